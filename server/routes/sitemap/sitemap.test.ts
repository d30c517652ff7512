import fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { pageKeys } from "../../../sdk/contracts/pages/keys.ts";
import { pagePath } from "../../../sdk/contracts/pages/paths.ts";
import { locales } from "../../../sdk/contracts/locale.ts";
import { discoveryCatalogue } from "../../catalogue/fixtures/discovery.ts";
import { importCatalogue } from "../../catalogue/import.ts";
import { onBothDatabases } from "../../db/testing.ts";
import { day } from "../../clock.ts";
import { notePageChanges } from "../../shop/sitemap/page-changes.ts";
import { testNow, testOrigin, testServices } from "../../testing/services.ts";
import { sitemapRoutes } from "./sitemap.ts";

const locsOf = (xml: string) =>
  [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc = ""]) => loc.slice(testOrigin.length));

onBothDatabases("robots.txt and sitemaps", (getDb) => {
  let app: FastifyInstance;
  let shop: Awaited<ReturnType<typeof testServices>>;
  beforeAll(async () => {
    await importCatalogue(getDb(), discoveryCatalogue, testNow, "demo");
    shop = await testServices(getDb(), { mail: { name: "folder", send: async () => {} } });
    app = fastify();
    await app.register(async (part) => sitemapRoutes(part, shop.services));
  });
  afterAll(() => app.close());
  const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
  const sitemapIn = async (locale: string) => (await get(`/sitemap-${locale}.xml`)).body;
  const entryOf = (xml: string, path: string) =>
    xml.split("\n").find((line) => line.includes(`<loc>${testOrigin}${path}</loc>`));

  test("robots read every page, those that they shall not keep too, and learn where the sitemap is", async () => {
    const answer = await get("/robots.txt");
    expect(answer.headers["content-type"]).toBe("text/plain; charset=utf-8");
    const lines = answer.body.split("\n");
    expect(lines).toContain(`Sitemap: ${testOrigin}/sitemap.xml`);
    const closed = lines.filter((line) => line.startsWith("Disallow: ")).map((line) => line.slice("Disallow: ".length));
    const isClosed = (path: string) => closed.some((rule) => path.startsWith(rule));
    // A crawler reads `noindex` only on pages that robots.txt allows.
    for (const locale of locales)
      for (const key of pageKeys) expect(isClosed(pagePath(key, locale)), `${key} ${locale}`).toBe(false);
    for (const open of [
      "/test-booking/buchung",
      "/sdk/v1/gipfel.js",
      "/sitemap-de-ch.xml",
      "/images/boat.webp",
      "/l/101-lucerne",
      "/supplier",
    ])
      expect(isClosed(open), open).toBe(false);
    for (const shut of ["/api/activities/de_CH/", "/providers/sandbox/challenge", "/dev/mail"])
      expect(isClosed(shut), shut).toBe(true);
  });

  test("the index names a sitemap for each of the thirty languages", async () => {
    const answer = await get("/sitemap.xml");
    expect(answer.headers["content-type"]).toBe("application/xml; charset=utf-8");
    expect(locsOf(answer.body)).toHaveLength(locales.length);
    expect(locsOf(answer.body)).toContain("/sitemap-de-ch.xml");
    for (const path of locsOf(answer.body)) expect((await get(path)).statusCode, path).toBe(200);
  });

  test("a sitemap has every page that can be opened, once, and none that can't", async () => {
    const paths = locsOf(await sitemapIn("en-ch"));
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths).toEqual(
      expect.arrayContaining(
        [
          "/en-ch",
          "/en-ch/activities",
          "/en-ch/travel-guide",
          "/en-ch/l/101-lucerne",
          "/en-ch/t/11-boats",
          "/en-ch/a/262-summer",
          "/en-ch/p/901-chapel-bridge",
          "/en-ch/l/101-lucerne/t/11-boats",
          "/en-ch/activity/4-matterhorn-hike-en_ch",
        ].map((path) => path.replace("en_ch", "en_CH")),
      ),
    );
    // A place with a type or an attribute that one or two activities have has no listing page in the sitemap.
    for (const none of [
      "/en-ch/l/102-zermatt/a/262-summer",
      "/en-ch/l/103-geneva/t/11-boats",
      "/en-ch/l/103-geneva/a/262-summer",
      "/en-ch/basket",
      "/en-ch/s",
      "/en-ch/account",
    ])
      expect(paths).not.toContain(none);
    expect(paths.filter((path) => path.includes("/activity/"))).toHaveLength(discoveryCatalogue.activities.length);
  });

  test("each page names itself in the written languages and in its own", async () => {
    const tagsOf = (entry: string | undefined) =>
      [...(entry ?? "").matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map(
        ([, tag, href]) => `${tag} ${href!.slice(testOrigin.length)}`,
      );
    expect(tagsOf(entryOf(await sitemapIn("ar-ae"), "/ar-ae/t/11-boats"))).toEqual([
      "de-CH /t/11-boats-de",
      "en-CH /en-ch/t/11-boats",
      "fr-CH /fr-ch/t/11-boats-fr",
      "it-CH /it-ch/t/11-boats-it",
      "ar-AE /ar-ae/t/11-boats",
    ]);
    expect(tagsOf(entryOf(await sitemapIn("de-ch"), "/t/11-boats-de"))).toHaveLength(4);
  });

  test("answers 304 to a client that has it, among whatever tags; another catalogue is another sitemap", async () => {
    const { etag, "cache-control": life } = (await get("/sitemap-de-ch.xml")).headers;
    expect(life).toBe("public, max-age=3600, stale-while-revalidate=86400");
    expect((await get("/sitemap-de-ch.xml", { "if-none-match": String(etag) })).statusCode).toBe(304);
    expect((await get("/sitemap.xml", { "if-none-match": `"old", ${String(etag)}` })).statusCode).toBe(304);
    expect((await get("/robots.txt")).headers["cache-control"]).toBe(life);
  });

  test("names that are no sitemap's are 404", async () => {
    for (const name of ["de", "de-ch-1", "de-ch-2", "xx-xx", "de_CH", "de-at", "de-ch-99999", "%2e%2e", "de-ch.xml"])
      expect((await get(`/sitemap-${name}.xml`)).statusCode, name).toBe(404);
  });

  test("a page's date is that on which its texts, pictures or prices last changed", async () => {
    await notePageChanges(shop.services);
    const path = "/en-ch/activity/1-steamer-cruise-en_CH";
    const lastmod = async (of: string) =>
      /<lastmod>(.*?)<\/lastmod>/.exec(entryOf(await sitemapIn("en-ch"), of) ?? "")?.[1];
    expect(await lastmod(path)).toBe("2026-11-21");

    shop.clock.ms += 3 * day;
    const [cruise, ...others] = discoveryCatalogue.activities;
    const dearer = structuredClone(cruise!);
    dearer.offers[0]!.categories[0]!.price += 100;
    const before = (await get("/sitemap-en-ch.xml")).headers.etag;
    await importCatalogue(
      getDb(),
      { ...discoveryCatalogue, activities: [dearer, ...others.slice(1)] },
      shop.clock.now(),
      "demo",
    );
    await shop.services.discovery.fresh();
    await notePageChanges(shop.services);
    expect(await lastmod(path)).toBe("2026-11-24");
    expect(await lastmod("/en-ch/activity/4-matterhorn-hike-en_CH")).toBe("2026-11-21");
    const after = await get("/sitemap-en-ch.xml");
    expect(after.headers.etag).not.toBe(before);
    expect(after.body, "withdrawn").not.toContain("/activity/2-");
    expect((await get("/sitemap.xml")).body).toContain("<lastmod>2026-11-24</lastmod>");
  });
});
