import { expect, test } from "vitest";
import { unchargedOf } from "./booking-lines.ts";
import type { BookingMoney } from "./booking.ts";
import { money } from "./money.ts";
import { bookingLines } from "./price-lines.ts";

const nothing: BookingMoney = {
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
const total = money(4900);

// Cause: on invoice it was "not charged" on the receipt, and "not invoiced" in the list and on the item's card.
test("[R11.sums] what is not billed of a cancelled booking on invoice is not invoiced, what is not taken not charged", () => {
  for (const [method, kind] of [
    ["invoice", "not_invoiced"],
    ["card", "not_charged"],
  ] as const) {
    const uncharged = unchargedOf({ status: "cancelled", total, money: nothing, payment: { method } });
    expect(uncharged).toBe(kind);
    const lines = bookingLines({
      total: total.amount,
      serviceFee: money(0),
      codes: [],
      vouchersTotal: money(0),
      money: nothing,
      uncharged,
      isUnpaid: false,
    });
    expect(lines.map((line) => [line.kind, line.amount])).toEqual([
      ["total", 4900],
      [kind, -4900],
    ]);
  }
});

test("[R11.sums] a booking that stands, or of which something is billed, is none of both", () => {
  const payment = { method: "invoice" };
  expect(unchargedOf({ status: "confirmed", total, money: nothing, payment })).toBeNull();
  const billed = { ...nothing, invoiced: money(100) };
  expect(unchargedOf({ status: "cancelled", total, money: billed, payment })).toBeNull();
  expect(unchargedOf({ status: "cancelled", total: money(0), money: nothing, payment })).toBeNull();
});
