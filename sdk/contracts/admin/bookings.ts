import * as v from "valibot";
import { itemRefundStates, unchargedReasons } from "../account.ts";
import { BookingMoney, BookingStatus, refundWays } from "../booking.ts";
import { call } from "../call.ts";
import { Money } from "../money.ts";
import { Instant, LocalDate } from "../time.ts";
import { pageOf, paged } from "./paging.ts";
import { TeamStep } from "./steps.ts";

/**
 * Whether money is on its way back: `due` is asked of the provider; `pending` it has accepted, until it is `done`;
 * `overdue` after two weeks, for the team to look at; what it has `refused`, or what failed there later, is the team's
 * to try again or to settle, and what it had collected itself to pay back `by_hand`; one that it paid after the team
 * had settled it is `paid_twice`, for the team to claim back. What was only reserved on a card, and is not taken, is
 * `released`. A booking or an item whose refunds have all ended is `done`, or `released` where none had to go back.
 */
export const refundStates = [
  "none",
  "due",
  "pending",
  "overdue",
  "done",
  "released",
  "refused",
  "by_hand",
  "paid_twice",
] as const;
/** Those of a refund that there is; `settled`: paid back by other means. */
export const givenRefundStates = [
  "due",
  "pending",
  "overdue",
  "refused",
  "by_hand",
  "done",
  "released",
  "settled",
  "paid_twice",
] as const;
const RefundState = v.picklist(refundStates);

/** Whether a booking's refund has not ended. */
export function isOpenRefund(
  state: (typeof refundStates)[number],
): state is Exclude<typeof state, "none" | "done" | "released"> {
  return state !== "none" && state !== "done" && state !== "released";
}

/** What a range of dates is about: when it was booked, or when it takes place. */
export const bookingDates = ["booked", "visit"] as const;
/** `not_captured`: confirmed, and what was reserved for it could not be captured, and is not collected otherwise. */
export const bookingPayments = ["not_captured"] as const;

const head = {
  bookingId: v.string(),
  bookingNumber: v.string(),
  status: BookingStatus,
  createdAt: Instant,
  confirmedAt: v.nullable(Instant),
  /** What everything that was chosen costs now, cancelled or not. */
  total: Money,
  money: BookingMoney,
  /** Null where something is charged, billed or to be paid, and where it is free. */
  uncharged: v.nullable(v.picklist(unchargedReasons)),
  refundState: RefundState,
};

/** States of an item: those of its reservation. */
const ItemStatus = v.picklist(["held", "paying", "requested", "booked", "expired", "cancelled", "failed", "refunded"]);

export const AdminBookingEntry = v.object({
  ...head,
  name: v.string(),
  email: v.string(),
  items: v.array(
    v.object({
      bookingItemId: v.string(),
      activityId: v.number(),
      activityTitle: v.string(),
      startsAt: Instant,
      isAllDay: v.boolean(),
      persons: v.number(),
      status: ItemStatus,
    }),
  ),
});
export type AdminBookingEntry = v.InferOutput<typeof AdminBookingEntry>;

/**
 * `GET /admin/bookings/`, newest first. `search` looks at id, number, item id, e-mail, name, and the activity's titles
 * and id. Dates are Zurich's, both ends in.
 */
export const listAdminBookings = call({
  method: "GET",
  path: "/admin/bookings/",
  query: v.object({
    ...paged,
    status: v.optional(BookingStatus),
    refund: v.optional(v.picklist(givenRefundStates)),
    payment: v.optional(v.picklist(bookingPayments)),
    dates: v.optional(v.picklist(bookingDates), "booked"),
    from: v.optional(LocalDate),
    until: v.optional(LocalDate),
  }),
  answer: pageOf(AdminBookingEntry),
});

export const AdminBooking = v.object({
  ...head,
  contact: v.object({
    givenName: v.string(),
    familyName: v.string(),
    email: v.string(),
    phone: v.string(),
    countryCode: v.string(),
  }),
  /** What becomes of the money once an item is called off, by the payment that the booking counts on. */
  refundWay: v.picklist(refundWays),
  /**
   * What could not be captured of a confirmed booking, and the team collects by other means (`collectOtherwise`); null
   * where nothing is.
   */
  toCollect: v.nullable(Money),
  locale: v.string(),
  notes: v.nullable(v.string()),
  distributorId: v.nullable(v.string()),
  /** Who sent the buyer, frozen at the check-out (RULES 19), and how they came; null where nobody did. */
  affiliate: v.nullable(
    v.object({ code: v.string(), landingPage: v.nullable(v.string()), referrer: v.nullable(v.string()) }),
  ),
  termsVersion: v.string(),
  serviceFee: Money,
  rebates: Money,
  rebateCodes: v.array(v.string()),
  items: v.array(
    v.object({
      bookingItemId: v.string(),
      activityId: v.number(),
      activityTitle: v.string(),
      offerLabel: v.string(),
      startsAt: Instant,
      isAllDay: v.boolean(),
      status: ItemStatus,
      /** Tickets by category, their labels in the buyer's language. */
      tickets: v.array(v.object({ label: v.string(), quantity: v.number(), price: Money })),
      ticketCode: v.nullable(v.string()),
      /** Until when the buyer may cancel; null: never. */
      cancellableUntil: v.nullable(Instant),
      cancelledAt: v.nullable(Instant),
      cancelledBy: v.nullable(v.picklist(["customer", "team", "supplier"])),
      cancelReason: v.nullable(v.string()),
      /**
       * What it costs as it is chosen now, its share of the rebates counted; what was paid before a change is in
       * `money`.
       */
      price: Money,
      /**
       * What was paid for it before a change for something cheaper, and stays with it, for more could not go back
       * (RULES 12).
       */
      paidBeyondPrice: Money,
      /** What of it goes back, or has, after a cancellation or a change, and where that money is. */
      refunded: Money,
      refundState: v.picklist(itemRefundStates),
      /** Whether the team may cancel it: it is paid or requested, and not cancelled. */
      isCancellableByTeam: v.boolean(),
      /**
       * The most that can go back with it: what was paid for the booking and has not gone back; nothing where it can't
       * be cancelled.
       */
      refundable: Money,
      /**
       * Whether cancelling it books the rest of a request: no other item's answer is waited for, and something stands.
       */
      confirmsRest: v.boolean(),
      /** What goes back with it by the rule (RULES 11), by who cancels. */
      refundByRule: v.object({ team: Money, supplier: Money }),
    }),
  ),
  payments: v.array(
    v.object({
      paymentAttemptId: v.string(),
      provider: v.string(),
      method: v.string(),
      amount: Money,
      /** `due` for an invoice that was accepted. */
      status: v.string(),
      /** Whether it confirmed the booking, and can't be captured: the tickets are not paid for. */
      isNotCaptured: v.boolean(),
      resultCode: v.nullable(v.string()),
      refusalReason: v.nullable(v.string()),
      createdAt: Instant,
      settledAt: v.nullable(Instant),
    }),
  ),
  refunds: v.array(
    v.object({
      refundId: v.string(),
      /** Null: the whole booking. */
      bookingItemId: v.nullable(v.string()),
      amount: Money,
      reason: v.string(),
      state: v.picklist(givenRefundStates),
      /** The provider's code for why it refused. */
      refusalReason: v.nullable(v.string()),
      /** How often the team has tried it again. */
      retries: v.number(),
      /** Who settled it, by e-mail address, and how it was paid back; null unless `settled` or `paid_twice`. */
      settledBy: v.nullable(v.string()),
      settledNote: v.nullable(v.string()),
      /**
       * When it became known that the provider had paid it too; kept once the team has claimed the money back. Null
       * where that payment failed again.
       */
      paidTwiceAt: v.nullable(Instant),
      /** The provider's payment failed before the claim was closed: the team says whether the buyer has paid back. */
      isClaimUnclear: v.boolean(),
      createdAt: Instant,
      doneAt: v.nullable(Instant),
    }),
  ),
  /** Every step of the booking, its items and its payments, oldest first. */
  history: v.array(
    v.object({
      at: Instant,
      entity: v.picklist(["booking", "reservation", "payment_attempt"]),
      entityId: v.string(),
      from: v.nullable(v.string()),
      to: v.string(),
      reason: v.string(),
    }),
  ),
  /** What the team did, newest first. */
  team: v.array(TeamStep),
});
export type AdminBooking = v.InferOutput<typeof AdminBooking>;

const BookingPath = v.object({ bookingId: v.string() });

/** `GET /admin/bookings/{bookingId}/`; a booking number is understood too. 404 `booking_not_found`. */
export const getAdminBooking = call({
  method: "GET",
  path: "/admin/bookings/{bookingId}/",
  params: BookingPath,
  answer: AdminBooking,
});

/** Who calls an item off: with the supplier the service fee goes back too (RULES 11). */
export const cancellers = ["team", "supplier"] as const;

/**
 * `POST /admin/bookings/{bookingId}/items/{bookingItemId}/cancel/` (RULES 11): the team isn't bound to the cut-off.
 * Without `refund` the rule's amount goes back. Cancelling again changes nothing. 404 `booking_not_found`, 409
 * `not_cancellable`, 422 `refund_too_high`.
 */
export const cancelAsTeam = call({
  method: "POST",
  path: "/admin/bookings/{bookingId}/items/{bookingItemId}/cancel/",
  params: v.object({ bookingId: v.string(), bookingItemId: v.string() }),
  body: v.object({
    by: v.picklist(cancellers),
    reason: v.pipe(v.string(), v.trim(), v.minLength(1, "a reason is wanted"), v.maxLength(500)),
    /** Rappen. */
    refund: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  }),
  answer: AdminBooking,
});

const RefundPath = v.object({ bookingId: v.string(), refundId: v.string() });
/** The refund as it was shown: of two who act on it, the first counts. */
const shownRefund = { retries: v.pipe(v.number(), v.integer(), v.minValue(0)) };

/**
 * `POST /admin/bookings/{bookingId}/refunds/{refundId}/retry/`: asks the payment provider once more for a refund that
 * it refused. The answer has what came of it. 404 `booking_not_found`; 409 `changed_meanwhile` where it isn't refused
 * any more, or `retries` isn't the newest.
 */
export const retryRefund = call({
  method: "POST",
  path: "/admin/bookings/{bookingId}/refunds/{refundId}/retry/",
  params: RefundPath,
  body: v.object(shownRefund),
  answer: AdminBooking,
});

/** Longest note on how a refund was settled. */
export const longestSettledNote = 500;
const NotedRefund = v.object({
  ...shownRefund,
  note: v.pipe(v.string(), v.trim(), v.minLength(1, "a note is wanted"), v.maxLength(longestSettledNote)),
});

/**
 * `POST /admin/bookings/{bookingId}/refunds/{refundId}/settle/`: a refused refund was paid back by other means; the
 * note says how. 404 `booking_not_found`; 409 `changed_meanwhile`.
 */
export const settleRefund = call({
  method: "POST",
  path: "/admin/bookings/{bookingId}/refunds/{refundId}/settle/",
  params: RefundPath,
  body: NotedRefund,
  answer: AdminBooking,
});

/**
 * `POST /admin/bookings/{bookingId}/refunds/{refundId}/reclaim/`: closes a refund that is `paid_twice`. `isReturned`:
 * the buyer has paid the money back; else the shop gives it up. Where `paidTwiceAt` is null, the provider's payment has
 * failed: one that was returned is `refused` again. 404 `booking_not_found`; 409 `changed_meanwhile`.
 */
export const reclaimRefund = call({
  method: "POST",
  path: "/admin/bookings/{bookingId}/refunds/{refundId}/reclaim/",
  params: RefundPath,
  body: v.object({ ...NotedRefund.entries, isReturned: v.boolean() }),
  answer: AdminBooking,
});
