import * as v from "valibot";
import { call } from "../call.ts";

/** `GET /csrf-token/`: a stateless signed token, sent back as the `X-CSRF-Token` header (purchase spec §7). */
export const getCsrfToken = call({ method: "GET", path: "/csrf-token/", answer: v.object({ csrfToken: v.string() }) });

/** `POST /affiliate/referral/` (RULES 19): a failure is ignored. Not accepted where no such affiliate is approved. */
export const referral = call({
  method: "POST",
  path: "/affiliate/referral/",
  answer: v.object({ accepted: v.boolean() }),
});

/**
 * `POST /affiliate/events/`: counts what visitors saw and began in an affiliate's element. Within a call the same event
 * of the same activity counts once, and of an affiliate 100 calls in an hour from one address; further ones are
 * answered and not counted. An `unavailable` activity is noted for the weekly mail to the affiliate, where the page is
 * on the affiliate's own site, and the activity is gone or sold out here. Not accepted where no such affiliate is
 * approved. 400 `invalid_input`.
 */
export const sendAffiliateEvents = call({
  method: "POST",
  path: "/affiliate/events/",
  answer: v.object({ accepted: v.boolean() }),
});
