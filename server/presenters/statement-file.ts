import {
  leastPayout,
  statementOutcome,
  type AffiliateStatement,
  type StatementOwner,
} from "../../sdk/contracts/affiliate.ts";
import { nameOfWidget } from "../../sdk/contracts/affiliate-widgets.ts";
import type { AffiliateRow } from "../../sdk/contracts/calls/affiliate.ts";
import { groupedIban, maskedIban } from "../../sdk/contracts/iban.ts";
import { languageTag, translatedLocaleOf, type Locale } from "../../sdk/contracts/locale.ts";
import { currency, formatMoney, rappenPerFranc, type Money } from "../../sdk/contracts/money.ts";
import { withValues } from "../../sdk/contracts/with-values.ts";
import type { AffiliateTable } from "../db/schema.ts";
import type { Brand } from "../domain/brand.ts";
import { dateText } from "../domain/date-texts.ts";
import type { StatementDetails } from "../ports/tickets/tickets.ts";
import { affiliateWords } from "../words/affiliate-words.ts";
import { statementWords } from "./statement.words.ts";

/** "November 2026" of `2026-11`. */
export function monthText(locale: Locale, month: string): string {
  const tag = languageTag(translatedLocaleOf(locale));
  return new Intl.DateTimeFormat(tag, { month: "long", year: "numeric", timeZone: "UTC" }).format(
    new Date(`${month}-01T00:00:00Z`),
  );
}

/** What becomes of a statement, in a sentence. */
export function outcomeText(locale: Locale, statement: AffiliateStatement, owner: StatementOwner): string {
  const { payable, carriedOn, paid } = statement;
  return withValues(affiliateWords(locale).outcome[statementOutcome(statement, owner)], {
    payable: payable.formatted,
    open: formatMoney(Math.abs(carriedOn.amount)),
    least: formatMoney(leastPayout),
    date: paid ? dateText(locale, paid.on) : "",
    reference: paid?.reference ?? "",
    account: paid?.iban ? maskedIban(paid.iban) : "",
  });
}

/** Who states and pays: the shop's look, and the company that runs it. */
interface Issuer {
  readonly brand: Brand;
  readonly company: Readonly<Record<"name" | "street" | "place" | "uid", string>>;
}

/**
 * A statement as a page to print or to keep, with the company that issues it, and the account that is paid to. One that
 * was paid out names the account that it went to: the affiliate's own may have changed since.
 */
export function statementDetails(
  { brand, company }: Issuer,
  locale: Locale,
  affiliate: Pick<AffiliateTable, "id" | "company"> & StatementOwner,
  statement: AffiliateStatement,
): StatementDetails {
  const words = statementWords(locale);
  const section = affiliateWords(locale);
  const { figures } = section;
  const outcome = statementOutcome(statement, affiliate);
  const iban = outcome === "paid" ? affiliate.iban : outcome === "paid_out_to" ? statement.paid?.iban : null;
  return {
    brand,
    locale,
    title: withValues(words.title, { month: monthText(locale, statement.month) }),
    facts: [
      [words.issuer, `${company.name}, ${company.street}, ${company.place}`],
      [words.uid, company.uid],
      [words.affiliate, affiliate.company],
      [words.number, String(affiliate.id)],
      [words.made, dateText(locale, statement.createdAt)],
      ...(iban ? ([[section.iban, groupedIban(iban)]] as const) : []),
    ],
    columns: [section.campaign, section.widget, figures.bookings, figures.revenue, figures.commission],
    rows: statement.lines.map(({ campaign, widget, bookings, revenue, commission }) => [
      campaign || words.noCampaign,
      nameOfWidget(section.widgets, widget),
      String(bookings),
      revenue.formatted,
      commission.formatted,
    ]),
    sums: sumsOf(locale, statement).map(([name, amount]) => [name, amount.formatted]),
    notes: [outcomeText(locale, statement, affiliate), words.basis],
  };
}

/** What the amounts of a statement add up to; carried amounts only where there are any. */
function sumsOf(locale: Locale, statement: AffiliateStatement): [string, Money][] {
  const words = statementWords(locale);
  const section = affiliateWords(locale);
  const { correction, amount, carried, payable, carriedOn } = statement;
  const earned = { ...amount, amount: amount.amount - correction.amount };
  return [
    [words.earned, { ...earned, formatted: formatMoney(earned.amount) }],
    ...given(words.correction, correction),
    [section.amount, amount],
    ...given(words.carried, carried),
    [section.payable, payable],
    ...given(words.carriedOn, carriedOn),
  ];
}

function given(name: string, amount: Money): [string, Money][] {
  return amount.amount === 0 ? [] : [[name, amount]];
}

/** A statement as lines of a table: what was earned, and the sums. */
export function statementTable(locale: Locale, statement: AffiliateStatement): (string | number)[][] {
  const words = affiliateWords(locale);
  const { bookings, revenue, commission } = words.figures;
  return [
    [words.campaign, words.widget, bookings, inFrancs(revenue), inFrancs(commission)],
    ...statement.lines.map(({ campaign, widget, bookings, revenue, commission }) => [
      campaign,
      nameOfWidget(words.widgets, widget),
      bookings,
      francs(revenue),
      francs(commission),
    ]),
    ...sumsOf(locale, statement).map(([name, amount]) => [name, "", "", "", francs(amount)]),
  ];
}

/** Statistics as lines of a table. */
export function statisticsTable(locale: Locale, rows: readonly AffiliateRow[]): (string | number)[][] {
  const words = affiliateWords(locale);
  const { views, starts, bookings, revenue, commission } = words.figures;
  return [
    [words.campaign, words.widget, views, starts, bookings, inFrancs(revenue), inFrancs(commission)],
    ...rows.map(({ campaign, widget, views, starts, bookings, revenue, commission }) => [
      campaign,
      nameOfWidget(words.widgets, widget),
      views,
      starts,
      bookings,
      francs(revenue),
      francs(commission),
    ]),
  ];
}

const inFrancs = (name: string) => `${name} (${currency})`;

/** A number that a spreadsheet reads as one. */
function francs({ amount }: Money): number {
  return amount / rappenPerFranc;
}
