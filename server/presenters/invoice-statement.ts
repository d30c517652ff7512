import { groupedIban } from "../../sdk/contracts/iban.ts";
import { languageTag, translatedLocaleOf, type Locale } from "../../sdk/contracts/locale.ts";
import { formatMoney } from "../../sdk/contracts/money.ts";
import { withValues } from "../../sdk/contracts/with-values.ts";
import type { Brand } from "../domain/brand.ts";
import type { Creditor } from "../domain/creditor.ts";
import { dateText } from "../domain/date-texts.ts";
import { openOfInvoice } from "../domain/invoice.ts";
import { referenceOf } from "../domain/invoice-reference.ts";
import { dateInZurich } from "../domain/wall-time.ts";
import type { DocumentDetails } from "../ports/documents/documents.ts";
import { issuerLines, taxTable } from "./document.ts";
import { creditorOfInvoice, customerLines, type NumberedInvoice } from "./invoice.ts";
import { invoiceWords } from "./invoice.words.ts";

interface StatementOf {
  readonly locale: Locale;
  readonly brand: Brand;
  /** Who the settings name today, for invoices whose account was not frozen. */
  readonly creditor: Creditor | null;
  /** An instant of the database. */
  readonly at: string;
}

/**
 * What is open of a distributor's invoices, as a page to print or to keep: those that are overdue and those that are
 * not, how each is paid, and the tax in them as it was billed. `open`: one at least, the oldest first.
 */
export function statementDetails(
  open: readonly NumberedInvoice[],
  { locale, brand, creditor, at }: StatementOf,
): DocumentDetails {
  const words = invoiceWords(locale);
  const newest = open.at(-1)!;
  const today = dateInZurich(Date.parse(at));
  const { overdue = [], notDue = [] } = Object.groupBy(open, ({ due_on }) =>
    due_on !== null && due_on < today ? "overdue" : "notDue",
  );
  const openOf = (rows: readonly NumberedInvoice[]) =>
    formatMoney(rows.reduce((sum, invoice) => sum + openOfInvoice(invoice), 0));
  const lineOf = (invoice: NumberedInvoice): [string, string, string] => [
    withValues(words.openInvoice, {
      number: invoice.number,
      date: shortDate(locale, dateInZurich(Date.parse(invoice.created_at))),
      total: formatMoney(invoice.total_amount),
    }),
    invoice.due_on === null ? "" : shortDate(locale, invoice.due_on),
    formatMoney(openOfInvoice(invoice)),
  ];
  const groups = [
    { title: words.overdue, rows: overdue },
    { title: words.notDue, rows: notDue },
  ].filter(({ rows }) => rows.length > 0);
  return {
    brand,
    locale,
    madeAt: at,
    title: withValues(words.statement, { date: dateText(locale, at) }),
    issuer: issuerLines(newest.issuer, locale),
    buyer: customerLines(newest.frozen.customer, locale),
    facts: [],
    columns: [words.number, words.due, words.open],
    groups: groups.map(({ title, rows }) => ({ title, lines: rows.map(lineOf) })),
    sums: [
      ...(groups.length > 1 ? groups.map(({ title, rows }) => [title, openOf(rows)] as const) : []),
      [words.totalOpen, openOf(open)],
    ],
    tax: {
      ...taxTable(
        open.flatMap(({ frozen }) => frozen.lines),
        locale,
      ),
      title: words.vatAsBilled,
    },
    payments: null,
    notes: open.flatMap((invoice) => {
      const account = creditorOfInvoice(invoice, creditor);
      return account === null
        ? []
        : [
            withValues(words.transferOf, {
              number: invoice.number,
              iban: groupedIban(account.iban),
              name: account.name,
              reference: referenceOf(invoice.number, account.iban),
            }),
          ];
    }),
    paymentPart: null,
  };
}

/** A date as the column has room for it: "10.11.2026". */
function shortDate(locale: Locale, date: string): string {
  return new Intl.DateTimeFormat(languageTag(translatedLocaleOf(locale)), {
    day: "2-digit",
    month: "2-digit",
    year: "numeric",
    timeZone: "UTC",
  }).format(new Date(date));
}
