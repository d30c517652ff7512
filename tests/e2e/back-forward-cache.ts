import { chromium, expect, type Browser, type Page } from "@playwright/test";
import { chromiumFlags, chromiumPath } from "../../scripts/chromium.ts";

/** A browser that keeps pages for the way back, as people's browsers do; Playwright turns that off. Close it with `await using`. */
export function launchWithBackForwardCache(): Promise<Browser> {
  return chromium.launch({ executablePath: chromiumPath, args: chromiumFlags, ignoreDefaultArgs: ["--disable-back-forward-cache"] });
}

/** Leaves the page for another, and comes back to it out of the cache. Where the browser loads it anew, its reasons are in the error. */
export async function leaveAndComeBack(page: Page, elsewhere: string): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send("Page.enable");
  let refused: string | undefined;
  devTools.on("Page.backForwardCacheNotUsed", ({ notRestoredExplanations }) => (refused = JSON.stringify(notRestoredExplanations)));
  await page.evaluate(() => addEventListener("pageshow", ({ persisted }) => void Object.assign(globalThis, { isRestored: persisted })));
  // Of a page that is still at work for 3 s after it was left the browser keeps nothing.
  await page.evaluate(() => new Promise((atRest) => requestIdleCallback(atRest)));
  await page.goto(elsewhere);
  // Not at once: the evaluation itself would end with its document.
  await page.evaluate(() => void setTimeout(() => history.back()));
  const restored = () => page.evaluate(() => (globalThis as { isRestored?: boolean }).isRestored);
  await expect.poll(async () => refused ?? (await restored().catch(String)), { message: `back from ${elsewhere}` }).toBe(true);
}
