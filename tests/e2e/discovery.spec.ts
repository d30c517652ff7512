import { expect, test, type Page } from "@playwright/test";
import { partner, shop } from "./journey.ts";

const clusters = (page: Page) =>
  page
    .locator("gipfel-map")
    .getByRole("list", { name: /Karte der Aktivitäten|Map of activities/ })
    .getByRole("button");
/** How many activities the map's clusters have together. */
const onMap = async (page: Page) =>
  (await clusters(page).allInnerTexts()).reduce((sum, text) => sum + Number(/\d+/.exec(text)?.[0] ?? 0), 0);
/** How many activities the list's heading says. */
const inList = async (page: Page) =>
  Number(
    (await page.locator("gipfel-listing").getByRole("heading", { level: 2 }).first().innerText()).replace(/\D/g, ""),
  );

test("search, map and list of one group share their state", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 1000 });
  await page.goto(`${partner}/discovery.html`);
  await expect(clusters(page).first()).toBeVisible();
  const all = await inList(page);
  await expect.poll(() => onMap(page)).toBe(all);

  await page.locator("gipfel-listing").getByRole("group", { name: "Type" }).getByRole("checkbox").first().check();
  await expect.poll(() => inList(page)).toBeLessThan(all);
  const some = await inList(page);
  await expect.poll(() => onMap(page)).toBe(some);

  await page.locator("gipfel-map").getByRole("button", { name: "Filters 1" }).click();
  await page
    .getByRole("dialog", { name: "Filters" })
    .getByRole("button", { name: /^Remove the filter/ })
    .click();
  await page
    .getByRole("dialog", { name: "Filters" })
    .getByRole("button", { name: /^Show \d+ activities$/ })
    .click();
  await expect.poll(() => inList(page)).toBe(all);
  await expect.poll(() => onMap(page)).toBe(all);
});

test("with the keyboard a visitor chooses a place on the map and opens an activity there", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`${partner}/map.html`);
  const cluster = clusters(page).first();
  const place = (await cluster.innerText()).split("\n").at(-1)!.trim();
  await cluster.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: `Rund um ${place}` })).toBeVisible();
  const card = page.locator("gipfel-map").getByRole("link").first();
  const title = await card.locator("strong").innerText();
  await card.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`^${shop}/activity/\\d+-`));
  await expect(page.getByRole("heading", { level: 1 })).toContainText(title.slice(0, 12));
});

test("on a phone the map's buttons lie on none of the whole country's clusters, and no name on a ring", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${shop}/karte`);
  const map = page.locator("gipfel-map");
  const rings = map.locator("[data-ring]");
  await expect(rings.first()).toBeVisible();
  const boxesOf = (found: typeof rings) =>
    found.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON() as DOMRect));
  const overlap = (one: DOMRect, other: DOMRect) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 4 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 4;
  const circles = await boxesOf(rings);
  const buttons = map.getByRole("button", { name: /^(Vergrössern|Verkleinern|Meinen Standort zeigen)$/ });
  await expect(buttons).toHaveCount(3);
  for (const part of [buttons, map.locator("[data-name]:not([data-covered])")])
    for (const box of await boxesOf(part)) expect(circles.filter((circle) => overlap(circle, box))).toEqual([]);
});

test("on a phone the map's attribution is not below the list's edge", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${shop}/karte`);
  const map = page.locator("gipfel-map");
  const attribution = (await map.getByText("© swisstopo").boundingBox())!;
  const list = await map
    .getByRole("heading", { name: "Aktivitäten auf der Karte" })
    .evaluate((heading) => heading.closest("[class*=shadow-float]")!.getBoundingClientRect().top);
  expect(attribution.y + attribution.height).toBeLessThanOrEqual(list);
});
