import * as v from "valibot";

/** What the server parses of these calls, by method and path. */
export const sessionRequests = {
  "POST /affiliate/referral/": { body: v.object({ referral_code: v.pipe(v.string(), v.maxLength(64)) }) },
};
