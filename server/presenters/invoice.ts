import type { AdminInvoice, AdminInvoiceEntry, BankEntry } from "../../sdk/contracts/admin/invoices.ts";
import type { DocumentEntry } from "../../sdk/contracts/document.ts";
import type { Invoice } from "../../sdk/contracts/invoice.ts";
import { groupedIban } from "../../sdk/contracts/iban.ts";
import { fromJson } from "../json.ts";
import { languageTag, translatedLocaleOf, type Locale } from "../../sdk/contracts/locale.ts";
import { formatMoney, money } from "../../sdk/contracts/money.ts";
import { withValues } from "../../sdk/contracts/with-values.ts";
import type { InvoiceRow, TeamInvoiceRow } from "../db/queries/invoice.ts";
import type { BankEntryRow, InvoicePaymentRow } from "../db/queries/invoice-payment.ts";
import type { Brand } from "../domain/brand.ts";
import type { Creditor } from "../domain/creditor.ts";
import { dateText } from "../domain/date-texts.ts";
import { openOfInvoice, type FrozenInvoice } from "../domain/invoice.ts";
import { referenceOf } from "../domain/invoice-reference.ts";
import { dateInZurich, wireInstant } from "../domain/wall-time.ts";
import type { DocumentDetails, PaymentPart } from "../ports/documents/documents.ts";
import { documentWords } from "./document.words.ts";
import { groupsOf, issuerLines, rebateRows, taxTable } from "./document.ts";
import { invoiceWords } from "./invoice.words.ts";
import { priceLineWords } from "./price-lines.words.ts";

/** An invoice that has its number. */
export type NumberedInvoice = InvoiceRow & { readonly number: string; readonly issuer: string };

export function isNumberedInvoice(row: InvoiceRow): row is NumberedInvoice {
  return row.number !== null && row.issuer !== null;
}

/** An invoice for lists; `now` in milliseconds. */
export function presentInvoice(row: NumberedInvoice, now: number): Invoice {
  const { id, number, kind, state, month, frozen, created_at, due_on, total_amount, credited_amount, paid_amount } =
    row;
  const open = kind === "invoice" ? openOfInvoice(row) : 0;
  return {
    invoiceId: id,
    number,
    kind,
    state,
    month,
    bookings: [...new Set(frozen.lines.map(({ bookingNumber }) => bookingNumber))],
    createdAt: wireInstant(created_at),
    dueOn: due_on,
    isOverdue: due_on !== null && open > 0 && due_on < dateInZurich(now),
    total: money(total_amount),
    credited: money(credited_amount),
    paid: money(paid_amount),
    open: money(open),
    url: invoiceUrl(number),
  };
}

/** The invoices and credit notes of a booking, for lists of its documents. */
export function presentInvoicesOfBooking(rows: readonly InvoiceRow[]): DocumentEntry[] {
  return rows.filter(isNumberedInvoice).map(({ number, kind, created_at, total_amount }) => ({
    number,
    kind,
    createdAt: wireInstant(created_at),
    total: money(total_amount),
    url: invoiceUrl(number),
  }));
}

function invoiceUrl(number: string): string {
  return `/invoices/${number}.pdf`;
}

/** A page of the team's list. */
export function presentTeamInvoices(rows: readonly TeamInvoiceRow[], now: number): AdminInvoiceEntry[] {
  return rows.flatMap((row) =>
    isNumberedInvoice(row)
      ? [{ ...presentInvoice(row, now), distributorId: row.distributor_id, company: row.company }]
      : [],
  );
}

interface WithPayments {
  readonly entry: AdminInvoiceEntry;
  readonly payments: readonly InvoicePaymentRow[];
  readonly credits: readonly InvoiceRow[];
  readonly reminders: Pick<InvoiceRow, "reminders" | "reminded_on">;
}

/** An invoice as the team's page shows it. */
export function presentTeamInvoice({ entry, payments, credits, reminders }: WithPayments, now: number): AdminInvoice {
  const undone = new Set(payments.map(({ undoes_id }) => undoes_id));
  return {
    ...entry,
    reminders: reminders.reminders,
    remindedOn: reminders.reminded_on,
    payments: payments.map(({ id, kind, amount, paid_on, note, actor, created_at, undoes_id, ...row }) => ({
      paymentId: id,
      kind,
      amount: money(amount),
      paidOn: paid_on,
      note,
      iban: row.payback_iban && groupedIban(row.payback_iban),
      otherNumber: row.other_number,
      actor: actor || null,
      isOfBank: row.bank_entry_id !== null,
      recordedAt: wireInstant(created_at),
      isUndo: undoes_id !== null,
      isUndoable: undoes_id === null && !undone.has(id) && (kind === "payment" || kind === "payback"),
    })),
    credits: credits.filter(isNumberedInvoice).map((credit) => presentInvoice(credit, now)),
  };
}

/** A payment of the bank. */
export function presentBankEntry(row: BankEntryRow): BankEntry {
  const { id, state, amount, booked_on, reference, payer, dismissed_by } = row;
  return {
    entryId: id,
    state,
    amount: money(amount),
    bookedOn: booked_on,
    reference,
    payer,
    dismissedBy: dismissed_by,
  };
}

interface Shown {
  readonly brand: Brand;
  /** Who the settings name today, for invoices whose account was not frozen (`creditorOfInvoice`). */
  readonly creditor: Creditor | null;
  /** The number of the invoice that a credit note takes back from. */
  readonly credits: string | null;
}

/** The account that an invoice is paid to; null where the settings named none: then it has no payment part. */
export function creditorOfInvoice(row: Pick<InvoiceRow, "creditor">, ofSettings: Creditor | null): Creditor | null {
  return row.creditor === null ? ofSettings : fromJson<Creditor | null>(row.creditor);
}

/**
 * An invoice, or a credit note to one, as a page to print or to keep, in the distributor's language: as it was issued,
 * whatever has been paid or credited since.
 */
export function invoiceDetails(row: NumberedInvoice, { brand, creditor: ofSettings, credits }: Shown): DocumentDetails {
  const { kind, number, frozen, created_at, due_on, month, total_amount, set_off_amount } = row;
  const { customer, lines } = frozen;
  const locale = frozen.locale as Locale;
  const words = invoiceWords(locale);
  const shared = documentWords(locale);
  const isInvoice = kind === "invoice";
  const toPay = isInvoice ? total_amount - set_off_amount : 0;
  const creditor = creditorOfInvoice(row, ofSettings);
  const part = creditor && toPay > 0 ? partOf(row, creditor, toPay) : null;
  const title = withValues(isInvoice ? words.invoice : words.creditNote, { number });
  const byBooking = Map.groupBy(lines, ({ bookingNumber }) => bookingNumber);
  return {
    brand,
    locale,
    madeAt: created_at,
    title,
    issuer: issuerLines(row.issuer, locale),
    buyer: customerLines(customer, locale),
    facts: [
      [words.date, dateText(locale, created_at)],
      ...(due_on ? [[words.due, dateText(locale, `${due_on}T12:00:00.000Z`)] as const] : []),
      ...(month ? [[words.month, monthText(locale, month)] as const] : []),
      ...(credits ? [[words.invoiceOf, credits] as const] : []),
    ],
    columns: [shared.what, shared.rate, shared.amount],
    groups: [...byBooking].flatMap(([bookingNumber, own]) => [
      { title: titleOfBooking(bookingNumber, frozen.bookings, words.booking), lines: [] },
      ...groupsOf(own, locale),
    ]),
    sums: [
      ...rebateRows(lines, undefined, locale),
      [isInvoice ? priceLineWords(locale).total : shared.totalBack, formatMoney(total_amount)],
      ...(set_off_amount > 0
        ? [[words.setOff, `−${formatMoney(set_off_amount)}`] as const, [words.toPay, formatMoney(toPay)] as const]
        : []),
    ],
    tax: taxTable(lines, locale),
    payments: null,
    notes: [
      ...(credits ? [withValues(words.creditOf, { number: credits })] : []),
      ...(part
        ? [
            withValues(words.transfer, {
              iban: groupedIban(part.creditor.iban),
              name: part.creditor.name,
              reference: part.reference,
            }),
          ]
        : []),
    ],
    paymentPart: part && { ...part, message: title },
  };
}

/** "Booking K3F7-9QZT, Anna Muster, room 12": what a company bills on by. */
function titleOfBooking(number: string, bookings: FrozenInvoice["bookings"] = [], words: string): string {
  const booking = bookings.find((each) => each.number === number);
  return [withValues(words, { number }), booking?.contact, booking?.notes].filter(Boolean).join(", ");
}

/** Name, address and VAT number of who is billed, as far as they are known. */
export function customerLines(customer: FrozenInvoice["customer"], locale: Locale): string[] {
  const { name, street, postalCode, town, countryCode, vatNumber } = customer;
  return [
    name,
    street,
    `${countryCode === "CH" ? "" : `${countryCode}-`}${postalCode} ${town}`.trim(),
    vatNumber === null ? "" : withValues(invoiceWords(locale).vatNumber, { number: vatNumber }),
  ].filter((line) => line !== "");
}

function partOf({ number, frozen }: NumberedInvoice, creditor: Creditor, amount: number): Omit<PaymentPart, "message"> {
  const { customer } = frozen;
  return {
    creditor,
    debtor: hasAddress(customer) ? customer : null,
    amount,
    reference: referenceOf(number, creditor.iban),
  };
}

/** Distributors from before there were addresses have none until the team enters it. */
function hasAddress({ street, postalCode, town }: FrozenInvoice["customer"]): boolean {
  return street !== "" && postalCode !== "" && town !== "";
}

/** "November 2026" in the locale's own way. */
function monthText(locale: Locale, month: string): string {
  const tag = languageTag(translatedLocaleOf(locale));
  return new Intl.DateTimeFormat(tag, { month: "long", year: "numeric", timeZone: "UTC" }).format(
    new Date(`${month}-01`),
  );
}
