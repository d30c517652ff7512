import { expect, test, type Page } from "@playwright/test";
import { shop } from "./journey.ts";

const results = (page: Page) => page.locator("gipfel-listing").getByRole("heading", { level: 2 }).first();

/** What the shop's index finds. */
async function found(page: Page, text: string): Promise<number> {
  const answer = await page.request.post(`${shop}/api/1/indexes/prd_en_CH/query`, { data: { query: text, filters: "type:activity", hitsPerPage: 0 } });
  return ((await answer.json()) as { nbHits: number }).nbHits;
}

for (const text of ["spa", "cheese", "Interlaken", "chilon"]) {
  test(`[R24] the result page of "${text}" has exactly what the index finds, and its filters count that`, async ({ page }) => {
    const count = await found(page, text);
    expect(count).toBeGreaterThan(0);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`${shop}/en-ch/s/?s=${encodeURIComponent(text)}`);
    await expect(results(page)).toHaveText(`${count} ${count === 1 ? "activity" : "activities"}`);
    await expect.poll(() => page.locator("gipfel-listing").getByRole("article").count()).toBe(Math.min(count, 9));
  });
}
