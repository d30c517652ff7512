import { expect, test, type Locator, type Page } from "@playwright/test";
import {
  cards,
  choose,
  confirmImportant,
  expectTicket,
  fillCard,
  fillContact,
  loggedEvent,
  partner,
  press,
  provider,
  reserveTwo,
  words,
} from "./journey.ts";

const text = words.de;
const wallet = "Apple Pay";
const ready = `${wallet} ist bereit. Noch ist nichts belastet.`;

async function atTheTill(page: Page, query = ""): Promise<Locator> {
  await page.goto(`${partner}/${text.page}${query}`);
  await reserveTwo(page, text);
  return page.locator("gipfel-checkout");
}

const buttonOf = (page: Page) => page.getByRole("button", { name: wallet, exact: true });
const sheetOf = (page: Page) => page.getByRole("dialog", { name: wallet });

test("[P4.wallet] a wallet fills the contact, and pays with its one press", async ({ page }) => {
  const checkout = await atTheTill(page);
  await checkout.getByLabel(text.firstName, { exact: true }).fill("Mia");
  await confirmImportant(page, text);
  const session = page.waitForResponse("**/api/payment/validate-apple-pay-merchant/");
  await buttonOf(page).click();
  await sheetOf(page).getByRole("button", { name: text.pay }).click();
  expect((await session).status()).toBe(200);
  await expectTicket(page, text);
  // What was typed stays; the rest is the wallet's.
  const stored = await page.evaluate(() => Object.values({ ...localStorage, ...sessionStorage }).join(" "));
  for (const part of ["Mia", "Muster", "elena.muster@example.ch"]) expect(stored).toContain(part);
  expect(stored).not.toContain('"fullName":"Elena"');
});

test("[P4.wallet] a press leads to what a wallet can't fill, and opens no sheet", async ({ page }) => {
  const checkout = await atTheTill(page);
  await checkout.getByLabel(text.email, { exact: true }).fill("elena@");
  // What is said below the field as it is left moves the button: the press comes after.
  await page.keyboard.press("Tab");
  await buttonOf(page).click();
  await expect(checkout.getByLabel(text.email, { exact: true })).toBeFocused();
  await checkout.getByLabel(text.email, { exact: true }).fill("");
  await buttonOf(page).click();
  await expect(checkout.getByRole("checkbox", { name: text.important })).toBeFocused();
  await expect(sheetOf(page)).toBeHidden();
});

test("[P4.wallet] going back in the sheet changes nothing, and a card pays", async ({ page }) => {
  await atTheTill(page);
  await fillContact(page, text, "wallet-cancelled@example.ch");
  await confirmImportant(page, text);
  await buttonOf(page).click();
  await sheetOf(page).getByRole("button", { name: "Abbrechen" }).last().click();
  await expect(sheetOf(page)).toBeHidden();
  await expect(buttonOf(page)).toBeFocused();
  await expect(page.getByText(ready)).toBeHidden();
  await fillCard(page, text, cards.succeeds);
  await press(page, text.pay);
  await expectTicket(page, text);
});

test("[P4.wallet] a wallet whose card is declined charges nothing, and can be pressed again", async ({ page }) => {
  await atTheTill(page);
  await fillContact(page, text, "wallet-declined@example.ch");
  await confirmImportant(page, text);
  await buttonOf(page).click();
  await sheetOf(page).getByRole("button", { name: provider.decline }).click();
  await expect(page.getByRole("dialog", { name: text.declined })).toBeFocused();
  expect(await loggedEvent(page, "confirmed").count()).toBe(0);
  await page.keyboard.press("Escape");
  await expect(page.getByText(ready)).toBeHidden();
  await buttonOf(page).click();
  await sheetOf(page).getByRole("button", { name: text.pay }).click();
  await expectTicket(page, text);
});

test("[P4.wallet] another method after the yes drops it; nothing was charged before", async ({ page }) => {
  const checkout = await atTheTill(page);
  await confirmImportant(page, text);
  await buttonOf(page).click();
  await sheetOf(page).getByRole("checkbox").uncheck();
  await sheetOf(page).getByRole("button", { name: text.pay }).click();
  await expect(page.getByText(ready)).toBeVisible();
  await expect(checkout.getByLabel(text.firstName, { exact: true })).toBeFocused();
  expect(await loggedEvent(page, "submitted").count()).toBe(0);
  await choose(checkout.getByRole("radio", { name: text.card }));
  await expect(page.getByText(ready)).toBeHidden();
  await fillContact(page, text, "wallet-dropped@example.ch");
  await fillCard(page, text, cards.succeeds);
  await confirmImportant(page, text);
  await press(page, text.pay);
  await expectTicket(page, text);
});

test("[P4.wallet] after the yes the fields that were missing are filled, and the main button pays", async ({
  page,
}) => {
  await atTheTill(page);
  await confirmImportant(page, text);
  await buttonOf(page).click();
  await sheetOf(page).getByRole("checkbox").uncheck();
  await sheetOf(page).getByRole("button", { name: text.pay }).click();
  await expect(page.getByText(ready)).toBeVisible();
  await fillContact(page, text, "wallet-later@example.ch");
  await press(page, /mit Apple Pay bezahlen$/);
  await expectTicket(page, text);
});

test("[P4.wallet] a browser without the shop's wallets says so, and nothing moves by that", async ({ page }) => {
  const checkout = await atTheTill(page, "?sandboxWallets=none");
  await expect(page.getByText("In diesem Browser gibt es Apple Pay nicht.")).toBeVisible();
  await expect(buttonOf(page)).toHaveCount(0);
  await expect(checkout.getByRole("radio", { name: text.card })).toBeVisible();
});
