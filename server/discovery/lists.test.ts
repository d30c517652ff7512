import { beforeAll, expect, test } from "vitest";
import type { Filters, Sort } from "../../sdk/contracts/discovery.ts";
import { listActivities, listFacets } from "../../sdk/contracts/calls/listing.ts";
import { bridge, discoveryCatalogue, places, season, setting, types } from "../catalogue/fixtures/discovery.ts";
import { publishActivity, unpublishActivity } from "../commands/catalogue/publish-activity.ts";
import { onBothDatabases } from "../db/testing.ts";
import { openTestShop, type TestShop } from "../testing/shop.ts";

const sortable = [1, 2, 4, 6, 7, 8];

onBothDatabases("lists of activities", (getDb) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop(getDb(), { catalogue: discoveryCatalogue });
  });
  const cards = (query: Record<string, string>) => shop.done(listActivities, { params: { locale: "en_CH" }, query });
  const ids = async (query: Record<string, string>) => (await cards(query)).map(({ id }) => id);
  const filtered = (filters: Partial<Filters>, more: Record<string, string> = {}) =>
    ids({ filters: JSON.stringify(filters), ...more });
  const facets = (query: Record<string, string> = {}) => shop.done(listFacets, { params: { locale: "en_CH" }, query });
  const sorted = (sort: Sort) => ids({ sort });

  test("[R21.sorts] popularity counts tickets, then ratings; equal ones come by id", async () => {
    expect(await sorted("popularityDesc")).toEqual([2, 1, 6, 4, 8, 5, 7, 3]);
  });

  test("[R21.sorts] the best rated come first, those without a rating after them", async () => {
    expect(await sorted("ratingDesc")).toEqual([1, 4, 8, 2, 6, 5, 7, 3]);
  });

  test("[R21.sorts] a price is the adult's, else the starting one; ties are in the order of the ids", async () => {
    expect(await sorted("priceAsc")).toEqual([4, 2, 7, 1, 6, 8, 5, 3]);
    expect(await sorted("priceDesc")).toEqual([5, 8, 6, 1, 2, 7, 4, 3]);
  });

  test("[R21.sorts] what can't be booked comes last in every order, also where it would be first", async () => {
    for (const sort of ["relevance", "popularityDesc", "ratingDesc", "priceAsc", "priceDesc"] as const)
      expect((await sorted(sort)).at(-1), sort).toBe(3);
    expect((await ids({ sort: "distance", lat: "47.05", long: "8.31" })).at(-1)).toBe(3);
    const [last] = (await cards({ activityIds: "[3]" })).map(({ availableDates }) => availableDates);
    expect(last).toEqual([]);
  });

  test("a page is cut out of the list: pages put together are the list", async () => {
    const all = await sorted("priceAsc");
    const pages = await Promise.all(
      [0, 3, 6].map((offset) => ids({ sort: "priceAsc", limit: "3", offset: String(offset) })),
    );
    expect(pages.flat()).toEqual(all);
    expect(await ids({ offset: "100" })).toEqual([]);
  });

  test("[R22] nearby is within 10 km, or as many more as fill a page, 200 at most", async () => {
    const here = { lat: "47.05", long: "8.31" };
    expect(await ids({ ...here, limit: "2" })).toEqual([1, 2]);
    expect(await ids({ ...here, limit: "4" })).toEqual([1, 2, 8, 7]);
    expect(await ids(here)).toEqual([1, 2, 8, 7, 4, 5, 6, 3]);
    expect(await ids({ lat: "52.5", long: "13.4" })).toEqual([]);
  });

  test("[R22] a distance below 10 km has one decimal, a longer one none", async () => {
    const distances = (await cards({ lat: "47.05", long: "8.31" })).map(({ id, distance }) => [id, distance]);
    expect(Object.fromEntries(distances)).toMatchObject({ 1: 0, 8: 1.3, 7: 11, 4: 122, 6: 191 });
    expect((await cards({}))[0]).not.toHaveProperty("distance");
  });

  test("[R22] pages of nearby activities have each once: activities that can't be booked don't count for the radius", async () => {
    const pages = [];
    for (const offset of ["0", "3", "6"]) pages.push(await ids({ lat: "47.05", long: "8.31", limit: "3", offset }));
    expect(pages).toEqual([
      [1, 2, 8],
      [7, 4, 5],
      [6, 3],
    ]);
  });

  test("sorting by distance without a position gives the most relevant", async () => {
    expect(await sorted("distance")).toEqual(await sorted("relevance"));
  });

  test("in another order nearby is everything within 200 km", async () => {
    expect(await ids({ lat: "46.02", long: "7.75", sort: "priceAsc", limit: "3" })).toEqual([4, 2, 7]);
  });

  test("[R23] similar activities share type, place or attributes, can be booked, and are not the one itself nor skipped", async () => {
    expect(await ids({ similarTo: "1" })).toEqual([2, 7, 8, 4]);
    expect(await ids({ similarTo: "1", skipIds: "[7]" })).toEqual([2, 8, 4]);
    expect(await ids({ similarTo: "4" })).toEqual([5, 1, 2]);
  });

  test("[R23] similar activities of several come in turn, the best for each first, without themselves and once each", async () => {
    const [ofOne, ofFour] = [await ids({ similarTo: "[1]" }), await ids({ similarTo: "[4]" })];
    const both = await ids({ similarTo: "[1,4]" });
    const inTurn = ofOne
      .flatMap((id, nth) => [id, ofFour[nth]])
      .filter((id) => id !== undefined && id !== 1 && id !== 4);
    expect(new Set(both)).toEqual(new Set(inTurn));
    expect(both.slice(0, 2)).toEqual([ofOne[0], ofFour[0]]);
    expect(await ids({ similarTo: "[4,999]" })).toEqual(ofFour);
  });

  test("[R23] similar activities of one that is off sale are those of when it was on sale", async () => {
    await unpublishActivity(shop.services, "team", 1, 1);
    await shop.services.discovery.fresh();
    expect(await ids({ similarTo: "1" })).toEqual([2, 7, 8, 4]);
    expect(await ids({ similarTo: "1", skipIds: "[7]" })).toEqual([2, 8, 4]);
    await publishActivity(shop.services, "team", 1, 2);
    await shop.services.discovery.fresh();
  });

  test("[R23] in place of an activity that never was the most relevant bookable ones come, without what is skipped", async () => {
    const relevant = (await sorted("relevance")).filter((id) => id !== 3);
    expect(await ids({ similarTo: "999" })).toEqual(relevant);
    expect(await ids({ similarTo: "999", skipIds: "[7]" })).toEqual(relevant.filter((id) => id !== 7));
  });

  test("[R25.filters] any of the chosen matches within a group, and all groups must", async () => {
    expect((await filtered({ types: [types.boats, types.meals] })).toSorted()).toEqual([1, 2, 3, 6, 7, 8]);
    expect((await filtered({ types: [types.boats, types.meals], locations: [places.geneva] })).toSorted()).toEqual([6]);
    expect((await filtered({ languages: ["en", "fr"] })).toSorted()).toEqual([1, 3, 4]);
    expect(await filtered({ discountTypes: ["half_fare"] })).toEqual([1]);
    expect((await filtered({ guided: true })).toSorted()).toEqual([1, 3, 4]);
    expect((await filtered({ attributes: { [season.id]: [season.summer, season.winter] } })).toSorted()).toEqual([
      1, 2, 4, 5,
    ]);
    expect(
      (await filtered({ attributes: { [season.id]: [season.summer], [setting.id]: [setting.summit] } })).toSorted(),
    ).toEqual([4]);
    expect(await filtered({ attributes: { [setting.id]: [season.summer] } })).toEqual([]);
    expect(await filtered({ types: [4711] })).toEqual([]);
  });

  test("[R25.filters] a least rating leaves that and better; none leaves those without a rating alone", async () => {
    expect((await filtered({ rating: "4.5" })).toSorted()).toEqual([1, 3, 4]);
    expect((await filtered({ rating: "3" })).toSorted()).toEqual([1, 2, 3, 4, 6, 8]);
    expect((await filtered({ rating: "none" })).toSorted()).toEqual([5, 7]);
  });

  test("[R25.filters] a date leaves what has a free seat on it", async () => {
    expect((await filtered({ date: "2026-12-01" })).toSorted()).toEqual(sortable);
    expect((await filtered({ date: "2026-12-24" })).toSorted()).toEqual([1, 2, 4, 5, 6, 7, 8]);
    expect(await filtered({ date: "2026-11-20" })).toEqual([]);
    expect(await filtered({ date: "9999-12-31" })).toEqual([]);
    expect((await cards({ activityIds: "[5]" }))[0]!.availableDates.slice(0, 2)).toEqual(["2026-12-20", "2026-12-21"]);
    expect((await cards({ activityIds: "[6]" }))[0]!.availableDates).toHaveLength(31);
  });

  test("[R25.ages] every child's age must lie within the activity's bounds; a greatest age of 0 is none", async () => {
    expect(await filtered({ childrenAges: [9] }, { typeIds: `[${types.hikes}]` })).toEqual([4]);
    expect((await filtered({ childrenAges: [12, 17] }, { typeIds: `[${types.hikes}]` })).toSorted()).toEqual([4, 5]);
    expect(await filtered({ childrenAges: [3, 12] }, { typeIds: `[${types.hikes}]` })).toEqual([]);
  });

  test("[R25.pins] capi comes first in its order, without what is skipped or doesn't match; what can't be booked stays last", async () => {
    expect((await ids({ capi: "[8,5,3]", sort: "priceAsc" })).slice(0, 3)).toEqual([8, 5, 4]);
    expect((await ids({ capi: "[8,5,3]", sort: "priceAsc" })).at(-1)).toBe(3);
    expect(
      await ids({
        capi: "[8,1]",
        skipIds: "[8]",
        filters: JSON.stringify({ types: [types.boats] }),
        limit: "2",
        sort: "priceAsc",
      }),
    ).toEqual([1, 2]);
    const pages = await Promise.all(
      ["0", "2"].map((offset) => ids({ capi: "[8,5]", sort: "priceAsc", limit: "2", offset })),
    );
    expect(pages.flat()).toEqual([8, 5, 4, 2]);
  });

  test("a list has a scope: places, a region, types, items, activities, a point of interest, and what is left out", async () => {
    expect((await ids({ locationIds: `[${places.zermatt}]` })).toSorted()).toEqual([4, 5]);
    expect((await ids({ regionId: String(places.zermatt) })).toSorted()).toEqual([4, 5]);
    expect((await ids({ typeIds: `["${types.meals}"]` })).toSorted()).toEqual([6, 8]);
    expect((await ids({ attributeIds: `[${season.spring},${setting.summit}]` })).toSorted()).toEqual([1, 4]);
    expect((await ids({ pointOfInterestId: String(bridge) })).toSorted()).toEqual([1, 7]);
    expect((await ids({ activityIds: "[8,1,4711]", skipIds: "[1]" })).toSorted()).toEqual([8]);
    expect(await ids({ activityIds: "[]" })).toEqual([]);
  });

  test("a search finds titles with a typing error, in the words of the page's language, the best fitting first", async () => {
    expect(await ids({ s: "stemer" })).toEqual([1]);
    expect((await ids({ s: "Boats" }))[0]).toBe(2);
    expect(await ids({ s: "fr rowing" })).toEqual([7]);
    expect(await ids({ s: "   " })).toHaveLength(8);
    expect(await ids({ s: "\u0007\u202E steamer \u200B" })).toEqual([1]);
  });

  test("[R21.match] a text's best match comes first; another sort orders what it finds as it orders all", async () => {
    const found = await ids({ s: "Boats" });
    expect(await ids({ s: "Boats", sort: "relevance" })).toEqual(found);
    for (const sort of ["popularityDesc", "ratingDesc", "priceAsc", "priceDesc"] as const) {
      const expected = (await sorted(sort)).filter((id) => found.includes(id));
      expect(await ids({ s: "Boats", sort }), sort).toEqual(expected);
    }
    expect(await ids({ s: "Boats", sort: "priceAsc" })).not.toEqual(found);
  });

  test("[R24] a list has exactly the activities that the search index finds: by title, category, place, point of interest, description and picture", async () => {
    const { search } = shop.services.ports;
    for (const [text, count] of Object.entries({
      Boats: 4,
      Lucerne: 5,
      meals: 2,
      "chapel bridge": 2,
      "on the water": 0,
      dawn: 8,
      "🎿": 0,
      xyzzy: 0,
    })) {
      const { hits } = await search.query("en_CH", { query: text, filters: "type:activity" });
      const found = hits.map(({ objectID }) => Number(objectID.replace("activity-", "")));
      expect((await ids({ s: text })).toSorted(), text).toEqual(found.toSorted());
      expect((await facets({ s: text })).total, text).toBe(found.length);
      expect(found.length, text).toBe(count);
    }
  });

  test("[R25.facets] an option's count is what choosing it would leave, its own group not counted", async () => {
    const {
      total,
      bookable,
      types: byType,
      locations,
      ratings,
      attributes,
      guided,
      languages,
      discountTypes,
    } = await facets({
      filters: JSON.stringify({ types: [types.boats], locations: [places.lucerne] }),
    });
    expect({ total, bookable, guided }).toEqual({ total: 4, bookable: 3, guided: 2 });
    expect(byType).toEqual([
      { id: types.boats, title: "Boats", count: 4 },
      { id: types.hikes, title: "Hikes", count: 0 },
      { id: types.meals, title: "Meals", count: 1 },
    ]);
    expect(locations.map(({ id, count }) => [id, count])).toEqual([
      [places.lucerne, 4],
      [places.zermatt, 0],
      [places.geneva, 0],
    ]);
    expect(ratings).toContainEqual({ key: "4.5", count: 2 });
    expect(languages).toContainEqual({ key: "fr", count: 1 });
    expect(discountTypes).toEqual([{ key: "half_fare", label: "Half Fare", count: 1 }]);
    expect(
      attributes.map(({ attributeLabel, items }) => [attributeLabel, items.map((item) => [item.id, item.count])]),
    ).toEqual([
      [
        "a26",
        [
          [season.spring, 1],
          [season.summer, 2],
          [season.winter, 0],
        ],
      ],
      [
        "a31",
        [
          [setting.lake, 1],
          [setting.summit, 0],
        ],
      ],
    ]);
    expect(attributes[0]!.items[1]).toMatchObject({
      labelEn: "Summer",
      description: "June to August",
      page: "/en-ch/a/262-summer",
    });
  });

  test("[R25.facets] the counts are of the same list: its scope, its search, its radius", async () => {
    expect(await facets({ s: "winter" })).toMatchObject({ total: 1, bookable: 1 });
    expect(await facets({ typeIds: `[${types.meals}]` })).toMatchObject({ total: 2 });
    expect(await facets({ lat: "46.02", long: "7.75" })).toMatchObject({ total: 8 });
    expect(await facets({ lat: "52.5", long: "13.4" })).toMatchObject({ total: 0, locations: [] });
  });

  test("a card is in the page's language, and has what a list filters and sorts by", async () => {
    const [card] = await shop.done(listActivities, { params: { locale: "fr_CH" }, query: { activityIds: "[8]" } });
    expect(card).toMatchObject({
      path: "/fr-ch/activity/8-quay-dinner-fr_CH",
      info: { title: "Quay Dinner (fr)" },
      type: { id: types.meals, title: "Meals (fr)" },
      location: { id: places.lucerne, title: "Lucerne (fr)" },
      discountTypes: [],
      summary: { minAdultPrice: { amount: 8000, formatted: "CHF 80.00" }, cancellation: true, durationInHours: [1.5] },
    });
    expect(card!.summary!.discount).toEqual([expect.objectContaining({ it_CH: "Dessert for free (it)" })]);
    expect(
      (await shop.done(listActivities, { params: { locale: "ja_JP" }, query: { activityIds: "[8]" } }))[0],
    ).toMatchObject({
      path: "/ja-jp/activity/8-quay-dinner-en_CH",
      info: { title: "Quay Dinner" },
    });
  });

  test("answers 304 to a client that has the list, until something has changed", async () => {
    const first = await shop.ask("GET", "/activities/de_CH/");
    expect(first.headers["cache-control"]).toBe("public, max-age=60");
    const again = (tag: string) => shop.ask("GET", "/activities/de_CH/", undefined, { "if-none-match": tag });
    expect((await again(String(first.headers["etag"]))).statusCode).toBe(304);
    expect((await again('W/"another"')).statusCode).toBe(200);
  });
});
