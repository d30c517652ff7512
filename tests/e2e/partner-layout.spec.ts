/** A partner's page that reserves its elements' room (docs/partners.md) stays where it is while they load. */
import { expect, test, type Page } from "@playwright/test";
import { partner } from "./journey.ts";

/** The sum of the shifts that nobody has caused by input, from the start of the page. */
async function recordShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const recorded = globalThis as unknown as { shifted: number };
    recorded.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) recorded.shifted += entry.value;
    }).observe({ type: "layout-shift", buffered: true });
  });
  return () => page.evaluate(() => (globalThis as unknown as { shifted: number }).shifted);
}

/** A page and what it shows at last. */
const pages = [
  ["basket", "Your basket"],
  ["listing", /^\d+ activities$/],
  ["activity", "Jungfraujoch: mit der Zahnradbahn auf 3454 m"],
  ["wrong", "This activity is no longer offered here."],
] as const;
for (const width of [360, 1440])
  for (const [name, last] of pages)
    test(`the partner's page “${name}” of ${width} px does not move while its elements load`, async ({ page }) => {
      await page.setViewportSize({ width, height: 740 });
      const shifted = await recordShifts(page);
      await page.goto(`${partner}/${name}.html`);
      await expect(page.getByText(last).first()).toBeVisible();
      await page.waitForLoadState("networkidle");
      expect(await shifted()).toBeLessThan(0.03);
    });

test("a page with hostile styles does not scroll sideways on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${partner}/hostile-css.html`);
  await expect(page.locator("#heard li").first()).toBeAttached();
  await page.waitForLoadState("networkidle");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});
