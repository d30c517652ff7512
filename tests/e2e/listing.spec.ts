import { expect, test, type Page } from "@playwright/test";
import { partner, shop } from "./journey.ts";

const list = (page: Page) => page.locator("gipfel-listing");
const cards = (page: Page) => list(page).getByRole("article");
/** How many activities the heading says. */
const total = async (page: Page) =>
  Number((await list(page).getByRole("heading", { level: 2 }).innerText()).match(/\d+/)?.[0]);

test("a visitor filters with the keyboard, opens an activity, returns to the same list, and loads more of it", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(`${partner}/listing.html`);
  await expect(cards(page)).toHaveCount(9);
  const all = await total(page);

  const option = list(page).getByRole("group", { name: "Type" }).getByRole("checkbox").first();
  const leaves = Number((await option.evaluate((box) => box.closest("label")!.innerText)).match(/\d+/)?.[0]);
  await option.focus();
  await page.keyboard.press("Space");
  await expect.poll(() => total(page)).toBe(leaves);
  await expect(page).toHaveURL(/[?&]types=\d+/);
  await expect(option).toBeFocused();

  const title = await cards(page).first().getByRole("heading").innerText();
  await cards(page).first().getByRole("link").click();
  await expect(page).toHaveURL(new RegExp(`^${shop}/en-ch/activity/`));
  await page.goBack();
  await expect.poll(() => total(page)).toBe(leaves);
  await expect(cards(page).first().getByRole("heading")).toHaveText(title);

  await list(page)
    .getByRole("button", { name: /^Remove the filter/ })
    .click();
  await expect.poll(() => total(page)).toBe(all);
  await expect(page).not.toHaveURL(/types=/);
  await list(page)
    .getByRole("button", { name: /^Show \d+ more$/ })
    .click();
  await expect(cards(page)).toHaveCount(18);
});

test("on a phone the filters open over the list, and Back closes them", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${partner}/listing.html`);
  await expect(cards(page)).toHaveCount(8);
  await list(page).getByRole("button", { name: "Filters" }).click();
  await expect(page.getByRole("dialog", { name: "Filters" })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("dialog", { name: "Filters" })).toHaveCount(0);
  await expect(page).toHaveURL(`${partner}/listing.html`);
});
