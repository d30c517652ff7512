import fc from "fast-check";
import { isQRReferenceValid, isSCORReferenceValid } from "swissqrbill/utils";
import { expect, test } from "vitest";
import { isIban } from "../../sdk/contracts/iban.ts";
import { changesOfLines, invoiceStateOf } from "./invoice.ts";
import { numberOfReference, referenceOf } from "./invoice-reference.ts";
import { sumOf, type DocumentLine } from "./document.ts";

const iban = "CH9300762011623852957";
const qrIban = "CH4431999123000889012";

test("[P9.invoice] the reference is SCOR for an IBAN and QRR for a QR-IBAN", () => {
  expect([iban, qrIban].every(isIban)).toBe(true);
  expect(referenceOf("I2026-000123", iban)).toMatch(/^RF\d\dI2026000123$/);
  expect(referenceOf("I2026-000123", qrIban)).toMatch(/^0{16}2026000123\d$/);
});

test("[P9.invoice] a reference leads back to its invoice, however it is spaced; one that is mistyped leads nowhere", () => {
  fc.assert(
    fc.property(fc.integer({ min: 2026, max: 2099 }), fc.integer({ min: 1, max: 999_999 }), (year, count) => {
      const number = `I${year}-${String(count).padStart(6, "0")}`;
      for (const account of [iban, qrIban]) {
        const reference = referenceOf(number, account);
        expect(account === iban ? isSCORReferenceValid(reference) : isQRReferenceValid(reference)).toBe(true);
        expect(numberOfReference(reference.replace(/(.{4})/g, "$1 ").toLowerCase())).toBe(number);
        const last = Number(reference.at(-1));
        expect(numberOfReference(`${reference.slice(0, -1)}${(last + 1) % 10}`)).toBe(null);
      }
    }),
  );
  expect(["", "I2026-000123", "RF18539007547034"].map(numberOfReference)).toEqual([null, null, null]);
});

test("[P9.invoice] an invoice is open, paid in part, paid, or all taken back, before it was paid or after", () => {
  const stateOf = (paid_amount: number, credited_amount = 0, received = paid_amount) =>
    invoiceStateOf({ total_amount: 100, paid_amount, credited_amount }, received);
  expect([stateOf(0), stateOf(99), stateOf(100), stateOf(101)]).toEqual(["open", "part_paid", "paid", "paid"]);
  expect([stateOf(0, 40), stateOf(60, 40), stateOf(59, 40)]).toEqual(["open", "paid", "part_paid"]);
  expect([stateOf(0, 100), stateOf(100, 100), stateOf(0, 100, 100)]).toEqual(["cancelled", "credited", "credited"]);
  expect(stateOf(-100, 100, 0)).toBe("open");
});

test("[P9.invoice] changes of lines keep each item's rate, and add up to the difference", () => {
  const line = (id: string, amount: number, rate: number): DocumentLine => ({
    kind: "tickets",
    item: { id, title: id, startsAt: "2026-12-01T09:00:00.000Z", isAllDay: false },
    label: "Adult",
    quantity: 1,
    amount,
    rate,
    rebate: 0,
  });
  const billed = [line("tour", 4900, 810), line("hut", 2000, 380)];
  const changes = changesOfLines(billed, [line("tour", 4900, 810), line("meal", 3000, 260)]);
  expect(changes.map(({ amount, rate }) => [amount, rate])).toEqual([
    [3000, 260],
    [-2000, 380],
  ]);
  expect(sumOf(changes)).toBe(1000);
  expect(changesOfLines(billed, billed)).toEqual([]);
});
