import * as v from "valibot";
import { call } from "../call.ts";
import { PaymentAction, PaymentMethods, PaymentMethodType, PaymentResult, ResultCode } from "../payment.ts";

/** `GET /payment/payment-methods/`: empty for a free cart. */
export const paymentMethods = call({
  method: "GET",
  path: "/payment/payment-methods/",
  answer: PaymentMethods,
});

/**
 * `POST /payment/make-payment/`. Card numbers never pass here: the provider's module turns them into a `token` first.
 */
export const makePayment = call({
  method: "POST",
  path: "/payment/make-payment/",
  answer: PaymentResult,
  idempotent: true,
});

/**
 * `POST /payment/validate-apple-pay-merchant/`: the merchant session of Apple Pay, to be handed to the browser as it
 * is. 400 where the address is not Apple's; 422 `payment_method_unavailable` where the provider's script does it.
 */
export const validateApplePayMerchant = call({
  method: "POST",
  path: "/payment/validate-apple-pay-merchant/",
  answer: v.record(v.string(), v.unknown()),
});

/** `POST /payment/make-payment-details/`: after a challenge or a redirect, with what the provider handed back. */
export const makePaymentDetails = call({
  method: "POST",
  path: "/payment/make-payment-details/",
  answer: v.object({
    resultCode: ResultCode,
    action: v.nullable(PaymentAction),
    order: v.nullable(v.unknown()),
    donationToken: v.nullable(v.string()),
    refusalReason: v.nullable(v.string()),
    /** The chosen payment method: shown to a buyer who returns from the provider's page. */
    paymentMethod: v.optional(v.nullable(PaymentMethodType), null),
  }),
  idempotent: true,
});

/**
 * `POST /bookings/{bookingId}/payment_attempts`: invoice and free carts. 422 `booking_paid`: go to the success page
 * (P§8). 403 `forbidden` without an active payment agreement; 409 `credit_limit` where the limit would be exceeded,
 * with what is left in `fields.left`. Where a provider writes the invoices of distributors, `redirectUrl` is its page.
 */
export const createPaymentAttempt = call({
  method: "POST",
  path: "/bookings/{bookingId}/payment_attempts",
  answer: v.object({ paymentAttemptId: v.string(), status: v.string(), redirectUrl: v.nullable(v.string()) }),
  idempotent: true,
});
export const getPaymentAttempt = call({
  method: "GET",
  path: "/payment_attempts/{paymentAttemptId}",
  answer: v.object({
    paymentAttemptId: v.string(),
    bookingId: v.string(),
    method: PaymentMethodType,
    status: v.string(),
  }),
});
