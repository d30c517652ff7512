/*
 * Stripe's objects as far as the port reads them, with the names that they have there. Amounts in Rappen, instants in
 * seconds since 1970.
 */

/** What a card does when it is charged, and afterwards. */
export type CardBehaviour =
  | "succeeds"
  | "challenge"
  | "declined"
  | "insufficient_funds"
  | "lost_card"
  | "authorisation_expires"
  | "fails_late"
  | "dispute_won"
  | "dispute_lost"
  | "refund_late"
  | "refund_fails";

export interface StripeCustomer {
  readonly id: string;
  readonly object: "customer";
  email: string | null;
}

export interface StripePaymentMethod {
  readonly id: string;
  readonly object: "payment_method";
  readonly type: string;
  customer: string | null;
  readonly billing_details: { name: string | null };
  readonly card?: { brand: string; last4: string; exp_month: number; exp_year: number };
}

export interface StripeDomain {
  readonly id: string;
  readonly object: "payment_method_domain";
  readonly domain_name: string;
  readonly apple_pay: { readonly status: string };
  readonly google_pay: { readonly status: string };
  readonly link: { readonly status: string };
}

export interface StripeIntent {
  readonly id: string;
  readonly object: "payment_intent";
  readonly amount: number;
  readonly currency: string;
  readonly capture_method: string;
  readonly client_secret: string;
  readonly allowed_payment_method_types: string[];
  status: "requires_payment_method" | "requires_action" | "processing" | "requires_capture" | "succeeded" | "canceled";
  customer: string | null;
  metadata: Record<string, string>;
  request_three_d_secure: string | null;
  payment_method: string | null;
  setup_future_usage: string | null;
  amount_received: number;
  next_action: null | { type: string; redirect_to_url?: { url: string; return_url: string } };
  last_payment_error: null | { code: string; decline_code?: string };
  latest_charge: string | null;
}

export interface StripeCharge {
  readonly id: string;
  readonly object: "charge";
  readonly payment_intent: string;
  readonly amount: number;
  amount_captured: number;
  amount_refunded: number;
  status: "succeeded" | "failed" | "pending";
  disputed: boolean;
  failure_code: string | null;
}

export interface StripeRefund {
  readonly id: string;
  readonly object: "refund";
  readonly payment_intent: string;
  readonly charge: string;
  readonly amount: number;
  status: "pending" | "succeeded" | "failed";
  failure_reason: string | null;
}

export interface StripeDispute {
  readonly id: string;
  readonly object: "dispute";
  readonly payment_intent: string;
  readonly charge: string;
  readonly amount: number;
  readonly reason: string;
  readonly evidence_details: { due_by: number };
  status: "needs_response" | "under_review" | "won" | "lost";
}

/** An answer that Stripe refuses a request with. */
export class StripeRefusal extends Error {
  readonly status: number;
  readonly error: Readonly<Record<string, unknown>>;
  constructor(code: string, { status = 400, type = "invalid_request_error", ...more }: StripeRefusalDetails = {}) {
    super(code);
    this.status = status;
    this.error = { type, code, message: code, ...more };
  }
}

interface StripeRefusalDetails {
  readonly status?: number;
  readonly type?: string;
  readonly decline_code?: string;
  readonly payment_intent?: object;
}
