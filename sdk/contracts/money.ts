import * as v from "valibot";

/** The one currency of the shop. */
export const currency = "CHF";

/** Minor units (Rappen) as an integer, with their currency and their text ("CHF 49.00"). Never a float. */
export const Money = v.object({
  amount: v.pipe(v.number(), v.integer()),
  currency: v.literal(currency),
  formatted: v.string(),
});
export type Money = v.InferOutput<typeof Money>;

/** The highest price of a ticket (Rappen), so that the sum of a cart stays within what a column holds. */
export const highestPrice = 10_000_000;

/** Whether a price is shown as free. */
export function isFreePrice({ amount }: Pick<Money, "amount">): boolean {
  return amount === 0;
}

export const rappenPerFranc = 100;

/** "CHF 49.00", "CHF 1’234.50", "−CHF 30.00": an amount in Rappen as text, the same in every language. */
export function formatMoney(amount: number): string {
  const rappen = Math.abs(amount);
  const francs = String(Math.floor(rappen / rappenPerFranc)).replace(/\B(?=(\d{3})+$)/g, "’");
  return `${amount < 0 ? "−" : ""}${currency} ${francs}.${String(rappen % rappenPerFranc).padStart(2, "0")}`;
}

/**
 * Puts a no-break space into each amount of a sentence that is shown; on the wire, in files and in mails an amount has
 * a plain one.
 */
export function joinAmounts(sentence: string): string {
  return sentence.replace(/CHF (?=\d)/g, "CHF\u00a0");
}

/** Money of an amount in Rappen. */
export function money(amount: number): Money {
  return { amount, currency, formatted: formatMoney(amount) };
}

/**
 * A calendar price: whole francs, rounded (purchase spec §9), without the currency: "CHF 48.50" becomes "49". Below 50
 * Rappen it is "1": "0" is a free one alone.
 */
export function wholeFrancs(formatted: string): string {
  const francs = Number(formatted.replace(/[^\d.]/g, ""));
  return Number.isFinite(francs)
    ? String(Math.round(francs) || Math.ceil(francs)).replace(/\B(?=(\d{3})+$)/g, "’")
    : formatted;
}
