/**
 * Snippets that partners were given, by version: each of them works with today's `/sdk/v1/` (docs/operations.md,
 * "Releasing a version of the SDK"). A file is never changed after its release.
 */
import { globSync, readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { eventsOf, shop, thrownInto, words } from "./journey.ts";
import { partnerSite } from "./partner-site.ts";
import { reserveIn } from "./shop-steps.ts";

const { put } = partnerSite();
const corpus = "tests/fixtures/snippets";
/** The first of the ten days that these journeys take in turn. Those of other files take some of them too. */
const firstDay = 8;

/** The page of a partner who has pasted a snippet; returns its address. */
function pasted(file: string): string {
  return put(`/${file}`, readFileSync(`${corpus}/${file}`, "utf8").replaceAll("https://SHOP", shop));
}

for (const [index, file] of globSync("*/books/*.html", { cwd: corpus }).toSorted().entries()) {
  test(`books: ${file}`, async ({ page }) => {
    const thrown = thrownInto(page);
    await page.goto(pasted(file));
    const [, opener] = /\/(button|link)/.exec(file) ?? [];
    if (opener) await page.getByRole(opener as "button" | "link", { name: "Jetzt buchen" }).click();
    await page.locator("gipfel-booking [data-date]:not([aria-disabled])").first().waitFor();
    await reserveIn(page, firstDay + (index % 10));
    const checkout = page.getByRole("heading", { name: words.de.checkoutTitle });
    const basket = page.locator("gipfel-basket").getByRole("listitem");
    await expect(checkout.or(basket).first()).toBeVisible();
    expect(thrown).toEqual([]);
  });
}

for (const file of globSync("*/shows/*.html", { cwd: corpus }).toSorted()) {
  test(`shows: ${file}`, async ({ page }) => {
    const thrown = thrownInto(page);
    const events = await eventsOf(page);
    await page.goto(pasted(file));
    const elements = page.locator("body > :not(script)");
    await expect
      .poll(() => events.filter((name) => name === "ready").length)
      .toBeGreaterThanOrEqual(await elements.count());
    for (const element of await elements.all())
      expect((await element.boundingBox())?.height, "an element that shows something").toBeGreaterThan(20);
    expect(events).not.toContain("error");
    expect(thrown).toEqual([]);
  });
}

for (const file of globSync("*/frames/*.html", { cwd: corpus }).toSorted()) {
  test(`shows in full height: ${file}`, async ({ page }) => {
    await page.goto(pasted(file));
    await expect(page.frameLocator("iframe").getByRole("heading", { level: 1 })).toBeVisible();
    await expect.poll(async () => (await page.locator("iframe").boundingBox())?.height).toBeGreaterThan(1000);
  });
}
