import * as v from "valibot";
import { Instant } from "./time.ts";

/** What a supplier has changed of a booked item; the booking itself keeps what was booked. */
export const SupplierChange = v.object({
  /** When the buyer was written to. */
  at: Instant,
  /** The activity or the offer is not offered any more. */
  isWithdrawn: v.boolean(),
  /** Where the meeting point is now; null where it is as it was booked. */
  meetingPoint: v.nullable(v.object({ label: v.string(), address: v.string() })),
  /** The offer's times on that date, "11:00", where the booked one is none of them; null where it is. */
  times: v.nullable(v.array(v.string())),
});
export type SupplierChange = v.InferOutput<typeof SupplierChange>;
