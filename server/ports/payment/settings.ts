import * as v from "valibot";
import { stripeMethods } from "./methods.ts";
import type { ProviderMethod } from "./payment.ts";

const stripeTypes = Object.keys(stripeMethods) as ProviderMethod[];

/**
 * Settings of the payment port. Without `STRIPE_SECRET_KEY` the sandbox takes the payments; in production only where
 * `PAYMENT` says so.
 */
export const paymentSettings = {
  /** Takes no money: for trying a shop that runs as in production. */
  PAYMENT: v.optional(v.picklist(["sandbox"], "sandbox is wanted, or nothing where Stripe takes the payments")),
  /** Chooses Stripe. */
  STRIPE_SECRET_KEY: v.optional(
    v.pipe(v.string(), v.regex(/^(sk|rk)_/, "a secret key of Stripe begins with sk_ or rk_")),
  ),
  STRIPE_PUBLISHABLE_KEY: v.optional(
    v.pipe(v.string(), v.startsWith("pk_", "a publishable key of Stripe begins with pk_")),
  ),
  /** Signs Stripe's webhooks at POST /api/payment/webhooks/stripe. */
  STRIPE_WEBHOOK_SECRET: v.optional(
    v.pipe(v.string(), v.startsWith("whsec_", "a webhook secret of Stripe begins with whsec_")),
  ),
  /** The methods that the account may use; iDEAL and Alipay need an account whose currency they take. */
  STRIPE_METHODS: v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => text.split(",").map((method) => method.trim()) as ProviderMethod[]),
      v.check(
        (methods) => methods.every((method) => stripeTypes.includes(method)),
        `known are ${stripeTypes.join(", ")}`,
      ),
    ),
    "twint,card",
  ),
};
