import { chromium } from "@playwright/test";
import { chromiumFlags, chromiumPath } from "../../scripts/chromium.ts";

/**
 * Opens a page with `<gipfel-booking>`, waits until it requests nothing more, moves the day with a key, and
 * answers with the SDK's files that were requested until the machine had followed, in the order of their asking.
 */
export async function filesUntilKey(address: string): Promise<string[]> {
  const browser = await chromium.launch({ executablePath: chromiumPath, args: chromiumFlags });
  try {
    const page = await browser.newPage();
    await page.goto(address);
    const chosen = page.locator("[role=gridcell][tabindex='0'][aria-selected=true]").first();
    await chosen.waitFor();
    await page.waitForLoadState("networkidle");
    await chosen.focus();
    await page.evaluate(noteWhenTheDayMoves);
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    await page.waitForFunction(() => "movedAt" in window);
    await page.waitForLoadState("networkidle");
    const requested = await page.evaluate(() =>
      performance
        .getEntriesByType("resource")
        .filter((entry) => entry.startTime <= (window as { movedAt?: number }).movedAt!)
        .map((entry) => new URL(entry.name).pathname),
    );
    return requested.filter((path) => path.startsWith("/sdk/v1/")).map((path) => path.slice("/sdk/v1/".length));
  } finally {
    await browser.close();
  }
}

/** In the page: the moment in which another day is the chosen one. */
function noteWhenTheDayMoves() {
  const root = document.querySelector("gipfel-booking")!.shadowRoot!;
  const chosen = () => root.querySelector("[role=gridcell][aria-selected=true]")?.getAttribute("data-date");
  const before = chosen();
  const observer = new MutationObserver(() => {
    const now = chosen();
    if (!now || now === before) return;
    (window as { movedAt?: number }).movedAt = performance.now();
    observer.disconnect();
  });
  observer.observe(root, { subtree: true, childList: true, attributes: true });
}
