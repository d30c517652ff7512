import * as v from "valibot";
import { SavedCard } from "./saved-card.ts";

/**
 * The methods of purchase spec §9, two more wallets, the three without a provider's window, the one that several people
 * share, and `invoice_by_provider`: a provider of invoices pays the shop and bills the distributor, where `invoice` is
 * the shop's own.
 */
const paymentMethodTypes = [
  "twint",
  "card",
  "apple_pay",
  "google_pay",
  "link",
  "ideal",
  "alipay",
  "postfinance",
  "invoice",
  "invoice_by_provider",
  "free",
  "shared",
  "voucher",
] as const;
export const PaymentMethodType = v.picklist(paymentMethodTypes);
export type PaymentMethodType = v.InferOutput<typeof PaymentMethodType>;

/** How a provider's answers are mapped (RULES 9). A hint: only the booking's status confirms. */
const resultCodes = [
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
  /** No further action: the booking's status is polled until it is final. */
  v.object({ type: v.literal("await") }),
]);
export type PaymentAction = v.InferOutput<typeof PaymentAction>;

/** The ways to pay a cart: none for a free one. */
export const PaymentMethods = v.object({
  /** Which card module the browser loads, and what that needs to start. */
  provider: v.object({
    name: v.string(),
    publishableKey: v.nullable(v.string()),
    tokensUrl: v.nullable(v.string()),
  }),
  paymentMethods: v.array(
    v.object({
      type: PaymentMethodType,
      name: v.string(),
      brands: v.array(v.string()),
      /** Paid by a button of the wallet, where the browser has it: it gives a token, and who pays. */
      isWallet: v.optional(v.boolean()),
    }),
  ),
  /** The cards of a signed-in buyer, the default one first; null for a guest, of whom none are kept. */
  savedCards: v.optional(v.nullable(v.array(SavedCard)), null),
});
export type PaymentMethods = v.InferOutput<typeof PaymentMethods>;

/** What became of a payment attempt, and what the browser does next. */
export const PaymentResult = v.object({
  resultCode: ResultCode,
  action: v.nullable(PaymentAction),
  paymentAttemptId: v.nullable(v.string()),
  refusalReason: v.nullable(v.string()),
  /** The chosen payment method: shown to a buyer who returns from the provider's page. */
  paymentMethod: v.optional(v.nullable(PaymentMethodType), null),
});
export type PaymentResult = v.InferOutput<typeof PaymentResult>;
