import { expect, test, type Page, type Route } from "@playwright/test";
import { inDatabase, letHoldsLapse } from "./booked.ts";
import {
  cards,
  provider,
  confirmImportant,
  expectTicket,
  fillCard,
  fillContact,
  loggedEvent,
  partner,
  press,
  reserveTwo,
  shop,
  words,
  choose,
} from "./journey.ts";
import { reserveOnTheShop } from "./shop-steps.ts";
import { asNew } from "./signed-in.ts";

const text = words.de;
const alert = (page: Page, words: RegExp | string) =>
  page.locator("gipfel-checkout").getByRole("alert").filter({ hasText: words });
const cartIdOf = (page: Page) => page.evaluate(() => localStorage.getItem("cartId")!);

async function chooseTwint(page: Page): Promise<void> {
  await choose(page.locator("gipfel-checkout").getByRole("radio", { name: /TWINT/ }));
}

async function checkoutOnTheShop(page: Page, day: number, email: string): Promise<void> {
  await reserveOnTheShop(page, 112, day);
  await page.goto(`${shop}/buchung`);
  await fillContact(page, text, email);
}

/** The payment attempts of a buyer, by method and state. */
const paymentsOf = (email: string) =>
  inDatabase((db) =>
    db
      .selectFrom("payment_attempt")
      .innerJoin("booking", "booking.id", "payment_attempt.booking_id")
      .select(["payment_attempt.method as method", "payment_attempt.state as state"])
      .where("contact_email", "=", email)
      .orderBy("method")
      .orderBy("payment_attempt.state")
      .execute(),
  );

test("a hold that expires while the form is filled can be held again, and the form keeps its input", async ({
  page,
}) => {
  await page.goto(`${partner}/${text.page}`);
  await reserveTwo(page, text);
  await fillContact(page, text, "lapsed@example.ch");
  await fillCard(page, text, cards.succeeds);
  await confirmImportant(page, text);
  await letHoldsLapse(await cartIdOf(page));
  await press(page, text.pay);
  const checkout = page.locator("gipfel-checkout");
  const again = checkout.getByRole("button", { name: "Wieder reservieren", exact: true });
  const heldAgain = checkout.getByText("Ihre Plätze sind wieder reserviert");
  const reserveFirst = checkout.getByRole("button", { name: "Zuerst wieder reservieren" });
  await expect(again).toBeVisible();
  await expect(alert(page, "Ihre Plätze sind nicht mehr reserviert")).toBeVisible();
  await expect(checkout).not.toContainText("CHF 0.00");
  await expect(checkout.getByLabel(text.email, { exact: true })).toHaveValue("lapsed@example.ch");
  await expect(checkout.getByLabel(text.number)).toHaveValue(cards.succeeds);
  await reserveFirst.click();
  await expect(again).toBeFocused();
  await again.click();
  await expect(heldAgain).toBeVisible();
  await expect(again).toHaveCount(0);
  await expect(alert(page, "Ihre Plätze sind nicht mehr reserviert")).toHaveCount(0);
  await letHoldsLapse(await cartIdOf(page));
  await press(page, text.pay);
  await expect(again).toBeVisible();
  await expect(heldAgain).toHaveCount(0);
  await again.click();
  await expect(heldAgain).toBeVisible();
  await expect(checkout.getByLabel(text.number)).toHaveValue(cards.succeeds);
  await press(page, text.pay);
  await expectTicket(page, text);
});

test("of two expired holds one is held again and the other removed, and pay leads to the remaining decision", async ({
  page,
}) => {
  await reserveOnTheShop(page, 112, 18);
  await reserveOnTheShop(page, 138, 3);
  await page.goto(`${shop}/buchung`);
  await fillContact(page, text, "two-lapsed@example.ch");
  await fillCard(page, text, cards.succeeds);
  await letHoldsLapse(await cartIdOf(page));
  await press(page, text.pay);
  const checkout = page.locator("gipfel-checkout");
  const again = checkout.getByRole("button", { name: "Wieder reservieren", exact: true });
  await expect(again).toHaveCount(2);
  await again.first().click();
  await expect(again).toHaveCount(1);
  await expect(alert(page, "Einige Plätze sind nicht mehr reserviert")).toBeVisible();
  await checkout.getByRole("button", { name: "Zuerst wieder reservieren" }).click();
  await expect(again).toBeFocused();
  await checkout.getByRole("button", { name: /^Nein, danke/ }).click();
  await press(page, text.pay);
  await expect(page.getByRole("link", { name: text.save })).toBeVisible({ timeout: 30_000 });
});

test("a paid booking's confirmation requests no cart that the payment has closed", async ({ page }) => {
  await checkoutOnTheShop(page, 9, "closed-cart@example.ch");
  await fillCard(page, text, cards.succeeds);
  const missed: string[] = [];
  page.on("response", (answer) => void (answer.status() === 404 && missed.push(answer.url())));
  await press(page, text.pay);
  await expect(page.getByRole("link", { name: text.save })).toBeVisible({ timeout: 30_000 });
  expect(await page.evaluate(() => localStorage.getItem("cartId"))).toBeNull();
  await page.reload();
  await expect(page.getByRole("link", { name: text.save })).toBeVisible();
  expect(missed).toEqual([]);
});

test("Enter in the card's security code pays", async ({ page }) => {
  await checkoutOnTheShop(page, 10, "enter-pays@example.ch");
  await fillCard(page, text, cards.succeeds);
  await page.locator("gipfel-checkout").getByLabel(text.code).press("Enter");
  await expect(page.getByRole("link", { name: text.save })).toBeVisible({ timeout: 30_000 });
});

/** One window is at TWINT's page; another pays by card and is refused for it. Returns the other. */
async function payInTwoWindows(page: Page, day: number, email: string): Promise<Page> {
  await checkoutOnTheShop(page, day, email);
  const other = await page.context().newPage();
  await other.goto(`${shop}/buchung`);
  await fillContact(other, text, email);
  await chooseTwint(page);
  await press(page, text.pay);
  await page.waitForURL(/\/providers\/sandbox\/pay\//);
  await fillCard(other, text, cards.succeeds);
  await press(other, text.pay);
  await expect(alert(other, "Eine Zahlung läuft")).toBeVisible();
  return other;
}

test("while one window pays, another says so and can take over; the first then charges nothing", async ({ page }) => {
  const email = "two-windows@example.ch";
  const other = await payInTwoWindows(page, 4, email);
  await other.getByRole("button", { name: "Abbrechen und hier bezahlen" }).click();
  await expect(other.getByRole("link", { name: text.save })).toBeVisible({ timeout: 30_000 });
  const answer = page.waitForResponse(
    (response) => response.request().method() === "POST" && response.url().includes("/providers/sandbox/pay/"),
  );
  await page.getByRole("button", { name: provider.pay }).click();
  await answer;
  expect(await paymentsOf(email)).toEqual([
    { method: "card", state: "captured" },
    { method: "twint", state: "cancelled" },
  ]);
});

test("after taking a payment over, the method that is chosen then is charged", async ({ page }) => {
  const email = "another-method@example.ch";
  const other = await payInTwoWindows(page, 5, email);
  await chooseTwint(other);
  await other.getByRole("button", { name: "Abbrechen und hier bezahlen" }).click();
  await other.waitForURL(/\/providers\/sandbox\/pay\//);
  await other.getByRole("button", { name: provider.pay }).click();
  await expect(other.getByRole("link", { name: text.save })).toBeVisible({ timeout: 30_000 });
  expect(await paymentsOf(email)).toEqual([
    { method: "twint", state: "cancelled" },
    { method: "twint", state: "captured" },
  ]);
});

test("while one window pays, removing an item in another is refused with a message; after that payment is stopped, it works", async ({
  page,
}) => {
  await checkoutOnTheShop(page, 16, "removes-while-paying@example.ch");
  await chooseTwint(page);
  await press(page, text.pay);
  await page.waitForURL(/\/providers\/sandbox\/pay\//);
  const other = await page.context().newPage();
  await other.goto(`${shop}/buchung`);
  const checkout = other.locator("gipfel-checkout");
  await checkout.getByRole("button", { name: /^Entfernen/ }).click();
  const notice = checkout.getByRole("status").filter({ hasText: "Eine Zahlung läuft" });
  await expect(notice).toBeVisible();
  await notice.getByRole("button", { name: "Abbrechen und entfernen" }).click();
  await expect(checkout).toContainText("Ihr Warenkorb ist leer");
});

test("Back from the confirmation shows the booking in place of the check-out, in this window alone", async ({
  page,
  browser,
}) => {
  await checkoutOnTheShop(page, 13, "back-from-confirmation@example.ch");
  await fillCard(page, text, cards.succeeds);
  await press(page, text.pay);
  await expect(page.getByRole("link", { name: text.save })).toBeVisible({ timeout: 30_000 });
  const confirmation = page.url();
  await page.goBack();
  const checkout = page.locator("gipfel-checkout");
  await expect(checkout).toContainText("Ihr Warenkorb ist leer");
  await checkout.getByRole("link", { name: "Zu Ihrer letzten Buchung" }).click();
  await expect(page).toHaveURL(new RegExp(`bookingId=${new URL(confirmation).searchParams.get("bookingId")}`));
  await expect(page.getByRole("link", { name: text.save })).toBeVisible();

  const other = await browser.newPage();
  await other.goto(`${shop}/buchung`);
  await expect(other.locator("gipfel-checkout")).toContainText("Ihr Warenkorb ist leer");
  await expect(other.locator("gipfel-checkout").getByRole("link", { name: /Buchung/ })).toHaveCount(0);
  await asNew(page, "back-signed-in@example.ch");
  await page.goto(`${shop}/buchung`);
  await expect(checkout.getByRole("link", { name: "Zu Ihren Buchungen" })).toHaveAttribute(
    "href",
    /\/account\/bookings$/,
  );
});

test("[R4.booked] after one window has paid, another's check-out shows the confirmation, its basket links to it, and nothing is charged twice", async ({
  page,
}) => {
  const email = "paid-in-a-window@example.ch";
  await checkoutOnTheShop(page, 13, email);
  await fillCard(page, text, cards.succeeds);
  // Neither window has checked out itself: both have the cart alone.
  const checkout = await page.context().newPage();
  await checkout.goto(`${shop}/buchung`);
  await expect(checkout.getByRole("heading", { name: text.checkoutTitle })).toBeVisible();
  const basket = await page.context().newPage();
  await basket.goto(`${shop}/warenkorb`);
  await expect(basket.locator("gipfel-basket").getByRole("heading", { level: 3 })).toHaveCount(1);
  await press(page, text.pay);
  await expect(page.getByRole("link", { name: text.save })).toBeVisible({ timeout: 30_000 });

  await expect(checkout.getByRole("link", { name: text.save })).toBeVisible();
  await expect(checkout.locator("main")).not.toContainText("Warenkorb ist leer");
  await expect(basket.locator("gipfel-basket").getByRole("status")).toContainText("Dieser Warenkorb ist gebucht");
  await basket.locator("gipfel-basket").getByRole("link", { name: "Zur Bestätigung" }).click();
  await basket.waitForURL(/\/buchung\/bestaetigung\?bookingId=/);
  await expect(basket.getByRole("link", { name: text.save })).toBeVisible();
  expect(await paymentsOf(email)).toEqual([{ method: "card", state: "captured" }]);
});

test("[R4.booked] pressing pay for a booking that another window has just paid shows its confirmation and charges nothing", async ({
  page,
}) => {
  const email = "pays-what-is-paid@example.ch";
  await checkoutOnTheShop(page, 14, email);
  const other = await page.context().newPage();
  // As if it were pressed before this window gets the storage event of the first one.
  await other.addInitScript(() =>
    addEventListener("storage", (event) => event.stopImmediatePropagation(), { capture: true }),
  );
  await other.goto(`${shop}/buchung`);
  await fillContact(other, text, email);
  await fillCard(other, text, cards.succeeds);
  await fillCard(page, text, cards.succeeds);
  const paid = page.waitForResponse((answer) => answer.url().endsWith("/make-payment/"));
  await press(page, text.pay);
  await paid;
  await press(other, text.pay);
  await expect(other.getByRole("link", { name: text.save })).toBeVisible({ timeout: 30_000 });
  expect(await paymentsOf(email)).toEqual([{ method: "card", state: "captured" }]);
});

for (const [what, email, lose] of [
  ["no answer", "unanswered@example.ch", (route: Route) => route.abort()],
  [
    "nothing but a fault of the server",
    "faulty-payment@example.ch",
    (route: Route) => route.fulfill({ status: 500, json: { code: "internal", message: "Something." } }),
  ],
] as const) {
  test(`while ${what} to a payment comes, the form is locked and its button requests the same payment again`, async ({
    page,
  }) => {
    await checkoutOnTheShop(page, 7, email);
    await chooseTwint(page);
    const keys: (string | undefined)[] = [];
    page.on(
      "request",
      (request) => void (request.url().endsWith("/make-payment/") && keys.push(request.headers()["idempotency-key"])),
    );
    await page.route("**/api/payment/make-payment/", lose);
    await press(page, text.pay);
    const checkout = page.locator("gipfel-checkout");
    await expect(checkout.getByRole("dialog")).toContainText("Wir wissen noch nicht, ob Ihre Zahlung durchging.");
    await page.keyboard.press("Escape");
    await expect(checkout.getByRole("dialog")).toHaveCount(0);
    await expect(checkout.getByRole("radio", { name: text.card })).toBeDisabled();
    await expect(checkout.getByLabel(text.email, { exact: true })).toBeDisabled();
    await expect(
      checkout.getByText("Wir wissen noch nicht, ob Ihre Zahlung durchging.").filter({ visible: true }),
    ).toBeVisible();
    await page.unroute("**/api/payment/make-payment/");
    await checkout.getByRole("button", { name: "Noch einmal nachfragen" }).click();
    await page.waitForURL(/\/providers\/sandbox\/pay\//);
    expect(keys).toEqual(Array.from({ length: 4 }, () => keys[0]));
    expect(await paymentsOf(email)).toEqual([{ method: "twint", state: "open" }]);
  });
}

test("the first press on pay marks all missing fields and focuses the first one", async ({ page }) => {
  await page.goto(`${partner}/${text.page}`);
  await reserveTwo(page, text);
  const checkout = page.locator("gipfel-checkout");
  await checkout.getByLabel(text.email, { exact: true }).fill("o’brien@example");
  await press(page, text.pay);
  await expect(checkout.getByLabel(text.firstName, { exact: true })).toBeFocused();
  for (const label of [text.firstName, text.lastName, text.email, text.phone]) {
    await expect(checkout.getByLabel(label, { exact: true })).toHaveAttribute("aria-invalid", "true");
  }
  await expect(checkout.getByText("Bitte wählen Sie, wie Sie bezahlen möchten.")).toBeVisible();
  await expect(checkout.getByRole("checkbox", { name: text.important })).toHaveAttribute("aria-invalid", "true");
});

for (const [email, firstName] of [
  ["o'brien@example.com", "Siobhán"],
  ["gast@zürich.ch", "E".repeat(120)],
] as const) {
  test(`${email} books, with a first name of ${firstName.length} letters`, async ({ page }) => {
    await checkoutOnTheShop(page, 6, email);
    await page.locator("gipfel-checkout").getByLabel(text.firstName, { exact: true }).fill(firstName);
    await fillCard(page, text, cards.succeeds);
    await press(page, text.pay);
    await expect(page.getByRole("link", { name: text.save })).toBeVisible({ timeout: 30_000 });
  });
}

test("after TWINT was declined or cancelled the shop says so, shows the methods again, and a card pays", async ({
  page,
}) => {
  await checkoutOnTheShop(page, 8, "twint-declined@example.ch");
  await chooseTwint(page);
  await press(page, text.pay);
  await page.waitForURL(/\/providers\/sandbox\/pay\//);
  await page.getByRole("button", { name: provider.decline }).click();
  await expect(page.getByRole("dialog", { name: "TWINT hat die Zahlung abgelehnt" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(`${shop}/buchung`);
  await chooseTwint(page);
  await press(page, text.pay);
  await page.waitForURL(/\/providers\/sandbox\/pay\//);
  await page.getByRole("button", { name: provider.cancel }).click();
  await expect(page.getByRole("dialog", { name: "Sie haben die Zahlung mit TWINT abgebrochen" })).toBeVisible();
  await page.keyboard.press("Escape");
  await fillCard(page, text, cards.succeeds);
  await press(page, text.pay);
  await expect(page.getByRole("link", { name: text.save })).toBeVisible({ timeout: 30_000 });
});

test("after TWINT was declined a partner's page says so on return, and shows the methods again", async ({ page }) => {
  await page.goto(`${partner}/${text.page}`);
  await reserveTwo(page, text);
  await fillContact(page, text, "twint-hotel@example.ch");
  await chooseTwint(page);
  await confirmImportant(page, text);
  await press(page, text.pay);
  await page.waitForURL(/\/providers\/sandbox\/pay\//);
  await page.getByRole("button", { name: provider.decline }).click();
  await page.waitForURL((url) => url.href.startsWith(partner));
  await expect(page.getByRole("dialog", { name: "TWINT hat die Zahlung abgelehnt" })).toBeInViewport();
  await page.keyboard.press("Escape");
  await expect(loggedEvent(page, "failed")).toHaveCount(1);
  await expect(page.locator("gipfel-checkout").getByLabel(text.email, { exact: true })).toHaveValue(
    "twint-hotel@example.ch",
  );
  await fillCard(page, text, cards.succeeds);
  await confirmImportant(page, text);
  await press(page, text.pay);
  await expectTicket(page, text);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });

  test("total, countdown and pay button stay visible, inside a widget too", async ({ page }) => {
    await page.goto(`${partner}/${text.page}`);
    await reserveTwo(page, text);
    const checkout = page.locator("gipfel-checkout");
    const pay = checkout.getByRole("button", { name: text.pay });
    await checkout
      .getByRole("heading", { name: text.checkoutTitle })
      .evaluate((heading) => heading.scrollIntoView({ block: "start" }));
    for (const label of [text.firstName, text.email, text.phone]) {
      const field = checkout.getByLabel(label, { exact: true });
      await field.focus();
      await expect(field).toBeInViewport({ ratio: 1 });
      await expect(pay).toBeInViewport({ ratio: 1 });
      await expect(checkout.getByRole("timer").filter({ visible: true })).toBeInViewport({ ratio: 1 });
    }
  });

  test("the bank's challenge fills the screen, and its button is fully visible", async ({ page }) => {
    await page.goto(`${partner}/${text.page}`);
    await reserveTwo(page, text);
    await fillContact(page, text, "challenged-phone@example.ch");
    await fillCard(page, text, cards.challenged);
    await confirmImportant(page, text);
    await press(page, text.pay);
    const frame = page.locator("gipfel-checkout iframe");
    const confirm = page.frameLocator("gipfel-checkout iframe").locator("button, input[type=submit]").first();
    await expect(confirm).toBeInViewport({ ratio: 1 });
    // The dialog slides in: its position is read after that.
    await expect(async () => {
      const { x, y, width, height } = (await page.locator("gipfel-checkout dialog[open]").boundingBox())!;
      expect([x, y, width, height].map(Math.round)).toEqual([0, 0, 360, 640]);
    }).toPass();
    // The smallest phones have 320 px.
    await page.setViewportSize({ width: 320, height: 640 });
    await expect(async () => {
      const [button, box] = [(await confirm.boundingBox())!, (await frame.boundingBox())!];
      expect(box.width).toBe(320);
      expect(button.y + button.height, "the bank's button ends within its frame").toBeLessThanOrEqual(
        box.y + box.height,
      );
    }).toPass();
    await confirm.click();
    await expectTicket(page, text);
  });
});
