import { splitAmount } from "../../sdk/contracts/split-amount.ts";

/** Basis points of a whole: a rate of 810 is 8.1 %. */
const whole = 10_000;
/** Switzerland's normal rate, and that of what was frozen without one. */
export const normalVatRate = 810;

/** An amount that includes value added tax: `amount` in Rappen, `rate` in basis points. */
export interface TaxedAmount {
  readonly amount: number;
  readonly rate: number;
}

/** What a document says of one rate, in Rappen: `gross` is `net` and `tax` together. */
export interface VatOfRate {
  readonly rate: number;
  readonly gross: number;
  readonly net: number;
  readonly tax: number;
}

/** Shares of `amount` in proportion to the lines' own amounts, to the Rappen. All of it is taken from the lines. */
export function shareOfLines<Line extends TaxedAmount>(amount: number, lines: readonly Line[]): Line[] {
  const parts = splitAmount(
    amount,
    lines.map((line) => line.amount),
  );
  return lines.map((line, index) => ({ ...line, amount: parts[index]! }));
}

/** The lines less `amount`, which is taken off them in proportion, to the Rappen. */
export function lessShares<Line extends TaxedAmount>(amount: number, lines: readonly Line[]): Line[] {
  const shares = shareOfLines(amount, lines);
  return lines.map((line, index) => ({ ...line, amount: line.amount - shares[index]!.amount }));
}

/** The tax of a document by rate, the highest rate first. It is rounded once a rate. */
export function vatByRate(lines: readonly TaxedAmount[]): VatOfRate[] {
  const gross = new Map<number, number>();
  for (const { amount, rate } of lines) gross.set(rate, (gross.get(rate) ?? 0) + amount);
  return [...gross]
    .filter(([, amount]) => amount !== 0)
    .sort(([one], [other]) => other - one)
    .map(([rate, amount]) => {
      const tax = Math.round((amount * rate) / (whole + rate));
      return { rate, gross: amount, net: amount - tax, tax };
    });
}
