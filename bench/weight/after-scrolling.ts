import { chromium, type Page } from "@playwright/test";
import { chromiumFlags, chromiumPath } from "../../scripts/chromium.ts";

/** How long nothing more may come until a page counts as loaded (ms). */
const quiet = 1500;

/**
 * Opens a list of the shop on a phone, scrolls to its foot, and answers with the script files that were requested until
 * its element was ready and nothing more came, below `/shop/`.
 */
export async function scriptsAfterScrolling(address: string): Promise<string[]> {
  const browser = await chromium.launch({ executablePath: chromiumPath, args: chromiumFlags });
  try {
    const page = await browser.newPage({ viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true });
    await page.goto(address);
    await untilQuiet(page);
    await scrollToFoot(page);
    await page.waitForFunction(isListReady);
    await untilQuiet(page);
    return (await scriptsOf(page)).map((path) => path.slice("/shop/".length));
  } finally {
    await browser.close();
  }
}

/** In the page: whether the list has taken over what the server rendered. */
function isListReady(): boolean {
  const list = document.querySelector("gipfel-listing:defined");
  return list?.shadowRoot?.querySelector("[data-state]") === null;
}

/** The addresses' paths of all scripts so far, in the order of their requests. */
function scriptsOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => path.startsWith("/shop/") && path.endsWith(".js")),
  );
}

async function untilQuiet(page: Page): Promise<void> {
  let before = -1;
  for (let count = 0; count !== before; count = (await scriptsOf(page)).length) {
    before = count;
    await page.waitForTimeout(quiet);
  }
}

async function scrollToFoot(page: Page): Promise<void> {
  const isAtFoot = () => page.evaluate(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 1);
  while (!(await isAtFoot())) {
    await page.mouse.wheel(0, 700);
    await page.waitForTimeout(100);
  }
}
