import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { forSale } from "../../catalogue/fixtures/paying.ts";
import { instantAt, minute } from "../../clock.ts";
import { onBothDatabases } from "../../db/testing.ts";
import { transact } from "../../db/transact.ts";
import { methodsFor } from "../../ports/payment/payment.ts";
import { lateAnswerAfter } from "../../ports/payment/sandbox/sandbox.ts";
import { guest } from "../../domain/session.ts";
import { testOrigin } from "../../testing/services.ts";
import { checkOut } from "../checkout/check-out.ts";
import { claimAnnouncement } from "../booking/claim-announcement.ts";
import { answerRequestsJob } from "../../jobs/answer-requests.ts";
import { mailOf } from "../../jobs/mails/mail-of.ts";
import { answerRequest } from "../booking/confirm-request.ts";
import { expireHolds } from "../reservation/expire.ts";
import { payingBuyer, longerThanAnyHold, openPaymentShop, partner, type PaymentShop } from "./pay.fixture.ts";
import { pay } from "./pay.ts";
import { releasePins } from "./attempts.ts";
import { continuePayment } from "./continue-payment.ts";
import { applyProviderState } from "./apply-provider-state.ts";
import { payWithoutProvider } from "./pay-without-provider.ts";
import { addDistributor } from "../../testing/distributor.ts";
import { refreshPayment, reconcileDue } from "./reconcile.ts";

const succeeds = "4242 4242 4242 4242";
const challenge = "4000 0000 0000 3220";
const declined = "4000 0000 0000 0002";
const late = "4000 0000 0000 0259";
const timesOut = "4000 0000 0000 0341";

/** What the provider gets of a booking, for payments that the test makes there by itself. */
const providerOrder = {
  bookingNumber: "1",
  method: "card",
  amount: 4900,
  email: payingBuyer.email,
  locale: "de_CH",
  returnUrl: partner,
} as const;

onBothDatabases("paying", (getDb) => {
  let shop: PaymentShop;
  beforeAll(async () => {
    shop = await openPaymentShop(getDb());
  });

  const attemptsOf = (bookingId: string) =>
    getDb()
      .selectFrom("payment_attempt")
      .selectAll()
      .where("booking_id", "=", bookingId)
      .orderBy("created_at")
      .execute();
  const refundsOf = (bookingId: string) =>
    getDb().selectFrom("refund").selectAll().where("booking_id", "=", bookingId).execute();
  const mailKindsOf = async (bookingId: string) =>
    (await getDb().selectFrom("outbox").select(["kind", "payload"]).execute())
      .filter(({ payload }) => payload.includes(bookingId))
      .map(({ kind }) => kind);
  const referenceOf = async (bookingId: string) => (await attemptsOf(bookingId)).at(-1)!.provider_reference!;

  describe("cards", () => {
    test("[R8.capture] a card is authorised, its seats confirmed, then its money taken; ticket code and mail come with it", async () => {
      const { bookingId } = await shop.checkedOut();
      expect(await shop.pay(bookingId, "card", { number: succeeds })).toMatchObject({
        resultCode: "Authorised",
        action: null,
      });
      expect(await shop.stateOf(bookingId)).toBe("confirmed");
      expect((await attemptsOf(bookingId)).map(({ state }) => state)).toEqual(["captured"]);
      expect((await shop.sandbox.read(await referenceOf(bookingId))).state).toBe("captured");
      const items = await getDb().selectFrom("booking_item").selectAll().where("booking_id", "=", bookingId).execute();
      expect(items.map(({ ticket_code }) => ticket_code)).toEqual([
        expect.stringMatching(/^GPF-[2-9A-Z]{4}-[2-9A-Z]{4}$/),
      ]);
      expect(await mailKindsOf(bookingId)).toEqual(["booking_confirmed"]);
      const steps = await getDb()
        .selectFrom("history")
        .select(["from_state", "to_state"])
        .where("entity_id", "=", bookingId)
        .orderBy("at")
        .execute();
      expect(new Set(steps.map(({ from_state, to_state }) => `${from_state} ${to_state}`))).toEqual(
        new Set(["null unpaid", "unpaid paying", "paying confirmed"]),
      );
    });

    test("a bank's challenge is answered in its frame, then the booking is confirmed", async () => {
      const { bookingId } = await shop.checkedOut();
      const started = await shop.pay(bookingId, "card", { number: challenge });
      expect(started).toMatchObject({
        resultCode: "ChallengeShopper",
        action: { type: "threeDS2", url: expect.stringContaining(`${testOrigin}/providers/sandbox/challenge/`) },
      });
      expect(await continuePayment(shop.services, bookingId, {}, guest)).toMatchObject({
        resultCode: "ChallengeShopper",
      });
      await shop.decide(bookingId, "pay");
      expect(await continuePayment(shop.services, bookingId, { token: "done" }, guest)).toMatchObject({
        resultCode: "Authorised",
      });
      expect(await shop.stateOf(bookingId)).toBe("confirmed");
    });

    test("a refused challenge leaves the basket alive, and another card pays it", async () => {
      const { bookingId } = await shop.checkedOut();
      await shop.pay(bookingId, "card", { number: challenge });
      await shop.decide(bookingId, "decline");
      expect(await continuePayment(shop.services, bookingId, {}, guest)).toMatchObject({
        resultCode: "Refused",
        refusalReason: "authentication_failed",
      });
      expect(await shop.stateOf(bookingId)).toBe("unpaid");
      expect(await shop.pay(bookingId, "card", { number: succeeds })).toMatchObject({ resultCode: "Authorised" });
    });

    test("a declined card leaves the basket alive, and another card pays it", async () => {
      const { bookingId, cartId } = await shop.checkedOut();
      expect(await shop.pay(bookingId, "card", { number: declined })).toMatchObject({
        resultCode: "Refused",
        refusalReason: "card_declined",
      });
      expect(await shop.stateOf(bookingId)).toBe("unpaid");
      expect(
        await checkOut(shop.services, { cartId, user: payingBuyer, locale: "de_CH", origin: partner }, guest, null),
      ).toEqual({ bookingId });
      await shop.pay(bookingId, "card", { number: succeeds });
      expect(await shop.stateOf(bookingId)).toBe("confirmed");
    });

    test("a card whose answer comes late is pending, and confirmed when the answer is there", async () => {
      const { bookingId } = await shop.checkedOut();
      expect(await shop.pay(bookingId, "card", { number: late })).toMatchObject({
        resultCode: "Pending",
        action: { type: "await" },
      });
      expect(await shop.stateOf(bookingId)).toBe("paying");
      shop.pass(lateAnswerAfter);
      await reconcileDue(shop.services);
      expect(await shop.stateOf(bookingId)).toBe("confirmed");
    });

    test("a card that times out is an error, and the basket lives on", async () => {
      const { bookingId } = await shop.checkedOut();
      expect(await shop.pay(bookingId, "card", { number: timesOut })).toMatchObject({ resultCode: "Error" });
      expect(await shop.stateOf(bookingId)).toBe("unpaid");
    });

    test("a token pays once", async () => {
      const order = {
        method: "card" as const,
        token: await shop.token(succeeds),
        returnUrl: partner,
        affiliate: null,
        key: null,
        session: guest,
      };
      const [first, second] = [await shop.checkedOut(), await shop.checkedOut()];
      await pay(shop.services, { ...order, bookingId: first.bookingId });
      expect(await pay(shop.services, { ...order, bookingId: second.bookingId })).toMatchObject({
        resultCode: "Refused",
      });
    });
  });

  describe("redirects", () => {
    test.each(["twint", "ideal", "alipay", "postfinance", "apple_pay"] as const)(
      "%s is paid on the provider's page",
      async (method) => {
        const { bookingId } = await shop.checkedOut();
        const started = await shop.pay(bookingId, method);
        expect(started).toMatchObject({ resultCode: "RedirectShopper", action: { type: "redirect", method: "GET" } });
        await shop.decide(bookingId, "pay");
        await continuePayment(shop.services, bookingId, { redirectResult: "x" }, guest);
        expect(await shop.stateOf(bookingId)).toBe("confirmed");
        expect((await attemptsOf(bookingId)).map(({ state }) => state)).toEqual(["captured"]);
      },
    );

    test("a buyer who comes back without paying may pay otherwise at once", async () => {
      const { bookingId } = await shop.checkedOut();
      await shop.pay(bookingId, "twint");
      await expect(shop.pay(bookingId, "card", { number: succeeds })).rejects.toMatchObject({
        code: "payment_open",
        status: 409,
      });
      expect(await continuePayment(shop.services, bookingId, { abandoned: "true" }, guest)).toMatchObject({
        resultCode: "Cancelled",
      });
      expect(await shop.pay(bookingId, "card", { number: succeeds })).toMatchObject({ resultCode: "Authorised" });
    });

    test("[R3.pin] a payment pins its holds for 20 minutes, a redirect for 60; then it is stopped and they go on as before", async () => {
      const { bookingId } = await shop.checkedOut();
      await shop.pay(bookingId, "twint");
      shop.pass(59 * minute);
      await expireHolds(getDb(), shop.services.clock.now());
      await reconcileDue(shop.services);
      expect(await shop.stateOf(bookingId)).toBe("paying");
      shop.pass(2 * minute);
      await reconcileDue(shop.services);
      expect(await shop.stateOf(bookingId)).toBe("unpaid");
      expect((await attemptsOf(bookingId)).map(({ state }) => state)).toEqual(["cancelled"]);
      await expireHolds(getDb(), shop.services.clock.now());
      await expect(shop.pay(bookingId, "twint")).rejects.toMatchObject({
        code: "hold_expired",
        status: 409,
        fields: { reservationIds: [expect.any(String)] },
      });
    });
  });

  describe("without a provider", () => {
    const returns = (bookingId: string) => ({
      bookingId,
      successReturnUrl: `${partner}/ok`,
      failureReturnUrl: `${partner}/no`,
      affiliate: null,
      key: null,
      session: guest,
    });

    test("[R8.free] a free cart is confirmed by the server's own zero", async () => {
      const { bookingId } = await shop.checkedOut({ mappedId: forSale.walk });
      expect(await payWithoutProvider(shop.services, { ...returns(bookingId), method: "free" })).toMatchObject({
        redirectUrl: `${partner}/ok`,
      });
      expect(await shop.stateOf(bookingId)).toBe("confirmed");
    });

    test("a cart that costs something can't be had for free", async () => {
      const { bookingId } = await shop.checkedOut();
      await expect(payWithoutProvider(shop.services, { ...returns(bookingId), method: "free" })).rejects.toMatchObject({
        code: "payment_method_unavailable",
        status: 422,
      });
      expect(await shop.stateOf(bookingId)).toBe("unpaid");
    });

    test("a guest buys nothing on invoice", async () => {
      const { bookingId } = await shop.checkedOut();
      await expect(
        payWithoutProvider(shop.services, { ...returns(bookingId), method: "invoice" }),
      ).rejects.toMatchObject({ code: "forbidden" });
    });

    test("an approved distributor buys its own booking on invoice, and nobody else's", async () => {
      const session = {
        ...guest,
        isReseller: true,
        distributor: { distributorId: "d1", invoiceApproved: true, channelId: "c1" },
      };
      const { bookingId } = await shop.checkedOut();
      await expect(
        payWithoutProvider(shop.services, { ...returns(bookingId), method: "invoice", session }),
      ).rejects.toMatchObject({ code: "forbidden" });
      await getDb().updateTable("booking").set({ distributor_id: "d1" }).where("id", "=", bookingId).execute();
      await addDistributor(getDb(), "d1");
      await payWithoutProvider(shop.services, { ...returns(bookingId), method: "invoice", session });
      expect(await shop.stateOf(bookingId)).toBe("confirmed");
    });
  });

  describe("on request", () => {
    test("[R8.request] the booking waits for its supplier, the money is only set aside, and a yes takes it", async () => {
      const { bookingId } = await shop.checkedOut({ mappedId: forSale.flight });
      await shop.pay(bookingId, "card", { number: succeeds });
      expect(await shop.stateOf(bookingId)).toBe("requested");
      expect((await shop.sandbox.read(await referenceOf(bookingId))).state).toBe("authorised");
      shop.pass(47 * 60 * minute);
      await answerRequestsJob(shop.services);
      await reconcileDue(shop.services);
      expect(await shop.stateOf(bookingId)).toBe("requested");
      await answerRequest(shop.services, bookingId, "accepted", { by: "supplier", actor: null, note: null });
      expect(await shop.stateOf(bookingId)).toBe("confirmed");
      expect((await shop.sandbox.read(await referenceOf(bookingId))).state).toBe("captured");
      expect((await mailKindsOf(bookingId)).filter((kind) => kind.startsWith("booking_"))).toEqual([
        "booking_requested",
        "booking_confirmed",
      ]);
    });

    test("without an answer in 48 hours the seats are free again and the money goes back", async () => {
      const slotId = await shop.freshSlot(forSale.flight);
      const { bookingId } = await shop.checkedOut({ mappedId: forSale.flight, slotId });
      await shop.pay(bookingId, "twint");
      await shop.decide(bookingId, "pay");
      await continuePayment(shop.services, bookingId, {}, guest);
      expect(await shop.takenOf(slotId)).toBe(1);
      shop.pass(49 * 60 * minute);
      await answerRequestsJob(shop.services);
      expect(await shop.stateOf(bookingId)).toBe("refunded");
      expect(await shop.takenOf(slotId)).toBe(0);
      expect(await shop.sandbox.read(await referenceOf(bookingId))).toMatchObject({
        state: "captured",
        refunded: 4900,
      });
    });
  });

  describe("again, at once, too late", () => {
    test("the same idempotency key is the same attempt", async () => {
      const { bookingId } = await shop.checkedOut();
      const first = await shop.pay(bookingId, "twint", { key: "k1" });
      expect(await shop.pay(bookingId, "twint", { key: "k1" })).toEqual(first);
      expect(await attemptsOf(bookingId)).toHaveLength(1);
    });

    test("another key while a payment is open is refused, and what is paid can't be paid again", async () => {
      const { bookingId } = await shop.checkedOut();
      await shop.pay(bookingId, "card", { number: late });
      await expect(shop.pay(bookingId, "card", { number: succeeds })).rejects.toMatchObject({
        code: "payment_open",
        fields: { bookingId },
      });
      shop.pass(lateAnswerAfter);
      await reconcileDue(shop.services);
      await expect(shop.pay(bookingId, "card", { number: succeeds })).rejects.toMatchObject({
        code: "booking_paid",
        status: 422,
      });
    });

    test("two payments at once: both get through if each only reads before it writes, one with compare-and-set", async () => {
      const unguarded = await shop.checkedOut();
      const payUnguarded = async () => {
        if ((await shop.stateOf(unguarded.bookingId)) !== "unpaid") return "refused";
        const order = { ...providerOrder, key: randomUUID(), bookingId: unguarded.bookingId };
        const { reference } = await shop.sandbox.open(order);
        await shop.sandbox.start(reference, order, await shop.token(succeeds));
        return (await shop.sandbox.capture(reference, 4900)).state;
      };
      expect(await Promise.all([payUnguarded(), payUnguarded()])).toEqual(["captured", "captured"]);

      const { bookingId } = await shop.checkedOut();
      const answers = await Promise.allSettled(
        Array.from({ length: 8 }, () => shop.pay(bookingId, "card", { number: succeeds })),
      );
      const refused = answers.filter((answer) => answer.status === "rejected").map(({ reason }) => reason.code);
      expect(refused).toHaveLength(7);
      expect(refused.every((code) => code === "payment_open" || code === "booking_paid")).toBe(true);
      expect(await attemptsOf(bookingId)).toHaveLength(1);
    });

    test("many answers to one payment at once confirm it once", async () => {
      const { bookingId } = await shop.checkedOut();
      await shop.pay(bookingId, "twint");
      const reference = await referenceOf(bookingId);
      await shop.sandbox.decide(reference, "pay");
      await Promise.all([
        ...Array.from({ length: 4 }, () => refreshPayment(shop.services, reference)),
        ...Array.from({ length: 4 }, () => continuePayment(shop.services, bookingId, {}, guest)),
        reconcileDue(shop.services),
      ]);
      expect(await shop.stateOf(bookingId)).toBe("confirmed");
      expect(await mailKindsOf(bookingId)).toEqual(["booking_confirmed"]);
      expect(await refundsOf(bookingId)).toEqual([]);
    });

    test("a webhook before, after, or about nothing known does no harm", async () => {
      const { bookingId } = await shop.checkedOut();
      await refreshPayment(shop.services, "pay_unknown");
      await shop.pay(bookingId, "twint");
      const reference = await referenceOf(bookingId);
      await refreshPayment(shop.services, reference);
      expect(await shop.stateOf(bookingId)).toBe("paying");
      await shop.sandbox.decide(reference, "pay");
      await refreshPayment(shop.services, reference);
      await refreshPayment(shop.services, reference);
      expect(await shop.stateOf(bookingId)).toBe("confirmed");
    });

    test("[R9] a success that only the caller claims confirms nothing", async () => {
      const { bookingId } = await shop.checkedOut();
      await shop.pay(bookingId, "twint");
      expect(
        await continuePayment(shop.services, bookingId, { resultCode: "Authorised", redirectResult: "forged" }, guest),
      ).toMatchObject({
        resultCode: "RedirectShopper",
      });
      expect(await shop.stateOf(bookingId)).toBe("paying");
    });

    test("[R8.lapse] a success after the hold lapsed takes the seat again when it is free", async () => {
      const { bookingId, slotId } = await shop.checkedOut();
      await shop.pay(bookingId, "card", { number: late });
      await lapse(bookingId);
      expect(await shop.takenOf(slotId)).toBe(0);
      await refreshPayment(shop.services, await referenceOf(bookingId));
      expect(await shop.stateOf(bookingId)).toBe("confirmed");
      expect(await shop.takenOf(slotId)).toBe(1);
    });

    test("[R8.lapse] refunds a success after the seats are sold, and writes to the buyer", async () => {
      const slotId = await shop.freshSlot(forSale.boat);
      const { bookingId } = await shop.checkedOut({ slotId, persons: 2 });
      await shop.pay(bookingId, "card", { number: late });
      await lapse(bookingId);
      await shop.checkedOut({ slotId, persons: 1 });
      await refreshPayment(shop.services, await referenceOf(bookingId));
      expect(await shop.stateOf(bookingId)).toBe("refunded");
      expect(await shop.takenOf(slotId)).toBe(1);
      expect((await shop.sandbox.read(await referenceOf(bookingId))).state).toBe("cancelled");
      expect(await refundsOf(bookingId)).toMatchObject([{ state: "released", reason: "hold_lapsed", amount: 9800 }]);
      expect(await mailKindsOf(bookingId)).toEqual(["booking_refunded"]);
      const { subject, text } = (await mailOf(shop.services, "mail-1", "booking_refunded", { bookingId }))!;
      expect(text).toContain("Ihre Karte wird nicht belastet: CHF 98.00 waren nur reserviert");
      expect(`${subject} ${text}`).not.toContain("zurück");
    });

    test("money that has moved already goes back too, when the seats are sold", async () => {
      const slotId = await shop.freshSlot(forSale.boat);
      const { bookingId } = await shop.checkedOut({ slotId, persons: 2 });
      await shop.pay(bookingId, "twint");
      await lapse(bookingId);
      await shop.checkedOut({ slotId, persons: 1 });
      await shop.decide(bookingId, "pay");
      expect(await shop.stateOf(bookingId)).toBe("refunded");
      expect(await shop.sandbox.read(await referenceOf(bookingId))).toMatchObject({
        state: "captured",
        refunded: 9800,
      });
      expect((await attemptsOf(bookingId)).map(({ state }) => state)).toEqual(["refunded"]);
      expect((await mailOf(shop.services, "mail-1", "booking_refunded", { bookingId }))!.text).toContain(
        "den ganzen Betrag auf demselben Weg zurück",
      );
      expect(await continuePayment(shop.services, bookingId, {}, guest)).toMatchObject({
        resultCode: "Cancelled",
        refusalReason: "hold_lapsed",
      });
    });

    test("of two payments that both succeed, the first confirms and the second goes back", async () => {
      const { bookingId } = await shop.checkedOut();
      await shop.pay(bookingId, "card", { number: late });
      const [first] = await attemptsOf(bookingId);
      await letPinRunOut(bookingId);
      await shop.pay(bookingId, "card", { number: succeeds });
      expect(await shop.stateOf(bookingId)).toBe("confirmed");
      shop.pass(lateAnswerAfter);
      await refreshPayment(shop.services, first!.provider_reference!);
      expect((await shop.sandbox.read(first!.provider_reference!)).state).toBe("cancelled");
      expect(await refundsOf(bookingId)).toMatchObject([
        { payment_attempt_id: first!.id, reason: "paid_already", state: "released" },
      ]);
      expect(await shop.stateOf(bookingId)).toBe("confirmed");
    });

    test("[R11.refused] a refused refund of a second payment is not said to be that of an item that is cancelled later", async () => {
      const { bookingId } = await shop.checkedOut();
      await shop.pay(bookingId, "card", { number: late });
      const [first] = await attemptsOf(bookingId);
      await letPinRunOut(bookingId);
      await shop.pay(bookingId, "card", { number: succeeds });
      shop.pass(lateAnswerAfter);
      await refreshPayment(shop.services, first!.provider_reference!);
      await getDb().updateTable("refund").set({ state: "refused" }).where("booking_id", "=", bookingId).execute();
      expect(await refundsOf(bookingId)).toMatchObject([{ payment_attempt_id: first!.id, state: "refused" }]);
      expect((await mailOf(shop.services, "mail-1", "booking_cancelled", { bookingId }))!.text).not.toContain(
        "noch nicht durchgekommen",
      );
    });

    test("a success after the provider's own refusal is not believed to be a sale: it goes back", async () => {
      const { bookingId } = await shop.checkedOut();
      await shop.pay(bookingId, "card", { number: declined });
      const [attempt] = await attemptsOf(bookingId);
      const captured = {
        ...(await shop.sandbox.read(attempt!.provider_reference!)),
        state: "captured" as const,
        resultCode: "Authorised" as const,
      };
      await applyProviderState(shop.services, attempt!.id, captured);
      await applyProviderState(shop.services, attempt!.id, captured);
      expect(await shop.stateOf(bookingId)).toBe("unpaid");
      expect(await refundsOf(bookingId)).toMatchObject([{ reason: "contradictory", state: "released", amount: 4900 }]);
    });

    test("an end of the process between authorising and taking the money is made good by the reconciling job", async () => {
      const { bookingId } = await shop.checkedOut();
      const dying = {
        ...shop.services,
        ports: {
          ...shop.services.ports,
          payment: { ...shop.sandbox, capture: () => Promise.reject(new Error("killed")) },
        },
      };
      await expect(
        pay(dying, {
          bookingId,
          method: "card",
          token: await shop.token(succeeds),
          returnUrl: partner,
          affiliate: null,
          key: null,
          session: guest,
        }),
      ).rejects.toThrow("killed");
      expect(await shop.stateOf(bookingId)).toBe("confirmed");
      expect((await attemptsOf(bookingId)).map(({ state }) => state)).toEqual(["authorised"]);
      shop.pass(2 * minute);
      await reconcileDue(shop.services);
      expect((await attemptsOf(bookingId)).map(({ state }) => state)).toEqual(["captured"]);
    });

    test("an end of the process before the provider has started leaves nothing paid and the basket alive", async () => {
      const { bookingId } = await shop.checkedOut();
      const dying = {
        ...shop.services,
        ports: {
          ...shop.services.ports,
          payment: { ...shop.sandbox, start: () => Promise.reject(new Error("killed")) },
        },
      };
      await expect(
        pay(dying, {
          bookingId,
          method: "twint",
          token: null,
          returnUrl: partner,
          affiliate: null,
          key: null,
          session: guest,
        }),
      ).rejects.toThrow("killed");
      expect(await shop.stateOf(bookingId)).toBe("paying");
      shop.pass(2 * minute);
      await reconcileDue(shop.services);
      expect(await shop.stateOf(bookingId)).toBe("unpaid");
      expect((await shop.sandbox.read(await referenceOf(bookingId))).state).toBe("cancelled");
    });
  });

  test("a free cart is offered no method, a dear one no TWINT", () => {
    const offered = (amount: number) => methodsFor(shop.sandbox, amount).map(([type]) => type);
    expect(offered(0)).toEqual([]);
    expect(offered(500_000)).toContain("twint");
    expect(offered(500_001)).toEqual(["card", "apple_pay", "ideal", "alipay", "postfinance"]);
  });

  test("TWINT takes CHF 5,000 at most", async () => {
    const { bookingId } = await shop.checkedOut({ mappedId: forSale.safari });
    await expect(shop.pay(bookingId, "twint")).rejects.toMatchObject({ code: "payment_method_unavailable" });
    expect(await shop.pay(bookingId, "card", { number: succeeds })).toMatchObject({ resultCode: "Authorised" });
  });

  test("a return address of another origin than the page that checked out is refused; without one the shop's page takes over", async () => {
    const { bookingId } = await shop.checkedOut();
    for (const returnUrl of [
      "https://evil.test/x",
      "javascript:alert(1)",
      "https://hotel.test@evil.test/",
      "//hotel.test",
      "",
    ]) {
      await expect(shop.pay(bookingId, "twint", { returnUrl })).rejects.toMatchObject({
        code: "return_url_forbidden",
        status: 403,
      });
    }
    const framed = await shop.checkedOut({ origin: null });
    await shop.pay(framed.bookingId, "twint", { returnUrl: "https://evil.test/x" });
    expect((await attemptsOf(framed.bookingId))[0]!.return_url).toBe(
      `${testOrigin}/buchung/bestaetigung?bookingId=${framed.bookingId}`,
    );
  });

  test("[R13.once] of many readers of a confirmed booking one is the first, and a reader before it uses nothing up", async () => {
    const { bookingId } = await shop.checkedOut();
    expect(await claimAnnouncement(shop.services, bookingId)).toBe(false);
    await shop.pay(bookingId, "card", { number: succeeds });
    const readers = await Promise.all(Array.from({ length: 10 }, () => claimAnnouncement(shop.services, bookingId)));
    expect(readers.filter(Boolean)).toHaveLength(1);
  });

  /** The provider takes longer than the pin. */
  async function letPinRunOut(bookingId: string): Promise<void> {
    const [attempt] = await attemptsOf(bookingId);
    await transact(getDb(), (trx) => releasePins(trx, attempt!, "pin_over", instantAt(shop.services.clock.now())));
  }

  /** The provider takes longer than the pin and the hold. */
  async function lapse(bookingId: string): Promise<void> {
    await letPinRunOut(bookingId);
    shop.pass(longerThanAnyHold);
    await expireHolds(getDb(), shop.services.clock.now());
  }
});
