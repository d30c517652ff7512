import Stripe from "stripe";
import * as v from "valibot";
import { currency } from "../../../../sdk/contracts/money.ts";
import { AppError } from "../../../errors.ts";
import { stripeMethods } from "./methods.ts";
import {
  ProviderUnreachable,
  type PaymentOrder,
  type ProviderMethod,
  type ProviderPayment,
  type ProviderRefund,
} from "../payment.ts";
import { IntentId } from "./intent-id.ts";
import { chargeOf, fromDispute, fromIntent, fromPaymentMethod, fromRefund } from "./states.ts";
import type { StripePort } from "./stripe-port.ts";
import { stripeReturnPath, stripeWebhook } from "./webhook.ts";

/** Attempts of one request at Stripe before it counts as unreachable. */
const networkRetries = 2;
/** Longest wait for one answer (ms); the reconciling job reads the payment again. */
const answerWithin = 15_000;

/** The most cards that are read of a customer. */
const keptCardsRead = 20;

/** The longest value of metadata at Stripe (characters). */
const longestMetadata = 500;

const Event = v.object({ type: v.string(), data: v.unknown() });
const IntentReference = v.object({ object: v.object({ id: IntentId }) });
/** A charge that was made without an intent isn't one of ours, nor are its refunds and disputes. */
const PartOfIntent = v.object({ object: v.object({ payment_intent: v.nullable(IntentId) }) });

/** An amount that was refunded by other means needs no action. */
const refundedElsewhere: ProviderRefund = { reference: null, state: "succeeded", failureReason: null };

export interface StripeOptions {
  readonly secretKey: string;
  readonly publishableKey: string;
  /** The shop's origin, where buyers come back to. */
  readonly origin: string;
  /** Signs the webhooks; without it none is believed. */
  readonly webhookSecret: string | null;
  /** Those of its methods that the account may use. */
  readonly methods: readonly ProviderMethod[];
  /** Another address than Stripe's own, for a local server in tests. */
  readonly address?: { readonly host: string; readonly port: number; readonly protocol: "http" | "https" };
}

/** Opens Stripe with the account's keys. */
export function createStripe(options: StripeOptions): StripePort {
  const stripe = new Stripe(options.secretKey, {
    maxNetworkRetries: networkRetries,
    timeout: answerWithin,
    telemetry: false,
    ...options.address,
  });
  const expand = ["latest_charge"];

  /** An intent as the port knows it, with the disputes of its charge. */
  async function present(intent: Stripe.PaymentIntent, refusal: string | null = null): Promise<ProviderPayment> {
    const disputes = chargeOf(intent)?.disputed ? await stripe.disputes.list({ payment_intent: intent.id }) : null;
    return fromIntent(intent, disputes?.data.map(fromDispute) ?? [], refusal);
  }

  const read = (reference: string) =>
    asking(async () => present(await stripe.paymentIntents.retrieve(reference, { expand })));

  /** A step that Stripe refuses since the payment is elsewhere already answers with where it is. */
  const step = (reference: string, take: () => Promise<Stripe.PaymentIntent>) =>
    asking(async () => {
      try {
        return await present(await take());
      } catch (error) {
        if (!isRefusal(error)) throw error;
        const now = await stripe.paymentIntents.retrieve(reference, { expand });
        return await present(now, error.decline_code ?? error.code ?? "invalid_request");
      }
    });

  /** What Stripe refuses is refused for good: it answers a key that it knows with the same error. */
  const createRefund = (reference: string, amount: number, key: string) =>
    asking(async (): Promise<ProviderRefund> => {
      try {
        return fromRefund(
          await stripe.refunds.create({ payment_intent: reference, amount }, { idempotencyKey: `refund-${key}` }),
        );
      } catch (error) {
        if (!isRefusal(error)) throw error;
        if (error.code === "charge_already_refunded") return refundedElsewhere;
        return {
          reference: null,
          state: "failed",
          failureReason: error.decline_code ?? error.code ?? "invalid_request",
        };
      }
    });

  /** A refused intent could be paid again from the browser; a cancelled one could not. */
  async function closeRefused(payment: ProviderPayment): Promise<ProviderPayment> {
    if (payment.state === "refused" || payment.state === "failed")
      await stripe.paymentIntents.cancel(payment.reference).catch(() => undefined);
    return payment;
  }

  const port: StripePort = {
    name: "stripe",
    routes: (app, tools) => stripeWebhook(app, port, tools),
    browser: { publishableKey: options.publishableKey, tokensUrl: null },
    methods: Object.fromEntries(
      Object.entries(stripeMethods).filter(([type]) => options.methods.includes(type as ProviderMethod)),
    ),

    open: (order) =>
      asking(async () => {
        const intent = await stripe.paymentIntents.create(
          {
            amount: order.amount,
            currency: currency.toLowerCase(),
            allowed_payment_method_types: [typeOf(order.method)],
            capture_method: stripeMethods[order.method as keyof typeof stripeMethods].manualCapture
              ? "manual"
              : "automatic",
            description: order.bookingNumber,
            metadata: { bookingId: order.bookingId, paymentAttemptId: order.key },
          },
          { idempotencyKey: `open-${order.key}` },
        );
        return { reference: intent.id };
      }),

    async start(reference, order, token) {
      const known = knownBuyer(order);
      if (known) await asking(() => stripe.paymentIntents.update(reference, known));
      const payment = await step(reference, () =>
        stripe.paymentIntents.confirm(
          reference,
          { ...payingWith(order, token), return_url: `${options.origin}${stripeReturnPath}`, expand },
          { idempotencyKey: `start-${order.key}` },
        ),
      );
      return closeRefused(payment.state === "created" ? { ...payment, state: "failed", resultCode: "Error" } : payment);
    },

    async continueWith(reference, { redirectResult }) {
      const payment = await read(reference);
      // Back from its page, and nothing of it is under way: the buyer has given up there, whatever Stripe calls it.
      if (redirectResult !== undefined && payment.state === "created") return port.cancel(reference);
      return closeRefused(payment);
    },
    read,
    // Stripe releases the rest by itself, and captures an intent once.
    capture: (reference, amount) =>
      step(reference, () => stripe.paymentIntents.capture(reference, { amount_to_capture: amount, expand })),
    cancel: (reference) => step(reference, () => stripe.paymentIntents.cancel(reference, { expand })),

    refund: async (reference, amount, key) => ({
      refund: await createRefund(reference, amount, key),
      payment: await read(reference),
    }),
    createCustomer: (key, email) =>
      asking(async () => {
        const made = await stripe.customers.create(
          { email, metadata: { accountId: key } },
          { idempotencyKey: `customer-${key}` },
        );
        return made.id;
      }),
    listKeptCards: (customer) =>
      asking(async () => {
        const { data } = await stripe.customers.listPaymentMethods(customer, { type: "card", limit: keptCardsRead });
        return data.flatMap(fromPaymentMethod);
      }),
    forgetCard: (reference) => asking(() => gone(stripe.paymentMethods.detach(reference))),
    forgetCustomer: (customer) => asking(() => gone(stripe.customers.del(customer))),
    registerWalletDomain: (domain) =>
      asking(async () => {
        const { apple_pay, google_pay, link } = await stripe.paymentMethodDomains.create({ domain_name: domain });
        return { "Apple Pay": apple_pay.status, "Google Pay": google_pay.status, Link: link.status };
      }),
    readRefund: (refundReference) => asking(async () => fromRefund(await stripe.refunds.retrieve(refundReference))),

    hintOf(body, signature) {
      if (!options.webhookSecret) return undefined;
      let event: unknown;
      try {
        event = stripe.webhooks.constructEvent(body, signature, options.webhookSecret);
      } catch {
        return undefined;
      }
      const { type, data } = parsedEvent(event);
      if (type.startsWith("payment_intent.")) {
        const intent = v.safeParse(IntentReference, data);
        if (!intent.success)
          throw new AppError("invalid_input", "The event names no payment intent.", {
            "data.object.id": "a payment intent's id is wanted",
          });
        return intent.output.object.id;
      }
      // Of charges, their refunds and their disputes.
      if (!/^(refund|charge)\./.test(type)) return null;
      const ofIntent = v.safeParse(PartOfIntent, data);
      if (!ofIntent.success)
        throw new AppError("invalid_input", "The event names no payment intent.", {
          "data.object.payment_intent": "an id or null is wanted",
        });
      return ofIntent.output.object.payment_intent;
    },
  };
  return port;
}

/** What an event has to have to be one. 400 `invalid_input` for anything else, however well it is signed. */
function parsedEvent(event: unknown): v.InferOutput<typeof Event> {
  const parsed = v.safeParse(Event, event);
  if (!parsed.success) throw new AppError("invalid_input", "This is no event of Stripe's.");
  return parsed.output;
}

/** Two wallets are of Stripe's card type; PostFinance is not offered here and would be a PostFinance card. */
const cardTypes: readonly ProviderMethod[] = ["card", "apple_pay", "google_pay", "postfinance"];

function typeOf(method: ProviderMethod): "card" | "link" | "twint" | "ideal" | "alipay" {
  return cardTypes.includes(method) ? "card" : (method as "link" | "twint" | "ideal" | "alipay");
}

/**
 * What an intent gets to know of its buyer before it is confirmed; rules of Radar read the metadata. It isn't in the
 * opening, which is repeated with the same key by whom nothing of it is known. Null where nothing is.
 */
function knownBuyer({ customer, browser }: PaymentOrder): Stripe.PaymentIntentUpdateParams | null {
  if (!customer && !browser) return null;
  return {
    ...(customer && { customer }),
    ...(browser && {
      metadata: {
        buyerIp: browser.ip,
        buyerUserAgent: (browser.userAgent ?? "").slice(0, longestMetadata),
        buyerOrigin: browser.origin ?? "",
      },
    }),
  };
}

function payingWith(order: PaymentOrder, token: string | null): Stripe.PaymentIntentConfirmParams {
  const type = typeOf(order.method);
  if (type === "link") return { payment_method: token ?? "", use_stripe_sdk: true };
  if (type === "card")
    return {
      payment_method: order.keptCard ?? token ?? "",
      use_stripe_sdk: true,
      ...(order.keepsCard && { setup_future_usage: "on_session" }),
      ...(order.authentication && {
        payment_method_options: { card: { request_three_d_secure: order.authentication } },
      }),
    };
  return { payment_method_data: { type, billing_details: { email: order.email } } };
}

/** Whether what Stripe is to forget was there or not. */
async function gone(call: Promise<unknown>): Promise<void> {
  try {
    await call;
  } catch (error) {
    if (!isRefusal(error)) throw error;
  }
}

/** Stripe's own no, unlike a failure on the way to it. */
function isRefusal(error: unknown): error is Stripe.errors.StripeCardError | Stripe.errors.StripeInvalidRequestError {
  return error instanceof Stripe.errors.StripeCardError || error instanceof Stripe.errors.StripeInvalidRequestError;
}

async function asking<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    throw new ProviderUnreachable(error);
  }
}
