import { expect, test, type Page } from "@playwright/test";
import { todayInShop } from "../../host-site/forms/when.ts";
import { addToMonth, monthOf } from "../../sdk/contracts/time.ts";
import { expectAccessible } from "./accessible.ts";
import { asApproved } from "./affiliates.ts";
import { inDatabase } from "./booked.ts";
import { shop } from "./journey.ts";
import { pdfText, withoutSpaces } from "./pdf-text.ts";

const today = todayInShop(Date.now());
const month = addToMonth(monthOf(today), -1);
const inGerman = (date: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat("de-CH", { timeZone: "UTC", ...options }).format(new Date(date));
const monthName = inGerman(`${month}-01`, { month: "long", year: "numeric" });
const todayInWords = inGerman(today, { dateStyle: "long" });
const weekday = inGerman(today, { weekday: "short" });

/**
 * The statement of the month before, which a journey can't wait for: CHF 120.00 to be paid out, in place of the empty
 * one that the shop may have made by itself.
 */
async function addStatement(affiliateId: number): Promise<void> {
  const amounts = { amount: 12_000, correction_amount: 0, carried_amount: 0, payable_amount: 12_000 };
  const lines = [{ campaign: "winter", widget: "button", bookings: 3, revenue: 150_000, commission: 12_000 }];
  await inDatabase((db) =>
    db
      .insertInto("affiliate_statement")
      .values({
        affiliate_id: affiliateId,
        month,
        ...amounts,
        lines: JSON.stringify(lines),
        created_at: new Date().toISOString(),
      })
      .onConflict((conflict) =>
        conflict.columns(["affiliate_id", "month"]).doUpdateSet({ ...amounts, lines: JSON.stringify(lines) }),
      )
      .execute(),
  );
}

test("the team marks a statement as paid and takes it back with a reason; the affiliate reads so in the account and in the file", async ({
  page,
  browser,
}) => {
  test.slow();
  const team = await browser.newPage();
  const number = await asApproved(page, team, `payout-${Date.now()}@example.ch`);
  await addStatement(Number(number));
  const toBePaid = "Wir zahlen CHF 120.00 innert 30 Tagen auf Ihr Konto.";
  const paidOn = (date: string) =>
    `CHF 120.00 wurden am ${date} auf das Konto …\u00a02957 ausbezahlt, Referenz E-2611-07.`;
  const open: Outcome = { account: toBePaid, file: toBePaid };
  const paid: Outcome = { account: paidOn(todayInWords), file: paidOn(`${weekday} ${todayInWords}`) };
  await expectStatement(page, open, paid);

  await team.goto(`${shop}/account/affiliates?number=${number}`);
  const row = team.getByRole("row").filter({ hasText: monthName });
  await row.getByRole("button", { name: `Als bezahlt vermerken: ${monthName}` }).click();
  const dialog = team.getByRole("dialog", { name: `Auszahlung für ${monthName}` });
  await expect(dialog).toContainText("CHF 120.00 an Berghaus Niesen, CH93 0076 2011 6238 5295 7.");
  await expect(dialog.getByLabel("Bezahlt am")).toHaveValue(today);
  await dialog.getByRole("button", { name: "Als bezahlt vermerken" }).click();
  await expect(dialog.getByLabel("Referenz der Überweisung")).toBeFocused();
  await expect(dialog.getByText("Bitte geben Sie die Referenz ein", { exact: false })).toBeVisible();
  await dialog.getByLabel("Bezahlt am").fill(`${month}-28`);
  await dialog.getByLabel("Referenz der Überweisung").fill("E-2611-07");
  await dialog.getByRole("button", { name: "Als bezahlt vermerken" }).click();
  await expect(dialog.getByText("Bitte wählen Sie einen Tag vom Ende des Monats bis heute.")).toBeVisible();
  await dialog.getByLabel("Bezahlt am").fill(today);
  await expectAccessible(team);
  await dialog.getByRole("button", { name: "Als bezahlt vermerken" }).click();
  await expect(team.getByRole("status").filter({ hasText: "Als bezahlt vermerkt." })).toBeFocused();
  await expect(row).toContainText(`Bezahlt am ${todayInWords} auf das Konto CH93 0076 2011 6238 5295 7, E-2611-07`);
  const history = team.getByRole("region", { name: "Verlauf" });
  const newest = history.getByRole("listitem").first();
  await expect(newest).toContainText("Abrechnung ausbezahlt");
  await expect(newest).toContainText(`Abrechnung: ${monthName}`);
  await expect(newest).toContainText(`Ausbezahlt am: ${todayInWords}`);
  await expect(newest).toContainText("Ausbezahlt auf Konto: …\u00a02957");
  await expectStatement(page, paid, open);

  await row.getByRole("button", { name: `Zurücknehmen: ${monthName}` }).click();
  await expect(dialog).toContainText(
    `CHF 120.00, bezahlt am ${todayInWords} auf das Konto CH93 0076 2011 6238 5295 7, Referenz E-2611-07`,
  );
  await dialog.getByRole("button", { name: "Zurücknehmen" }).click();
  await expect(dialog.getByText("Bitte sagen Sie in einem Satz, warum.")).toBeVisible();
  await dialog.getByLabel("Grund").fill("Die Bank hat die Überweisung zurückgewiesen.");
  await dialog.getByRole("button", { name: "Zurücknehmen" }).click();
  await expect(team.getByRole("status").filter({ hasText: "Die Auszahlung ist zurückgenommen." })).toBeFocused();
  await expect(row.getByRole("button", { name: `Als bezahlt vermerken: ${monthName}` })).toBeVisible();
  await expect(newest).toContainText("Auszahlung zurückgenommen");
  await expect(newest).toContainText("Die Bank hat die Überweisung zurückgewiesen.");
  await expect(history).not.toContainText(/20\d\d-\d\d/);
  await expectAccessible(team);
  await expectStatement(page, open, paid);
  await team.close();
});

/** What becomes of a statement, as the account says it and as the PDF does. */
interface Outcome {
  readonly account: string;
  readonly file: string;
}

/** The affiliate's account and the PDF say what becomes of the statement, and not what was or will be. */
async function expectStatement(page: Page, outcome: Outcome, other: Outcome): Promise<void> {
  await page.goto(`${shop}/account/affiliate`);
  const row = page.getByRole("row").filter({ hasText: monthName });
  await expect(row).toContainText(outcome.account);
  await expect(row).not.toContainText(other.account);
  const link = row.getByRole("link", { name: /PDF/ });
  const file = await page.request.get(new URL((await link.getAttribute("href"))!, shop).href);
  const text = pdfText(await file.body());
  expect(text).toContain(withoutSpaces(outcome.file));
  expect(text).not.toContain(withoutSpaces(other.file));
}
