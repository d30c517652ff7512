import { randomUUID } from "node:crypto";
import { partOf, textOf, textsOf, type Form } from "./form.fixture.ts";
import {
  StripeRefusal,
  type CardBehaviour,
  type StripeCharge,
  type StripeCustomer,
  type StripeDispute,
  type StripeDomain,
  type StripeIntent,
  type StripePaymentMethod,
  type StripeRefund,
} from "./objects.fixture.ts";

export interface StripeEvent {
  readonly id: string;
  readonly object: "event";
  readonly type: string;
  readonly data: { readonly object: object };
}

/** The codes of a card that is refused. */
const declines: Partial<Record<CardBehaviour, { code: string; decline_code: string }>> = {
  declined: { code: "card_declined", decline_code: "generic_decline" },
  insufficient_funds: { code: "card_declined", decline_code: "insufficient_funds" },
  lost_card: { code: "card_declined", decline_code: "lost_card" },
};
const cancellable: readonly StripeIntent["status"][] = [
  "requires_payment_method",
  "requires_action",
  "requires_capture",
  "processing",
];
/** Characters. */
const longestMetadata = 500;
/** A week, as a bank gives the merchant (s). */
const respondWithin = 604_800;

/**
 * An account at Stripe: its objects, the steps that they may take, and the events that tell of them. `origin`: where
 * its pages are. `emit` receives each event.
 */
export class StripeAccount {
  readonly customers = new Map<string, StripeCustomer>();
  readonly methods = new Map<string, StripePaymentMethod>();
  readonly intents = new Map<string, StripeIntent>();
  readonly charges = new Map<string, StripeCharge>();
  readonly refunds = new Map<string, StripeRefund>();
  readonly disputes = new Map<string, StripeDispute>();
  readonly domains = new Map<string, StripeDomain>();
  readonly #behaviours = new Map<string, CardBehaviour>();
  readonly #emit: (event: StripeEvent) => void;
  readonly #origin: string;

  constructor(origin: string, emit: (event: StripeEvent) => void) {
    this.#origin = origin;
    this.#emit = emit;
  }

  /* What happens outside the shop's own requests. */

  /** Stripe.js makes a payment method of what a buyer types. */
  createCard(behaviour: CardBehaviour, { last4 = "4242", name = null as string | null, type = "card" } = {}): string {
    const id = this.#id("pm");
    const card = { brand: "visa", last4, exp_month: 12, exp_year: 2030 };
    this.methods.set(id, {
      id,
      object: "payment_method",
      type,
      customer: null,
      billing_details: { name },
      card,
    });
    this.#behaviours.set(id, behaviour);
    return id;
  }

  /** The buyer has answered the bank's challenge, or acted on the page that they were sent to. */
  answer(intentId: string, answer: "pay" | "decline" | "cancel"): void {
    const intent = this.#intent(intentId);
    if (intent.status !== "requires_action") return;
    intent.next_action = null;
    // Who closes the page leaves no error behind.
    if (answer === "cancel") return void (intent.status = "requires_payment_method");
    if (answer === "pay") return this.#charge(intent);
    const isCard = intent.allowed_payment_method_types[0] === "card";
    intent.status = "requires_payment_method";
    intent.last_payment_error = {
      code: isCard ? "payment_intent_authentication_failure" : "payment_method_provider_decline",
    };
    this.#send("payment_intent.payment_failed", intent);
  }

  /** A bank takes back the money of a payment that had succeeded. */
  failLate(intentId: string): void {
    const charge = this.#chargeOf(this.#intent(intentId));
    charge.status = "failed";
    charge.failure_code = "bank_reversal";
    this.#send("charge.failed", charge);
    this.#send("payment_intent.payment_failed", this.#intent(intentId));
  }

  /** A reserved amount is not captured in time. */
  expire(intentId: string): void {
    const intent = this.#intent(intentId);
    intent.status = "canceled";
    this.#send("charge.expired", this.#chargeOf(intent));
    this.#send("payment_intent.canceled", intent);
  }

  /** The payer contests what is left of a payment. */
  dispute(intentId: string): string {
    const charge = this.#chargeOf(this.#intent(intentId));
    const id = this.#id("dp");
    const dispute: StripeDispute = {
      id,
      object: "dispute",
      payment_intent: intentId,
      charge: charge.id,
      amount: charge.amount_captured - charge.amount_refunded,
      reason: "fraudulent",
      evidence_details: { due_by: respondWithin },
      status: "needs_response",
    };
    this.disputes.set(id, dispute);
    charge.disputed = true;
    this.#send("charge.dispute.created", dispute);
    return id;
  }

  moveDispute(id: string, status: StripeDispute["status"]): void {
    const dispute = this.disputes.get(id)!;
    dispute.status = status;
    this.#send(status === "won" || status === "lost" ? "charge.dispute.closed" : "charge.dispute.updated", dispute);
  }

  /** Lets everything happen that the cards of captured payments and pending refunds bring, one step each. */
  advance(): void {
    for (const refund of [...this.refunds.values()].filter(({ status }) => status === "pending"))
      this.#endRefund(refund);
    for (const intent of [...this.intents.values()].filter(({ status }) => status === "succeeded")) {
      const behaviour = this.#behaviourOf(intent);
      if (behaviour === "fails_late" && this.#chargeOf(intent).status === "succeeded") this.failLate(intent.id);
      if (behaviour === "dispute_won" || behaviour === "dispute_lost") this.#advanceDispute(intent.id, behaviour);
    }
  }

  /* The shop's requests. */

  createIntent(form: Form): StripeIntent {
    const id = this.#id("pi");
    const intent: StripeIntent = {
      id,
      object: "payment_intent",
      amount: Number(textOf(form, "amount")),
      currency: textOf(form, "currency") ?? "",
      capture_method: textOf(form, "capture_method") ?? "automatic",
      client_secret: `${id}_secret_1`,
      allowed_payment_method_types: Object.values(partOf(form, "allowed_payment_method_types")).map(String),
      status: "requires_payment_method",
      customer: textOf(form, "customer") ?? null,
      metadata: textsOf(partOf(form, "metadata")),
      request_three_d_secure: null,
      payment_method: null,
      setup_future_usage: null,
      amount_received: 0,
      next_action: null,
      last_payment_error: null,
      latest_charge: null,
    };
    this.intents.set(id, intent);
    this.#send("payment_intent.created", intent);
    return intent;
  }

  updateIntent(id: string, form: Form): StripeIntent {
    const intent = this.#intent(id);
    const customer = textOf(form, "customer");
    if (customer !== undefined) intent.customer = this.#customer(customer).id;
    const metadata = textsOf(partOf(form, "metadata"));
    if (Object.values(metadata).some((value) => value.length > longestMetadata))
      throw new StripeRefusal("parameter_invalid_string_too_long");
    // Stripe adds what is new, and drops what is empty.
    const all = Object.entries({ ...intent.metadata, ...metadata });
    intent.metadata = Object.fromEntries(all.filter(([, value]) => value !== ""));
    return intent;
  }

  confirmIntent(id: string, form: Form): StripeIntent {
    const intent = this.#intent(id);
    if (intent.status !== "requires_payment_method") throw unexpectedState(intent);
    const [allowed] = intent.allowed_payment_method_types;
    if (allowed !== "card" && allowed !== "link") {
      const returnUrl = textOf(form, "return_url");
      if (!returnUrl) throw new StripeRefusal("parameter_missing");
      intent.status = "requires_action";
      const url = `${this.#origin}/redirect/${id}`;
      intent.next_action = { type: "redirect_to_url", redirect_to_url: { url, return_url: returnUrl } };
      this.#send("payment_intent.requires_action", intent);
      return intent;
    }
    const method = this.methods.get(textOf(form, "payment_method") ?? "");
    if (!method) throw new StripeRefusal("resource_missing");
    if (method.type !== allowed) throw new StripeRefusal("payment_intent_incompatible_payment_method");
    // Stripe refuses a method that another customer, or none, pays with.
    if (method.customer !== null && method.customer !== intent.customer)
      throw new StripeRefusal("payment_method_customer_mismatch");
    intent.payment_method = method.id;
    intent.setup_future_usage = textOf(form, "setup_future_usage") ?? null;
    intent.last_payment_error = null;
    const decline = declines[this.#behaviourOf(intent)];
    if (decline) {
      intent.last_payment_error = decline;
      this.#addCharge(intent, "failed", decline.decline_code);
      this.#send("payment_intent.payment_failed", intent);
      throw new StripeRefusal(decline.code, { status: 402, type: "card_error", ...decline, payment_intent: intent });
    }
    const options = partOf(partOf(form, "payment_method_options"), "card");
    intent.request_three_d_secure = textOf(options, "request_three_d_secure") ?? null;
    const asksBank = intent.request_three_d_secure === "any" || intent.request_three_d_secure === "challenge";
    if (asksBank || this.#behaviourOf(intent) === "challenge") {
      intent.status = "requires_action";
      intent.next_action = { type: "use_stripe_sdk" };
      this.#send("payment_intent.requires_action", intent);
      return intent;
    }
    this.#charge(intent);
    return intent;
  }

  captureIntent(id: string, form: Form): StripeIntent {
    const intent = this.#intent(id);
    if (intent.status === "requires_capture" && this.#behaviourOf(intent) === "authorisation_expires") this.expire(id);
    if (intent.status !== "requires_capture") throw unexpectedState(intent);
    const amount = Number(textOf(form, "amount_to_capture") ?? intent.amount);
    if (amount > intent.amount) throw new StripeRefusal("amount_too_large");
    const charge = this.#chargeOf(intent);
    charge.amount_captured = amount;
    charge.amount_refunded = intent.amount - amount;
    intent.amount_received = amount;
    intent.status = "succeeded";
    this.#send("charge.captured", charge);
    this.#send("payment_intent.succeeded", intent);
    return intent;
  }

  cancelIntent(id: string): StripeIntent {
    const intent = this.#intent(id);
    if (!cancellable.includes(intent.status)) throw unexpectedState(intent);
    intent.status = "canceled";
    this.#send("payment_intent.canceled", intent);
    return intent;
  }

  /** An intent with its charge in full, where the request asks for that. */
  readIntent(id: string, form: Form): object {
    const intent = this.#intent(id);
    const isExpanded = Object.values(partOf(form, "expand")).includes("latest_charge");
    return isExpanded && intent.latest_charge
      ? { ...intent, latest_charge: this.charges.get(intent.latest_charge) }
      : intent;
  }

  createRefund(form: Form): StripeRefund {
    const intent = this.#intent(textOf(form, "payment_intent") ?? "");
    const charge = this.#chargeOf(intent);
    const ofIt = [...this.disputes.values()].filter(({ charge: id }) => id === charge.id);
    if (ofIt.some(({ status }) => status === "needs_response" || status === "under_review"))
      throw new StripeRefusal("charge_disputed");
    const released = intent.amount - charge.amount_captured;
    const lost = ofIt.reduce((sum, { status, amount }) => (status === "lost" ? sum + amount : sum), 0);
    const left = charge.amount_captured - (charge.amount_refunded - released) - lost;
    if (left <= 0) throw new StripeRefusal("charge_already_refunded");
    const amount = Number(textOf(form, "amount"));
    if (amount > left) throw new StripeRefusal("amount_too_large");
    const behaviour = this.#behaviourOf(intent);
    const isLate = behaviour === "refund_late" || behaviour === "refund_fails";
    const refund: StripeRefund = {
      id: this.#id("re"),
      object: "refund",
      payment_intent: intent.id,
      charge: charge.id,
      amount,
      status: isLate ? "pending" : "succeeded",
      failure_reason: null,
    };
    charge.amount_refunded += amount;
    this.refunds.set(refund.id, refund);
    this.#send("charge.refunded", charge);
    return refund;
  }

  readRefund(id: string): StripeRefund {
    return this.refunds.get(id) ?? missing();
  }

  createCustomer(form: Form): StripeCustomer {
    const customer: StripeCustomer = { id: this.#id("cus"), object: "customer", email: textOf(form, "email") ?? null };
    this.customers.set(customer.id, customer);
    return customer;
  }

  deleteCustomer(id: string): object {
    this.#customer(id);
    this.customers.delete(id);
    for (const method of this.methods.values()) if (method.customer === id) this.methods.delete(method.id);
    return { id, object: "customer", deleted: true };
  }

  listMethods(customer: string): object {
    this.#customer(customer);
    return listOf([...this.methods.values()].filter((method) => method.customer === customer).toReversed());
  }

  detachMethod(id: string): StripePaymentMethod {
    const method = this.methods.get(id) ?? missing();
    if (method.customer === null) throw new StripeRefusal("payment_method_unexpected_state");
    method.customer = null;
    return method;
  }

  listDisputes(form: Form): object {
    const intent = textOf(form, "payment_intent");
    return listOf([...this.disputes.values()].filter(({ payment_intent }) => payment_intent === intent));
  }

  createDomain(form: Form): object {
    const name = textOf(form, "domain_name") ?? "";
    const active = { status: "active" };
    const known = this.domains.get(name) ?? {
      id: this.#id("pmd"),
      object: "payment_method_domain",
      domain_name: name,
      apple_pay: active,
      google_pay: active,
      link: active,
    };
    this.domains.set(name, known);
    return known;
  }

  /* Within. */

  #charge(intent: StripeIntent): void {
    const isManual = intent.capture_method === "manual";
    const charge = this.#addCharge(intent, "succeeded", null);
    if (intent.setup_future_usage && intent.customer && intent.payment_method)
      this.methods.get(intent.payment_method)!.customer = intent.customer;
    if (isManual) {
      intent.status = "requires_capture";
      this.#send("payment_intent.amount_capturable_updated", intent);
      return;
    }
    charge.amount_captured = intent.amount;
    intent.amount_received = intent.amount;
    intent.status = "succeeded";
    this.#send("charge.succeeded", charge);
    this.#send("payment_intent.succeeded", intent);
  }

  #addCharge(intent: StripeIntent, status: StripeCharge["status"], failure: string | null): StripeCharge {
    const charge: StripeCharge = {
      id: this.#id("ch"),
      object: "charge",
      payment_intent: intent.id,
      amount: intent.amount,
      amount_captured: 0,
      amount_refunded: 0,
      status,
      disputed: false,
      failure_code: failure,
    };
    this.charges.set(charge.id, charge);
    intent.latest_charge = charge.id;
    return charge;
  }

  #endRefund(refund: StripeRefund): void {
    const charge = this.charges.get(refund.charge)!;
    const fails = this.#behaviourOf(this.#intent(refund.payment_intent)) === "refund_fails";
    refund.status = fails ? "failed" : "succeeded";
    if (fails) {
      refund.failure_reason = "lost_or_stolen_card";
      charge.amount_refunded -= refund.amount;
    }
    this.#send(fails ? "refund.failed" : "refund.updated", refund);
  }

  #advanceDispute(intentId: string, course: "dispute_won" | "dispute_lost"): void {
    const dispute = [...this.disputes.values()].find(({ payment_intent }) => payment_intent === intentId);
    if (!dispute) this.dispute(intentId);
    else if (dispute.status === "needs_response") this.moveDispute(dispute.id, "under_review");
    else if (dispute.status === "under_review") this.moveDispute(dispute.id, course === "dispute_won" ? "won" : "lost");
  }

  #behaviourOf({ payment_method }: StripeIntent): CardBehaviour {
    return (payment_method && this.#behaviours.get(payment_method)) || "succeeds";
  }

  #intent(id: string): StripeIntent {
    return this.intents.get(id) ?? missing();
  }

  #customer(id: string): StripeCustomer {
    return this.customers.get(id) ?? missing();
  }

  #chargeOf({ latest_charge }: StripeIntent): StripeCharge {
    return (latest_charge && this.charges.get(latest_charge)) || missing();
  }

  /** Unlike any of another account. */
  #id(kind: string): string {
    return `${kind}_${randomUUID().replaceAll("-", "")}`;
  }

  #send(type: string, object: object): void {
    this.#emit({ id: this.#id("evt"), object: "event", type, data: { object: { ...object } } });
  }
}

function unexpectedState({ status }: StripeIntent): StripeRefusal {
  return new StripeRefusal("payment_intent_unexpected_state", { payment_intent: { status } });
}

function missing(): never {
  throw new StripeRefusal("resource_missing", { status: 404 });
}

function listOf(data: readonly object[]): object {
  return { object: "list", data, has_more: false, url: "" };
}
