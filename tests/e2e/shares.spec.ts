import { expect, test, type Page } from "@playwright/test";
import { cards, choose, fillContact, press, shop, words } from "./journey.ts";
import { reserveOnTheShop } from "./shop-steps.ts";

const text = words.de;

/** Shares the payment of a booking for two on the shop; answers with the links of the two payers. */
async function shared(page: Page, day: number, email: string): Promise<string[]> {
  await reserveOnTheShop(page, 112, day);
  await page.goto(`${shop}/buchung`);
  await fillContact(page, text, email);
  await choose(page.locator("gipfel-checkout").getByRole("radio", { name: /Zahlung teilen/ }));
  await press(page, /^Zahlung teilen$/);
  await page.getByRole("button", { name: "Links erstellen" }).click();
  const links = page.locator('a[href*="/pay/?token="]');
  await expect(links).toHaveCount(2);
  return links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
}

/** A payer opens a link and pays with a card. */
async function payShare(page: Page, url: string, number: string): Promise<void> {
  await page.goto(url);
  await page.getByLabel("Ihre E-Mail-Adresse").fill("freund@example.ch");
  const card = page.getByRole("radio", { name: /Karte/ });
  if (!(await card.isChecked())) await choose(card);
  await page.getByLabel("Kartennummer").fill(number);
  await page.getByLabel("Gültig bis").fill("12 / 30");
  await page.getByLabel("Prüfziffer").fill("123");
  await page.getByRole("button", { name: /CHF\s.*bezahlen/ }).click();
}

test("two people pay a share each, and the booking is confirmed for both", async ({ page, context }) => {
  const [one, other] = await shared(page, 5, "teilen@example.ch");
  const payer = await context.newPage();
  await payShare(payer, one!, cards.succeeds);
  await expect(payer.getByRole("heading", { name: "Danke, Ihr Anteil ist reserviert" })).toBeVisible();
  await expect(page.getByText("Bezahlt, reserviert")).toBeVisible();
  const second = await context.newPage();
  await payShare(second, other!, cards.declined);
  await expect(second.getByText("Ihre Bank hat die Zahlung abgelehnt.")).toBeVisible();
  await payShare(second, other!, cards.succeeds);
  await expect(second.getByRole("heading", { name: "Alle haben bezahlt: Die Buchung ist bestätigt" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Alle haben bezahlt" })).toBeVisible();
  await expect(payer.getByRole("heading", { name: "Alle haben bezahlt: Die Buchung ist bestätigt" })).toBeVisible();
});

test("the organiser stops sharing: the payer reads that nothing is charged", async ({ page, context }) => {
  const [one] = await shared(page, 6, "gestoppt@example.ch");
  const payer = await context.newPage();
  await payShare(payer, one!, cards.succeeds);
  await expect(payer.getByRole("heading", { name: "Danke, Ihr Anteil ist reserviert" })).toBeVisible();
  await page.getByRole("button", { name: "Teilen beenden" }).click();
  await expect(page.getByRole("heading", { name: "Die geteilte Zahlung ist zu Ende" })).toBeVisible();
  await expect(payer.getByRole("heading", { name: /wurde beendet: Es wird nichts belastet/ })).toBeVisible();
});
