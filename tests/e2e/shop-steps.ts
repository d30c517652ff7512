import { expect, type Page } from "@playwright/test";
import { fillCard, openOnTheShop, press, shop, words, choose, type LocatorScope } from "./journey.ts";
import { followLink } from "./mails.ts";
import { password } from "./signed-in.ts";

const text = words.de;

/** An account of Mia Keller's by the form, signed in. Its button is pressed twice, as some do: that is one account. */
export async function signUp(page: Page, email: string): Promise<void> {
  await page.goto(`${shop}/account?view=sign-up`);
  await page.getByLabel("Vorname").fill("Mia");
  await page.getByLabel("Nachname").fill("Keller");
  await page.getByLabel("E-Mail", { exact: true }).fill(email);
  await page.getByLabel("Passwort", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Konto eröffnen" }).dblclick();
  await expect(page.getByRole("heading", { name: "Schön, dass Sie da sind, Mia" })).toBeVisible();
}

/** From the open calendar of an activity without questions to the press on "reserve": one person, next month. */
export async function reserveIn(place: LocatorScope, day: number): Promise<void> {
  await place.getByRole("button", { name: text.nextMonth }).click();
  await place.locator("gipfel-booking [data-date]:not([aria-disabled])").nth(day).click();
  await press(place, text.times);
  await choose(place.getByRole("radio", { disabled: false }).first());
  await press(place, text.tickets);
  await place.getByRole("button", { name: text.more }).first().click();
  await press(place, text.total);
  await press(place, text.reserve);
}

/** The same on the shop, to its place in the basket. */
export async function reserveOne(page: Page, day: number): Promise<void> {
  await reserveIn(page, day);
  await page.waitForURL(/\/warenkorb/);
}

/** The same from an activity's page on the shop. */
export async function reserveOnTheShop(page: Page, id: number, day: number): Promise<void> {
  await openOnTheShop(page, id);
  await reserveOne(page, day);
}

/** From a booking's page to the total of its first item on another day, with so many tickets fewer. */
export async function toOtherDay(page: Page, day: number, fewer = 0): Promise<void> {
  await page.getByRole("button", { name: "Datum oder Tickets ändern" }).first().click();
  const days = page.locator("gipfel-booking [data-date]:not([aria-disabled])");
  await days.first().waitFor();
  await page.getByRole("button", { name: text.nextMonth }).click();
  await days.nth(day).click();
  await press(page, text.times);
  await choose(page.getByRole("radio", { disabled: false }).first());
  await press(page, text.tickets);
  for (let left = fewer; left > 0; left--)
    await page
      .getByRole("button", { name: /^Eins weniger/ })
      .first()
      .click();
  await press(page, text.total);
}

/** From the basket to the check-out. */
export async function toCheckout(page: Page): Promise<void> {
  const basket = page.locator("gipfel-basket");
  await basket
    .getByRole("button", { name: "Zur Kasse" })
    .or(basket.getByRole("link", { name: "Zur Kasse" }))
    .first()
    .click();
  await page.waitForURL(/\/buchung/);
}

/** From the check-out, with the contact given, to the confirmation; ends with the booking's id. */
export async function pay(page: Page, card: string): Promise<string> {
  await fillCard(page, text, card);
  await press(page, text.pay);
  await page.waitForURL(/\/buchung\/bestaetigung\?bookingId=/);
  await expect(page.getByRole("link", { name: text.save })).toBeVisible({ timeout: 30_000 });
  return new URL(page.url()).searchParams.get("bookingId")!;
}

/** Follows the link of the newest mail to an address, once it is sent: it signs in or confirms the address. */
export async function followMail(page: Page, to: string, subject: string): Promise<void> {
  const mail = page.getByRole("link").filter({ hasText: to }).filter({ hasText: subject });
  await expect(async () => {
    await page.goto(`${shop}/dev/mail`);
    await expect(mail).not.toHaveCount(0, { timeout: 500 });
  }).toPass({ timeout: 20_000 });
  await mail.first().click();
  const link = /https?:\/\/\S+/.exec(await page.locator("pre").innerText())![0];
  await followLink(page, link);
}

/** What has the focus, through all shadow roots: its role or tag, and its name. */
export function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    const name = element?.getAttribute("aria-label") ?? (element as HTMLElement | null)?.innerText ?? "";
    return `${element?.getAttribute("role") ?? element?.localName} ${name.replaceAll(/\s+/g, " ").trim()}`;
  });
}

/** Goes on with the tab key until the focus is where it is wanted. */
export async function tabTo(page: Page, wanted: RegExp, most = 60): Promise<void> {
  const passed: string[] = [];
  for (let presses = 0; presses < most; presses++) {
    await page.keyboard.press("Tab");
    const now = await focused(page);
    if (wanted.test(now)) return;
    passed.push(now);
  }
  throw new Error(`${wanted} is not among what the tab key reaches: ${passed.join(" · ")}`);
}
