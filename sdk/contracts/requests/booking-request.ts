import * as v from "valibot";
import { longestRequestNote } from "../booking-request.ts";

const Token = v.pipe(v.string(), v.minLength(1), v.maxLength(500));

export const RequestAnswerBody = v.object({
  answer: v.picklist(["accepted", "refused"]),
  /** The items that are answered; without it all that are open. */
  bookingItemIds: v.optional(v.pipe(v.array(v.string()), v.minLength(1), v.maxLength(100))),
  /** The text for the guest in the mail about a refusal. */
  note: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(longestRequestNote)), ""),
});

/** What the server parses of these calls, by method and path. */
export const bookingRequestRequests = {
  "GET /booking-requests/": { query: v.object({ token: Token }) },
  "POST /booking-requests/answer/": { body: v.object({ token: Token, ...RequestAnswerBody.entries }) },
};
