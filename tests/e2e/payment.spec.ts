import { expect, test, type Page } from "@playwright/test";
import {
  cards,
  confirmImportant,
  expectTicket,
  fillCard,
  fillContact,
  loggedEvent,
  partner,
  press,
  reserveTwo,
  words,
  provider,
  choose,
} from "./journey.ts";

const text = words.de;

async function atTheTill(page: Page, email: string): Promise<void> {
  await page.goto(`${partner}/${text.page}`);
  await reserveTwo(page, text);
  await fillContact(page, text, email);
}

test("a card that requires 3-D Secure pays after the challenge", async ({ page }) => {
  await atTheTill(page, "challenged@example.ch");
  await fillCard(page, text, cards.challenged);
  await confirmImportant(page, text);
  await press(page, text.pay);
  await page.frameLocator("gipfel-checkout iframe").locator("button, input[type=submit]").first().click();
  await expectTicket(page, text);
});

test("a challenge that the buyer refuses charges nothing, and another card pays", async ({ page }) => {
  await atTheTill(page, "refused@example.ch");
  await fillCard(page, text, cards.challenged);
  await confirmImportant(page, text);
  await press(page, text.pay);
  await page.frameLocator("gipfel-checkout iframe").locator("button, input[type=submit]").nth(1).click();
  await expect(page.getByRole("dialog", { name: text.declined })).toBeFocused();
  expect(await loggedEvent(page, "confirmed").count()).toBe(0);
  await page.keyboard.press("Escape");
  await fillCard(page, text, cards.succeeds);
  await press(page, text.pay);
  await expectTicket(page, text);
});

test("a challenge that the buyer cancels says so, and another card pays", async ({ page }) => {
  await atTheTill(page, "cancelled@example.ch");
  await fillCard(page, text, cards.challenged);
  await confirmImportant(page, text);
  await press(page, text.pay);
  await page.frameLocator("gipfel-checkout iframe").locator("button").first().waitFor();
  await page.getByRole("dialog").getByRole("button", { name: "Zahlung abbrechen" }).last().click();
  await expect(page.getByRole("dialog", { name: "Die Zahlung wurde abgebrochen" })).toBeFocused();
  await page.keyboard.press("Escape");
  await fillCard(page, text, cards.succeeds);
  await press(page, text.pay);
  await expectTicket(page, text);
});

test("[P8.06] a declined card opens the checkout-error drawer, keeps the seats, and the next card pays", async ({
  page,
}) => {
  await atTheTill(page, "declined@example.ch");
  await fillCard(page, text, cards.declined);
  await confirmImportant(page, text);
  await press(page, text.pay);
  await expect(page.getByRole("dialog", { name: text.declined })).toBeFocused();
  expect(await loggedEvent(page, "failed").count()).toBe(1);
  await page.keyboard.press("Escape");
  await expect(page.getByLabel(text.number)).toBeFocused();
  await fillCard(page, text, cards.succeeds);
  await press(page, text.pay);
  await expectTicket(page, text);
});

test("a card form that fails to load says so, and comes with another try", async ({ page }) => {
  await atTheTill(page, "no-card-form@example.ch");
  await page.route("**/chunks/sandbox-*.js", (route) => route.abort());
  await choose(page.getByRole("radio", { name: text.card }));
  await expect(page.getByRole("alert").filter({ hasText: "Karten" })).toBeVisible();
  await page.unroute("**/chunks/sandbox-*.js");
  await page.getByRole("button", { name: text.again }).click();
  await expect(page.getByLabel(text.number)).toBeFocused();
});

// Cause: the machine focused card fields that had not rendered yet, so the press had no visible effect.
test("a press on pay before the card form has come leads to it, and to its first field once it is there", async ({
  page,
}) => {
  await atTheTill(page, "slow-card-form@example.ch");
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/chunks/sandbox-*.js", async (route) => {
    await released;
    await route.continue();
  });
  await choose(page.getByRole("radio", { name: text.card }));
  await confirmImportant(page, text);
  await press(page, text.pay);
  await expect(page.getByText("Die Kartenfelder werden noch geladen")).toBeInViewport();
  release();
  await expect(page.getByLabel(text.number)).toBeFocused();
});

test("a card with a late answer ends with the ticket, without another press", async ({ page }) => {
  await atTheTill(page, "late@example.ch");
  await fillCard(page, text, cards.late);
  await confirmImportant(page, text);
  await press(page, text.pay);
  await expectTicket(page, text);
});

test("TWINT opens its page in the top-level window, and returns to the ticket on the hotel's page", async ({
  page,
}) => {
  await atTheTill(page, "twint@example.ch");
  await choose(page.locator("gipfel-checkout").getByRole("radio", { name: /TWINT/ }));
  await confirmImportant(page, text);
  await press(page, text.pay);
  await page.waitForURL(/\/sandbox\/pay\//);
  await page.getByRole("button", { name: provider.pay }).click();
  await page.waitForURL((url) => url.href.startsWith(partner));
  await expectTicket(page, text);
  await expect(page.getByRole("heading", { name: /Gebucht für/ }), "the outcome is in sight").toBeInViewport();
});

test("TWINT cancelled returns to the basket, and nothing was charged", async ({ page }) => {
  await atTheTill(page, "twint-cancelled@example.ch");
  await choose(page.locator("gipfel-checkout").getByRole("radio", { name: /TWINT/ }));
  await confirmImportant(page, text);
  await press(page, text.pay);
  await page.waitForURL(/\/sandbox\/pay\//);
  await page.getByRole("button", { name: provider.cancel }).click();
  await page.waitForURL((url) => url.href.startsWith(partner));
  await expect(loggedEvent(page, "failed")).toHaveCount(1);
  expect(await loggedEvent(page, "confirmed").count()).toBe(0);
});
