import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { mainLocales } from "../sdk/contracts/locale.ts";
import { ticketCategoryHash } from "../server/catalogue/category-hash.ts";
import { readCatalogueFile } from "../server/catalogue/read-file.ts";
import type { Words } from "../server/domain/catalogue-schema.ts";
import { slotsOf } from "../server/catalogue/slots.ts";
import { frameOf } from "../server/ports/pictures/frame.ts";
import { readPictureIndex } from "../server/ports/pictures/masters.ts";
import { testNow } from "../server/testing/services.ts";

const folder = join(import.meta.dirname, "catalogue");
// With the checks of an import.
const { catalogue } = await readCatalogueFile(folder, testNow);
const { activities, attributes, pointsOfInterest, reviews, types, locations } = catalogue;
const offers = activities.flatMap((activity) => activity.offers);

const isWords = (value: object): value is Words =>
  mainLocales.every((locale) => typeof Reflect.get(value, locale) === "string");

/** Every text of the catalogue with the path to it. */
function textsIn(value: unknown, path = ""): { path: string; texts: Words }[] {
  if (typeof value !== "object" || value === null) return [];
  if (isWords(value)) return [{ path, texts: value }];
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, `${path}/${key}`));
}

const { reviews: _said, ...written } = catalogue;
const texts = textsIn(written);
const drawn = readPictureIndex(join(folder, "pictures"));
/** A year of every offer, on a machine that is busy with other tests (ms). */
const slow = 60_000;
const distinct = (ids: unknown[]) => expect(new Set(ids).size).toBe(ids.length);

describe("the demo catalogue", () => {
  test("can be imported as it is", () => {
    expect(activities.length).toBeGreaterThanOrEqual(400);
    expect(catalogue.locations.length).toBeGreaterThanOrEqual(60);
    expect(catalogue.types.length).toBeGreaterThanOrEqual(28);
    expect(attributes.length).toBeGreaterThanOrEqual(15);
    expect(pointsOfInterest.length).toBeGreaterThanOrEqual(30);
    expect(reviews.length).toBeGreaterThanOrEqual(7000);
  });

  test("gives every activity, offer and category an id of its own", () => {
    distinct(activities.map(({ id }) => id));
    distinct(activities.map(({ mappedId }) => mappedId));
    distinct(offers.map(({ id }) => id));
    distinct(offers.map(({ contentApiOfferId }) => contentApiOfferId));
    distinct(offers.flatMap(({ categories }) => categories.map(({ id }) => id)));
    distinct(catalogue.types.map(({ id }) => id));
    distinct(catalogue.locations.map(({ id }) => id));
    distinct(catalogue.suppliers.map(({ id }) => id));
    distinct(attributes.map(({ id }) => id));
    distinct(attributes.flatMap(({ items }) => items.map(({ id }) => id)));
    distinct(pointsOfInterest.map(({ id }) => id));
    distinct(reviews.map(({ id }) => id));
  });

  test.each(mainLocales)("has no two titles alike in %s", (locale) => {
    distinct(activities.map(({ title }) => title[locale]));
    distinct(activities.map(({ slug }) => slug[locale]));
  });

  test("lies in Switzerland, every place, sight and meeting point of it", () => {
    const points = [
      ...activities,
      ...activities.flatMap(({ meetingPoints }) => meetingPoints),
      ...locations,
      ...pointsOfInterest,
    ];
    const abroad = points.filter(
      ({ latitude, longitude }) => latitude < 45.81 || latitude > 47.82 || longitude < 5.95 || longitude > 10.5,
    );
    expect(abroad).toEqual([]);
  });

  test("starts each activity near the place it is listed under", () => {
    const farKm = 45;
    const kmADegree = 111;
    // Those below 2000 show a rule of selling, wherever they are.
    const far = activities.filter(({ id, latitude, longitude, locationId }) => {
      if (id < 2000) return false;
      const place = locations.find(({ id }) => id === locationId)!;
      return (
        Math.hypot(latitude - place.latitude, (longitude - place.longitude) * Math.cos((latitude * Math.PI) / 180)) *
          kmADegree >
        farKm
      );
    });
    expect(far.map(({ title }) => title.en_CH)).toEqual([]);
  });

  test("uses every type, place, attribute item and point of interest, and says something of each", () => {
    const items = new Set(activities.flatMap((activity) => activity.attributes.flatMap((each) => each.items)));
    for (const { id } of attributes.flatMap((attribute) => attribute.items)) expect(items, `item ${id}`).toContain(id);
    for (const { id } of types)
      expect(
        activities.some(({ typeId }) => typeId === id),
        `type ${id}`,
      ).toBe(true);
    for (const { id } of locations)
      expect(
        activities.some(({ locationId }) => locationId === id),
        `place ${id}`,
      ).toBe(true);
    for (const { id } of pointsOfInterest)
      expect(
        activities.some((activity) => activity.pointsOfInterest.includes(id)),
        `sight ${id}`,
      ).toBe(true);
    for (const shown of [
      ...types,
      ...locations,
      ...pointsOfInterest,
      ...attributes.flatMap((attribute) => attribute.items),
    ]) {
      expect(shown.teaser, `${shown.id}`).not.toBeNull();
      expect(shown.picture, `${shown.id}`).not.toBeNull();
    }
  });

  test("names only attributes and items that it has", () => {
    const known = new Map(attributes.map(({ id, items }) => [id, new Set(items.map((item) => item.id))]));
    for (const activity of activities)
      for (const { attributeId, items } of activity.attributes)
        for (const item of items) expect(known.get(attributeId), `${activity.id}`).toContain(item);
  });

  test("keeps the order of the year in attribute 26 (discovery spec §9)", () => {
    expect(attributes.find(({ id }) => id === 26)?.items.map(({ id }) => id)).toEqual([261, 262, 263, 264]);
  });

  test("has a file for each activity, with its reviews and nothing else", () => {
    for (const name of readdirSync(join(folder, "activities"))) {
      const { $schema, ...part } = JSON.parse(readFileSync(join(folder, "activities", name), "utf8")) as Record<
        string,
        { id: number; activityId: number }[]
      >;
      const { activities: own, reviews: ownReviews = [], ...rest } = part;
      expect([$schema, own?.length, rest], name).toEqual(["../../../docs/catalogue.schema.json", 1, {}]);
      expect(
        ownReviews.filter(({ activityId }) => activityId !== own![0]!.id),
        name,
      ).toEqual([]);
    }
  });

  test("shows only pictures that are drawn, and every one of them", () => {
    const all = [
      ...activities,
      ...types,
      ...locations,
      ...pointsOfInterest,
      ...attributes.flatMap(({ items }) => items),
    ];
    const shown = all
      .flatMap((each) => ("pictures" in each ? each.pictures : [each.picture]))
      .map((picture) => picture?.file);
    expect(new Set(shown)).toEqual(new Set([...drawn.keys()].map((name) => `pictures/${name}`)));
  });

  test("keeps the subject of every picture whole in heroes (16:9) and on cards (4:3)", () => {
    expect(drawn.size).toBeGreaterThan(600);
    const cut = [...drawn].filter(([, one]) =>
      [
        { width: 800, height: 450 },
        { width: 400, height: 300 },
      ].some((size) => {
        const { crop } = frameOf(one, size);
        const [left, top, right, bottom] = one.subject ?? [0, 0, 1, 1];
        const isWhole =
          crop.left <= left * one.width + 1 &&
          crop.top <= top * one.height + 1 &&
          crop.left + crop.width >= right * one.width - 1 &&
          crop.top + crop.height >= bottom * one.height - 1;
        return !isWhole;
      }),
    );
    expect(cut.map(([name]) => name)).toEqual([]);
  });

  test("fills every mark of its sentences", () => {
    expect(
      texts
        .filter(({ texts: text }) => Object.values(text).some((each) => /[{}]|undefined|NaN/.test(each)))
        .map(({ path }) => path),
    ).toEqual([]);
  });

  test("has some to ask for, some sold out, some over, some free", () => {
    const noSlots = (activity: (typeof activities)[number]) =>
      activity.offers.every(({ schedules }) => schedules.every(({ weekdays }) => weekdays.length === 0));
    expect(activities.filter(({ bookingOnRequest }) => bookingOnRequest).length).toBeGreaterThan(8);
    expect(activities.filter(noSlots).length).toBeGreaterThan(5);
    expect(
      activities.some(({ offers: sold }) =>
        sold.every(({ schedules }) => schedules.every(({ capacity }) => capacity === 0)),
      ),
    ).toBe(true);
    expect(
      activities.filter(({ offers: sold }) =>
        sold.every(({ categories }) => categories.every(({ price }) => price === 0)),
      ).length,
    ).toBeGreaterThan(1);
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

  test("[R15] has no two categories with the same hash in an offer", () => {
    for (const { categories } of offers) distinct(categories.map(ticketCategoryHash));
  });

  test("sells a category only at start times that its offer has", () => {
    for (const { schedules, categories } of offers) {
      const starts = schedules.flatMap(({ times }) => times);
      for (const { times } of categories) expect(starts).toEqual(expect.arrayContaining(times ?? []));
    }
  });

  test(
    "makes a moderate number of slots, and none at a time that the clocks skip",
    () => {
      const most = 250_000;
      const slots = offers.flatMap(({ id, schedules }) => slotsOf(id, schedules, "2026-11-21", "2028-01-21"));
      expect(slots.length).toBeLessThan(most);
      const sold = new Set(slots.map(({ offer_id }) => offer_id));
      for (const { id, schedules } of offers)
        if (schedules.some(({ weekdays }) => weekdays.length > 0)) expect(sold, `offer ${id}`).toContain(id);
    },
    slow,
  );

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
    const wrong = texts.filter(({ texts: text }) =>
      mainLocales.some((locale) => text[locale].trim() === "" || text[locale].includes("ß")),
    );
    expect(wrong).toEqual([]);
  });

  test("is written in each language: no sentence is left in another's", () => {
    const mayBeAlike =
      /^\/locations|^\/activities\/\d+\/title|^\/pointsOfInterest\/\d+\/title|^\/activities\/\d+\/offers|^\/types\/\d+\/title|^\/attributes\/\d+\/(items\/\d+\/)?label|\/(slug|label)$|\/benefits\/\d+$|\/contentBlocks\/\d+\/title$/;
    const sentences = texts.filter(({ path }) => !mayBeAlike.test(path));
    expect(sentences.filter(({ texts: text }) => new Set(Object.values(text)).size < mainLocales.length)).toEqual([]);
  });

  test("has an activity for every rule that its README lists", () => {
    const readme = readFileSync(new URL("README.md", import.meta.url), "utf8");
    const rows = [...readme.matchAll(/^\| (?!rule|-)(.+) \| ([a-z-]+) \|$/gm)];
    expect(rows.length).toBeGreaterThan(40);
    const files = activities.flatMap(({ pictures }) => pictures.map(({ file }) => file));
    for (const [, rule, key] of rows) {
      expect(existsSync(join(folder, "activities", `${key}.json`)), rule).toBe(true);
      expect(files, rule).toContain(`pictures/${key}.webp`);
    }
  });

  describe("what people say of it", () => {
    const byActivity = Map.groupBy(reviews, ({ activityId }) => activityId);
    const of = (activityId: number) => byActivity.get(activityId) ?? [];
    const average = (ownReviews: typeof reviews) =>
      ownReviews.reduce((sum, { rating }) => sum + rating, 0) / ownReviews.length;

    test("is spread as it would be: much praise, some blame, some without a word or hidden, some answered", () => {
      const part = (some: (review: (typeof reviews)[number]) => boolean) =>
        reviews.filter(some).length / reviews.length;
      expect(part(({ rating }) => rating === 5)).toBeGreaterThan(0.4);
      expect(part(({ rating }) => rating <= 2)).toBeGreaterThan(0.015);
      expect(part(({ text }) => text === null)).toBeCloseTo(0.2, 1);
      expect(part(({ isExcluded }) => isExcluded)).toBeGreaterThan(0.005);
      expect(part(({ replies }) => replies.length > 0)).toBeGreaterThan(0.08);
      expect(new Set(reviews.map(({ locale }) => locale)).size).toBe(10);
    });

    test("leaves some activities without a review, and keeps averages between 3 and 5", () => {
      const counts = activities.map(({ id }) => of(id)).filter((ownReviews) => ownReviews.length >= 8);
      expect(activities.filter(({ id }) => of(id).length === 0).length).toBeGreaterThan(15);
      for (const ownReviews of counts) expect(average(ownReviews)).toBeGreaterThan(2.9);
      expect(Math.min(...counts.map(average))).toBeLessThan(3.6);
      expect(Math.max(...counts.map(average))).toBeGreaterThan(4.8);
    });

    test("keeps the rating that an activity of its own file shows a rule by", () => {
      for (const { id, rating } of activities) {
        if (rating) expect(average(of(id)) >= 4, `activity ${id}`).toBe(rating.average >= 4);
        else if (id < 2000) expect(of(id)).toEqual([]);
      }
    });

    test("comes from the last three years and is never answered before it was said", () => {
      const isLate = (date: string) => date >= "2026-11-20";
      const odd = reviews.filter(
        ({ createdOn, replies }) =>
          createdOn < "2023-11-20" ||
          isLate(createdOn) ||
          replies.some((reply) => reply.createdOn < createdOn || isLate(reply.createdOn)),
      );
      expect(odd).toEqual([]);
    });

    test.each(mainLocales)("is said in at least 300 sentences in %s", (locale) => {
      const sentences = reviews
        .filter((review) => review.locale === locale && review.text !== null)
        .flatMap(({ text }) => text!.split(/(?<=[.!?])\s+/));
      expect(new Set(sentences).size).toBeGreaterThanOrEqual(300);
    });
  });

  test("shows two or three sold-out days of paragliding in most months, and one at least in each", () => {
    const flight = activities.find(({ id }) => id === 167)!;
    const slots = flight.offers.flatMap(({ id, schedules }) => slotsOf(id, schedules, "2026-12-01", "2028-01-01"));
    const soldOut = [...Map.groupBy(slots, ({ local_date }) => local_date)].flatMap(([date, ofDay]) =>
      ofDay.every(({ capacity }) => capacity === 0) ? [date] : [],
    );
    const byMonth = [...Map.groupBy(soldOut, (date) => date.slice(0, 7)).values()].map(({ length }) => length);
    expect(byMonth).toHaveLength(13);
    expect(byMonth.filter((days) => days === 2 || days === 3).length).toBeGreaterThan(9);
    expect(soldOut.filter((date) => [0, 6].includes(new Date(date).getUTCDay())).length).toBeGreaterThan(
      soldOut.length / 2,
    );
  });
});
