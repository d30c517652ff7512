import * as v from "valibot";
import { call } from "../call.ts";
import { AdminBooking } from "./bookings.ts";

/** How the team has collected what a card could not be charged with; `waived`: it is not collected. */
export const collectionWays = ["bank_transfer", "card_on_site", "cash", "waived"] as const;

/** Longest note on how it was collected. */
export const longestCollectionNote = 500;

/**
 * `POST /admin/bookings/{bookingId}/collect/`: what could not be captured of a confirmed booking (`toCollect`) was
 * collected by other means, or is waived; the booking is settled, and what goes back of it later is paid back by hand.
 * 404 `booking_not_found`; 409 `changed_meanwhile` where nothing is to be collected any more, or `amount` isn't what
 * is.
 */
export const collectOtherwise = call({
  method: "POST",
  path: "/admin/bookings/{bookingId}/collect/",
  params: v.object({ bookingId: v.string() }),
  body: v.object({
    way: v.picklist(collectionWays),
    /** Rappen, as it was shown. */
    amount: v.pipe(v.number(), v.integer(), v.minValue(1)),
    note: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(longestCollectionNote))),
  }),
  answer: AdminBooking,
});
