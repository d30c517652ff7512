import * as v from "valibot";
import { refundWays } from "../booking.ts";
import { call } from "../call.ts";
import { Money } from "../money.ts";

/**
 * `POST /booking/cancel/` (purchase spec §7, RULES 11): a whole item; `bookingId` is the booking item's id. For who is
 * signed in as its owner, or has the signed link (`token`). What was paid for it goes back the way it came. Cancelling
 * again gives the same answer. 404 `booking_not_found`; 403 `manage_link_needed`, `manage_link_invalid`,
 * `manage_link_expired`; 409 `not_cancellable` (fields.reason: unconfirmed, cut_off); 422 `refund_too_high`. Who is
 * signed in as an admin may cancel after the cut-off, as the supplier (then the service fee goes back too), and say how
 * much goes back; 403 `forbidden` for others who try.
 */
export const cancelBooking = call({
  method: "POST",
  path: "/booking/cancel/",
  answer: v.object({
    bookingId: v.string(),
    bookingItemId: v.string(),
    status: v.string(),
    /** What goes back for this item, and how: `release` was only reserved and is not charged. */
    refund: Money,
    refundWay: v.picklist(refundWays),
    /** What of `refund` goes back to the balances of gift vouchers (RULES 11): all of it with the way `voucher`. */
    refundToVouchers: Money,
  }),
  idempotent: true,
});

/**
 * `POST /bookings/{bookingId}/cancel` (RULES 11): several items of a booking, all or none, by who may cancel one. Those
 * that are cancelled already stay so; again it gives the same answer. 404 `booking_not_found`; 403 as above; 409
 * `not_cancellable` (fields.bookingItemIds: those that can't be cancelled; nothing has changed).
 */
export const cancelItems = call({
  method: "POST",
  path: "/bookings/{bookingId}/cancel",
  answer: v.object({
    bookingId: v.string(),
    status: v.string(),
    /** What goes back for all of them. */
    refund: Money,
    items: v.array(
      v.object({
        bookingItemId: v.string(),
        refund: Money,
        refundWay: v.picklist(refundWays),
        refundToVouchers: Money,
      }),
    ),
  }),
  idempotent: true,
});
