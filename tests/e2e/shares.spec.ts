import { expect, test, type Page } from "@playwright/test";
import { inDatabase } from "./booked.ts";
import { cards, choose, confirmImportant, fillContact, partner, press, reserveTwo, shop, words } from "./journey.ts";
import { linkMailedTo, textMailedTo } from "./mails.ts";
import { reserveOnTheShop } from "./shop-steps.ts";
import { asDemo } from "./signed-in.ts";

const text = words.de;

/** Shares the payment of a booking for one on the shop; answers with the links of the two payers. */
async function shared(page: Page, day: number, email: string): Promise<string[]> {
  await reserveOnTheShop(page, 112, day);
  await page.goto(`${shop}/buchung`);
  await fillContact(page, text, email);
  await goSharing(page);
  return makeLinks(page);
}

/** From the check-out to the page that asks who pays what. */
async function goSharing(page: Page): Promise<void> {
  await choose(page.locator("gipfel-checkout").getByRole("radio", { name: /Zahlung teilen/ }));
  await press(page, /^Zahlung teilen$/);
  await page.waitForURL(/\/pay\/?\?/);
}

async function makeLinks(page: Page): Promise<string[]> {
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

/** Lets the time to pay of a buyer's shared payment pass, and that of its holds; the jobs see it within seconds. */
const letTimePass = (email: string) =>
  inDatabase(async (db) => {
    const past = new Date(Date.now() - 1000).toISOString();
    const { id } = await db
      .selectFrom("booking")
      .select("id")
      .where("contact_email", "=", email)
      .executeTakeFirstOrThrow();
    const rows = await db.selectFrom("payment_attempt").select("id").where("booking_id", "=", id).execute();
    const attempts = rows.map((row) => row.id);
    await db.updateTable("payment_share").set({ ends_at: past }).where("payment_attempt_id", "in", attempts).execute();
    await db.updateTable("reservation").set({ expires_at: past }).where("booking_id", "=", id).execute();
    await db
      .updateTable("payment_attempt")
      .set({ pinned_until: past, check_at: past })
      .where("id", "in", attempts)
      .execute();
  });

// Cause: the way back led to the shop's check-out, where the basket of a partner's page is not.
test("what is shared from a partner's page leads back there, before it begins, after it ended, and once it is paid", async ({
  page,
  context,
}) => {
  test.slow();
  const email = "geteilt-beim-hotel@example.ch";
  const hotel = `${partner}/${text.page}`;
  await page.goto(hotel);
  await reserveTwo(page, text);
  await fillContact(page, text, email);
  await confirmImportant(page, text);
  await goSharing(page);
  await expect(page.getByLabel("Wie viele Personen bezahlen?")).toHaveValue("2");
  const back = page.getByRole("link", { name: "Zurück zur Buchung" });
  await expect(back).toHaveAttribute("href", new RegExp(`^${hotel}\\?cartId=`));
  await makeLinks(page);
  await page.getByRole("button", { name: "Teilen beenden" }).click();
  const dialog = page.getByRole("dialog", { name: "Teilen der Zahlung beenden?" });
  await expect(dialog).toContainText("Ihre Plätze bleiben bis");
  await dialog.getByRole("button", { name: "Teilen beenden" }).click();
  await expect(page.getByText("Ihre Plätze bleiben bis")).toBeVisible();
  await expect(back).toHaveAttribute("href", new RegExp(`^${hotel}\\?cartId=`));
  expect(await linkMailedTo(page.request, email, 1, "zu Ende")).toContain(`${hotel}?cartId=`);
  await page.getByRole("button", { name: "Wieder teilen" }).click();
  for (const link of await makeLinks(page)) await payShare(await context.newPage(), link, cards.succeeds);
  await page.getByRole("link", { name: "Buchung ansehen" }).click();
  await expect(page).toHaveURL(new RegExp(`^${hotel}\\?.*bookingId=`));
  await expect(page.getByRole("link", { name: text.save }).first()).toBeVisible();
});

// Cause: basket and check-out said that a payment is under way, not that it is shared, and stopped it at once.
test("while shares are open, basket and check-out say how many have paid, lead to them, and ask before they stop", async ({
  page,
  context,
}) => {
  const [one] = await shared(page, 9, "geteilter-korb@example.ch");
  const organiser = new URL(page.url()).searchParams.get("bookingId")!;
  const payer = await context.newPage();
  await payShare(payer, one!, cards.succeeds);
  await expect(page.getByText("1 von 2 hat bezahlt", { exact: true })).toBeVisible();
  // Cause: a payer's own address, given with the card, passed for one that the organiser had the link sent to.
  await expect(page.getByText("Der Link wurde per E-Mail gesendet.")).toHaveCount(0);
  await page.goto(`${shop}/warenkorb`);
  const notice = page.locator("gipfel-basket").getByRole("status").filter({ hasText: "Die Zahlung ist geteilt" });
  await expect(notice).toContainText("1 von 2 hat bezahlt. Anteile lassen sich bis");
  await expect(notice.getByRole("link", { name: "Sehen, wer bezahlt hat" })).toHaveAttribute(
    "href",
    `${shop}/pay/?bookingId=${organiser}`,
  );
  await page.goto(`${shop}/buchung`);
  const alert = page.getByRole("alert").filter({ hasText: "Die Zahlung ist geteilt" });
  await alert.getByRole("button", { name: "Teilen beenden und hier bezahlen" }).click();
  const dialog = page.getByRole("dialog", { name: "Teilen der Zahlung beenden?" });
  await expect(dialog).toContainText("wir schreiben ihnen");
  await dialog.getByRole("button", { name: "Weiter teilen" }).last().click();
  await expect(alert).toContainText("1 von 2 hat bezahlt");
  await alert.getByRole("link", { name: "Sehen, wer bezahlt hat" }).click();
  await expect(page.getByText("Bezahlt, reserviert")).toBeVisible();
  await page.goto(`${shop}/warenkorb`);
  await notice.getByRole("button", { name: "Teilen beenden" }).click();
  await dialog.getByRole("button", { name: "Teilen beenden" }).click();
  await expect(notice).toHaveCount(0);
  await expect(payer.getByRole("heading", { name: /wurde beendet: Es wird nichts belastet/ })).toBeVisible();
  await expect(page.locator("gipfel-basket").getByRole("button", { name: /^Entfernen/ })).toBeVisible();
});

test("where the time is over before all have paid, all read that nothing is charged and that the places are free", async ({
  page,
  context,
}) => {
  const email = "abgelaufen@example.ch";
  const [one, other] = await shared(page, 12, email);
  const payer = await context.newPage();
  await payShare(payer, one!, cards.succeeds);
  await expect(payer.getByRole("heading", { name: "Danke, Ihr Anteil ist reserviert" })).toBeVisible();
  const late = await context.newPage();
  await late.goto(other!);
  await expect(late.getByRole("button", { name: /bezahlen$/ })).toBeVisible();
  await letTimePass(email);
  for (const each of [payer, late])
    await expect(each.getByRole("heading", { name: "Die Zeit ist um: Es wird nichts belastet" })).toBeVisible();
  await expect(page.getByText("Ihre Plätze sind nicht mehr reserviert")).toBeVisible();
  await expect(page.getByRole("button", { name: "Wieder teilen" })).toHaveCount(0);
  expect(await textMailedTo(page.request, email, 1, "zu Ende")).toContain("Ihre Plätze sind nicht mehr reserviert");
  await page.goto((await linkMailedTo(page.request, email, 1, "zu Ende")).replaceAll("&amp;", "&"));
  await expect(page.getByRole("button", { name: /reservieren/ }).first()).toBeVisible();
});

test("a payer confirms with their bank on a phone in French, and another cancels there and pays with another card", async ({
  page,
  browser,
}) => {
  const [one, other] = await shared(page, 13, "challenge-geteilt@example.ch");
  const phone = await browser.newContext({ locale: "fr-CH", viewport: { width: 360, height: 740 } });
  const payer = await phone.newPage();
  const inFrench = (url: string) => url.replace("/pay/", "/fr/pay/");
  const bank = payer.frameLocator("dialog iframe");
  const payWith = async (number: string) => {
    await payer.getByLabel("Votre adresse e-mail").fill("amie@example.ch");
    const card = payer.getByRole("radio", { name: /Carte/ });
    if (!(await card.isChecked())) await choose(card);
    await payer.getByLabel("Numéro de carte").fill(number);
    await payer.getByLabel("Valable jusqu’à").fill("12 / 30");
    await payer.getByLabel("Code de sécurité").fill("123");
    await payer.getByRole("button", { name: /^Payer CHF/ }).click();
  };
  await payer.goto(inFrench(one!));
  await expect(payer.getByText("0 sur 2 a payé", { exact: true })).toBeVisible();
  expect(await payer.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await payWith(cards.challenged);
  await bank.locator("button, input[type=submit]").first().click();
  await expect(payer.getByRole("heading", { name: "Merci, votre part est réservée" })).toBeVisible();
  await payer.goto(inFrench(other!));
  await payWith(cards.challenged);
  await bank.locator("button").first().waitFor();
  await payer.getByRole("dialog").getByRole("button", { name: "Annuler le paiement" }).first().click();
  await expect(payer.getByText("Le paiement a été annulé.")).toBeVisible();
  await payWith(cards.succeeds);
  await expect(payer.getByRole("heading", { name: /Tout le monde a payé/ })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Alle haben bezahlt" })).toBeVisible();
  await phone.close();
});
