import { AdminBooking } from "../../admin/bookings.ts";
import { call } from "../../call.ts";

/**
 * `POST /admin/bookings/{bookingId}/collect/`: what could not be captured of a confirmed booking (`toCollect`) was
 * collected by other means, or is waived; the booking is settled, and what goes back of it later is paid back by hand.
 * 404 `booking_not_found`; 409 `changed_meanwhile` where nothing is to be collected any more, or `amount` isn't what
 * is.
 */
export const collectOtherwise = call({
  method: "POST",
  path: "/admin/bookings/{bookingId}/collect/",
  answer: AdminBooking,
});
