import { afterAll, beforeAll, expect, test } from "vitest";
import { pageKeys } from "../../../sdk/contracts/pages/keys.ts";
import { pagePath } from "../../../sdk/contracts/pages/paths.ts";
import { discoveryCatalogue } from "../../catalogue/fixtures/discovery.ts";
import { onBothDatabases } from "../../db/testing.ts";
import { openTestShop, type TestShop } from "../../testing/shop.ts";
import { newVisitor, reseller, signedUp, team, type TestVisitor } from "../../testing/visitor.ts";

const email = "mia.keller@hotel.example";
const cartId = "0b7d3c52-4f1e-4a7e-9a52-6c1f0e9d8b7a";
const catalogueAddresses = [
  "/l/101-lucerne-de",
  "/en-ch/t/11-boats",
  "/activity/1-steamer-cruise-de_CH",
  "/fr-ch/activity/1-steamer-cruise-fr_CH",
  "/nowhere",
];
const addresses = [
  ...pageKeys.map((key) => pagePath(key, "de_CH")),
  ...catalogueAddresses,
  "/account/bookings",
  "/account/settings",
];

onBothDatabases("a page that somebody is signed in to", (getDb) => {
  let shop: TestShop;
  let visitors: Record<"reseller" | "team" | "guest", TestVisitor>;
  beforeAll(async () => {
    shop = await openTestShop(getDb(), { catalogue: discoveryCatalogue });
    visitors = {
      reseller: await signedUp(shop, email, reseller),
      team: await signedUp(shop, "ada.meier@gipfel.example", team),
      guest: newVisitor(shop),
    };
  });
  afterAll(() => shop.app.close());
  const ask = (url: string, { cookie }: TestVisitor) =>
    shop.app.inject({
      url,
      headers: {
        accept: "text/html",
        cookie: [cookie(), `cartId=${cartId}`, "guestData_v3=Mia"].filter(Boolean).join("; "),
      },
    });

  test.each(addresses)("%s is the same to a reseller, the team and a guest, whoever asks first", async (url) => {
    const answers = [
      await ask(url, visitors.reseller),
      await ask(url, visitors.team),
      await ask(url, visitors.guest),
      await shop.app.inject(url),
    ];
    const [{ body, statusCode }] = answers as [(typeof answers)[0]];
    expect([200, 404]).toContain(statusCode);
    for (const answer of answers) {
      expect(answer.body === body).toBe(true);
      expect(answer.headers["set-cookie"]).toBeUndefined();
    }
    expect(body).not.toMatch(/mia|keller|hotel\.example|ada\.meier|0b7d3c52|distributorNetPrice|d-7/i);
  });

  test("nor is anything of anybody in the page as data", async () => {
    for (const url of addresses) {
      const path = `/api/pages/?path=${encodeURIComponent(url)}`;
      const [own, guests] = [await ask(path, visitors.reseller), await ask(path, visitors.guest)];
      expect(own.body === guests.body).toBe(true);
      expect(own.headers["set-cookie"]).toBeUndefined();
      expect(own.body).not.toMatch(/mia|keller|hotel\.example|0b7d3c52/i);
    }
  });

  test("what is theirs they get by calls of their own, which nobody keeps", async () => {
    const me = await ask("/api/account/me/", visitors.reseller);
    expect(me.json()).toMatchObject({ user: { email, isReseller: true } });
    expect(me.headers["cache-control"]).toBe("private, no-store");
    expect((await ask("/api/account/me/", visitors.guest)).json()).toEqual({ user: null });
  });
});
