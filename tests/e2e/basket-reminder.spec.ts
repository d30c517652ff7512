import { expect, test, type Page } from "@playwright/test";
import { remindBaskets } from "../../server/commands/basket-reminder/remind.ts";
import { inDatabase } from "./booked.ts";
import { cards, choose, fillCard, fillContact, press, shop, words } from "./journey.ts";
import { textMailedTo } from "./mails.ts";
import { reserveOnTheShop } from "./shop-steps.ts";

const text = words.de;
const hour = 3_600_000;
const box = (page: Page) =>
  page.locator("gipfel-checkout").getByRole("checkbox", { name: /Schreiben Sie mir einmal, wenn/ });

/** The last midday in Zurich, or the hour after it: by night the job writes to nobody. */
function lastMidday(): number {
  const midday = new Date().setUTCHours(11, 0, 0, 0);
  return midday > Date.now() ? midday - 24 * hour : midday;
}

/** Runs the job as if a cart had been left four hours before midday: its holds end, as they would have. */
async function fourHoursLater(cartId: string): Promise<void> {
  const now = lastMidday();
  const at = new Date(now - 4 * hour).toISOString();
  await inDatabase(async (db) => {
    await db.updateTable("reservation").set({ expires_at: at }).where("cart_id", "=", cartId).execute();
    await db.updateTable("cart").set({ written_at: at }).where("id", "=", cartId).execute();
    const log = { info: () => {}, error: () => {} } as never;
    await remindBaskets({ db, clock: { now: () => now }, log });
  });
}

const storedFor = (cartId: string) =>
  inDatabase((db) => db.selectFrom("basket_reminder").select("email").where("cart_id", "=", cartId).executeTakeFirst());

test("[R4.reminder] who asks for it is written to about the basket they left, comes back by the mail and pays", async ({
  page,
  browser,
  request,
}) => {
  const email = "left@example.ch";
  await reserveOnTheShop(page, 112, 24);
  await page.goto(`${shop}/buchung`);
  await fillContact(page, text, email);
  await expect(box(page)).not.toBeChecked();
  const cartId = await page.evaluate(() => localStorage.getItem("cartId")!);
  expect(await storedFor(cartId)).toBeUndefined();
  await choose(box(page));
  await expect.poll(() => storedFor(cartId)).toEqual({ email });
  await page.reload();
  await expect(box(page)).toBeChecked();
  await page.goto("about:blank");
  await fourHoursLater(cartId);
  const mail = await textMailedTo(request, email, 1, "Noch interessiert?");
  await expect.poll(() => storedFor(cartId)).toEqual({ email: null });
  const [back] = /https?:\/\/\S+holdAgain=true/.exec(mail.replaceAll("&amp;", "&")) ?? [];

  // On another device, which knows nothing of the basket.
  const other = await browser.newContext({ locale: "de-CH" });
  const phone = await other.newPage();
  await phone.goto(back!);
  const basket = phone.locator("gipfel-basket");
  await expect(basket.getByText("Ihre Plätze sind wieder reserviert")).toBeVisible();
  await expect(phone).not.toHaveURL(/cartId|holdAgain/);
  await phone.goto(`${shop}/buchung`);
  await expect(phone.locator("gipfel-checkout").getByLabel(text.firstName, { exact: true })).toBeVisible();
  await expect(box(phone)).toHaveCount(0);
  await fillContact(phone, text, email);
  await fillCard(phone, text, cards.succeeds);
  await press(phone, text.pay);
  await expect(phone.getByRole("link", { name: text.save })).toBeVisible({ timeout: 30_000 });
  await other.close();
});

test("[R4.reminder] the mail's link forgets the address, also when signed out", async ({ page, browser, request }) => {
  const email = "forgotten@example.ch";
  const carts: string[] = [];
  for (const day of [25, 26]) {
    await page.evaluate(() => localStorage.clear()).catch(() => {});
    await reserveOnTheShop(page, 112, day);
    await page.goto(`${shop}/buchung`);
    await fillContact(page, text, email);
    await choose(box(page));
    const cartId = await page.evaluate(() => localStorage.getItem("cartId")!);
    await expect.poll(() => storedFor(cartId)).toEqual({ email });
    carts.push(cartId);
    await page.evaluate(() => localStorage.removeItem("cartId"));
  }
  await page.goto("about:blank");
  await fourHoursLater(carts[0]!);
  const mail = await textMailedTo(request, email, 1, "Noch interessiert?");
  const [forget] = /https?:\/\/\S+basket-reminder\S+/.exec(mail) ?? [];
  const other = await browser.newContext();
  const reader = await other.newPage();
  await reader.goto(forget!);
  await expect(reader.getByRole("heading", { name: "Meine Adresse vergessen" })).toBeVisible();
  expect(await storedFor(carts[1]!)).toEqual({ email });
  await reader.getByRole("button", { name: "Jetzt vergessen" }).click();
  await expect(reader.getByRole("heading", { name: "Ihre Adresse ist vergessen" })).toBeVisible();
  expect(await storedFor(carts[1]!)).toBeUndefined();
  await other.close();
});

test("[R4.reminder] unticked, nothing of it stays", async ({ page }) => {
  await reserveOnTheShop(page, 112, 27);
  await page.goto(`${shop}/buchung`);
  await choose(box(page));
  await fillContact(page, text, "unticked@example.ch");
  const cartId = await page.evaluate(() => localStorage.getItem("cartId")!);
  await expect.poll(() => storedFor(cartId)).toEqual({ email: "unticked@example.ch" });
  await box(page).uncheck();
  await expect.poll(() => storedFor(cartId)).toBeUndefined();
});
