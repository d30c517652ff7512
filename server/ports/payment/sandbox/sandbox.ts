import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import { sandboxMethods } from "../methods.ts";
import type { PaymentPort, ProviderPayment, ProviderState } from "../payment.ts";
import { readCard, type CardInput, type CardOutcome, type CardProblem } from "./cards.ts";
import { capturedOf, sandboxRefunds } from "./refunds.ts";
import { createSandboxTables, type SandboxPayment, type SandboxTables } from "./tables.ts";

/** How long a late answer takes (ms). */
export const lateAnswerAfter = 6_000;

/** How long a refund takes that does not end at once (ms). */
export const lateRefundAfter = 10_000;

/** What a buyer decides on a hosted page. */
export type BuyerDecision = "pay" | "decline" | "cancel";

/** The embedded payment provider: a small company of its own with memory, pages and a clock. No money moves. */
export interface Sandbox extends PaymentPort {
  readonly name: "sandbox";
  /** Makes a single-use token of a card; the number is forgotten at once. */
  tokenize(
    card: CardInput,
  ): Promise<{ ok: true; token: string; brand: string; last4: string } | { ok: false; problem: CardProblem }>;
  /** What its hosted pages show. */
  findPayment(reference: string): Promise<SandboxPayment | undefined>;
  findChallenge(challengeToken: string): Promise<SandboxPayment | undefined>;
  /**
   * The buyer has decided on a hosted page; answers with the payment as it then stands. A second decision changes
   * nothing.
   */
  decide(reference: string, decision: BuyerDecision): Promise<SandboxPayment | undefined>;
  /** Lets late answers come that are due, and hints at them; to be called about once a second. */
  settleDue(): Promise<number>;
}

export interface SandboxOptions {
  readonly db: Kysely<any>;
  /** ms since 1970. */
  readonly now: () => number;
  /** The origin its pages and its token address are on. */
  readonly origin: string;
  /**
   * The webhook: told of a payment that has changed. A hint, nothing more; its failure is the reconciling job's matter.
   */
  readonly notify: (reference: string) => void;
}

/** Opens the sandbox on a database, with its tables made. */
export async function createSandbox({ db, now, origin, notify }: SandboxOptions): Promise<Sandbox> {
  const tables = db as Kysely<SandboxTables>;
  await createSandboxTables(tables);
  const instant = (ms: number) => new Date(ms).toISOString();

  const findPayment = (reference: string) =>
    tables.selectFrom("sandbox_payment").selectAll().where("reference", "=", reference).executeTakeFirst();

  /** The only way a payment's state changes: from where it was, or not at all. */
  async function move(
    reference: string,
    from: readonly ProviderState[],
    change: Partial<SandboxPayment>,
    trx = tables,
  ): Promise<boolean> {
    const moved = await trx
      .updateTable("sandbox_payment")
      .set(change)
      .where("reference", "=", reference)
      .where("state", "in", [...from])
      .returning("reference")
      .executeTakeFirst();
    return moved !== undefined;
  }

  async function settle(payment: SandboxPayment): Promise<boolean> {
    return move(payment.reference, ["pending"], { state: paid(payment), settles_at: null });
  }

  async function current(reference: string): Promise<ProviderPayment> {
    const payment = await findPayment(reference);
    if (!payment)
      return {
        reference,
        state: "failed",
        resultCode: "Error",
        action: null,
        refusalReason: "unknown_reference",
        captured: 0,
        refunded: 0,
      };
    if (payment.state === "pending" && payment.settles_at !== null && payment.settles_at <= instant(now())) {
      await settle(payment);
      return current(reference);
    }
    return present(payment, await capturedOf(tables, payment), origin);
  }

  const refunds = sandboxRefunds(
    tables,
    () => instant(now()),
    () => instant(now() + lateRefundAfter),
  );

  return {
    name: "sandbox",
    browser: { publishableKey: null, tokensUrl: `${origin}/sandbox/tokens` },
    methods: sandboxMethods,

    async tokenize(input) {
      const read = readCard(input, instant(now()).slice(0, 10));
      if (!read.ok) return read;
      const token = `tok_${randomUUID()}`;
      await tables
        .insertInto("sandbox_token")
        .values({ token, ...read.card, created_at: instant(now()), used_by: null })
        .execute();
      return { ok: true, token, brand: read.card.brand, last4: read.card.last4 };
    },

    async open(order) {
      await tables
        .insertInto("sandbox_payment")
        .values({
          reference: `pay_${randomUUID()}`,
          order_key: order.key,
          booking_number: order.bookingNumber,
          method: order.method,
          amount: order.amount,
          manual_capture: sandboxMethods[order.method].manualCapture ? 1 : 0,
          state: "created",
          refusal_reason: null,
          locale: order.locale,
          return_url: order.returnUrl,
          challenge_token: null,
          settles_at: null,
          refunded: 0,
          created_at: instant(now()),
        })
        .onConflict((conflict) => conflict.column("order_key").doNothing())
        .execute();
      return tables
        .selectFrom("sandbox_payment")
        .select("reference")
        .where("order_key", "=", order.key)
        .executeTakeFirstOrThrow();
    },

    async start(reference, order, token) {
      const payment = await findPayment(reference);
      if (payment?.state !== "created") return current(reference);
      if (sandboxMethods[order.method].redirects) {
        await move(reference, ["created"], { state: "action_required" });
        return current(reference);
      }
      const card = await takeToken(tables, token, reference);
      await move(
        reference,
        ["created"],
        card ? charge(card, payment, instant(now() + lateAnswerAfter)) : refusal("token_unknown"),
      );
      return current(reference);
    },

    continueWith: current,
    read: current,

    async capture(reference, amount) {
      await tables.transaction().execute(async (trx) => {
        const isFirst = await move(reference, ["authorised"], { state: "captured" }, trx);
        if (isFirst) await trx.insertInto("sandbox_capture").values({ reference, amount }).execute();
      });
      return current(reference);
    },

    async cancel(reference) {
      await move(reference, ["created", "action_required", "authorised"], { state: "cancelled" });
      return current(reference);
    },

    async refund(reference, amount, key) {
      const refund = await refunds.give(reference, amount, key);
      return { payment: await current(reference), refund };
    },
    readRefund: (refundReference) => refunds.read(refundReference),

    findPayment,
    findChallenge: (challengeToken) =>
      tables.selectFrom("sandbox_payment").selectAll().where("challenge_token", "=", challengeToken).executeTakeFirst(),

    async decide(reference, decision) {
      const payment = await findPayment(reference);
      if (!payment) return undefined;
      const change =
        decision === "pay"
          ? { state: paid(payment) }
          : decision === "decline"
            ? refusal(payment.challenge_token ? "authentication_failed" : "payment_declined")
            : { state: "cancelled" as const };
      if (await move(reference, ["action_required"], change)) notify(reference);
      return findPayment(reference);
    },

    async settleDue() {
      const due = await tables
        .selectFrom("sandbox_payment")
        .selectAll()
        .where("state", "=", "pending")
        .where("settles_at", "<=", instant(now()))
        .execute();
      for (const payment of due) if (await settle(payment)) notify(payment.reference);
      const refunded = await refunds.settleDue();
      refunded.forEach(notify);
      return due.length + refunded.length;
    },
  };
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
    case "refund_late":
    case "refund_fails":
    case "refund_fails_late":
      return { state: paid(payment) };
    case "challenge":
      return { state: "action_required", challenge_token: randomUUID() };
    case "declined":
      return refusal("card_declined");
    case "late":
      return { state: "pending", settles_at: settlesAt };
    case "times_out":
      return { state: "failed", refusal_reason: "issuer_timeout" };
  }
}

/** Uses a token up; undefined when it is unknown or another payment has had it. */
async function takeToken(
  tables: Kysely<SandboxTables>,
  token: string | null,
  reference: string,
): Promise<CardOutcome | undefined> {
  if (!token) return undefined;
  const taken = await tables
    .updateTable("sandbox_token")
    .set({ used_by: reference })
    .where("token", "=", token)
    .where((row) => row.or([row("used_by", "is", null), row("used_by", "=", reference)]))
    .returning("outcome")
    .executeTakeFirst();
  return taken?.outcome;
}

/** RULES 9: the sandbox's states as result codes and actions. */
function present(payment: SandboxPayment, captured: number, origin: string): ProviderPayment {
  const { reference, state, refunded } = payment;
  const known = { reference, state, captured, refunded, refusalReason: payment.refusal_reason, action: null };
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
              url: `${origin}/sandbox/challenge/${payment.challenge_token}`,
              token: payment.challenge_token,
            },
          }
        : {
            ...known,
            resultCode: "RedirectShopper",
            action: { type: "redirect", url: `${origin}/sandbox/pay/${reference}`, method: "GET", data: {} },
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
