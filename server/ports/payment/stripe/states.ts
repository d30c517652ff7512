import type Stripe from "stripe";
import type { PaymentAction } from "../../../../sdk/contracts/payment.ts";
import type { ProviderPayment, ProviderRefund } from "../payment.ts";

/**
 * RULES 9: a payment intent as the port knows it. `refusal` is the code of an error that came with this very answer.
 */
export function fromIntent(intent: Stripe.PaymentIntent, refusal: string | null = null): ProviderPayment {
  const charge = typeof intent.latest_charge === "object" ? intent.latest_charge : null;
  const reason = refusal ?? intent.last_payment_error?.decline_code ?? intent.last_payment_error?.code ?? null;
  const known = {
    reference: intent.id,
    captured: intent.amount_received,
    refunded: charge?.amount_refunded ?? 0,
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
      return { ...known, state: "captured", resultCode: "Authorised" };
    case "canceled":
      return { ...known, state: "cancelled", resultCode: "Cancelled" };
    default:
      return { ...known, state: "pending", resultCode: "Received", action: { type: "await" } };
  }
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
