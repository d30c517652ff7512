import { BookingRequest } from "../booking-request.ts";
import { call } from "../call.ts";

/**
 * `GET /booking-requests/?token=…`, by the token of a link in a mail. It changes nothing. 403 `request_link_invalid`.
 */
export const getBookingRequest = call({ method: "GET", path: "/booking-requests/", answer: BookingRequest });

/**
 * `POST /booking-requests/answer/` (RULES 8): of each item the first answer counts; the same one again changes nothing.
 * 403 `request_link_invalid`; 404 `booking_not_found` for an item that isn't the supplier's; 409 `request_closed`
 * (fields.state: accepted, refused, expired, cancelled).
 */
export const answerBookingRequest = call({ method: "POST", path: "/booking-requests/answer/", answer: BookingRequest });
