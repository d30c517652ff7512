import * as v from "valibot";
import { Buyer } from "../cart.ts";
import { LocaleOnWire } from "../locale-on-wire.ts";
import { reviewCategories } from "../review.ts";

/** What people change of themselves; address and password have calls of their own (`account-access.ts`). */
export const MePatch = v.object({
  givenName: v.optional(Buyer.entries.givenName),
  familyName: v.optional(Buyer.entries.familyName),
  phone: v.optional(v.nullable(Buyer.entries.phone)),
  countryCode: v.optional(v.nullable(Buyer.entries.countryCode)),
  locale: v.optional(LocaleOnWire),
});

/** A number in an address, from 1. */
const Page = v.pipe(v.string(), v.regex(/^[1-9]\d{0,5}$/, "a page's number is wanted"), v.transform(Number));

const ReviewToken = v.pipe(v.string(), v.maxLength(200));

/** What the server parses of these calls, by method and path. */
export const accountRequests = {
  "PATCH /account/me/": { body: MePatch },
  "GET /account/bookings/": { query: v.object({ page: v.optional(Page, "1") }) },
  "GET /account/bookings/{bookingId}/": { params: v.object({ bookingId: v.string() }) },
  "GET /account/reviews/": { query: v.object({ token: v.optional(ReviewToken) }) },
  "POST /account/reviews/": {
    body: v.object({
      bookingItemId: v.string(),
      /** Of the link in the mail: in place of an account. */
      token: v.optional(ReviewToken),
      rating: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)),
      review: v.optional(v.nullable(v.pipe(v.string(), v.trim(), v.maxLength(4000)))),
      category: v.optional(v.nullable(v.picklist(reviewCategories))),
      locale: v.optional(LocaleOnWire, "de_CH"),
    }),
  },
  "GET /account/activities/": { query: v.object({ page: v.optional(Page, "1") }) },
  "GET /account/suppliers/": { query: v.object({ page: v.optional(Page, "1") }) },
};
