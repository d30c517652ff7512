import { existsSync, readFileSync } from "node:fs";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { mainLocales } from "../../../sdk/contracts/locale.ts";
import { ticketCategoryHash } from "../category-hash.ts";
import { Catalogue, type Words } from "../schema.ts";
import { slotsOf } from "../slots.ts";
import { catalogue } from "./catalogue.ts";

const { activities } = v.parse(Catalogue, catalogue);
const offers = activities.flatMap((activity) => activity.offers);

const isWords = (value: object): value is Words => mainLocales.every((locale) => typeof Reflect.get(value, locale) === "string");

/** Every text of the catalogue with the path to it. */
function textsIn(value: unknown, path = ""): { path: string; texts: Words }[] {
  if (typeof value !== "object" || value === null) return [];
  if (isWords(value)) return [{ path, texts: value }];
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, `${path}/${key}`));
}

const texts = textsIn(catalogue);
const distinct = (ids: unknown[]) => expect(new Set(ids).size).toBe(ids.length);

describe("the demo catalogue", () => {
  test("can be imported as it is", () => {
    expect(v.safeParse(Catalogue, catalogue).issues).toBeUndefined();
    expect(activities.length).toBeGreaterThanOrEqual(20);
  });

  test("gives every activity, offer and category an id of its own", () => {
    distinct(activities.map(({ id }) => id));
    distinct(activities.map(({ mappedId }) => mappedId));
    distinct(offers.map(({ id }) => id));
    distinct(offers.map(({ contentApiOfferId }) => contentApiOfferId));
    distinct(offers.flatMap(({ categories }) => categories.map(({ id }) => id)));
    distinct(Object.values(catalogue.types).map(({ id }) => id));
    distinct(catalogue.locations.map(({ id }) => id));
    distinct(catalogue.suppliers.map(({ id }) => id));
  });

  test("[R1] never has a content id that is also a mapped id", () => {
    const mapped = new Set(activities.map(({ mappedId }) => mappedId));
    expect(activities.filter(({ id }) => mapped.has(id))).toEqual([]);
  });

  test("names only suppliers, types and places that it has", () => {
    const ids = (rows: { id: number }[]) => rows.map(({ id }) => id);
    for (const activity of activities) {
      expect(ids(catalogue.suppliers)).toContain(activity.supplierId);
      expect(ids(catalogue.types)).toContain(activity.typeId);
      expect(ids(catalogue.locations)).toContain(activity.locationId);
    }
  });

  test.each(offers)("[R15] offer $id has no two categories with the same hash", ({ categories }) => {
    distinct(categories.map(ticketCategoryHash));
  });

  test("sells a category only at start times that its offer has", () => {
    for (const { schedules, categories } of offers) {
      const starts = schedules.flatMap(({ times }) => times);
      for (const { times } of categories) expect(starts).toEqual(expect.arrayContaining(times ?? []));
    }
  });

  test("makes a moderate number of slots, and none at a time that the clocks skip", () => {
    const most = 60_000;
    const slots = offers.flatMap(({ id, schedules }) => slotsOf(id, schedules, "2026-11-21", "2028-01-21"));
    expect(slots.length).toBeLessThan(most);
    for (const { id } of offers)
      expect(
        slots.some(({ offer_id }) => offer_id === id),
        `offer ${id}`,
      ).toBe(true);
  });

  test("puts conditions on reservation-level options that exist", () => {
    for (const { personalization } of offers) {
      for (const { condition } of personalization.flatMap(({ options }) => options)) {
        if (!condition) continue;
        const field = personalization.find(({ key }) => key === condition.key);
        expect(field?.scope).toBe("reservation");
        expect(field?.options.map(({ key }) => key)).toEqual(expect.arrayContaining(condition.in));
      }
    }
  });

  test("leaves no text empty, and spells as Swiss people do", () => {
    for (const { path, texts: text } of texts) {
      for (const locale of mainLocales) {
        expect(text[locale].trim(), `${path} ${locale}`).not.toBe("");
        expect(text[locale], `${path} ${locale}`).not.toContain("ß");
      }
    }
  });

  test("is written in each language: no sentence is left in another's", () => {
    const mayBeAlike = /^\/locations|\/(slug|label)$|\/benefits\/\d+$|\/contentBlocks\/\d+\/title$/;
    const sentences = texts.filter(({ path }) => !mayBeAlike.test(path));
    expect(sentences.filter(({ texts: text }) => new Set(Object.values(text)).size < mainLocales.length)).toEqual([]);
  });

  test("has an activity for every rule that its README lists", () => {
    const readme = readFileSync(new URL("README.md", import.meta.url), "utf8");
    const rows = [...readme.matchAll(/^\| (?!rule|-)(.+) \| ([a-z-]+) \|$/gm)];
    expect(rows.length).toBeGreaterThan(40);
    const files = activities.flatMap(({ pictures }) => pictures.map(({ file }) => file));
    for (const [, rule, key] of rows) {
      expect(existsSync(new URL(`activities/${key}.ts`, import.meta.url)), rule).toBe(true);
      expect(files, rule).toContain(`${key}.webp`);
    }
  });
});
