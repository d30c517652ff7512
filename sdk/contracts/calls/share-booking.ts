import * as v from "valibot";
import { call } from "../call.ts";

/** The link that shows a booking's tickets and way to fellow travellers, without money and contact. */
const BookingShare = v.object({
  /** Null where there is none, or where it was taken back. */
  url: v.nullable(v.string()),
});

/**
 * `GET /bookings/{bookingId}/share`: the link, for who may change the booking. 404 `booking_not_found`; 403
 * `manage_link_needed`, `manage_link_invalid`, `manage_link_expired`.
 */
export const getBookingShare = call({ method: "GET", path: "/bookings/{bookingId}/share", answer: BookingShare });

/**
 * `POST /bookings/{bookingId}/share`: makes the link (`share`), puts another in its place (`renew`), or takes it back
 * (`revoke`); the former one opens nothing any more. 404, 403 as above; 409 `not_confirmed`.
 */
export const changeBookingShare = call({ method: "POST", path: "/bookings/{bookingId}/share", answer: BookingShare });
