import * as v from "valibot";
import { LocaleOnWire } from "../locale-on-wire.ts";
import { PaymentMethodType } from "../payment.ts";

const Affiliate = v.optional(v.nullable(v.pipe(v.string(), v.maxLength(64))));

/** What the server parses of these calls, by method and path. */
export const paymentRequests = {
  "GET /payment/payment-methods/": {
    query: v.object({
      cartId: v.string(),
      countryCode: v.optional(v.string()),
      channel: v.optional(v.string()),
      /** The address of a user who is signed in. Not read: the session says who it is. */
      user: v.optional(v.string()),
    }),
  },
  "POST /payment/make-payment/": {
    body: v.object({
      bookingId: v.string(),
      paymentMethod: v.object({
        type: PaymentMethodType,
        token: v.optional(v.pipe(v.string(), v.maxLength(200))),
        /** A kept card of the signed-in buyer (`GET /account/cards/`), in place of a token. */
        cardId: v.optional(v.pipe(v.string(), v.maxLength(64))),
      }),
      /** Where the buyer comes back to; its origin must be the one that checked out (RULES, lines easily missed). */
      returnUrl: v.pipe(v.string(), v.maxLength(4000)),
      affiliate: Affiliate,
      /** Keeps the card for the signed-in buyer; of guests nothing is kept. */
      storePaymentMethod: v.optional(v.boolean()),
      authenticationData: v.optional(
        v.object({
          /** `always`: the buyer's bank is asked in any case. */
          attemptAuthentication: v.optional(v.string()),
          /** `requestChallenge` and `requestChallengeAsMandate`: the buyer is to act at the bank. */
          threeDSRequestData: v.optional(
            v.looseObject({ challengeIndicator: v.optional(v.pipe(v.string(), v.maxLength(50))) }),
          ),
        }),
      ),
      /** What the browser says of itself; the provider gets its name and its address on the network. */
      browserInfo: v.optional(v.looseObject({ userAgent: v.optional(v.pipe(v.string(), v.maxLength(2000))) })),
      /** The origin of the page that pays. The header of the same name goes before. */
      origin: v.optional(v.pipe(v.string(), v.maxLength(300))),
    }),
  },
  "POST /payment/validate-apple-pay-merchant/": {
    /** As Apple's script gives it with `validatemerchant`. */
    body: v.object({ validationUrl: v.pipe(v.string(), v.maxLength(300)) }),
  },
  "POST /payment/make-payment-details/": {
    body: v.object({
      bookingId: v.string(),
      details: v.optional(v.record(v.string(), v.string())),
      paymentData: v.optional(v.nullable(v.string())),
    }),
  },
  "POST /bookings/{bookingId}/payment_attempts": {
    params: v.object({ bookingId: v.string() }),
    body: v.object({
      paymentMethod: v.picklist(["invoice", "free", "voucher"]),
      activePaymentAgreement: v.optional(v.nullable(v.boolean())),
      affiliate: Affiliate,
      channelId: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(100)))),
      failureReturnUrl: v.pipe(v.string(), v.maxLength(4000)),
      successReturnUrl: v.pipe(v.string(), v.maxLength(4000)),
      language: v.optional(LocaleOnWire),
      paymentAgreementId: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(100)))),
      ga4Id: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(100)))),
    }),
  },
  "GET /payment_attempts/{paymentAttemptId}": { params: v.object({ paymentAttemptId: v.string() }) },
};
