import fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { hour, minute } from "../../clock.ts";
import { onBothDatabases } from "../../db/testing.ts";
import { guest } from "../../domain/session.ts";
import type { Decision } from "../../ports/invoicing/datatrans/stand-in/account.fixture.ts";
import { openDatatransServer, type DatatransServer } from "../../ports/invoicing/datatrans/stand-in/server.fixture.ts";
import { answerErrors } from "../../routes/errors.ts";
import { providerRoutes } from "../../routes/providers.ts";
import type { Services } from "../../services.ts";
import { addDistributor } from "../../testing/distributor.ts";
import { testOrigin } from "../../testing/services.ts";
import { cancel } from "../booking/cancel.ts";
import { openPaymentShop, partner, type PaymentShop } from "./pay.fixture.ts";
import { payByInvoiceProvider } from "./pay-by-invoice-provider.ts";
import { reconcileDue } from "./reconcile.ts";

const price = 4900;
const distributorId = "d-datatrans";
const session = {
  ...guest,
  isReseller: true,
  distributor: { distributorId, invoiceApproved: true, channelId: "web" },
};

onBothDatabases("a distributor's invoice by Datatrans", (getDb) => {
  let shop: PaymentShop;
  let datatrans: DatatransServer;
  let services: Services;
  let app: FastifyInstance;
  beforeAll(async () => {
    shop = await openPaymentShop(getDb());
    await addDistributor(getDb(), distributorId);
    datatrans = await openDatatransServer({ db: getDb(), clock: shop.services.clock });
    services = { ...shop.services, ports: { ...shop.services.ports, invoicing: datatrans.datatrans } };
    app = fastify();
    answerErrors(app, { shopName: "Gipfel", style: null });
    await app.register(async (part) => providerRoutes(part, services));
    datatrans.sendWebhooksTo(await app.listen({ port: 0, host: "127.0.0.1" }));
  });
  afterAll(async () => void (await app.close(), await datatrans.close()));
  beforeEach(() => datatrans.setOutage(null));

  /** A booking whose buyer was led to Datatrans' page. */
  async function led() {
    const { bookingId, slotId } = await shop.checkedOut();
    await getDb().updateTable("booking").set({ distributor_id: distributorId }).where("id", "=", bookingId).execute();
    return { bookingId, slotId, ...(await lead(bookingId)) };
  }
  async function lead(bookingId: string) {
    const payment = await payByInvoiceProvider(services, datatrans.datatrans, {
      bookingId,
      successReturnUrl: `${partner}/ok`,
      failureReturnUrl: `${partner}/no`,
      affiliate: null,
      language: "fr_CH",
      key: null,
      session,
    });
    const attempt = await getDb()
      .selectFrom("payment_attempt")
      .select(["id", "provider", "provider_reference"])
      .where("booking_id", "=", bookingId)
      .orderBy("created_at", "desc")
      .executeTakeFirstOrThrow();
    return { payment, attemptId: attempt.id, reference: attempt.provider_reference!, attempt };
  }
  async function decide(reference: string, decision: Decision) {
    datatrans.account.decide(reference, decision);
    await datatrans.delivered();
  }
  async function booked() {
    const made = await led();
    await decide(made.reference, "accept");
    return made;
  }
  const attemptOf = (id: string) =>
    getDb().selectFrom("payment_attempt").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  const refundsOf = (id: string) =>
    getDb().selectFrom("refund").select(["amount", "state"]).where("payment_attempt_id", "=", id).execute();
  async function countConfirmations(bookingId: string) {
    const mails = await getDb()
      .selectFrom("outbox")
      .select("payload")
      .where("kind", "=", "booking_confirmed")
      .execute();
    return mails.filter(({ payload }) => payload.includes(bookingId)).length;
  }
  async function cancelItem(bookingId: string) {
    const { id } = await getDb()
      .selectFrom("booking_item")
      .select("id")
      .where("booking_id", "=", bookingId)
      .executeTakeFirstOrThrow();
    return cancel(services, { bookingId: id, reason: "ill", bySupplier: false }, session, null);
  }
  const stepsOf = (reference: string) => datatrans.account.read(reference).history.map(({ action }) => action);

  test("the distributor is led to Datatrans; a signed webhook of the acceptance confirms the booking, once", async () => {
    const { bookingId, slotId, payment, attempt, attemptId, reference } = await led();
    expect(attempt.provider).toBe("datatrans");
    expect(payment).toMatchObject({ status: "open", redirectUrl: expect.stringMatching(`/v1/start/${reference}$`) });
    expect(datatrans.account.read(reference)).toMatchObject({ language: "fr", refno: attemptId });
    expect(datatrans.account.read(reference).refno2).toMatch(/^[\w-]+ \/ web$/);
    await decide(reference, "accept");
    expect(await shop.stateOf(bookingId)).toBe("confirmed");
    expect(await attemptOf(attemptId)).toMatchObject({ state: "captured", amount: price, capture_amount: price });
    expect(datatrans.account.read(reference)).toMatchObject({
      status: "settled",
      detail: { settle: { amount: price } },
    });
    // The same again, and an older one after it.
    const { payload, signature } = datatrans.signed(datatrans.account.read(reference));
    const older = datatrans.signed({ ...datatrans.account.read(reference), status: "authorized" });
    for (const webhook of [{ payload, signature }, { payload, signature }, older]) {
      const answer = await app.inject({
        method: "POST",
        url: "/api/payment/webhooks/datatrans",
        payload: webhook.payload,
        headers: { "datatrans-signature": webhook.signature },
      });
      expect(answer.statusCode).toBe(200);
    }
    expect(await countConfirmations(bookingId)).toBe(1);
    expect(await shop.takenOf(slotId)).toBe(1);
    expect(stepsOf(reference)).toEqual(["init", "authorize", "settle"]);
  });

  test("a forged webhook of an acceptance confirms nothing, nor does a signed one that isn't true", async () => {
    const { bookingId, reference } = await led();
    const accepted = { ...datatrans.account.read(reference), status: "authorized" };
    const { payload, signature } = datatrans.signed(accepted);
    const send = (sign: string) =>
      app.inject({
        method: "POST",
        url: "/api/payment/webhooks/datatrans",
        payload,
        headers: { "datatrans-signature": sign },
      });
    expect((await send(signature.replace(/.{4}$/, "0000"))).statusCode).toBe(400);
    expect((await send(signature)).statusCode).toBe(200);
    expect(await shop.stateOf(bookingId)).toBe("paying");
  });

  test.each([
    ["decline", "refused"],
    ["abandon", "cancelled"],
  ] as const)(
    "who answers %s is led to the failure page, with a booking that is unpaid and can be paid again",
    async (decision, state) => {
      const { bookingId, slotId, attemptId, reference } = await led();
      // The webhook comes at the same time.
      const back = datatrans.account.decide(reference, decision);
      expect((await app.inject(back.replace(testOrigin, ""))).headers.location).toBe(`${partner}/no`);
      await datatrans.delivered();
      expect(await shop.stateOf(bookingId)).toBe("unpaid");
      expect(await attemptOf(attemptId)).toMatchObject({ state, capture_amount: null });
      expect(await countConfirmations(bookingId)).toBe(0);
      expect(stepsOf(reference)).not.toContain("settle");
      shop.pass(minute);
      await decide((await lead(bookingId)).reference, "accept");
      expect(await shop.stateOf(bookingId)).toBe("confirmed");
      expect(await shop.takenOf(slotId)).toBe(1);
    },
  );

  test("an acceptance whose webhook is lost confirms the booking by the reconciling job", async () => {
    const { bookingId, reference } = await led();
    datatrans.account.decide(reference, "accept");
    shop.pass(2 * minute);
    await reconcileDue(services);
    await datatrans.delivered();
    expect(await shop.stateOf(bookingId)).toBe("confirmed");
    expect(await countConfirmations(bookingId)).toBe(1);
    expect(stepsOf(reference)).toEqual(["init", "authorize", "settle"]);
  });

  test("what is cancelled is credited once, also where Datatrans' answer is lost for hours", async () => {
    const { bookingId, attemptId, reference } = await booked();
    datatrans.setOutage("lost");
    await cancelItem(bookingId);
    expect(await refundsOf(attemptId)).toEqual([{ amount: price, state: "due" }]);
    shop.pass(3 * hour);
    datatrans.setOutage(null);
    await reconcileDue(services);
    expect(await refundsOf(attemptId)).toEqual([{ amount: price, state: "done" }]);
    expect(stepsOf(reference)).toEqual(["init", "authorize", "settle", "credit"]);
    shop.pass(hour);
    await reconcileDue(services);
    expect(stepsOf(reference)).toEqual(["init", "authorize", "settle", "credit"]);
  });

  test("an acceptance of a payment that was stopped is voided, and takes no money", async () => {
    const { bookingId, attemptId, reference } = await led();
    datatrans.account.start(reference);
    shop.pass(61 * minute);
    await reconcileDue(services);
    expect((await attemptOf(attemptId)).state).toBe("cancelled");
    await decide(reference, "accept");
    expect(datatrans.account.read(reference).status).toBe("canceled");
    expect(stepsOf(reference)).toEqual(["init", "authorize", "cancel"]);
    expect(await shop.stateOf(bookingId)).toBe("unpaid");
    expect(await refundsOf(attemptId)).toEqual([]);
  });
});
