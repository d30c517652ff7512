import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { pageKeys } from "../../../sdk/contracts/pages/keys.ts";
import { pagePath } from "../../../sdk/contracts/pages/paths.ts";
import { discoveryCatalogue } from "../../catalogue/fixtures/discovery.ts";
import { words } from "../../catalogue/fixtures/build.ts";
import { importCatalogue } from "../../catalogue/import.ts";
import { minute, second } from "../../clock.ts";
import { subscribe } from "../../telemetry.ts";
import { onBothDatabases } from "../../db/testing.ts";
import { openTestShop, type TestShop } from "../../testing/shop.ts";
import { pageIn } from "./page.fixture.ts";

const pages = [
  "/",
  "/freizeitaktivitaeten",
  "/fr-ch/l/101-lucerne-fr",
  "/activity/1-steamer-cruise-de_CH",
  "/s?s=boat",
  "/travel-guide",
  "/agb",
  "/warenkorb",
];

onBothDatabases("cached pages", (getDb) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop(getDb(), { catalogue: discoveryCatalogue });
  });
  afterAll(() => shop.app.close());
  const get = (url: string, headers: Record<string, string> = {}) =>
    shop.app.inject({ url, headers: { accept: "text/html", ...headers } });

  test.each(pageKeys)("%s is cached if it is the same for every visitor", async (key) => {
    const isOwn = ["account", "booking", "confirm"].includes(key);
    for (const locale of ["de_CH", "th_TH"] as const) {
      const { headers } = await get(pagePath(key, locale));
      expect(headers["cache-control"]).toBe(isOwn ? "private, no-store" : "public, no-cache");
      expect(headers["set-cookie"]).toBeUndefined();
    }
  });

  test("every part of the account stays nowhere, also under test and with a query", async () => {
    for (const url of [
      "/account/bookings",
      "/fr-ch/account/bookings/b-1?x=1",
      "/account/settings",
      "/test-booking/account",
      "/test-booking/buchung",
    ]) {
      const { headers } = await get(url, { "if-none-match": "*" });
      expect([url, headers["cache-control"]]).toEqual([url, "private, no-store"]);
    }
  });

  test.each(pages)(
    "%s is the same text each time, rendered or cached, and 304 for a client that has it",
    async (url) => {
      const first = await get(url);
      const cached = await get(url);
      shop.clock.ms += 2 * minute;
      const anew = await get(url);
      expect(first.statusCode).toBe(200);
      for (const again of [cached, anew]) {
        expect(again.headers["etag"]).toBe(first.headers["etag"]);
        expect(again.body === first.body).toBe(true);
      }
      const known = await get(url, { "if-none-match": String(first.headers["etag"]) });
      expect([known.statusCode, known.body, known.headers["etag"], known.headers["cache-control"]]).toEqual([
        304,
        "",
        first.headers["etag"],
        "public, no-cache",
      ]);
      expect((await get(url, { "if-none-match": 'W/"another"' })).statusCode).toBe(200);
    },
  );

  test("what isn't there is never answered with 304", async () => {
    expect((await get("/nowhere", { "if-none-match": "*" })).statusCode).toBe(404);
    const moved = await get("/basket", { "if-none-match": "*" });
    // Slugs change, and may change back.
    expect([moved.statusCode, moved.headers["cache-control"]]).toEqual([301, "no-cache"]);
  });

  test("each language, each query and each address is a page of its own", async () => {
    const tags = await Promise.all(
      ["/", "/fr-ch", "/?widgetBrandColor=ff0000", "/s?s=boat", "/s?s=hike", "/en-ch/s?s=boat"].map(
        async (url) => (await get(url)).headers["etag"],
      ),
    );
    expect(new Set(tags).size).toBe(tags.length);
  });

  test("with a new day in Zurich every page is another", async () => {
    let renderings = 0;
    const unsubscribe = subscribe("rendering", () => (renderings += 1));
    const now = shop.clock.ms;
    for (const at of ["2026-11-23T22:59:50Z", "2026-11-23T22:59:55Z", "2026-11-23T23:00:00Z", "2026-11-23T23:00:05Z"]) {
      shop.clock.ms = Date.parse(at);
      await get("/en-ch/imprint");
    }
    unsubscribe();
    shop.clock.ms = now;
    expect(renderings).toBe(2);
  });

  describe("whatever stands in an address beside what the page reads", () => {
    const renderingsOf = async (work: () => Promise<void>) => {
      let renderings = 0;
      const unsubscribe = subscribe("rendering", () => (renderings += 1));
      await work();
      unsubscribe();
      return renderings;
    };

    test("a thousand unknown parameters are one page, rendered once", async () => {
      const tags = new Set<unknown>();
      const renderings = await renderingsOf(async () => {
        for (let number = 0; number < 1000; number += 1) {
          const { headers } = await get(
            `/en-ch/activities?types=11&x${number}=${number}&utm_source=${number}&guests=${number}`,
            { "if-none-match": "*" },
          );
          tags.add(headers["etag"]);
        }
      });
      expect([renderings, tags.size]).toEqual([1, 1]);
    });

    test("a parameter that is said again makes no page of its own", async () => {
      expect(
        await renderingsOf(async () => {
          for (let number = 0; number < 20; number += 1) await get(`/en-ch/s?s=punt${`&s=${number}`.repeat(number)}`);
        }),
      ).toBe(1);
    });

    test("where the page has moved, the visitor's own query goes along", async () => {
      for (const query of ["?utm_source=letter&a=1", "?utm_source=mail", "", "?s=Z%C3%BCrich+%26"]) {
        expect((await get(`/basket${query}`)).headers["location"]).toBe(`/warenkorb${query}`);
        expect((await shop.app.inject(`/api/pages/?path=${encodeURIComponent(`/basket${query}`)}`)).json()).toEqual({
          redirect: `/warenkorb${query}`,
        });
      }
    });

    test("nothing of it is in the page", async () => {
      for (const url of ["/activity/1-steamer-cruise-de_CH", "/freizeitaktivitaeten", "/", "/karte"])
        expect((await get(`${url}?utm_source=somebody%40example.org&x=hidden-word`)).body).not.toMatch(
          /somebody|hidden-word/,
        );
    });

    test("affiliate and cart stay in the links of the visitor who came with them, and in no other page", async () => {
      const [mine, plain] = [
        await get("/freizeitaktivitaeten?ref=77&cartId=my-cart-1"),
        await get("/freizeitaktivitaeten"),
      ];
      expect(mine.body).toMatch(/affiliateId=77&amp;cartId=my-cart-1/);
      expect(plain.body).not.toMatch(/my-cart-1|affiliateId=77/);
    });
  });

  describe("when the catalogue changes", () => {
    const title = "Paddle Steamer";
    const changed = {
      ...discoveryCatalogue,
      activities: discoveryCatalogue.activities
        .map((each) => (each.id === 1 ? { ...each, title: words(title) } : each))
        .filter(({ id }) => id !== 8),
    };

    test("the next pages show it, and what left it is gone", async () => {
      const before = await get("/activity/1-steamer-cruise-de_CH");
      expect((await get("/activity/8-quay-dinner-de_CH")).statusCode).toBe(200);
      await importCatalogue(getDb(), changed, shop.clock.now(), "demo");
      shop.clock.ms += second;
      await shop.services.discovery.fresh();
      const after = await get("/activity/1-steamer-cruise-de_CH", { "if-none-match": String(before.headers["etag"]) });
      expect(after.statusCode).toBe(200);
      expect(pageIn(after.body).head.title).toContain(title);
      for (const url of ["/", "/freizeitaktivitaeten"]) expect((await get(url)).body).toContain(title);
      expect((await get("/activity/8-quay-dinner-de_CH")).statusCode).toBe(404);
    });
  });
});
