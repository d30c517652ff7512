import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { forSale } from "../../catalogue/fixtures/paying.ts";
import { day, instantAt } from "../../clock.ts";
import { onBothDatabases } from "../../db/testing.ts";
import { sendDueMails } from "../../jobs/outbox.ts";
import { ProviderUnreachable } from "../../ports/payment/payment.ts";
import { guest, type Session } from "../../domain/session.ts";
import { cancel, type Cancellation } from "./cancel.ts";
import { refundOf } from "../../domain/cancel-refund.ts";
import { checkOut } from "../checkout/check-out.ts";
import { hold } from "../reservation/hold.ts";
import { payingBuyer, openPaymentShop, partner, type PaymentShop } from "../payment/pay.fixture.ts";
import { pay } from "../payment/pay.ts";
import { payWithoutProvider } from "../payment/pay-without-provider.ts";
import { reconcileDue } from "../payment/reconcile.ts";
import { addDistributor } from "../../testing/distributor.ts";

const card = "4242 4242 4242 4242";
const price = 4900;
const team: Session = { ...guest, userId: "a-1", name: "Ada", email: "ada@shop.test", isAdmin: true };
const distributor: Session = {
  ...guest,
  isReseller: true,
  distributor: { distributorId: "d-1", invoiceApproved: true, channelId: "c-1" },
};

onBothDatabases("cancelling", (getDb) => {
  let shop: PaymentShop;
  beforeAll(async () => {
    shop = await openPaymentShop(getDb());
    await addDistributor(getDb(), "d-1");
  });

  const itemsOf = (bookingId: string) =>
    getDb()
      .selectFrom("booking_item")
      .selectAll()
      .where("booking_id", "=", bookingId)
      .orderBy("sequence_index")
      .execute();
  const refundsOf = (bookingId: string) =>
    getDb()
      .selectFrom("refund")
      .select(["amount", "state", "booking_item_id"])
      .where("booking_id", "=", bookingId)
      .orderBy("created_at")
      .execute();
  const paymentOf = async (bookingId: string) => {
    const { provider_reference } = await getDb()
      .selectFrom("payment_attempt")
      .selectAll()
      .where("booking_id", "=", bookingId)
      .executeTakeFirstOrThrow();
    return shop.sandbox.read(provider_reference!);
  };
  const cancelling = (itemId: string, changes: Partial<Cancellation> = {}, session = guest) =>
    cancel(shop.services, { bookingId: itemId, reason: "rain", bySupplier: false, ...changes }, session, null);

  /**
   * One booking of an item for each of the given numbers of persons, each at a time of its own, with a service fee
   * where one is set.
   */
  async function booked({ persons = [1], serviceFee = 0, mappedId = forSale.boat, method = "card" as const } = {}) {
    const services = { ...shop.services, env: { ...shop.services.env, SERVICE_FEE: serviceFee } };
    const slots: string[] = [];
    let cartId: string | undefined;
    for (const numGuests of persons) {
      const slot = await shop.freshSlot(mappedId);
      slots.push(slot);
      const selection = [{ ticketCategoryId: mappedId * 10, numGuests }];
      const held = await hold(
        services,
        {
          activityId: mappedId,
          availabilityId: slot,
          selection,
          locale: "de_CH",
          doCreateCart: !cartId,
          ...(cartId ? { cartId } : {}),
        },
        guest,
        null,
      );
      cartId = held.cart.cartId;
    }
    const { bookingId } = await checkOut(
      services,
      { cartId: cartId!, user: payingBuyer, locale: "de_CH", origin: partner },
      guest,
      null,
    );
    await pay(services, {
      bookingId,
      method,
      token: await shop.token(card),
      returnUrl: `${partner}/`,
      affiliate: null,
      key: randomUUID(),
      session: guest,
    });
    return { bookingId, slots, items: await itemsOf(bookingId) };
  }

  test("[R11.cancel] cancels an item: its seats are free, its money goes back, its ticket is void, a mail says so, the history has it", async () => {
    const { bookingId, slots, items } = await booked({ persons: [2] });
    expect(await shop.takenOf(slots[0]!)).toBe(2);
    expect(await cancelling(items[0]!.id)).toEqual({
      bookingId,
      bookingItemId: items[0]!.id,
      status: "cancelled",
      refund: { amount: 2 * price, currency: "CHF", formatted: "CHF 98.00" },
      refundWay: "refund",
      refundToVouchers: { amount: 0, currency: "CHF", formatted: "CHF 0.00" },
    });
    expect(await shop.takenOf(slots[0]!)).toBe(0);
    expect(await shop.stateOf(bookingId)).toBe("cancelled");
    expect(await refundsOf(bookingId)).toEqual([{ amount: 2 * price, state: "done", booking_item_id: items[0]!.id }]);
    expect(await paymentOf(bookingId)).toMatchObject({ state: "captured", refunded: 2 * price });
    expect((await itemsOf(bookingId))[0]).toMatchObject({
      cancelled_by: "customer",
      cancel_reason: "rain",
      refunded_amount: 2 * price,
    });
    const steps = await getDb()
      .selectFrom("history")
      .select(["entity", "from_state", "to_state", "reason"])
      .where("reason", "=", "cancelled_by_customer")
      .orderBy("entity")
      .execute();
    expect(steps).toEqual([
      { entity: "booking", from_state: "confirmed", to_state: "cancelled", reason: "cancelled_by_customer" },
      { entity: "reservation", from_state: "booked", to_state: "cancelled", reason: "cancelled_by_customer" },
    ]);
    await sendDueMails(shop.services);
    const mails = await shop.mails.list();
    expect(mails.some(({ subject }) => subject.startsWith("Storniert: "))).toBe(true);
  });

  test("[R11.fee] the service fee goes back with the last item, not before", async () => {
    const { bookingId, items } = await booked({ persons: [1, 1], serviceFee: 500 });
    expect((await cancelling(items[0]!.id)).refund.amount).toBe(price);
    expect(await shop.stateOf(bookingId)).toBe("confirmed");
    expect(await cancelling(items[1]!.id)).toMatchObject({ status: "cancelled", refund: { amount: price + 500 } });
    expect(await paymentOf(bookingId)).toMatchObject({ refunded: 2 * price + 500 });
  });

  test("[R11.fee] where the supplier cancels, the service fee goes back at once, and once", async () => {
    const { bookingId, items } = await booked({ persons: [1, 1], serviceFee: 500 });
    expect((await cancelling(items[0]!.id, { bySupplier: true }, team)).refund.amount).toBe(price + 500);
    expect((await cancelling(items[1]!.id)).refund.amount).toBe(price);
    expect(await paymentOf(bookingId)).toMatchObject({ refunded: 2 * price + 500 });
  });

  test("[R11.team] after the cut-off it is the team's alone", async () => {
    const { bookingId, items } = await booked();
    const { starts_at } = await getDb()
      .selectFrom("reservation")
      .innerJoin("slot", "slot.id", "reservation.slot_id")
      .select("slot.starts_at")
      .where("reservation.id", "=", items[0]!.reservation_id)
      .executeTakeFirstOrThrow();
    const late = { ...shop.services, clock: { now: () => Date.parse(starts_at) - day } };
    const request = { bookingId: items[0]!.id, reason: "rain", bySupplier: false };
    await expect(cancel(late, request, guest, null)).rejects.toMatchObject({
      code: "not_cancellable",
      fields: { reason: "cut_off" },
    });
    expect(await refundsOf(bookingId)).toEqual([]);
    expect(await cancel(late, request, team, null)).toMatchObject({ refund: { amount: price } });
    expect((await itemsOf(bookingId))[0]).toMatchObject({ cancelled_by: "team" });
  });

  test("[R11.team] the team says how much goes back, up to what was paid and has not gone back", async () => {
    const { items } = await booked({ persons: [1, 1, 1] });
    await expect(cancelling(items[0]!.id, { amount: 3 * price + 1 }, team)).rejects.toMatchObject({
      code: "refund_too_high",
      status: 422,
    });
    expect((await cancelling(items[0]!.id, { amount: 2 * price + 100 }, team)).refund.amount).toBe(2 * price + 100);
    await expect(cancelling(items[1]!.id, { amount: price }, team)).rejects.toMatchObject({ code: "refund_too_high" });
    expect((await cancelling(items[1]!.id)).refund.amount).toBe(price - 100);
    expect((await cancelling(items[2]!.id)).refund.amount).toBe(0);
  });

  test("what is the team's is refused to everybody else, and changes nothing", async () => {
    const { bookingId, items } = await booked();
    await expect(cancelling(items[0]!.id, { amount: 1 })).rejects.toMatchObject({ code: "not_signed_in", status: 401 });
    await expect(
      cancelling(items[0]!.id, { bySupplier: true }, { ...team, isAdmin: false, isReseller: true }),
    ).rejects.toMatchObject({ code: "forbidden" });
    expect(await shop.stateOf(bookingId)).toBe("confirmed");
  });

  test("[R11.once] cancelling again gives the same answer and nothing more", async () => {
    const { bookingId, slots, items } = await booked();
    const first = await cancelling(items[0]!.id);
    expect(await cancelling(items[0]!.id, { reason: "again" })).toEqual(first);
    expect(await refundsOf(bookingId)).toHaveLength(1);
    expect(await shop.takenOf(slots[0]!)).toBe(0);
  });

  test("an unknown item, a booking's own id and an unpaid booking are refused", async () => {
    await expect(cancelling(randomUUID())).rejects.toMatchObject({ code: "booking_not_found", status: 404 });
    const { bookingId } = await booked();
    await expect(cancelling(bookingId)).rejects.toMatchObject({ code: "booking_not_found", status: 404 });
    const unpaid = await shop.checkedOut();
    const [item] = await itemsOf(unpaid.bookingId);
    await expect(cancelling(item!.id)).rejects.toMatchObject({
      code: "not_cancellable",
      fields: { reason: "unconfirmed" },
    });
    expect(await shop.takenOf(unpaid.slotId)).toBe(1);
  });

  test("a request that nobody has answered is taken back: what was set aside is let go", async () => {
    const { bookingId, slots, items } = await booked({ mappedId: forSale.flight });
    expect(await shop.stateOf(bookingId)).toBe("requested");
    expect(await cancelling(items[0]!.id)).toMatchObject({ status: "cancelled", refund: { amount: price } });
    expect(await paymentOf(bookingId)).toMatchObject({ state: "cancelled" });
    expect(await shop.takenOf(slots[0]!)).toBe(0);
  });

  test("a provider that can't be reached gives the money back later, once", async () => {
    const { bookingId, items } = await booked();
    const away = { ...shop.sandbox, refund: () => Promise.reject(new ProviderUnreachable(new Error("away"))) };
    const services = { ...shop.services, ports: { ...shop.services.ports, payment: away } };
    await cancel(services, { bookingId: items[0]!.id, reason: "rain", bySupplier: false }, guest, null);
    expect(await refundsOf(bookingId)).toMatchObject([{ state: "due" }]);
    shop.pass(2 * 60_000);
    await reconcileDue(shop.services);
    await reconcileDue(shop.services);
    expect(await refundsOf(bookingId)).toMatchObject([{ state: "done" }]);
    expect(await paymentOf(bookingId)).toMatchObject({ refunded: price });
  });

  test("cancels free items and items on invoice: the invoice becomes smaller, no provider is called", async () => {
    const free = await shop.checkedOut({ mappedId: forSale.walk });
    const paying = { successReturnUrl: `${partner}/`, failureReturnUrl: `${partner}/`, affiliate: null };
    await payWithoutProvider(shop.services, {
      ...paying,
      bookingId: free.bookingId,
      method: "free",
      key: randomUUID(),
      session: guest,
    });
    const [freeItem] = await itemsOf(free.bookingId);
    expect(await cancelling(freeItem!.id)).toMatchObject({ status: "cancelled", refund: { amount: 0 } });

    const slot = await shop.freshSlot(forSale.boat);
    const selection = [{ ticketCategoryId: forSale.boat * 10, numGuests: 1 }];
    const held = await hold(
      shop.services,
      { activityId: forSale.boat, availabilityId: slot, selection, locale: "de_CH", doCreateCart: true },
      distributor,
      null,
    );
    const { bookingId } = await checkOut(
      shop.services,
      { cartId: held.cart.cartId, user: payingBuyer, locale: "de_CH", origin: partner },
      distributor,
      null,
    );
    await payWithoutProvider(shop.services, {
      ...paying,
      bookingId,
      method: "invoice",
      key: randomUUID(),
      session: distributor,
    });
    const [item] = await itemsOf(bookingId);
    expect(await cancelling(item!.id, {}, distributor)).toMatchObject({
      refund: { amount: item!.paid_amount },
      refundWay: "invoice",
    });
    expect(await refundsOf(bookingId)).toEqual([]);
    const { amount } = await getDb()
      .selectFrom("payment_attempt")
      .select("amount")
      .where("booking_id", "=", bookingId)
      .executeTakeFirstOrThrow();
    expect(amount).toBe(0);
  });

  test("a buyer's ticket is gone with the cancellation, and another item's stays", async () => {
    const { bookingId, items } = await booked({ persons: [1, 1] });
    await cancelling(items[0]!.id);
    await sendDueMails(shop.services);
    const [first, second] = await itemsOf(bookingId);
    expect([first!.cancelled_at, second!.cancelled_at]).toEqual([instantAt(shop.services.clock.now()), null]);
    expect(await shop.stateOf(bookingId)).toBe("confirmed");
  });
});

describe("what goes back", () => {
  const known = {
    itemPaid: 4000,
    fee: { service_fee_amount: 500, fee_refunded_amount: null },
    isLast: false,
    bySupplier: false,
    refundable: 8500,
    override: null,
  };
  test.each([
    ["what was paid for the item", {}, { amount: 4000, fee: 0 }],
    ["with the last item the fee too", { isLast: true, refundable: 4500 }, { amount: 4500, fee: 500 }],
    [
      "the fee once",
      { isLast: true, refundable: 4000, fee: { service_fee_amount: 500, fee_refunded_amount: 500 } },
      { amount: 4000, fee: 0 },
    ],
    ["never more than is left", { isLast: true, refundable: 500 }, { amount: 500, fee: 0 }],
    ["nothing once all is back", { refundable: 0 }, { amount: 0, fee: 0 }],
    ["what the team says", { override: 100 }, { amount: 100, fee: 0 }],
    ["the fee as part of what the team says", { override: 4200 }, { amount: 4200, fee: 200 }],
  ])("[R11.fee] %s", (_, changes, expected) => {
    expect(refundOf({ ...known, ...changes })).toEqual(expected);
  });
});
