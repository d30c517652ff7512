import type { InferOutput } from "valibot";
import { reservationItem } from "../../sdk/contracts/analytics/cart-payload.ts";
import type { AnalyticsEvent } from "../../sdk/contracts/analytics/analytics-events.ts";
import type { cancelBooking } from "../../sdk/contracts/calls/cancel.ts";
import type { AccountBookingItem } from "../../sdk/contracts/account.ts";
import type { Reservation } from "../../sdk/contracts/cart.ts";
import { eventVersion } from "../../sdk/contracts/events.ts";
import type { Money } from "../../sdk/contracts/money.ts";
import { readChoice } from "../shell/consent-memory.ts";

type Refunded = Pick<InferOutput<typeof cancelBooking.answer>, "bookingItemId" | "refund" | "refundWay">;

/**
 * `refund` (purchase spec §7): the buyer has cancelled an item, and what goes back for it, or is taken off an invoice.
 * What a card was never charged is no refund. After consent `consent.ts` pushes it to the data layer.
 */
export function emitRefund(
  bookingNumber: string,
  reservation: Reservation,
  { bookingItemId, refund, refundWay }: Refunded,
): void {
  if (refundWay === "release" || refundWay === "none") return;
  emit(bookingNumber, reservation, refund.amount);
  // The page that is read again says of an admin that the team has cancelled it.
  remember([bookingItemId]);
}

type SeenItem = Pick<AccountBookingItem, "bookingItemId" | "cancelledBy" | "refundState"> & {
  readonly refunded: Money | null;
  readonly booked: { readonly reservation: Reservation };
};

/**
 * The same of what the supplier or the team has cancelled, which no browser sees happen: from the page of the booking
 * that shows it first in this browser. Only of a visitor who has agreed, as their browser remembers it.
 */
export function emitRefundsOfOthers(bookingNumber: string, items: readonly SeenItem[]): void {
  if (readChoice() !== "agreed") return;
  const reported = new Set([...readReported(), ...reportedOnPage]);
  const due = items.filter((item) => isRefundOfOthers(item) && !reported.has(item.bookingItemId));
  if (due.length === 0) return;
  for (const { booked, refunded } of due) emit(bookingNumber, booked.reservation, refunded?.amount ?? 0);
  remember(due.map(({ bookingItemId }) => bookingItemId));
}

function isRefundOfOthers({ cancelledBy, refundState, refunded }: SeenItem): boolean {
  const isOfOthers = cancelledBy === "team" || cancelledBy === "supplier";
  return isOfOthers && (refunded?.amount ?? 0) > 0 && refundState !== "none" && refundState !== "released";
}

/** Items that this page has reported, also where nothing may be stored, or storage is full. */
const reportedOnPage = new Set<unknown>();

function remember(itemIds: readonly string[]): void {
  for (const itemId of itemIds) reportedOnPage.add(itemId);
  if (readChoice() === "agreed") writeReported([...readReported(), ...itemIds].slice(-mostReported));
}

const reportedKey = "gipfelRefunds";
/** Items that a browser remembers, the newest. */
const mostReported = 200;

function readReported(): readonly unknown[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(reportedKey) ?? "[]");
    return Array.isArray(stored) ? stored : [];
  } catch {
    return [];
  }
}

function writeReported(itemIds: readonly unknown[]): void {
  try {
    localStorage.setItem(reportedKey, JSON.stringify(itemIds));
  } catch {
    // A browser whose storage is full reports it again on its next page.
  }
}

function emit(bookingNumber: string, reservation: Reservation, amount: number): void {
  const event: AnalyticsEvent<"refund"> = {
    name: "refund",
    payload: {
      transaction_id: bookingNumber,
      currency: "CHF",
      value: amount,
      items: [{ ...reservationItem(reservation), price: amount }],
    },
  };
  document.dispatchEvent(new CustomEvent("gipfel-analytics", { detail: { version: eventVersion, ...event } }));
}
