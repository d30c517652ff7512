import { chromium, type Page } from "@playwright/test";
import { chromiumFlags, chromiumPath } from "../../scripts/chromium.ts";

/**
 * The SDK's files that come until an element shows what the selector names, without those that other elements share
 * with it: those of the page `others`.
 */
export async function filesBeyond(address: string, shown: string, others: string): Promise<string[]> {
  const browser = await chromium.launch({ executablePath: chromiumPath, args: chromiumFlags });
  try {
    const page = await browser.newPage();
    await page.goto(others);
    await page.locator("gipfel-booking [data-date]").first().waitFor();
    await page.waitForLoadState("networkidle");
    const shared = await filesOf(page);
    await page.goto(address);
    await page.locator(shown).first().waitFor();
    await page.waitForLoadState("networkidle");
    return (await filesOf(page)).filter((file) => !shared.includes(file));
  } finally {
    await browser.close();
  }
}

function filesOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.startsWith("/sdk/v1/"))
      .map((path) => path.slice("/sdk/v1/".length)),
  );
}
