import { expect, test, type Page } from "@playwright/test";
import { inDatabase } from "./booked.ts";
import { choose, confirmImportant, fillContact, partner, press, reserveTwo, shop, words } from "./journey.ts";
import { reserveOnTheShop } from "./shop-steps.ts";

const text = words.de;
const alert = (page: Page) => page.getByRole("alert").filter({ hasText: "Eine Zahlung läuft" });

/** Held seats and payments of a buyer's address, by state. */
const statesOf = (email: string) =>
  inDatabase(async (db) => {
    const booking = await db
      .selectFrom("booking")
      .select(["id", "cart_id"])
      .where("contact_email", "=", email)
      .executeTakeFirstOrThrow();
    const payments = await db
      .selectFrom("payment_attempt")
      .select("state")
      .where("booking_id", "=", booking.id)
      .execute();
    const holds = await db.selectFrom("reservation").select("state").where("cart_id", "=", booking.cart_id).execute();
    return { payments: payments.map(({ state }) => state), holds: holds.map(({ state }) => state).toSorted() };
  });

/** Goes to TWINT's page, and comes back without paying or cancelling. */
async function leaveTwintOpen(page: Page): Promise<void> {
  await choose(page.locator("gipfel-checkout").getByRole("radio", { name: "TWINT" }));
  await press(page, text.pay);
  await page.waitForURL(/\/sandbox\/pay\//);
}

test("on return to a partner's page while TWINT is open, reserving shows a message, stops it, and reserves", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${partner}/${text.page}`);
  await reserveTwo(page, text);
  await fillContact(page, text, "open-twint@example.ch");
  await confirmImportant(page, text);
  await leaveTwintOpen(page);
  await page.goto(`${partner}/${text.page}`);
  await page.locator("gipfel-booking [data-date]:not([aria-disabled])").first().waitFor();
  await page.getByRole("button", { name: text.nextMonth }).click();
  await page.locator("gipfel-booking [data-date]:not([aria-disabled])").nth(16).click();
  await press(page, text.times);
  await choose(page.getByRole("radio", { disabled: false, name: /[2-6]\D*$/ }).first());
  await press(page, text.tickets);
  await page.getByRole("button", { name: text.more }).first().click();
  await press(page, text.guests);
  await page.getByLabel(text.firstName, { exact: true }).fill("Nora");
  await page.getByLabel(text.weight).fill("64");
  await press(page, text.total);
  await press(page, text.reserve);
  const stop = alert(page).getByRole("button", { name: "Abbrechen und reservieren" });
  await expect(stop).toBeInViewport({ ratio: 1 });
  await expect(page.getByText("Bei uns ist etwas schiefgegangen")).toHaveCount(0);
  await stop.click();
  await expect(page.getByRole("heading", { name: text.checkoutTitle })).toBeVisible();
  expect(await statesOf("open-twint@example.ch")).toEqual({ payments: ["cancelled"], holds: ["held", "held"] });
});

test("a basket with an open payment says so, and an item is removed once that payment is stopped", async ({ page }) => {
  await reserveOnTheShop(page, 112, 11);
  await page.goto(`${shop}/buchung`);
  await fillContact(page, text, "open-basket@example.ch");
  await leaveTwintOpen(page);
  await page.goto(`${shop}/warenkorb`);
  const basket = page.locator("gipfel-basket");
  const notice = basket.getByRole("status").filter({ hasText: "Eine Zahlung läuft" });
  await expect(notice.getByRole("button", { name: "Zahlung abbrechen" })).toBeVisible();
  await basket.getByRole("button", { name: /^Entfernen/ }).click();
  await notice.getByRole("button", { name: "Abbrechen und entfernen" }).click();
  await expect(basket.getByRole("heading", { level: 3 })).toHaveCount(0);
  await expect(notice).toHaveCount(0);
  await expect(basket.getByText("Bei uns ist etwas schiefgegangen")).toHaveCount(0);
  expect(await statesOf("open-basket@example.ch")).toEqual({ payments: ["cancelled"], holds: ["cancelled"] });
});

test("Back from TWINT's page the check-out says that a payment is open, leads back to it, and stops it", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await reserveOnTheShop(page, 112, 12);
  await page.goto(`${shop}/buchung`);
  await fillContact(page, text, "back-from-twint@example.ch");
  await leaveTwintOpen(page);
  const provider = page.url();
  await page.goBack();
  await expect(alert(page)).toBeInViewport();
  await alert(page).getByRole("button", { name: "Diese Zahlung fortsetzen" }).click();
  await expect(page).toHaveURL(provider);
  await page.goBack();
  await alert(page).getByRole("button", { name: "Abbrechen und hier bezahlen" }).click();
  await expect(page.getByRole("radio").first()).toBeFocused();
  await expect(page.getByText("Bitte wählen Sie, wie Sie bezahlen möchten.")).toHaveCount(0);
  await expect(alert(page)).toHaveCount(0);
  expect(await statesOf("back-from-twint@example.ch")).toEqual({ payments: ["cancelled"], holds: ["held"] });
});
