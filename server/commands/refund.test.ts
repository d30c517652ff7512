import { beforeAll, expect, test } from "vitest";
import { forSale } from "../catalogue/fixtures/paying.ts";
import { hour } from "../clock.ts";
import { onBothDatabases } from "../db/testing.ts";
import type { Sandbox } from "../ports/payment/sandbox/sandbox.ts";
import type { Services } from "../services.ts";
import { guest, type Session } from "../session.ts";
import { cancel } from "./cancel.ts";
import { checkOut } from "./check-out.ts";
import { hold } from "./hold.ts";
import { buyer, openTestShop, partner, type TestShop } from "./pay.fixture.ts";
import { payWithoutProvider } from "./pay-without-provider.ts";
import { rebook } from "./rebook.ts";
import { reconcileDue } from "./reconcile.ts";

const price = 4900;
const team: Session = { ...guest, userId: "a-1", name: "Ada", email: "ada@shop.test", isAdmin: true };
const distributor: Session = { ...guest, isReseller: true, distributor: { distributorId: "d-1", invoiceApproved: true, channelId: "c-1" } };

onBothDatabases("refunds and what was paid", (getDb) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop(getDb());
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
    const { bookingId } = await checkOut(shop.services, { cartId, user: buyer, locale: "de_CH", origin: partner }, session, null);
    if (session === guest) await shop.pay(bookingId, "card", { number: "4242 4242 4242 4242" });
    else {
      const [successReturnUrl, failureReturnUrl] = [`${partner}/a`, `${partner}/b`];
      await payWithoutProvider(shop.services, { bookingId, method: "invoice", successReturnUrl, failureReturnUrl, affiliate: null, key: null, session });
    }
    const items = await getDb().selectFrom("booking_item").select("id").where("booking_id", "=", bookingId).orderBy("sequence_index").execute();
    return { bookingId, first: items[0]!.id, second: items[1]!.id, secondSlot: slots[1] };
  }

  const attemptOf = (bookingId: string) => getDb().selectFrom("payment_attempt").selectAll().where("booking_id", "=", bookingId).executeTakeFirstOrThrow();
  const refundsOf = (bookingId: string) =>
    getDb().selectFrom("refund").select(["amount", "state", "refusal_reason"]).where("booking_id", "=", bookingId).orderBy("created_at").execute();
  const cancelling = (itemId: string, amount: number, services: Services = shop.services) =>
    cancel(services, { bookingId: itemId, reason: "storm", bySupplier: false, amount }, team, null);
  const withProvider = (changes: Partial<Sandbox>): Services => ({
    ...shop.services,
    ports: { ...shop.services.ports, payment: { ...shop.sandbox, ...changes } },
  });

  test("[R11.most] an item rebooked cheaper gives back no more than is left after the team's refund for another item", async () => {
    const { bookingId, first, second, secondSlot } = await bookedTwo();
    // 147 was paid. The team gives 120 back for an item of 49; the other item then costs 49 less, and 27 are left.
    await cancelling(first, 12_000);
    await rebook(shop.services, { bookingId: second, reservation: { ...request(secondSlot, 1), doCreateCart: false } }, guest, null);
    expect(await refundsOf(bookingId)).toMatchObject([
      { amount: 12_000, state: "done" },
      { amount: 3 * price - 12_000, state: "done" },
    ]);
    const { provider_reference, check_at } = await attemptOf(bookingId);
    expect(await shop.sandbox.read(provider_reference!)).toMatchObject({ refunded: 3 * price });
    expect(check_at).toBeNull();
    // Nothing is left: cancelling the other item gives nothing back, and leaves nothing to be tried again.
    expect((await cancel(shop.services, { bookingId: second, reason: "ill", bySupplier: false }, guest, null)).refund.amount).toBe(0);
    expect(await refundsOf(bookingId)).toHaveLength(2);
  });

  test("[R11.most] an invoice never falls below 0", async () => {
    const { bookingId, first, second, secondSlot } = await bookedTwo(distributor);
    const { amount } = await attemptOf(bookingId);
    await cancelling(first, amount);
    await rebook(shop.services, { bookingId: second, reservation: { ...request(secondSlot, 1), doCreateCart: false } }, distributor, null);
    expect(await attemptOf(bookingId)).toMatchObject({ amount: 0 });
  });

  test("[R11.refused] a refund that the provider refuses for good is marked once, kept with its reason, and not asked for again", async () => {
    const { bookingId, first } = await bookedTwo();
    let asked = 0;
    const refusing = withProvider({
      async refund(reference) {
        asked++;
        return { payment: await shop.sandbox.read(reference), refusal: "charge_disputed" };
      },
    });
    await cancelling(first, price, refusing);
    expect(await refundsOf(bookingId)).toEqual([{ amount: price, state: "refused", refusal_reason: "charge_disputed" }]);
    for (let round = 0; round < 3; round++) {
      shop.pass(hour);
      await reconcileDue(refusing);
    }
    expect(asked).toBe(1);
    expect((await attemptOf(bookingId)).check_at).toBeNull();
  });

  test("[R11.refused] of two refunds of one payment, one that is refused does not hold the other back", async () => {
    const { bookingId, first, second } = await bookedTwo();
    let asked = 0;
    const refusingFirst = withProvider({
      refund: async (reference, amount, key) =>
        asked++ === 0 ? { payment: await shop.sandbox.read(reference), refusal: "charge_disputed" } : shop.sandbox.refund(reference, amount, key),
    });
    await cancelling(first, price, refusingFirst);
    await cancelling(second, 2 * price, refusingFirst);
    expect((await refundsOf(bookingId)).map(({ state }) => state)).toEqual(["refused", "done"]);
    expect((await attemptOf(bookingId)).check_at).toBeNull();
  });
});
