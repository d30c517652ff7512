import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { onBothDatabases } from "../../db/testing.ts";
import { openDatatransServer } from "../invoicing/datatrans/stand-in/server.fixture.ts";
import { ProviderUnreachable, type PaymentOrder, type PaymentPort, type ProviderMethod } from "./payment.ts";
import { paidStepAfter } from "./sandbox/paid-courses.ts";
import { createSandbox } from "./sandbox/sandbox.ts";
import type { CardBehaviour } from "./stripe/stand-in/objects.fixture.ts";
import { openStripeServer } from "./stripe/stand-in/server.fixture.ts";

/** A provider, and what happens there outside the shop's own calls. */
interface Provider {
  readonly port: PaymentPort;
  /** What the browser's module makes of a card. */
  card(behaviour: CardBehaviour, method?: ProviderMethod): Promise<string>;
  /** The buyer acts at the bank or on the provider's page. */
  answer(reference: string, answer: "pay" | "decline" | "cancel"): Promise<void>;
  /** Everything that is due takes its next step. */
  advance(): Promise<void>;
  close(): Promise<void>;
}

const amount = 4900;
let count = 0;
const orderOf = (method: ProviderMethod, more: Partial<PaymentOrder> = {}): PaymentOrder => ({
  key: `order-${(count += 1)}`,
  bookingId: "booking-1",
  bookingNumber: "ABCD-2345",
  method,
  amount,
  email: "elena@example.ch",
  locale: "de_CH",
  returnUrl: "https://hotel.test/rooms",
  ...more,
});

function promises(open: () => Promise<Provider>): void {
  let provider: Provider;
  beforeAll(async () => {
    provider = await open();
  });
  afterAll(() => provider.close());

  async function started(method: ProviderMethod, behaviour?: CardBehaviour) {
    const { port } = provider;
    const order = orderOf(method);
    const { reference } = await port.open(order);
    const payment = await port.start(reference, order, behaviour ? await provider.card(behaviour, method) : null);
    return { reference, payment };
  }
  async function paid(behaviour: CardBehaviour) {
    const { reference } = await started("card", behaviour);
    await provider.port.capture(reference, amount);
    return reference;
  }

  test("a payment that is opened twice with a key is one; no money moves before it starts", async () => {
    const order = orderOf("card");
    const { reference } = await provider.port.open(order);
    expect(await provider.port.open(order)).toEqual({ reference });
    expect(await provider.port.read(reference)).toMatchObject({ state: "created", captured: 0 });
    expect(await provider.port.cancel(reference)).toMatchObject({ state: "cancelled" });
  });

  test("a card is authorised, captured once for a part, and the rest is released", async () => {
    const { reference, payment } = await started("card", "succeeds");
    expect(payment).toMatchObject({ state: "authorised", resultCode: "Authorised", captured: 0, disputes: [] });
    expect(await provider.port.capture(reference, 2900)).toMatchObject({ state: "captured", captured: 2900 });
    expect(await provider.port.capture(reference, amount)).toMatchObject({ state: "captured", captured: 2900 });
    expect(await provider.port.cancel(reference)).toMatchObject({ state: "captured", captured: 2900 });
  });

  test("what is only authorised is voided, and captured no more", async () => {
    const { reference } = await started("card", "succeeds");
    expect(await provider.port.cancel(reference)).toMatchObject({ state: "cancelled", captured: 0 });
    expect(await provider.port.capture(reference, amount)).toMatchObject({ state: "cancelled", captured: 0 });
  });

  test.each(["declined", "insufficient_funds", "lost_card"] as const)(
    "a card that is refused (%s) stays refused, with its reason",
    async (behaviour) => {
      const { reference, payment } = await started("card", behaviour);
      expect(payment).toMatchObject({ resultCode: "Refused", state: "refused" });
      const reason = {
        declined: /declined|decline/,
        insufficient_funds: /^insufficient_funds$/,
        lost_card: /^lost_card$/,
      };
      expect(payment.refusalReason).toMatch(reason[behaviour]);
      expect(["refused", "cancelled"]).toContain((await provider.port.read(reference)).state);
    },
  );

  test("a challenge is answered by the buyer: yes authorises, no refuses", async () => {
    const yes = await started("card", "challenge");
    expect(yes.payment).toMatchObject({ state: "action_required", resultCode: "ChallengeShopper" });
    expect(yes.payment.action).not.toBeNull();
    await provider.answer(yes.reference, "pay");
    expect(await provider.port.continueWith(yes.reference, {})).toMatchObject({ state: "authorised" });
    const no = await started("card", "challenge");
    await provider.answer(no.reference, "decline");
    expect(await provider.port.continueWith(no.reference, {})).toMatchObject({ state: "refused" });
  });

  test.each(["any", "challenge"] as const)("a bank that is wanted in any case is asked: %s", async (authentication) => {
    const order = orderOf("card", { authentication });
    const { reference } = await provider.port.open(order);
    const payment = await provider.port.start(reference, order, await provider.card("succeeds"));
    expect(payment).toMatchObject({ state: "action_required", resultCode: "ChallengeShopper" });
  });

  test("what is known of the buyer's browser stands in no payment's way, however long its name is", async () => {
    const browser = { ip: "203.0.113.7", userAgent: "x".repeat(2000), origin: "https://hotel.test" };
    for (const order of [orderOf("card", { browser }), orderOf("card", { browser: { ...browser, origin: null } })]) {
      const { reference } = await provider.port.open(order);
      const payment = await provider.port.start(reference, order, await provider.card("succeeds"));
      expect(payment).toMatchObject({ state: "authorised" });
    }
  });

  test("a card is kept for its customer once it is authorised, pays again, and is forgotten", async () => {
    const { port } = provider;
    const customer = await port.createCustomer("account-1", "elena@example.ch");
    expect(await port.createCustomer("account-1", "elena@example.ch")).toBe(customer);
    for (const behaviour of ["declined", "challenge"] as const) {
      const order = orderOf("card", { customer, keepsCard: true });
      const { reference } = await port.open(order);
      await port.start(reference, order, await provider.card(behaviour));
      expect(await port.listKeptCards(customer)).toEqual([]);
      await provider.answer(reference, "pay");
    }
    const [card, ...others] = await port.listKeptCards(customer);
    expect(others).toEqual([]);
    expect(card).toMatchObject({ brand: "visa", last4: expect.stringMatching(/^\d{4}$/), expiryMonth: 12 });
    expect(card!.expiryYear).toBe(2030);
    const again = orderOf("card", { customer, keptCard: card!.reference });
    const { reference } = await port.open(again);
    expect(await port.start(reference, again, null)).toMatchObject({ resultCode: "ChallengeShopper" });
    await provider.answer(reference, "pay");
    expect(await port.continueWith(reference, {})).toMatchObject({ state: "authorised" });
    expect(await port.listKeptCards(customer)).toHaveLength(1);
    await port.forgetCard(card!.reference);
    await port.forgetCard(card!.reference);
    expect(await port.listKeptCards(customer)).toEqual([]);
  });

  test("another customer's card pays nothing", async () => {
    const { port } = provider;
    const [owner, other] = await Promise.all([
      port.createCustomer("owner", "a@b.ch"),
      port.createCustomer("other", "c@d.ch"),
    ]);
    const keeping = orderOf("card", { customer: owner, keepsCard: true });
    const kept = await port.open(keeping);
    await port.start(kept.reference, keeping, await provider.card("succeeds"));
    const [card] = await port.listKeptCards(owner);
    const order = orderOf("card", { customer: other, keptCard: card!.reference });
    const { reference } = await port.open(order);
    expect(await port.start(reference, order, null)).toMatchObject({ captured: 0 });
    expect((await port.read(reference)).state).not.toBe("authorised");
    await port.forgetCustomer(owner);
    await port.forgetCustomer(owner);
  });

  test("a wallet's token is authorised as a card's is, and captured later", async () => {
    const { port } = provider;
    const wallets = Object.entries(port.methods).filter(([, { isWallet }]) => isWallet);
    for (const [type] of wallets) {
      const { reference, payment } = await started(type as ProviderMethod, "succeeds");
      expect([type, payment.state]).toEqual([type, "authorised"]);
      expect(await port.capture(reference, amount)).toMatchObject({ state: "captured", captured: amount });
    }
  });

  test("TWINT leaves for its page, and is captured once the buyer has paid there", async () => {
    const { reference, payment } = await started("twint");
    expect(payment).toMatchObject({ state: "action_required", resultCode: "RedirectShopper" });
    expect(payment.action).toMatchObject({ type: "redirect", method: "GET" });
    await provider.answer(reference, "pay");
    expect(await provider.port.continueWith(reference, {})).toMatchObject({ state: "captured", captured: amount });
  });

  test("who goes back from the page has not paid, and nothing can be paid there any more", async () => {
    const { reference } = await started("twint");
    await provider.answer(reference, "cancel");
    const back = await provider.port.continueWith(reference, { redirectResult: reference });
    expect(["refused", "cancelled"]).toContain(back.state);
    await provider.answer(reference, "pay");
    expect(await provider.port.read(reference)).toMatchObject({ captured: 0 });
  });

  test("a reservation that has expired is not captured", async () => {
    const { reference } = await started("card", "authorisation_expires");
    expect(await provider.port.capture(reference, amount)).toMatchObject({ state: "cancelled", captured: 0 });
  });

  test("a refund is given once for a key, and never more than was taken", async () => {
    const reference = await paid("succeeds");
    const first = await provider.port.refund(reference, 2000, "refund-a" + reference);
    expect(first).toMatchObject({ refund: { state: "succeeded" }, payment: { state: "captured" } });
    await provider.port.refund(reference, 2000, "refund-a" + reference);
    expect((await provider.port.read(reference)).refunded).toBe(2000);
    expect((await provider.port.refund(reference, amount, "refund-b" + reference)).refund.state).toBe("failed");
    expect((await provider.port.read(reference)).refunded).toBe(2000);
  });

  test("a refund that ends later is pending until then, and can fail", async () => {
    for (const [behaviour, end] of [
      ["refund_late", "succeeded"],
      ["refund_fails", "failed"],
    ] as const) {
      const reference = await paid(behaviour);
      const { refund } = await provider.port.refund(reference, amount, `late-${reference}`);
      expect(refund.state).toBe("pending");
      await provider.advance();
      expect((await provider.port.readRefund(refund.reference!)).state).toBe(end);
    }
  });

  test("a payment that fails after its capture is failed, without money", async () => {
    const reference = await paid("fails_late");
    expect(await provider.port.read(reference)).toMatchObject({ state: "captured" });
    await provider.advance();
    expect(await provider.port.read(reference)).toMatchObject({
      state: "failed",
      captured: 0,
      refusalReason: "bank_reversal",
    });
  });

  test.each([
    ["dispute_won", "won"],
    ["dispute_lost", "lost"],
  ] as const)("a dispute is opened, reviewed and ended (%s); nothing is refunded meanwhile", async (behaviour, end) => {
    const reference = await paid(behaviour);
    const disputes = async () => (await provider.port.read(reference)).disputes;
    expect(await disputes()).toEqual([]);
    await provider.advance();
    expect(await disputes()).toMatchObject([
      { state: "opened", amount, reason: "fraudulent", respondBy: expect.stringMatching(/^\d{4}-.*Z$/) },
    ]);
    const meanwhile = await provider.port.refund(reference, amount, `disputed-${reference}`);
    expect(meanwhile.refund).toMatchObject({ state: "failed", failureReason: "charge_disputed" });
    await provider.advance();
    expect(await disputes()).toMatchObject([{ state: "under_review" }]);
    await provider.advance();
    expect(await disputes()).toMatchObject([{ state: end, amount }]);
    const { refund, payment } = await provider.port.refund(reference, amount, `ended-${reference}`);
    // Stripe says of a lost one that the charge is refunded already: no money moves either way.
    expect(payment.refunded).toBe(end === "won" ? amount : 0);
    if (end === "won") expect(refund.state).toBe("succeeded");
  });
}

/** Of a provider of invoices, which authorises on its page. */
function invoicePromises(open: () => Promise<Pick<Provider, "port" | "answer" | "close">>): void {
  let provider: Awaited<ReturnType<typeof open>>;
  beforeAll(async () => {
    provider = await open();
  });
  afterAll(() => provider.close());

  async function started() {
    const { port } = provider;
    const order = orderOf("invoice_by_provider");
    const { reference } = await port.open(order);
    return { order, reference, payment: await port.start(reference, order, null) };
  }
  async function accepted() {
    const { reference } = await started();
    await provider.answer(reference, "pay");
    return reference;
  }

  test("a payment that is opened twice with a key is one", async () => {
    const { order, reference } = await started();
    expect(await provider.port.open(order)).toEqual({ reference });
    expect(await provider.port.read(reference)).toMatchObject({ captured: 0, refunded: 0 });
  });

  test("an invoice leaves for its provider's page, is authorised there, and captured once for a part", async () => {
    const { reference, payment } = await started();
    expect(provider.port.methods.invoice_by_provider).toMatchObject({ manualCapture: true, redirects: true });
    expect(payment).toMatchObject({ state: "action_required", resultCode: "RedirectShopper" });
    expect(payment.action).toMatchObject({ type: "redirect", method: "GET" });
    await provider.answer(reference, "pay");
    expect(await provider.port.continueWith(reference, { redirectResult: reference })).toMatchObject({
      state: "authorised",
      resultCode: "Authorised",
      captured: 0,
      disputes: [],
    });
    expect(await provider.port.capture(reference, 2900)).toMatchObject({ state: "captured", captured: 2900 });
    expect(await provider.port.capture(reference, amount)).toMatchObject({ state: "captured", captured: 2900 });
    expect(await provider.port.cancel(reference)).toMatchObject({ state: "captured", captured: 2900 });
  });

  test.each([
    ["decline", "refused", "Refused"],
    ["cancel", "cancelled", "Cancelled"],
  ] as const)("who answers %s on the page has no invoice: %s", async (answer, state, resultCode) => {
    const { reference } = await started();
    await provider.answer(reference, answer);
    const back = await provider.port.continueWith(reference, { redirectResult: reference });
    expect(back).toMatchObject({ state, resultCode, captured: 0 });
    expect(await provider.port.capture(reference, amount)).toMatchObject({ state, captured: 0 });
  });

  test("what is only authorised is voided, and captured no more", async () => {
    const reference = await accepted();
    expect(await provider.port.cancel(reference)).toMatchObject({ state: "cancelled", captured: 0 });
    expect(await provider.port.capture(reference, amount)).toMatchObject({ state: "cancelled", captured: 0 });
  });

  test("a refund is given once for a key, and never more than was taken", async () => {
    const { port } = provider;
    const reference = await accepted();
    await port.capture(reference, amount);
    const first = await port.refund(reference, 2000, `refund-a${reference}`);
    expect(first).toMatchObject({ refund: { state: "succeeded" }, payment: { state: "captured", refunded: 2000 } });
    await port.refund(reference, 2000, `refund-a${reference}`);
    expect((await port.read(reference)).refunded).toBe(2000);
    expect((await port.refund(reference, amount, `refund-b${reference}`)).refund.state).toBe("failed");
    expect((await port.read(reference)).refunded).toBe(2000);
  });
}

onBothDatabases("the promises of a provider of invoices: Datatrans", (getDb) => {
  invoicePromises(async () => {
    const { datatrans, account, close } = await openDatatransServer({ db: getDb(), clock: { now: () => Date.now() } });
    const decisions = { pay: "accept", decline: "decline", cancel: "abandon" } as const;
    return {
      port: datatrans,
      answer: async (reference, answer) => void account.decide(reference, decisions[answer]),
      close,
    };
  });
});

onBothDatabases("the promises of a payment provider: the sandbox", (getDb) => {
  const clock = { ms: Date.parse("2026-11-21T09:00:00.000Z") };
  const cards: Record<CardBehaviour, string> = {
    succeeds: "4242424242424242",
    challenge: "4000000000003220",
    declined: "4000000000000002",
    insufficient_funds: "4000000000009995",
    lost_card: "4000000000009987",
    authorisation_expires: "4000000000000119",
    fails_late: "4000000000000127",
    dispute_won: "4000000000001976",
    dispute_lost: "4000000000002685",
    refund_late: "4000000000007726",
    refund_fails: "4000000000007734",
  };
  promises(async () => {
    const sandbox = await createSandbox({
      db: getDb(),
      now: () => clock.ms,
      origin: "http://shop.test",
      notify: () => {},
    });
    return {
      port: sandbox,
      async card(behaviour) {
        const made = await sandbox.tokenize({ number: cards[behaviour], expiryMonth: 12, expiryYear: 30, cvc: "123" });
        if (!made.ok) throw new Error(made.problem);
        return made.token;
      },
      answer: async (reference, answer) => void (await sandbox.decide(reference, answer)),
      async advance() {
        clock.ms += paidStepAfter;
        await sandbox.settleDue();
      },
      close: async () => {},
    };
  });
});

describe("the promises of a payment provider: Stripe", () => {
  promises(async () => {
    const { stripe, account, close } = await openStripeServer();
    return {
      port: stripe,
      card: async (behaviour, method) => account.createCard(behaviour, { type: method === "link" ? "link" : "card" }),
      answer: async (reference, answer) => account.answer(reference, answer),
      advance: async () => account.advance(),
      close,
    };
  });

  test("address, browser and page of the buyer, and how the bank is asked, are with the intent", async () => {
    const { stripe, account, close } = await openStripeServer();
    const browser = { ip: "203.0.113.7", userAgent: "Firefox", origin: "https://hotel.test" };
    const order = orderOf("card", { browser, authentication: "challenge" });
    const { reference } = await stripe.open(order);
    await stripe.start(reference, order, account.createCard("succeeds"));
    expect(account.intents.get(reference)).toMatchObject({
      request_three_d_secure: "challenge",
      metadata: {
        paymentAttemptId: order.key,
        buyerIp: "203.0.113.7",
        buyerUserAgent: "Firefox",
        buyerOrigin: "https://hotel.test",
      },
    });
    await close();
  });

  test("[P4.wallet] a domain is registered for wallets, once or again; Stripe's own script starts Apple Pay", async () => {
    const { stripe, account, close } = await openStripeServer();
    const active = { "Apple Pay": "active", "Google Pay": "active", Link: "active" };
    expect(await stripe.registerWalletDomain!("hotel.test")).toEqual(active);
    expect(await stripe.registerWalletDomain!("hotel.test")).toEqual(active);
    expect([...account.domains.keys()]).toEqual(["hotel.test"]);
    expect(stripe.walletSession).toBeUndefined();
    await close();
  });

  test("a provider that is gone is unreachable, and nothing is known of the payment", async () => {
    const { stripe, close } = await openStripeServer();
    await close();
    await expect(stripe.read("pi_1")).rejects.toBeInstanceOf(ProviderUnreachable);
  });
});
