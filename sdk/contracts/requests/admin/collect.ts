import * as v from "valibot";

/** How the team has collected what a card could not be charged with; `waived`: it is not collected. */
export const collectionWays = ["bank_transfer", "card_on_site", "cash", "waived"] as const;

/** Longest note on how it was collected. */
const longestCollectionNote = 500;

/** What the server parses of these calls, by method and path. */
export const adminCollectRequests = {
  "POST /admin/bookings/{bookingId}/collect/": {
    params: v.object({ bookingId: v.string() }),
    body: v.object({
      way: v.picklist(collectionWays),
      /** Rappen, as it was shown. */
      amount: v.pipe(v.number(), v.integer(), v.minValue(1)),
      note: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(longestCollectionNote))),
    }),
  },
};
