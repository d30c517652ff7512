import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { forSale } from "../../catalogue/fixtures/paying.ts";
import { onBothDatabases } from "../../db/testing.ts";
import { cartTotals, tenderOf } from "../../domain/cart-totals.ts";
import { guest, type Session } from "../../domain/session.ts";
import { sumOf } from "../../domain/voucher-ledger.ts";
import { AppError } from "../../errors.ts";
import { presentCodesOfBooking } from "../../presenters/codes-of-booking.ts";
import { cancel } from "../booking/cancel.ts";
import { rebook } from "../booking/rebook.ts";
import { openPaymentShop, slotsOf, type PaymentShop } from "../payment/pay.fixture.ts";
import { cartWith, checkedOut, issueRebate, issueVoucher, payWithout } from "./code.fixture.ts";

const team: Session = { ...guest, userId: "a-1", name: "Ada", email: "ada@shop.test", isAdmin: true };
const card = "4242 4242 4242 4242";
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
      const reservation = {
        activityId: forSale.boat,
        availabilityId: await shop.freshSlot(forSale.boat),
        selection: [{ ticketCategoryId: forSale.boat * 10, numGuests: 1 }],
        locale: "de_CH" as const,
        doCreateCart: false,
      };
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
});
