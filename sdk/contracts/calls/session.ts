import * as v from "valibot";
import { call } from "../call.ts";

/** `GET /csrf-token/`: a stateless signed token, sent back as the `X-CSRF-Token` header (purchase spec §7). */
export const getCsrfToken = call({ method: "GET", path: "/csrf-token/", answer: v.object({ csrfToken: v.string() }) });

/** `POST /affiliate/referral/` (RULES 19): a failure is ignored. */
export const referral = call({
  method: "POST",
  path: "/affiliate/referral/",
  answer: v.object({ accepted: v.boolean() }),
});
