import * as v from "valibot";
import { ManagedBooking } from "../account.ts";
import { call } from "../call.ts";

/**
 * `GET /bookings/{bookingId}/management`: a booking with what can be changed, for a visitor with the signed link of a
 * mail (`token`), or its signed-in owner. It changes nothing. 404 `booking_not_found`; 403 `manage_link_needed`,
 * `manage_link_invalid`, `manage_link_expired`.
 */
export const getManagedBooking = call({
  method: "GET",
  path: "/bookings/{bookingId}/management",
  answer: ManagedBooking,
});

/**
 * `PATCH /bookings/{bookingId}/details`: corrects the buyer's name and phone, and what was said of the guests. What is
 * not named stays. What changes is in the history, and its buyer gets a mail. 404 `booking_not_found`; 403 as above;
 * 409 `not_correctable` (fields.reason: over, cut_off); 422 `personalization_invalid`.
 */
export const correctBooking = call({ method: "PATCH", path: "/bookings/{bookingId}/details", answer: ManagedBooking });

/**
 * `POST /bookings/{bookingId}/tickets/mail`: sends the tickets to the booking's address again. 404, 403 as above; 409
 * `not_confirmed`; 429.
 */
export const resendTickets = call({
  method: "POST",
  path: "/bookings/{bookingId}/tickets/mail",
  answer: v.object({ email: v.string() }),
});

/**
 * `POST /bookings/management-link`: mails the signed link to the booking's own address, named by its id, or by its
 * number and that address. The answer is the same whether or not there is such a booking. 429 `too_many_requests`.
 */
export const sendManagementLink = call({
  method: "POST",
  path: "/bookings/management-link",
  answer: v.object({ sent: v.literal(true) }),
});
