import { beforeAll, expect, test } from "vitest";
import { forSale } from "../../catalogue/fixtures/paying.ts";
import { listTeamBookings } from "../../db/queries/team-bookings.ts";
import { onBothDatabases } from "../../db/testing.ts";
import { guest } from "../../domain/session.ts";
import { sendDueMails } from "../../jobs/outbox.ts";
import { paidStepAfter } from "../../ports/payment/sandbox/paid-courses.ts";
import { cancel } from "../booking/cancel.ts";
import { answerRequest } from "../booking/confirm-request.ts";
import { recordCollected } from "./collect.ts";
import { openPaymentShop, type PaymentShop } from "./pay.fixture.ts";
import { refreshPayment } from "./reconcile.ts";

const price = 4900;
const failsLate = "4000 0000 0000 0127";

onBothDatabases("a payment that fails after it had arrived", (getDb) => {
  let shop: PaymentShop;
  beforeAll(async () => {
    shop = await openPaymentShop(getDb());
  });

  const attemptOf = (bookingId: string) =>
    getDb().selectFrom("payment_attempt").selectAll().where("booking_id", "=", bookingId).executeTakeFirstOrThrow();
  const refundsOf = (bookingId: string) =>
    getDb().selectFrom("refund").selectAll().where("booking_id", "=", bookingId).execute();
  async function mailsSince(act: () => Promise<unknown>) {
    await sendDueMails(shop.services);
    const before = new Set((await shop.mails.list()).map(({ id }) => id));
    await act();
    await sendDueMails(shop.services);
    return (await shop.mails.list()).filter(({ id }) => !before.has(id));
  }
  const toCollect = async () => {
    const question = { search: "", page: 1, dates: "booked", range: {}, payment: "not_captured" } as const;
    return (await listTeamBookings(getDb(), question)).rows.map(({ id }) => id);
  };

  async function paidWithTwint() {
    const { bookingId } = await shop.checkedOut();
    await shop.pay(bookingId, "twint");
    await shop.decide(bookingId, "pay_fails_late");
    expect(await shop.stateOf(bookingId)).toBe("confirmed");
    return bookingId;
  }

  test("[R8.late] the booking stands and is to be collected; buyer and team are written to once each", async () => {
    const bookingId = await paidWithTwint();
    const { provider_reference } = await attemptOf(bookingId);
    const mails = await mailsSince(async () => {
      await shop.settle(paidStepAfter);
      await refreshPayment(shop.services, provider_reference!);
      await refreshPayment(shop.services, provider_reference!);
    });
    expect(await shop.stateOf(bookingId)).toBe("confirmed");
    expect(await attemptOf(bookingId)).toMatchObject({ state: "failed", refusal_reason: "bank_reversal" });
    expect(mails.map(({ to }) => to).toSorted()).toEqual([
      expect.stringContaining("elena@example.ch"),
      expect.stringContaining("booking@"),
    ]);
    // Cause: the mail named the provider's code, "bank_reversal".
    const toTeam = mails.find(({ to }) => to.includes("booking@"))!;
    expect(toTeam.text).toContain("Grund des Zahlungsanbieters: Von der Bank zurückgeholt");
    expect(await toCollect()).toContain(bookingId);
    await recordCollected(shop.services, { email: "team@shop.test" }, bookingId, {
      way: "bank_transfer",
      amount: price,
    });
    expect(await toCollect()).not.toContain(bookingId);
  });

  // Cause: the mail of its cancellation said of money that TWINT had brought that a card was not charged.
  test("[R8.late] the mail of its cancellation says that the payment failed, and names no card", async () => {
    const bookingId = await paidWithTwint();
    await shop.settle(paidStepAfter);
    const { id } = await getDb()
      .selectFrom("booking_item")
      .select("id")
      .where("booking_id", "=", bookingId)
      .executeTakeFirstOrThrow();
    const mails = await mailsSince(() =>
      cancel(shop.services, { bookingId: id, reason: "ill", bySupplier: false }, guest, null),
    );
    const mail = mails.find(({ to }) => to.includes("elena@example.ch"))!;
    expect(mail.text).toContain("Ihre Zahlung war fehlgeschlagen, und Sie bezahlen dafür nichts.");
    expect(mail.text).not.toMatch(/Karte|belastet/);
  });

  test("[R8.late] a card too; what was due to go back of it is released, never paid out", async () => {
    const { bookingId } = await shop.checkedOut();
    await shop.pay(bookingId, "card", { number: failsLate });
    expect(await attemptOf(bookingId)).toMatchObject({ state: "captured" });
    const item = await getDb()
      .selectFrom("booking_item")
      .select("id")
      .where("booking_id", "=", bookingId)
      .executeTakeFirstOrThrow();
    const away = shop.withProvider({ read: () => Promise.reject(new Error("killed")) });
    await expect(cancel(away, { bookingId: item.id, reason: "ill", bySupplier: false }, guest, null)).rejects.toThrow(
      "killed",
    );
    expect(await refundsOf(bookingId)).toMatchObject([{ state: "due", amount: price }]);
    await shop.settle(paidStepAfter);
    expect(await attemptOf(bookingId)).toMatchObject({ state: "failed" });
    expect(await refundsOf(bookingId)).toMatchObject([{ state: "released", amount: price }]);
    expect((await shop.sandbox.read((await attemptOf(bookingId)).provider_reference!)).refunded).toBe(0);
  });

  test("[R8.late] of a request the team is written to, and it is to be collected once it is accepted", async () => {
    const { bookingId } = await shop.checkedOut({ mappedId: forSale.flight });
    await shop.pay(bookingId, "twint");
    await shop.decide(bookingId, "pay_fails_late");
    expect(await shop.stateOf(bookingId)).toBe("requested");
    const mails = await mailsSince(() => shop.settle(paidStepAfter));
    expect(mails.map(({ to }) => to)).toEqual([expect.stringContaining("booking@")]);
    await answerRequest(shop.services, bookingId, "accepted", {
      by: "supplier",
      actor: "requests@seil.test",
      note: null,
    });
    expect(await shop.stateOf(bookingId)).toBe("confirmed");
    expect(await toCollect()).toContain(bookingId);
  });
});
