import { expect, test, type Locator, type Page } from "@playwright/test";
import { expectAccessible } from "./accessible.ts";
import { booked } from "./booked.ts";
import {
  cards,
  confirmImportant,
  expectTicket,
  fillCard,
  fillContact,
  partner,
  press,
  reserveTwo,
  shop,
  words,
} from "./journey.ts";
import { linkMailedTo } from "./mails.ts";
import { asDemo } from "./signed-in.ts";
import { pdfText, withoutSpaces } from "./pdf-text.ts";

const text = words.de;

/** The text of the PDF that a link leads to. */
async function linkedPdf(page: Page, link: Locator): Promise<string> {
  const answer = await page.request.get(new URL((await link.getAttribute("href"))!, shop).href);
  expect(answer.headers()["content-type"]).toBe("application/pdf");
  return pdfText(await answer.body());
}

test("[R10.document] a guest pays on a partner's page and downloads the receipt from the confirmation", async ({
  page,
}) => {
  await page.goto(`${partner}/hotel.html`);
  await reserveTwo(page, text);
  await fillContact(page, text, "quittung@example.ch");
  await fillCard(page, text, cards.succeeds);
  await confirmImportant(page, text);
  await press(page, text.pay);
  await expectTicket(page, text);
  const link = page.getByRole("link", { name: /^Quittung R\d{4}-\d{6} \(PDF\)$/ });
  await expect(link).toHaveCount(1);
  const pdf = await linkedPdf(page, link);
  for (const part of ["Quittung R2", "MWST-Nr. CHE", "inkl. MWST", "8.1%", "Bezahlt mit", "Karte"])
    expect(pdf).toContain(withoutSpaces(part));
});

test("[R10.document] what a guest cancels has a credit note, on the page of the booking and for the team", async ({
  page,
}) => {
  const email = "gutschrift@example.ch";
  const { bookingId } = await booked(page.request, { activityId: 138, items: 1, buyer: { email } });
  await page.goto(await linkMailedTo(page.request, email));
  await expect(page.getByRole("link", { name: /^Quittung R/ })).toHaveCount(1);
  await page.getByRole("button", { name: "Stornieren", exact: true }).first().click();
  const dialog = page.getByRole("dialog", { name: /stornieren$/ });
  await dialog.getByRole("radio").first().check();
  await dialog.getByRole("button", { name: "Weiter" }).click();
  await dialog.getByRole("button", { name: "Stornieren und CHF\u00a0110.00 erstatten" }).click();
  await expect(page.getByText("Storniert. CHF 110.00 gehen", { exact: false })).toBeVisible();
  const answer = await page.request.get(`${shop}/api/bookings/${bookingId}/documents/`);
  const { documents } = (await answer.json()) as { documents: { number: string; total: { amount: number } }[] };
  expect(documents.map(({ total }) => total.amount)).toEqual([11_000, 11_000]);
  await page.reload();
  const note = page.getByRole("link", { name: /^Gutschrift C\d{4}-\d{6} auf Karte \(PDF\)$/ });
  await expect(note).toHaveCount(1);
  await expectAccessible(page);
  const pdf = await linkedPdf(page, note);
  for (const part of ["Gutschrift C2", "Total gutgeschrieben", "CHF 110.00"])
    expect(pdf).toContain(withoutSpaces(part));

  await asDemo(page, "admin");
  await page.goto(`${shop}/account/bookings/${bookingId}`);
  await expect(page.getByRole("link", { name: /^Quittung R/ })).toHaveCount(1);
  expect(await linkedPdf(page, page.getByRole("link", { name: /^Gutschrift C/ }))).toBe(pdf);
});
