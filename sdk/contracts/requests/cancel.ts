import * as v from "valibot";
import { ManagementToken } from "../capabilities.ts";

const Reason = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(500));

/** What the server parses of these calls, by method and path. */
export const cancelRequests = {
  "POST /booking/cancel/": {
    body: v.object({
      bookingId: v.string(),
      token: v.optional(ManagementToken),
      reason: Reason,
      /** An admin's: the supplier cancels, so the service fee goes back too. */
      bySupplier: v.optional(v.boolean(), false),
      /**
       * An admin's: Rappen that go back in place of what the rule says, at most what was paid and has not gone back
       * yet.
       */
      amount: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
    }),
  },
  "POST /bookings/{bookingId}/cancel": {
    params: v.object({ bookingId: v.string() }),
    body: v.object({
      token: v.optional(ManagementToken),
      bookingItemIds: v.pipe(v.array(v.string()), v.minLength(1), v.maxLength(100)),
      reason: Reason,
    }),
  },
};
