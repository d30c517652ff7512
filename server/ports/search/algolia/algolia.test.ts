import fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { onBothDatabases } from "../../../db/testing.ts";
import { openTestShop, type TestShop } from "../../../testing/shop.ts";
import { catalogueSource } from "../read-records.ts";
import type { SearchPort } from "../search.ts";
import { algoliaSearch } from "./algolia.ts";
import { hitPresenter } from "../../../presenters/search-hit.ts";

type Written = { readonly action: string; readonly body: Record<string, unknown> }[];

/**
 * Stands in for the hosted index: takes records and settings, answers queries through the embedded one, and can be set
 * to fail.
 */
function hostedIndex(shop: () => TestShop) {
  const app: FastifyInstance = fastify({ bodyLimit: 10_000_000 });
  const stored = {
    settings: new Map<string, unknown>(),
    records: new Map<string, Written>(),
    keys: new Set<unknown>(),
    queries: [] as unknown[],
    events: [] as unknown[],
    broken: false,
  };
  const named = (url: string) => decodeURIComponent(/indexes\/([^/?]+)/.exec(url)?.[1] ?? "");
  app.addContentTypeParser("text/plain", { parseAs: "string" }, (_request, text, done) =>
    done(null, JSON.parse(text as string)),
  );
  app.addHook("onRequest", async (request, reply) => {
    stored.keys.add(request.headers["x-algolia-api-key"]);
    if (stored.broken) return reply.code(403).send({ message: "Invalid Application-ID or API key", status: 403 });
  });
  const answers = (
    method: "GET" | "POST" | "PUT",
    url: string,
    handler: (sentQuery: { url: string; body: unknown }) => unknown,
  ) => app.route({ method, url, handler: async ({ url, body }) => handler({ url, body }) });
  answers("PUT", "/1/indexes/:index/settings", ({ url, body }) => {
    stored.settings.set(named(url), body);
    return { taskID: 1 };
  });
  answers("POST", "/1/indexes/:index/batch", ({ url, body }) => {
    stored.records.set(named(url), [
      ...(stored.records.get(named(url)) ?? []),
      ...(body as { requests: Written }).requests,
    ]);
    return { taskID: 2, objectIDs: [] };
  });
  answers("POST", "/1/indexes/:index/operation", ({ url, body }) => {
    const { operation, destination } = body as { operation: string; destination: string };
    if (operation === "move") stored.records.set(destination, stored.records.get(named(url)) ?? []);
    return { taskID: 3 };
  });
  answers("GET", "/1/indexes/:index/task/:task", () => ({ status: "published" }));
  answers("POST", "/1/indexes/:index/query", async ({ url, body }) => {
    stored.queries.push([named(url), body]);
    return (await shop().ask("POST", `/1/indexes/${named(url)}/query`, body)).json();
  });
  answers("POST", "/1/indexes/:index/browse", async ({ url, body }) => {
    stored.queries.push([named(url), body]);
    return (await shop().ask("POST", `/1/indexes/${named(url)}/browse`, body)).json();
  });
  answers("POST", "/1/events", ({ body }) => {
    stored.events.push(body);
    return { status: 200, message: "OK" };
  });
  return { app, kept: stored };
}

onBothDatabases("Algolia in place of the embedded index", (getDb) => {
  let shop: TestShop;
  const { app, kept: stored } = hostedIndex(() => shop);
  let search: SearchPort;
  beforeAll(async () => {
    shop = await openTestShop(getDb());
    const host = await app.listen({ port: 0, host: "127.0.0.1" });
    const settings = { appId: "GIPFEL", searchKey: "a search key", adminKey: "an admin key", host };
    search = algoliaSearch(settings, catalogueSource(getDb(), shop.clock), getDb(), hitPresenter("http://shop.test"));
  });
  afterAll(() => app.close());

  test("gets the records and the order of RULES 24, one complete index for each language of the catalogue", async () => {
    await search.refresh();
    expect([...stored.settings.keys()]).toEqual(["prd_de_CH", "prd_en_CH", "prd_fr_CH", "prd_it_CH"]);
    expect(stored.settings.get("prd_en_CH")).toMatchObject({
      searchableAttributes: ["title", "names", "description"],
      hitsPerPage: 75,
      queryLanguages: ["en"],
      ignorePlurals: true,
    });
    const boat = stored.records.get("prd_en_CH")!.find(({ body }) => body["objectID"] === "activity-501")!;
    expect(boat.body).toMatchObject({
      type: "activity",
      title: "Boat Trip",
      path: "/en-ch/activity/501-boat-trip-en_CH",
      isBookable: true,
      _geoloc: { lat: 47, lng: 8 },
    });
  });

  test("gets them once, however many processes refresh, and again when the catalogue has changed", async () => {
    const before = stored.records.get("prd_en_CH")!.length;
    stored.records.clear();
    await Promise.all([search.refresh(), search.refresh()]);
    expect(stored.records.size).toBe(0);
    await getDb().updateTable("meta").set({ value: "another" }).where("key", "=", "catalogue revision").execute();
    await search.refresh();
    expect(stored.records.get("prd_en_CH")).toHaveLength(before);
  });

  test("queries are passed on with the key that may only ask; a locale without texts of its own gets its own addresses", async () => {
    stored.keys.clear();
    const sentQuery = { query: "boat", filters: "type:activity", clickAnalytics: true, analyticsTags: ["a"] };
    const { hits } = await search.query("es_ES", sentQuery as never);
    expect(hits[0]).toMatchObject({ title: "Boat Trip", path: "/es-es/activity/501-boat-trip-en_CH" });
    expect(stored.queries.at(-1)).toEqual([
      "prd_en_CH",
      { ...sentQuery, filters: "(type:activity) AND NOT type:location-generated" },
    ]);
    expect([...stored.keys]).toEqual(["a search key"]);
  });

  test("browsing asks it with the key that may, part by part", async () => {
    stored.keys.clear();
    const first = await search.browse("es_ES", { query: "lucerne", hitsPerPage: 1 });
    expect(first.hits[0]!.path).toMatch(/^\/es-es\//);
    expect(stored.queries.at(-1)).toEqual([
      "prd_en_CH",
      { query: "lucerne", hitsPerPage: 1, filters: "NOT type:location-generated" },
    ]);
    const second = await search.browse("es_ES", { cursor: first.cursor });
    expect(stored.queries.at(-1)).toEqual(["prd_en_CH", { cursor: first.cursor }]);
    expect(second.hits[0]!.objectID).not.toBe(first.hits[0]!.objectID);
    expect([...stored.keys]).toEqual(["an admin key"]);
  });

  test("lists get what it finds, in its order; a text without words finds nothing", async () => {
    const { ids, ranks } = await search.findActivities("en_CH", "lucerne");
    expect([[...ids].toSorted(), [...ranks]]).toEqual([
      [501, 502],
      [0, 1],
    ]);
    expect((await search.findActivities("en_CH", "🎿")).ids).toHaveLength(0);
    expect((await search.query("en_CH", { query: "🎿" })).nbHits).toBe(0);
  });

  test("clicks are passed on", async () => {
    await search.record([{ eventType: "click", eventName: "Hit Clicked", index: "prd_en_CH" }]);
    expect(stored.events.at(-1)).toMatchObject({ events: [{ eventType: "click" }] });
  });

  test("when it refuses, the visitor is asked to try again, and a failed push is repeated", async () => {
    stored.broken = true;
    await expect(search.query("en_CH", { query: "boat" })).rejects.toMatchObject({
      code: "provider_unavailable",
      status: 502,
    });
    await getDb().updateTable("meta").set({ value: "a third" }).where("key", "=", "catalogue revision").execute();
    await expect(search.refresh()).rejects.toThrow();
    stored.broken = false;
    stored.records.clear();
    await search.refresh();
    expect(stored.records.size).toBeGreaterThan(0);
  });
});
