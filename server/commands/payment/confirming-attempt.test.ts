import { beforeAll, describe, expect, test } from "vitest";
import { readManagedBooking } from "../booking/read-managed-booking.ts";
import { forSale } from "../../catalogue/fixtures/paying.ts";
import { instantAt, minute } from "../../clock.ts";
import { setPaymentAttempts } from "../../db/migrations/0012-payment-of-booking.ts";
import { findBookingWithItems } from "../../db/queries/booking.ts";
import { getBookingDetails } from "../../db/queries/booking-details.ts";
import { onBothDatabases } from "../../db/testing.ts";
import { transact } from "../../db/transact.ts";
import { presentTeamBooking as presentToTeam } from "../../presenters/team-booking.ts";
import type { Services } from "../../services.ts";
import { guest, type Session } from "../../domain/session.ts";
import { cancel } from "../booking/cancel.ts";
import { checkOut } from "../checkout/check-out.ts";
import { answerRequest } from "../booking/confirm-request.ts";
import { hold } from "../reservation/hold.ts";
import { payingBuyer, openPaymentShop, partner, type PaymentShop } from "./pay.fixture.ts";
import { releasePins } from "./attempts.ts";
import { applyProviderState } from "./apply-provider-state.ts";
import { quoteRebook } from "../booking/quote-rebook.ts";
import { rebook } from "../booking/rebook.ts";
import { refreshPayment } from "./reconcile.ts";

const price = 4900;
const late = "4000 0000 0000 0259";
const succeeds = "4242 4242 4242 4242";
const disputed = { reference: null, state: "failed", failureReason: "charge_disputed" } as const;
const team: Session = { ...guest, userId: "a-1", name: "Ada", email: "ada@shop.test", isAdmin: true };
const bySupplier = { by: "supplier", actor: "anfragen@schiff.test", note: null } as const;

onBothDatabases("the payment that a booking was paid with", (getDb) => {
  let shop: PaymentShop;
  beforeAll(async () => {
    shop = await openPaymentShop(getDb());
  });

  /** A booking that is checked out, of an item for each of the activities, one person each. */
  async function checkedOut(mappedIds: readonly number[]) {
    let cartId: string | undefined;
    for (const activityId of mappedIds) {
      const selection = [{ ticketCategoryId: activityId * 10, numGuests: 1 }];
      const request = {
        activityId,
        availabilityId: await shop.freshSlot(activityId),
        selection,
        locale: "de_CH" as const,
      };
      cartId = (
        await hold(shop.services, { ...request, doCreateCart: !cartId, ...(cartId ? { cartId } : {}) }, guest, null)
      ).cart.cartId;
    }
    const { bookingId } = await checkOut(
      shop.services,
      { cartId: cartId!, user: payingBuyer, locale: "de_CH", origin: partner },
      guest,
      null,
    );
    const items = await getDb()
      .selectFrom("booking_item")
      .select("id")
      .where("booking_id", "=", bookingId)
      .orderBy("sequence_index")
      .execute();
    return { bookingId, itemIds: items.map(({ id }) => id) };
  }

  const attemptsOf = (bookingId: string) =>
    getDb()
      .selectFrom("payment_attempt")
      .selectAll()
      .where("booking_id", "=", bookingId)
      .orderBy("created_at")
      .orderBy("id")
      .execute();
  const cancelling = (itemId: string, amount?: number) =>
    cancel(
      shop.services,
      { bookingId: itemId, reason: "ill", bySupplier: false, amount },
      amount === undefined ? guest : team,
      null,
    );

  /** The first attempt's answer is late, and a second is begun. */
  async function beginTwo(bookingId: string) {
    await shop.pay(bookingId, "card", { number: late });
    const [first] = await attemptsOf(bookingId);
    await transact(getDb(), (trx) => releasePins(trx, first!, "pin_over", instantAt(shop.services.clock.now())));
    shop.pass(minute);
    await shop.pay(bookingId, "twint");
    const second = (await attemptsOf(bookingId)).find(({ id }) => id !== first!.id)!;
    return { first: first!, second };
  }

  /** A success that the provider neither refunds nor releases. */
  async function succeedForGood(attemptId: string, reference: string, state: "authorised" | "captured") {
    const payment = { ...(await shop.sandbox.read(reference)), state, resultCode: "Authorised" as const };
    const same = async () => payment;
    const refusing: Services = {
      ...shop.services,
      ports: {
        ...shop.services.ports,
        payment: {
          ...shop.sandbox,
          read: same,
          capture: same,
          cancel: same,
          refund: async () => ({ payment, refund: disputed }),
        },
      },
    };
    await applyProviderState(refusing, attemptId, payment);
  }

  test("[R11.cancel] a second payment that is not given back leaves the refund of the first as it was", async () => {
    const { bookingId, itemIds } = await checkedOut([forSale.boat]);
    const { first, second } = await beginTwo(bookingId);
    await refreshPayment(shop.services, first.provider_reference!);
    expect(await shop.stateOf(bookingId)).toBe("confirmed");
    await succeedForGood(second.id, second.provider_reference!, "captured");
    expect(await attemptsOf(bookingId)).toMatchObject([
      { id: first.id, state: "captured" },
      { id: second.id, state: "captured" },
    ]);

    const found = (await findBookingWithItems(getDb(), bookingId))!;
    const managed = await readManagedBooking(shop.services, found);
    expect(managed).toMatchObject({ refundable: { amount: price }, booking: { payment: { method: "card" } } });
    const shown = presentToTeam(await getBookingDetails(getDb(), found), [], instantAt(shop.services.clock.now()));
    expect(shown.items).toMatchObject([{ refundable: { amount: price } }]);

    expect(await cancelling(itemIds[0]!)).toMatchObject({ refund: { amount: price } });
    expect((await shop.sandbox.read(first.provider_reference!)).refunded).toBe(price);
  });

  test("[R8.answer] an older payment that succeeds after another has confirmed the request is not the one that an answer takes", async () => {
    const { bookingId } = await checkedOut([forSale.flight]);
    const { first, second } = await beginTwo(bookingId);
    await shop.sandbox.decide(second.provider_reference!, "pay");
    await refreshPayment(shop.services, second.provider_reference!);
    expect(await shop.stateOf(bookingId)).toBe("requested");
    await succeedForGood(first.id, first.provider_reference!, "authorised");
    await answerRequest(shop.services, bookingId, "refused", bySupplier);
    expect(await shop.sandbox.read(second.provider_reference!)).toMatchObject({ refunded: price });
  });

  test("finds the payment of bookings that are older than this column", async () => {
    const byBooking = () => getDb().selectFrom("booking").select(["id", "payment_attempt_id"]).orderBy("id").execute();
    await shop.checkedOut();
    const before = await byBooking();
    expect(before.some(({ payment_attempt_id }) => payment_attempt_id === null)).toBe(true);
    await getDb().updateTable("booking").set({ payment_attempt_id: null }).execute();
    await setPaymentAttempts(getDb());
    expect(await byBooking()).toEqual(before);
  });

  describe("[R11.cancel] what stands after all of the payment has gone back can still be cancelled and changed", () => {
    /** Another time for an item of the activity, and then its cancellation: neither has money to refund. */
    async function changeAndCancel(itemId: string, mappedId: number) {
      const selection = [{ ticketCategoryId: mappedId * 10, numGuests: 1 }];
      const reservation = {
        activityId: mappedId,
        availabilityId: await shop.freshSlot(mappedId),
        selection,
        locale: "de_CH" as const,
        doCreateCart: false,
      };
      if (mappedId === forSale.walk) {
        expect(await quoteRebook(shop.services, { bookingId: itemId, reservation }, guest)).toMatchObject({
          difference: 0,
          isAllowed: true,
        });
        await rebook(shop.services, { bookingId: itemId, reservation }, guest, null);
      }
      expect(await cancelling(itemId)).toMatchObject({ status: "cancelled", refund: { amount: 0 } });
    }

    test("the team has given all of a request's money back for one item", async () => {
      const { bookingId, itemIds } = await checkedOut([forSale.flight, forSale.flight]);
      await shop.pay(bookingId, "card", { number: succeeds });
      await cancelling(itemIds[0]!, 2 * price);
      await answerRequest(shop.services, bookingId, "accepted", bySupplier);
      expect(await shop.stateOf(bookingId)).toBe("confirmed");
      await changeAndCancel(itemIds[1]!, forSale.flight);
    });

    test("the buyer has taken back the only item of a request that costs something", async () => {
      const { bookingId, itemIds } = await checkedOut([forSale.flight, forSale.walk]);
      await shop.pay(bookingId, "card", { number: succeeds });
      expect(await cancelling(itemIds[0]!)).toMatchObject({ status: "confirmed", refund: { amount: price } });
      await changeAndCancel(itemIds[1]!, forSale.walk);
    });

    test("the supplier has refused the only item of a request that costs something", async () => {
      const { bookingId, itemIds } = await checkedOut([forSale.flight, forSale.walk]);
      await shop.pay(bookingId, "card", { number: succeeds });
      await answerRequest(shop.services, bookingId, "refused", bySupplier);
      expect(await shop.stateOf(bookingId)).toBe("confirmed");
      await changeAndCancel(itemIds[1]!, forSale.walk);
    });

    test("the team has given all of a confirmed booking's money back for one item", async () => {
      const { bookingId, itemIds } = await checkedOut([forSale.boat, forSale.walk]);
      await shop.pay(bookingId, "card", { number: succeeds });
      await cancelling(itemIds[0]!, price);
      await changeAndCancel(itemIds[1]!, forSale.walk);
    });
  });
});
