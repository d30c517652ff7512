import * as v from "valibot";
import { call } from "../call.ts";
import { Money } from "../money.ts";
import { Instant } from "../time.ts";

/** A receipt or a credit note that has its number, with where its PDF is. */
export const DocumentEntry = v.object({
  number: v.string(),
  kind: v.picklist(["receipt", "credit_note"]),
  createdAt: Instant,
  total: Money,
  url: v.string(),
});
export type DocumentEntry = v.InferOutput<typeof DocumentEntry>;

/**
 * `GET /bookings/{bookingId}/documents/`: its receipts and credit notes, the oldest first; the id is the capability, as
 * for the booking. `isPending`: some are written and get their number within seconds. 404 `booking_not_found`.
 */
export const getDocuments = call({
  method: "GET",
  path: "/bookings/{bookingId}/documents/",
  answer: v.object({ documents: v.array(DocumentEntry), isPending: v.boolean() }),
});
