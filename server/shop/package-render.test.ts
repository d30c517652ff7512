/** `gipfel/render` of the npm package, as a partner's server uses it: over the wire, on a page of another origin. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { parse } from "parse5";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { boat } from "../catalogue/fixtures/small.ts";
import { openDatabase, type Db } from "../db/connection.ts";
import { migrate } from "../db/migrate.ts";
import { openTestShop, type TestShop } from "../testing/shop.ts";

interface Render {
  renderElement(tag: string, attributes: object, options: object): Promise<string>;
  renderRoot(tag: string, attributes: object, options: object): Promise<string>;
}

const folder = mkdtempSync(join(tmpdir(), "gipfel-render-"));
const pageAddress = "https://hotel.example/ausflug?ref=4182";
let db: Db;
let shop: TestShop;
let origin: string;
let render: Render;

beforeAll(async () => {
  db = openDatabase({ DATA_DIR: folder });
  await migrate(db);
  shop = await openTestShop(db);
  origin = await shop.app.listen({ port: 0, host: "127.0.0.1" });
  render = (await import(pathToFileURL("dist/package/render/index.js").href)) as Render;
});
afterAll(async () => {
  await shop.app.close();
  await db.destroy();
  rmSync(folder, { recursive: true });
});

const activity = () => ({ activity: boat.id, "api-base": `${origin}/api`, "brand-color": "#8a3324" });

test("an activity is a declarative shadow root with its styles, its words and the state that it goes on from", async () => {
  const html = await render.renderElement("gipfel-activity", activity(), { pageAddress, lang: "en", fallback: "<p>…" });
  expect(html).toMatch(
    /^<gipfel-activity activity="501" api-base="[^"]+" brand-color="#8a3324"><template shadowrootmode="open"><style>/,
  );
  expect(html).toMatch(/<\/template><p>…<\/gipfel-activity>$/);
  expect(html).toContain("Boat Trip");
  expect(html).toMatch(/<div data-view lang="en">/);
  expect(html).toMatch(/--g-[\w-]+:#[\da-f]{6}!important/);
  const [, state] = /<script type="application\/json" data-state>(.*?)<\/script>/.exec(html)!;
  expect(JSON.parse(state!)).toMatchObject({ build: expect.any(String), snapshot: expect.any(Object) });
  const errors: string[] = [];
  parse(`<!doctype html><title>x</title>${html}`, { onParseError: ({ code }) => errors.push(code) });
  expect(errors).toEqual([]);
});

test("links lead to the shop with the affiliate that the page's address names", async () => {
  await shop.services.discovery.fresh();
  const attributes = { activities: [boat.id], "api-base": `${origin}/api` };
  const html = await render.renderRoot("gipfel-listing", attributes, { pageAddress });
  const links = [...html.matchAll(/href="(https?:[^"]+)"/g)].map(([, href]) => href!.replaceAll("&amp;", "&"));
  const link = links.find((href) => href.startsWith(`${origin}/activity/`));
  expect(new URL(link!).searchParams.get("affiliateId")).toBe("4182");
});

test("a list whose cards are picked is rendered: it writes no address on a server", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  const attributes = { activities: [boat.id], "api-base": `${origin}/api` };
  const picking = `https://hotel.example/ausflug?affiliate=true&affiliateProducts=${boat.id}`;
  expect(await render.renderRoot("gipfel-listing", attributes, { pageAddress: picking })).toContain("Boat Trip");
  expect(warn).not.toHaveBeenCalled();
});

test("styles are links where the page serves them, and carry the nonce of its policy where they stand inside", async () => {
  const linked = await render.renderRoot("gipfel-activity", activity(), { pageAddress, stylesAt: "/gipfel" });
  expect(linked).toContain(
    '<link rel="stylesheet" href="/gipfel/base.css"><link rel="stylesheet" href="/gipfel/activity.css">',
  );
  const inside = await render.renderRoot("gipfel-activity", activity(), { pageAddress, nonce: "n0" });
  expect(inside).toContain('<style nonce="n0">');
});

test.each([
  ["differs for each visitor", "gipfel-basket", {}],
  ["lacks an attribute that it needs", "gipfel-activity", {}],
])("an element that %s is left to the browser", async (_, tag, attributes) => {
  const given = { ...attributes, "api-base": `${origin}/api` };
  expect(await render.renderRoot(tag, given, { pageAddress })).toBe("");
});

test("a shop that does not answer leaves the fallback, and one line in the console", async () => {
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  const attributes = { ...activity(), "api-base": "http://127.0.0.1:9/api" };
  const html = await render.renderElement("gipfel-activity", attributes, { pageAddress, fallback: "<a>Book</a>" });
  expect(html).toMatch(/#8a3324"><a>Book<\/a><\/gipfel-activity>$/);
  expect(warn.mock.calls.flat().filter((line) => String(line).includes("is left to the browser"))).toHaveLength(1);
});

test("an unknown tag, and a server that is not told the shop's address, is an error that says what is wanted", async () => {
  await expect(render.renderRoot("gipfel-hotel", {}, { pageAddress })).rejects.toThrow("There is no <gipfel-hotel>");
  await expect(render.renderRoot("gipfel-activity", { activity: 1 }, { pageAddress })).rejects.toThrow("api-base");
});
