import { expect, test } from "vitest";
import type { Booking, BookingMoney, RefundWay } from "../../../sdk/contracts/booking.ts";
import { money } from "../../../sdk/contracts/money.ts";
import { words } from "../../sections/words.ts";
import { statusTextOf, unpaidTextOf } from "./status-text.ts";

const price = 4900;

function moneyOf(sums: Partial<Record<keyof BookingMoney, number>>): BookingMoney {
  const of = (name: keyof BookingMoney) => money(sums[name] ?? 0);
  return {
    paid: of("paid"),
    authorised: of("authorised"),
    released: of("released"),
    isInvoicePaid: false,
    credited: of("credited"),
    invoiced: of("invoiced"),
    refunded: of("refunded"),
    refundPending: of("refundPending"),
    refundDue: of("refundDue"),
    kept: of("kept"),
    vouchers: of("vouchers"),
    vouchersReturned: of("vouchersReturned"),
  };
}

const item = (bookingItemId: string, state: "requested" | "booked" | "cancelled", bookingOnRequest: boolean) =>
  ({
    bookingItemId,
    state,
    reservation: { bookingOnRequest, cancelledAt: state === "cancelled" ? "2026-11-22T10:00:00Z" : null },
  }) as Booking["items"][number];
const items = [item("a", "requested", true)];

const payment = {
  method: "card",
  status: "captured",
  amount: money(price),
  paidAt: null,
  refusalReason: null,
  refunded: money(0),
  refundWay: "refund" as const,
};

test("[R8.money] a request that waits says what happens to its money, by how it was paid", () => {
  // Another payment of the booking, made twice and given back, changes nothing.
  const money = moneyOf({ paid: price, refunded: price });
  const textOf = (refundWay: RefundWay) =>
    statusTextOf({ status: "requested", items, money, payment: { ...payment, refundWay } }, words);
  expect(textOf("release")).toContain("only charged when they say yes");
  expect(textOf("refund")).toContain("comes back to you");
  expect(textOf("invoice")).toContain("only for what they confirm");
  expect(textOf("none")).toBe("The supplier answers by {when}.");
  expect(statusTextOf({ status: "requested", items, money, payment: null }, words)).toBe(
    "The supplier answers by {when}.",
  );
});

test("[R8.mixed] a request of which something is booked in any case says so, and what is charged for, by how it was paid", () => {
  const textOf = (refundWay: RefundWay, others: Booking["items"]) =>
    statusTextOf(
      { status: "requested", items: [...items, ...others], money: moneyOf({}), payment: { ...payment, refundWay } },
      words,
    );
  for (const other of [item("b", "requested", false), item("b", "booked", true)]) {
    expect(textOf("release", [other])).toContain("You are charged then, for what is booked");
    expect(textOf("refund", [other])).toContain("the rest is then booked");
    expect(textOf("invoice", [other])).toContain("You are invoiced then, for what is booked");
    expect(textOf("none", [other])).toContain("booked in any case");
  }
  expect(textOf("release", [item("b", "cancelled", false)])).toBe(words.requestedText.release);
});

test("[R11.overdue] whatever is left of a booking, a refund that has not gone through is said", () => {
  const textOf = (status: "cancelled" | "confirmed", refundDue: number) =>
    statusTextOf({ status, items, payment, money: moneyOf({ paid: 2 * price, refundDue }) }, words);
  expect(textOf("cancelled", price)).toBe(`${words.statusText.cancelled} ${words.calledOffText.due}`);
  expect(textOf("confirmed", price)).toBe(words.calledOffText.due);
  expect([textOf("cancelled", 0), textOf("confirmed", 0)]).toEqual([words.statusText.cancelled, ""]);
});

test("[R8.money] a request that was refused says that nothing was charged, or where the money is", () => {
  const textOf = (sums: Partial<Record<keyof BookingMoney, number>>) =>
    statusTextOf({ status: "refunded", items, payment, money: moneyOf(sums) }, words);
  expect(textOf({})).toBe("Nothing was charged.");
  expect(textOf({ paid: price, refundPending: price })).toContain("goes back to you");
  expect(textOf({ paid: price, refundDue: price })).toContain("{due} has not gone through yet");
  expect(textOf({ paid: price, refunded: price })).toBe("What you paid is refunded.");
  // Cause: what a dispute had taken was called refunded.
  expect(textOf({ paid: price })).toBe("Your bank has given back {lost} of what was paid.");
});

test("[R8.kept] a refused request says what is charged for an item that was cancelled before", () => {
  const textOf = (sums: Partial<Record<keyof BookingMoney, number>>) =>
    statusTextOf({ status: "refunded", items, money: moneyOf(sums), payment: null }, words);
  expect(textOf({ paid: 3900, released: price, kept: 3900 })).toBe("For what was cancelled before, {kept} is charged.");
  expect(textOf({ invoiced: 3900 })).toBe("For what was cancelled before, {invoiced} stays on your invoice.");
  expect(textOf({ paid: 2 * price, refunded: 5900, kept: 3900 })).toBe(
    "For what was cancelled before, {kept} stays paid. The rest goes back to you the way it came.",
  );
  expect(textOf({ authorised: 3900, released: price })).toBe("For what was cancelled before, {kept} is charged.");
  expect(textOf({})).toBe("Nothing was charged.");
});

// Cause: a lost dispute was said in the receipt's sums alone, a late failure below the receipt.
test("[R8.late] [R8.dispute] a booking that stands and is not paid says why, a paid one nothing", () => {
  const textOf = (unpaid: "all" | "part" | undefined, sums: Partial<Record<keyof BookingMoney, number>>) =>
    unpaidTextOf({ money: moneyOf(sums), ...(unpaid && { unpaid, missing: money(price) }) }, words.booking);
  expect(textOf("all", {})).toContain("The payment did not go through.");
  expect(textOf("part", { paid: price, kept: price })).toContain("are open: the payment of a share did not go through");
  for (const part of ["all", "part"] as const)
    expect(textOf(part, { paid: price })).toMatch(/^Your bank has given back .*49\.00.* of what was paid\./);
  expect(textOf(undefined, { paid: price, kept: price })).toBeNull();
});
