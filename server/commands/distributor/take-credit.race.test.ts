import { beforeAll, expect, test } from "vitest";
import { onBothDatabases } from "../../db/testing.ts";
import type { lockRow } from "../../db/row-lock.ts";
import { guest } from "../../domain/session.ts";
import { addDistributor } from "../../testing/distributor.ts";
import { payWithoutProvider } from "../payment/pay-without-provider.ts";
import { openPaymentShop, partner, type PaymentShop } from "../payment/pay.fixture.ts";
import { findDistributor, getOpenOfAgreement } from "../../db/queries/distributor.ts";
import { takeCredit } from "./take-credit.ts";

onBothDatabases("the limit of a distributor", (getDb, { DATABASE_URL }) => {
  let shop: PaymentShop;
  let next = 0;
  beforeAll(async () => {
    shop = await openPaymentShop(getDb());
  });

  /** A distributor, and so many bookings of it; its limit is what one of them costs, and one more Rappen. */
  async function booked(count: number, id = `d-${next++}`) {
    const bookings = await Promise.all(Array.from({ length: count }, () => shop.checkedOut()));
    const ids = bookings.map(({ bookingId }) => bookingId);
    await getDb().updateTable("booking").set({ distributor_id: id }).where("id", "in", ids).execute();
    const { total_amount } = await getDb()
      .selectFrom("booking")
      .select("total_amount")
      .where("id", "=", ids[0]!)
      .executeTakeFirstOrThrow();
    await addDistributor(getDb(), id, { terms: { credit_limit: total_amount + 1 } });
    const agreement = await getDb()
      .selectFrom("payment_agreement")
      .selectAll()
      .where("distributor_id", "=", id)
      .executeTakeFirstOrThrow();
    const distributor = { distributorId: id, invoiceApproved: true, channelId: "web" };
    const session = { ...guest, isReseller: true, distributor };
    const pay = (bookingId: string, more: Partial<Parameters<typeof payWithoutProvider>[1]> = {}) =>
      payWithoutProvider(shop.services, {
        bookingId,
        method: "invoice",
        successReturnUrl: `${partner}/ok`,
        failureReturnUrl: `${partner}/checkout`,
        affiliate: null,
        key: null,
        session,
        ...more,
      });
    return { ids, amount: total_amount, agreement, pay };
  }

  test("[P9.limit] of two baskets paid at once with room for one, one is booked and the other stays unpaid", async () => {
    const { ids, amount, agreement, pay } = await booked(2);
    const outcomes = await Promise.allSettled(ids.map((id) => pay(id)));
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(outcomes.find(({ status }) => status === "rejected")).toMatchObject({
      reason: { code: "credit_limit", status: 409, fields: { left: expect.stringMatching(/^CHF\s0\.01$/) } },
    });
    expect((await Promise.all(ids.map(shop.stateOf))).sort()).toEqual(["confirmed", "unpaid"]);
    expect(await getOpenOfAgreement(getDb(), agreement.id)).toBe(amount);
  });

  test.skipIf(!DATABASE_URL)("the race is real: with the lock off, two that read first are both counted", async () => {
    const { amount, agreement } = await booked(1);
    const { ids } = await booked(2, "d-unlimited");
    const attempts = await Promise.all(
      ids.map(async (bookingId) => {
        await getDb().updateTable("booking").set({ distributor_id: null }).where("id", "=", bookingId).execute();
        const { paymentAttemptId } = await shop.pay(bookingId, "card", { number: "4242 4242 4242 4242" });
        const id = paymentAttemptId!;
        await getDb().updateTable("payment_attempt").set({ method: "invoice" }).where("id", "=", id).execute();
        return { id, amount };
      }),
    );
    let arrived = 0;
    let open = () => {};
    const both = new Promise<void>((resolve) => {
      open = resolve;
    });
    /** Both read the state before either writes: a snapshot is taken by a transaction's first query. */
    const locksNothing: typeof lockRow = async (trx, _, id) => {
      await findDistributor(trx, id);
      if (++arrived === attempts.length) open();
      await both;
    };
    const { distributor_id } = agreement;
    await Promise.all(
      attempts.map((attempt) =>
        getDb()
          .transaction()
          .setIsolationLevel("repeatable read")
          .execute((trx) => takeCredit(trx, attempt, distributor_id, {}, locksNothing)),
      ),
    );
    expect(await getOpenOfAgreement(getDb(), agreement.id)).toBe(2 * amount);
  });

  test("[P9.attempt] the attempt keeps what it was sent with, and what it counts against", async () => {
    const { ids, agreement, pay } = await booked(1);
    const sent = { channelId: "desk", language: "fr_CH", ga4Id: "ga-1", activePaymentAgreement: true };
    const { paymentAttemptId } = await pay(ids[0]!, { ...sent, paymentAgreementId: agreement.id });
    const row = await getDb()
      .selectFrom("payment_attempt")
      .selectAll()
      .where("id", "=", paymentAttemptId)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({
      payment_agreement_id: agreement.id,
      channel_id: "desk",
      language: "fr_CH",
      ga4_id: "ga-1",
      return_url: `${partner}/ok`,
      failure_url: `${partner}/checkout`,
    });
  });

  test("[P9.attempt] another's agreement, one that has ended, and addresses of another origin are refused", async () => {
    const { ids, agreement, pay } = await booked(1);
    const forbidden = { code: "forbidden", status: 403 };
    await expect(pay(ids[0]!, { paymentAgreementId: "another" })).rejects.toMatchObject(forbidden);
    await expect(pay(ids[0]!, { activePaymentAgreement: false })).rejects.toMatchObject(forbidden);
    for (const name of ["successReturnUrl", "failureReturnUrl"])
      await expect(pay(ids[0]!, { [name]: "https://elsewhere.test/" })).rejects.toMatchObject({
        code: "return_url_forbidden",
      });
    await getDb().updateTable("payment_agreement").set({ is_active: 0 }).where("id", "=", agreement.id).execute();
    await expect(pay(ids[0]!)).rejects.toMatchObject(forbidden);
    expect(await shop.stateOf(ids[0]!)).toBe("unpaid");
  });
});
