import { beforeAll, describe, expect, test } from "vitest";
import { forSale } from "../../catalogue/fixtures/paying.ts";
import { hour, minute } from "../../clock.ts";
import { listTeamBookings } from "../../db/queries/team-bookings.ts";
import { onBothDatabases } from "../../db/testing.ts";
import { transact } from "../../db/transact.ts";
import { answerRequestsJob } from "../../jobs/answer-requests.ts";
import { paymentMail } from "../../jobs/mails/payment-mail.ts";
import { ProviderUnreachable } from "../../ports/payment/payment.ts";
import { presentMoney } from "../../presenters/booking-money.ts";
import { guest } from "../../domain/session.ts";
import { cancel } from "../booking/cancel.ts";
import { answerRequest, settleAnswered, type AnsweredBy } from "../booking/confirm-request.ts";
import { openPaymentShop, type PaymentShop } from "./pay.fixture.ts";
import { reconcileDue } from "./reconcile.ts";
import { executeRefunds, recordPartDue, recordRefundDue } from "../refund/refund.ts";

const price = 4900;
const supplier: AnsweredBy = { by: "supplier", actor: "anfragen@schiff.test", note: null };
const rope: AnsweredBy = { by: "supplier", actor: "requests@seil.test", note: null };

onBothDatabases("capturing what stands of a reserved payment", (getDb) => {
  let shop: PaymentShop;
  beforeAll(async () => {
    shop = await openPaymentShop(getDb());
  });

  const lost = () => Promise.reject(new ProviderUnreachable(new Error("the answer was lost")));
  const attemptOf = (bookingId: string) =>
    getDb().selectFrom("payment_attempt").selectAll().where("booking_id", "=", bookingId).executeTakeFirstOrThrow();
  const refundsOf = (bookingId: string) =>
    getDb().selectFrom("refund").selectAll().where("booking_id", "=", bookingId).execute();
  const atProvider = async (bookingId: string) => shop.sandbox.read((await attemptOf(bookingId)).provider_reference!);
  const sumsOf = async (bookingId: string) => {
    const { paid, authorised, released, refunded, kept } = presentMoney(
      [await attemptOf(bookingId)],
      await refundsOf(bookingId),
      [],
    );
    return [paid, authorised, released, refunded, kept].map(({ amount }) => amount);
  };
  const taking = (itemId: string) =>
    cancel(shop.services, { bookingId: itemId, reason: "ill", bySupplier: false }, guest, null);

  describe("[R8.partial] of a request whose card is reserved", () => {
    test("a refusal refunds nothing and lowers what is captured, once, with the last answer", async () => {
      const { bookingId } = await shop.booked([forSale.flight, forSale.climb, forSale.boat]);
      await answerRequest(shop.services, bookingId, "refused", rope, { supplierId: 2 });
      expect(await atProvider(bookingId)).toMatchObject({ state: "authorised", captured: 0, refunded: 0 });
      expect(await sumsOf(bookingId)).toEqual([0, 2 * price, price, 0, 0]);
      await answerRequest(shop.services, bookingId, "accepted", supplier, { supplierId: 1 });
      expect(await atProvider(bookingId)).toMatchObject({ state: "captured", captured: 2 * price, refunded: 0 });
      expect(await attemptOf(bookingId)).toMatchObject({
        state: "captured",
        capture_amount: 2 * price,
        check_at: null,
      });
      expect((await refundsOf(bookingId)).map(({ amount, state }) => [amount, state])).toEqual([[price, "released"]]);
      expect(await sumsOf(bookingId)).toEqual([2 * price, 0, price, 0, 2 * price]);
    });

    test("accepted, refused and unanswered after 48 hours: what is accepted and what was never on request is captured", async () => {
      const { bookingId, items } = await shop.booked([forSale.flight, forSale.flight, forSale.climb, forSale.boat]);
      await answerRequest(shop.services, bookingId, "accepted", supplier, { bookingItemIds: [items[0]!.id] });
      await answerRequest(shop.services, bookingId, "refused", supplier, { bookingItemIds: [items[1]!.id] });
      shop.pass(48 * hour);
      await answerRequestsJob(shop.services);
      expect(await shop.stateOf(bookingId)).toBe("confirmed");
      expect(await atProvider(bookingId)).toMatchObject({ state: "captured", captured: 2 * price, refunded: 0 });
    });

    test("what is cancelled after the capture goes back of what was taken", async () => {
      const { bookingId, items } = await shop.booked([forSale.flight, forSale.boat]);
      await answerRequest(shop.services, bookingId, "refused", supplier);
      await taking(items[1]!.id);
      expect(await atProvider(bookingId)).toMatchObject({ state: "captured", captured: price, refunded: price });
      expect(await sumsOf(bookingId)).toEqual([price, 0, price, price, 0]);
    });

    test("a capture whose answer was lost is recorded once, and what was cancelled meanwhile goes back of it", async () => {
      const { bookingId, items } = await shop.booked([forSale.flight, forSale.boat, forSale.boat]);
      const losing = shop.withProvider({
        capture: (reference, amount) => shop.sandbox.capture(reference, amount).then(lost),
      });
      await answerRequest(losing, bookingId, "refused", supplier);
      expect(await attemptOf(bookingId)).toMatchObject({ state: "authorised", capture_amount: 2 * price });
      await taking(items[1]!.id);
      shop.pass(2 * minute);
      await reconcileDue(shop.services);
      expect(await atProvider(bookingId)).toMatchObject({ state: "captured", captured: 2 * price, refunded: price });
      expect(await attemptOf(bookingId)).toMatchObject({
        state: "captured",
        capture_amount: 2 * price,
        check_at: null,
      });
      expect(await sumsOf(bookingId)).toEqual([2 * price, 0, price, price, price]);
    });

    test("a process that ends after the answer: the job captures the amount that was fixed with it", async () => {
      const { bookingId } = await shop.booked([forSale.flight, forSale.boat]);
      const dying = shop.withProvider({ capture: () => Promise.reject(new Error("killed")) });
      await expect(answerRequest(dying, bookingId, "refused", supplier)).rejects.toThrow("killed");
      await reconcileDue(shop.services);
      expect(await atProvider(bookingId)).toMatchObject({ state: "captured", captured: price, refunded: 0 });
    });

    test("a process that ends after the provider has released all of it: the job records that", async () => {
      const { bookingId } = await shop.booked([forSale.flight, forSale.climb]);
      const dying = shop.withProvider({
        cancel: (reference) => shop.sandbox.cancel(reference).then(() => Promise.reject(new Error("killed"))),
      });
      await expect(answerRequest(dying, bookingId, "refused", supplier)).rejects.toThrow("killed");
      expect(await attemptOf(bookingId)).toMatchObject({ state: "authorised", capture_amount: 0 });
      await reconcileDue(shop.services);
      expect(await attemptOf(bookingId)).toMatchObject({ state: "cancelled", check_at: null });
    });

    test("two processes that capture at the same time take it once", async () => {
      const { bookingId } = await shop.booked([forSale.flight, forSale.boat]);
      const away = shop.withProvider({ capture: lost });
      await answerRequest(away, bookingId, "refused", supplier);
      const { id } = await attemptOf(bookingId);
      await Promise.all([1, 2, 3].map(() => settleAnswered(shop.services, id)));
      expect(await atProvider(bookingId)).toMatchObject({ state: "captured", captured: price, refunded: 0 });
      const steps = await getDb()
        .selectFrom("history")
        .select("to_state")
        .where("entity_id", "=", id)
        .where("to_state", "=", "captured")
        .execute();
      expect(steps).toHaveLength(1);
    });

    test("refunds what was captured beyond the requested amount by another system", async () => {
      const { bookingId } = await shop.booked([forSale.flight, forSale.boat]);
      await shop.sandbox.capture((await attemptOf(bookingId)).provider_reference!, 2 * price);
      await answerRequest(shop.services, bookingId, "refused", supplier);
      expect(await atProvider(bookingId)).toMatchObject({ captured: 2 * price, refunded: price });
      expect(await sumsOf(bookingId)).toEqual([2 * price, 0, 0, price, price]);
    });

    test("refunds all that was captured beyond that, also if it is only a part of an item", async () => {
      const { bookingId } = await shop.booked([forSale.flight, forSale.boat]);
      await shop.sandbox.capture((await attemptOf(bookingId)).provider_reference!, price + 2100);
      await answerRequest(shop.services, bookingId, "refused", supplier);
      expect(await atProvider(bookingId)).toMatchObject({ captured: price + 2100, refunded: 2100 });
      expect(await sumsOf(bookingId)).toEqual([price + 2100, 0, price - 2100, 2100, price]);
    });
  });

  describe("[R8.less] of which the provider captures less than requested", () => {
    const least = 7000;
    /** A provider that captures `least` at most, and refuses to refund more than it has captured. */
    const takingLess = () => shop.withProvider({ capture: (reference) => shop.sandbox.capture(reference, least) });
    const byStates = async (bookingId: string) =>
      (await refundsOf(bookingId)).map(({ state, amount }) => `${state} ${amount}`).toSorted();

    test("all items that are cancelled later give back together what was captured, never more", async () => {
      const { bookingId, items } = await shop.booked([forSale.flight, forSale.boat]);
      await answerRequest(takingLess(), bookingId, "accepted", supplier);
      expect(await sumsOf(bookingId)).toEqual([least, 0, 2 * price - least, 0, least]);
      for (const { id } of items) await taking(id);
      expect(await atProvider(bookingId)).toMatchObject({ captured: least, refunded: least });
      expect(await sumsOf(bookingId)).toEqual([least, 0, 2 * price - least, least, 0]);
      expect((await refundsOf(bookingId)).some(({ state }) => state === "refused")).toBe(false);
    });

    test("what was due back before the capture is known is capped, and sums add up", async () => {
      const { bookingId, items } = await shop.booked([forSale.flight, forSale.boat]);
      await answerRequest(shop.withProvider({ capture: lost }), bookingId, "accepted", supplier);
      for (const { id } of items)
        await cancel(
          shop.withProvider({ read: lost }),
          { bookingId: id, reason: "ill", bySupplier: false },
          guest,
          null,
        );
      expect(await byStates(bookingId)).toEqual([`due ${price}`, `due ${price}`]);
      await shop.sandbox.capture((await attemptOf(bookingId)).provider_reference!, least);
      shop.pass(2 * minute);
      await reconcileDue(shop.services);
      shop.pass(2 * minute);
      await reconcileDue(shop.services);
      expect(await byStates(bookingId)).toEqual([
        `done ${least - price}`,
        `done ${price}`,
        `released ${2 * price - least}`,
      ]);
      expect(await atProvider(bookingId)).toMatchObject({ captured: least, refunded: least });
      expect(await sumsOf(bookingId)).toEqual([least, 0, 2 * price - least, least, 0]);
    });

    test("several processes that give back at the same time, while another records the capture, never ask for more than was captured", async () => {
      const { bookingId, items } = await shop.booked([forSale.flight, forSale.boat]);
      await answerRequest(shop.withProvider({ capture: lost }), bookingId, "accepted", supplier);
      for (const { id } of items)
        await cancel(
          shop.withProvider({ read: lost }),
          { bookingId: id, reason: "ill", bySupplier: false },
          guest,
          null,
        );
      await shop.sandbox.capture((await attemptOf(bookingId)).provider_reference!, least);
      const { id } = await attemptOf(bookingId);
      const amounts: number[] = [];
      const counting = shop.withProvider({
        refund: (reference, amount, key) => (amounts.push(amount), shop.sandbox.refund(reference, amount, key)),
      });
      await Promise.all([executeRefunds(counting, id), settleAnswered(counting, id), executeRefunds(counting, id)]);
      await executeRefunds(counting, id);
      expect(new Set(amounts)).toEqual(new Set([price, least - price]));
      expect(await atProvider(bookingId)).toMatchObject({ captured: least, refunded: least });
      expect(await byStates(bookingId)).toEqual([
        `done ${least - price}`,
        `done ${price}`,
        `released ${2 * price - least}`,
      ]);
    });

    test("releases a due refund if nothing is left of the captured amount, without a call of the provider", async () => {
      const { bookingId, items } = await shop.booked([forSale.flight]);
      const attempt = await attemptOf(bookingId);
      await shop.sandbox.capture(attempt.provider_reference!, 3000);
      const part = { bookingItemId: items[0]!.id, amount: 3000, reason: "cancelled" } as const;
      const fixed = { ...attempt, capture_amount: price };
      await transact(getDb(), (trx) => recordPartDue(trx, fixed, part, attempt.created_at));
      await executeRefunds(shop.services, attempt.id);
      await transact(getDb(), (trx) => recordRefundDue(trx, fixed, "contradictory", attempt.created_at));
      const amounts: number[] = [];
      const counting = shop.withProvider({
        refund: (reference, amount, key) => (amounts.push(amount), shop.sandbox.refund(reference, amount, key)),
      });
      await executeRefunds(counting, attempt.id);
      expect(amounts).toEqual([]);
      expect(await byStates(bookingId)).toEqual(["done 3000", "released 0", `released ${price - 3000}`]);
    });

    test("all of a payment that goes back goes back as far as it was captured", async () => {
      const { bookingId } = await shop.booked([forSale.flight]);
      const attempt = await attemptOf(bookingId);
      await shop.sandbox.capture(attempt.provider_reference!, 3000);
      await transact(getDb(), (trx) =>
        recordRefundDue(trx, { ...attempt, capture_amount: price }, "contradictory", attempt.created_at),
      );
      await executeRefunds(shop.services, attempt.id);
      expect(await atProvider(bookingId)).toMatchObject({ captured: 3000, refunded: 3000 });
      expect(await byStates(bookingId)).toEqual([`done 3000`, `released ${price - 3000}`]);
    });
  });

  test("[R8.capture] a payment that lapsed at its provider before acceptance has failed: the team gets one mail, and nothing is tried again", async () => {
    const { bookingId, items } = await shop.booked([forSale.flight]);
    const { id, provider_reference } = await attemptOf(bookingId);
    await shop.sandbox.cancel(provider_reference!);
    await answerRequest(shop.services, bookingId, "accepted", supplier);
    await Promise.all([1, 2].map(() => settleAnswered(shop.services, id)));
    shop.pass(2 * minute);
    await reconcileDue(shop.services);
    expect(await shop.stateOf(bookingId)).toBe("confirmed");
    expect(await attemptOf(bookingId)).toMatchObject({ state: "failed", check_at: null });
    expect(await sumsOf(bookingId)).toEqual([0, 0, 0, 0, 0]);
    const lines = (
      await getDb().selectFrom("outbox").selectAll().where("kind", "=", "payment_to_team").execute()
    ).filter(({ payload }) => payload.includes(id));
    expect(lines).toHaveLength(1);
    const written = () => paymentMail(shop.services, lines[0]!.id, { paymentAttemptId: id });
    expect((await written())?.text).toMatch(
      /CHF 49.00 können nicht mehr belastet werden[^]*nicht bezahlt[^]*\/account\/bookings\//,
    );
    const inList = async () =>
      (
        await listTeamBookings(getDb(), {
          search: bookingId,
          page: 1,
          payment: "not_captured",
          dates: "booked",
          range: {},
        })
      ).total;
    expect(await inList()).toBe(1);

    await taking(items[0]!.id);
    expect(await refundsOf(bookingId), "nothing goes back of what was never taken").toMatchObject([
      { state: "released" },
    ]);
    expect([await inList(), await written()]).toEqual([0, null]);
  });

  test("[R8.backoff] what can't be captured yet is tried after 1, 2, 4 … minutes, an hour at most, and captured once the provider is back", async () => {
    const { bookingId } = await shop.booked([forSale.flight]);
    let calls = 0;
    const away = shop.withProvider({ capture: () => (calls++, lost()) });
    await answerRequest(away, bookingId, "accepted", supplier);
    const perHour: number[] = [];
    for (let hours = 0; hours < 6; hours++) {
      const before = calls;
      for (let minutes = 0; minutes < 60; minutes++) {
        shop.pass(minute);
        await reconcileDue(away);
      }
      perHour.push(calls - before);
    }
    expect(perHour[0]).toBe(5);
    expect(perHour.slice(2)).toEqual([1, 1, 1, 1]);
    shop.pass(hour);
    await reconcileDue(shop.services);
    expect(await attemptOf(bookingId)).toMatchObject({ state: "captured", check_at: null, tries: 0 });
  });

  test("[R8.backoff] what can't be given back yet is tried less and less often too", async () => {
    const { bookingId, items } = await shop.booked([forSale.boat]);
    let calls = 0;
    const away = shop.withProvider({ refund: () => (calls++, lost()) });
    await cancel(away, { bookingId: items[0]!.id, reason: "ill", bySupplier: false }, guest, null);
    for (let minutes = 0; minutes < 180; minutes++) {
      shop.pass(minute);
      await reconcileDue(away);
    }
    expect(calls, "once a minute would be 180 times").toBeLessThan(20);
    shop.pass(hour);
    await reconcileDue(shop.services);
    expect((await refundsOf(bookingId)).map(({ state }) => state)).toEqual(["done"]);
  });

  test("[R8.capture] what was due back of a payment that has lapsed is released", async () => {
    const { bookingId, items } = await shop.booked([forSale.flight, forSale.boat]);
    await answerRequest(shop.withProvider({ capture: lost }), bookingId, "accepted", supplier);
    await shop.sandbox.cancel((await attemptOf(bookingId)).provider_reference!);
    await cancel(
      shop.withProvider({ read: lost }),
      { bookingId: items[1]!.id, reason: "ill", bySupplier: false },
      guest,
      null,
    );
    shop.pass(2 * minute);
    await reconcileDue(shop.services);
    shop.pass(2 * minute);
    await reconcileDue(shop.services);
    expect(await attemptOf(bookingId)).toMatchObject({ state: "failed", check_at: null });
    expect((await refundsOf(bookingId)).map(({ state }) => state)).toEqual(["released"]);
  });

  test("[R11.set-aside] what is captured while it is being released goes back", async () => {
    const { bookingId, items } = await shop.booked([forSale.boat]);
    await getDb()
      .updateTable("payment_attempt")
      .set({ state: "authorised" })
      .where("booking_id", "=", bookingId)
      .execute();
    let reads = 0;
    // The provider still answers "authorised" when it is read, and has captured by the time of the release.
    const racing = shop.withProvider({
      read: async (reference) => ({
        ...(await shop.sandbox.read(reference)),
        ...(reads++ === 0 ? { state: "authorised" as const } : {}),
      }),
    });
    await cancel(
      { ...racing, ports: { ...racing.ports } },
      { bookingId: items[0]!.id, reason: "ill", bySupplier: false },
      guest,
      null,
    );
    await executeRefunds(shop.services, (await attemptOf(bookingId)).id);
    expect(await atProvider(bookingId)).toMatchObject({ state: "captured", refunded: price });
    expect((await refundsOf(bookingId)).map(({ state }) => state)).toEqual(["done"]);
  });
});
