import { expect, test, type Page } from "@playwright/test";
import { expectAccessible } from "./accessible.ts";
import { cards, shop, thrownInto, words } from "./journey.ts";
import { pay, reserveOnTheShop, signUp, toCheckout } from "./shop-steps.ts";
import { endSession, password } from "./signed-in.ts";

const text = words.de;

/** From an activity without questions to its confirmation, as whoever is signed in; ends with the booking's id. */
async function book(page: Page, id: number): Promise<string> {
  await reserveOnTheShop(page, id, 4);
  await toCheckout(page);
  const checkout = page.locator("gipfel-checkout");
  await expect(checkout.getByLabel("Vorname", { exact: true })).toHaveValue("Mia");
  await checkout.getByLabel(text.phone).fill("79 123 45 67");
  return pay(page, cards.succeeds);
}

test("a visitor signs up, signs out, and signs in again to the page that they requested", async ({ page }) => {
  const thrown = thrownInto(page);
  await signUp(page, "mia@example.ch");
  await expect(page.getByText("Bitte bestätigen Sie Ihre Adresse")).toBeVisible();
  await expectAccessible(page);

  const menu = page.getByRole("navigation", { name: "Ihr Konto" });
  await menu.getByRole("link", { name: "Abmelden" }).click();
  await page.waitForURL(`${shop}/`);

  await page.goto(`${shop}/account/settings`);
  await expect(page.getByRole("heading", { name: "Anmelden" })).toBeVisible();
  await page.getByLabel("E-Mail", { exact: true }).fill("mia@example.ch");
  await page.getByLabel("Passwort", { exact: true }).fill("nicht dieses");
  await page.locator(".panel").getByRole("button", { name: "Anmelden", exact: true }).click();
  await expect(page.getByRole("alert")).toContainText("passen nicht zusammen");
  await page.getByLabel("Passwort", { exact: true }).fill(password);
  await page.locator(".panel").getByRole("button", { name: "Anmelden", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Einstellungen" })).toBeVisible();
  await expect(page).toHaveTitle("Einstellungen – Ihr Konto · Gipfel");
  await expect(page.getByLabel("Vorname")).toHaveValue("Mia");
  expect(thrown).toEqual([]);
});

test("returnTo redirects within the shop, and never to another site", async ({ page }) => {
  await signUp(page, "return@example.ch");
  await page.getByRole("navigation", { name: "Ihr Konto" }).getByRole("link", { name: "Abmelden" }).click();
  await page.waitForURL(`${shop}/`);
  for (const [returnTo, target] of [
    ["/warenkorb", `${shop}/warenkorb`],
    ["//evil.example/", `${shop}/account`],
  ] as const) {
    await endSession(page);
    await page.goto(`${shop}/account?returnTo=${encodeURIComponent(returnTo)}`);
    await page.getByLabel("E-Mail", { exact: true }).fill("return@example.ch");
    await page.getByLabel("Passwort", { exact: true }).fill(password);
    await page.locator(".panel").getByRole("button", { name: "Anmelden", exact: true }).click();
    await page.waitForURL(target);
  }
});

test("shows a field's error when the field is left, and submit focuses the first invalid field", async ({ page }) => {
  await page.goto(`${shop}/account?view=sign-up`);
  await expect(page.getByText("Mindestens 10 Zeichen", { exact: false })).toBeVisible();
  await page.getByLabel("E-Mail", { exact: true }).fill("mia@");
  await expect(page.getByText("In dieser Adresse fehlt etwas")).toBeHidden();
  await page.getByLabel("Passwort", { exact: true }).focus();
  await expect(page.getByText("In dieser Adresse fehlt etwas")).toBeVisible();
  await page.getByRole("button", { name: "Konto eröffnen" }).click();
  await expect(page.getByLabel("Vorname")).toBeFocused();
  await expect(page.getByLabel("Vorname")).toHaveAttribute("aria-invalid", "true");
  await expectAccessible(page);
});

test("a press that leaves an invalid field counts although the error message moves the button", async ({ page }) => {
  await page.goto(`${shop}/account?view=sign-up`);
  await page.getByLabel("Passwort", { exact: true }).fill("kurz");
  await page.getByRole("button", { name: "Konto eröffnen" }).scrollIntoViewIfNeeded();
  const button = (await page.getByRole("button", { name: "Konto eröffnen" }).boundingBox())!;
  await page.mouse.move(button.x + button.width / 2, button.y + 6);
  await page.mouse.down();
  // The field loses the focus, and the change that follows is painted.
  await expect(page.getByLabel("Passwort", { exact: true })).not.toBeFocused();
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  await page.mouse.up();
  await expect(page.getByLabel("Vorname")).toBeFocused();
});

test("a customer finds the new booking in the account, cancels it, and sees what goes back", async ({ page }) => {
  test.slow();
  const thrown = thrownInto(page);
  await signUp(page, "books@example.ch");
  const bookingId = await book(page, 112);

  await page.goto(`${shop}/account/bookings`);
  await page
    .getByRole("link", { name: /Buchung/ })
    .filter({ hasText: "Titlis" })
    .click();
  await page.waitForURL(`${shop}/account/bookings/${bookingId}`);
  await expect(page.getByRole("link", { name: "Ticket speichern" })).toHaveAttribute(
    "href",
    /ticket\.pdf\?locale=de_CH$/,
  );

  await page.getByRole("button", { name: "Stornieren" }).click();
  const dialog = page.getByRole("dialog", { name: "Buchung stornieren" });
  const promised = (await dialog.getByText(/^Sie erhalten CHF/).textContent())!.match(/CHF\s[\d’.]+\d/)![0];
  await dialog.getByRole("button", { name: "Weiter" }).click();
  await expect(dialog.getByText("Bitte wählen Sie einen Grund.")).toBeVisible();
  await dialog.getByRole("radio", { name: "Anderer Grund" }).check();
  await dialog.getByRole("button", { name: "Weiter" }).click();
  await expect(dialog.getByLabel("Ihr Grund")).toBeFocused();
  await dialog.getByLabel("Ihr Grund").fill("Wir kommen im Sommer.");
  await dialog.getByRole("button", { name: "Weiter" }).click();
  await dialog.getByRole("button", { name: `Stornieren und ${promised} erstatten` }).click();

  await expect(
    page.getByRole("status").filter({ hasText: `Storniert. ${promised} gehen auf demselben Weg zurück` }),
  ).toBeFocused();
  await expect(page.getByRole("button", { name: "Stornieren" })).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Ticket speichern" })).toHaveCount(0);
  expect(thrown).toEqual([]);
});

test("another customer's booking is not found, and the page links on", async ({ page }) => {
  await signUp(page, "curious@example.ch");
  await page.goto(`${shop}/account/bookings/0b7f2f0e-5b39-4b7c-9d5f-2f1f0b1c2d3e`);
  await expect(page.getByRole("heading", { name: "Diese Buchung finden wir nicht" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "Zu Ihren Buchungen" }).click();
  await expect(page.getByRole("heading", { name: "Noch keine Buchungen" })).toBeVisible();
});

test("an unknown section of the account shows a message", async ({ page }) => {
  await signUp(page, "customer-only@example.ch");
  const menu = page.getByRole("navigation", { name: "Ihr Konto" });
  await expect(menu.getByRole("link")).toHaveText(["Übersicht", "Buchungen", "Chat", "Einstellungen", "Abmelden"]);
  await page.goto(`${shop}/account/suppliers`);
  await expect(page.getByRole("heading", { name: "Diese Seite gehört nicht zu Ihrem Konto" })).toBeVisible();
  await page.getByRole("link", { name: "Zur Übersicht" }).click();
  await page.waitForURL(`${shop}/account`);
});
