import { describe, expect, test } from "vitest";
import type { Locale } from "../../../../sdk/contracts/locale.ts";
import type { IndexQuery } from "../protocol.ts";
import type { IndexRecord, RecordWithTexts } from "../records.ts";
import { embeddedSearch } from "./embedded.ts";
import { highlight } from "./highlight.ts";
import { hitPresenter } from "../../../presenters/search-hit.ts";

function record(objectID: string, title: string, more: Partial<IndexRecord> = {}): RecordWithTexts {
  const page = { kind: "type" as const, id: "1", titles: title };
  return {
    record: {
      objectID,
      type: "type",
      title,
      page,
      picture: null,
      lat: null,
      lng: null,
      activityAmount: 1,
      isBookable: true,
      score: 0,
      activity: null,
      ...more,
    },
    names: [],
    description: [],
  };
}

/** An index of these records; they and their revision may be changed. */
function open(records: RecordWithTexts[]) {
  const source = { revision: "1", records, reads: 0 };
  const search = embeddedSearch(
    {
      revision: async () => source.revision,
      async read() {
        source.reads++;
        return [...source.records];
      },
    },
    hitPresenter("http://shop.test"),
  );
  const ask = (query: IndexQuery, locale: Locale = "en_CH") => search.query(locale, query);
  const ids = async (query: IndexQuery, locale?: Locale) =>
    (await ask(query, locale)).hits.map(({ objectID }) => objectID);
  return { source, search, ask, ids };
}

describe("the embedded index", () => {
  test("[R24] within a step what can be booked comes first, then the more activities, then the higher score", async () => {
    const { ids } = open([
      record("a", "Lake walk", { score: 0.2 }),
      record("b", "Lake tour", { isBookable: false, activityAmount: 90 }),
      record("c", "Lake trip", { score: 0.9 }),
      record("d", "Lake", { isBookable: false }),
      record("e", "Lake places", { activityAmount: 5 }),
      record("f", "On the lake", { activityAmount: 50 }),
    ]);
    expect(await ids({ query: "lake" })).toEqual(["d", "e", "c", "a", "b", "f"]);
    expect(await ids({ query: "" })).toEqual(["f", "e", "c", "a", "b", "d"]);
  });

  test("filters by type, id, amount and what can be booked, in words and as lists", async () => {
    const { ids } = open([
      record("a", "One", { type: "poi", activityAmount: 3 }),
      record("b", "Two", { type: "location", activityAmount: 2 }),
      record("c", "Three", { type: "type", isBookable: false }),
    ]);
    const cases: [IndexQuery, string[]][] = [
      [{ filters: "type:poi" }, ["a"]],
      [{ filters: "NOT type:poi AND isBookable:true" }, ["b"]],
      [{ filters: "(type:poi OR type:location) AND activityAmount >= 2" }, ["a", "b"]],
      [{ filters: "((type:poi OR type:type) AND NOT type:type) AND isBookable:true" }, ["a"]],
      [{ filters: 'objectID:"c" OR activityAmount>2' }, ["a", "c"]],
      [{ facetFilters: [["type:poi", "type:type"], "isBookable:true"] }, ["a"]],
      [{ facetFilters: ["type:-poi"] }, ["b", "c"]],
      [{ facetFilters: "type:poi,isBookable:true" }, ["a"]],
      [{ facetFilters: "isBookable:true,(type:poi,type:location)" }, ["a", "b"]],
      [{ filters: "type:nothing" }, []],
    ];
    for (const [query, expected] of cases) expect(await ids(query), JSON.stringify(query)).toEqual(expected);
  });

  test.each([
    ["AND and OR are mixed without parentheses", "type:poi AND isBookable:true OR type:type"],
    ["an AND stands within an OR", "type:poi OR (type:location AND activityAmount >= 2)"],
    ["NOT stands before a group", "NOT (type:poi OR type:location)"],
    ["NOT stands before one in parentheses", "NOT (type:poi)"],
  ])("refuses a filter where %s, as the hosted index does", async (_, filters) => {
    const { ids } = open([record("a", "One", { type: "poi" })]);
    await expect(ids({ filters })).rejects.toMatchObject({ code: "invalid_input" });
  });

  test("ranking info has the distance and the score, and no counts that the index does not have", async () => {
    const { ask } = open([record("a", "Boat trips", { lat: 46.1, lng: 8 })]);
    const { hits } = await ask({ query: "boat", aroundLatLng: "46,8", getRankingInfo: true });
    expect(hits[0]!._rankingInfo).toEqual({ geoDistance: expect.closeTo(11_120, -2), userScore: expect.any(Number) });
  });

  test("counts matches by type on request", async () => {
    const { ask } = open([
      record("a", "Lake"),
      record("b", "Lake", { type: "poi" }),
      record("c", "Hill", { type: "poi" }),
    ]);
    expect((await ask({ query: "lake", facets: ["type"] })).facets).toEqual({ type: { poi: 1, type: 1 } });
    expect((await ask({ query: "lake" })).facets).toBeUndefined();
  });

  test("values of a facet stand by their counts, or by the alphabet", async () => {
    const { ask } = open([
      record("a", "Lake", { type: "type" }),
      record("b", "Lake", { type: "type" }),
      record("c", "Lake", { type: "poi" }),
    ]);
    const valuesBy = async (sortFacetValuesBy: "count" | "alpha") =>
      Object.keys((await ask({ query: "lake", facets: ["type"], sortFacetValuesBy })).facets!.type!);
    expect(await valuesBy("count")).toEqual(["type", "poi"]);
    expect(await valuesBy("alpha")).toEqual(["poi", "type"]);
  });

  test("the nearest first within a step, and only within the requested radius", async () => {
    const { ids, ask } = open([
      record("far", "Lake", { lat: 47, lng: 9 }),
      record("near", "Lake", { lat: 46.1, lng: 8 }),
      record("nowhere", "Lake"),
      record("middle", "Lake", { lat: 46.5, lng: 8 }),
    ]);
    expect(await ids({ query: "lake", aroundLatLng: "46,8" })).toEqual(["near", "middle", "far", "nowhere"]);
    expect(await ids({ query: "lake", aroundLatLng: "46,8", aroundRadius: 60_000 })).toEqual(["near", "middle"]);
    expect(await ids({ query: "lake", aroundLatLng: "46,8", hitsPerPage: 1, page: 2 })).toEqual(["far"]);
    expect((await ask({ query: "lake", aroundLatLng: "46,8" })).hits.map(({ distance }) => distance)).toEqual([
      11,
      56,
      135,
      undefined,
    ]);
  });

  test("reads the catalogue again only where its revision is another one, once however many ask", async () => {
    const { source, search, ids } = open([record("a", "Lake")]);
    await Promise.all([search.refresh(), search.refresh(), ids({ query: "lake" })]);
    expect(source.reads).toBe(4);
    await search.refresh();
    expect(source.reads).toBe(4);
    source.revision = "2";
    source.records = [record("b", "Lake")];
    expect(await ids({ query: "lake" })).toEqual(["a"]);
    await search.refresh();
    expect(await ids({ query: "lake" })).toEqual(["b"]);
  });

  test("a catalogue that can't be read fails the refresh, and the next one tries again", async () => {
    let isBroken = true;
    const search = embeddedSearch(
      {
        revision: async () => "1",
        read: async () => (isBroken ? Promise.reject(new Error("no database")) : [record("a", "Lake")]),
      },
      hitPresenter("http://shop.test"),
    );
    await expect(search.query("en_CH", { query: "lake" })).rejects.toThrow("no database");
    isBroken = false;
    expect((await search.query("en_CH", { query: "lake" })).nbHits).toBe(1);
  });
});

describe("what a query met is marked", () => {
  const lit = (title: string, query: string, before = "<em>", after = "</em>") =>
    highlight(title, query, { before, after }, "it_CH").value;

  test("full words, prefixes, words with a typo, with accents or without", () => {
    expect(lit("Bern by bike", "bike bern")).toBe("<em>Bern</em> by <em>bike</em>");
    expect(lit("Paragliding", "parag")).toBe("<em>Parag</em>liding");
    expect(lit("Zürich", "zuerich")).toBe("<em>Zürich</em>");
    expect(lit("Jungfraujoch", "jungfrujoch")).toBe("<em>Jungfraujoch</em>");
    expect(lit("滑翔伞飞行", "滑翔伞")).toBe("<em>滑翔伞</em>飞行");
    expect(lit("Lago Maggiore", "laghi")).toBe("<em>Lago</em> Maggiore");
    expect(lit("I laghi", "lago")).toBe("I <em>laghi</em>");
  });

  test("a title is text: escaped between tags that are markup, left alone between marks that are none", () => {
    expect(lit("<b>Bern</b> & more", "bern")).toBe("&#60;b&#62;<em>Bern</em>&#60;/b&#62; &#38; more");
    expect(lit("<b>Bern</b>", "bern", "__hit__", "__end__")).toBe("<b>__hit__Bern__end__</b>");
  });

  test("how much of the query it met is said", () => {
    const levels = ["bern", "bern xyz", "xyz"].map(
      (query) => highlight("Bern by bike", query, { before: "[", after: "]" }).matchLevel,
    );
    expect(levels).toEqual(["full", "partial", "none"]);
  });
});
