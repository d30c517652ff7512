import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import { minute } from "../../../clock.ts";
import { methodOf, sandboxMethods } from "./methods.ts";
import { referenceTextOf, type PaymentPort, type ProviderDispute, type ProviderPayment } from "../payment.ts";
import { readCard, type CardOutcome } from "./cards.ts";
import {
  deleteCustomer,
  deleteKeptCard,
  findFailureAddress,
  findOutcomeOfCard,
  findPayment,
  findPaymentOfChallenge,
  insertCapture,
  insertCustomerOnce,
  insertFailureAddressOnce,
  insertPaymentOnce,
  insertToken,
  insertTokenCard,
  listPaymentsToSettle,
  replacePayment,
  type SandboxDb,
} from "./queries.ts";
import { sandboxKeptCards } from "./kept-cards.ts";
import { sandboxPaidCourses } from "./paid-courses.ts";
import { capturedOf, sandboxRefunds } from "./refunds.ts";
import { sandboxRoutes } from "./routes.ts";
import type { Sandbox } from "./sandbox-port.ts";
import { createSandboxTables, type SandboxPayment } from "./tables.ts";

/** Time between two looks at what is due (ms). */
const clockInterval = 1_000;

/** How long a late answer takes (ms). */
export const lateAnswerAfter = 6_000;

/** How long Apple's sessions last (ms). */
const walletSessionFor = 5 * minute;

/** How long a refund takes that does not end at once (ms). */
const lateRefundAfter = 10_000;

export interface SandboxOptions {
  /** Its name as a provider: its pages are below `/providers/<name>/`. Without it the sandbox of cards. */
  readonly name?: string;
  readonly methods?: PaymentPort["methods"];
  readonly db: Kysely<any>;
  /** ms since 1970. */
  readonly now: () => number;
  /** The origin its pages and its token address are on. */
  readonly origin: string;
  /**
   * The webhook: receives payments that have changed. A hint, nothing more; its failure is the reconciling job's
   * matter.
   */
  readonly notify: (reference: string) => void;
}

/** Opens the sandbox on a database, with its tables made. */
export async function createSandbox({
  name = "sandbox",
  methods = sandboxMethods,
  db,
  now,
  origin,
  notify,
}: SandboxOptions): Promise<Sandbox> {
  const tables = db as SandboxDb;
  await createSandboxTables(tables);
  const instant = (ms: number) => new Date(ms).toISOString();
  const pages = `${origin}/providers/${name}`;

  async function settle(payment: SandboxPayment): Promise<boolean> {
    return replacePayment(tables, payment.reference, ["pending"], { state: paid(payment), settles_at: null });
  }

  async function current(reference: string): Promise<ProviderPayment> {
    const payment = await findPayment(tables, reference);
    if (!payment)
      return {
        reference,
        state: "failed",
        resultCode: "Error",
        action: null,
        refusalReason: "unknown_reference",
        captured: 0,
        refunded: 0,
        disputes: [],
      };
    if (payment.state === "pending" && payment.settles_at !== null && payment.settles_at <= instant(now())) {
      await settle(payment);
      return current(reference);
    }
    return present(payment, await capturedOf(tables, payment), await paidCourses.disputesOf(reference), pages);
  }

  const refunds = sandboxRefunds(
    tables,
    () => instant(now()),
    () => instant(now() + lateRefundAfter),
  );

  const keptCards = sandboxKeptCards(tables, () => instant(now()));
  const paidCourses = sandboxPaidCourses(tables, (after = 0) => instant(now() + after));

  const port: Sandbox = {
    name,
    routes: (app, tools) => sandboxRoutes(app, port, tools),
    jobs: [{ name: `${name}'s late answers`, every: clockInterval, run: () => port.settleDue() }],
    browser: { publishableKey: null, tokensUrl: `${pages}/tokens` },
    methods,

    async tokenize(input) {
      const read = readCard(input, instant(now()).slice(0, 10));
      if (!read.ok) return read;
      const token = `tok_${randomUUID()}`;
      const { outcome, brand, last4, expiryMonth, expiryYear, holder } = read.card;
      await insertToken(tables, { token, outcome, brand, last4, created_at: instant(now()), used_by: null });
      await insertTokenCard(tables, { token, expiry_month: expiryMonth, expiry_year: expiryYear, holder });
      return { ok: true, token, brand, last4 };
    },

    async open(order) {
      const opened = await insertPaymentOnce(tables, {
        reference: `pay_${randomUUID()}`,
        order_key: order.key,
        booking_number: referenceTextOf(order),
        method: order.method,
        amount: order.amount,
        manual_capture: methodOf(port, order.method).manualCapture ? 1 : 0,
        state: "created",
        refusal_reason: null,
        locale: order.locale,
        return_url: order.returnUrl,
        challenge_token: null,
        settles_at: null,
        refunded: 0,
        created_at: instant(now()),
      });
      if (order.failureUrl) await insertFailureAddressOnce(tables, { ...opened, url: order.failureUrl });
      return opened;
    },

    async start(reference, order, token) {
      const payment = await findPayment(tables, reference);
      if (payment?.state !== "created") return current(reference);
      if (methodOf(port, order.method).redirects && token === null) {
        await replacePayment(tables, reference, ["created"], { state: "action_required" });
        return current(reference);
      }
      const card = await keptCards.cardOf(reference, order, token);
      const outcome = order.authentication && card?.outcome === "succeeds" ? "challenge" : card?.outcome;
      await replacePayment(
        tables,
        reference,
        ["created"],
        outcome ? charge(outcome, payment, instant(now() + lateAnswerAfter)) : refusal("token_unknown"),
      );
      await keptCards.keepOf(reference);
      return current(reference);
    },

    continueWith: current,
    read: current,

    async capture(reference, amount) {
      if ((await findOutcomeOfCard(tables, reference))?.outcome === "authorisation_expires") {
        await replacePayment(tables, reference, ["authorised"], {
          state: "cancelled",
          refusal_reason: "authorisation_expired",
        });
        return current(reference);
      }
      await tables.transaction().execute(async (trx) => {
        const isFirst = await replacePayment(trx, reference, ["authorised"], { state: "captured" });
        if (!isFirst) return;
        await insertCapture(trx, { reference, amount });
        await paidCourses.begin(trx, reference);
      });
      return current(reference);
    },

    async cancel(reference) {
      await replacePayment(tables, reference, ["created", "action_required", "authorised"], { state: "cancelled" });
      return current(reference);
    },

    async refund(reference, amount, key) {
      const refund = await refunds.give(reference, amount, key);
      return { payment: await current(reference), refund };
    },
    readRefund: (refundReference) => refunds.read(refundReference),
    createCustomer: (key) => insertCustomerOnce(tables, { reference: `cus_${randomUUID()}`, key }),
    listKeptCards: keptCards.list,
    forgetCard: (reference) => deleteKeptCard(tables, reference),
    forgetCustomer: (customer) => deleteCustomer(tables, customer),
    async walletSession(_validationUrl, domain) {
      const epochTimestamp = now();
      return {
        merchantSessionIdentifier: randomUUID(),
        domainName: domain,
        displayName: "Sandbox",
        epochTimestamp,
        expiresAt: epochTimestamp + walletSessionFor,
      };
    },

    async findPayment(reference) {
      const payment = await findPayment(tables, reference);
      return payment && methods[payment.method] ? payment : undefined;
    },
    async addressBack({ reference, state, return_url }) {
      if (state === "authorised" || state === "captured") return return_url;
      return (await findFailureAddress(tables, reference)) ?? return_url;
    },
    findChallenge: (challengeToken) => findPaymentOfChallenge(tables, challengeToken),

    async decide(reference, decision) {
      const payment = await port.findPayment(reference);
      if (!payment) return undefined;
      const change =
        decision === "pay" || decision === "pay_fails_late"
          ? { state: paid(payment) }
          : decision === "decline"
            ? refusal(payment.challenge_token ? "authentication_failed" : "payment_declined")
            : { state: "cancelled" as const };
      const isFirst = await replacePayment(tables, reference, ["action_required"], change);
      if (isFirst && decision === "pay_fails_late") await paidCourses.begin(tables, reference, "fails_late");
      if (isFirst) await keptCards.keepOf(reference);
      if (isFirst) notify(reference);
      return findPayment(tables, reference);
    },

    async settleDue() {
      const due = await listPaymentsToSettle(tables, instant(now()));
      for (const payment of due) if (await settle(payment)) notify(payment.reference);
      const refunded = await refunds.settleDue();
      const changed = await paidCourses.settleDue();
      [...refunded, ...changed].forEach(notify);
      return due.length + refunded.length + changed.length;
    },
  };
  return port;
}

/** The state of a payment that went well: set aside where the method allows, else ours at once. */
function paid(payment: SandboxPayment): "authorised" | "captured" {
  return payment.manual_capture ? "authorised" : "captured";
}

function refusal(reason: string): Partial<SandboxPayment> {
  return { state: "refused", refusal_reason: reason };
}

function charge(outcome: CardOutcome, payment: SandboxPayment, settlesAt: string): Partial<SandboxPayment> {
  switch (outcome) {
    case "succeeds":
    case "authorisation_expires":
    case "fails_late":
    case "dispute_won":
    case "dispute_lost":
    case "refund_late":
    case "refund_fails":
    case "refund_fails_late":
      return { state: paid(payment) };
    case "challenge":
      return { state: "action_required", challenge_token: randomUUID() };
    case "declined":
      return refusal("card_declined");
    case "insufficient_funds":
    case "lost_card":
      return refusal(outcome);
    case "late":
      return { state: "pending", settles_at: settlesAt };
    case "times_out":
      return { state: "failed", refusal_reason: "issuer_timeout" };
  }
}

/** RULES 9: the sandbox's states as result codes and actions. */
function present(
  payment: SandboxPayment,
  captured: number,
  disputes: readonly ProviderDispute[],
  pages: string,
): ProviderPayment {
  const { reference, state, refunded } = payment;
  const known = { reference, state, captured, refunded, disputes, refusalReason: payment.refusal_reason, action: null };
  switch (state) {
    case "created":
      return { ...known, resultCode: "Received" };
    case "action_required":
      return payment.challenge_token
        ? {
            ...known,
            resultCode: "ChallengeShopper",
            action: {
              type: "threeDS2",
              url: `${pages}/challenge/${payment.challenge_token}`,
              token: payment.challenge_token,
            },
          }
        : {
            ...known,
            resultCode: "RedirectShopper",
            action: { type: "redirect", url: `${pages}/pay/${reference}`, method: "GET", data: {} },
          };
    case "pending":
      return { ...known, resultCode: "Pending", action: { type: "await" } };
    case "authorised":
    case "captured":
      return { ...known, resultCode: "Authorised" };
    case "refused":
      return { ...known, resultCode: "Refused" };
    case "cancelled":
      return { ...known, resultCode: "Cancelled" };
    case "failed":
      return { ...known, resultCode: "Error" };
  }
}
