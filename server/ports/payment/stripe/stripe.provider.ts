import * as v from "valibot";
import type { ProviderMethod } from "../payment.ts";
import { paymentProvider } from "../provider.ts";
import { stripeMethods } from "./methods.ts";

const stripeTypes = Object.keys(stripeMethods) as ProviderMethod[];

/** Stripe: `STRIPE_SECRET_KEY` chooses it. */
export const stripeProvider = paymentProvider({
  name: "stripe",
  title: "Stripe",
  isTest: false,
  settings: {
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
    /** The methods that the account may use; iDEAL and Alipay require an account in their currency. */
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
  },
  toChoose: "STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY",
  chosenBy: ({ STRIPE_SECRET_KEY }) => (STRIPE_SECRET_KEY ? "STRIPE_SECRET_KEY" : null),
  problem: ({ STRIPE_PUBLISHABLE_KEY }) =>
    STRIPE_PUBLISHABLE_KEY
      ? null
      : "STRIPE_PUBLISHABLE_KEY is missing: with STRIPE_SECRET_KEY set, the browser needs it too.",
  scripts: ["https://js.stripe.com"],
  scriptAddresses: ["https://js.stripe.com/endive/stripe.js"],
  policy: () => ({
    connect: ["https://api.stripe.com"],
    frame: ["https://js.stripe.com", "https://hooks.stripe.com"],
    payment: ["https://js.stripe.com"],
  }),
  async create(settings) {
    const { createStripe } = await import("./stripe.ts");
    return createStripe({
      secretKey: settings.STRIPE_SECRET_KEY ?? "",
      publishableKey: settings.STRIPE_PUBLISHABLE_KEY ?? "",
      origin: settings.PUBLIC_ORIGIN,
      webhookSecret: settings.STRIPE_WEBHOOK_SECRET ?? null,
      methods: settings.STRIPE_METHODS,
    });
  },
});
