import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { forSale } from "../../catalogue/fixtures/paying.ts";
import { minute } from "../../clock.ts";
import { onBothDatabases } from "../../db/testing.ts";
import { ProviderUnreachable } from "../../ports/payment/payment.ts";
import type { Services } from "../../services.ts";
import { guest, type Session } from "../../domain/session.ts";
import { cancelItems } from "./cancel-items.ts";
import { cancel, type Cancellation } from "./cancel.ts";
import { checkOut } from "../checkout/check-out.ts";
import { hold } from "../reservation/hold.ts";
import { payingBuyer, openPaymentShop, partner, type PaymentShop } from "../payment/pay.fixture.ts";
import { pay } from "../payment/pay.ts";
import { reconcileDue } from "../payment/reconcile.ts";
import { executeRefunds } from "../refund/refund.ts";

const price = 4900;
const team: Session = { ...guest, userId: "a-1", name: "Ada", email: "ada@shop.test", isAdmin: true };
const away = () => Promise.reject(new ProviderUnreachable(new Error("away")));

onBothDatabases("cancelling what was only set aside", (getDb) => {
  let shop: PaymentShop;
  beforeAll(async () => {
    shop = await openPaymentShop(getDb());
  });

  async function booked(services: Services, { items: count = 1, mappedId = forSale.boat } = {}) {
    let cartId: string | undefined;
    for (let item = 0; item < count; item++) {
      const request = {
        activityId: mappedId,
        availabilityId: await shop.freshSlot(mappedId),
        selection: [{ ticketCategoryId: mappedId * 10, numGuests: 1 }],
      };
      const held = await hold(
        services,
        { ...request, locale: "de_CH", doCreateCart: !cartId, ...(cartId ? { cartId } : {}) },
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
    const token = await shop.token("4242 4242 4242 4242");
    await pay(services, {
      bookingId,
      method: "card",
      token,
      returnUrl: `${partner}/`,
      affiliate: null,
      key: randomUUID(),
      session: guest,
    });
    const items = await getDb()
      .selectFrom("booking_item")
      .select("id")
      .where("booking_id", "=", bookingId)
      .orderBy("sequence_index")
      .execute();
    return { bookingId, itemIds: items.map(({ id }) => id) };
  }

  const cancelling = (itemId: string, changes: Partial<Cancellation> = {}, session = guest, services = shop.services) =>
    cancel(services, { bookingId: itemId, reason: "rain", bySupplier: false, ...changes }, session, null);

  async function later() {
    shop.pass(2 * minute);
    await reconcileDue(shop.services);
  }

  async function moneyOf(bookingId: string) {
    const attempt = await getDb()
      .selectFrom("payment_attempt")
      .selectAll()
      .where("booking_id", "=", bookingId)
      .executeTakeFirstOrThrow();
    const refunds = await getDb()
      .selectFrom("refund")
      .select(["amount", "state"])
      .where("booking_id", "=", bookingId)
      .execute();
    const { state, captured, refunded } = await shop.sandbox.read(attempt.provider_reference!);
    return {
      attempt: attempt.state,
      isLookedAtAgain: attempt.check_at !== null,
      refunds,
      provider: state,
      captured,
      refunded,
    };
  }

  test("[R11.set-aside] a booking that is cancelled before its money was taken: it is let go, not due for ever", async () => {
    const { bookingId, itemIds } = await booked(shop.withProvider({ capture: away }));
    await cancelling(itemIds[0]!);
    expect(await moneyOf(bookingId)).toEqual({
      attempt: "cancelled",
      isLookedAtAgain: false,
      refunds: [{ amount: price, state: "released" }],
      provider: "cancelled",
      captured: 0,
      refunded: 0,
    });
  });

  test("[R11.set-aside] the same with several items, one after the other", async () => {
    const services = shop.withProvider({ capture: away, cancel: away });
    const { bookingId, itemIds } = await booked(services, { items: 2 });
    for (const id of itemIds) await cancelling(id, {}, guest, services);
    expect((await moneyOf(bookingId)).refunds.map(({ state }) => state)).toEqual(["due", "due"]);
    await later();
    expect(await moneyOf(bookingId)).toMatchObject({
      attempt: "cancelled",
      isLookedAtAgain: false,
      refunds: [{ state: "released" }, { state: "released" }],
    });
  });

  test("[R11.set-aside] the same where the process ends between the two", async () => {
    const services = shop.withProvider({ capture: away, cancel: away });
    const { bookingId, itemIds } = await booked(services, { items: 2 });
    for (const id of itemIds) await cancelling(id, {}, guest, services);
    let reads = 0;
    const dying = shop.withProvider({
      read: (reference) => (reads++ === 0 ? shop.sandbox.read(reference) : Promise.reject(new Error("killed"))),
    });
    const { id } = await getDb()
      .selectFrom("payment_attempt")
      .select("id")
      .where("booking_id", "=", bookingId)
      .executeTakeFirstOrThrow();
    await expect(executeRefunds(dying, id)).rejects.toThrow("killed");
    expect((await moneyOf(bookingId)).refunds.map(({ state }) => state).toSorted()).toEqual(["due", "released"]);
    await later();
    expect(await moneyOf(bookingId)).toMatchObject({
      attempt: "cancelled",
      isLookedAtAgain: false,
      refunds: [{ state: "released" }, { state: "released" }],
    });
  });

  test("[R11.set-aside] what was taken though its answer was lost goes back once", async () => {
    const capture = async (reference: string, amount: number) => {
      await shop.sandbox.capture(reference, amount);
      return away();
    };
    const { bookingId, itemIds } = await booked(shop.withProvider({ capture }));
    await cancelling(itemIds[0]!);
    await later();
    expect(await moneyOf(bookingId)).toMatchObject({
      attempt: "captured",
      isLookedAtAgain: false,
      refunds: [{ state: "done" }],
      refunded: price,
    });
  });

  test("[R11.set-aside] what the provider has let go by itself is back", async () => {
    const { bookingId, itemIds } = await booked(shop.withProvider({ capture: away }), { items: 2 });
    const { provider_reference } = await getDb()
      .selectFrom("payment_attempt")
      .select("provider_reference")
      .where("booking_id", "=", bookingId)
      .executeTakeFirstOrThrow();
    await shop.sandbox.cancel(provider_reference!);
    await cancelling(itemIds[0]!);
    expect(await moneyOf(bookingId)).toMatchObject({ refunds: [{ state: "released" }], provider: "cancelled" });
  });

  test("[R8.partial] the answer says of each item that its money was only reserved, also when the call is repeated", async () => {
    const { bookingId, itemIds } = await booked(shop.services, { items: 2, mappedId: forSale.flight });
    const first = await cancelling(itemIds[0]!);
    expect(first).toMatchObject({ refundWay: "release", refund: { amount: price } });
    expect(await cancelling(itemIds[0]!)).toEqual(first);
    const all = await cancelItems(shop.services, bookingId, { bookingItemIds: itemIds, reason: "rain" }, guest, null);
    expect(all.items.map(({ refundWay }) => refundWay)).toEqual(["release", "release"]);
    const taken = await booked(shop.services);
    expect(await cancelling(taken.itemIds[0]!)).toMatchObject({ refundWay: "refund" });
    expect(await cancelling(taken.itemIds[0]!)).toMatchObject({ refundWay: "refund" });
    const standing = await booked(shop.services, { mappedId: forSale.flight });
    expect(await cancelling(standing.itemIds[0]!, { amount: 0 }, team)).toMatchObject({ refundWay: "none" });
  });

  test.each([0, 1000])(
    "[R11.set-aside] a request of which the team gives %i Rappen back: the rest is taken",
    async (amount) => {
      const { bookingId, itemIds } = await booked(shop.services, { mappedId: forSale.flight });
      await cancelling(itemIds[0]!, { amount }, team);
      await later();
      expect(await moneyOf(bookingId)).toMatchObject({
        attempt: "captured",
        isLookedAtAgain: false,
        provider: "captured",
        captured: price - amount,
        refunded: 0,
      });
    },
  );
});
