import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { hour, minute } from "../../../clock.ts";
import { onBothDatabases } from "../../../db/testing.ts";
import { ProviderUnreachable, type PaymentOrder } from "../../payment/payment.ts";
import type { DatatransPort } from "./datatrans-port.ts";
import { openDatatransServer, type DatatransServer, type Outage } from "./stand-in/server.fixture.ts";

const clock = { ms: Date.parse("2026-11-29T09:00:00.000Z"), now: () => clock.ms };
const amount = 19_600;
let count = 0;
const orderOf = (more: Partial<PaymentOrder> = {}): PaymentOrder => ({
  key: `0d9f7a56-4b1e-8c2d-8f00-${String((count += 1)).padStart(12, "0")}`,
  bookingId: "booking-1",
  bookingNumber: "ABCD-2345",
  method: "invoice_by_provider",
  amount,
  email: "reisen@agentur.example.ch",
  locale: "fr_CH",
  returnUrl: "https://hotel.test/rooms",
  ...more,
});

onBothDatabases("Datatrans", (getDb) => {
  let server: DatatransServer;
  let port: DatatransPort;
  beforeAll(async () => {
    server = await openDatatransServer({ db: getDb(), clock });
    port = server.datatrans;
  });
  afterAll(() => server.close());
  beforeEach(() => server.setOutage(null));

  async function opened(more?: Partial<PaymentOrder>) {
    const order = orderOf(more);
    return { order, ...(await port.open(order)) };
  }
  async function authorised() {
    const { reference } = await opened();
    server.account.decide(reference, "accept");
    return reference;
  }
  async function captured() {
    const reference = await authorised();
    await port.capture(reference, amount);
    return reference;
  }
  const lastRequest = (path: string) => server.requests.findLast((request) => request.path === path);
  const countCredits = (reference: string) =>
    server.account.read(reference).history.filter(({ action }) => action === "credit").length;

  test("opening initialises a transaction for one invoice method, which settles only when we say so", async () => {
    const { order, reference } = await opened();
    expect(lastRequest("POST /v1/transactions")).toEqual({
      path: "POST /v1/transactions",
      key: `open-${order.key}`,
      body: {
        currency: "CHF",
        refno: order.key,
        refno2: "ABCD-2345",
        amount,
        autoSettle: false,
        language: "fr",
        paymentMethods: ["INT"],
        customer: { email: "reisen@agentur.example.ch" },
        redirect: {
          successUrl: "http://shop.test/api/payment/returns/datatrans",
          cancelUrl: "http://shop.test/api/payment/returns/datatrans/unpaid",
          errorUrl: "http://shop.test/api/payment/returns/datatrans/unpaid",
        },
        webhook: { url: "http://shop.test/api/payment/webhooks/datatrans" },
      },
    });
    expect(reference).toMatch(/^\d{18}$/);
  });

  test("the channel is in the reference for the buyer, as far as there is room for it", async () => {
    const { reference } = await opened({ channelId: "a desk with a very long name" });
    expect(server.account.read(reference).refno2).toBe("ABCD-2345 / a desk with a v");
  });

  test.each([
    ["nb_NO", "no"],
    ["hr_HR", "en"],
    ["de_CH", "de"],
  ] as const)("the page of %s is in %s", async (locale, language) => {
    const { reference } = await opened({ locale });
    expect(server.account.read(reference).language).toBe(language);
  });

  test("the same order opened twice is one transaction, also where the first answer was lost", async () => {
    const order = orderOf();
    server.setOutage("lost");
    await expect(port.open(order)).rejects.toBeInstanceOf(ProviderUnreachable);
    server.setOutage(null);
    const { reference } = await port.open(order);
    expect(await port.open(order)).toEqual({ reference });
    expect([...server.account.transactions.values()].filter(({ refno }) => refno === order.key)).toHaveLength(1);
  });

  test("opened again after Datatrans has forgotten the key, the first transaction can't be paid any more", async () => {
    const { order, reference: first } = await opened();
    clock.ms += hour;
    const { reference } = await port.open(order);
    expect(reference).not.toBe(first);
    expect(() => server.account.decide(first, "accept")).toThrow();
    expect(await port.read(first)).toMatchObject({ state: "cancelled", refusalReason: "expired", captured: 0 });
    server.account.decide(reference, "accept");
    expect(await port.read(reference)).toMatchObject({ state: "authorised" });
  });

  test("the buyer is led to the page; what is accepted there is authorised, and takes no money", async () => {
    const { order, reference } = await opened();
    const started = await port.start(reference, order, null);
    expect(started).toMatchObject({ state: "action_required", resultCode: "RedirectShopper", refusalReason: null });
    if (started.action?.type !== "redirect") throw new Error("the buyer is not led anywhere");
    expect(started.action).toMatchObject({ method: "GET", data: {} });
    expect(new URL(started.action.url).pathname).toBe(`/v1/start/${reference}`);
    expect((await fetch(started.action.url)).status).toBe(200);
    expect(await port.read(reference)).toMatchObject({ state: "action_required", action: started.action });
    const left = await fetch(`${started.action.url}?decision=accept`, { method: "POST", redirect: "manual" });
    expect(left.headers.get("location")).toBe(
      `http://shop.test/api/payment/returns/datatrans?datatransTrxId=${reference}`,
    );
    expect(await port.continueWith(reference, { redirectResult: reference })).toMatchObject({
      state: "authorised",
      resultCode: "Authorised",
      captured: 0,
    });
  });

  test("settles a part of what is authorised, once", async () => {
    const reference = await authorised();
    expect(await port.capture(reference, 15_000)).toMatchObject({ state: "captured", captured: 15_000, refunded: 0 });
    expect(await port.capture(reference, amount)).toMatchObject({ state: "captured", captured: 15_000 });
    server.account.transmit(reference);
    expect(await port.capture(reference, amount)).toMatchObject({ state: "captured", captured: 15_000 });
    expect(lastRequest(`POST /v1/transactions/${reference}/settle`)!.body).toEqual({
      currency: "CHF",
      amount: 15_000,
      refno: server.account.read(reference).refno,
    });
  });

  test("a settlement that is refused leaves it authorised, with the reason", async () => {
    const reference = await authorised();
    expect(await port.capture(reference, amount + 1)).toMatchObject({
      state: "authorised",
      refusalReason: "invalid_property",
    });
  });

  test("voids what is authorised; what is settled it never takes back", async () => {
    const voided = await authorised();
    expect(await port.cancel(voided)).toMatchObject({ state: "cancelled", captured: 0 });
    expect(await port.capture(voided, amount)).toMatchObject({ state: "cancelled", captured: 0 });
    const settled = await captured();
    expect(await port.cancel(settled)).toMatchObject({ state: "captured", captured: amount });
    expect(lastRequest(`POST /v1/transactions/${settled}/cancel`)).toBeUndefined();
  });

  test("one that waits for its buyer can't be voided before it is authorised, and ends by itself", async () => {
    const late = await opened();
    expect(await port.cancel(late.reference)).toMatchObject({ state: "action_required" });
    server.account.decide(late.reference, "accept");
    expect(await port.cancel(late.reference)).toMatchObject({ state: "cancelled" });
    const left = await opened();
    clock.ms += 30 * minute;
    expect(await port.cancel(left.reference)).toMatchObject({ state: "cancelled", refusalReason: "expired" });
  });

  test.each([
    ["challenge_required", { state: "action_required", resultCode: "RedirectShopper" }],
    ["challenge_ongoing", { state: "action_required", resultCode: "RedirectShopper" }],
    ["authenticated", { state: "pending", resultCode: "Pending", action: { type: "await" } }],
    ["canceled", { state: "cancelled", resultCode: "Cancelled", action: null }],
  ])("a transaction that Datatrans calls %s", async (status, is) => {
    const { reference } = await opened();
    server.account.read(reference).status = status;
    expect(await port.read(reference)).toMatchObject({ ...is, captured: 0 });
  });

  test.each([
    ["declined", "refused", "Refused"],
    ["referral", "refused", "Refused"],
    ["timeout", "failed", "Error"],
    ["incomplete", "failed", "Error"],
    ["invalid_setup", "failed", "Error"],
    ["error_on_start", "failed", "Error"],
    ["error", "failed", "Error"],
  ])("one that failed with %s is %s", async (reason, state, resultCode) => {
    const { reference } = await opened();
    server.account.fail(reference, reason);
    expect(await port.read(reference)).toMatchObject({ state, resultCode, refusalReason: reason });
  });

  describe("giving back", () => {
    test("credits once for a key, and never more than was taken", async () => {
      const reference = await captured();
      const { refund, payment } = await port.refund(reference, 5_000, `one-${reference}`);
      expect(refund).toMatchObject({ reference: expect.stringMatching(/^\d{18}$/), state: "succeeded" });
      expect(payment).toMatchObject({ state: "captured", captured: amount, refunded: 5_000 });
      expect((await port.refund(reference, 5_000, `one-${reference}`)).refund).toEqual(refund);
      expect(countCredits(reference)).toBe(1);
      expect((await port.refund(reference, amount, `two-${reference}`)).refund).toEqual({
        reference: null,
        state: "failed",
        failureReason: "invalid_property",
      });
      expect(await port.readRefund(refund.reference!)).toEqual(refund);
    });

    test("asks again with the key where the answer was lost", async () => {
      const reference = await captured();
      server.setOutage("lost");
      await expect(port.refund(reference, 5_000, `lost-${reference}`)).rejects.toBeInstanceOf(ProviderUnreachable);
      server.setOutage(null);
      expect((await port.refund(reference, 5_000, `lost-${reference}`)).refund).toMatchObject({ state: "succeeded" });
      expect(countCredits(reference)).toBe(1);
    });

    test("finds a credit whose answer was lost in the history, once Datatrans has forgotten the key", async () => {
      const reference = await captured();
      // An equal amount for another item is no credit of this key.
      await port.refund(reference, 5_000, `first-${reference}`);
      server.setOutage("lost");
      await expect(port.refund(reference, 5_000, `lost-${reference}`)).rejects.toBeInstanceOf(ProviderUnreachable);
      server.setOutage(null);
      clock.ms += 2 * hour;
      const again = await port.refund(reference, 5_000, `lost-${reference}`);
      expect(again.refund).toEqual({ reference: null, state: "succeeded", failureReason: null });
      expect(again.payment.refunded).toBe(10_000);
      expect((await port.refund(reference, 5_000, `lost-${reference}`)).refund.state).toBe("succeeded");
      expect(countCredits(reference)).toBe(2);
    });

    test("credits what the history has no credit of, however late", async () => {
      const reference = await captured();
      await port.refund(reference, 5_000, `first-${reference}`);
      server.setOutage("down");
      await expect(port.refund(reference, 5_000, `late-${reference}`)).rejects.toBeInstanceOf(ProviderUnreachable);
      server.setOutage(null);
      clock.ms += 2 * hour;
      expect((await port.refund(reference, 5_000, `late-${reference}`)).refund).toMatchObject({ state: "succeeded" });
      expect(countCredits(reference)).toBe(2);
    });

    test("of two lost answers one that Datatrans has done is found for one key alone", async () => {
      const reference = await captured();
      for (const [outage, key] of [
        ["lost", "a"],
        ["down", "b"],
      ] as const) {
        server.setOutage(outage);
        await expect(port.refund(reference, 5_000, key + reference)).rejects.toBeInstanceOf(ProviderUnreachable);
      }
      server.setOutage(null);
      clock.ms += 2 * hour;
      for (const key of ["b", "a"]) await port.refund(reference, 5_000, key + reference);
      expect(countCredits(reference)).toBe(2);
    });

    test("two processes that ask again at once credit once", async () => {
      const reference = await captured();
      server.setOutage("down");
      await expect(port.refund(reference, 5_000, `both-${reference}`)).rejects.toBeInstanceOf(ProviderUnreachable);
      server.setOutage(null);
      clock.ms += 2 * hour;
      const both = await Promise.allSettled([1, 2].map(() => port.refund(reference, 5_000, `both-${reference}`)));
      expect(both.some(({ status }) => status === "fulfilled")).toBe(true);
      expect(countCredits(reference)).toBe(1);
    });

    test("an amount that was lowered since the answer was lost is credited only if nothing was", async () => {
      const reference = await captured();
      server.setOutage("lost");
      await expect(port.refund(reference, 5_000, `less-${reference}`)).rejects.toBeInstanceOf(ProviderUnreachable);
      server.setOutage(null);
      await port.refund(reference, 3_000, `less-${reference}`);
      expect((await port.read(reference)).refunded).toBe(5_000);
      server.setOutage("down");
      await expect(port.refund(reference, 4_000, `least-${reference}`)).rejects.toBeInstanceOf(ProviderUnreachable);
      server.setOutage(null);
      await port.refund(reference, 2_000, `least-${reference}`);
      expect((await port.read(reference)).refunded).toBe(7_000);
    });

    test.each([
      ["settled", { state: "succeeded", failureReason: null }],
      ["transmitted", { state: "succeeded", failureReason: null }],
      ["failed", { state: "failed", failureReason: "failed" }],
      ["canceled", { state: "failed", failureReason: "canceled" }],
      ["authorized", { state: "pending", failureReason: null }],
    ])("a credit that Datatrans calls %s", async (status, is) => {
      const reference = await captured();
      const { refund } = await port.refund(reference, 5_000, `read-${reference}`);
      server.account.read(refund.reference!).status = status;
      expect(await port.readRefund(refund.reference!)).toEqual({ reference: refund.reference, ...is });
    });

    test("of what is only authorised nothing is credited", async () => {
      const reference = await authorised();
      expect(await port.refund(reference, 5_000, `none-${reference}`)).toMatchObject({
        refund: { state: "failed", failureReason: "invalid_transaction_status" },
        payment: { state: "authorised", refunded: 0 },
      });
    });
  });

  test.each<Outage>(["down", "error", "nonsense", "silent"])(
    "every call is unreachable while Datatrans is %s, and says nothing of the password",
    async (outage) => {
      const impatient = await openDatatransServer({ db: getDb(), clock, timeout: 100 });
      const { datatrans, account } = impatient;
      const order = orderOf();
      const { reference } = await datatrans.open(order);
      account.decide(reference, "accept");
      impatient.setOutage(outage);
      const calls: (() => Promise<unknown>)[] = [
        () => datatrans.open(orderOf()),
        () => datatrans.start(reference, order, null),
        () => datatrans.continueWith(reference, {}),
        () => datatrans.read(reference),
        () => datatrans.capture(reference, amount),
        () => datatrans.cancel(reference),
        () => datatrans.refund(reference, amount, `gone-${reference}`),
        () => datatrans.readRefund(reference),
      ];
      for (const call of calls) {
        const error = await call().catch((thrown: unknown) => thrown);
        expect(error).toBeInstanceOf(ProviderUnreachable);
        expect(Object.entries(error as Error).join() + String((error as Error).cause)).not.toMatch(/password|Basic/);
      }
      impatient.setOutage(null);
      expect(await datatrans.read(reference)).toMatchObject({ state: "authorised", captured: 0 });
      await impatient.close();
    },
  );

  test.each([
    ["another currency", { currency: "EUR" }],
    ["a status of a later version", { status: "postponed" }],
    ["no amount of a settlement", { status: "settled" }],
    ["half a Rappen", { status: "settled", detail: { settle: { amount: 0.5 } } }],
    ["another transaction", { transactionId: "261129000000000000" }],
  ])("an answer with %s is nonsense, and nothing is known", async (_, change) => {
    const { reference } = await opened();
    Object.assign(server.account.read(reference), change);
    await expect(port.read(reference)).rejects.toBeInstanceOf(ProviderUnreachable);
  });

  test("a transaction that Datatrans doesn't know is no failed payment: the merchant may be another", async () => {
    await expect(port.read("261129000000000001")).rejects.toBeInstanceOf(ProviderUnreachable);
  });

  test("keeps no cards, and offers invoices alone", async () => {
    expect(port.methods).toEqual({
      invoice_by_provider: {
        name: "CembraPay",
        brands: [],
        manualCapture: true,
        redirects: true,
        needsToken: false,
        isWallet: false,
        maximum: null,
      },
    });
    expect(await port.createCustomer("account-1", "a@b.ch")).toBe("account-1");
    expect(await port.listKeptCards("account-1")).toEqual([]);
    await port.forgetCard("card-1");
    await port.forgetCustomer("account-1");
  });
});
