import * as v from "valibot";
import { mostTripsOfItem } from "../../trips-of-item.ts";
import { bookingChanges, bookingPayments, givenRefundStates } from "../../admin/bookings.ts";
import { BookingStatus } from "../../booking.ts";
import { LocalDate } from "../../time.ts";
import { BankAccount } from "../bank-account.ts";
import { paged } from "./paging.ts";

/** What a range of dates is about: when it was booked, or when it takes place. */
export const bookingDates = ["booked", "visit"] as const;

const BookingPath = v.object({ bookingId: v.string() });

/** Who cancels an item: if the supplier does, the service fee is refunded too (RULES 11). */
export const cancellers = ["team", "supplier"] as const;

const RefundPath = v.object({ bookingId: v.string(), refundId: v.string() });
/** The refund as it was shown: of two changes the first applies. */
const shownRefund = { retries: v.pipe(v.number(), v.integer(), v.minValue(0)) };

/** Longest note on how a refund was settled. */
const longestSettledNote = 500;
const NotedRefund = v.object({
  ...shownRefund,
  note: v.pipe(v.string(), v.trim(), v.minLength(1, "a note is wanted"), v.maxLength(longestSettledNote)),
});

/** What the server parses of these calls, by method and path. */
export const adminBookingsRequests = {
  "GET /admin/bookings/": {
    query: v.object({
      ...paged,
      status: v.optional(BookingStatus),
      refund: v.optional(v.picklist(givenRefundStates)),
      payment: v.optional(v.picklist(bookingPayments)),
      change: v.optional(v.picklist(bookingChanges)),
      dates: v.optional(v.picklist(bookingDates), "booked"),
      from: v.optional(LocalDate),
      until: v.optional(LocalDate),
    }),
  },
  "GET /admin/bookings/{bookingId}/": { params: BookingPath },
  "POST /admin/bookings/{bookingId}/items/{bookingItemId}/cancel/": {
    params: v.object({ bookingId: v.string(), bookingItemId: v.string() }),
    body: v.object({
      by: v.picklist(cancellers),
      reason: v.pipe(v.string(), v.trim(), v.minLength(1, "a reason is wanted"), v.maxLength(500)),
      /** Rappen, of this item alone. */
      refund: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
      /** Trips that go with the item and are cancelled with it, at the rule's amount. */
      tripItemIds: v.optional(v.pipe(v.array(v.string()), v.maxLength(mostTripsOfItem))),
    }),
  },
  "POST /admin/bookings/{bookingId}/refunds/{refundId}/retry/": { params: RefundPath, body: v.object(shownRefund) },
  "POST /admin/bookings/{bookingId}/refunds/{refundId}/settle/": {
    params: RefundPath,
    /** `account`: where it was paid to; null where it was paid otherwise. Without it what the buyer has said stays. */
    body: v.object({ ...NotedRefund.entries, account: v.optional(v.nullable(BankAccount)) }),
  },
  "POST /admin/bookings/{bookingId}/refunds/{refundId}/reclaim/": {
    params: RefundPath,
    body: v.object({ ...NotedRefund.entries, isReturned: v.boolean() }),
  },
};
