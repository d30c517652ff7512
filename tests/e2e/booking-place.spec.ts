/** The place that is reserved for the booking widget is as high as the widget at its calendar. */
import { expect, test, type Page } from "@playwright/test";
import { partner, shop } from "./journey.ts";

/**
 * Collects each height (px) that the first element of a selector has while a page loads, also within shadow roots; run
 * in the page.
 */
function collectHeights(selector: string) {
  const heights: number[] = [];
  Object.assign(globalThis, { heights });
  const find = (root: ParentNode): Element | null => {
    const found = root.querySelector(selector);
    if (found) return found;
    for (const { shadowRoot } of root.querySelectorAll("*")) {
      const inside = shadowRoot && find(shadowRoot);
      if (inside) return inside;
    }
    return null;
  };
  const look = () => {
    const height = find(document)?.getBoundingClientRect().height ?? 0;
    if (height > 0 && height !== heights.at(-1)) heights.push(height);
    requestAnimationFrame(look);
  };
  look();
}

const heightsOf = (page: Page) => page.evaluate(() => (globalThis as unknown as { heights: number[] }).heights);

for (const [id, what] of [
  [2016, "a title of two lines"],
  [218, "nothing can be cancelled"],
  [248, "the supplier has to confirm"],
] as const)
  test(`from 1536 px the booking widget is as high as its placeholder where there is ${what}`, async ({ page }) => {
    await page.setViewportSize({ width: 1536, height: 1200 });
    await page.addInitScript(collectHeights, "[data-booking-place]");
    await page.goto(`${shop}/activity/${id}`);
    const panel = page.locator("gipfel-activity").getByRole("complementary", { name: "Buchen" });
    // The placeholder waits for the visitor; a browser may show a sign of one by itself, and the calendar at once.
    await page.mouse.wheel(0, 1);
    await expect(panel.locator("gipfel-booking [data-date]:not([aria-disabled])").first()).toBeVisible();
    await expect(panel.getByRole("group", { name: "Nächste Termine" })).toHaveCount(0);
    await page.waitForLoadState("networkidle");
    expect(await heightsOf(page)).toHaveLength(1);
  });

for (const width of [360, 768, 1440])
  test(`on a partner's page of ${width} px the calendar replaces its placeholder without a layout shift`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.addInitScript(collectHeights, "gipfel-booking");
    await page.goto(`${partner}/hotel.html`);
    await expect(page.locator("gipfel-booking [data-date]:not([aria-disabled])").first()).toBeVisible();
    await page.waitForLoadState("networkidle");
    // Before its code is there the element is as high as the partner's layout makes it.
    const asLaidOut = 600;
    expect((await heightsOf(page)).filter((height) => height > asLaidOut)).toHaveLength(1);
  });
