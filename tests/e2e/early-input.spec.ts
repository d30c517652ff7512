/** What is typed, chosen or ticked in a list before its code has loaded. */
import { expect, test, type Locator, type Page } from "@playwright/test";
import { shop } from "./journey.ts";

const list = (page: Page) => page.locator("main gipfel-listing").first();
const filters = (page: Page) => list(page).getByRole("complementary", { name: "Filters" });
const count = async (page: Page) =>
  Number((await list(page).getByRole("heading", { level: 2 }).first().innerText()).replace(/\D/g, ""));

/** A list whose element's code waits for `release`; with `shop`, the pages' own script too. */
async function openBeforeScript(page: Page, path: string, held: RegExp): Promise<{ release: () => void }> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.route(held, async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto(shop + path, { waitUntil: "commit" });
  await expect(list(page).getByRole("article").first()).toBeVisible();
  return { release: resolve };
}

for (const [what, held] of [
  ["the list's code is still on its way", /\/shop\/chunks\/kit-/],
  ["no script of the page has come yet", /\.js$/],
] as const) {
  test(`filters that are ticked while ${what} apply once it is loaded`, async ({ page }) => {
    const { release } = await openBeforeScript(page, "/en-ch/activities", held);
    const all = await count(page);
    const types = filters(page).getByRole("group", { name: "Type" }).getByRole("checkbox");
    for (const index of [0, 1]) await types.nth(index).check();
    // Ticked, and unticked again.
    await types.nth(2).check();
    await types.nth(2).uncheck();
    expect(await page.evaluate(() => customElements.get("gipfel-listing"))).toBeUndefined();
    release();
    await expect(page).toHaveURL(/types=\d+(,|%2C)\d+$/);
    for (const [index, isTicked] of [true, true, false].entries())
      await expect(types.nth(index)).toBeChecked({ checked: isTicked });
    await expect.poll(() => count(page)).toBeLessThan(all);
    const some = await count(page);
    await page.reload();
    await expect.poll(() => count(page)).toBe(some);
    for (const [index, isTicked] of [true, true, false].entries())
      await expect(types.nth(index)).toBeChecked({ checked: isTicked });
  });

  test(`tomorrow, pressed while ${what}, applies once it is loaded, and looks pressed until then`, async ({ page }) => {
    const { release } = await openBeforeScript(page, "/en-ch/activities", held);
    const all = await count(page);
    const tomorrow = filters(page).getByText("Tomorrow", { exact: true });
    const today = filters(page).getByText("Today", { exact: true });
    const colour = (chip: Locator) => chip.evaluate((label) => getComputedStyle(label).backgroundColor);
    await tomorrow.click();
    // The pointer leaves it: hovered, it has another colour too.
    await page.mouse.move(0, 0);
    await expect.poll(async () => (await colour(tomorrow)) === (await colour(today))).toBe(false);
    release();
    await expect(page).toHaveURL(/date=\d{4}-\d\d-\d\d$/);
    await expect.poll(() => count(page)).toBeLessThan(all);
    await expect(filters(page).getByRole("checkbox", { name: "Tomorrow", exact: true })).toBeChecked();
    await tomorrow.click();
    await expect(page).not.toHaveURL(/date=/);
    await expect.poll(() => count(page)).toBe(all);
  });

  test(`a sort that is chosen and a text that is typed while ${what} apply once it is loaded`, async ({ page }) => {
    const { release } = await openBeforeScript(page, "/en-ch/activities", held);
    const sort = list(page).getByRole("combobox", { name: /sort/i }).first();
    const search = list(page).getByRole("searchbox").first();
    await sort.selectOption({ label: "Lowest price" });
    await search.fill("castle");
    release();
    const answer = await page.request.get(`${shop}/api/activities/en_CH/?s=castle&limit=9&sort=priceAsc`);
    const expected = ((await answer.json()) as { info: { title: string } }[]).map(({ info }) => info.title);
    await expect.poll(() => list(page).getByRole("article").getByRole("heading").allInnerTexts()).toEqual(expected);
    await expect(search).toHaveValue("castle");
    await expect(sort.locator("option:checked")).toHaveText("Lowest price");
  });
}

test("the search that is focused while no script of the page has come yet suggests once it is loaded", async ({
  page,
}) => {
  const { promise: script, resolve: release } = Promise.withResolvers<void>();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.route(/\.js$/, async (route) => {
    await script;
    await route.continue();
  });
  await page.goto(`${shop}/en-ch`, { waitUntil: "commit" });
  const search = page.getByRole("main").getByRole("search").first();
  await search.getByRole("textbox").click();
  release();
  await page.getByRole("main").getByRole("combobox").fill("Titlis");
  await expect(page.getByRole("option", { name: /Titlis/ }).first()).toBeVisible();
});
