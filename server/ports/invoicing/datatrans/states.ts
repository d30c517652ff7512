import type { PaymentAction } from "../../../../sdk/contracts/payment.ts";
import type { ProviderPayment, ProviderRefund } from "../../payment/payment.ts";
import { creditsOf, type Transaction } from "./transaction.ts";

/** Reasons of a failure that are a no of the one who would have invoiced, or of the buyer's data. */
const declines: readonly string[] = ["declined", "referral", "card_invalid", "secure_authentication"];

/**
 * RULES 9: a transaction as the port knows it. `startUrl`: its page; `now` in ms; `refusal`: the code of an error that
 * came with this very answer. What nobody has begun is `action_required` from the start: its page is known to the shop
 * alone until it leads the buyer there. Throws for an answer without the amount that it must have.
 */
export function fromTransaction(
  transaction: Transaction,
  {
    startUrl,
    now,
    refusal = null,
  }: { readonly startUrl: string; readonly now: number; readonly refusal?: string | null },
): ProviderPayment {
  const failure = codeOf(transaction.detail?.fail?.reason);
  const known = {
    reference: transaction.transactionId,
    captured: 0,
    refunded: creditsOf(transaction).reduce((sum, amount) => sum + amount, 0),
    disputes: [],
    refusalReason: refusal ?? failure,
    action: null,
  };
  const page: PaymentAction = { type: "redirect", url: startUrl, method: "GET", data: {} };
  switch (transaction.status) {
    case "initialized":
      if (isExpired(transaction, now))
        return { ...known, state: "cancelled", resultCode: "Cancelled", refusalReason: refusal ?? "expired" };
      return { ...known, state: "action_required", resultCode: "RedirectShopper", action: page };
    case "challenge_required":
    case "challenge_ongoing":
      return { ...known, state: "action_required", resultCode: "RedirectShopper", action: page };
    case "authenticated":
      return { ...known, state: "pending", resultCode: "Pending", action: { type: "await" } };
    case "authorized":
      return { ...known, state: "authorised", resultCode: "Authorised" };
    case "settled":
    case "transmitted":
      return { ...known, state: "captured", resultCode: "Authorised", captured: settledAmount(transaction) };
    case "canceled":
      return { ...known, state: "cancelled", resultCode: "Cancelled" };
    case "failed":
      return failure !== null && declines.includes(failure)
        ? { ...known, state: "refused", resultCode: "Refused" }
        : { ...known, state: "failed", resultCode: "Error", refusalReason: refusal ?? failure ?? "error" };
  }
}

/** The transaction of a credit as the port knows it. */
export function fromCredit({ transactionId: reference, status, detail }: Transaction): ProviderRefund {
  if (status === "settled" || status === "transmitted") return { reference, state: "succeeded", failureReason: null };
  if (status === "failed" || status === "canceled")
    return { reference, state: "failed", failureReason: codeOf(detail?.fail?.reason) ?? status };
  return { reference, state: "pending", failureReason: null };
}

/** A code of Datatrans' in our writing: `INVALID_PROPERTY` is `invalid_property`. Null for what is no code. */
export function codeOf(text: string | null | undefined): string | null {
  return text && /^\w{1,60}$/.test(text) ? text.toLowerCase() : null;
}

function isExpired({ detail }: Transaction, now: number): boolean {
  return Date.parse(detail?.init?.expires ?? "") <= now;
}

function settledAmount({ detail }: Transaction): number {
  const amount = detail?.settle?.amount;
  if (amount == null) throw new Error("a settled transaction has no amount");
  return amount;
}
