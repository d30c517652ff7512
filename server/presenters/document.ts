import type { DocumentEntry } from "../../sdk/contracts/document.ts";
import type { Locale } from "../../sdk/contracts/locale.ts";
import { formatMoney, money } from "../../sdk/contracts/money.ts";
import { ticketCount } from "../../sdk/contracts/ticket-count.ts";
import { rateText } from "../../sdk/contracts/vat-rate.ts";
import { withValues } from "../../sdk/contracts/with-values.ts";
import type { DocumentRow } from "../db/queries/document.ts";
import type { Brand } from "../domain/brand.ts";
import { dateText, timeText } from "../domain/date-texts.ts";
import { backTo, sumOf, type DocumentLine, type DocumentPayment, type FrozenDocument } from "../domain/document.ts";
import { vatByRate } from "../domain/vat.ts";
import { wireInstant } from "../domain/wall-time.ts";
import { fromJson } from "../json.ts";
import type { DocumentDetails } from "../ports/documents/documents.ts";
import { documentWords } from "./document.words.ts";
import { priceLineText, type PriceLineText } from "./price-lines.ts";
import { priceLineWords } from "./price-lines.words.ts";

/** Who issues a document, as `numberDocuments` froze it. */
interface Issuer {
  readonly name: string;
  readonly street: string;
  readonly place: string;
  readonly email: string;
  readonly uid: string;
  readonly vatNumber: string;
}
/** A document that has its number. */
export type NumberedDocument = DocumentRow & { readonly number: string; readonly issuer: string };

export function isNumbered(document: DocumentRow): document is NumberedDocument {
  return document.number !== null && document.issuer !== null;
}

/** "Credit note to card": of several, their numbers alone look alike. */
export function nameOfCredit(frozen: FrozenDocument, locale: Locale): string {
  const { creditNoteTo, creditNoteOnly, ways } = documentWords(locale);
  const way = backTo(frozen);
  return way ? withValues(creditNoteTo, { way: ways[way] }) : creditNoteOnly;
}

/** The documents that have a number, for lists. */
export function presentDocuments(documents: readonly DocumentRow[]): DocumentEntry[] {
  return documents.filter(isNumbered).map(({ number, kind, created_at, total_amount, booking_id, frozen }) => ({
    number,
    kind,
    createdAt: wireInstant(created_at),
    total: money(total_amount),
    ...(kind === "credit_note" && { backTo: backTo(frozen) }),
    url: `/bookings/${booking_id}/documents/${number}.pdf`,
  }));
}

/** A document as a page to print or to keep, in its buyer's language. Amounts of a credit note are what goes back. */
export function documentDetails(document: NumberedDocument, brand: Brand): DocumentDetails {
  const { kind, number, frozen, created_at } = document;
  const { buyer, lines, bookingNumber, payments } = frozen;
  const locale = frozen.locale as Locale;
  const words = documentWords(locale);
  const isCredit = kind === "credit_note";
  const rows = [...payments]
    .sort((one, other) => Number(other.method === "voucher") - Number(one.method === "voucher"))
    .map((payment) => paymentRow(payment, locale, isCredit));
  return {
    brand,
    locale,
    madeAt: created_at,
    title: withValues(isCredit ? words.creditNote : words.receipt, { number }),
    issuer: issuerLines(document.issuer, locale),
    buyer: [`${buyer.givenName} ${buyer.familyName}`, buyer.email],
    facts: [
      [words.date, dateText(locale, created_at)],
      [words.booking, bookingNumber],
    ],
    columns: [words.what, words.rate, words.amount],
    groups: groupsOf(lines, locale),
    sums: [
      ...rebateRows(lines, frozen.rebates, locale),
      [isCredit ? words.totalBack : priceLineWords(locale).total, formatMoney(document.total_amount)],
    ],
    tax: taxTable(lines, locale),
    payments: rows.length > 0 ? { title: isCredit ? words.backTo : null, rows } : null,
    notes: isCredit ? [words.receiptOf] : [],
    paymentPart: null,
  };
}

/** A payment, or of a credit note where its money goes back to. */
function paymentRow(
  { method, amount, name = null }: DocumentPayment,
  locale: Locale,
  isCredit: boolean,
): PriceLineText {
  if (method === "voucher") {
    const [voucher] = priceLineText(locale, { kind: "voucher", name, quantity: 1, amount });
    return [voucher, formatMoney(isCredit ? amount : -amount)];
  }
  if (isCredit) return [documentWords(locale).methods[method] ?? method, formatMoney(amount)];
  return priceLineText(locale, { kind: "paid", name: null, quantity: 1, amount }, method);
}

/** What the lines' rebates take off; in one row where their names were not frozen yet. */
export function rebateRows(
  lines: readonly DocumentLine[],
  named: FrozenDocument["rebates"] = undefined,
  locale: Locale,
): readonly PriceLineText[] {
  const all = lines.reduce((sum, { rebate }) => sum + rebate, 0);
  const rebates = named && sumOf(named) === all ? named : [{ name: null, amount: all }];
  return rebates
    .filter(({ amount }) => amount > 0)
    .map(({ name, amount }) => priceLineText(locale, { kind: "rebate", name, quantity: 1, amount: -amount }));
}

/** Name, address and numbers of who issues a document (`issuer`: as `numberDocuments` froze it). */
export function issuerLines(issuer: string, locale: Locale): string[] {
  const words = documentWords(locale);
  const { name, street, place, uid, vatNumber, email } = fromJson<Issuer>(issuer);
  return [
    name,
    street,
    place,
    withValues(words.uid, { number: uid }),
    withValues(words.vatNumber, { number: vatNumber }),
    email,
  ];
}

/** The tax of the lines, a row a rate. */
export function taxTable(lines: readonly DocumentLine[], locale: Locale): DocumentDetails["tax"] {
  const words = documentWords(locale);
  return {
    title: priceLineWords(locale).vat,
    rows: [
      [words.rate, words.net, words.taxAmount, words.gross],
      ...vatByRate(lines).map(({ rate, net, tax, gross }) => [
        rateText(locale, rate),
        ...[net, tax, gross].map((amount) => formatMoney(amount)),
      ]),
    ],
  };
}

/** Lines by what was bought together, in the order of the document. */
export function groupsOf(lines: readonly DocumentLine[], locale: Locale): DocumentDetails["groups"] {
  const groups = new Map<string | null, { title: string | null; lines: [string, string, string][] }>();
  for (const line of lines) {
    const { item } = line;
    const key = item?.id ?? null;
    const group = groups.get(key) ?? { title: item && titleOf(item, locale), lines: [] };
    group.lines.push([textOf(line, locale), rateText(locale, line.rate), formatMoney(line.amount + line.rebate)]);
    groups.set(key, group);
  }
  return [...groups.values()];
}

function titleOf({ title, startsAt, isAllDay }: NonNullable<DocumentLine["item"]>, locale: Locale): string {
  const date = dateText(locale, startsAt);
  return `${title} · ${isAllDay ? date : `${date}, ${timeText(locale, startsAt)}`}`;
}

function textOf({ kind, label, quantity }: DocumentLine, locale: Locale): string {
  const words = documentWords(locale);
  if (kind === "service_fee") return priceLineWords(locale).service_fee;
  if (kind === "rest") return words.rest;
  const named = label ?? words.allTickets;
  return quantity > 0 ? ticketCount(quantity, named) : withValues(words.partOf, { label: named });
}
