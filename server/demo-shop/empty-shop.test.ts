import { beforeAll, expect, test } from "vitest";
import { pageWords } from "../words/page-words.ts";
import { onBothDatabases } from "../db/testing.ts";
import { openTestShop, type TestShop } from "../testing/shop.ts";

onBothDatabases("a shop without a catalogue", (getDb) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop(getDb(), { catalogue: { suppliers: [], types: [], locations: [], activities: [] } });
  });

  test("shows a home page whose articles name no missing pictures, and no tiles", async () => {
    const home = await shop.app.inject({ url: "/", headers: { accept: "text/html" } });
    expect(home.statusCode).toBe(200);
    expect(home.body).toContain(pageWords("de_CH").home.headline);
    expect(home.body).not.toMatch(/\/images\/|class="tile"/);
  });

  test("has a list, a map and a guide, and is not ready for visitors", async () => {
    for (const url of ["/freizeitaktivitaeten", "/karte", "/travel-guide"]) {
      const answer = await shop.app.inject({ url, headers: { accept: "text/html" } });
      expect([url, answer.statusCode]).toEqual([url, 200]);
    }
    expect((await shop.app.inject("/readyz")).statusCode).toBe(503);
  });
});
