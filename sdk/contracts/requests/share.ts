import * as v from "valibot";
import { Buyer } from "../cart.ts";
import { PaymentMethodType } from "../payment.ts";
import { fewestShares, longestShareLabel, mostShares } from "../share.ts";

const Token = v.pipe(v.string(), v.minLength(1), v.maxLength(500));
const Email = Buyer.entries.email;
const BookingId = v.object({ bookingId: v.string() });

/** What the server parses of these calls, by method and path. */
export const shareRequests = {
  "POST /bookings/{bookingId}/shares/": {
    params: BookingId,
    body: v.object({
      shares: v.pipe(
        v.array(
          v.object({
            /** Rappen; without it the shares are equal. */
            amount: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
            /** Whom it is meant for, as the organiser calls them. */
            label: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(longestShareLabel))),
            /** Where the link is sent; without it the organiser passes it on. */
            email: v.optional(Email),
          }),
        ),
        v.minLength(fewestShares),
        v.maxLength(mostShares),
      ),
      /** Where the organiser sees the booking once all have paid. */
      returnUrl: v.pipe(v.string(), v.maxLength(4000)),
      /** Where they come back to while it is not paid; without it to the shop's check-out. */
      failureUrl: v.optional(v.pipe(v.string(), v.maxLength(4000))),
      affiliate: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(64)))),
    }),
  },
  "GET /bookings/{bookingId}/shares/": { params: BookingId },
  "DELETE /bookings/{bookingId}/shares/": { params: BookingId },
  "GET /shares/": { query: v.object({ token: Token }) },
  "POST /shares/pay/": {
    body: v.object({
      token: Token,
      paymentMethod: v.object({
        type: PaymentMethodType,
        token: v.optional(v.pipe(v.string(), v.maxLength(200))),
      }),
      email: Email,
    }),
  },
  "POST /shares/pay-details/": {
    body: v.object({ token: Token, details: v.optional(v.record(v.string(), v.string())) }),
  },
};
