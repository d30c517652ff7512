import { translatedLanguageTag, type Locale } from "./locale.ts";

/** Switzerland's rates of value added tax, and none, in basis points: what the team may choose for a ticket. */
export const vatRates = [810, 380, 260, 0] as const;
export type VatRate = (typeof vatRates)[number];

/** The highest rate that a catalogue or a setting may name (basis points): above Switzerland's, below a slip. */
export const highestVatRate = 2_500;

/** "8.1 %" in the locale's own way. */
export function rateText(locale: Locale, rate: number): string {
  const tag = translatedLanguageTag(locale);
  return new Intl.NumberFormat(tag, { style: "percent", minimumFractionDigits: 1 }).format(rate / 10_000);
}
