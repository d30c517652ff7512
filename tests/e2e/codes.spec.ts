import { expect, test, type Page } from "@playwright/test";
import type { Cart } from "../../sdk/contracts/cart.ts";
import { formatMoney } from "../../sdk/contracts/money.ts";
import { expectAccessible } from "./accessible.ts";
import { booked, giveOut, giveVoucher, heldCart, inDatabase, readBooking } from "./booked.ts";
import { cards, fillContact, press, shop, words } from "./journey.ts";
import { focused, pay, toCheckout } from "./shop-steps.ts";
import { textMailedTo } from "./mails.ts";
import { asNew } from "./signed-in.ts";

const text = words.de;
/** The way up the Jungfraujoch asks for nothing but the contact. */
const summit = 104;

const balanceOf = (code: string) =>
  inDatabase(
    async (db) =>
      (await db.selectFrom("voucher").select("balance").where("code", "=", code).executeTakeFirstOrThrow()).balance,
  );

/** The basket of a guest who has one seat, and its price in Rappen. */
async function basketOf(page: Page): Promise<number> {
  const cartId = await heldCart(page.request, summit);
  await page.goto(`${shop}/warenkorb?cartId=${cartId}`);
  await expect(basket(page).getByText("Haben Sie einen Code?")).toBeVisible();
  const cart = (await (await page.request.get(`${shop}/api/carts/${cartId}`)).json()) as Cart;
  return cart.total.amount;
}

const basket = (page: Page) => page.locator("gipfel-basket");
const checkout = (page: Page) => page.locator("gipfel-checkout");
type Place = ReturnType<typeof basket>;
const rowOf = (place: Place, name: string) => place.getByRole("listitem").filter({ hasText: name });
const sumOf = (place: Place, name: string) =>
  place.locator("p", { has: place.page().getByText(name, { exact: true }) });

async function apply(place: Place, code: string): Promise<void> {
  const field = place.getByLabel("Code", { exact: true });
  if (!(await field.isVisible())) await place.getByText(/Haben Sie einen Code|Weiteren Code/).click();
  await field.fill(code);
  await place.getByRole("button", { name: "Einlösen" }).click();
}

test("[R10.code] a rebate typed in lower case with a dash is taken off in the basket, taken out, and put back by the keyboard", async ({
  page,
}) => {
  await giveOut("BASKET10", 10);
  const price = await basketOf(page);
  const place = basket(page);
  await apply(place, "basket-10");
  const row = rowOf(place, "Rabatt BASKET10");
  await expect(row).toContainText(formatMoney(price / 10));
  await expect(sumOf(place, "Total")).toContainText(formatMoney((price * 9) / 10));
  await expect(place.getByRole("status").filter({ hasText: "ist in Ihrem Warenkorb" })).toHaveCount(1);

  await row.getByRole("button", { name: "Entfernen: BASKET10" }).click();
  await expect(row).toHaveCount(0);
  await expect(sumOf(place, "Total")).toContainText(formatMoney(price));
  await expect(place.getByRole("button", { name: "Zurücklegen: BASKET10" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(row).toContainText(formatMoney(price / 10));
});

test("[R10.code] a wrong code is named in a sentence, and Enter in its field neither pays nor leaves it", async ({
  page,
}) => {
  await giveOut("RIGHT10", 10);
  const price = await basketOf(page);
  await toCheckout(page);
  const place = checkout(page);
  await fillContact(page, text, "wrong-code@example.ch");
  await place.getByText("Haben Sie einen Code?").click();
  const field = place.getByLabel("Code", { exact: true });
  await field.fill("WRONG10");
  await field.press("Enter");
  await expect(field).toHaveAccessibleDescription(/Diesen Code kennen wir nicht/);
  await expect(field).toHaveValue("WRONG10");
  await expect(field).toBeFocused();
  await expect(place.getByText("Bitte wählen Sie, wie Sie bezahlen möchten.")).toHaveCount(0);
  await expectAccessible(page);
  await field.fill("RIGHT10");
  await expect(field).toHaveAccessibleDescription("Ein Rabattcode oder der Code eines Gutscheins.");
  await field.press("Enter");
  await expect(rowOf(place, "Rabatt RIGHT10")).toContainText(formatMoney(price / 10));
  await expect(place.getByRole("button", { name: text.pay })).toContainText(formatMoney((price * 9) / 10));
});

test("[R10.code] too many wrong codes, and a lost connection, are said beside the field", async ({ page, context }) => {
  await basketOf(page);
  const place = basket(page);
  const field = place.getByLabel("Code", { exact: true });
  await page.route("**/api/carts/*/codes/", (route) =>
    route.fulfill({
      status: 429,
      json: {
        code: "too_many_requests",
        message: "Too many.",
        fields: { retryAt: "2026-12-01T14:35:00+01:00" },
      },
    }),
  );
  await apply(place, "GUESS");
  await expect(field).toHaveAccessibleDescription(/zu viele falsche Codes versucht\. Ab 14:35 Uhr/);
  await page.unroute("**/api/carts/*/codes/");
  await context.setOffline(true);
  await apply(place, "GUESS");
  await expect(field).toHaveAccessibleDescription(/Es kam keine Antwort/);
  await expect(field).toHaveValue("GUESS");
});

test("[R10.code] a used-up voucher is told apart from an unknown code, and a code that takes nothing off is said to", async ({
  page,
}) => {
  await giveVoucher("EMPTY222", 0);
  await giveVoucher("WHOLE333", 90_000);
  await giveVoucher("SPARE444", 1000);
  await basketOf(page);
  const place = basket(page);
  await apply(place, "EMPTY222");
  await expect(place.getByLabel("Code", { exact: true })).toHaveAccessibleDescription(/aufgebraucht/);
  await apply(place, "WHOLE333");
  await expect(rowOf(place, "Gutschein WHOL-E333")).toContainText("bleiben auf dem Gutschein");
  await apply(place, "SPARE444");
  await expect(place.getByRole("status").filter({ hasText: "zieht hier nichts ab" })).toContainText(
    "Er bewirkt hier nichts: Es ist nichts mehr zu bezahlen.",
  );
});

test("[R10.voucher] a gift voucher pays a part, a card the rest: button, bank, ticket and receipt say the same amounts", async ({
  page,
}) => {
  await giveVoucher("PART2000", 2000);
  const price = await basketOf(page);
  await toCheckout(page);
  const place = checkout(page);
  await apply(place, "part 2000");
  await expect(rowOf(place, "Gutschein PART-2000")).toContainText("CHF 20.00");
  await expect(rowOf(place, "Gutschein PART-2000")).toContainText("Damit ist der Gutschein aufgebraucht.");
  await expect(sumOf(place, "Zu bezahlen").filter({ visible: true })).toContainText(formatMoney(price - 2000));
  await fillContact(page, text, "part-voucher@example.ch");
  const bookingId = await pay(page, cards.succeeds);
  const { payment, money } = await readBooking(page.request, bookingId);
  expect([payment?.amount.amount, money.vouchers.amount]).toEqual([price - 2000, 2000]);
  expect(await balanceOf("PART2000")).toBe(0);
  const receipt = page.locator("gipfel-confirmation section").filter({ hasText: "Quittung" }).last();
  await expect(receipt).toContainText("Gutschein …2000");
  await expect(receipt).toContainText(formatMoney(price - 2000));
});

test("[R10.voucher] a gift voucher that pays all asks for no method, and says what stays on it", async ({ page }) => {
  await giveVoucher("ALL30000", 30_000);
  const price = await basketOf(page);
  await toCheckout(page);
  const place = checkout(page);
  await expect(place.getByRole("radio").first()).toBeVisible();
  await apply(place, "ALL30000");
  await expect(rowOf(place, "Gutschein ALL3-0000")).toContainText(
    `${formatMoney(30_000 - price)} bleiben auf dem Gutschein.`,
  );
  await expect(place.getByRole("radio")).toHaveCount(0);
  await fillContact(page, text, "whole-voucher@example.ch");
  await press(page, /^Mit Ihrem Gutschein bezahlen$/);
  await page.waitForURL(/\/buchung\/bestaetigung\?bookingId=/);
  await expect(page.getByRole("link", { name: text.save })).toBeVisible({ timeout: 30_000 });
  const bookingId = new URL(page.url()).searchParams.get("bookingId")!;
  expect((await readBooking(page.request, bookingId)).payment?.method).toBe("voucher");
  expect(await balanceOf("ALL30000")).toBe(30_000 - price);
});

test("[R10.code] a code that ended while the form was filled is named at the press of pay, which leads to it", async ({
  page,
}) => {
  await giveOut("ENDING10", 10);
  await basketOf(page);
  await apply(basket(page), "ENDING10");
  await expect(rowOf(basket(page), "Rabatt ENDING10")).toBeVisible();
  await toCheckout(page);
  const place = checkout(page);
  await fillContact(page, text, "ended-code@example.ch");
  await inDatabase((db) =>
    db.updateTable("rebate").set({ ended_at: new Date().toISOString() }).where("code", "=", "ENDING10").execute(),
  );
  await place.getByRole("radio", { name: /TWINT/ }).check({ force: true });
  await press(page, text.pay);
  await place.getByRole("button", { name: "Codes ansehen" }).click();
  await expect(rowOf(place, "Rabatt ENDING10")).toContainText("Er bewirkt nichts mehr");
  expect(await focused(page)).toContain("Entfernen: ENDING10");
});

test("[R11.sums] of a booking that a voucher and a card paid, money goes back first, then the rest to the voucher", async ({
  page,
}) => {
  test.slow();
  await asNew(page, "voucher-back@example.ch");
  await giveVoucher("BACK3000", 3000);
  const { bookingId } = await booked(page.request, {
    activityId: summit,
    items: 2,
    rebateCodes: ["BACK3000"],
    buyer: { email: "back-mail@example.ch" },
  });
  const { total, items } = await readBooking(page.request, bookingId);
  // The first item's price goes back to the card alone; of the second what is left of the card's part.
  const last = total.amount - items[0]!.reservation.totalPrice.amount - 3000;
  await page.goto(`${shop}/account/bookings/${bookingId}`);
  const receipt = page.getByRole("region", { name: "Quittung" });
  await expect(receipt).toContainText("Gutschein …3000");
  await expect(receipt).toContainText(formatMoney(total.amount - 3000));
  for (const left of [1, 0]) {
    await page.getByRole("button", { name: "Stornieren" }).first().click();
    const dialog = page.getByRole("dialog");
    if (left === 0)
      await expect(dialog).toContainText(
        `${formatMoney(last)} zurück, auf demselben Weg wie bezahlt. CHF 30.00 gehen auf Ihren Gutschein zurück.`,
      );
    await dialog.getByRole("radio", { name: "Jemand ist krank" }).check();
    await dialog.getByRole("button", { name: "Weiter" }).click();
    await dialog.getByRole("button", { name: /^Stornieren und/ }).click();
    await expect(page.getByRole("button", { name: "Stornieren" })).toHaveCount(left);
    if (left === 0) await expect(page.getByText("CHF 30.00 sind wieder auf Ihrem Gutschein.")).toBeVisible();
    expect(await balanceOf("BACK3000")).toBe(left ? 0 : 3000);
  }
  const { money } = await readBooking(page.request, bookingId);
  expect([money.refunded.amount + money.refundPending.amount, money.vouchersReturned.amount]).toEqual([
    total.amount - 3000,
    3000,
  ]);
  await expect(receipt).toContainText("Zurück auf dem Gutschein");
  // Cause: credit notes were there after a reload alone, and the item said one sum of both ways.
  await expect(receipt.getByRole("link", { name: /^Gutschrift/ })).toHaveCount(3, { timeout: 30_000 });
  await expect(page.locator(".booking-items")).toContainText("CHF 30.00 wieder auf Ihrem Gutschein");
  const mail = await textMailedTo(page.request, "back-mail@example.ch", 2, "Storniert");
  expect(mail).toContain(`${formatMoney(last)} gehen auf demselben Weg zurück`);
  expect(mail).toContain(`Zurück auf dem Gutschein: ${formatMoney(3000)}`);
});
