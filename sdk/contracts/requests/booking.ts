import * as v from "valibot";

const BookingPath = v.object({ bookingId: v.string() });

/** What the server parses of these calls, by method and path. */
export const bookingRequests = {
  "GET /bookings/{bookingId}": { params: BookingPath },
  "GET /bookings/{bookingId}/documents/": { params: BookingPath },
  "GET /bookings/{bookingId}/restore_cart": { params: BookingPath },
};
