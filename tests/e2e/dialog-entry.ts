import { expect, type Page } from "@playwright/test";

/**
 * Waits until a dialog that was closed has taken its entry of the browser's history back: a page that is loaded in that
 * moment is broken off.
 */
export async function dialogEntryIsGone(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => (history.state as { isOpenStep?: boolean } | null)?.isOpenStep ?? false))
    .toBe(false);
}
