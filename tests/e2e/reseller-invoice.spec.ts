import { randomUUID } from "node:crypto";
import { expect, test, type Page } from "@playwright/test";
import { camt054 } from "../../server/commands/invoice/bank-file.fixture.ts";
import { referenceOf } from "../../server/domain/invoice-reference.ts";
import { expectAccessible } from "./accessible.ts";
import { heldCart, inDatabase } from "./booked.ts";
import { shop, thrownInto } from "./journey.ts";
import { asDemo } from "./signed-in.ts";

/** The creditor's account of the journeys' server. */
const iban = "CH9300762011623852957";
const amount = /CHF\s[\d’']+\.\d\d/;

/** What a company sees beside a name on its page. */
const detail = (page: Page, name: string) =>
  page
    .locator("main dl > div")
    .filter({ has: page.getByText(name, { exact: true }) })
    .locator("dd");
const rappen = async (page: Page, name: string) =>
  Math.round(Number((await detail(page, name).innerText()).replace(/[^\d.]/g, "")) * 100);

/** Buys on invoice, as whoever is signed in; answers with the booking's id. */
async function buyOnInvoice(page: Page): Promise<string> {
  const cartId = await heldCart(page.request, 138);
  const { csrfToken } = (await (await page.request.get(`${shop}/api/csrf-token/`)).json()) as { csrfToken: string };
  async function send<Answer>(method: string, path: string, data: object): Promise<Answer> {
    const headers = { origin: shop, "x-csrf-token": csrfToken, "idempotency-key": randomUUID() };
    const answer = await page.request.fetch(shop + path, { method, data, headers });
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
    return (await answer.json()) as Answer;
  }
  const user = {
    givenName: "Mia",
    familyName: "Keller",
    email: "reseller@gipfel.example",
    phone: "+41791234567",
    countryCode: "CH",
  };
  const { bookingId } = await send<{ bookingId: string }>("PATCH", `/api/carts/${cartId}/check_out`, {
    user,
    locale: "de_CH",
  });
  await send("POST", `/api/bookings/${bookingId}/payment_attempts`, {
    paymentMethod: "invoice",
    successReturnUrl: `${shop}/buchung/bestaetigung?bookingId=${bookingId}`,
    failureReturnUrl: `${shop}/buchung`,
  });
  return bookingId;
}

test("[P9.invoice] [P9.paid] [P9.bank] [P9.surplus] [P9.credited] a hotel buys on invoice, sees the invoice, pays it, its limit is free again, and what it cancels is credited", async ({
  page,
  browser,
}) => {
  // Two people, and a job that makes the invoice and the credit note.
  test.setTimeout(180_000);
  const thrown = thrownInto(page);
  // The demonstration bills once a month.
  await inDatabase((db) => db.updateTable("payment_agreement").set({ billing: "booking" }).execute());
  await asDemo(page, "reseller");
  await page.goto(`${shop}/account/invoices`);
  await expect(page.getByText("Was Sie auf Rechnung kaufen, wird hier verrechnet.")).toBeVisible();
  const before = await rappen(page, "Offen");
  const bookingId = await buyOnInvoice(page);

  const link = page.getByRole("link", { name: /^Rechnung I\d{4}-\d{6}$/ });
  await expect(async () => {
    await page.reload();
    await expect(link).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 40_000 });
  await expectAccessible(page);
  const number = (await link.innerText()).replace("Rechnung ", "");
  const price = (await rappen(page, "Offen")) - before;
  expect(price).toBeGreaterThan(0);
  const file = await page.request.get(shop + (await link.getAttribute("href"))!);
  const issued = await file.body();
  expect(issued.subarray(0, 5).toString()).toBe("%PDF-");

  const team = await (await browser.newContext()).newPage();
  await asDemo(team, "admin");
  await team.goto(`${shop}/account/invoices?search=${number}`);
  await team.getByRole("link", { name: number }).click();
  await expect(team.getByRole("heading", { name: `Rechnung ${number}` })).toBeVisible();
  await team.getByRole("button", { name: "Zahlung erfassen" }).click();
  const dialog = team.getByRole("dialog");
  await dialog.getByLabel("Betrag in CHF").fill("10");
  await expectAccessible(team);
  await dialog.getByRole("button", { name: "Zahlung erfassen" }).click();
  await expect(team.getByText("Erfasst.", { exact: true })).toBeVisible();
  await expect(team.getByText("Teilweise bezahlt").first()).toBeVisible();
  await expectAccessible(team);

  await team.goto(`${shop}/account/invoices?list=bank`);
  const rest = ((price - 1000) / 100).toFixed(2);
  const content = camt054(
    [
      { bankReference: "B1", amount: rest, reference: referenceOf(number, iban) },
      { bankReference: "B2", amount: "7.00", payer: "Pension Enzian" },
    ],
    { iban },
  );
  const send = async (buffer: string) => {
    await team
      .getByLabel("Datei der Bank")
      .setInputFiles({ name: "camt.xml", mimeType: "text/xml", buffer: Buffer.from(buffer) });
    await team.getByRole("button", { name: "Datei lesen" }).click();
  };
  await send(content.slice(0, -60));
  await expect(team.getByText("Das ist keine vollständige camt.054-Datei.", { exact: false })).toBeVisible();
  await send(content);
  await expect(
    team.getByText("Zugeordnet: 1. Von Ihnen zuzuordnen: 1. Zurückgegangen: 0. Schon bekannt: 0."),
  ).toBeVisible();
  await team.getByRole("button", { name: /^Zuordnen: .*Pension Enzian/ }).click();
  await team.getByRole("dialog").getByRole("button", { name: "Sie gehört zu keiner Rechnung" }).click();
  await expect(team.getByText("Vermerkt: Sie gehört zu keiner Rechnung.")).toBeVisible();
  await expect(team.getByText("Von admin@gipfel.example")).toBeVisible();
  await expectAccessible(team);

  await send(camt054([{ bankReference: "B3", amount: "30.00", payer: "Hôtel Müller" }], { iban }));
  await team.getByRole("button", { name: /^Zuordnen: .*Hôtel Müller/ }).click();
  await team.getByRole("dialog").getByLabel("Nummern von Rechnungen").fill(number);
  await expectAccessible(team);
  await team.getByRole("dialog").getByRole("button", { name: "Zuordnen" }).click();
  await expect(team.getByText("Zugeordnet. Sie steht bei der Rechnung.")).toBeVisible();
  await page.reload();
  await expect(detail(page, "Ihr Guthaben")).toHaveText("CHF 30.00");
  await expectAccessible(page);
  await team.goto(`${shop}/account/invoices?search=${number}`);
  await team.getByRole("link", { name: number }).click();
  await expect(detail(team, "Zu viel bezahlt")).toHaveText("CHF 30.00");
  await team.getByRole("button", { name: "Rückzahlung erfassen" }).click();
  await dialog.getByLabel("IBAN der Firma").fill("CH93 0076 2011 6238 5295 7");
  await expectAccessible(team);
  await dialog.getByRole("button", { name: "Rückzahlung erfassen" }).click();
  await expect(team.getByText("Notiert: Es ist zurückbezahlt.")).toBeVisible();
  await expect(team.getByText("Per Überweisung zurückbezahlt an CH93 0076 2011 6238 5295 7")).toBeVisible();
  await expectAccessible(team);

  await page.reload();
  await expect(page.getByRole("row").filter({ hasText: number })).toContainText("Bezahlt");
  expect(await rappen(page, "Offen")).toBe(before);
  await expect(detail(page, "Offen")).toHaveText(amount);

  // Paid: the document stays as it was issued, and what is cancelled is credited.
  const url = shop + (await link.getAttribute("href"))!;
  expect((await (await page.request.get(url)).body()).equals(issued)).toBe(true);
  await page.goto(`${shop}/account/bookings/${bookingId}`);
  await expect(page.getByRole("link", { name: `Rechnung ${number} (PDF)` })).toBeVisible();
  await page.getByRole("button", { name: "Stornieren", exact: true }).click();
  const cancelling = page.getByRole("dialog", { name: "Buchung stornieren" });
  await expect(cancelling.getByText(/^Ihre Rechnung ist bezahlt: CHF/)).toBeVisible();
  await expectAccessible(page);
  await cancelling.getByRole("radio", { name: "Jemand ist krank" }).check();
  await cancelling.getByRole("button", { name: "Weiter" }).click();
  await cancelling.getByRole("button", { name: "Endgültig stornieren" }).click();
  await expect(page.getByRole("status").filter({ hasText: "dem Konto Ihrer Firma gutgeschrieben" })).toBeVisible();
  const note = page.getByRole("link", { name: /^Gutschrift C\d{4}-\d{6} \(PDF\)$/ });
  await expect(async () => {
    await page.reload();
    await expect(note).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 40_000 });
  await expect(page.getByText(/dem Konto Ihrer Firma gutgeschrieben, mit der Gutschrift C/)).toBeVisible();
  await expect(page.getByText("Gutgeschrieben", { exact: true })).toBeVisible();
  await expectAccessible(page);
  expect((await (await page.request.get(shop + (await note.getAttribute("href"))!)).body()).length).toBeGreaterThan(
    1000,
  );
  expect((await (await page.request.get(url)).body()).equals(issued)).toBe(true);
  await page.goto(`${shop}/account/invoices`);
  await expect(page.getByRole("row").filter({ hasText: number })).toContainText("Gutgeschrieben");
  expect(thrown).toEqual([]);
});
