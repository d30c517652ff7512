import { expect, test, type Page } from "@playwright/test";
import { heldCart } from "./booked.ts";
import { choose, fillContact, press, shop, words } from "./journey.ts";
import { expectUnclipped, expectUnclippedInWindow, openColumn } from "./narrow.ts";

const tag = "gipfel-basket";
/** An activity without questions for its guests. */
const railway = 138;

/** A page in Arabic has English words; the direction is the document's. */
const sites = {
  de: { prefix: "", basket: "warenkorb", checkout: "buchung", locale: "de_CH" },
  ar: { prefix: "/ar-ae", basket: "sallat-altasawuq", checkout: "hajz", locale: "ar_AE" },
} as const;

async function keepCart(page: Page, cartId: string): Promise<void> {
  await page.addInitScript((id) => localStorage.getItem("cartId") ?? localStorage.setItem("cartId", id), cartId);
}

for (const language of ["de", "ar"] as const) {
  const { prefix, basket, checkout, locale } = sites[language];
  const text = words[language];

  test(`the basket is not clipped in a column of 215 to 320 px, in ${language}`, async ({ page }) => {
    await keepCart(page, await heldCart(page.request, railway));
    await openColumn(page, "basket.html", tag);
    await page.evaluate(
      (isArabic) => void (document.documentElement.dir = isArabic ? "rtl" : "ltr"),
      language === "ar",
    );
    const element = page.locator(tag);
    await element.evaluate((node, value) => node.setAttribute("locale", value), locale);
    const remove = element.getByRole("button", { name: language === "de" ? /^Entfernen/ : /^Remove/ });
    await expect(remove).toBeVisible();
    await expectUnclipped(page, tag, "basket");
    await remove.click();
    await expect(
      element.getByRole("button", { name: language === "de" ? "Zurücklegen" : "Put it back" }),
    ).toBeVisible();
    await expectUnclipped(page, tag, "basket after an item was taken out");
  });

  test(`the shop's basket, check-out, payment and confirmation are not clipped in windows of 215 to 320 px, in ${language}`, async ({
    page,
  }) => {
    test.slow();
    await keepCart(page, await heldCart(page.request, railway));
    const turn = () =>
      page.evaluate((isArabic) => void (isArabic && (document.documentElement.dir = "rtl")), language === "ar");
    await page.goto(`${shop}${prefix}/${basket}`);
    await page.locator(`${tag} h3`).waitFor();
    await turn();
    await expectUnclippedInWindow(page, page.locator("main"), "page of the basket");
    await page.goto(`${shop}${prefix}/${checkout}`);
    await page.locator("gipfel-checkout").getByRole("radio", { name: /TWINT/ }).waitFor();
    await turn();
    await expectUnclippedInWindow(page, page.locator("main"), "page of the check-out");
    await fillContact(page, text, `schmale-seite-${language}@example.ch`);
    await choose(page.locator("gipfel-checkout").getByRole("radio", { name: /TWINT/ }));
    await press(page, text.pay);
    await page.waitForURL(/\/sandbox\/pay\//);
    await expectUnclippedInWindow(page, page.locator("main"), "page of TWINT");
    await page.getByRole("button").first().click();
    await expect(page.getByRole("link", { name: text.save })).toBeVisible({ timeout: 30_000 });
    await turn();
    await expectUnclippedInWindow(page, page.locator("main"), "page of the confirmation");
  });
}
