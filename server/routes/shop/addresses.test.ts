import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { pageKeys } from "../../../sdk/contracts/pages/keys.ts";
import { pagePath } from "../../../sdk/contracts/pages/paths.ts";
import { locales, prefixOf, translatedLanguageTag } from "../../../sdk/contracts/locale.ts";
import { bridge, discoveryCatalogue, places, season, types } from "../../catalogue/fixtures/discovery.ts";
import { onBothDatabases } from "../../db/testing.ts";
import { openTestShop, type TestShop } from "../../testing/shop.ts";
import { pageIn } from "./page.fixture.ts";

onBothDatabases("addresses of the shop's pages", (getDb) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop(getDb(), {
      catalogue: discoveryCatalogue,
      env: { TEST_API_BASE: "https://test.shop.example/api" },
    });
  });
  afterAll(() => shop.app.close());
  const get = (url: string) => shop.app.inject({ url, headers: { accept: "text/html" } });
  const answered = async (url: string) => {
    const { statusCode, headers } = await get(url);
    return [statusCode, headers["location"]];
  };
  const moved = (to: string) => [301, to];

  test.each(locales)("every page is there in %s, in the language and direction of its words", async (locale) => {
    for (const key of pageKeys) {
      const { statusCode, body, headers } = await get(pagePath(key, locale));
      expect([key, statusCode, headers["content-type"]]).toEqual([key, 200, "text/html; charset=utf-8"]);
      expect(body.startsWith(`<!doctype html><html lang="${translatedLanguageTag(locale)}" dir="ltr">`), key).toBe(
        true,
      );
      expect(body.match(/<main[ >]/g), key).toHaveLength(1);
      const { kind, shell } = pageIn(body);
      expect(kind, key).not.toBe("404");
      expect(shell.languages.map(({ path }) => path)).toEqual(locales.map((each) => pagePath(key, each)));
    }
  });

  test.each(locales)("another language's path of a page leads to the one in %s, with its query", async (locale) => {
    const written = locale === "fr_CH" ? "it_CH" : "fr_CH";
    const own = (key: (typeof pageKeys)[number]) => pagePath(key, written).slice(prefixOf(written).length);
    const home = prefixOf(locale) || "/";
    for (const key of pageKeys.filter(
      (each) => pagePath(each, locale) !== home && own(each) !== pagePath(each, locale).slice(prefixOf(locale).length),
    ))
      expect(await answered(`${prefixOf(locale)}${own(key)}?s=see&types=11`)).toEqual(
        moved(`${pagePath(key, locale)}?s=see&types=11`),
      );
  });

  test.each([
    ["/basket", "/warenkorb"],
    ["/fr-ch/basket?a=1", "/fr-ch/panier?a=1"],
    ["/fr-ch/warenkorb", "/fr-ch/panier"],
    ["/imprint", "/impressum"],
    ["/de-ch/warenkorb?a=1&b=2", "/warenkorb?a=1&b=2"],
    ["/de-ch", "/"],
    ["/de/", "/"],
    ["/de-ch/", "/"],
    ["/FR-CH/panier", "/fr-ch/panier"],
    ["/fr_CH/panier", "/fr-ch/panier"],
    ["/fr-be/panier", "/fr-ch/panier"],
    ["/fr/", "/fr-ch"],
    ["/fr-ch/", "/fr-ch"],
    ["/warenkorb/", "/warenkorb"],
    ["/warenkorb//", "/warenkorb"],
    ["/Warenkorb", "/warenkorb"],
    ["/activities", "/freizeitaktivitaeten"],
    ["/activity/1", "/activity/1-steamer-cruise-de_CH"],
    ["/activity/1-another-name?date=2026-12-01", "/activity/1-steamer-cruise-de_CH?date=2026-12-01"],
    ["/activity/1-steamer-cruise-de_CH/", "/activity/1-steamer-cruise-de_CH"],
    ["/fr-ch/activity/1-steamer-cruise-de_CH", "/fr-ch/activity/1-steamer-cruise-fr_CH"],
    ["/ar-ae/activity/1", "/ar-ae/activity/1-steamer-cruise-en_CH"],
    ["/de-ch/activity/1-steamer-cruise-de_CH", "/activity/1-steamer-cruise-de_CH"],
    [`/l/${places.lucerne}`, "/l/101-lucerne-de"],
    [`/l/${places.lucerne}-lucerne?price=50`, "/l/101-lucerne-de?price=50"],
    [`/en-ch/t/${types.boats}-x`, "/en-ch/t/11-boats"],
    [`/en-ch/a/${season.winter}`, "/en-ch/a/263-winter"],
    [`/en-ch/p/${bridge}/`, "/en-ch/p/901-chapel-bridge"],
    [`/en-ch/l/${places.lucerne}/t/${types.boats}`, "/en-ch/l/101-lucerne/t/11-boats"],
    [`/en-ch/l/${places.lucerne}-x/a/${season.summer}-y?s=1`, "/en-ch/l/101-lucerne/a/262-summer?s=1"],
    ["/fr-ch/account/bookings/", "/fr-ch/account/bookings"],
    [
      "/fr-ch/switzerland-itineraries/from-ice-to-palms",
      expect.stringMatching(/^\/fr-ch\/(?!switzerland)[a-z-]+\/from-ice-to-palms$/),
    ],
    ["//", "/"],
  ])("%s has moved to %s, and there it is", async (from, to) => {
    const [status, location] = await answered(from);
    expect([status, location]).toEqual([301, to]);
    expect(await answered(String(location))).toEqual([200, undefined]);
  });

  test("a query arrives as it was sent, however it is written", async () => {
    const query = "?s=Z%C3%BCrich+%26+see&types=11&types=12&q=%3Cb%3E&empty=";
    const [, location] = await answered(`/basket${query}`);
    expect([...new URLSearchParams(String(location).split("?")[1])]).toEqual([...new URLSearchParams(query)]);
  });

  test.each([
    "/nowhere",
    "/fr-ch/nulle-part",
    "/xx-yy/",
    "/xx-yy/warenkorb",
    "/activity/999-nothing",
    "/activity/x",
    "/activity/0",
    "/l/999-nowhere",
    `/l/${types.boats}`,
    `/t/${places.lucerne}`,
    `/a/${season.id}`,
    `/p/${places.lucerne}`,
    `/l/${places.lucerne}/t/999`,
    `/l/${places.lucerne}/a/${types.boats}`,
    `/l/999/t/${types.boats}`,
    "/travel-guide/nothing",
    "/travel-guide/from-ice-to-palms",
    "/account/secrets",
    "/warenkorb/more",
    "/fr-ch/fr-ch/panier",
    "/test-booking/nowhere",
  ])("%s isn't there, says so in its language, and offers ways forward", async (url) => {
    const { statusCode, body, headers } = await get(url);
    expect([statusCode, headers["cache-control"]]).toEqual([404, "no-cache"]);
    const page = pageIn(body);
    expect(page).toMatchObject({
      status: 404,
      kind: "404",
      locale: url.startsWith("/fr-ch") ? "fr_CH" : "de_CH",
      head: { isIndexed: false, canonical: null },
    });
    expect(body).toContain('<meta name="robots" content="noindex, follow"');
    expect(body).not.toContain(`rel="canonical"`);
    const actions = page.body.view === "notice" ? page.body.actions : [];
    expect(actions.length).toBeGreaterThan(1);
    for (const { url: way } of actions) expect(await answered(way)).toEqual([200, undefined]);
  });

  describe("under test-booking", () => {
    test.each([
      "/test-booking/activity/1-steamer-cruise-de_CH",
      "/fr-ch/test-booking/activity/1",
      "/test-booking/warenkorb",
      "/en-ch/test-booking/l/101",
    ])("%s calls the test API, and no search engine keeps it", async (url) => {
      const { statusCode, body } = await get(url);
      expect(statusCode).toBe(200);
      const page = pageIn(body);
      expect(page.elements["main"]?.attributes["api-base"]).toBe("https://test.shop.example/api");
      expect(page.head).toMatchObject({ isIndexed: false, canonical: null, alternates: [], structuredData: [] });
    });

    test("another language of it is under test too, and so is where a payment comes back to", async () => {
      const { shell, elements } = pageIn((await get("/test-booking/buchung")).body);
      expect(shell.languages.find(({ locale }) => locale === "fr_CH")?.path).toBe("/fr-ch/test-booking/reservation");
      expect(elements["main"]?.attributes["return-url"]).toBe("/test-booking/buchung/bestaetigung");
      for (const { path } of pageIn((await get("/en-ch/test-booking")).body).shell.languages)
        expect(await answered(path)).toEqual([200, undefined]);
    });

    test("and nowhere else", async () => {
      expect((await get("/activity/1-steamer-cruise-de_CH")).body).not.toContain("test.shop.example");
    });
  });

  test("the account has an address for each of its parts, and nothing of anybody's in them", async () => {
    for (const part of ["", "/activities", "/bookings", "/bookings/abc-1", "/suppliers", "/reviews", "/settings"]) {
      const { statusCode, body } = await get(`/fr-ch/account${part}`);
      expect([part, statusCode]).toEqual([part, 200]);
      expect(pageIn(body)).toMatchObject({ kind: "account", head: { isIndexed: false } });
    }
  });
});
