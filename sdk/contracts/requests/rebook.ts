import * as v from "valibot";
import { ManagementToken } from "../capabilities.ts";
import { ReservationRequest } from "./cart.ts";
import { mostTripsOfItem } from "../trips-of-item.ts";
import { TransportReservationRequest, TripId } from "./transport.ts";

const RebookRequest = v.object({
  bookingId: v.string(),
  token: v.optional(ManagementToken),
  reservation: v.union([ReservationRequest, TransportReservationRequest]),
});

/** What the server parses of these calls, by method and path. */
export const rebookRequests = {
  "POST /booking/rebook/": {
    body: v.object({
      ...RebookRequest.entries,
      /** Trips that go with the item and move with it (`bookingId`: their own item), as they were quoted. */
      trips: v.optional(
        v.pipe(
          v.array(v.object({ bookingId: v.string(), tripId: TripId })),
          v.maxLength(mostTripsOfItem),
          v.check((trips) => new Set(trips.map(({ bookingId }) => bookingId)).size === trips.length, "named twice"),
        ),
      ),
      /**
       * The quoted difference in Rappen: another one is rejected, so that no buyer is charged a price that was not
       * shown.
       */
      expectedDifference: v.optional(v.pipe(v.number(), v.integer())),
    }),
  },
  "POST /booking/rebook/quote/": { body: RebookRequest },
};
