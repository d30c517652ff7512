import { beforeAll, expect, test } from "vitest";
import { forSale } from "../../catalogue/fixtures/paying.ts";
import { hour, instantAt } from "../../clock.ts";
import { findBookingWithItems, listPaymentsOfBookings } from "../../db/queries/booking.ts";
import { onBothDatabases } from "../../db/testing.ts";
import type { Sandbox } from "../../ports/payment/sandbox/sandbox-port.ts";
import { presentMoney } from "../../presenters/booking-money.ts";
import { presentBooking } from "../../presenters/booking.ts";
import type { Services } from "../../services.ts";
import { guest, type Session } from "../../domain/session.ts";
import { cancel } from "../booking/cancel.ts";
import { checkOut } from "../checkout/check-out.ts";
import { hold } from "../reservation/hold.ts";
import { payingBuyer, openPaymentShop, partner, type PaymentShop } from "../payment/pay.fixture.ts";
import { payWithoutProvider } from "../payment/pay-without-provider.ts";
import { quoteRebook } from "../booking/quote-rebook.ts";
import { rebook } from "../booking/rebook.ts";
import { reconcileDue } from "../payment/reconcile.ts";
import { executeRefunds } from "./refund.ts";
import { retryRefusedRefund, settleRefusedRefund } from "./refused-refund.ts";
import { addDistributor } from "../../testing/distributor.ts";

const price = 4900;
const disputed = { reference: null, state: "failed", failureReason: "charge_disputed" } as const;
const team = { ...guest, userId: "a-1", name: "Ada", email: "ada@shop.test", isAdmin: true } satisfies Session;
const distributor: Session = {
  ...guest,
  isReseller: true,
  distributor: { distributorId: "d-1", invoiceApproved: true, channelId: "c-1" },
};

onBothDatabases("refunds and what was paid", (getDb) => {
  let shop: PaymentShop;
  beforeAll(async () => {
    shop = await openPaymentShop(getDb());
    await addDistributor(getDb(), "d-1");
  });

  const request = (slotId: string, numGuests: number) => ({
    activityId: forSale.boat,
    availabilityId: slotId,
    selection: [{ ticketCategoryId: forSale.boat * 10, numGuests }],
    locale: "de_CH" as const,
  });

  /** A booking of two items: one person, and two persons. */
  async function bookedTwo(session: Session = guest) {
    const slots = [await shop.freshSlot(forSale.boat), await shop.freshSlot(forSale.boat)] as const;
    const first = await hold(shop.services, { ...request(slots[0], 1), doCreateCart: true }, session, null);
    const { cartId } = first.cart;
    await hold(shop.services, { ...request(slots[1], 2), doCreateCart: false, cartId }, session, null);
    const { bookingId } = await checkOut(
      shop.services,
      { cartId, user: payingBuyer, locale: "de_CH", origin: partner },
      session,
      null,
    );
    if (session === guest) await shop.pay(bookingId, "card", { number: "4242 4242 4242 4242" });
    else {
      const [successReturnUrl, failureReturnUrl] = [`${partner}/a`, `${partner}/b`];
      await payWithoutProvider(shop.services, {
        bookingId,
        method: "invoice",
        successReturnUrl,
        failureReturnUrl,
        affiliate: null,
        key: null,
        session,
      });
    }
    const items = await getDb()
      .selectFrom("booking_item")
      .select("id")
      .where("booking_id", "=", bookingId)
      .orderBy("sequence_index")
      .execute();
    return { bookingId, first: items[0]!.id, second: items[1]!.id, secondSlot: slots[1] };
  }

  const attemptOf = (bookingId: string) =>
    getDb().selectFrom("payment_attempt").selectAll().where("booking_id", "=", bookingId).executeTakeFirstOrThrow();
  const refundsOf = (bookingId: string) =>
    getDb()
      .selectFrom("refund")
      .select(["amount", "state", "refusal_reason"])
      .where("booking_id", "=", bookingId)
      .orderBy("created_at")
      .execute();
  /** A booking's amounts as the API answers them to any caller. */
  async function moneyOf(bookingId: string) {
    const { attempts, refunds } = await listPaymentsOfBookings(getDb(), [bookingId]);
    const { isInvoicePaid: _, ...amounts } = presentMoney(attempts, refunds, []);
    return Object.fromEntries(Object.entries(amounts).map(([name, { amount }]) => [name, amount]));
  }
  /** The booking as it is answered to a caller with its id. */
  async function shownTo(bookingId: string) {
    const { booking, items } = (await findBookingWithItems(getDb(), bookingId))!;
    const attempts = [await attemptOf(bookingId)];
    return presentBooking(booking, items, {
      origin: partner,
      now: instantAt(shop.services.clock.now()),
      firstSeen: false,
      webTicketOf: () => "",
      attempts,
      refunds: [],
      voucherEntries: [],
    });
  }
  const cancelling = (itemId: string, amount: number, services: Services = shop.services) =>
    cancel(services, { bookingId: itemId, reason: "storm", bySupplier: false, amount }, team, null);
  test("[R11.most] an item rebooked cheaper gives back no more than is left after the team's refund for another item", async () => {
    const { bookingId, first, second, secondSlot } = await bookedTwo();
    // 147 was paid. The team gives 120 back for an item of 49; the other item then costs 49 less, and 27 are left.
    await cancelling(first, 12_000);
    await rebook(
      shop.services,
      { bookingId: second, reservation: { ...request(secondSlot, 1), doCreateCart: false } },
      guest,
      null,
    );
    expect(await refundsOf(bookingId)).toMatchObject([
      { amount: 12_000, state: "done" },
      { amount: 3 * price - 12_000, state: "done" },
    ]);
    const { provider_reference, check_at } = await attemptOf(bookingId);
    expect(await shop.sandbox.read(provider_reference!)).toMatchObject({ refunded: 3 * price });
    expect(check_at).toBeNull();
    // Nothing is left: cancelling the other item gives nothing back, and leaves nothing to be tried again.
    expect(
      (await cancel(shop.services, { bookingId: second, reason: "ill", bySupplier: false }, guest, null)).refund.amount,
    ).toBe(0);
    expect(await refundsOf(bookingId)).toHaveLength(2);
    await reconcileDue(shop.services);
    expect((await attemptOf(bookingId)).check_at, "the job does not look at it for ever").toBeNull();
  });

  test("[R11.sums] after a refund by the team, a cheaper change and a cancellation, the rest is what was paid less what was refunded", async () => {
    const { bookingId, first, second, secondSlot } = await bookedTwo();
    await cancelling(first, 10_000);
    expect(await moneyOf(bookingId)).toMatchObject({
      paid: 3 * price,
      refunded: 10_000,
      refundDue: 0,
      kept: 3 * price - 10_000,
      vouchers: 0,
      vouchersReturned: 0,
    });
    await rebook(
      shop.services,
      { bookingId: second, reservation: { ...request(secondSlot, 1), doCreateCart: false } },
      guest,
      null,
    );
    await cancel(shop.services, { bookingId: second, reason: "ill", bySupplier: false }, guest, null);
    expect(await moneyOf(bookingId)).toEqual({
      paid: 3 * price,
      authorised: 0,
      released: 0,
      invoiced: 0,
      credited: 0,
      refunded: 3 * price,
      refundPending: 0,
      refundDue: 0,
      kept: 0,
      vouchers: 0,
      vouchersReturned: 0,
    });
  });

  test("[R11.sums] a refused refund counts neither as refunded nor as the shop's", async () => {
    const { bookingId, first } = await bookedTwo();
    await cancelling(
      first,
      price,
      shop.withProvider({
        refund: async (reference) => ({ payment: await shop.sandbox.read(reference), refund: disputed }),
      }),
    );
    expect(await moneyOf(bookingId)).toMatchObject({ paid: 3 * price, refunded: 0, refundDue: price, kept: 2 * price });
  });

  test("[R11.sums] an invoice is due: nothing was paid, and nothing is refunded when a part of it is cancelled", async () => {
    const { bookingId, first } = await bookedTwo(distributor);
    const { amount } = await attemptOf(bookingId);
    expect(await moneyOf(bookingId)).toMatchObject({ paid: 0, invoiced: amount, kept: 0 });
    expect((await findBookingWithItems(getDb(), bookingId))!.booking.confirmed_at).not.toBeNull();
    const { total } = await shownTo(bookingId);
    expect(total.amount).toBe(amount);
    expect((await shownTo(bookingId)).payment).toMatchObject({ status: "due", paidAt: null });
    await cancel(shop.services, { bookingId: first, reason: "ill", bySupplier: false }, distributor, null);
    const { paid, invoiced, refunded } = await moneyOf(bookingId);
    expect([paid, refunded]).toEqual([0, 0]);
    expect(invoiced).toBeLessThan(amount);
  });

  test("[R11.most] an invoice never falls below 0", async () => {
    const { bookingId, first, second, secondSlot } = await bookedTwo(distributor);
    const { amount } = await attemptOf(bookingId);
    await cancelling(first, amount);
    await rebook(
      shop.services,
      { bookingId: second, reservation: { ...request(secondSlot, 1), doCreateCart: false } },
      distributor,
      null,
    );
    expect(await attemptOf(bookingId)).toMatchObject({ amount: 0 });
  });

  test.each([guest, distributor])(
    "[R12.capped] what could not go back stays paid: the way back to the old price costs nothing",
    async (session) => {
      const { bookingId, first, second, secondSlot } = await bookedTwo(session);
      const { amount } = await attemptOf(bookingId);
      await cancelling(first, amount);
      const read = async () => {
        const { paid_amount } = await getDb()
          .selectFrom("booking_item")
          .select("paid_amount")
          .where("id", "=", second)
          .executeTakeFirstOrThrow();
        const { booking } = (await findBookingWithItems(getDb(), bookingId))!;
        return { paid: paid_amount, total: booking.total_amount, invoice: (await attemptOf(bookingId)).amount };
      };
      const before = await read();
      for (const persons of [1, 2]) {
        const change = { bookingId: second, reservation: { ...request(secondSlot, persons), doCreateCart: false } };
        expect(await quoteRebook(shop.services, change, session)).toMatchObject({ difference: 0, isAllowed: true });
        await rebook(shop.services, { ...change, expectedDifference: 0 }, session, null);
        expect(await read()).toEqual(before);
      }
    },
  );

  test("[R12.rebate] a rebate goes on where less than the difference could go back", async () => {
    await getDb()
      .insertInto("rebate")
      .values({ code: "TENTH", kind: "percent", value: 10, valid_until: null, uses_left: null })
      .execute();
    const slots = [await shop.freshSlot(forSale.boat), await shop.freshSlot(forSale.boat)] as const;
    const { cartId } = (await hold(shop.services, { ...request(slots[0], 2), doCreateCart: true }, guest, null)).cart;
    await getDb().updateTable("cart").set({ rebate_codes: '["TENTH"]' }).where("id", "=", cartId).execute();
    await hold(shop.services, { ...request(slots[1], 1), doCreateCart: false, cartId }, guest, null);
    const { bookingId } = await checkOut(
      shop.services,
      { cartId, user: payingBuyer, locale: "de_CH", origin: partner },
      guest,
      null,
    );
    await shop.pay(bookingId, "card", { number: "4242 4242 4242 4242" });
    const [item, other] = await getDb()
      .selectFrom("booking_item")
      .selectAll()
      .where("booking_id", "=", bookingId)
      .orderBy("sequence_index")
      .execute();
    await cancelling(other!.id, 3 * price - 1470);
    const rebatesAfter = async (persons: number) => {
      await rebook(
        shop.services,
        { bookingId: item!.id, reservation: { ...request(slots[0], persons), doCreateCart: false } },
        guest,
        null,
      );
      return (await findBookingWithItems(getDb(), bookingId))!.booking.rebates_amount;
    };
    expect([await rebatesAfter(1), await rebatesAfter(2)]).toEqual([980, 1470]);
  });

  test("[R11.refused] a refund that the provider refuses for good is marked once, stored with its reason, and not requested again", async () => {
    const { bookingId, first } = await bookedTwo();
    let calls = 0;
    const refusing = shop.withProvider({
      async refund(reference) {
        calls++;
        return { payment: await shop.sandbox.read(reference), refund: disputed };
      },
    });
    await cancelling(first, price, refusing);
    expect(await refundsOf(bookingId)).toEqual([
      { amount: price, state: "refused", refusal_reason: "charge_disputed" },
    ]);
    for (let round = 0; round < 3; round++) {
      shop.pass(hour);
      await reconcileDue(refusing);
    }
    expect(calls).toBe(1);
    expect((await attemptOf(bookingId)).check_at).toBeNull();
  });

  test("[R11.refused] of two refunds of one payment, one that is refused does not hold the other back", async () => {
    const { bookingId, first, second } = await bookedTwo();
    let calls = 0;
    const refusingFirst = shop.withProvider({
      refund: async (reference, amount, key) =>
        calls++ === 0
          ? { payment: await shop.sandbox.read(reference), refund: disputed }
          : shop.sandbox.refund(reference, amount, key),
    });
    await cancelling(first, price, refusingFirst);
    await cancelling(second, 2 * price, refusingFirst);
    expect((await refundsOf(bookingId)).map(({ state }) => state)).toEqual(["refused", "done"]);
    expect((await attemptOf(bookingId)).check_at).toBeNull();
  });

  /** A booking whose refund of 49 the provider has refused; `retrying` is what the provider does from then on. */
  async function refusedOne(retrying: Partial<Sandbox> = {}) {
    const { bookingId, first } = await bookedTwo();
    const keys: string[] = [];
    const refusing = shop.withProvider({
      async refund(reference, _, key) {
        keys.push(key);
        return { payment: await shop.sandbox.read(reference), refund: disputed };
      },
      ...retrying,
    });
    await cancelling(first, price, refusing);
    const { id: refundId } = await getDb()
      .selectFrom("refund")
      .select("id")
      .where("booking_id", "=", bookingId)
      .executeTakeFirstOrThrow();
    return { ids: { bookingId, refundId }, refusing, keys };
  }
  const historyOfBooking = (bookingId: string) =>
    getDb()
      .selectFrom("team_step")
      .select(["who", "action", "note"])
      .where("entity_id", "=", bookingId)
      .where("action", "in", ["refund_retried", "refund_settled"])
      .orderBy("at")
      .execute();
  const refundedOf = async (bookingId: string) =>
    (await shop.sandbox.read((await attemptOf(bookingId)).provider_reference!)).refunded;

  test("[R11.refused] a refund that the team retries is requested under a new key, and is done", async () => {
    const { ids, keys, refusing } = await refusedOne();
    await retryRefusedRefund(refusing, team, ids, { retries: 0 });
    expect(new Set(keys).size).toBe(2);
    expect(await refundsOf(ids.bookingId)).toMatchObject([{ state: "refused", refusal_reason: "charge_disputed" }]);
    await retryRefusedRefund(shop.services, team, ids, { retries: 1 });
    expect(await refundsOf(ids.bookingId)).toMatchObject([{ state: "done", amount: price }]);
    expect(await refundedOf(ids.bookingId)).toBe(price);
    expect((await attemptOf(ids.bookingId)).check_at).toBeNull();
    expect(await historyOfBooking(ids.bookingId)).toMatchObject([
      { who: team.email, action: "refund_retried" },
      { action: "refund_retried" },
    ]);
    await expect(retryRefusedRefund(shop.services, team, ids, { retries: 2 })).rejects.toMatchObject({
      code: "changed_meanwhile",
    });
  });

  test("[R11.refused] a retry that the process does not finish is done by the reconciling job, once", async () => {
    const { ids } = await refusedOne();
    const dying = shop.withProvider({ refund: () => Promise.reject(new Error("killed")) });
    await expect(retryRefusedRefund(dying, team, ids, { retries: 0 })).rejects.toThrow("killed");
    for (let round = 0; round < 2; round++) await reconcileDue(shop.services);
    expect(await refundsOf(ids.bookingId)).toMatchObject([{ state: "done" }]);
    expect(await refundedOf(ids.bookingId)).toBe(price);
  });

  test("[R11.refused] a refund that the team settles stores by whom, when and how, and counts as paid back", async () => {
    const { ids } = await refusedOne();
    await settleRefusedRefund(shop.services, team, ids, { retries: 0, note: "Bank transfer" });
    const row = await getDb().selectFrom("refund").selectAll().where("id", "=", ids.refundId).executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      state: "settled",
      settled_by: team.email,
      settled_note: "Bank transfer",
      done_at: expect.any(String) as string,
    });
    expect(await historyOfBooking(ids.bookingId)).toEqual([
      { who: team.email, action: "refund_settled", note: "Bank transfer" },
    ]);
    // The rest of the payment is smaller by it, and the provider gets no further request.
    shop.pass(hour);
    await reconcileDue(shop.services);
    expect(await refundedOf(ids.bookingId)).toBe(0);
    const [, second] = await getDb()
      .selectFrom("booking_item")
      .select("id")
      .where("booking_id", "=", ids.bookingId)
      .orderBy("sequence_index")
      .execute();
    await expect(cancelling(second!.id, 2 * price + 1)).rejects.toMatchObject({ code: "refund_too_high" });
    await expect(settleRefusedRefund(shop.services, team, ids, { retries: 0, note: "Again" })).rejects.toMatchObject({
      code: "changed_meanwhile",
    });
  });

  test("[R11.refused] a refund of another booking, and one that is not refused, can't be acted on", async () => {
    const [one, other] = [await refusedOne(), await refusedOne()];
    const mixed = { bookingId: one.ids.bookingId, refundId: other.ids.refundId };
    await expect(retryRefusedRefund(shop.services, team, mixed, { retries: 0 })).rejects.toMatchObject({
      code: "booking_not_found",
    });
    await expect(settleRefusedRefund(shop.services, team, mixed, { retries: 0, note: "x" })).rejects.toMatchObject({
      code: "booking_not_found",
    });
    await expect(retryRefusedRefund(shop.services, team, one.ids, { retries: 1 })).rejects.toMatchObject({
      code: "changed_meanwhile",
    });
  });

  test("without the guard, a settlement and a retry at the same time pay the same refund twice", async () => {
    const { ids } = await refusedOne();
    const look = () =>
      getDb().selectFrom("refund").selectAll().where("id", "=", ids.refundId).executeTakeFirstOrThrow();
    const [settling, retrying] = await Promise.all([look(), look()]);
    let paidOtherwise = 0;
    if (settling.state === "refused") {
      await getDb().updateTable("refund").set({ state: "settled" }).where("id", "=", ids.refundId).execute();
      paidOtherwise += settling.amount;
    }
    if (retrying.state === "refused") {
      await getDb().updateTable("refund").set({ state: "due", retries: 1 }).where("id", "=", ids.refundId).execute();
      await executeRefunds(shop.services, retrying.payment_attempt_id);
    }
    expect(paidOtherwise + (await refundedOf(ids.bookingId))).toBe(2 * price);
  });

  test("[R11.refused] of several concurrent retries and settlements the first acts, once", async () => {
    for (let round = 0; round < 6; round++) {
      const { ids } = await refusedOne();
      const acts = [0, 1].flatMap(() => [
        () => settleRefusedRefund(shop.services, team, ids, { retries: 0, note: "cash" }),
        () => retryRefusedRefund(shop.services, team, ids, { retries: 0 }),
      ]);
      const outcomes = await Promise.allSettled((round % 2 ? acts : acts.toReversed()).map((act) => act()));
      const codes = outcomes.flatMap((outcome) =>
        outcome.status === "rejected" ? [(outcome.reason as { code?: string }).code ?? String(outcome.reason)] : [],
      );
      expect(codes).toEqual(["changed_meanwhile", "changed_meanwhile", "changed_meanwhile"]);
      const { state } = await getDb()
        .selectFrom("refund")
        .select("state")
        .where("id", "=", ids.refundId)
        .executeTakeFirstOrThrow();
      expect([state, await refundedOf(ids.bookingId)]).toEqual(state === "settled" ? ["settled", 0] : ["done", price]);
      expect(await historyOfBooking(ids.bookingId)).toHaveLength(1);
    }
  });
});
