import { chromium } from "@playwright/test";

/** Chromium that neither sandboxes nor asks the network for anything of its own. */
const flags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/**
 * Opens a page with `<gipfel-booking>`, waits until a key moves the day and the machine follows, and answers with the SDK's files
 * that were transferred until then, in the order of their asking.
 */
export async function filesUntilKey(address: string): Promise<string[]> {
  const browser = await chromium.launch({ executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium", args: flags });
  try {
    const page = await browser.newPage();
    await page.goto(address);
    const chosen = page.locator("[role=gridcell][tabindex='0'][aria-selected=true]").first();
    await chosen.waitFor();
    const before = await chosen.getAttribute("data-date");
    await chosen.focus();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    await page.waitForFunction((date) => {
      const root = document.querySelector("gipfel-booking")?.shadowRoot;
      const now = root?.querySelector("[role=gridcell][aria-selected=true]")?.getAttribute("data-date");
      return now && now !== date;
    }, before);
    const asked = await page.evaluate(() => performance.getEntriesByType("resource").map((entry) => new URL(entry.name).pathname));
    return asked.filter((path) => path.startsWith("/sdk/v1/")).map((path) => path.slice("/sdk/v1/".length));
  } finally {
    await browser.close();
  }
}
