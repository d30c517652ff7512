import { randomUUID } from "node:crypto";
import fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { readManagedBooking } from "../booking/read-managed-booking.ts";
import { forSale } from "../../catalogue/fixtures/paying.ts";
import { day, hour, instantAt, minute, second } from "../../clock.ts";
import { findBookingWithItems, listPaymentsOfBookings } from "../../db/queries/booking.ts";
import { listTeamBookings } from "../../db/queries/team-bookings.ts";
import { transact } from "../../db/transact.ts";
import { onBothDatabases } from "../../db/testing.ts";
import { mailOf } from "../../jobs/mails/mail-of.ts";
import { refundMail } from "../../jobs/mails/refund-mail.ts";
import { sendDueMails } from "../../jobs/outbox.ts";
import type { Log } from "../../log.ts";
import {
  openStripeStandIn,
  type StripeRequest,
  type StripeStandIn,
} from "../../ports/payment/stripe/stripe.fixture.ts";
import { presentMoney } from "../../presenters/booking-money.ts";
import { answerErrors } from "../../routes/errors.ts";
import { providerRoutes } from "../../routes/providers.ts";
import type { Services } from "../../services.ts";
import { guest, type Session } from "../../domain/session.ts";
import { testNow } from "../../testing/services.ts";
import { cancel } from "../booking/cancel.ts";
import { checkOut } from "../checkout/check-out.ts";
import { hold } from "../reservation/hold.ts";
import { payingBuyer, openPaymentShop, partner, type PaymentShop } from "../payment/pay.fixture.ts";
import { pay } from "../payment/pay.ts";
import { reconcileDue } from "../payment/reconcile.ts";
import { executeRefunds, recordRefundDue } from "./refund.ts";
import { nextCheckOf } from "./refund-check.ts";
import { recheckDueRefunds } from "./recheck.ts";
import { recordOutcome } from "./record-outcome.ts";
import { closePaidTwice } from "./settled-refund.ts";
import { retryRefusedRefund, settleRefusedRefund } from "./refused-refund.ts";

const price = 4900;
const team = { ...guest, userId: "a-1", name: "Ada", email: "ada@shop.test", isAdmin: true } satisfies Session;

/** Stripe's side: payment intents that go through, and refunds in the state that a test sets. */
class StripeAccount {
  readonly refunds = new Map<
    string,
    { status: string; failure_reason: string | null; payment_intent: string; key: string }
  >();
  readonly #intents = new Map<string, { status: string; amount_received: number }>();
  readonly calls: string[] = [];
  /** The state of a new refund. */
  begins = "pending";

  readonly respond = ({ path, form, key = "" }: StripeRequest) => {
    this.calls.push(path);
    const [, , , resource, id = "", step] = path.split(/[ /]/);
    const response =
      resource === "refunds"
        ? this.#refund(id, form, key)
        : this.#intent(id || `pi_${randomUUID().replaceAll("-", "")}`, step, form);
    return response
      ? { status: 200, body: response }
      : { status: 404, body: { error: { type: "invalid_request_error", code: "resource_missing" } } };
  };

  #intent(id: string, step: string | undefined, form: URLSearchParams) {
    const next = { confirm: "requires_capture", capture: "succeeded", cancel: "canceled" }[step ?? ""];
    const received = Number(form.get("amount_to_capture") ?? 0);
    if (next || !this.#intents.has(id))
      this.#intents.set(id, { status: next ?? "requires_payment_method", amount_received: received });
    return {
      id,
      object: "payment_intent",
      ...this.#intents.get(id),
      client_secret: "s",
      latest_charge: null,
      last_payment_error: null,
    };
  }

  #refund(id: string, form: URLSearchParams, key: string) {
    const known = id || [...this.refunds].find(([, refund]) => refund.key === key)?.[0];
    const made = known ?? `re_${this.refunds.size + 1}`;
    if (!known)
      this.refunds.set(made, {
        status: this.begins,
        failure_reason: null,
        payment_intent: form.get("payment_intent")!,
        key,
      });
    const refund = this.refunds.get(made);
    return refund && { id: made, object: "refund", ...refund };
  }
}

onBothDatabases("refunds that end later", (getDb) => {
  let shop: PaymentShop;
  let account: StripeAccount;
  let standIn: StripeStandIn;
  let services: Services;
  let app: FastifyInstance;
  let errors: string[] = [];

  beforeAll(async () => {
    shop = await openPaymentShop(getDb());
    account = new StripeAccount();
    standIn = await openStripeStandIn((request) => account.respond(request));
    const log = {
      ...shop.services.log,
      info() {},
      warn() {},
      error: (_: unknown, message: string) => void errors.push(message),
    } as unknown as Log;
    services = { ...shop.services, log, ports: { ...shop.services.ports, payment: standIn.stripe } };
    app = fastify();
    answerErrors(app, { shopName: "Gipfel", style: null });
    await app.register(async (part) => providerRoutes(part, services));
  });
  afterAll(async () => {
    await app.close();
    standIn.close();
  });
  beforeEach(() => {
    // Slots are on sale again wherever an earlier test has moved the clock.
    shop.pass(testNow - services.clock.now());
    account.begins = "pending";
    account.calls.length = 0;
    errors = [];
  });

  /** A booking of so many items at 49, paid. */
  async function paid({ items: count = 2, by = services, number = "" } = {}) {
    let cartId: string | undefined;
    for (let item = 0; item < count; item++) {
      const request = {
        activityId: forSale.boat,
        availabilityId: await shop.freshSlot(forSale.boat),
        locale: "de_CH" as const,
      };
      const selection = [{ ticketCategoryId: forSale.boat * 10, numGuests: 1 }];
      const held = await hold(
        by,
        { ...request, selection, doCreateCart: !cartId, ...(cartId ? { cartId } : {}) },
        guest,
        null,
      );
      cartId = held.cart.cartId;
    }
    const { bookingId } = await checkOut(
      by,
      { cartId: cartId!, user: payingBuyer, locale: "de_CH", origin: partner },
      guest,
      null,
    );
    const token = number ? await shop.token(number) : "pm_1";
    await pay(by, {
      bookingId,
      method: "card",
      token,
      returnUrl: `${partner}/rooms`,
      affiliate: null,
      key: randomUUID(),
      session: guest,
    });
    const rows = await getDb()
      .selectFrom("booking_item")
      .select("id")
      .where("booking_id", "=", bookingId)
      .orderBy("sequence_index")
      .execute();
    return { bookingId, items: rows.map(({ id }) => id) };
  }

  async function cancelled({ by = services, number = "" } = {}) {
    const made = await paid({ by, number });
    await cancel(by, { bookingId: made.items[0]!, reason: "storm", bySupplier: false }, team, null);
    const { id } = await refundOf(made.bookingId);
    return { ...made, refundId: id };
  }

  const refundOf = (bookingId: string) =>
    getDb().selectFrom("refund").selectAll().where("booking_id", "=", bookingId).executeTakeFirstOrThrow();
  const attemptOf = (bookingId: string) =>
    getDb().selectFrom("payment_attempt").selectAll().where("booking_id", "=", bookingId).executeTakeFirstOrThrow();
  async function moneyOf(bookingId: string) {
    const { attempts, refunds } = await listPaymentsOfBookings(getDb(), [bookingId]);
    const { refunded, refundPending, refundDue, kept } = presentMoney(attempts, refunds, []);
    return [refunded.amount, refundPending.amount, refundDue.amount, kept.amount];
  }
  const inList = async (refund: "refused" | "pending" | "overdue" | "done" | "paid_twice", bookingId: string) =>
    (await listTeamBookings(getDb(), { search: bookingId, page: 1, refund, dates: "booked", range: {} })).total;
  const shown = async (bookingId: string) =>
    readManagedBooking(services, (await findBookingWithItems(getDb(), bookingId))!);
  const shownItem = async (bookingId: string) => (await shown(bookingId)).items[0]!;
  const moneyBack = async (bookingId: string) =>
    (await shown(bookingId)).history.filter(({ state }) => state === "money_back").length;

  /** Sets the state of a booking's refund at Stripe, with a webhook or without. */
  async function stripeSays(bookingId: string, status: string, type: string | null = "refund.updated") {
    const reference = (await refundOf(bookingId)).provider_reference!;
    const refund = account.refunds.get(reference)!;
    account.refunds.set(reference, {
      ...refund,
      status,
      failure_reason: status === "failed" ? "lost_or_stolen_card" : null,
    });
    if (type === null) return;
    const payload = JSON.stringify({
      id: "evt_1",
      object: "event",
      type,
      data: { object: { id: reference, payment_intent: refund.payment_intent } },
    });
    const headers = { "content-type": "application/json", "stripe-signature": standIn.sign(payload) };
    const { statusCode } = await app.inject({ method: "POST", url: "/api/payment/webhooks/stripe", payload, headers });
    expect(statusCode).toBe(200);
  }

  test("[R11.pending] a refund that the provider calls pending is on its way until it says that it is done", async () => {
    const { bookingId } = await cancelled();
    expect(await refundOf(bookingId)).toMatchObject({ state: "pending", done_at: null });
    expect(await moneyOf(bookingId)).toEqual([0, price, 0, price]);
    expect(await shownItem(bookingId)).toMatchObject({ refundState: "pending", refunded: { amount: price } });
    expect(await moneyBack(bookingId)).toBe(0);
    expect([await inList("pending", bookingId), await inList("done", bookingId)]).toEqual([1, 0]);

    await stripeSays(bookingId, "succeeded");
    expect(await refundOf(bookingId)).toMatchObject({ state: "done", done_at: instantAt(services.clock.now()) });
    expect(await moneyOf(bookingId)).toEqual([price, 0, 0, price]);
    expect(await shownItem(bookingId)).toMatchObject({ refundState: "done" });
    expect(await moneyBack(bookingId)).toBe(1);
    expect([await inList("pending", bookingId), await inList("done", bookingId)]).toEqual([0, 1]);
    expect(
      account.calls.filter((path) => path === "POST /v1/refunds"),
      "it was asked for once",
    ).toHaveLength(1);
  });

  test.each(["refund.failed", "refund.updated", "charge.refund.updated"])(
    "[R11.pending] one that fails is the team's, once, after %s",
    async (type) => {
      const { bookingId } = await cancelled();
      await Promise.all([stripeSays(bookingId, "failed", type), stripeSays(bookingId, "failed", type)]);
      await stripeSays(bookingId, "failed", type);
      expect(await refundOf(bookingId)).toMatchObject({
        state: "refused",
        refusal_reason: "lost_or_stolen_card",
        done_at: null,
        check_at: null,
      });
      expect(await moneyOf(bookingId)).toEqual([0, 0, price, price]);
      expect(await shownItem(bookingId)).toMatchObject({ refundState: "due" });
      expect(await inList("refused", bookingId)).toBe(1);
      expect(errors).toEqual(["a refund has failed"]);
      shop.pass(40 * day);
      await recheckDueRefunds(services);
      await reconcileDue(services);
      expect(
        account.calls.filter((path) => path === "POST /v1/refunds"),
        "nobody asks for it again by itself",
      ).toHaveLength(1);
    },
  );

  test("[R11.pending] one that was done and fails days later is not back any more, and the team's", async () => {
    account.begins = "succeeded";
    const { bookingId } = await cancelled();
    expect(await moneyOf(bookingId)).toEqual([price, 0, 0, price]);
    shop.pass(4 * day);
    await stripeSays(bookingId, "failed", "refund.failed");
    expect(await refundOf(bookingId)).toMatchObject({ state: "refused", done_at: null });
    expect(await moneyOf(bookingId)).toEqual([0, 0, price, price]);
    expect(await moneyBack(bookingId)).toBe(0);
    expect(errors).toEqual(["a refund has failed"]);
  });

  test("[R11.pending] a payment is refunded when its full refund is done, and captured again if that fails later", async () => {
    const { bookingId } = await paid({ items: 1 });
    const attempt = await attemptOf(bookingId);
    const { id, amount } = attempt;
    await transact(getDb(), (trx) => recordRefundDue(trx, attempt, "contradictory", instantAt(services.clock.now())));
    await executeRefunds(services, id);
    expect(await attemptOf(bookingId)).toMatchObject({ state: "captured", check_at: null });
    await stripeSays(bookingId, "succeeded");
    expect(await attemptOf(bookingId)).toMatchObject({ state: "refunded", check_at: null });
    await stripeSays(bookingId, "failed", "refund.failed");
    expect(await attemptOf(bookingId)).toMatchObject({ state: "captured", check_at: null });
    const steps = await getDb()
      .selectFrom("history")
      .select("reason")
      .where("entity_id", "=", id)
      .where("from_state", "=", "refunded")
      .execute();
    expect(steps).toEqual([{ reason: "refund_failed" }]);
    expect(await moneyOf(bookingId)).toEqual([0, 0, amount, 0]);
  });

  test("[R11.pending] the team tries a failed one again under a new key, or settles it; a late word on the old one changes nothing", async () => {
    const { bookingId, refundId } = await cancelled();
    const first = (await refundOf(bookingId)).provider_reference!;
    await stripeSays(bookingId, "failed", "refund.failed");
    await retryRefusedRefund(services, team, { bookingId, refundId }, { retries: 0 });
    const again = await refundOf(bookingId);
    expect(again).toMatchObject({ state: "pending", retries: 1 });
    expect(again.provider_reference).not.toBe(first);
    await stripeSays(bookingId, "succeeded");
    expect(await moneyOf(bookingId)).toEqual([price, 0, 0, price]);

    const other = await cancelled();
    await stripeSays(other.bookingId, "failed", "refund.failed");
    await settleRefusedRefund(services, team, other, { retries: 0, note: "Bank transfer" });
    await stripeSays(other.bookingId, "succeeded");
    expect(await refundOf(other.bookingId), "the provider has paid it all the same").toMatchObject({
      state: "paid_twice",
    });
  });

  test("[R11.pending] without a webhook the job reads a pending refund again, less often the longer it takes, and no more once it has ended", async () => {
    const { bookingId } = await cancelled();
    const { provider_reference } = await refundOf(bookingId);
    const reads = () => account.calls.filter((path) => path === `GET /v1/refunds/${provider_reference}`).length;
    await recheckDueRefunds(services);
    expect(reads(), "not at once").toBe(0);
    shop.pass(minute);
    await Promise.all([recheckDueRefunds(services), recheckDueRefunds(services)]);
    expect(reads(), "of two processes one reads").toBe(1);
    for (let step = 0; step < 24 * 60; step += 5) {
      shop.pass(5 * minute);
      await recheckDueRefunds(services);
    }
    expect(reads()).toBeLessThan(16);
    await stripeSays(bookingId, "succeeded", null);
    shop.pass(day);
    await recheckDueRefunds(services);
    expect(await refundOf(bookingId)).toMatchObject({ state: "done" });
    // It can still fail: it is read at 7 and 30 days, and then never again.
    await stripeSays(bookingId, "failed", null);
    shop.pass(6 * day);
    await recheckDueRefunds(services);
    expect(await refundOf(bookingId)).toMatchObject({ state: "refused", check_at: null });
  });

  test("[R11.pending] one that was pending for days is read for 30 days from when it was done", async () => {
    const { bookingId } = await cancelled();
    shop.pass(10 * day);
    await stripeSays(bookingId, "succeeded");
    expect(await refundOf(bookingId)).toMatchObject({ state: "done", check_at: instantAt(services.clock.now() + day) });
    for (const days of [1, 6]) {
      shop.pass(days * day);
      await recheckDueRefunds(services);
      expect(await refundOf(bookingId)).toMatchObject({ state: "done" });
    }
    await stripeSays(bookingId, "failed", null);
    shop.pass(23 * day);
    await recheckDueRefunds(services);
    expect(await refundOf(bookingId)).toMatchObject({ state: "refused", check_at: null });
  });

  test("a refund that is done is read at 1, 7 and 30 days, a pending one after a minute to a day", () => {
    const at = Date.parse("2026-11-21T09:00:00.000Z");
    const began = instantAt(at);
    const dates = { created_at: began, accepted_at: began, done_at: began, paid_twice_at: null, reclaimed_at: null };
    const next = (state: "pending" | "done" | "refused", since: number) => nextCheckOf({ ...dates, state }, at + since);
    expect([0, day, 7 * day, 30 * day].map((since) => next("done", since))).toEqual([
      instantAt(at + day),
      instantAt(at + 7 * day),
      instantAt(at + 30 * day),
      null,
    ]);
    expect([0, hour, 9 * day].map((since) => next("pending", since))).toEqual([
      instantAt(at + minute),
      instantAt(at + 2 * hour),
      instantAt(at + 10 * day),
    ]);
    expect(next("refused", 0)).toBeNull();
  });

  /** The text of a cancellation's mail, if it were written now. */
  const cancellationMail = async (bookingId: string, itemId: string) =>
    (await mailOf(services, "m-1", "booking_cancelled", { bookingId, bookingItemIds: [itemId] }))!.text;

  test("[R11.overdue] one that the provider doesn't end in 14 days is in the team's list, once, and is done as soon as the provider says so", async () => {
    const { bookingId, refundId, items } = await cancelled();
    shop.pass(14 * day - hour);
    await recheckDueRefunds(services);
    expect(await refundOf(bookingId)).toMatchObject({ state: "pending" });
    expect(await cancellationMail(bookingId, items[0]!)).toContain("dauert einige Tage");
    errors = [];
    for (let days = 0; days < 3; days++) {
      shop.pass(day);
      await Promise.all([recheckDueRefunds(services), recheckDueRefunds(services)]);
    }
    expect(await refundOf(bookingId)).toMatchObject({
      state: "overdue",
      check_at: instantAt(services.clock.now() + day),
    });
    expect(errors).toEqual(["a refund is overdue at its provider"]);
    expect([
      await inList("overdue", bookingId),
      await inList("pending", bookingId),
      await inList("done", bookingId),
    ]).toEqual([1, 0, 0]);
    expect(await moneyOf(bookingId)).toEqual([0, 0, price, price]);
    expect(await shownItem(bookingId)).toMatchObject({ refundState: "due" });
    expect(await cancellationMail(bookingId, items[0]!)).toContain(
      "ist noch nicht durchgekommen: Wir kümmern uns darum und melden uns bei Ihnen",
    );
    await expect(
      retryRefusedRefund(services, team, { bookingId, refundId }, { retries: 0 }),
      "it may still arrive",
    ).rejects.toMatchObject({
      code: "changed_meanwhile",
    });
    await stripeSays(bookingId, "pending");
    expect(await refundOf(bookingId)).toMatchObject({ state: "overdue" });
    await stripeSays(bookingId, "succeeded");
    expect(await refundOf(bookingId)).toMatchObject({ state: "done" });
    expect(await moneyOf(bookingId)).toEqual([price, 0, 0, price]);
    expect(await cancellationMail(bookingId, items[0]!)).toContain("dauert einige Tage");
  });

  test("[R11.overdue] one whose provider is away is overdue too, and the team settles it", async () => {
    const { bookingId, refundId } = await cancelled();
    const away = {
      ...services,
      ports: { ...services.ports, payment: { ...standIn.stripe, readRefund: () => Promise.reject(new Error("away")) } },
    };
    shop.pass(15 * day);
    await recheckDueRefunds(away as Services);
    expect(await refundOf(bookingId)).toMatchObject({ state: "overdue" });
    await settleRefusedRefund(services, team, { bookingId, refundId }, { retries: 0, note: "Bank transfer" });
    expect(await refundOf(bookingId)).toMatchObject({ state: "settled", settled_by: team.email });
  });

  /** Mails about a booking's refund that are in the outbox, by kind, as they would be written now. */
  async function refundMails(bookingId: string) {
    const lines = await getDb()
      .selectFrom("outbox")
      .selectAll()
      .where("kind", "in", ["refund_to_team", "refund_failed"])
      .orderBy("created_at")
      .execute();
    const { id } = await refundOf(bookingId);
    const written: [string, string][] = [];
    for (const line of lines.filter(({ payload }) => payload.includes(id))) {
      const payload = JSON.parse(line.payload) as never;
      const mail = await (line.kind === "refund_to_team"
        ? refundMail(services, line.id, payload)
        : mailOf(services, line.id, "refund_failed", payload));
      written.push([line.kind, mail ? `${mail.to.address}: ${mail.text}` : "not sent"]);
    }
    return written;
  }

  /** An overdue refund that the team has paid by other means. */
  async function settledOne() {
    const made = await cancelled();
    shop.pass(15 * day);
    await recheckDueRefunds(services);
    await settleRefusedRefund(services, team, made, { retries: 0, note: "Bank transfer" });
    // What is written after it is in the outbox at a later instant.
    shop.pass(minute);
    errors = [];
    return made;
  }

  test.each(["refund.updated", null])(
    "[R11.twice] one that was settled and that the provider pays after all is paid twice, the team's first, once; after %s",
    async (type) => {
      const { bookingId, refundId } = await settledOne();
      await stripeSays(bookingId, "succeeded", type);
      if (type === null) {
        shop.pass(day);
        await Promise.all([recheckDueRefunds(services), recheckDueRefunds(services)]);
      } else await Promise.all([stripeSays(bookingId, "succeeded", type), stripeSays(bookingId, "succeeded", type)]);
      const at = instantAt(services.clock.now());
      expect(await refundOf(bookingId)).toMatchObject({
        state: "paid_twice",
        paid_twice_at: at,
        settled_by: team.email,
        settled_note: "Bank transfer",
      });
      expect(errors).toEqual(["a refund was paid twice"]);
      expect([await inList("paid_twice", bookingId), await inList("done", bookingId)]).toEqual([1, 0]);
      // The buyer's sums contain one refund.
      expect(await moneyOf(bookingId)).toEqual([price, 0, 0, price]);
      expect(await refundMails(bookingId)).toEqual([
        ["refund_to_team", "not sent"],
        [
          "refund_to_team",
          expect.stringMatching(
            /Gast hat das Geld doppelt. Bitte fordern Sie CHF 49.00 zurück[^]*Bank transfer[^]*\/account\/bookings\//,
          ),
        ],
      ]);
      await expect(
        closePaidTwice(
          services,
          team,
          { bookingId: randomUUID(), refundId },
          { retries: 0, note: "x", isReturned: false },
        ),
      ).rejects.toMatchObject({
        code: "booking_not_found",
      });
      const closing = [1, 2].map(() =>
        closePaidTwice(services, team, { bookingId, refundId }, { retries: 0, note: "Given up", isReturned: false }),
      );
      expect((await Promise.allSettled(closing)).map(({ status }) => status).toSorted()).toEqual([
        "fulfilled",
        "rejected",
      ]);
      await stripeSays(bookingId, "succeeded");
      expect(await refundOf(bookingId), "what is closed stays closed").toMatchObject({
        state: "settled",
        paid_twice_at: at,
        check_at: null,
      });
      const steps = await getDb()
        .selectFrom("team_step")
        .select(["who", "action", "note"])
        .where("entity_id", "=", bookingId)
        .orderBy("at")
        .execute();
      expect(steps.filter(({ action }) => action === "refund_reclaimed")).toEqual([
        { who: team.email, action: "refund_reclaimed", note: "Given up" },
      ]);
    },
  );

  /** A refund that was paid twice, and whose claim the team has closed. */
  async function closedOne({ isReturned }: { readonly isReturned: boolean }) {
    const made = await settledOne();
    await stripeSays(made.bookingId, "succeeded");
    await closePaidTwice(services, team, made, { retries: 0, note: "Closed", isReturned });
    while ((await sendDueMails(services)) > 0);
    errors = [];
    return made;
  }

  test.each(["refund.failed", null])(
    "[R11.twice] after the buyer has sent the money back, one that fails is the team's again, once; after %s",
    async (type) => {
      const { bookingId, refundId } = await closedOne({ isReturned: true });
      expect(await refundOf(bookingId)).toMatchObject({
        state: "settled",
        check_at: instantAt(services.clock.now() + day),
      });
      for (const days of [1, 6]) {
        shop.pass(days * day);
        await recheckDueRefunds(services);
        expect(await refundOf(bookingId), `${days} more days`).toMatchObject({ state: "settled" });
      }
      await stripeSays(bookingId, "failed", type);
      if (type === null) {
        shop.pass(23 * day);
        await Promise.all([recheckDueRefunds(services), recheckDueRefunds(services)]);
      } else await Promise.all([stripeSays(bookingId, "failed", type), stripeSays(bookingId, "failed", type)]);
      expect(await refundOf(bookingId)).toMatchObject({
        state: "refused",
        done_at: null,
        paid_twice_at: null,
        check_at: null,
        settled_by: null,
      });
      expect(errors).toEqual(["a refund has failed"]);
      expect(await inList("refused", bookingId)).toBe(1);
      expect(await moneyOf(bookingId)).toEqual([0, 0, price, price]);
      const mails = (await refundMails(bookingId)).filter(([, message]) => message !== "not sent");
      expect(mails.map(([kind]) => kind).toSorted()).toEqual(["refund_failed", "refund_to_team"]);
      account.begins = "succeeded";
      await retryRefusedRefund(services, team, { bookingId, refundId }, { retries: 0 });
      expect(await moneyOf(bookingId)).toEqual([price, 0, 0, price]);
    },
  );

  test("[R11.twice] one that the team gave up stays closed where the provider's refund fails later: the buyer keeps the team's", async () => {
    const { bookingId } = await closedOne({ isReturned: false });
    await stripeSays(bookingId, "failed", "refund.failed");
    expect(await refundOf(bookingId)).toMatchObject({ state: "settled", check_at: null });
    expect(errors).toEqual([]);
  });

  test("[R11.twice] after the buyer has sent the money back, the provider is read for 30 days", async () => {
    const { bookingId } = await closedOne({ isReturned: true });
    for (const days of [1, 6, 23]) {
      shop.pass(days * day);
      await recheckDueRefunds(services);
    }
    expect(await refundOf(bookingId)).toMatchObject({ state: "settled", check_at: null });
  });

  test("[R11.twice] one that was settled and that its provider never ends is read each day, for 90 days", async () => {
    const { bookingId } = await settledOne();
    const { provider_reference } = await refundOf(bookingId);
    account.calls.length = 0;
    for (let days = 0; days < 100; days++) {
      shop.pass(day);
      await recheckDueRefunds(services);
    }
    expect(account.calls.filter((path) => path === `GET /v1/refunds/${provider_reference}`)).toHaveLength(90);
    expect(await refundOf(bookingId)).toMatchObject({ state: "settled", check_at: null });
    await stripeSays(bookingId, "succeeded");
    expect(await refundOf(bookingId), "a webhook is brought in all the same").toMatchObject({ state: "paid_twice" });
  });

  test("[R11.twice] one that was settled is not paid twice while the provider is at it, nor where it fails there, then or later", async () => {
    const { bookingId } = await settledOne();
    await stripeSays(bookingId, "pending");
    expect(await refundOf(bookingId)).toMatchObject({ state: "settled", check_at: expect.any(String) as string });
    await stripeSays(bookingId, "failed");
    expect(await refundOf(bookingId)).toMatchObject({ state: "settled", paid_twice_at: null, check_at: null });
    expect(errors).toEqual([]);
  });

  /**
   * A refund that was paid twice, and whose payment by the provider has failed before the team has closed its claim.
   */
  async function unclearOne() {
    const made = await settledOne();
    await stripeSays(made.bookingId, "succeeded");
    while ((await sendDueMails(services)) > 0);
    await Promise.all([
      stripeSays(made.bookingId, "failed", "refund.failed"),
      stripeSays(made.bookingId, "failed", "refund.failed"),
    ]);
    return made;
  }

  test("[R11.twice] one that fails at the provider while its claim is open stays in the team's list with why, once, and is written about", async () => {
    const { bookingId } = await unclearOne();
    expect(await refundOf(bookingId)).toMatchObject({
      state: "paid_twice",
      paid_twice_at: null,
      check_at: null,
      refusal_reason: "lost_or_stolen_card",
    });
    expect(await inList("paid_twice", bookingId)).toBe(1);
    expect(errors).toEqual(["a refund was paid twice", "a refund has failed while its claim is open"]);
    const mails = (await refundMails(bookingId)).filter(([, message]) =>
      /Die Zahlung des Anbieters ist nun gescheitert[^]*Karte als verloren oder gestohlen gemeldet/.test(message),
    );
    expect(mails, "the mail that it was paid twice, unsent, is not needed any more").toHaveLength(1);
    await stripeSays(bookingId, "failed", "refund.failed");
    expect((await refundMails(bookingId)).filter(([kind]) => kind === "refund_to_team")).toHaveLength(3);
  });

  test("[R11.twice] an older success that arrives late does not undo a failure while the claim is open", async () => {
    const { bookingId } = await unclearOne();
    const failed = await refundOf(bookingId);
    const older = { ...failed, paid_twice_at: failed.done_at } as typeof failed;
    await recordOutcome(services, older, {
      reference: failed.provider_reference,
      state: "succeeded",
      failureReason: null,
    });
    expect(await refundOf(bookingId)).toMatchObject({ state: "paid_twice", paid_twice_at: null, check_at: null });
  });

  test("[R11.twice] if the buyer had sent the money back by then, the team has it again and the buyer gets a mail; else the team's payment stands", async () => {
    const returned = await unclearOne();
    await closePaidTwice(services, team, returned, { retries: 0, note: "Transfer", isReturned: true });
    expect(await refundOf(returned.bookingId)).toMatchObject({
      state: "refused",
      done_at: null,
      settled_by: null,
      refusal_reason: "lost_or_stolen_card",
    });
    expect(await inList("refused", returned.bookingId)).toBe(1);
    expect(await moneyOf(returned.bookingId)).toEqual([0, 0, price, price]);
    expect((await refundMails(returned.bookingId)).map(([kind]) => kind)).toContain("refund_failed");

    const unclear = await unclearOne();
    await closePaidTwice(services, team, unclear, { retries: 0, note: "Not sent", isReturned: false });
    expect(await refundOf(unclear.bookingId)).toMatchObject({
      state: "settled",
      paid_twice_at: null,
      check_at: null,
      settled_by: team.email,
    });
    expect(await moneyOf(unclear.bookingId)).toEqual([price, 0, 0, price]);
  });

  test("[R11.told] buyer and team get one more mail when the provider refuses an announced refund for good", async () => {
    const { bookingId, refundId } = await cancelled();
    while ((await sendDueMails(services)) > 0);
    await Promise.all([stripeSays(bookingId, "failed"), stripeSays(bookingId, "failed")]);
    const lines = await refundMails(bookingId);
    expect(lines).toHaveLength(2);
    const { refund_to_team: toTeam, refund_failed: toBuyer } = Object.fromEntries(lines);
    expect(toTeam).toMatch(/zahlt die CHF 49.00[^]*Karte als verloren oder gestohlen gemeldet/);
    expect(toBuyer).toContain(`${payingBuyer.email}: `);
    expect(toBuyer).toContain("Die Erstattung von CHF 49.00");
    expect(toBuyer).toMatch(
      /per Banküberweisung: Bitte sagen Sie uns, auf welches Konto[^]*Konto angeben:\nhttps?:\S+refundToken=/,
    );
    expect(toBuyer).toContain("Erstattung offen: CHF 49.00");
    await retryRefusedRefund(services, team, { bookingId, refundId }, { retries: 0 });
    await stripeSays(bookingId, "failed");
    expect(
      (await refundMails(bookingId)).filter(([kind]) => kind === "refund_failed"),
      "told once",
    ).toHaveLength(1);
    await settleRefusedRefund(services, team, { bookingId, refundId }, { retries: 1, note: "Bank transfer" });
    expect((await refundMails(bookingId)).map(([, message]) => message)).toEqual(["not sent", "not sent", "not sent"]);
  });

  test("[R11.told] a mail that a refund has failed is not sent once the team has tried it again", async () => {
    const { bookingId, refundId } = await cancelled();
    while ((await sendDueMails(services)) > 0);
    await stripeSays(bookingId, "failed");
    expect((await refundMails(bookingId)).map(([, message]) => message)).not.toContain("not sent");
    await retryRefusedRefund(services, team, { bookingId, refundId }, { retries: 0 });
    expect(await refundOf(bookingId)).toMatchObject({ state: "pending" });
    expect((await refundMails(bookingId)).map(([, message]) => message)).toEqual(["not sent", "not sent"]);
  });

  test("[R11.told] a mail that has not been written yet says so itself, and no second one follows", async () => {
    const { bookingId, items } = await cancelled();
    await stripeSays(bookingId, "failed");
    expect((await refundMails(bookingId)).map(([kind]) => kind)).toEqual(["refund_to_team"]);
    expect(await cancellationMail(bookingId, items[0]!)).toContain("ist noch nicht durchgekommen");
  });

  test("[R11.pending] an unreachable provider is called again in the next run; a refund of a removed one is only logged", async () => {
    const { bookingId } = await cancelled();
    const away = {
      ...services,
      ports: { ...services.ports, payment: { ...standIn.stripe, readRefund: () => Promise.reject(new Error("away")) } },
    };
    shop.pass(minute);
    await recheckDueRefunds(away as Services);
    await recheckDueRefunds({ ...services, ports: shop.services.ports });
    expect(await refundOf(bookingId)).toMatchObject({ state: "pending" });
    shop.pass(hour);
    await recheckDueRefunds({ ...services, ports: shop.services.ports });
    expect(errors).toContain("the provider of an unfinished refund is not set up any more");
  });

  test.each([
    ["4000 0000 0000 7726", "pending", "done", price],
    ["4000 0000 0000 7734", "pending", "refused", 0],
    ["4000 0000 0000 5126", "done", "refused", 0],
  ])("the sandbox's card %s gives a refund that is %s, then %s", async (number, before, after, back) => {
    const { bookingId } = await cancelled({ by: shop.services, number });
    expect(await refundOf(bookingId)).toMatchObject({ state: before });
    expect(await shop.sandbox.settleDue()).toBe(0);
    shop.pass(11 * second);
    expect(await shop.sandbox.settleDue()).toBe(1);
    expect(await shop.sandbox.settleDue(), "once").toBe(0);
    await expect.poll(async () => (await refundOf(bookingId)).state).toBe(after);
    const { provider_reference } = await attemptOf(bookingId);
    expect(await shop.sandbox.read(provider_reference!)).toMatchObject({ refunded: back });
  });
});
