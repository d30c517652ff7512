import * as v from "valibot";
import { RequestAnswerBody } from "../booking-request.ts";
import { paged } from "./paging.ts";

/** What the server parses of these calls, by method and path. */
export const adminQueueRequests = {
  "GET /admin/requests/": { query: v.object(paged) },
  "POST /admin/requests/{bookingId}/answer/": { params: v.object({ bookingId: v.string() }), body: RequestAnswerBody },
};
