import * as v from "valibot";
import { campaignPattern } from "../attribution.ts";

/** What visitors saw and began in an affiliate's element. */
const AffiliateEvents = v.object({
  affiliate: v.pipe(v.string(), v.maxLength(64)),
  campaign: v.optional(
    v.nullable(v.pipe(v.string(), v.regex(campaignPattern, "letters, digits and dashes are wanted"))),
  ),
  /** `affiliateWidgets` of affiliate-widgets.ts; another text counts as none. */
  widget: v.pipe(v.string(), v.maxLength(64)),
  /** The page's address without its query. */
  page: v.pipe(
    v.string(),
    v.maxLength(2000),
    v.url("an address is wanted"),
    v.regex(/^https?:\/\/[^?#]+$/i, "an address without a query is wanted"),
  ),
  events: v.pipe(
    v.array(
      v.object({
        /**
         * `view`: an element was really seen. `start`: the visitor began a booking in it. `unavailable`: it shows an
         * activity that can't be booked.
         */
        type: v.picklist(["view", "start", "unavailable"]),
        activityId: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(64)))),
      }),
    ),
    v.minLength(1),
    v.maxLength(20),
  ),
});
export type AffiliateEvents = v.InferOutput<typeof AffiliateEvents>;

/** What the server parses of these calls, by method and path. */
export const sessionRequests = {
  "POST /affiliate/referral/": { body: v.object({ referral_code: v.pipe(v.string(), v.maxLength(64)) }) },
  "POST /affiliate/events/": { body: AffiliateEvents },
};
