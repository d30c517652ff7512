import { AdminBooking, AdminBookingEntry } from "../../admin/bookings.ts";
import { pageOf } from "../../admin/paging.ts";
import { call } from "../../call.ts";

/**
 * `GET /admin/bookings/`, newest first. `search` looks at id, number, item id, e-mail, name, and the activity's titles
 * and id. Dates are Zurich's, both ends in.
 */
export const listAdminBookings = call({ method: "GET", path: "/admin/bookings/", answer: pageOf(AdminBookingEntry) });

/** `GET /admin/bookings/{bookingId}/`; a booking number is understood too. 404 `booking_not_found`. */
export const getAdminBooking = call({ method: "GET", path: "/admin/bookings/{bookingId}/", answer: AdminBooking });

/**
 * `POST /admin/bookings/{bookingId}/items/{bookingItemId}/cancel/` (RULES 11): the team isn't bound to the cut-off.
 * Without `refund` the rule's amount goes back. `tripItemIds`: trips that go with it are cancelled too, all or nothing.
 * Cancelling again changes nothing. 404 `booking_not_found`, 409 `not_cancellable`, 422 `refund_too_high`.
 */
export const cancelAsTeam = call({
  method: "POST",
  path: "/admin/bookings/{bookingId}/items/{bookingItemId}/cancel/",
  answer: AdminBooking,
});

/**
 * `POST /admin/bookings/{bookingId}/refunds/{refundId}/retry/`: requests a refused refund from the payment provider
 * again. The answer has the result. 404 `booking_not_found`; 409 `changed_meanwhile` where it isn't refused any more,
 * or `retries` isn't the newest.
 */
export const retryRefund = call({
  method: "POST",
  path: "/admin/bookings/{bookingId}/refunds/{refundId}/retry/",
  answer: AdminBooking,
});

/**
 * `POST /admin/bookings/{bookingId}/refunds/{refundId}/settle/`: a refused refund was paid back by other means; the
 * note says how. 404 `booking_not_found`; 409 `changed_meanwhile`.
 */
export const settleRefund = call({
  method: "POST",
  path: "/admin/bookings/{bookingId}/refunds/{refundId}/settle/",
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
  answer: AdminBooking,
});
