import * as v from "valibot";
import { call } from "../call.ts";

/**
 * `POST /submit/` (purchase spec §7): stores the address unconfirmed and sends the link that confirms it. The answer
 * never says whether the address is known. 403 `return_url_forbidden`, 422 `human_check_failed`, 429
 * `too_many_requests`.
 */
export const subscribe = call({
  method: "POST",
  path: "/submit/",
  answer: v.object({
    success: v.boolean(),
    /** The page that asks the visitor to open the mail. */
    redirectUrl: v.optional(v.string()),
  }),
});
