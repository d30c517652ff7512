import * as v from "valibot";
import { call } from "../call.ts";
import { DocumentEntry } from "../document.ts";

/**
 * `GET /bookings/{bookingId}/documents/`: its receipts and credit notes, the oldest first; the id is the capability, as
 * for the booking. 404 `booking_not_found`.
 */
export const getDocuments = call({
  method: "GET",
  path: "/bookings/{bookingId}/documents/",
  answer: v.object({ documents: v.array(DocumentEntry) }),
});
