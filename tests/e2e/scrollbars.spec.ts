import { expect, test, type Page } from "@playwright/test";
import { chromiumFlags, chromiumPath } from "../../scripts/chromium.ts";
import { partner, shop } from "./journey.ts";
import { asNew } from "./signed-in.ts";

/* Scrollbars that take room, as on Windows; the other journeys run with overlay scrollbars. */
test.use({
  launchOptions: { executablePath: chromiumPath, args: chromiumFlags, ignoreDefaultArgs: ["--hide-scrollbars"] },
  viewport: { width: 1280, height: 800 },
});

/** Left edge and width of the page's body and of a bar that is fixed to the window, in px. */
const edges = (page: Page) =>
  page.evaluate(() => {
    let bar = document.getElementById("fixed-bar");
    if (!bar) {
      bar = document.createElement("div");
      bar.id = "fixed-bar";
      bar.style.cssText = "position: fixed; inset-inline: 0; inset-block-end: 0; pointer-events: none";
      document.body.append(bar);
    }
    return [document.body, bar].map((element) => {
      const { left, width } = element.getBoundingClientRect();
      return { left, width };
    });
  });

async function expectStill(page: Page, open: () => Promise<void>): Promise<void> {
  const before = await edges(page);
  await open();
  await expect(page.locator("dialog:modal")).toHaveCount(1);
  expect(await edges(page)).toEqual(before);
  await page.keyboard.press("Escape");
  await expect(page.locator("dialog:modal")).toHaveCount(0);
  expect(await edges(page)).toEqual(before);
}

const takesRoom = (page: Page) => page.evaluate(() => innerWidth > document.documentElement.clientWidth);

test("a dialog of the account causes no layout shift", async ({ page }) => {
  await asNew(page, `scroll-${Date.now()}@example.ch`);
  await page.goto(`${shop}/account/settings`);
  const button = page.locator(".account-content").getByRole("button").last();
  await button.waitFor();
  expect(await takesRoom(page)).toBe(true);
  await expectStill(page, () => button.click());
});

test.describe("in a window that is higher than the page", () => {
  test.use({ viewport: { width: 600, height: 4000 } });

  test("the menu causes no layout shift", async ({ page }) => {
    await page.goto(`${shop}/gibt-es-nicht`);
    const button = page.getByRole("banner").getByRole("button", { name: "Menü" });
    await button.waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight)).toBe(true);
    await expectStill(page, () => button.click());
  });
});

test("an element's drawer causes no layout shift in the shop", async ({ page }) => {
  await page.goto(`${shop}/activity/167`);
  const button = page.locator("gipfel-activity").getByRole("button", { name: "Datum wählen" }).first();
  await button.waitFor();
  expect(await takesRoom(page)).toBe(true);
  await expectStill(page, () => button.click());
});

for (const [gutter, direction] of [
  ["auto", "ltr"],
  ["stable", "ltr"],
  ["auto", "rtl"],
] as const)
  test(`an element's drawer causes no layout shift on a partner's page, ${direction}, with scrollbar-gutter: ${gutter}`, async ({
    page,
  }) => {
    await page.goto(`${partner}/index.html`);
    await page.setContent(`<!doctype html><html lang="de" dir="${direction}" style="scrollbar-gutter: ${gutter};"><meta charset="utf-8">
      <title>A hotel</title><script type="module" src="${shop}/sdk/v1/gipfel.js"></script>
      <gipfel-button activity="167">Buchen</gipfel-button><div style="height: 3000px"></div></html>`);
    const button = page.locator("gipfel-button").getByRole("button");
    await button.waitFor();
    await expectStill(page, () => button.click());
    expect(await page.evaluate(() => document.documentElement.getAttribute("style"))).toBe(
      `scrollbar-gutter: ${gutter};`,
    );
  });
