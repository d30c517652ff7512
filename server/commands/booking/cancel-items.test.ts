import { beforeAll, expect, test } from "vitest";
import { forSale } from "../../catalogue/fixtures/paying.ts";
import { onBothDatabases } from "../../db/testing.ts";
import { fromJson } from "../../json.ts";
import { sendDueMails } from "../../jobs/outbox.ts";
import { guest } from "../../domain/session.ts";
import { cancel } from "./cancel.ts";
import { cancelItems } from "./cancel-items.ts";
import type { FrozenReservation } from "../../domain/frozen.ts";
import { openPaymentShop, type PaymentShop } from "../payment/pay.fixture.ts";

const price = 4900;

onBothDatabases("cancelling several items of a booking", (getDb) => {
  let shop: PaymentShop;
  beforeAll(async () => {
    shop = await openPaymentShop(getDb());
  });

  async function booked(mappedIds: readonly number[]) {
    const made = await shop.booked(mappedIds);
    return { ...made, ids: made.items.map(({ id }) => id) };
  }
  const cancelling = (bookingId: string, bookingItemIds: string[]) =>
    cancelItems(shop.services, bookingId, { bookingItemIds, reason: "ill" }, guest, null);
  const paymentOf = async (bookingId: string) => {
    const { provider_reference } = await getDb()
      .selectFrom("payment_attempt")
      .selectAll()
      .where("booking_id", "=", bookingId)
      .executeTakeFirstOrThrow();
    return shop.sandbox.read(provider_reference!);
  };
  const mailsOf = async (bookingId: string) =>
    (await getDb().selectFrom("outbox").select(["kind", "payload"]).execute())
      .filter(({ payload }) => payload.includes(bookingId))
      .map(({ kind }) => kind);
  /** Makes an item one that can't be cancelled. */
  async function bind(reservationId: string) {
    const { frozen } = await getDb()
      .selectFrom("reservation")
      .select("frozen")
      .where("id", "=", reservationId)
      .executeTakeFirstOrThrow();
    const reservation = fromJson<FrozenReservation>(frozen);
    const bound = JSON.stringify({ ...reservation, slot: { ...reservation.slot, cancellableUntil: null } });
    await getDb().updateTable("reservation").set({ frozen: bound }).where("id", "=", reservationId).execute();
  }

  test("[R11.all] all are cancelled at once: the money of all goes back, seats are free, and one mail names them", async () => {
    const { bookingId, ids, slots } = await booked([forSale.boat, forSale.boat, forSale.boat]);
    expect(await cancelling(bookingId, ids)).toMatchObject({ status: "cancelled", refund: { amount: 3 * price } });
    expect(await paymentOf(bookingId)).toMatchObject({ refunded: 3 * price });
    expect(await shop.stateOf(bookingId)).toBe("cancelled");
    for (const slot of slots) expect(await shop.takenOf(slot)).toBe(0);
    expect((await mailsOf(bookingId)).filter((kind) => kind === "booking_cancelled")).toHaveLength(1);
    await sendDueMails(shop.services);
    const mail = (await shop.mails.list()).find(({ subject }) => /storniert/i.test(subject))!;
    expect(mail.text).toContain("CHF 147.00");
    // Repeated, it changes nothing and answers the same.
    expect(await cancelling(bookingId, ids)).toMatchObject({ status: "cancelled", refund: { amount: 3 * price } });
    expect((await mailsOf(bookingId)).filter((kind) => kind === "booking_cancelled")).toHaveLength(1);
  });

  test("[R11.all] where one can't be cancelled none is, and the answer names it", async () => {
    const { bookingId, ids, items, slots } = await booked([forSale.boat, forSale.boat]);
    await bind(items[1]!.reservation_id);
    await expect(cancelling(bookingId, ids)).rejects.toMatchObject({
      code: "not_cancellable",
      status: 409,
      fields: { reason: "cut_off", bookingItemIds: [ids[1]] },
    });
    expect(await paymentOf(bookingId)).toMatchObject({ refunded: 0 });
    for (const slot of slots) expect(await shop.takenOf(slot)).toBe(1);
    expect(await cancelling(bookingId, [ids[0]!])).toMatchObject({ status: "confirmed", refund: { amount: price } });
  });

  test("[R11.all] an item of another booking, or none at all, is not found", async () => {
    const [one, other] = [await booked([forSale.boat]), await booked([forSale.boat])];
    await expect(cancelling(one.bookingId, [one.ids[0]!, other.ids[0]!])).rejects.toMatchObject({
      code: "booking_not_found",
    });
    await expect(cancelling("none", one.ids)).rejects.toMatchObject({ code: "booking_not_found" });
    expect(await shop.stateOf(one.bookingId)).toBe("confirmed");
  });

  test("[R11.all] cancels all items of a request: nothing is charged, and nothing is confirmed meanwhile", async () => {
    const { bookingId, ids } = await booked([forSale.flight, forSale.boat]);
    expect(await cancelling(bookingId, ids)).toMatchObject({ status: "cancelled" });
    expect(await paymentOf(bookingId)).toMatchObject({ state: "cancelled", refunded: 0 });
    expect(await mailsOf(bookingId)).not.toContain("booking_confirmed");
  });

  test("[R11.once] everything cancelled in two windows while one item is cancelled in a third: money and seats go back once", async () => {
    for (let round = 0; round < 4; round++) {
      const { bookingId, ids, slots } = await booked([forSale.boat, forSale.boat]);
      const steps = [
        () => cancelling(bookingId, ids),
        () => cancel(shop.services, { bookingId: ids[1]!, reason: "rain", bySupplier: false }, guest, null),
        () => cancelling(bookingId, ids.toReversed()),
      ];
      await Promise.all((round % 2 ? steps : steps.toReversed()).map((step) => step()));
      expect(await paymentOf(bookingId)).toMatchObject({ refunded: 2 * price });
      for (const slot of slots) expect(await shop.takenOf(slot)).toBe(0);
      expect(
        await getDb().selectFrom("refund").select("id").where("booking_id", "=", bookingId).execute(),
      ).toHaveLength(2);
    }
  });
});
