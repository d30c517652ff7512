import { randomUUID } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { forSale } from "../catalogue/fixtures/paying.ts";
import { day } from "../clock.ts";
import { openPaymentShop, slotsOf, type PaymentShop } from "../commands/payment/pay.fixture.ts";
import { pay } from "../commands/payment/pay.ts";
import { refreshPayment } from "../commands/payment/reconcile.ts";
import type { Db } from "../db/connection.ts";
import { guest } from "../domain/session.ts";
import { paidStepAfter } from "../ports/payment/sandbox/paid-courses.ts";
import { openStripeServer, type StripeServer } from "../ports/payment/stripe/stand-in/server.fixture.ts";
import type { Services } from "../services.ts";

/** What webhooks in one order have led to. */
export interface OrderOutcome {
  /** How often the booking was confirmed, its mail written, its money taken: 1 each, or 0 where it was never paid. */
  readonly confirmed: number;
  readonly mails: number;
  readonly captures: number;
  /** Seats that are booked with it. */
  readonly seats: number;
  /** Rappen at the provider: taken, and given back. */
  readonly captured: number;
  readonly refunded: number;
  /** Steps of its dispute, and of its late failure, with the mails about them. */
  readonly steps: readonly string[];
  readonly teamMails: number;
  /** A forged event that was believed. */
  readonly forgeriesTaken: number;
}

export interface OrderOptions {
  /** Every event comes twice. */
  readonly repeated: boolean;
  /** The first comes 72 hours after the payment, and no job has run until then. */
  readonly late: boolean;
}

/** A payment that brings six events, of which `happen(n)` lets everything up to the n-th happen. */
interface Life {
  readonly reference: string;
  happen(index: number): Promise<void>;
  deliver(index: number): Promise<void>;
  forge(): Promise<boolean>;
}

/** All 720 orders of six. */
export const everyOrder: readonly (readonly number[])[] = permutations([0, 1, 2, 3, 4, 5]);

/** Plays webhooks of payments in a given order, through the routes that receive them. */
export interface WebhookOrders {
  play(order: readonly number[], options: OrderOptions): Promise<OrderOutcome>;
  close(): Promise<void>;
}

/** An app with the routes that the ports bring: rooms above this one have them. */
export type OpenApp = (services: Services) => Promise<FastifyInstance>;

/** Of TWINT at Stripe: created, sent to its page, charged, succeeded, disputed, and the dispute won. */
export async function stripeOrders(db: Db, openApp: OpenApp): Promise<WebhookOrders> {
  const shop = await openPaymentShop(db);
  const stripe = await openStripeServer();
  const services = { ...shop.services, ports: { ...shop.services.ports, payment: stripe.stripe } };
  const app = await openApp(services);
  return {
    play: (order, options) => play(db, { ...shop, services }, order, options, (made) => stripeLife(stripe, app, made)),
    close: async () => void (await app.close(), await stripe.close()),
  };
}

/** Of TWINT at the sandbox: opened, sent to its page, paid, and failed, with its hints twice. */
export async function sandboxOrders(db: Db): Promise<WebhookOrders> {
  const shop = await openPaymentShop(db);
  const life = (reference: string): Life => {
    let happened = -1;
    return {
      reference,
      async happen(index) {
        if (index >= 2 && happened < 2) await shop.silentSandbox.decide(reference, "pay_fails_late");
        if (index >= 4 && happened < 4) {
          shop.pass(paidStepAfter);
          await shop.silentSandbox.settleDue();
        }
        happened = Math.max(happened, index);
      },
      deliver: () => refreshPayment(shop.services, reference),
      forge: async () => (await refreshPayment(shop.services, `pay_${randomUUID()}`), false),
    };
  };
  return { play: (order, options) => play(db, shop, order, options, life), close: async () => {} };
}

function stripeLife(stripe: StripeServer, app: FastifyInstance, reference: string): Life {
  const ofIt = () =>
    stripe.events.filter(({ data }) => {
      const object = data.object as { id: string; payment_intent?: string };
      return (object.payment_intent ?? object.id) === reference;
    });
  const send = (payload: string, signature: string) =>
    app.inject({
      method: "POST",
      url: "/api/payment/webhooks/stripe",
      payload,
      headers: { "content-type": "application/json", "stripe-signature": signature },
    });
  let dispute: string | null = null;
  return {
    reference,
    async happen(index) {
      if (index >= 2) stripe.account.answer(reference, "pay");
      if (index >= 4) dispute ??= stripe.account.dispute(reference);
      if (index >= 5 && stripe.account.disputes.get(dispute!)!.status !== "won")
        stripe.account.moveDispute(dispute!, "won");
    },
    async deliver(index) {
      const { payload, signature } = stripe.signed(ofIt()[index]!);
      const { statusCode } = await send(payload, signature);
      if (statusCode !== 200) throw new Error(`a signed event was answered with ${statusCode}`);
    },
    async forge() {
      const { payload, signature } = stripe.signed(ofIt()[0]!);
      return (await send(payload.replace("created", "succeeded"), signature)).statusCode !== 403;
    },
  };
}

async function play(
  db: Db,
  shop: PaymentShop,
  order: readonly number[],
  { repeated, late }: OrderOptions,
  lifeOf: (reference: string) => Life,
): Promise<OrderOutcome> {
  const { services } = shop;
  const { bookingId } = await shop.checkedOut({ slotId: await endlessSlot(db) });
  await pay(services, {
    bookingId,
    method: "twint",
    token: null,
    returnUrl: "https://hotel.test/rooms",
    affiliate: null,
    key: randomUUID(),
    session: guest,
  });
  const { id, provider_reference } = await db
    .selectFrom("payment_attempt")
    .select(["id", "provider_reference"])
    .where("booking_id", "=", bookingId)
    .executeTakeFirstOrThrow();
  const life = lifeOf(provider_reference!);
  let forgeriesTaken = 0;
  if (late) {
    await life.happen(Math.max(...order));
    shop.pass(3 * day);
  }
  for (const index of order) {
    await life.happen(index);
    if (await life.forge()) forgeriesTaken += 1;
    await life.deliver(index);
    if (repeated) await Promise.all([life.deliver(index), life.deliver(index)]);
  }
  const payment = await services.ports.payment.read(life.reference);
  const disputes = await db.selectFrom("dispute").select("id").where("booking_id", "=", bookingId).execute();
  const history = await db
    .selectFrom("history")
    .select(["entity", "to_state", "reason"])
    .where("entity_id", "in", [bookingId, id, ...disputes.map((each) => each.id)])
    .orderBy("at")
    .execute();
  const mails = await db
    .selectFrom("outbox")
    .select(["kind", "payload"])
    .where((row) => row.or([row("payload", "like", `%${bookingId}%`), row("payload", "like", `%${id}%`)]))
    .execute();
  const seats = await db
    .selectFrom("reservation")
    .innerJoin("booking_item", "booking_item.reservation_id", "reservation.id")
    .select("reservation.seats")
    .where("booking_item.booking_id", "=", bookingId)
    .where("reservation.state", "=", "booked")
    .execute();
  if (late) shop.pass(-3 * day);
  const count = (entity: string, state: string) =>
    history.filter((step) => step.entity === entity && step.to_state === state).length;
  return {
    confirmed: count("booking", "confirmed"),
    captures: count("payment_attempt", "captured"),
    mails: mails.filter(({ kind }) => kind === "booking_confirmed").length,
    seats: seats.reduce((sum, each) => sum + each.seats, 0),
    captured: payment.captured,
    refunded: payment.refunded,
    steps: history.map(({ reason }) => reason).filter((reason) => /^dispute_|failed_late$/.test(reason)),
    teamMails: mails.filter(({ kind }) => kind === "payment_to_team").length,
    forgeriesTaken,
  };
}

/** A slot of the boat trip that never fills. */
async function endlessSlot(db: Db): Promise<string> {
  const slot = (await slotsOf(db, forSale.boat)).at(-1)!;
  await db.updateTable("slot").set({ capacity: null }).where("id", "=", slot).execute();
  return slot;
}

function permutations(items: readonly number[]): number[][] {
  if (items.length < 2) return [[...items]];
  return items.flatMap((first) => permutations(items.filter((item) => item !== first)).map((rest) => [first, ...rest]));
}

/**
 * What is wrong with an outcome at Stripe; null where the buyer has one booking, paid once, and the dispute is known.
 */
export function wrongAtStripe(outcome: OrderOutcome): string | null {
  const { confirmed, captures, mails, seats, refunded, captured, steps, teamMails, forgeriesTaken } = outcome;
  const isOnce = confirmed === 1 && captures === 1 && mails === 1 && seats === 1 && refunded === 0 && captured > 0;
  const isDisputeKnown = new Set(steps).size === steps.length && steps.includes("dispute_won");
  return isOnce && isDisputeKnown && teamMails === steps.length && forgeriesTaken === 0
    ? null
    : JSON.stringify(outcome);
}

/** The same at the sandbox: a payment whose failure was read first has confirmed nothing. */
export function wrongAtSandbox(outcome: OrderOutcome): string | null {
  const { confirmed, captures, mails, seats, refunded, captured, steps, teamMails } = outcome;
  const isFulfilled = confirmed === 1 && captures === 1 && mails === 1 && seats === 1 && steps.length === 1;
  const isNotBooked = confirmed === 0 && captures === 0 && mails === 0 && steps.length === 0;
  return (isFulfilled || isNotBooked) && captured === 0 && refunded === 0 && teamMails === steps.length
    ? null
    : JSON.stringify(outcome);
}
