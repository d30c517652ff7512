import { afterAll, beforeAll, expect, test, vi } from "vitest";
import * as v from "valibot";
import { getPage } from "../../../sdk/contracts/calls/page.ts";
import { Page } from "../../../sdk/contracts/pages/page.ts";
import { viewOf } from "../../../host-site/pages/views.ts";
import { discoveryCatalogue } from "../../catalogue/fixtures/discovery.ts";
import { onBothDatabases } from "../../db/testing.ts";
import { openTestShop, type TestShop } from "../../testing/shop.ts";
import { pageWords } from "../../words/page-words.ts";
import { pageIn } from "../shop/page.fixture.ts";

const addresses = [
  "/",
  "/fr-ch",
  "/ar-ae",
  "/freizeitaktivitaeten?types=11&sort=priceAsc",
  "/en-ch/l/101-lucerne/t/11-boats",
  "/p/901-chapel-bridge-de",
  "/activity/1-steamer-cruise-de_CH?date=2026-12-01",
  "/test-booking/activity/1",
  "/s?s=Z%C3%BCrich+%26%20x",
  "/karte",
  "/warenkorb",
  "/buchung",
  "/account/bookings/b-1",
  "/travel-guide",
  "/en-ch/travel-guide/winter-without-skis",
  "/agb",
  "/anbieter/registration",
  "/nowhere",
  "/fr-ch/nulle-part",
  "/?widgetBrandColor=ff8800&widgetShowNavigation=true",
];

onBothDatabases("a page as data", (getDb) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop(getDb(), {
      catalogue: discoveryCatalogue,
      env: { TEST_API_BASE: "https://test.shop.example/api" },
    });
  });
  afterAll(() => shop.app.close());
  const ask = (path: string, headers: Record<string, string> = {}) =>
    shop.app.inject({ url: `/api/pages/?path=${encodeURIComponent(path)}`, headers });

  test.each(addresses)("%s is what its document carries", async (path) => {
    const document = await shop.app.inject({ url: path, headers: { accept: "text/html" } });
    const answer = await ask(path);
    expect(answer.statusCode).toBe(document.statusCode);
    const { answers, ...page } = answer.json<v.InferOutput<typeof Page>>();
    expect(page).toEqual(pageIn(document.body));
    expect(answers).toEqual(expect.any(Object));
    expect(answer.headers["cache-control"]).toBe("no-cache");
  });

  test.each(addresses)("%s keeps its contract, whose schemas name all that it has", async (path) => {
    const page = v.parse(Page, v.parse(getPage.answer, (await ask(path)).json()));
    expect(page).toEqual((await ask(path)).json());
    const { Body } = await viewOf(page.body)!.load();
    expect(v.parse(Body, page.body)).toEqual(page.body);
  });

  test.each([
    ["/basket?a=1", "/warenkorb?a=1"],
    ["/de-ch/activity/1-x?date=2026-12-01", "/activity/1-steamer-cruise-de_CH?date=2026-12-01"],
    ["/fr-ch/", "/fr-ch"],
    ["/..//evil.example", null],
    ["//", null],
  ])("%s says where it has moved", async (path, to) => {
    const answer = await ask(path);
    if (to === null) return expect([400, 404]).toContain(answer.statusCode);
    expect([answer.statusCode, answer.json()]).toEqual([200, { redirect: to }]);
  });

  test.each([
    ["/activity/1-steamer-cruise-de_CH", ["/activity/1-de_CH/", "/activities/de_CH/?similarTo=%5B1%5D&limit=8"]],
    [
      "/en-ch/l/101-lucerne/t/11-boats",
      [
        "/listing-pages/en_CH/location-type/101-11/",
        "/activities/en_CH/?locationIds=%5B101%5D&typeIds=%5B11%5D&sort=relevance&limit=16",
        "/activities/en_CH/facets/?locationIds=%5B101%5D&typeIds=%5B11%5D",
      ],
    ],
    ["/", [expect.stringMatching(/^\/activities\/de_CH\/\?activityIds=/), expect.stringMatching(/facets/)]],
    ["/warenkorb", []],
  ])("%s carries what its elements ask the API for, as the API answers it", async (path, addresses) => {
    const { answers } = (await ask(path)).json<v.InferOutput<typeof Page>>();
    for (const [address, text] of Object.entries(answers)) {
      const own = await shop.app.inject({ url: `/api${address}` });
      expect([own.statusCode, own.json()]).toEqual([200, JSON.parse(text)]);
    }
    expect(Object.keys(answers)).toEqual(expect.arrayContaining(addresses));
  });

  test.each(["/activity/1-steamer-cruise-de_CH", "/en-ch/l/101-lucerne/t/11-boats"])(
    "%s is read without a request of the app to itself",
    async (path) => {
      const inject = vi.spyOn(shop.app, "inject");
      await ask(path);
      const requests = inject.mock.calls.length;
      inject.mockRestore();
      expect(requests).toBe(1);
    },
  );

  // Cause: the sentence stood there whatever the setting, and the basket added a fee.
  test("[R10] the homepage says that the price one sees is the price one pays only where no service fee is added", async () => {
    const { home } = pageWords("de_CH");
    const leadOf = async ({ app }: TestShop) => {
      const answer = await app.inject({ url: `/api/pages/?path=${encodeURIComponent("/")}` });
      return answer.json<{ body: { lead: string } }>().body.lead;
    };
    expect(await leadOf(shop)).toBe(home.lead);
    const withFee = await openTestShop(getDb(), { catalogue: discoveryCatalogue, env: { SERVICE_FEE: "250" } });
    expect(await leadOf(withFee)).toBe(home.leadWithFee);
    await withFee.app.close();
  });

  test("what stands behind the sign of a fragment is no part of it", async () => {
    expect((await ask("/warenkorb#items")).json()).toMatchObject({ kind: "basket" });
  });

  test.each([
    "//evil.example/",
    "///evil.example/",
    "/\\evil.example/",
    "\\\\evil.example",
    "/\t/evil.example",
    "https://evil.example/",
    "HTTPS:evil.example",
    "javascript:alert(1)",
    "warenkorb",
    "",
    "?path=/",
    "/%E0%A4%A",
    "/%",
    "/\ud800",
    `/${"x".repeat(2000)}`,
  ])("%o is no path of the shop", async (path) => {
    const { statusCode, json } = await shop.app.inject({
      url: `/api/pages/?path=${encodeURIComponent(path.toWellFormed())}`,
    });
    expect(path.includes("\ud800") ? [400, 404] : [400]).toContain(statusCode);
    if (statusCode === 400) expect(json().code).toBe("invalid_input");
  });

  test.each(["", "?", "?path", "?path=/&path=/s", "?path[]=/", "?path[x]=/", "?Path=/", "?path=%00", "?path=/%2500"])(
    "a call with %o is refused or not found",
    async (query) => {
      const { statusCode } = await shop.app.inject({ url: `/api/pages/${query}` });
      expect([400, 404]).toContain(statusCode);
    },
  );

  test("answers 304 to a client that has it already", async () => {
    const { headers } = await ask("/karte");
    expect((await ask("/karte", { "if-none-match": String(headers["etag"]) })).statusCode).toBe(304);
  });

  test("writing to it is no call", async () => {
    for (const method of ["POST", "PATCH", "DELETE"] as const) {
      const { statusCode } = await shop.app.inject({ method, url: "/api/pages/?path=/" });
      expect(statusCode).toBe(404);
    }
  });
});
