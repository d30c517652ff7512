import type { AccountBooking, AccountBookingItem } from "../../../sdk/contracts/account.ts";
import type { Booking } from "../../../sdk/contracts/booking.ts";
import { money, type Money } from "../../../sdk/contracts/money.ts";

/** An item of a booking with what can be done about it. */
export interface ShownItem extends Pick<AccountBookingItem, "bookingItemId" | "state" | "isCancellable" | "cancellableUntil" | "isReviewable"> {
  readonly booked: Booking["items"][number];
  /** What comes back when it is cancelled now; null where only the server can tell. */
  readonly refundable: Money | null;
  readonly refunded: Money | null;
}

/** A booking as its page shows it, whoever looks at it. */
export interface ShownBooking {
  readonly booking: Booking;
  readonly items: readonly ShownItem[];
  readonly history: AccountBooking["history"];
}

/** A booking of somebody who is signed in. */
export function ownBooking({ booking, items, history }: AccountBooking): ShownBooking {
  const facts = new Map(items.map((item) => [item.bookingItemId, item]));
  return {
    booking,
    history,
    items: booking.items.flatMap((booked) => {
      const item = facts.get(booked.bookingItemId);
      return item ? [{ ...item, booked }] : [];
    }),
  };
}

const itemStates: Readonly<Record<Booking["status"], ShownItem["state"]>> = {
  unpaid: "held",
  paying: "paying",
  requested: "requested",
  confirmed: "booked",
  failed: "failed",
  expired: "expired",
  cancelled: "cancelled",
  refunded: "refunded",
};

/** A booking that somebody sees by its address alone (decision 0012): the same, as far as the booking itself tells. */
export function guestBooking(booking: Booking): ShownBooking {
  const standing = booking.items.filter(({ reservation }) => !reservation.cancelledAt);
  const { payment } = booking;
  const rest = payment && standing.length === 1 ? money(payment.amount.amount - payment.refunded.amount) : null;
  return {
    booking,
    history: [],
    items: booking.items.map((booked) => {
      const { cancelledAt, isCancellable, cancellableUntil } = booked.reservation;
      return {
        bookingItemId: booked.bookingItemId,
        booked,
        state: cancelledAt ? "cancelled" : itemStates[booking.status],
        isCancellable:
          isCancellable && !cancelledAt && booking.status === "confirmed" && !!cancellableUntil && Date.parse(cancellableUntil) > Date.parse(booking.now),
        cancellableUntil,
        isReviewable: false,
        // With the last item all that was paid comes back (RULES 11); with one of several only the server knows its share of the rebates.
        refundable: rest,
        refunded: null,
      };
    }),
  };
}
