import { chromium, expect, type Browser, type Page } from "@playwright/test";
import { chromiumFlags, windowedChromiumPath } from "../../scripts/chromium.ts";

/**
 * A browser that keeps pages for the way back, as people's browsers do; Playwright turns that off. Close it with `await
 * using`.
 */
export function launchWithBackForwardCache(): Promise<Browser> {
  return chromium.launch({
    executablePath: windowedChromiumPath,
    args: chromiumFlags,
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  });
}

/**
 * Leaves the page for another, and comes back to it out of the cache. Where the browser loads it anew, its reasons are
 * in the error. Only the browser is queried meanwhile: it drops a page from the cache that is queried itself.
 */
export async function leaveAndComeBack(page: Page, elsewhere: string): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send("Page.enable");
  const outcome = new Promise<string>((resolve) => {
    devTools.on("Page.frameNavigated", ({ type }) => type === "BackForwardCacheRestore" && resolve("restored"));
    devTools.on("Page.backForwardCacheNotUsed", ({ notRestoredExplanations }) =>
      resolve(JSON.stringify(notRestoredExplanations)),
    );
  });
  // Of a page that is still at work for 3 s after it was left the browser keeps nothing either.
  await page.evaluate(() => new Promise((atRest) => requestIdleCallback(atRest)));
  await page.goto(elsewhere);
  // Not at once: the evaluation itself would end with its document.
  await page.evaluate(() => void setTimeout(() => history.back()));
  expect(await outcome, `back from ${elsewhere}`).toBe("restored");
  await devTools.detach();
}
