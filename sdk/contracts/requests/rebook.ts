import * as v from "valibot";
import { ManagementToken } from "../capabilities.ts";
import { ReservationRequest } from "./cart.ts";

const RebookRequest = v.object({
  bookingId: v.string(),
  token: v.optional(ManagementToken),
  reservation: ReservationRequest,
});

/** What the server parses of these calls, by method and path. */
export const rebookRequests = {
  "POST /booking/rebook/": {
    body: v.object({
      ...RebookRequest.entries,
      /**
       * The quoted difference in Rappen: another one is rejected, so that no buyer is charged a price that was not
       * shown.
       */
      expectedDifference: v.optional(v.pipe(v.number(), v.integer())),
    }),
  },
  "POST /booking/rebook/quote/": { body: RebookRequest },
};
