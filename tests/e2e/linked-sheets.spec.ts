/**
 * Sheets of elements that a shop page's own script adds: linked base sheet, constructed sheets of the element's own.
 */
import { expect, test, type Page } from "@playwright/test";
import { fillCard, cards, shop, words } from "./journey.ts";
import { reserveOnTheShop } from "./shop-steps.ts";

/** Opens a page on which an element is defined, so that those of its tag start as they are added. */
async function openWithDefined(page: Page, tag: string): Promise<void> {
  await page.goto(`${shop}/en-ch/about-us`);
  await page.evaluate(async (name) => {
    await (window as unknown as { gipfel: { load(tag: string): Promise<void> } }).gipfel.load(name);
    await customElements.whenDefined(name);
  }, tag);
}

/** Holds the answers for the base sheet, which no element of the page has linked yet. */
async function holdBaseSheet(page: Page): Promise<{ requested: Promise<unknown>; release: () => void }> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/styles\/base-/, async (route) => {
    await promise;
    await route.continue().catch(() => {});
  });
  return { requested: page.waitForRequest(/\/styles\/base-/), release: resolve };
}

test("an element starts although another one was removed while its base sheet was loading", async ({ page }) => {
  const { requested, release } = await holdBaseSheet(page);
  await openWithDefined(page, "gipfel-newsletter");
  await page.evaluate(() => document.body.append(document.createElement("gipfel-newsletter")));
  await requested;
  await page.evaluate(() => document.querySelector("body > gipfel-newsletter")!.remove());
  release();
  await page.evaluate(() => {
    document.body.append(Object.assign(document.createElement("gipfel-newsletter"), { id: "later" }));
  });
  await expect(page.locator("#later").getByRole("textbox").first()).toBeVisible();
});

test("an element that is moved while its base sheet is loading starts at its new position", async ({ page }) => {
  const { requested, release } = await holdBaseSheet(page);
  await openWithDefined(page, "gipfel-newsletter");
  await page.evaluate(() => {
    document.body.append(Object.assign(document.createElement("gipfel-newsletter"), { id: "moved" }));
  });
  await requested;
  await page.evaluate(() => document.body.prepend(document.querySelector("#moved")!));
  release();
  await expect(page.locator("#moved").getByRole("textbox").first()).toBeVisible();
});

test("a sheet that several elements adopt is parsed once", async ({ page }) => {
  await page.addInitScript(() => {
    const parsed: Record<string, number> = ((window as unknown as { parsed: object }).parsed = {});
    const { replaceSync } = CSSStyleSheet.prototype;
    CSSStyleSheet.prototype.replaceSync = function (text) {
      parsed[text] = (parsed[text] ?? 0) + 1;
      replaceSync.call(this, text);
    };
  });
  await openWithDefined(page, "gipfel-newsletter");
  await page.evaluate(() => {
    for (const id of ["one", "other"]) {
      const element = Object.assign(document.createElement("gipfel-newsletter"), { id });
      element.setAttribute("brand-color", "#ff385c");
      document.body.append(element);
    }
  });
  for (const id of ["one", "other"]) await expect(page.locator(`#${id}`).getByRole("textbox").first()).toBeVisible();
  const counts = await page.evaluate(() => Object.values((window as unknown as { parsed: object }).parsed));
  expect(counts.length).toBeGreaterThan(0);
  expect(Math.max(...(counts as number[]))).toBe(1);
});

test("the card form has the styles of the check-out around it", async ({ page }) => {
  await reserveOnTheShop(page, 112, 6);
  await page.goto(`${shop}/buchung`);
  await fillCard(page, words.de, cards.succeeds);
  const number = page.locator("gipfel-checkout").getByLabel(words.de.number);
  const { height } = (await number.boundingBox())!;
  expect(height).toBeGreaterThanOrEqual(44);
  const border = (field: Element) => getComputedStyle(field.parentElement!).borderRadius;
  expect(await number.evaluate(border)).toBe(
    await page.locator("gipfel-checkout").getByLabel(words.de.email, { exact: true }).evaluate(border),
  );
});

test("the card form comes though a linked sheet of the check-out hangs", async ({ page }) => {
  await page.route("**/hangs.css", () => new Promise(() => {}));
  await reserveOnTheShop(page, 112, 6);
  await page.goto(`${shop}/buchung`);
  const checkout = page.locator("gipfel-checkout");
  const card = checkout.getByRole("radio", { name: words.de.card });
  await expect(card).toBeVisible();
  await checkout.evaluate((element) =>
    element.shadowRoot!.append(
      Object.assign(document.createElement("link"), { rel: "stylesheet", href: "/hangs.css" }),
    ),
  );
  await card.check();
  await expect(checkout.getByLabel(words.de.number)).toBeVisible();
});
