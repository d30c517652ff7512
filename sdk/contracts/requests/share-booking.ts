import * as v from "valibot";
import { ManagementToken } from "../capabilities.ts";

const params = v.object({ bookingId: v.string() });
const token = v.optional(ManagementToken);

/** What the server parses of these calls, by method and path. */
export const shareBookingRequests = {
  "GET /bookings/{bookingId}/share": { params, query: v.object({ token }) },
  "POST /bookings/{bookingId}/share": {
    params,
    body: v.object({ token, change: v.picklist(["share", "renew", "revoke"]) }),
  },
};
