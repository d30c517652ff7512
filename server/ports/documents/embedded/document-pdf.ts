import { SwissQRBill } from "swissqrbill/pdf";
import { colour, drawHead, newDocument, numberPages, page, write, type Document } from "../../pdf/document.ts";
import { translatedLocaleOf, type Locale } from "../../../../sdk/contracts/locale.ts";
import type { DocumentDetails, PaymentPart } from "../documents.ts";

const size = 10;
const small = 9;
const rowGap = 6;
/** Of the page's width: rate and amount of a line, both to the right. */
const rateWidth = 80;
const amountWidth = 110;
const textWidth = page.width - rateWidth - amountWidth;
const right = page.margin + page.width;
/** Kept free below the last line of a page (points). */
const foot = 40;
/** The tax table's columns: rate, net, tax, gross. */
const taxShares = [0.22, 0.26, 0.26, 0.26];

/** A receipt, a credit note or an invoice as pages to print or to keep. */
export function documentPdf(details: DocumentDetails): Promise<Buffer> {
  const {
    brand,
    locale,
    madeAt,
    title,
    issuer,
    buyer,
    facts,
    columns,
    groups,
    sums,
    tax,
    payments,
    notes,
    paymentPart,
  } = details;
  const { document, done } = newDocument({ title, subject: title, brand, locale, madeAt });
  drawHead(document, brand, "");
  const half = page.width / 2;
  const below = [buyer, issuer].map((lines, index) => {
    const x = page.margin + index * half;
    return lines.reduce((y, line) => write(document, line, { x, y, width: half - 12, size }) + 1, page.top);
  });
  let y = Math.max(...below) + 26;
  y = write(document, title, { x: page.margin, y, width: page.width, size: 20, weight: "strong" }) + 10;
  for (const [name, value] of facts) y = drawFact(document, name, value, y);
  y = drawLine(document, columns, y + 16, { color: colour.second, hasRule: true });
  for (const group of groups) {
    if (group.title !== null) {
      y = fitting(document, y + 4, 3 * (size + rowGap));
      y = write(document, group.title, { x: page.margin, y, width: page.width, size, weight: "strong" }) + 3;
    }
    for (const line of group.lines) y = drawLine(document, line, fitting(document, y, size + rowGap), {});
    drawHairline(document, y);
    y += rowGap;
  }
  y = fitting(document, y, sums.length * 18);
  sums.forEach(([name, amount], index) => (y = drawSum(document, name, amount, y, index === sums.length - 1)));
  y = fitting(document, y + 18, (tax.rows.length + 1) * 16);
  y = drawTax(document, tax, y);
  if (payments) {
    y = fitting(document, y + 18, (payments.rows.length + 1) * 16);
    if (payments.title !== null)
      y = write(document, payments.title, { x: page.margin, y, width: page.width, size, weight: "strong" }) + 4;
    for (const [name, amount] of payments.rows) y = drawLine(document, [name, "", amount], y, {});
  }
  y += 14;
  for (const note of notes)
    y =
      write(document, note, {
        x: page.margin,
        y: fitting(document, y, 24),
        width: page.width,
        size: small,
        color: colour.second,
      }) + 6;
  if (paymentPart) drawPaymentPart(document, paymentPart, locale, y);
  // The payment part has the foot of its page to itself.
  numberPages(document, { except: paymentPart ? 1 : 0 });
  document.end();
  return done;
}

const qrLanguages = { de: "DE", fr: "FR", it: "IT", en: "EN" } as const;

/** At the foot of the last page, or of a page of its own where the text reaches down to it. */
function drawPaymentPart(document: Document, part: PaymentPart, locale: Locale, y: number): void {
  const { creditor, debtor, amount, reference, message } = part;
  const addressOf = ({ name, street, postalCode, town, countryCode }: NonNullable<PaymentPart["debtor"]>) => ({
    name,
    address: street,
    zip: postalCode,
    city: town,
    country: countryCode,
  });
  const bill = new SwissQRBill(
    {
      currency: "CHF",
      amount: amount / 100,
      creditor: { ...addressOf(creditor), account: creditor.iban },
      ...(debtor && { debtor: addressOf(debtor) }),
      reference,
      message,
    },
    { language: qrLanguages[translatedLocaleOf(locale).slice(0, 2) as keyof typeof qrLanguages] },
  );
  document.y = y;
  if (!SwissQRBill.isSpaceSufficient(document)) document.addPage();
  document.y = 0;
  bill.attachTo(document);
}

/** The y to go on at: on the next page where `height` does not fit on this one. */
function fitting(document: Document, y: number, height: number): number {
  if (y + height <= page.bottom - foot) return y;
  document.addPage();
  return page.margin;
}

function drawFact(document: Document, name: string, value: string, y: number): number {
  write(document, name, { x: page.margin, y, width: 120, size, color: colour.second });
  return write(document, value, { x: page.margin + 128, y, width: page.width - 128, size }) + 2;
}

interface LineStyle {
  readonly color?: string;
  readonly hasRule?: boolean;
}

function drawLine(
  document: Document,
  [text, rate, amount]: readonly [string, string, string],
  y: number,
  { color = colour.ink, hasRule = false }: LineStyle,
): number {
  const bottom = write(document, text, { x: page.margin, y, width: textWidth - 12, size, color });
  if (rate) write(document, rate, { x: page.margin + textWidth, y, width: rateWidth, size, color, align: "right" });
  write(document, amount, { x: right - amountWidth, y, width: amountWidth, size, color, align: "right" });
  if (hasRule) drawHairline(document, bottom + 2);
  return bottom + (hasRule ? rowGap + 2 : 3);
}

function drawSum(document: Document, name: string, amount: string, y: number, isTotal: boolean): number {
  const style = { size: isTotal ? 12 : size, weight: isTotal ? ("strong" as const) : ("text" as const) };
  const x = page.margin + page.width / 2;
  const bottom = write(document, name, { x, y, width: page.width / 2 - amountWidth, ...style });
  write(document, amount, { x: right - amountWidth, y, width: amountWidth, align: "right", ...style });
  return bottom + 3;
}

function drawTax(document: Document, { title, rows }: DocumentDetails["tax"], top: number): number {
  let y = write(document, title, { x: page.margin, y: top, width: page.width, size, weight: "strong" }) + 4;
  rows.forEach((cells, row) => {
    let x = page.margin;
    let bottom = y;
    cells.forEach((cell, index) => {
      const width = taxShares[index]! * page.width;
      const align = index === 0 ? ("left" as const) : ("right" as const);
      const color = row === 0 ? colour.second : colour.ink;
      bottom = Math.max(bottom, write(document, cell, { x, y, width, size: small, align, color }));
      x += width;
    });
    if (row === 0) drawHairline(document, bottom + 1);
    y = bottom + (row === 0 ? rowGap : 2);
  });
  return y;
}

function drawHairline(document: Document, y: number): void {
  document.moveTo(page.margin, y).lineTo(right, y).lineWidth(0.5).stroke(colour.line);
}
