import { beforeAll, expect, test } from "vitest";
import { onBothDatabases } from "../../db/testing.ts";
import { openTestShop, type TestShop } from "../../testing/shop.ts";

onBothDatabases("the map's base", (getDb) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop(getDb());
  });

  test("the style names our own base alone: the map needs no other server", async () => {
    const answer = await shop.ask("GET", "/basemap/style.json");
    expect(answer.headers["access-control-allow-origin"]).toBe("*");
    const addresses = answer.body.match(/https?:[^"]+/g);
    expect(addresses).toEqual(["http://shop.test/api/basemap/switzerland.json"]);
  });

  test("by night the ground is dark, and an unknown theme is the day's", async () => {
    const ground = async (theme: string) =>
      (await shop.ask("GET", `/basemap/style.json?theme=${theme}`)).json<{
        layers: { paint: Record<string, string> }[];
      }>().layers[0]!.paint["background-color"];
    expect(await ground("dark")).not.toBe(await ground("light"));
    expect(await ground("purple")).toBe(await ground("light"));
  });

  test("the base has the country, its cantons and its lakes, within Switzerland's bounds", async () => {
    const { features } = (await shop.ask("GET", "/basemap/switzerland.json")).json<{
      features: { properties: { kind: string }; geometry: unknown }[];
    }>();
    expect(new Set(features.map(({ properties }) => properties.kind))).toEqual(
      new Set(["country", "canton", "district", "lake"]),
    );
    const degrees = JSON.stringify(features.map(({ geometry }) => geometry))
      .match(/-?\d+\.\d+/g)!
      .map(Number);
    expect(Math.min(...degrees)).toBeGreaterThan(5.9);
    expect(Math.max(...degrees)).toBeLessThan(47.9);
  });

  test("another provider's style, where the settings name one, is where the map is led", async () => {
    const elsewhere = await openTestShop(getDb(), { env: { MAP_STYLE_URL: "https://tiles.example/day.json" } });
    const answer = await elsewhere.ask("GET", "/basemap/style.json?theme=dark");
    expect([answer.statusCode, answer.headers["location"]]).toEqual([302, "https://tiles.example/day.json"]);
  });
});
