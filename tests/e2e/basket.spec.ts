import { expect, test, type Page } from "@playwright/test";
import { cards, fillCard, fillContact, partner, press, shop, words } from "./journey.ts";
import { focused, pay, reserveOnTheShop, toCheckout } from "./shop-steps.ts";

const text = words.de;

test("a guest books in the shop: activity, basket, booking page, confirmation", async ({ page }) => {
  await reserveOnTheShop(page, 112, 3);
  await expect(page.getByRole("heading", { level: 3 }).first()).toBeVisible();
  await toCheckout(page);
  await fillContact(page, text, "shop@example.ch");
  await pay(page, cards.succeeds);
});

test("two tabs show the same basket, and an item removed in one disappears in the other", async ({ context, page }) => {
  await reserveOnTheShop(page, 112, 3);
  const other = await context.newPage();
  await other.goto(`${shop}/warenkorb`);
  const items = (tab: Page) => tab.locator("gipfel-basket").getByRole("heading", { level: 3 });
  await expect(items(page)).toHaveCount(1);
  await expect(items(other)).toHaveCount(1);
  await page.getByRole("button", { name: /^Entfernen/ }).click();
  await expect(items(page)).toHaveCount(0);
  await other.bringToFront();
  await expect(items(other)).toHaveCount(0);
  await expect(other.locator("gipfel-basket").getByText(/ist nicht mehr im Warenkorb/)).toBeVisible();
  await other.getByRole("button", { name: /^Zurücklegen/ }).click();
  await expect(items(other)).toHaveCount(1);
});

test("a removal whose answer and the basket's are lost says that it is not known, and shows the truth once online", async ({
  context,
  page,
}) => {
  await reserveOnTheShop(page, 112, 3);
  const basket = page.locator("gipfel-basket");
  // The server removes it; the browser has its answer never, and is offline from then on.
  await page.route(/\/api\/reservations\//, async (route) => {
    await route.fetch();
    await context.setOffline(true);
    await route.abort();
  });
  await basket.getByRole("button", { name: /^Entfernen/ }).click();
  await expect(basket.getByText(/noch nicht, ob .* aus Ihrem Warenkorb/)).toBeVisible();
  await expect(basket.getByRole("heading", { level: 3 })).toHaveCount(1);
  await context.setOffline(false);
  await expect(basket.getByRole("heading", { level: 3 })).toHaveCount(0);
  await expect(basket.getByRole("button", { name: /^Zurücklegen/ })).toBeVisible();
});

test("a basket opened by its address is stored and removed from the address, so that returning to it later loses nothing", async ({
  page,
  browser,
}) => {
  await reserveOnTheShop(page, 112, 3);
  const cartId = await page.evaluate(() => localStorage.getItem("cartId"));
  await using other = await browser.newPage({ locale: "de-CH" });
  const items = other.locator("gipfel-basket").getByRole("heading", { level: 3 });
  await other.goto(`${shop}/warenkorb?cartId=${cartId}`);
  await expect(items).toHaveCount(1);
  await expect(other).toHaveURL(`${shop}/warenkorb`);
  await other.reload();
  await expect(items).toHaveCount(1);
  // An unknown cart in the address does not replace the stored one.
  await other.goto(`${shop}/warenkorb?cartId=${crypto.randomUUID()}`);
  await expect(other).toHaveURL(`${shop}/warenkorb`);
  await other.reload();
  await expect(items).toHaveCount(1);
});

test("a lost basket is restored from its unpaid booking", async ({ page }) => {
  await reserveOnTheShop(page, 112, 3);
  await page.goto(`${shop}/buchung`);
  await fillContact(page, text, "restore@example.ch");
  await fillCard(page, text, cards.declined);
  await press(page, text.pay);
  await expect(page.getByRole("dialog", { name: text.declined })).toBeVisible();
  await page.evaluate(() => localStorage.setItem("cartId", crypto.randomUUID()));
  await page.goto(`${shop}/warenkorb`);
  await expect(page.locator("gipfel-basket").getByRole("heading", { level: 3 })).toHaveCount(1);
});

test("a blog's button opens the widget as a drawer, and Escape closes it without a trace", async ({ page }) => {
  await page.goto(`${partner}/blog.html`);
  await page.evaluate(() => document.documentElement.setAttribute("lang", "de"));
  await page.locator("gipfel-button").first().getByRole("button").click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.locator("[data-date]:not([aria-disabled])").first().waitFor();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.locator("gipfel-booking")).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.style.cssText + document.body.style.cssText)).toBe("");
});

test("basket and checkout change their language with the page", async ({ page }) => {
  await reserveOnTheShop(page, 112, 5);
  const basket = page.locator("gipfel-basket");
  await expect(basket).toContainText("1 × Erwachsene");
  const total = await basket.getByText(/^CHF /).last().innerText();
  await page.goto(`${shop}/fr-ch/panier`);
  await expect(basket).toContainText("1 × Adulte");
  await expect(basket).not.toContainText("Erwachsene");
  await expect(basket.getByText(/^CHF /).last()).toHaveText(total);
  await page.goto(`${shop}/it-ch/prenotazione`);
  await expect(page.locator("gipfel-checkout")).toContainText("1 × Adult");
  await expect(page.locator("gipfel-checkout")).not.toContainText(/Erwachsene|Drehseilbahn/);
  await page.goto(`${shop}/en-ch/basket`);
  await expect(basket).toContainText("1 × Adult");
  await page.locator("gipfel-basket").evaluate((element) => element.setAttribute("locale", "fr_CH"));
  await expect(basket).toContainText("1 × Adulte");
});

test("by keyboard the focus is on what comes next: after reserving, removing, putting back, and reading it", async ({
  page,
}) => {
  await reserveOnTheShop(page, 112, 15);
  const basket = page.locator("gipfel-basket");
  const heading = basket.getByRole("heading", { level: 2, name: "Ihr Warenkorb" });
  const pressed = async (name: RegExp) => basket.getByRole("button", { name }).press("Enter");
  await expect(heading).toBeFocused();
  await pressed(/^Entfernen/);
  await expect.poll(() => focused(page)).toContain("ist nicht mehr im Warenkorb");
  await pressed(/^Zurücklegen/);
  await expect(basket.getByRole("heading", { level: 3 })).toBeVisible();
  await expect(heading).toBeFocused();
  await pressed(/^Entfernen/);
  await expect.poll(() => focused(page)).toContain("ist nicht mehr im Warenkorb");
  await pressed(/^Verstanden/);
  await expect(heading).toBeFocused();
});
