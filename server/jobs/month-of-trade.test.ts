import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { isOpenInvoiceState } from "../../sdk/contracts/invoice.ts";
import { forSale } from "../catalogue/fixtures/paying.ts";
import { day, instantAt } from "../clock.ts";
import { cancel } from "../commands/booking/cancel.ts";
import { rebook } from "../commands/booking/rebook.ts";
import { cartWith, issueRebate, issueVoucher, payWithout } from "../commands/code/code.fixture.ts";
import { numberDocuments } from "../commands/document/number-documents.ts";
import { checkOut } from "../commands/checkout/check-out.ts";
import { assignEntry } from "../commands/invoice/assign-entry.ts";
import { camt054, creditor } from "../commands/invoice/bank-file.fixture.ts";
import { makeInvoices } from "../commands/invoice/make-invoices.ts";
import { remindInvoices, sendStatements } from "../commands/invoice/remind-invoices.ts";
import { recordPayback, recordPayment, undoPayment } from "../commands/invoice/record-payment.ts";
import { takeBankFile } from "../commands/invoice/take-bank-file.ts";
import { openPaymentShop, partner, payingBuyer, type PaymentShop } from "../commands/payment/pay.fixture.ts";
import { reconcileDue } from "../commands/payment/reconcile.ts";
import { recheckDueRefunds } from "../commands/refund/recheck.ts";
import { getOpenOfAgreement } from "../db/queries/distributor.ts";
import { listBankEntries, listInvoicePayments } from "../db/queries/invoice-payment.ts";
import { findInvoice, listInvoicesOfDistributor } from "../db/queries/invoice.ts";
import { onBothDatabases } from "../db/testing.ts";
import { readEnv } from "../env.ts";
import { surplusOf } from "../domain/invoice.ts";
import { referenceOf } from "../domain/invoice-reference.ts";
import { guest, type Session } from "../domain/session.ts";
import { dateInZurich } from "../domain/wall-time.ts";
import { AppError } from "../errors.ts";
import type { Services } from "../services.ts";
import { addAffiliate } from "../testing/affiliate.ts";
import { addDistributor } from "../testing/distributor.ts";
import { expireHoldsJob } from "./expire-holds.ts";
import { sendDueMails } from "./outbox.ts";
import { statementsJob } from "./statements.ts";

const from = Date.parse("2026-12-01T08:00:00Z");
const days = 31;
const salesOfDay = 4;
/** By then every visit is over, and the statements and invoices of both months are made. */
const settledOn = Date.parse("2027-03-05T08:00:00Z");
const card = "4242 4242 4242 4242";
const commissionPercent = 10;
/** Rappen that are paid too much at times. */
const overpaid = 1234;
const timeout = 300_000;
const team: Session = { ...guest, userId: "a-1", name: "Ada", email: "ada@shop.test", isAdmin: true };
const hotels = { "each booking": "hotel-each", "once a month": "hotel-month" } as const;

const drawn = fc.record({
  pays: fc.constantFrom("card", "TWINT", "leaves TWINT", "leaves", "voucher", "voucher and card", ...invoiceWays()),
  persons: fc.integer({ min: 1, max: 3 }),
  hasRebate: fc.boolean(),
  isOfAffiliate: fc.boolean(),
  afterwards: fc.constantFrom("nothing", "nothing", "cancel", "team", "supplier", "rebook"),
  after: fc.integer({ min: 0, max: 3 }),
  /** Tenths of what the team gives back. */
  share: fc.integer({ min: 0, max: 10 }),
});
type Sale = typeof drawn extends fc.Arbitrary<infer Each> ? Each : never;

function invoiceWays() {
  return Object.keys(hotels) as (keyof typeof hotels)[];
}
const isOnInvoice = (pays: Sale["pays"]): pays is keyof typeof hotels => pays in hotels;

/** Rappen that vouchers have paid and that were not returned to them. */
const standing = (entries: readonly { readonly state: string; readonly amount: number }[]) =>
  entries.reduce(
    (sum, { state, amount }) => sum + (state === "spent" ? amount : state === "returned" ? -amount : 0),
    0,
  );

onBothDatabases("a month of trade", (getDb) => {
  let shop: PaymentShop;
  let services: Services;
  const vouchers = new Map<string, number>();
  let slotsAsked = 0;
  let invoicesPaid = 0;
  beforeAll(async () => {
    shop = await openPaymentShop(getDb());
    services = { ...shop.services, env: { ...readEnv(creditor), ...shop.services.env, ...creditor, SERVICE_FEE: 300 } };
    await getDb().updateTable("slot").set({ capacity: null }).execute();
    await addAffiliate(getDb(), { commission_percent: commissionPercent });
    await issueRebate(getDb(), "WINTER", 10);
    await addDistributor(getDb(), hotels["each booking"], { terms: { billing: "booking", period_days: 10 } });
    await addDistributor(getDb(), hotels["once a month"], { terms: { billing: "month", period_days: 20 } });
    shop.pass(from - services.clock.now());
  }, timeout);

  /** A slot of the next days, another one each time. */
  async function slotAhead(): Promise<string> {
    const now = services.clock.now();
    const slots = await getDb()
      .selectFrom("slot")
      .innerJoin("offer", "offer.id", "slot.offer_id")
      .innerJoin("activity", "activity.id", "offer.activity_id")
      .select("slot.id")
      .where("activity.mapped_id", "=", forSale.boat)
      .where("slot.cutoff_at", ">", instantAt(now + 2 * day))
      .where("slot.cutoff_at", "<", instantAt(now + 9 * day))
      .orderBy("slot.starts_at")
      .execute();
    return slots[slotsAsked++ % slots.length]!.id;
  }
  const hotelSession = (id: string): Session => ({
    ...guest,
    isReseller: true,
    distributor: { distributorId: id, invoiceApproved: true, channelId: "web" },
  });
  const ahead = (): PaymentShop => ({ ...shop, services, freshSlot: slotAhead });

  /** Sells as drawn; returns the booking where it was paid. */
  async function sell(sale: Sale, index: number): Promise<string | null> {
    const codes = sale.hasRebate ? ["WINTER"] : [];
    if (sale.pays === "voucher" || sale.pays === "voucher and card") {
      const code = `GIFT${index}`;
      vouchers.set(code, sale.pays === "voucher" ? 50_000 : 2_000);
      await issueVoucher(getDb(), code, vouchers.get(code)!);
      codes.push(code);
    }
    const cartId = await cartWith(ahead(), codes, [sale.persons], forSale.boat, services);
    if (sale.pays === "leaves") return null;
    const affiliate = sale.isOfAffiliate && !isOnInvoice(sale.pays) ? { affiliateReferralCode: "4182" } : undefined;
    const { bookingId } = await checkOut(
      services,
      { cartId, user: payingBuyer, locale: "de_CH", origin: partner, ...(affiliate ? { affiliate } : {}) },
      guest,
      null,
    );
    if (isOnInvoice(sale.pays)) {
      const id = hotels[sale.pays];
      await getDb().updateTable("booking").set({ distributor_id: id }).where("id", "=", bookingId).execute();
      await payWithout(services, bookingId, "invoice", hotelSession(id));
    } else if (sale.pays === "voucher") await payWithout(services, bookingId, "voucher");
    else if (sale.pays === "TWINT" || sale.pays === "leaves TWINT") {
      await shop.pay(bookingId, "twint");
      await shop.decide(bookingId, sale.pays === "TWINT" ? "pay" : "cancel");
    } else await shop.pay(bookingId, "card", { number: card });
    const isPaid = sale.pays !== "leaves TWINT";
    expect([sale.pays, await shop.stateOf(bookingId)]).toEqual([sale.pays, isPaid ? "confirmed" : "unpaid"]);
    return isPaid ? bookingId : null;
  }

  const refusals = ["refund_too_high", "not_rebookable", "rebook_costs_more", "not_cancellable"];
  async function change(bookingId: string, { afterwards, share, pays }: Sale): Promise<void> {
    const item = await getDb()
      .selectFrom("booking_item")
      .selectAll()
      .where("booking_id", "=", bookingId)
      .executeTakeFirstOrThrow();
    const session = isOnInvoice(pays) ? hotelSession(hotels[pays]) : guest;
    const request = { bookingId: item.id, reason: "rain", bySupplier: afterwards === "supplier" };
    try {
      if (afterwards === "cancel") await cancel(services, request, session, null);
      else if (afterwards === "supplier") await cancel(services, request, team, null);
      else if (afterwards === "team")
        await cancel(services, { ...request, amount: Math.floor((item.paid_amount * share) / 100) * 10 }, team, null);
      else if (afterwards === "rebook") {
        const reservation = {
          activityId: forSale.boat,
          availabilityId: await slotAhead(),
          selection: [{ ticketCategoryId: forSale.boat * 10, numGuests: 1 + (share % 3) }],
          locale: "de_CH" as const,
          doCreateCart: false,
        };
        await rebook(services, { bookingId: item.id, reservation }, session, null);
      }
    } catch (cause) {
      if (!(cause instanceof AppError && refusals.includes(cause.code))) throw cause;
    }
  }

  /** What hotels owe comes by a file of the bank, every third time in part and then by the team. */
  async function payInvoices(): Promise<void> {
    const today = dateInZurich(services.clock.now());
    for (const id of Object.values(hotels)) {
      const open = (await listInvoicesOfDistributor(getDb(), id)).filter(
        ({ kind, state, number, due_on }) =>
          kind === "invoice" && isOpenInvoiceState(state) && number !== null && due_on! <= today,
      );
      for (const invoice of open) {
        // An invoice before it in this list may have paid it by its surplus.
        const { total_amount, credited_amount, paid_amount } = (await findInvoice(getDb(), invoice.id))!;
        const left = total_amount - credited_amount - paid_amount;
        if (left <= 0) continue;
        const partly = invoicesPaid++ % 3 === 2;
        if (paid_amount > 0)
          await recordPayment(services, "ada@shop.test", invoice.id, {
            // Who pays the rest by hand pays too much.
            amount: left + overpaid,
            paidOn: today,
            note: "counter",
            paid: paid_amount,
          });
        else {
          const amount = ((partly ? Math.ceil(left / 2) : left) / 100).toFixed(2);
          const reference = referenceOf(invoice.number!, creditor.CREDITOR_IBAN);
          const file = camt054([{ bankReference: `${invoice.id} ${today}`, amount, reference }]);
          expect(await takeBankFile(services, "ada@shop.test", file)).toMatchObject({ assigned: 1, unmatched: 0 });
          expect(await takeBankFile(services, "ada@shop.test", file)).toMatchObject({ assigned: 0, known: 1 });
          // The bank takes some back at once: they are paid the next day.
          if (invoicesPaid % 5 === 0) {
            const returned = camt054([{ bankReference: `${invoice.id} ${today}`, amount, reference }], {
              isReversal: true,
            });
            expect(await takeBankFile(services, "ada@shop.test", returned)).toMatchObject({ returned: 1 });
          }
        }
      }
    }
  }

  /** At last each hotel pays twice by the bank: the team assigns it, and it goes back by transfer. */
  async function payBackSurpluses(): Promise<number> {
    let paidBack = 0;
    for (const id of Object.values(hotels)) {
      const [newest] = (await listInvoicesOfDistributor(getDb(), id)).filter(({ kind }) => kind === "invoice");
      const twice = {
        bankReference: `twice ${id}`,
        amount: (overpaid / 100).toFixed(2),
        reference: referenceOf(newest!.number!, creditor.CREDITOR_IBAN),
      };
      expect(await takeBankFile(services, "ada@shop.test", camt054([twice]))).toMatchObject({ unmatched: 1 });
      const { rows } = await listBankEntries(getDb(), { search: "", page: 1, state: "unmatched" });
      await assignEntry(services, "ada@shop.test", rows[0]!.id, newest!.number!);
      for (const invoice of await listInvoicesOfDistributor(getDb(), id)) {
        const amount = surplusOf(invoice);
        if (invoice.kind !== "invoice" || amount === 0) continue;
        const payback = { amount, paidOn: dateInZurich(services.clock.now()), note: "", iban: creditor.CREDITOR_IBAN };
        await recordPayback(services, "ada@shop.test", invoice.id, { ...payback, paid: invoice.paid_amount });
        const entries = await listInvoicePayments(getDb(), invoice.id);
        const wrong = entries.findLast(({ kind }) => kind === "payback")!;
        await undoPayment(services, "ada@shop.test", invoice.id, wrong.id);
        await recordPayback(services, "ada@shop.test", invoice.id, { ...payback, paid: invoice.paid_amount });
        paidBack += amount;
      }
    }
    return paidBack;
  }

  async function runJobs(): Promise<void> {
    await shop.settle(0);
    for (const job of [expireHoldsJob, reconcileDue, recheckDueRefunds, numberDocuments, makeInvoices, numberDocuments])
      await job(services);
    for (const job of [remindInvoices, sendStatements, statementsJob, sendDueMails]) await job(services);
  }

  test(
    "[R11.most] [P9.paid] payments, refunds, vouchers, invoices and payouts agree after a month of trade",
    async () => {
      const sales = fc.sample(drawn, { numRuns: days * salesOfDay, seed: 20_261_201 });
      const later: { readonly on: number; readonly bookingId: string; readonly sale: Sale }[] = [];
      for (let today = 0; today < days; today++) {
        for (const [index, sale] of sales.slice(today * salesOfDay, (today + 1) * salesOfDay).entries()) {
          const bookingId = await sell(sale, today * salesOfDay + index);
          if (bookingId) later.push({ on: today + sale.after, bookingId, sale });
        }
        for (const { on, bookingId, sale } of later) if (on === today) await change(bookingId, sale);
        await runJobs();
        await payInvoices();
        shop.pass(day);
      }
      while (services.clock.now() < settledOn) {
        shop.pass(day);
        await runJobs();
        await payInvoices();
      }
      const paidBack = await payBackSurpluses();
      expect(paidBack).toBeGreaterThanOrEqual(2 * overpaid);
      await expectMoney();
      await expectVouchers();
      await expectInvoices();
      await expectPayouts();
      await expectNumbers();
    },
    timeout,
  );

  async function expectMoney(): Promise<void> {
    const bookings = await getDb().selectFrom("booking").selectAll().execute();
    const counts = { confirmed: 0, refunded: 0 };
    for (const booking of bookings) {
      const items = await getDb().selectFrom("booking_item").selectAll().where("booking_id", "=", booking.id).execute();
      const refunds = await getDb().selectFrom("refund").selectAll().where("booking_id", "=", booking.id).execute();
      const attempts = await getDb()
        .selectFrom("payment_attempt")
        .selectAll()
        .where("booking_id", "=", booking.id)
        .execute();
      const isBooked = booking.state === "confirmed" || booking.state === "cancelled";
      const owed = isBooked
        ? items.reduce((sum, item) => sum + item.paid_amount - item.refunded_amount, booking.service_fee_amount)
        : 0;
      const invoiced = attempts.filter(({ method, state }) => method === "invoice" && state === "captured");
      const onInvoice = invoiced.reduce((sum, { amount }) => sum + amount, 0);
      let taken = 0;
      for (const { provider_reference } of attempts) {
        if (provider_reference === null) continue;
        const payment = await shop.sandbox.read(provider_reference);
        taken += payment.captured - payment.refunded;
      }
      const byVouchers = await standingOf(booking.id);
      expect([booking.number, taken + byVouchers + onInvoice]).toEqual([booking.number, owed]);
      if (isBooked) counts.confirmed++;
      expect(refunds.filter(({ state }) => state !== "done")).toEqual([]);
      counts.refunded += refunds.length;
      if (attempts.some(({ method }) => method === "invoice")) continue;
      const documents = await getDb()
        .selectFrom("document")
        .select(["kind", "total_amount"])
        .where("booking_id", "=", booking.id)
        .execute();
      const written = documents.reduce(
        (sum, { kind, total_amount }) => sum + (kind === "credit_note" ? -total_amount : total_amount),
        0,
      );
      expect([booking.number, written]).toEqual([booking.number, taken + byVouchers]);
    }
    // The draw has some of everything.
    expect(counts.confirmed).toBeGreaterThan(60);
    expect(counts.refunded).toBeGreaterThan(10);
  }

  const standingOf = async (bookingId: string) =>
    standing(await getDb().selectFrom("voucher_entry").selectAll().where("booking_id", "=", bookingId).execute());

  async function expectVouchers(): Promise<void> {
    const rows = await getDb().selectFrom("voucher").selectAll().execute();
    const entries = await getDb().selectFrom("voucher_entry").selectAll().execute();
    expect(rows.length).toBe(vouchers.size);
    expect(entries.some(({ state }) => state === "returned")).toBe(true);
    for (const { code, balance } of rows) {
      const own = entries.filter(({ voucher_code }) => voucher_code === code);
      expect([code, balance + standing(own)]).toEqual([code, vouchers.get(code)]);
      expect(own.filter(({ state }) => state === "reserved")).toEqual([]);
    }
  }

  async function expectInvoices(): Promise<void> {
    let moved = 0;
    for (const id of Object.values(hotels)) {
      const agreement = await getDb()
        .selectFrom("payment_agreement")
        .select("id")
        .where("distributor_id", "=", id)
        .executeTakeFirstOrThrow();
      const attempts = await getDb()
        .selectFrom("payment_attempt")
        .select("amount")
        .where("payment_agreement_id", "=", agreement.id)
        .where("state", "=", "captured")
        .execute();
      const rows = await listInvoicesOfDistributor(getDb(), id);
      const billed = rows.filter(({ kind }) => kind === "invoice");
      const sum = (of: readonly number[]) => of.reduce((all, each) => all + each, 0);
      expect(billed.length).toBeGreaterThan(0);
      const owed = sum(billed.map((each) => each.total_amount - each.credited_amount));
      expect(owed).toBe(sum(attempts.map(({ amount }) => amount)));
      expect(sum(rows.filter(({ kind }) => kind === "credit_note").map((each) => each.total_amount))).toBe(
        sum(billed.map(({ credited_amount }) => credited_amount)),
      );
      const payments = await getDb()
        .selectFrom("invoice_payment")
        .select(["invoice_payment.amount", "invoice_payment.kind"])
        .innerJoin("invoice", "invoice.id", "invoice_payment.invoice_id")
        .where("invoice.distributor_id", "=", id)
        .execute();
      expect(sum(payments.map(({ amount }) => amount))).toBe(sum(billed.map(({ paid_amount }) => paid_amount)));
      expect(await getOpenOfAgreement(getDb(), agreement.id)).toBe(
        owed - sum(billed.map(({ paid_amount }) => paid_amount)),
      );
      expect(billed.filter(({ state }) => isOpenInvoiceState(state))).toEqual([]);
      // What was moved between invoices and what went back leaves exactly what is owed.
      expect(sum(billed.map(({ paid_amount }) => paid_amount))).toBe(owed);
      moved += payments.filter(({ kind }) => kind === "moved_in").length;
    }
    expect(moved).toBeGreaterThan(0);
  }

  async function expectPayouts(): Promise<void> {
    const bookings = await getDb()
      .selectFrom("booking")
      .select("id")
      .where("affiliate_id", "=", 4182)
      .where("state", "in", ["confirmed", "cancelled"])
      .execute();
    const items = await getDb()
      .selectFrom("booking_item")
      .selectAll()
      .where(
        "booking_id",
        "in",
        bookings.map(({ id }) => id),
      )
      .execute();
    // On what was paid and has not gone back, which for a whole item is its fee too (RULES 19).
    const earned = items.reduce(
      (sum, item) => sum + (Math.max(0, item.paid_amount - item.refunded_amount) * commissionPercent) / 100,
      0,
    );
    const statements = await getDb().selectFrom("affiliate_statement").selectAll().execute();
    expect(items.length).toBeGreaterThan(10);
    expect(earned).toBeGreaterThan(0);
    expect(statements.reduce((sum, { amount }) => sum + amount, 0)).toBe(earned);
  }

  /** Numbers of every counter, which documents and invoices share, are 1 to the last, without a gap. */
  async function expectNumbers(): Promise<void> {
    const documents = await getDb().selectFrom("document").select(["series_id", "number"]).execute();
    const invoices = await getDb().selectFrom("invoice").select(["series_id", "number"]).execute();
    for (const [series, own] of Map.groupBy([...documents, ...invoices], ({ series_id }) => series_id)) {
      const counts = own.map(({ number }) => Number(number!.split("-")[1])).toSorted((one, other) => one - other);
      expect([series, counts]).toEqual([series, counts.map((_, index) => index + 1)]);
    }
  }
});
