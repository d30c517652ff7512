import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { minute } from "../../clock.ts";
import { getOpenOfAgreement } from "../../db/queries/distributor.ts";
import { onBothDatabases } from "../../db/testing.ts";
import { guest } from "../../domain/session.ts";
import { invoiceMethods } from "../../ports/invoicing/sandbox/methods.ts";
import { ProviderUnreachable } from "../../ports/payment/payment.ts";
import { createSandbox } from "../../ports/payment/sandbox/sandbox.ts";
import { paidStepAfter } from "../../ports/payment/sandbox/paid-courses.ts";
import type { BuyerDecision, Sandbox } from "../../ports/payment/sandbox/sandbox-port.ts";
import type { Services } from "../../services.ts";
import { addDistributor } from "../../testing/distributor.ts";
import { cancel } from "../booking/cancel.ts";
import { makeInvoices } from "../invoice/make-invoices.ts";
import type { AttemptRequest } from "./attempt-request.ts";
import { continuePayment } from "./continue-payment.ts";
import { payByInvoiceProvider } from "./pay-by-invoice-provider.ts";
import { openPaymentShop, partner, type PaymentShop } from "./pay.fixture.ts";
import { reconcileDue, refreshPayment } from "./reconcile.ts";

const price = 4900;
const sessionOf = (distributorId: string) => ({
  ...guest,
  isReseller: true,
  distributor: { distributorId, invoiceApproved: true, channelId: "c-1" },
});

onBothDatabases("an invoice by a provider", (getDb) => {
  let shop: PaymentShop;
  let services: Services;
  let invoicing: Sandbox;
  const hotel = sessionOf("hotel");
  let agreementId = "";

  beforeAll(async () => {
    shop = await openPaymentShop(getDb());
    const { clock, env } = shop.services;
    invoicing = await createSandbox({
      name: "sandbox-invoice",
      methods: invoiceMethods,
      db: getDb(),
      now: clock.now,
      origin: env.PUBLIC_ORIGIN,
      notify: () => {},
    });
    services = withInvoicing({});
    // Less than anything costs: a limit that counted would refuse all.
    await addDistributor(getDb(), "hotel", { terms: { credit_limit: 100 } });
    await addDistributor(getDb(), "other");
    agreementId = await agreementOf("hotel");
  });

  const withInvoicing = (changes: Partial<Sandbox>): Services => ({
    ...shop.services,
    ports: { ...shop.services.ports, invoicing: { ...invoicing, ...changes } },
  });
  const agreementOf = async (id: string) =>
    (
      await getDb()
        .selectFrom("payment_agreement")
        .select("id")
        .where("distributor_id", "=", id)
        .executeTakeFirstOrThrow()
    ).id;
  async function checkedOut(distributorId: string | null = "hotel") {
    const { bookingId, slotId } = await shop.checkedOut();
    await getDb().updateTable("booking").set({ distributor_id: distributorId }).where("id", "=", bookingId).execute();
    return { bookingId, slotId };
  }
  const pay = (bookingId: string, more: Partial<AttemptRequest> = {}, at: Services = services) =>
    payByInvoiceProvider(at, at.ports.invoicing!, {
      bookingId,
      successReturnUrl: `${partner}/ok`,
      failureReturnUrl: `${partner}/no`,
      affiliate: null,
      language: "fr_CH",
      key: randomUUID(),
      session: hotel,
      ...more,
    });
  const attemptsOf = (bookingId: string) =>
    getDb()
      .selectFrom("payment_attempt")
      .selectAll()
      .where("booking_id", "=", bookingId)
      .orderBy("created_at")
      .execute();
  const openReference = async (bookingId: string) =>
    (await attemptsOf(bookingId)).find(({ state }) => state === "open")!.provider_reference!;
  /** The buyer decides on the provider's page; its webhook arrives, twice. */
  async function decide(bookingId: string, decision: BuyerDecision) {
    const reference = await openReference(bookingId);
    const payment = await invoicing.decide(reference, decision);
    await refreshPayment(services, reference);
    await refreshPayment(services, reference);
    return invoicing.addressBack(payment!);
  }
  const mailsOf = async (bookingId: string) =>
    (await getDb().selectFrom("outbox").select(["kind", "payload"]).execute())
      .filter(({ payload }) => payload.includes(bookingId))
      .map(({ kind }) => kind);
  const firstItem = async (bookingId: string) =>
    (
      await getDb()
        .selectFrom("booking_item")
        .select("id")
        .where("booking_id", "=", bookingId)
        .executeTakeFirstOrThrow()
    ).id;

  test("leads to the provider's page, and an accepted one confirms the booking once", async () => {
    const { bookingId, slotId } = await checkedOut();
    const { status, redirectUrl } = await pay(bookingId);
    const reference = await openReference(bookingId);
    expect({ status, redirectUrl }).toEqual({
      status: "open",
      redirectUrl: `${services.env.PUBLIC_ORIGIN}/providers/sandbox-invoice/pay/${reference}`,
    });
    expect(await invoicing.findPayment(reference)).toMatchObject({
      amount: price,
      locale: "fr_CH",
      booking_number: expect.stringMatching(/ \/ c-1$/),
    });
    expect(await shop.sandbox.findPayment(reference)).toBeUndefined();
    expect(await decide(bookingId, "pay")).toBe(`${partner}/ok`);
    expect(await shop.stateOf(bookingId)).toBe("confirmed");
    expect(await shop.takenOf(slotId)).toBe(1);
    expect(await mailsOf(bookingId)).toEqual(["booking_confirmed"]);
    expect(await attemptsOf(bookingId)).toMatchObject([
      {
        method: "invoice_by_provider",
        provider: "sandbox-invoice",
        state: "captured",
        payment_agreement_id: agreementId,
        channel_id: "c-1",
        language: "fr_CH",
      },
    ]);
  });

  test("counts against no limit, and the shop invoices nothing itself", async () => {
    const { bookingId } = await checkedOut();
    await pay(bookingId);
    await decide(bookingId, "pay");
    expect(await getOpenOfAgreement(getDb(), agreementId)).toBe(0);
    expect(await makeInvoices(services)).toBe(0);
  });

  test("a declined one leaves the booking unpaid with its seats, and can be tried again", async () => {
    const { bookingId, slotId } = await checkedOut();
    await pay(bookingId);
    expect(await decide(bookingId, "decline")).toBe(`${partner}/no`);
    expect(await continuePayment(services, bookingId, {}, hotel)).toMatchObject({
      resultCode: "Refused",
      paymentMethod: "invoice_by_provider",
    });
    expect(await shop.stateOf(bookingId)).toBe("unpaid");
    expect(await shop.takenOf(slotId)).toBe(1);
    await pay(bookingId);
    await decide(bookingId, "pay");
    expect(await shop.stateOf(bookingId)).toBe("confirmed");
    expect((await attemptsOf(bookingId)).map(({ state }) => state).toSorted()).toEqual(["captured", "refused"]);
  });

  test("one that the buyer leaves is cancelled, on the page and by going back", async () => {
    const { bookingId } = await checkedOut();
    await pay(bookingId);
    expect(await decide(bookingId, "cancel")).toBe(`${partner}/no`);
    expect(await shop.stateOf(bookingId)).toBe("unpaid");
    await pay(bookingId);
    await expect(pay(bookingId)).rejects.toMatchObject({ code: "payment_open" });
    const gone = await continuePayment(services, bookingId, { abandoned: "true" }, hotel);
    expect(gone.resultCode).toBe("Cancelled");
    expect((await attemptsOf(bookingId)).map(({ state }) => state)).toEqual(["cancelled", "cancelled"]);
  });

  test("one that the provider takes back later is not paid, and the team and the buyer are told once", async () => {
    const { bookingId } = await checkedOut();
    await pay(bookingId);
    await decide(bookingId, "pay_fails_late");
    shop.pass(paidStepAfter);
    await invoicing.settleDue();
    const [attempt] = await attemptsOf(bookingId);
    await refreshPayment(services, attempt!.provider_reference!);
    await refreshPayment(services, attempt!.provider_reference!);
    expect((await attemptsOf(bookingId)).map(({ state }) => state)).toEqual(["failed"]);
    expect(await shop.stateOf(bookingId)).toBe("confirmed");
    const mails = await getDb().selectFrom("outbox").select("payload").where("kind", "=", "payment_to_team").execute();
    expect(mails.filter(({ payload }) => payload.includes(attempt!.id))).toHaveLength(1);
  });

  test("what is cancelled goes back through its provider", async () => {
    const { bookingId } = await checkedOut();
    await pay(bookingId);
    await decide(bookingId, "pay");
    await cancel(services, { bookingId: await firstItem(bookingId), reason: "rain", bySupplier: false }, hotel, null);
    const [attempt] = await attemptsOf(bookingId);
    expect(await invoicing.read(attempt!.provider_reference!)).toMatchObject({ captured: price, refunded: price });
  });

  test("an unreachable provider is named, and another try goes on", async () => {
    const { bookingId } = await checkedOut();
    const away = withInvoicing({ open: () => Promise.reject(new ProviderUnreachable("away")) });
    await expect(pay(bookingId, {}, away)).rejects.toMatchObject({ code: "provider_unavailable" });
    expect(await shop.stateOf(bookingId)).toBe("unpaid");
    expect((await pay(bookingId)).status).toBe("open");
  });

  test("a process that ends before it has opened the payment leaves nothing that can be paid", async () => {
    const { bookingId } = await checkedOut();
    let reached = () => {};
    const isOpening = new Promise<void>((resolve) => (reached = resolve));
    const ended = withInvoicing({
      open: () => {
        reached();
        return new Promise(() => {});
      },
    });
    void pay(bookingId, { key: "press" }, ended);
    await isOpening;
    expect(await pay(bookingId, { key: "press" })).toMatchObject({ status: "created", redirectUrl: null });
    shop.pass(2 * minute);
    await reconcileDue(services);
    expect((await attemptsOf(bookingId)).map(({ state }) => state)).toEqual(["cancelled"]);
    expect(await shop.stateOf(bookingId)).toBe("unpaid");
  });

  describe("is refused", () => {
    test("for what no distributor buys", async () => {
      const { bookingId } = await checkedOut(null);
      await expect(pay(bookingId)).rejects.toMatchObject({ code: "forbidden", status: 403 });
      await expect(pay(bookingId, { session: guest })).rejects.toMatchObject({ code: "forbidden" });
    });

    test("for another distributor's booking, and one that is not approved any more", async () => {
      const { bookingId } = await checkedOut();
      await expect(pay(bookingId, { session: sessionOf("other") })).rejects.toMatchObject({ status: 404 });
      const lost = { ...hotel, distributor: { ...hotel.distributor, invoiceApproved: false } };
      await expect(pay(bookingId, { session: lost })).rejects.toMatchObject({ status: 404 });
    });

    test("under another one's agreement, or none that is active", async () => {
      const { bookingId } = await checkedOut();
      const foreign = { paymentAgreementId: await agreementOf("other") };
      await expect(pay(bookingId, foreign)).rejects.toMatchObject({ code: "forbidden", status: 403 });
      await expect(pay(bookingId, { activePaymentAgreement: false })).rejects.toMatchObject({ code: "forbidden" });
      expect(await shop.stateOf(bookingId)).toBe("unpaid");
      expect((await pay(bookingId, { paymentAgreementId: agreementId })).status).toBe("open");
    });

    test.each(["successReturnUrl", "failureReturnUrl"])("with a forged %s", async (address) => {
      const { bookingId } = await checkedOut();
      const forged = { [address]: "https://evil.test/ok" };
      await expect(pay(bookingId, forged)).rejects.toMatchObject({ code: "return_url_forbidden", status: 403 });
    });
  });
});
