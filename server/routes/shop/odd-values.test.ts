import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { checkCatalogue } from "../../catalogue/check.ts";
import { discoveryCatalogue } from "../../catalogue/fixtures/discovery.ts";
import { importCatalogue } from "../../catalogue/import.ts";
import { Catalogue, type CatalogueInput } from "../../domain/catalogue-schema.ts";
import { openDatabase, type Db } from "../../db/connection.ts";
import { migrate } from "../../db/migrate.ts";
import { openTestShop, testNow, type TestShop } from "../../testing/shop.ts";

/** Values that a field can have and that could break a view. */
const oddValues: readonly (readonly [string, unknown])[] = [
  ["an empty text", ""],
  ["a code with a space", "Swiss German"],
  ["a name of every object", "constructor"],
  ["markup", "<img src=x onerror=alert(1)>"],
  ["an emoji and a half", "🚠\u{1F1E8}"],
  ["a long word", "Donaudampfschifffahrtsgesellschaft".repeat(8)],
  ["nothing", null],
  ["zero", 0],
  ["one", 1],
  ["a fraction", 0.5],
  ["a huge number", 2_147_483_647],
  ["an address that would run", "javascript:alert(1)"],
  ["a path", "../..//a?b=c#d%"],
  ["blanks", " \t\n "],
  ["no", false],
  ["yes", true],
  ["an empty list", []],
];
/** Names whose value is what other entries, or the tests' own addresses, are found by. */
const fixed = new Set([
  "id",
  "mappedId",
  "contentApiOfferId",
  "supplierId",
  "typeId",
  "locationId",
  "activityId",
  "attributeId",
  "file",
  "slug",
]);

/** Every place of a value below `given` that holds a text, a number, a truth value, nothing, or a list. */
function placesOf(given: unknown, path: readonly (string | number)[] = []): (readonly (string | number)[])[] {
  if (Array.isArray(given)) return [path, ...given.flatMap((each, index) => placesOf(each, [...path, index]))];
  if (typeof given !== "object" || given === null) return [path];
  return Object.entries(given).flatMap(([name, each]) => (fixed.has(name) ? [] : placesOf(each, [...path, name])));
}

function valueAt(given: unknown, path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>((at, key) => (at as Record<string | number, unknown> | null | undefined)?.[key], given);
}

function put(given: unknown, path: readonly (string | number)[], value: unknown): void {
  (valueAt(given, path.slice(0, -1)) as Record<string | number, unknown>)[path.at(-1)!] = value;
}

/** A catalogue with a review, which stands beside each activity. */
const complete: CatalogueInput = {
  ...discoveryCatalogue,
  reviews: [
    {
      id: 1,
      activityId: discoveryCatalogue.activities[0]!.id,
      rating: 5,
      text: "A lovely day on the lake.",
      firstName: "Mia",
      lastName: "Keller",
      createdOn: "2026-01-05",
      countryCode: "CH",
      locale: "en_CH",
      category: "couple",
      tags: ["view"],
      replies: [{ text: "Thank you.", author: "Seefahrt AG", createdOn: "2026-01-06" }],
      isExcluded: false,
      helpful: 2,
    },
  ],
};

/**
 * Whether the import takes it. Where no other entry can be concerned, the first activity, which is the one that is
 * changed, stands for all.
 */
const isTaken = (catalogue: CatalogueInput, concernsOthers: boolean) => {
  const searched = concernsOthers ? catalogue : { ...catalogue, activities: catalogue.activities.slice(0, 1) };
  return v.is(Catalogue, searched) && checkCatalogue(searched, testNow).catalogue !== null;
};

/** The catalogue with an odd value in each field of its first entries that the import takes it for. */
function withOdd(value: unknown): { catalogue: CatalogueInput; taken: number } {
  const catalogue = structuredClone(complete) as CatalogueInput & Record<string, unknown[]>;
  let taken = 0;
  for (const list of ["types", "locations", "attributes", "pointsOfInterest", "suppliers", "activities", "reviews"]) {
    for (const path of placesOf(catalogue[list]![0], [list, 0])) {
      // An emptied list has no entries to change any more.
      const before = valueAt(catalogue, path);
      if (path.length < 3 || before === undefined) continue;
      if (Object.is(before, value) || (Array.isArray(before) && Array.isArray(value) && before.length === 0)) continue;
      put(catalogue, path, structuredClone(value));
      if (isTaken(catalogue, Array.isArray(value))) taken++;
      else put(catalogue, path, before);
    }
  }
  return { catalogue, taken };
}

/** What a page shows of a value doesn't depend on the database that it comes from: one of them is enough. */
describe("a catalogue with odd values", () => {
  const folder = mkdtempSync(join(tmpdir(), "gipfel-odd-values-"));
  let db: Db;
  let shop: TestShop;
  beforeAll(async () => {
    db = openDatabase({ DATA_DIR: folder });
    await migrate(db);
    shop = await openTestShop(db, { catalogue: discoveryCatalogue });
  });
  afterAll(async () => {
    await shop.app.close();
    await db.destroy();
    rmSync(folder, { recursive: true });
  });

  test.each(oddValues)(
    "%s: what the import takes is shown by every page, and what it can't show it refuses",
    async (_what, value) => {
      const { catalogue, taken } = withOdd(value);
      await importCatalogue(db, catalogue, testNow, "demo");
      await shop.services.discovery.fresh();
      // Something of each kind is taken, or this test would show nothing.
      expect(taken).toBeGreaterThan(0);
      const pages = [
        "/en-ch",
        "/en-ch/activities",
        "/en-ch/t/11",
        "/en-ch/l/101",
        "/en-ch/l/101/t/11",
        "/en-ch/a/261",
        "/en-ch/p/901",
        "/en-ch/activity/1",
      ];
      for (const page of pages) {
        let answer = await shop.app.inject({ url: page, headers: { accept: "text/html" } });
        if (answer.statusCode === 301)
          answer = await shop.app.inject({
            url: new URL(String(answer.headers.location), "https://shop.test").pathname,
          });
        expect([page, answer.statusCode]).toEqual([page, 200]);
        expect(answer.body).not.toContain("<img src=x");
        // Every element of the page was rendered: one that fails leaves its root out.
        const { elements } = JSON.parse(
          /<script id="page" type="application\/json">(.*?)<\/script>/s.exec(answer.body)![1]!,
        ) as { elements: object };
        expect([page, answer.body.match(/<template shadowrootmode/g)?.length ?? 0]).toEqual([
          page,
          Object.keys(elements).length,
        ]);
      }
      const { id, mappedId } = catalogue.activities[0]!;
      const calls: readonly (readonly [method: "GET" | "POST", path: string, body?: object])[] = [
        ["GET", "/activities/en_CH/"],
        ["GET", "/activities/en_CH/?similarTo=1"],
        ["GET", "/activities/en_CH/facets/"],
        ["GET", "/activity/1-en_CH/"],
        ["GET", "/search/en_CH/"],
        ["GET", "/reviews/1/"],
        ["POST", "/activity/offers/", { activityId: id, locale: "en_CH" }],
        ["POST", "/activity/monthly-dates/", { activityId: id, locale: "en_CH", year: 2026, month: 6 }],
        ["GET", `/activities/${mappedId}/availabilities`],
        ["GET", `/activities/${mappedId}/monthly-availabilities?year=2026&month=6`],
        [
          "POST",
          "/1/indexes/prd_en_CH/query",
          { query: "", facets: ["*"], getRankingInfo: true, aroundLatLng: "47,8" },
        ],
      ];
      for (const [method, path, body] of calls)
        expect([path, (await shop.ask(method, path, body)).statusCode]).toEqual([path, 200]);
    },
  );
});
