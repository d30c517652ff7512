import { expect, test } from "vitest";
import { money } from "./money.ts";
import { bookingLines } from "./price-lines.ts";

const nothing = {
  paid: money(0),
  authorised: money(0),
  released: money(0),
  invoiced: money(0),
  isInvoicePaid: false,
  credited: money(0),
  refunded: money(0),
  refundPending: money(0),
  refundDue: money(0),
  kept: money(0),
  vouchers: money(0),
  vouchersReturned: money(0),
};
/** Of two boat trips for CHF 98.00, of which a voucher has paid CHF 60.00 and a card the rest. */
function linesOf(changed: Partial<Parameters<typeof bookingLines>[0]["money"]>) {
  const voucher = { kind: "voucher", code: "PART", label: "Part", amount: money(6000) } as const;
  return bookingLines({
    total: 9800,
    serviceFee: money(0),
    codes: [voucher],
    vouchersTotal: money(6000),
    uncharged: null,
    isUnpaid: false,
    money: { ...nothing, paid: money(3800), kept: money(3800), vouchers: money(6000), ...changed },
  })
    .map(({ kind, amount }) => [kind, amount])
    .slice(3);
}

test("[R11.sums] what is back on a gift voucher is taken off above what remains paid, which counts both ways", () => {
  const refunded = { refunded: money(3800), kept: money(0) };
  expect(linesOf({ ...refunded, vouchersReturned: money(1100) })).toEqual([
    ["refunded", -3800],
    ["voucher_returned", -1100],
    ["kept", 4900],
  ]);
  expect(linesOf({ ...refunded, vouchersReturned: money(6000) }).at(-1)).toEqual(["kept", 0]);
});

test("[R11.sums] without a voucher's part what remains is said of the payment, as before", () => {
  expect(linesOf({})).toEqual([]);
  expect(linesOf({ refunded: money(1000), kept: money(2800) })).toEqual([
    ["refunded", -1000],
    ["kept", 2800],
  ]);
});
