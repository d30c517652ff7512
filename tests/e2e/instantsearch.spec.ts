import { readFileSync } from "node:fs";
import { expect, test, type Page } from "@playwright/test";
import { shop } from "./journey.ts";
import { partnerSite } from "./partner-site.ts";

const { putFile } = partnerSite();
const scripts = {
  "/instantsearch.js": "node_modules/instantsearch.js/dist/instantsearch.production.min.js",
  "/algoliasearch.js": "node_modules/algoliasearch/dist/lite/builds/browser.umd.js",
};

/** A developer's own page: InstantSearch and the index's small client, as their makers publish them. */
const html = `<!doctype html><html lang="en"><title>A search of one's own</title>
<div id="box"></div><div id="stats"></div><div id="kinds"></div><div id="amount"></div><div id="geo"></div><ol id="hits"></ol>
<script src="/algoliasearch.js"></script><script src="/instantsearch.js"></script>
<script>
  const { searchBox, stats, refinementList, rangeInput, hits } = instantsearch.widgets;
  const { host, protocol } = new URL("${shop}");
  const searchClient = window["algoliasearch/lite"].liteClient("GIPFEL", "any", { hosts: [{ url: host + "/api", accept: "readWrite", protocol: protocol.slice(0, -1) }] });
  const search = instantsearch({ indexName: "prd_en_CH", searchClient, insights: false });
  const geo = instantsearch.connectors.connectGeoSearch(({ items, refine }, isFirst) => {
    const area = document.querySelector("#geo");
    if (isFirst) {
      const button = area.appendChild(document.createElement("button"));
      button.textContent = "Around Lucerne";
      button.onclick = () => refine({ northEast: { lat: 47.2, lng: 8.5 }, southWest: { lat: 46.9, lng: 8.1 } });
    }
    area.dataset.places = JSON.stringify(items.map(({ _geoloc }) => _geoloc));
  });
  search.addWidgets([
    searchBox({ container: "#box" }),
    stats({ container: "#stats" }),
    refinementList({ container: "#kinds", attribute: "type", searchable: true }),
    rangeInput({ container: "#amount", attribute: "activityAmount" }),
    hits({ container: "#hits", templates: { item: (hit, { html, components }) => html\`<b>\${components.Highlight({ hit, attribute: "title" })}</b>\` } }),
    geo(),
  ]);
  search.start();
</script></html>`;

async function open(page: Page) {
  for (const [path, file] of Object.entries(scripts))
    putFile(path, readFileSync(file), { "content-type": "text/javascript" });
  const refused: string[] = [];
  page.on(
    "response",
    async (response) =>
      response.url().startsWith(`${shop}/api/`) && response.status() >= 400 && refused.push(await response.text()),
  );
  // Served, not written into a page: its widgets stood twice in some that Playwright had written on a busy machine.
  await page.goto(putFile("/search", html));
  await expect(page.locator("#hits li").first()).toBeVisible();
  return refused;
}

const found = async (page: Page) =>
  Number((await page.locator("#stats").innerText()).replace(/ results.*/, "").replace(/\D/g, ""));

test("InstantSearch finds, refines by a searched kind, by a range and by a place of the map", async ({ page }) => {
  const refused = await open(page);
  const all = await found(page);
  await page.locator("#box input").fill("boat");
  await expect.poll(() => found(page)).toBeLessThan(all);
  await expect(page.locator("#hits mark, #hits em").first()).toHaveText(/boat/i);

  await page.locator("#kinds input[type=search]").fill("act");
  await expect(page.locator("#kinds li")).toHaveCount(1);
  const before = await found(page);
  await page.getByRole("checkbox", { name: /^activity/ }).click();
  await expect.poll(() => found(page)).toBeLessThan(before);
  const activities = await found(page);
  await expect(page.getByRole("checkbox", { name: /^activity/ })).toBeChecked();
  await expect(page.locator("#kinds")).toContainText(String(activities));
  await page.getByRole("checkbox", { name: /^activity/ }).click();
  await expect.poll(() => found(page)).toBe(before);

  await page.locator("#box input").fill("");
  await expect.poll(() => found(page)).toBe(all);
  await page.locator("#amount input").first().fill("10");
  await page.locator("#amount button[type=submit]").click();
  await expect.poll(() => found(page)).toBeLessThan(all);
  const many = await found(page);

  await page.getByRole("button", { name: "Around Lucerne" }).click();
  await expect.poll(() => found(page)).toBeLessThan(many);
  const places = JSON.parse((await page.locator("#geo").getAttribute("data-places"))!) as {
    lat: number;
    lng: number;
  }[];
  expect(places.length).toBeGreaterThan(0);
  for (const { lat, lng } of places)
    expect(lat >= 46.9 && lat <= 47.2 && lng >= 8.1 && lng <= 8.5, JSON.stringify({ lat, lng })).toBe(true);
  expect(refused).toEqual([]);
});
