import type Stripe from "stripe";
import type { PaymentAction } from "../../../../sdk/contracts/payment.ts";
import { second } from "../../../clock.ts";
import type { KeptCard, ProviderDispute, ProviderPayment, ProviderRefund } from "../payment.ts";

/** The charge of an intent that was read with it. */
export function chargeOf(intent: Stripe.PaymentIntent): Stripe.Charge | null {
  return typeof intent.latest_charge === "object" ? intent.latest_charge : null;
}

/**
 * RULES 9: a payment intent as the port knows it. `refusal` is the code of an error that came with this very answer. A
 * charge that fails after it had succeeded makes the payment `failed`, whatever the intent says.
 */
export function fromIntent(
  intent: Stripe.PaymentIntent,
  disputes: readonly ProviderDispute[],
  refusal: string | null = null,
): ProviderPayment {
  const charge = chargeOf(intent);
  const reason = refusal ?? intent.last_payment_error?.decline_code ?? intent.last_payment_error?.code ?? null;
  const known = {
    reference: intent.id,
    captured: intent.amount_received,
    refunded: charge?.amount_refunded ?? 0,
    disputes,
    refusalReason: reason,
    action: null,
  };
  switch (intent.status) {
    case "requires_payment_method":
      return reason
        ? { ...known, state: "refused", resultCode: "Refused" }
        : { ...known, state: "created", resultCode: "Received" };
    case "requires_confirmation":
      return { ...known, state: "created", resultCode: "Received" };
    case "requires_action": {
      const action = actionOf(intent);
      return {
        ...known,
        state: "action_required",
        resultCode: action.type === "redirect" ? "RedirectShopper" : "ChallengeShopper",
        action,
      };
    }
    case "processing":
      return { ...known, state: "pending", resultCode: "Pending", action: { type: "await" } };
    case "requires_capture":
      return { ...known, state: "authorised", resultCode: "Authorised" };
    case "succeeded":
      if (charge?.status === "failed")
        return {
          ...known,
          state: "failed",
          resultCode: "Error",
          captured: 0,
          refusalReason: charge.failure_code ?? "charge_failed",
        };
      return { ...known, state: "captured", resultCode: "Authorised" };
    case "canceled":
      return { ...known, state: "cancelled", resultCode: "Cancelled" };
    default:
      return { ...known, state: "pending", resultCode: "Received", action: { type: "await" } };
  }
}

const disputeStates: Readonly<Record<string, ProviderDispute["state"]>> = {
  // An inquiry: the amount is not taken yet, and its end takes nothing.
  warning_needs_response: "opened",
  warning_under_review: "under_review",
  warning_closed: "won",
  needs_response: "opened",
  under_review: "under_review",
  appeal_needs_response: "opened",
  appeal_under_review: "under_review",
  prevented: "won",
  won: "won",
  lost: "lost",
};

/** A dispute as the port knows it. */
export function fromDispute({ id, status, amount, reason, evidence_details }: Stripe.Dispute): ProviderDispute {
  const dueBy = evidence_details.due_by;
  return {
    reference: id,
    // A status of a later version of Stripe: it has not ended.
    state: disputeStates[status] ?? "under_review",
    amount,
    reason,
    respondBy: dueBy === null ? null : new Date(dueBy * second).toISOString(),
  };
}

/** A kept card as the port knows it; none of another kind of payment method. */
export function fromPaymentMethod({ id, card, billing_details }: Stripe.PaymentMethod): KeptCard[] {
  if (!card) return [];
  const { brand, last4, exp_month: expiryMonth, exp_year: expiryYear } = card;
  return [{ reference: id, brand, last4, expiryMonth, expiryYear, holder: billing_details.name }];
}

/** A refund as the port knows it; `requires_action` waits for the buyer, and nothing has gone back before. */
export function fromRefund({ id, status, failure_reason }: Stripe.Refund): ProviderRefund {
  if (status === "succeeded") return { reference: id, state: "succeeded", failureReason: null };
  if (status === "failed" || status === "canceled")
    return { reference: id, state: "failed", failureReason: failure_reason ?? status };
  return { reference: id, state: "pending", failureReason: null };
}

function actionOf(intent: Stripe.PaymentIntent): PaymentAction {
  const url = intent.next_action?.redirect_to_url?.url;
  if (url) return { type: "redirect", url, method: "GET", data: {} };
  return { type: "sdk", provider: "stripe", clientSecret: intent.client_secret ?? "" };
}
