import { expect, test, type Page } from "@playwright/test";
import { cards, choose, fillContact, press, shop, words } from "./journey.ts";
import { linkMailedTo, textMailedTo } from "./mails.ts";
import { reserveOnTheShop } from "./shop-steps.ts";
import { asDemo } from "./signed-in.ts";

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
  const dialog = page.getByRole("dialog", { name: "Teilen der Zahlung beenden?" });
  await expect(dialog).toContainText("Über die Links kann niemand mehr bezahlen");
  await expect(dialog).toContainText("wird freigegeben");
  await dialog.getByRole("button", { name: "Weiter teilen" }).click();
  await expect(dialog).toBeHidden();
  await expect(payer.getByRole("heading", { name: "Danke, Ihr Anteil ist reserviert" })).toBeVisible();
  await page.getByRole("button", { name: "Teilen beenden" }).click();
  await dialog.getByRole("button", { name: "Teilen beenden" }).click();
  await expect(page.getByRole("heading", { name: "Die geteilte Zahlung ist zu Ende" })).toBeVisible();
  await expect(payer.getByRole("heading", { name: /wurde beendet: Es wird nichts belastet/ })).toBeVisible();
});

test("[R3.share] the organiser cancels what was shared, and reads before who gets back what", async ({
  page,
  context,
}) => {
  const email = "teilen-storniert@example.ch";
  const links = await shared(page, 8, email);
  for (const link of links) await payShare(await context.newPage(), link, cards.succeeds);
  await expect(page.getByRole("heading", { name: "Alle haben bezahlt" })).toBeVisible();
  await page.goto(await linkMailedTo(page.request, email));
  await page.getByRole("button", { name: "Stornieren", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: /stornieren$/ });
  await expect(dialog).toContainText(/CHF\s\d+\.\d\d gehen an alle zurück, die einen Anteil bezahlt haben/);
  await expect(dialog).not.toContainText("Sie erhalten");
  const parts = dialog.locator("dd");
  await expect(parts).toHaveCount(2);
  const [first, second] = await parts.allTextContents();
  expect(first).toBe(second);
  await dialog.getByRole("radio").first().check();
  await dialog.getByRole("button", { name: "Weiter" }).click();
  await dialog.getByRole("button", { name: /^Stornieren und/ }).click();
  await expect(page.getByRole("status").filter({ hasText: "Storniert." })).toContainText(
    "gehen an alle zurück, die einen Anteil bezahlt haben",
  );
});

test("[R8.late] the bank takes one share back: the team sees whose, and collects it alone", async ({
  page,
  context,
  browser,
}) => {
  test.slow();
  const [one, other] = await shared(page, 7, "zurueckgeholt@example.ch");
  const payer = await context.newPage();
  await payShare(payer, one!, "4000 0000 0000 0127");
  await expect(payer.getByRole("heading", { name: "Danke, Ihr Anteil ist reserviert" })).toBeVisible();
  await payShare(payer, other!, cards.succeeds);
  await expect(page.getByRole("heading", { name: "Alle haben bezahlt" })).toBeVisible();

  const team = await browser.newPage();
  await asDemo(team, "admin");
  const list = `${shop}/account/bookings?payment=not_captured&search=zurueckgeholt@example.ch`;
  await expect(async () => {
    await team.goto(list);
    await expect(team.locator("table tbody th a")).toHaveCount(1, { timeout: 2000 });
  }, "the sandbox's bank takes the money back some seconds later").toPass();
  await team.locator("table tbody th a").click();
  const payments = team.getByRole("region", { name: "Zahlungen" });
  const shares = payments.getByRole("listitem");
  await expect(shares.first()).toContainText("Von der Bank zurückgeholt");
  await expect(shares.first()).toContainText("Nicht belastet");
  await expect(shares.nth(1)).toContainText("Eingegangen");
  expect(await textMailedTo(page.request, "freund@example.ch", 1, "zurückgeholt")).toContain(
    "Die Buchung bleibt gültig",
  );
  await expect(payments.getByText("Zuvor mehr bezahlt")).toHaveCount(0);
  await payments.getByRole("button", { name: "Anders eingezogen" }).click();
  const dialog = team.getByRole("dialog", { name: "Zahlung anders eingezogen" });
  await dialog.getByLabel("Banküberweisung").check();
  await dialog.getByRole("button", { name: "Festhalten" }).click();
  await expect(shares.first()).toContainText("Banküberweisung");
  await expect(shares.first()).toContainText("Eingegangen");
});
