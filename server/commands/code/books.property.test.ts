import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { leastShare } from "../../../sdk/contracts/share.ts";
import { beforeAll, expect, test } from "vitest";
import { forSale } from "../../catalogue/fixtures/paying.ts";
import { findBookingWithItems } from "../../db/queries/booking.ts";
import { listDisputesOfAttempt } from "../../db/queries/dispute.ts";
import { listDocuments } from "../../db/queries/document.ts";
import { listShares } from "../../db/queries/payment-share.ts";
import { onBothDatabases } from "../../db/testing.ts";
import { activeTotal } from "../../domain/booking-money.ts";
import { cartTotals, tenderOf } from "../../domain/cart-totals.ts";
import { amountToCollect } from "../../domain/collect-amount.ts";
import { linesLeft, linesOfItem } from "../../domain/document.ts";
import { negative } from "../../domain/invoice.ts";
import type { FrozenReservation } from "../../domain/frozen.ts";
import { guest, type SignedInSession } from "../../domain/session.ts";
import { teamProvider } from "../../domain/team-payment.ts";
import { normalVatRate, vatByRate } from "../../domain/vat.ts";
import { sumOf } from "../../domain/voucher-ledger.ts";
import { AppError } from "../../errors.ts";
import { fromJson } from "../../json.ts";
import { paidStepAfter } from "../../ports/payment/sandbox/paid-courses.ts";
import { presentCodesOfBooking } from "../../presenters/codes-of-booking.ts";
import { cancel } from "../booking/cancel.ts";
import { rebook } from "../booking/rebook.ts";
import { recordCollected } from "../payment/collect.ts";
import { recordDisputes } from "../payment/dispute.ts";
import { boatReservation, openPaymentShop, partner, slotsOf, type PaymentShop } from "../payment/pay.fixture.ts";
import { refreshPayment } from "../payment/reconcile.ts";
import type { Services } from "../../services.ts";
import { beginShares } from "../share/begin-shares.ts";
import { payShare } from "../share/pay-share.ts";
import { cartWith, checkedOut, issueRebate, issueVoucher, payWithout } from "./code.fixture.ts";

const team: SignedInSession = { ...guest, userId: "a-1", name: "Ada", email: "ada@shop.test", isAdmin: true };
const card = "4242 4242 4242 4242";
const failsLate = "4000 0000 0000 0127";
const deposit = 700;
/** Bookings that are drawn for each database, some tenth of a second each; BOOKS_RUNS draws more. */
const runs = Number(process.env["BOOKS_RUNS"] ?? 15);
/** Carts without a database that are drawn for each booking. */
const cartsForEach = 130;
/** What a busy machine needs (ms). */
const timeout = 120_000 + runs * 1_000;

const rebates = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant("percent" as const), value: fc.integer({ min: 1, max: 100 }) }),
    fc.record({ kind: fc.constant("fixed" as const), value: fc.integer({ min: 1, max: 9_000 }) }),
  ),
  { maxLength: 3 },
);
const vouchers = fc.array(fc.integer({ min: 1, max: 20_000 }), { maxLength: 3 });

test(
  "[R10.code] lines of any cart add up to the Rappen, with what each code does",
  () => {
    const line = fc.record({
      tickets_amount: fc.integer({ min: 0, max: 60_000 }),
      deposits_amount: fc.integer({ min: 0, max: 3_000 }),
      net: fc.constant(false),
      isTrip: fc.boolean(),
    });
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 1, maxLength: 6 }),
        rebates,
        vouchers,
        fc.integer({ min: 0, max: 500 }),
        (lines, some, balances, fee) => {
          const totals = cartTotals(
            lines,
            some.map((rebate, index) => ({ ...rebate, code: `R${index}` })),
            fee,
          );
          const tender = tenderOf(
            totals,
            lines,
            balances.map((available, index) => ({ code: `V${index}`, available })),
          );
          expect(totals.total).toBe(totals.tickets + totals.deposits + totals.serviceFee - totals.rebates);
          expect(tender.vouchers + tender.due).toBe(totals.total);
          for (const [index, { tickets_amount, deposits_amount, isTrip }] of lines.entries()) {
            const share = totals.shares[index]!;
            const paid = tender.byVoucher.reduce((sum, { shares }) => sum + shares[index]!, 0);
            expect(share).toBeGreaterThanOrEqual(0);
            expect(share).toBeLessThanOrEqual(isTrip ? 0 : tickets_amount);
            expect(paid).toBeGreaterThanOrEqual(0);
            expect(paid).toBeLessThanOrEqual(tickets_amount + deposits_amount - share);
          }
          for (const { amount, shares } of totals.byRebate)
            expect(shares.reduce((sum, share) => sum + share, 0)).toBe(amount);
          for (const [index, { amount, shares }] of tender.byVoucher.entries()) {
            const ofLines = shares.reduce((sum, share) => sum + share, 0);
            expect(ofLines).toBeLessThanOrEqual(amount);
            expect(amount - ofLines).toBeLessThanOrEqual(totals.serviceFee);
            expect(amount).toBeLessThanOrEqual(balances[index]!);
          }
        },
      ),
      { numRuns: runs * cartsForEach },
    );
  },
  timeout,
);

/** What happens to a booking that was paid, or to an item of it. */
const course = fc.record({
  item: fc.nat({ max: 2 }),
  kind: fc.constantFrom("cancel", "rebook", "team", "late", "collect", "waive", "lost", "won"),
  amount: fc.integer({ min: 0, max: 12_000 }),
});
/** What happens to an item of a booking. */
const change = fc.record({
  item: fc.nat({ max: 2 }),
  kind: fc.constantFrom("cancel", "rebook", "team"),
  amount: fc.integer({ min: 0, max: 12_000 }),
});

onBothDatabases("the books of bookings with codes", (getDb) => {
  let shop: PaymentShop;
  let made = 0;
  beforeAll(async () => {
    const opened = await openPaymentShop(getDb());
    // More bookings than slots: those never fill, and are used again.
    await getDb().updateTable("slot").set({ capacity: null }).execute();
    const slots = await slotsOf(getDb(), forSale.boat);
    let next = 0;
    shop = { ...opened, freshSlot: async () => slots[next++ % slots.length]! };
    await getDb()
      .updateTable("ticket_category")
      .set({ article_label: JSON.stringify({ de: "Depot", en: "Deposit", fr: "Consigne", it: "Deposito" }) })
      .set({ article_price: deposit })
      .where("price", "=", 4900)
      .execute();
  });

  const rowsOf = async (bookingId: string) => {
    const of = <T extends "booking_item" | "refund" | "voucher_entry" | "payment_attempt">(table: T) =>
      getDb()
        .selectFrom(table as "refund")
        .selectAll()
        .where("booking_id", "=", bookingId)
        .execute();
    return {
      booking: await getDb().selectFrom("booking").selectAll().where("id", "=", bookingId).executeTakeFirstOrThrow(),
      items: await getDb()
        .selectFrom("booking_item")
        .selectAll()
        .where("booking_id", "=", bookingId)
        .orderBy("sequence_index")
        .execute(),
      refunds: await of("refund"),
      entries: await getDb().selectFrom("voucher_entry").selectAll().where("booking_id", "=", bookingId).execute(),
      attempts: await getDb().selectFrom("payment_attempt").selectAll().where("booking_id", "=", bookingId).execute(),
    };
  };

  async function expectBooks(bookingId: string) {
    const { booking, items, refunds, entries, attempts } = await rowsOf(bookingId);
    const paid = items.reduce((sum, { paid_amount }) => sum + paid_amount, 0);
    expect(paid + booking.service_fee_amount, "the items and the fee are the total").toBe(booking.total_amount);
    expect(items.reduce((sum, { rebate_amount }) => sum + rebate_amount, 0)).toBe(booking.rebates_amount);
    expect(booking.vouchers_amount).toBeLessThanOrEqual(booking.total_amount);
    const of = (state: string) => sumOf(entries.filter((entry) => entry.state === state));
    const backByChange = sumOf(entries.filter(({ state, reason }) => state === "returned" && reason === "rebooked"));
    expect(of("spent") - backByChange).toBe(booking.vouchers_amount);
    const [attempt] = attempts;
    const wasBack = sumOf(refunds);
    expect(wasBack, "no more money than was captured").toBeLessThanOrEqual(attempt!.amount);
    expect(of("returned")).toBeLessThanOrEqual(of("spent"));
    if (of("returned") > 0) expect(wasBack, "money first").toBe(attempt!.amount);
    const moneyOfCancelled = sumOf(refunds.filter(({ reason }) => reason !== "rebooked"));
    expect(items.reduce((sum, { refunded_amount }) => sum + refunded_amount, 0)).toBe(
      moneyOfCancelled + of("returned") - backByChange,
    );
    const codes = presentCodesOfBooking(
      booking,
      items.map((item) => ({ item })),
    );
    const shown = (kind: string) =>
      codes.filter((code) => code.kind === kind).reduce((sum, { amount }) => sum + amount.amount, 0);
    expect([shown("rebate"), shown("voucher")]).toEqual([booking.rebates_amount, booking.vouchers_amount]);
    for (const { voucher_code } of entries) {
      const voucher = await getDb()
        .selectFrom("voucher")
        .selectAll()
        .where("code", "=", voucher_code)
        .executeTakeFirstOrThrow();
      expect(voucher.balance + standing(entries, voucher_code), "balance + spent − returned is the value").toBe(
        voucher.value,
      );
    }
    if (attempt!.provider_reference) {
      const { captured, refunded } = await shop.sandbox.read(attempt!.provider_reference);
      expect(refunded).toBeLessThanOrEqual(captured);
      expect(refunded).toBe(sumOf(refunds.filter(({ state }) => state === "done")));
    }
  }

  /** Rappen of a voucher that are spent and not returned. */
  function standing(entries: readonly { voucher_code: string; state: string; amount: number }[], code: string): number {
    const ofIt = entries.filter(({ voucher_code }) => voucher_code === code);
    return (
      sumOf(ofIt.filter(({ state }) => state === "spent")) - sumOf(ofIt.filter(({ state }) => state === "returned"))
    );
  }

  async function act(bookingId: string, { item: index, kind, amount }: { item: number; kind: string; amount: number }) {
    const { items } = await rowsOf(bookingId);
    const item = items[index % items.length]!;
    if (kind === "rebook") {
      const reservation = await boatReservation(shop);
      return rebook(shop.services, { bookingId: item.id, reservation }, guest, null);
    }
    const request = { bookingId: item.id, reason: "rain", bySupplier: false };
    return kind === "team"
      ? cancel(shop.services, { ...request, amount }, team, null)
      : cancel(shop.services, request, guest, null);
  }

  /** Answers of a change that may be refused, by what was drawn. */
  const refusals = ["refund_too_high", "not_rebookable", "rebook_costs_more", "not_cancellable"];

  test(
    "[R11.voucher] after any cancellations, changes and amounts of the team the books balance",
    async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(fc.integer({ min: 1, max: 2 }), { minLength: 1, maxLength: 3 }),
          rebates,
          vouchers,
          fc.constantFrom(0, 300),
          fc.array(change, { maxLength: 4 }),
          async (persons, some, balances, fee, changes) => {
            const run = `${made++}`;
            const codes = [];
            for (const [index, { kind, value }] of some.entries()) {
              codes.push(`R${run}X${index}`);
              await issueRebate(getDb(), codes.at(-1)!, value, { kind });
            }
            for (const [index, value] of balances.entries()) {
              codes.push(`V${run}X${index}`);
              await issueVoucher(getDb(), codes.at(-1)!, value);
            }
            const services = { ...shop.services, env: { ...shop.services.env, SERVICE_FEE: fee } };
            const cartId = await cartWith(shop, codes, persons, forSale.boat, services);
            const bookingId = await checkedOut(services, cartId);
            const { booking } = await rowsOf(bookingId);
            if (booking.total_amount > booking.vouchers_amount) await shop.pay(bookingId, "card", { number: card });
            else await payWithout(shop.services, bookingId, booking.total_amount === 0 ? "free" : "voucher");
            expect(await shop.stateOf(bookingId)).toBe("confirmed");
            await expectBooks(bookingId);
            for (const each of changes) {
              await act(bookingId, each).catch((cause: unknown) => {
                if (!(cause instanceof AppError && refusals.includes(cause.code))) throw cause;
              });
              await expectBooks(bookingId);
            }
          },
        ),
        { numRuns: runs, endOnFailure: true },
      );
    },
    timeout,
  );

  /** Rappen of a booking that are captured and not back, or collected, and what vouchers have paid and not got back. */
  async function standsPaid(bookingId: string): Promise<number> {
    const { refunds, entries, attempts } = await rowsOf(bookingId);
    const shares = await getDb()
      .selectFrom("payment_share")
      .selectAll()
      .where(
        "payment_attempt_id",
        "in",
        attempts.map(({ id }) => id),
      )
      .execute();
    // What a bank has given back to who disputed it.
    let money = attempts.reduce((sum, { lost_amount }) => sum - lost_amount, 0);
    for (const { provider, provider_reference } of [...attempts, ...shares]) {
      if (provider_reference === null || provider === teamProvider) continue;
      const { state, captured, refunded } = await shop.sandbox.read(provider_reference);
      if (state === "captured") money += captured - refunded;
    }
    // What goes back of it by hand is not back before the team says so; it never does here.
    for (const { provider, state, capture_amount } of attempts)
      if (provider === teamProvider && state === "captured") money += capture_amount!;
    for (const share of shares) {
      if (share.provider !== teamProvider || share.state !== "captured") continue;
      const gone = refunds.filter((each) => each.payment_share_id === share.id && each.state !== "by_hand");
      money += share.captured_amount! - sumOf(gone);
    }
    const codes = [...new Set(entries.map(({ voucher_code }) => voucher_code))];
    return codes.reduce((sum, code) => sum + standing(entries, code), money);
  }

  async function expectDocuments(bookingId: string): Promise<void> {
    const documents = await listDocuments(getDb(), bookingId);
    const signed = documents.flatMap(({ kind, frozen }) =>
      kind === "receipt" ? frozen.lines : negative(frozen.lines),
    );
    const paid = await standsPaid(bookingId);
    expect(sumOf(signed), "receipts less credit notes are what stands paid").toBe(paid);
    const left = linesLeft(documents.map(({ kind, frozen }) => ({ kind, lines: frozen.lines })));
    expect(sumOf(left), "no line is credited more than it was received").toBe(paid);
    const { booking, items } = (await findBookingWithItems(getDb(), bookingId))!;
    const price = activeTotal({ booking, items, all: items });
    if (price !== paid) return;
    const stands = items
      .filter(({ item }) => item.cancelled_at === null)
      .flatMap((booked) => linesOfItem({ booked, frozen: fromJson<FrozenReservation>(booked.reservation.frozen) }));
    const fee = { amount: price - sumOf(stands), rate: normalVatRate };
    expect(vatByRate(signed), "the tax of each rate is that of what stands").toEqual(vatByRate([...stands, fee]));
  }

  async function payTogether(services: Services, bookingId: string, cards: readonly string[]) {
    const asked = { bookingId, returnUrl: `${partner}/x`, affiliate: null, session: guest };
    await beginShares(services, { ...asked, shares: cards.map(() => ({})), key: null });
    const { attempts } = await rowsOf(bookingId);
    for (const [index, { id }] of (await listShares(getDb(), attempts[0]!.id)).entries())
      await payShare(services, id, {
        method: "card",
        token: await shop.token(cards[index]!),
        email: "mia@example.ch",
        key: id,
      });
  }

  /** A bank decides a dispute of a card's payment for its payer, or reverses one of those decisions. */
  async function decide(bookingId: string, kind: "lost" | "won", { item, amount }: { item: number; amount: number }) {
    const { attempts, refunds } = await rowsOf(bookingId);
    const attempt = attempts.find(({ method, state }) => method === "card" && state === "captured");
    if (!attempt || attempt.provider === teamProvider) return;
    const known = (await listDisputesOfAttempt(getDb(), attempt.id)).filter(({ state }) => state === "lost");
    const reversed = known[item % Math.max(1, known.length)];
    const left = attempt.amount - attempt.lost_amount - sumOf(refunds);
    const dispute =
      kind === "won"
        ? reversed && { reference: reversed.provider_reference, amount: reversed.amount }
        : { reference: randomUUID(), amount: Math.min(amount, left) };
    if (dispute && dispute.amount > 0)
      await recordDisputes(shop.services, attempt.id, [
        { ...dispute, state: kind, reason: "fraudulent", respondBy: null },
      ]);
  }

  async function run(bookingId: string, { item, kind, amount }: { item: number; kind: string; amount: number }) {
    if (kind === "lost" || kind === "won") await decide(bookingId, kind, { item, amount });
    else if (kind === "late") {
      const { attempts } = await rowsOf(bookingId);
      await shop.settle(paidStepAfter);
      for (const { id } of attempts)
        for (const { provider_reference } of await listShares(getDb(), id))
          if (provider_reference !== null) await refreshPayment(shop.services, provider_reference);
    } else if (kind === "collect" || kind === "waive") {
      const { booking, attempts, refunds } = await rowsOf(bookingId);
      const failed = attempts.find(({ id }) => id === booking.payment_attempt_id);
      const missing = amountToCollect(booking, failed, refunds);
      const way = kind === "waive" ? "waived" : "cash";
      if (missing !== null) await recordCollected(shop.services, team, bookingId, { way, amount: missing });
    } else await act(bookingId, { item, kind, amount });
  }

  test(
    "[R10.document] receipts less credit notes are what stands paid, after late failures, collecting and disputes too",
    async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(fc.integer({ min: 1, max: 2 }), { minLength: 1, maxLength: 3 }),
          rebates,
          fc.array(fc.integer({ min: 1, max: 8_000 }), { maxLength: 2 }),
          fc.constantFrom(0, 300),
          fc.array(fc.constantFrom(card, failsLate, failsLate), { minLength: 1, maxLength: 3 }),
          fc.array(course, { minLength: 1, maxLength: 6 }),
          async (persons, some, balances, fee, cards, courses) => {
            const name = `${made++}`;
            const codes = [];
            for (const [index, { kind, value }] of some.entries()) {
              codes.push(`R${name}X${index}`);
              await issueRebate(getDb(), codes.at(-1)!, value, { kind });
            }
            for (const [index, value] of balances.entries()) {
              codes.push(`V${name}X${index}`);
              await issueVoucher(getDb(), codes.at(-1)!, value);
            }
            const services = { ...shop.services, env: { ...shop.services.env, SERVICE_FEE: fee } };
            const bookingId = await checkedOut(services, await cartWith(shop, codes, persons, forSale.boat, services));
            const { booking } = await rowsOf(bookingId);
            const due = booking.total_amount - booking.vouchers_amount;
            if (due === 0) await payWithout(shop.services, bookingId, booking.total_amount === 0 ? "free" : "voucher");
            else if (cards.length > 1 && due >= cards.length * leastShare)
              await payTogether(services, bookingId, cards);
            else await shop.pay(bookingId, "card", { number: cards[0]! });
            expect(await shop.stateOf(bookingId)).toBe("confirmed");
            await expectDocuments(bookingId);
            for (const each of courses) {
              await run(bookingId, each).catch((cause: unknown) => {
                if (!(cause instanceof AppError && refusals.includes(cause.code))) throw cause;
              });
              await expectDocuments(bookingId);
            }
          },
        ),
        { numRuns: runs, endOnFailure: true },
      );
    },
    timeout,
  );
});
