import { expect, type Page } from "@playwright/test";

/**
 * Waits until a closed dialog has removed its entry of the browser's history: a navigation in that
 * moment is cancelled.
 */
export async function dialogEntryIsGone(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(() => {
        const { gipfelOverlays } = (history.state ?? {}) as { gipfelOverlays?: object };
        return gipfelOverlays !== undefined;
      }),
    )
    .toBe(false);
}
