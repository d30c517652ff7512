import { beforeAll, describe, expect, test } from "vitest";
import { readManagedBooking } from "./read-managed-booking.ts";
import { forSale } from "../../catalogue/fixtures/paying.ts";
import { upsertRevision } from "../../db/queries/revision.ts";
import { hour, instantAt, msOf } from "../../clock.ts";
import { fromJson } from "../../json.ts";
import { findBookingWithItems } from "../../db/queries/booking.ts";
import { onBothDatabases } from "../../db/testing.ts";
import { transact } from "../../db/transact.ts";
import { mailOf } from "../../jobs/mails/mail-of.ts";
import { ProviderUnreachable } from "../../ports/payment/payment.ts";
import { presentBooking } from "../../presenters/booking.ts";
import type { Idempotency } from "../idempotency.ts";
import { guest, type Session } from "../../domain/session.ts";
import { checkOut } from "../checkout/check-out.ts";
import { answerRequest } from "./confirm-request.ts";
import type { FrozenReservation } from "../../domain/frozen.ts";
import { hold } from "../reservation/hold.ts";
import type { SlotReservationInput } from "../reservation/price-slot.ts";
import { payingBuyer, openPaymentShop, partner, type PaymentShop } from "../payment/pay.fixture.ts";
import { pay } from "../payment/pay.ts";
import { payWithoutProvider } from "../payment/pay-without-provider.ts";
import { rebateAfter } from "./rebook-rebate.ts";
import { rebook, type RebookRequest } from "./rebook.ts";
import { reconcileDue } from "../payment/reconcile.ts";
import { addDistributor } from "../../testing/distributor.ts";

const card = "4242 4242 4242 4242";
const price = 4900;
const distributor: Session = {
  ...guest,
  isReseller: true,
  distributor: { distributorId: "d-1", invoiceApproved: true, channelId: "c-1" },
};

onBothDatabases("rebooking", (getDb) => {
  let shop: PaymentShop;
  beforeAll(async () => {
    shop = await openPaymentShop(getDb());
    await addDistributor(getDb(), "d-1");
  });

  const reservationBody = (slotId: string, persons = 1, mappedId = forSale.boat): SlotReservationInput => ({
    activityId: mappedId,
    availabilityId: slotId,
    selection: [{ ticketCategoryId: mappedId * 10, numGuests: persons }],
    locale: "de_CH",
    doCreateCart: false,
  });
  const itemOf = (bookingId: string) =>
    getDb().selectFrom("booking_item").selectAll().where("booking_id", "=", bookingId).executeTakeFirstOrThrow();
  const bookingTotal = async (bookingId: string) =>
    (await getDb().selectFrom("booking").select("total_amount").where("id", "=", bookingId).executeTakeFirstOrThrow())
      .total_amount;
  const attemptOf = (bookingId: string) =>
    getDb().selectFrom("payment_attempt").selectAll().where("booking_id", "=", bookingId).executeTakeFirstOrThrow();
  const refundsOf = (bookingId: string) =>
    getDb()
      .selectFrom("refund")
      .select(["amount", "state", "booking_item_id"])
      .where("booking_id", "=", bookingId)
      .execute();

  async function shownBooking(bookingId: string) {
    const { booking, items } = (await findBookingWithItems(getDb(), bookingId))!;
    const attempts = await getDb()
      .selectFrom("payment_attempt")
      .selectAll()
      .where("booking_id", "=", bookingId)
      .execute();
    const refunds = await getDb().selectFrom("refund").selectAll().where("booking_id", "=", bookingId).execute();
    return presentBooking(booking, items, {
      origin: partner,
      now: instantAt(shop.services.clock.now()),
      firstSeen: false,
      webTicketOf: () => "",
      attempts,
      refunds,
      voucherEntries: [],
    });
  }

  async function booked(options: { persons?: number; slotId?: string; mappedId?: number } = {}) {
    const made = await shop.checkedOut(options);
    await shop.pay(made.bookingId, "card", { number: card });
    const item = await itemOf(made.bookingId);
    const reference = (await attemptOf(made.bookingId)).provider_reference!;
    return { ...made, item, reference };
  }
  const change = (
    itemId: string,
    reservation: RebookRequest["reservation"],
    session = guest,
    key: Idempotency | null = null,
  ) => rebook(shop.services, { bookingId: itemId, reservation }, session, key);

  /** Changes in the catalogue whether an activity is booked on request. */
  const sellOnRequest = (mappedId: number, is: 0 | 1) =>
    transact(getDb(), async (trx) => {
      await trx.updateTable("activity").set({ booking_on_request: is }).where("mapped_id", "=", mappedId).execute();
      await upsertRevision(trx);
    });

  test("[R5] a booking that was not on request stays so when it moves, although its activity has become on request since", async () => {
    const { bookingId, item } = await booked();
    await sellOnRequest(forSale.boat, 1);
    await change(item.id, reservationBody(await shop.freshSlot(forSale.boat)));
    const { reservation_id } = await itemOf(bookingId);
    const moved = await getDb()
      .selectFrom("reservation")
      .select(["state", "frozen"])
      .where("id", "=", reservation_id)
      .executeTakeFirstOrThrow();
    expect(moved.state).toBe("booked");
    expect(fromJson<FrozenReservation>(moved.frozen).bookingOnRequest).toBe(false);
    // It can be rebooked again: no supplier has to confirm it.
    await change(item.id, reservationBody(await shop.freshSlot(forSale.boat)));
    await sellOnRequest(forSale.boat, 0);
  });

  test("[R12.swap] a booking moves to another time: new seats taken, old ones free, a new ticket, a mail, every step in the history", async () => {
    const { bookingId, slotId, item } = await booked();
    const other = await shop.freshSlot(forSale.boat);
    expect(await change(item.id, reservationBody(other))).toEqual({ bookingId });
    expect([await shop.takenOf(slotId), await shop.takenOf(other)]).toEqual([0, 1]);
    const now = await itemOf(bookingId);
    expect(now.id).toBe(item.id);
    expect(now.ticket_code).not.toBe(item.ticket_code);
    expect(now.ticket_code).toMatch(/^GPF-/);
    const history = await getDb()
      .selectFrom("history")
      .select(["from_state", "to_state", "reason"])
      .where("entity_id", "in", [item.reservation_id, now.reservation_id])
      .where("reason", "=", "rebooked")
      .orderBy("to_state")
      .execute();
    expect(history).toEqual([
      { from_state: null, to_state: "booked", reason: "rebooked" },
      { from_state: "booked", to_state: "cancelled", reason: "rebooked" },
    ]);
    const mails = (await getDb().selectFrom("outbox").select(["kind", "payload"]).execute()).filter(({ payload }) =>
      payload.includes(bookingId),
    );
    expect(mails.map(({ kind }) => kind)).toEqual(["booking_confirmed", "booking_rebooked"]);
    expect(await refundsOf(bookingId)).toEqual([]);
    expect(await bookingTotal(bookingId)).toBe(price);
  });

  test("[R12.changed] after a change the booking says what it was before, what the difference is, and when it went back", async () => {
    const { bookingId, item, slotId } = await booked({ persons: 2 });
    const other = await shop.freshSlot(forSale.boat);
    const shown = async () => (await shownBooking(bookingId)).items[0]!;
    const before = await shown();
    expect(before.rebooked).toBeUndefined();
    await change(item.id, reservationBody(other, 1));
    const after = await shown();
    expect(after.rebooked).toEqual({
      at: expect.any(String),
      before: {
        startsAt: before.reservation.startsAt,
        isAllDay: false,
        tickets: [{ label: "Adult (de)", quantity: 2 }],
      },
      difference: { amount: -price, currency: "CHF", formatted: expect.any(String) },
      refundedAt: expect.any(String),
      toVouchers: { amount: 0, currency: "CHF", formatted: expect.any(String) },
      isRefundDue: false,
    });
    await change(item.id, reservationBody(slotId, 1));
    expect((await shown()).rebooked).toMatchObject({
      before: { startsAt: after.reservation.startsAt },
      difference: { amount: 0 },
      refundedAt: null,
    });
    const mail = await mailOf(shop.services, "m", "booking_rebooked", { bookingId });
    expect(mail!.text).toContain("Bisher: ");
  });

  test("[R12.changed] the mail of a change says what goes back, and nothing about money where the price is the same", async () => {
    const { bookingId, item, slotId } = await booked({ persons: 2 });
    const mailed = async (id: string) => (await mailOf(shop.services, id, "booking_rebooked", { bookingId }))!;
    await change(item.id, reservationBody(slotId, 1));
    const cheaper = await mailed("first");
    expect(cheaper.subject).toContain("Ihr neues Ticket: ");
    expect(cheaper.text).toContain("Ihr neues Ticket ist angehängt; das alte gilt nicht mehr.");
    expect(cheaper.text).toContain(
      "gilt nicht mehr. CHF 49.00 gehen auf demselben Weg zurück; das dauert einige Tage.",
    );
    shop.pass(1000);
    await change(item.id, reservationBody(await shop.freshSlot(forSale.boat), 1));
    expect((await mailed("second")).text).not.toMatch(/zurück|weniger|mehr;|Karte|Rechnung/);
  });

  test("[R12.changed] the mail of a cheaper change whose refund has not gone through says so with the amount", async () => {
    const { bookingId, item, slotId } = await booked({ persons: 2 });
    await change(item.id, reservationBody(slotId, 1));
    await getDb().updateTable("refund").set({ state: "refused" }).where("booking_id", "=", bookingId).execute();
    const { text } = (await mailOf(shop.services, "m", "booking_rebooked", { bookingId }))!;
    expect(text).toContain("gilt nicht mehr. Die Erstattung von CHF 49.00 ist noch nicht durchgekommen");
    expect(text).not.toContain("auf demselben Weg");
  });

  test("[R12.changed] of an item that is changed several times the history says each change, what it was made of and into, oldest first", async () => {
    const { bookingId, item, slotId } = await booked({ persons: 2 });
    const [second, third] = [await shop.freshSlot(forSale.boat), await shop.freshSlot(forSale.boat)];
    const now = async () => {
      const { startsAt, isAllDay, ticketReservations } = (await shownBooking(bookingId)).items[0]!.reservation;
      return {
        startsAt,
        isAllDay,
        tickets: ticketReservations.map(({ quantity, ticketCategory }) => ({
          label: ticketCategory.label.formatted,
          quantity,
        })),
      };
    };
    const moves = async () => {
      const found = (await findBookingWithItems(getDb(), bookingId))!;
      const { history } = await readManagedBooking(shop.services, found);
      return history
        .filter(({ state }) => state === "rebooked")
        .map(({ bookingItemId, moved }) => ({ bookingItemId, moved }));
    };
    const states = [await now()];
    for (const next of [reservationBody(second, 2), reservationBody(third, 1), reservationBody(slotId, 1)]) {
      shop.pass(1000);
      await change(item.id, next);
      states.push(await now());
    }
    expect(new Set(states.map((state) => JSON.stringify(state))).size).toBe(4);
    const expected = states
      .slice(1)
      .map((state, index) => ({ bookingItemId: item.id, moved: { before: states[index], now: state } }));
    expect(await moves()).toEqual(expected);
    expect(
      (await shownBooking(bookingId)).items[0]!.rebooked?.before,
      "the confirmation goes on to say the last one",
    ).toEqual(states[2]);

    const { reservation_id } = await itemOf(bookingId);
    const { frozen } = await getDb()
      .selectFrom("reservation")
      .select("frozen")
      .where("id", "=", reservation_id)
      .executeTakeFirstOrThrow();
    const write = (changed: object) =>
      getDb()
        .updateTable("reservation")
        .set({ frozen: JSON.stringify(changed) })
        .where("id", "=", reservation_id)
        .execute();
    const { earlierRebookings: _earlier, rebooked, ...ofFirst } = fromJson<FrozenReservation>(frozen);
    const { reservationId: _before, ...last } = rebooked!;
    await write({ ...ofFirst, rebooked: last });
    expect(await moves(), "an item that was changed before all were kept").toEqual([expected[2]]);
    await write(ofFirst);
    expect(await moves(), "one that was changed before any was").toEqual([{ bookingItemId: item.id, moved: null }]);
  });

  test("[R12.changed] a difference that is due isn't said to have gone back", async () => {
    const { bookingId, item, slotId } = await booked({ persons: 2 });
    const away = () => Promise.reject(new ProviderUnreachable(null));
    const services = {
      ...shop.services,
      ports: { ...shop.services.ports, payment: { ...shop.sandbox, read: away, refund: away } },
    };
    await rebook(services, { bookingId: item.id, reservation: reservationBody(slotId, 1) }, guest, null);
    expect((await shownBooking(bookingId)).items[0]!.rebooked).toMatchObject({
      difference: { amount: -price },
      refundedAt: null,
      toVouchers: { amount: 0, currency: "CHF", formatted: expect.any(String) },
      isRefundDue: false,
    });
    shop.pass(hour / 2);
    await reconcileDue(shop.services);
    expect((await shownBooking(bookingId)).items[0]!.rebooked?.refundedAt).toEqual(expect.any(String));
  });

  test("[R12.swap] what was changed once can be changed again, and back", async () => {
    const { slotId, item } = await booked();
    const other = await shop.freshSlot(forSale.boat);
    await change(item.id, reservationBody(other));
    await change(item.id, reservationBody(slotId));
    expect([await shop.takenOf(slotId), await shop.takenOf(other)]).toEqual([1, 0]);
  });

  test("[R12.swap] within one time the old seats count as free, and a full time is refused with nothing changed", async () => {
    const full = await booked({ persons: 2 });
    await change(full.item.id, reservationBody(full.slotId, 2));
    expect(await shop.takenOf(full.slotId)).toBe(2);
    const { slotId, item, bookingId } = await booked();
    await expect(change(item.id, reservationBody(full.slotId))).rejects.toMatchObject({ code: "availability_full" });
    expect([await shop.takenOf(slotId), await shop.takenOf(full.slotId)]).toEqual([1, 2]);
    expect((await itemOf(bookingId)).ticket_code).toBe(item.ticket_code);
  });

  test("[R12.cheaper] what costs less gives the difference back through the provider, and the booking says the new total", async () => {
    const { bookingId, item, reference, slotId } = await booked({ persons: 2 });
    await change(item.id, reservationBody(slotId, 1));
    expect(await refundsOf(bookingId)).toEqual([{ amount: price, state: "done", booking_item_id: item.id }]);
    expect(await shop.sandbox.read(reference)).toMatchObject({ state: "captured", refunded: price });
    expect(await bookingTotal(bookingId)).toBe(price);
    expect((await itemOf(bookingId)).paid_amount).toBe(price);
    expect(await attemptOf(bookingId)).toMatchObject({ state: "captured", check_at: null });
    expect(await shop.takenOf(slotId)).toBe(1);
    expect(await shop.stateOf(bookingId)).toBe("confirmed");
  });

  test("[R12.cheaper] captures a reserved amount first: a part of it goes back, never all of it", async () => {
    const { bookingId } = await shop.checkedOut({ persons: 2 });
    const unreachable = {
      ...shop.services,
      ports: {
        ...shop.services.ports,
        payment: { ...shop.sandbox, capture: () => Promise.reject(new Error("killed")) },
      },
    };
    const token = await shop.token(card);
    await pay(unreachable, {
      bookingId,
      method: "card",
      token,
      returnUrl: `${partner}/x`,
      affiliate: null,
      key: "k",
      session: guest,
    }).catch(() => {});
    expect(await attemptOf(bookingId)).toMatchObject({ state: "authorised" });
    const item = await itemOf(bookingId);
    const { slot_id } = await getDb()
      .selectFrom("reservation")
      .select("slot_id")
      .where("id", "=", item.reservation_id)
      .executeTakeFirstOrThrow();
    await change(item.id, reservationBody(slot_id, 1));
    expect(await shop.sandbox.read((await attemptOf(bookingId)).provider_reference!)).toMatchObject({
      state: "captured",
      refunded: price,
    });
    expect(await refundsOf(bookingId)).toMatchObject([{ amount: price, state: "done" }]);
  });

  test("[R12.cheaper] a provider that can't be reached delays the refund, and the reconciling job gives it back once", async () => {
    const { bookingId, item, reference, slotId } = await booked({ persons: 2 });
    const away = () => Promise.reject(new ProviderUnreachable(null));
    const services = {
      ...shop.services,
      ports: { ...shop.services.ports, payment: { ...shop.sandbox, read: away, refund: away } },
    };
    await rebook(services, { bookingId: item.id, reservation: reservationBody(slotId, 1) }, guest, null);
    expect(await refundsOf(bookingId)).toMatchObject([{ state: "due" }]);
    shop.pass(hour / 2);
    await reconcileDue(shop.services);
    await reconcileDue(shop.services);
    expect(await refundsOf(bookingId)).toMatchObject([{ state: "done" }]);
    expect(await shop.sandbox.read(reference)).toMatchObject({ refunded: price });
  });

  test("[R12.dearer] what costs more is refused with the difference in Rappen, and nothing changes", async () => {
    const { bookingId, slotId, item } = await booked();
    const other = await shop.freshSlot(forSale.boat);
    await expect(change(item.id, reservationBody(other, 2))).rejects.toMatchObject({
      code: "rebook_costs_more",
      status: 422,
      fields: { difference: String(price) },
    });
    expect([await shop.takenOf(slotId), await shop.takenOf(other)]).toEqual([1, 0]);
    expect(await itemOf(bookingId)).toEqual(item);
  });

  test("[R12.dearer] bills a buyer on invoice for more and for less; refuses a caller that only has the id", async () => {
    const slotId = await shop.freshSlot(forSale.boat);
    const held = await hold(shop.services, { ...reservationBody(slotId), doCreateCart: true }, distributor, null);
    const { bookingId } = await checkOut(
      shop.services,
      { cartId: held.cart.cartId, user: payingBuyer, locale: "de_CH", origin: partner },
      distributor,
      null,
    );
    const [successReturnUrl, failureReturnUrl] = [`${partner}/a`, `${partner}/b`];
    await payWithoutProvider(shop.services, {
      bookingId,
      method: "invoice",
      successReturnUrl,
      failureReturnUrl,
      affiliate: null,
      key: null,
      session: distributor,
    });
    const { id } = await itemOf(bookingId);
    await expect(change(id, reservationBody(slotId, 2))).rejects.toMatchObject({ code: "booking_not_found" });
    const expecting = (expectedDifference: number) =>
      rebook(
        shop.services,
        { bookingId: id, reservation: reservationBody(slotId, 2), expectedDifference },
        distributor,
        null,
      );
    await expect(expecting(price - 100)).rejects.toMatchObject({
      code: "price_changed",
      status: 409,
      fields: { difference: String(price) },
    });
    expect([(await attemptOf(bookingId)).amount, await bookingTotal(bookingId)]).toEqual([price, price]);
    await expecting(price);
    expect([(await attemptOf(bookingId)).amount, await bookingTotal(bookingId)]).toEqual([2 * price, 2 * price]);
    const mailed = async () => (await mailOf(shop.services, "m", "booking_rebooked", { bookingId }))!.text;
    expect(await mailed()).toContain("Die Buchung kostet CHF 49.00 mehr; das kommt auf Ihre Rechnung.");
    shop.pass(1000);
    await change(id, reservationBody(slotId, 1), distributor);
    expect([(await attemptOf(bookingId)).amount, await refundsOf(bookingId)]).toEqual([price, []]);
    expect(await mailed()).toContain("Die Buchung kostet CHF 49.00 weniger; das fällt von Ihrer Rechnung weg.");
  });

  test("[R12.once] one booking changed twice at the same time moves to one of both, and its old seats are free once", async () => {
    const { slotId, item } = await booked();
    const [one, two] = [await shop.freshSlot(forSale.boat), await shop.freshSlot(forSale.boat)];
    const answers = await Promise.allSettled([
      change(item.id, reservationBody(one)),
      change(item.id, reservationBody(two)),
    ]);
    expect(answers.every(({ status }) => status === "fulfilled")).toBe(true);
    expect((await shop.takenOf(one)) + (await shop.takenOf(two))).toBe(1);
    expect(await shop.takenOf(slotId)).toBe(0);
  });

  test("[R12.once] two concurrent calls that swap slots both succeed", async () => {
    const [one, two] = [await booked(), await booked()];
    await Promise.all([
      change(one.item.id, reservationBody(two.slotId)),
      change(two.item.id, reservationBody(one.slotId)),
    ]);
    expect([await shop.takenOf(one.slotId), await shop.takenOf(two.slotId)]).toEqual([1, 1]);
  });

  describe("[R12.refused] what can't be changed says why", () => {
    test("an unknown item, and a booking's own id in its place, are the same 404", async () => {
      const { bookingId, slotId } = await booked();
      await expect(change(bookingId, reservationBody(slotId))).rejects.toMatchObject({
        code: "booking_not_found",
        status: 404,
      });
    });

    test("an item that is not paid yet", async () => {
      const { bookingId, slotId } = await shop.checkedOut();
      await expect(change((await itemOf(bookingId)).id, reservationBody(slotId))).rejects.toMatchObject({
        code: "not_rebookable",
        status: 409,
        fields: { reason: "unconfirmed" },
      });
    });

    test("another activity", async () => {
      const { item } = await booked();
      await expect(
        change(item.id, reservationBody(await shop.freshSlot(forSale.safari), 1, forSale.safari)),
      ).rejects.toMatchObject({
        fields: { reason: "other_activity" },
      });
    });

    test("what was booked on request, also where the activity is not on request any more", async () => {
      const { item, bookingId } = await booked({ mappedId: forSale.flight });
      await answerRequest(shop.services, bookingId, "accepted", { by: "team", actor: "ada@shop.test", note: null });
      await sellOnRequest(forSale.flight, 0);
      const other = reservationBody(await shop.freshSlot(forSale.flight), 1, forSale.flight);
      await expect(change(item.id, other)).rejects.toMatchObject({ fields: { reason: "on_request" } });
      await sellOnRequest(forSale.flight, 1);
    });

    test("an item that was cancelled", async () => {
      const { item, slotId } = await booked();
      await getDb()
        .updateTable("booking_item")
        .set({ cancelled_at: instantAt(shop.services.clock.now()) })
        .where("id", "=", item.id)
        .execute();
      await expect(change(item.id, reservationBody(slotId))).rejects.toMatchObject({ fields: { reason: "cancelled" } });
    });

    test("from the very moment of its cut-off", async () => {
      const { item, slotId } = await booked();
      const other = await shop.freshSlot(forSale.boat);
      const { cancellable_until } = await getDb()
        .selectFrom("slot")
        .select("cancellable_until")
        .where("id", "=", slotId)
        .executeTakeFirstOrThrow();
      shop.pass(msOf(cancellable_until!) - shop.services.clock.now());
      await expect(change(item.id, reservationBody(other))).rejects.toMatchObject({ fields: { reason: "cut_off" } });
      shop.pass(-1);
      await change(item.id, reservationBody(other));
    });
  });
});

test("[R12.rebate] a percentage goes with the price, a fixed amount stays, neither is more than the tickets, and the same price keeps its share", () => {
  const ten = [{ code: "TEN", kind: "percent", value: 10 }] as const;
  const five = [{ code: "FIVE", kind: "fixed", value: 500 }] as const;
  expect(rebateAfter(ten, { tickets: 9800, rebate: 980 }, 4900)).toBe(490);
  expect(rebateAfter(ten, { tickets: 9800, rebate: 981 }, 9800)).toBe(981);
  expect(rebateAfter(five, { tickets: 9800, rebate: 500 }, 4900)).toBe(500);
  expect(rebateAfter(five, { tickets: 9800, rebate: 500 }, 300)).toBe(300);
  expect(rebateAfter([...ten, ...five], { tickets: 9800, rebate: 1480 }, 4900)).toBe(990);
  expect(rebateAfter([], { tickets: 9800, rebate: 0 }, 4900)).toBe(0);
});
