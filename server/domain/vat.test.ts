import fc from "fast-check";
import { expect, test } from "vitest";
import { lessShares, shareOfLines, vatByRate, type TaxedAmount } from "./vat.ts";

const sum = (lines: readonly { readonly amount: number }[]) => lines.reduce((all, { amount }) => all + amount, 0);
const someLines = fc.array(
  fc.record({ amount: fc.integer({ min: 0, max: 5_000_000 }), rate: fc.constantFrom(0, 260, 380, 810) }),
  { minLength: 1, maxLength: 12 },
);
const withPart = someLines.chain((lines) =>
  fc.record({ lines: fc.constant(lines), part: fc.integer({ min: 0, max: sum(lines) }) }),
);

test("[R10.vat] the tax that a price includes is rounded once a rate, not once a line", () => {
  const lines: TaxedAmount[] = [
    { amount: 1000, rate: 810 },
    { amount: 1000, rate: 810 },
    { amount: 1000, rate: 810 },
    { amount: 500, rate: 260 },
    { amount: 500, rate: 0 },
  ];
  // 3,000 / 1.081 is 2,775.21; thrice 1,000 / 1.081, each rounded, would be 2,775 with a tax of 75 a line.
  expect(vatByRate(lines)).toEqual([
    { rate: 810, gross: 3000, net: 2775, tax: 225 },
    { rate: 260, gross: 500, net: 487, tax: 13 },
    { rate: 0, gross: 500, net: 500, tax: 0 },
  ]);
});

test("[R10.vat] net and tax of all rates add up to the lines, to the Rappen", () => {
  fc.assert(
    fc.property(someLines, (lines) => {
      const rates = vatByRate(lines);
      expect(rates.reduce((all, { net, tax }) => all + net + tax, 0)).toBe(sum(lines));
      for (const { rate, gross, net, tax } of rates) {
        expect(net + tax).toBe(gross);
        expect(Math.abs(tax - (net * rate) / 10_000)).toBeLessThanOrEqual(0.6);
      }
    }),
  );
});

test("[R10.vat] a rebate's shares of the lines add up to it, and no line falls below 0", () => {
  fc.assert(
    fc.property(withPart, ({ lines, part }) => {
      const left = lessShares(part, lines);
      expect(sum(left)).toBe(sum(lines) - part);
      expect(left.every(({ amount }) => amount >= 0)).toBe(true);
      expect(sum(shareOfLines(part, lines))).toBe(part);
    }),
  );
});
