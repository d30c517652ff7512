import * as v from "valibot";

/** The id of a payment intent. */
export const IntentId = v.pipe(v.string(), v.regex(/^pi_\w{1,250}$/));
