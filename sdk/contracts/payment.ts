import * as v from "valibot";
import { call } from "./call.ts";

/** The methods of purchase spec §9, and the two without a provider's window. */
export const paymentMethodTypes = [
  "twint",
  "card",
  "apple_pay",
  "ideal",
  "alipay",
  "postfinance",
  "invoice",
  "free",
] as const;
export const PaymentMethodType = v.picklist(paymentMethodTypes);
export type PaymentMethodType = v.InferOutput<typeof PaymentMethodType>;

/** How a provider's answers are mapped (RULES 9). A hint: only the booking's status confirms. */
export const resultCodes = [
  "Authorised",
  "Refused",
  "RedirectShopper",
  "IdentifyShopper",
  "ChallengeShopper",
  "Pending",
  "Received",
  "Cancelled",
  "Error",
] as const;
export const ResultCode = v.picklist(resultCodes);
export type ResultCode = v.InferOutput<typeof ResultCode>;

/** What the browser has to do next (RULES 9). */
export const PaymentAction = v.variant("type", [
  /** Leave for `url`, top-level, and come back to the return address. */
  v.object({
    type: v.literal("redirect"),
    url: v.string(),
    method: v.picklist(["GET", "POST"]),
    data: v.record(v.string(), v.string()),
  }),
  /** Show the bank's challenge page `url` in a frame; it posts `{type:"gipfel:3ds", token}` to its parent when done. */
  v.object({ type: v.literal("threeDS2"), url: v.string(), token: v.string() }),
  /** Let the provider's script finish with its secret. */
  v.object({ type: v.literal("sdk"), provider: v.string(), clientSecret: v.string() }),
  /** Nothing to do but to ask for the booking's status until it is final. */
  v.object({ type: v.literal("await") }),
]);
export type PaymentAction = v.InferOutput<typeof PaymentAction>;

/** `GET /payment/payment-methods/`: empty for a free cart. */
export const paymentMethods = call({
  method: "GET",
  path: "/payment/payment-methods/",
  query: v.object({
    cartId: v.string(),
    countryCode: v.optional(v.string()),
    channel: v.optional(v.string()),
    user: v.optional(v.string()),
  }),
  answer: v.object({
    /** Which card module the browser loads, and what that needs to start. */
    provider: v.object({
      name: v.picklist(["sandbox", "stripe"]),
      publishableKey: v.nullable(v.string()),
      tokensUrl: v.nullable(v.string()),
    }),
    paymentMethods: v.array(v.object({ type: PaymentMethodType, name: v.string(), brands: v.array(v.string()) })),
  }),
});
export type PaymentMethods = v.InferOutput<typeof paymentMethods.answer>;

const Affiliate = v.optional(v.nullable(v.pipe(v.string(), v.maxLength(64))));

/**
 * `POST /payment/make-payment/`. Card numbers never pass here: the provider's module turns them into a `token` first.
 */
export const makePayment = call({
  method: "POST",
  path: "/payment/make-payment/",
  body: v.object({
    bookingId: v.string(),
    paymentMethod: v.object({ type: PaymentMethodType, token: v.optional(v.pipe(v.string(), v.maxLength(200))) }),
    /** Where the buyer comes back to; its origin must be the one that checked out (RULES, lines easily missed). */
    returnUrl: v.pipe(v.string(), v.maxLength(4000)),
    affiliate: Affiliate,
    storePaymentMethod: v.optional(v.boolean()),
    authenticationData: v.optional(
      v.object({
        attemptAuthentication: v.optional(v.string()),
        threeDSRequestData: v.optional(v.record(v.string(), v.unknown())),
      }),
    ),
    browserInfo: v.optional(v.record(v.string(), v.unknown())),
    origin: v.optional(v.pipe(v.string(), v.maxLength(300))),
  }),
  answer: v.object({
    resultCode: ResultCode,
    action: v.nullable(PaymentAction),
    paymentAttemptId: v.nullable(v.string()),
    refusalReason: v.nullable(v.string()),
    /** How it was to be paid: who comes back from a provider's page is told by its name. */
    paymentMethod: v.optional(v.nullable(PaymentMethodType), null),
  }),
  idempotent: true,
});
export type PaymentResult = v.InferOutput<typeof makePayment.answer>;

/** `POST /payment/make-payment-details/`: after a challenge or a redirect, with what the provider handed back. */
export const makePaymentDetails = call({
  method: "POST",
  path: "/payment/make-payment-details/",
  body: v.object({
    bookingId: v.string(),
    details: v.optional(v.record(v.string(), v.string())),
    paymentData: v.optional(v.nullable(v.string())),
  }),
  answer: v.object({
    resultCode: ResultCode,
    action: v.nullable(PaymentAction),
    order: v.nullable(v.unknown()),
    donationToken: v.nullable(v.string()),
    refusalReason: v.nullable(v.string()),
    /** How it was to be paid: who comes back from a provider's page is told by its name. */
    paymentMethod: v.optional(v.nullable(PaymentMethodType), null),
  }),
  idempotent: true,
});

/**
 * `POST /bookings/{bookingId}/payment_attempts`: invoice and free carts. 422 `booking_paid`: go to the success page
 * (P§8).
 */
export const createPaymentAttempt = call({
  method: "POST",
  path: "/bookings/{bookingId}/payment_attempts",
  params: v.object({ bookingId: v.string() }),
  body: v.object({
    paymentMethod: v.picklist(["invoice", "free"]),
    activePaymentAgreement: v.optional(v.nullable(v.boolean())),
    affiliate: Affiliate,
    channelId: v.optional(v.nullable(v.string())),
    failureReturnUrl: v.pipe(v.string(), v.maxLength(4000)),
    successReturnUrl: v.pipe(v.string(), v.maxLength(4000)),
    language: v.optional(v.string()),
    paymentAgreementId: v.optional(v.nullable(v.string())),
    ga4Id: v.optional(v.nullable(v.string())),
  }),
  answer: v.object({ paymentAttemptId: v.string(), status: v.string(), redirectUrl: v.nullable(v.string()) }),
  idempotent: true,
});
export const getPaymentAttempt = call({
  method: "GET",
  path: "/payment_attempts/{paymentAttemptId}",
  params: v.object({ paymentAttemptId: v.string() }),
  answer: v.object({
    paymentAttemptId: v.string(),
    bookingId: v.string(),
    method: PaymentMethodType,
    status: v.string(),
  }),
});
