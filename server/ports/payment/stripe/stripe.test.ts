import fastify from "fastify";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { readEnv } from "../../../env.ts";
import { createLog } from "../../../log.ts";
import { providerRoutes } from "../../../routes/providers.ts";
import { answerErrors } from "../../../routes/errors.ts";
import type { Services } from "../../../services.ts";
import { guestSessions } from "../../../testing/guest-sessions.ts";
import { ProviderUnreachable, type PaymentOrder } from "../payment.ts";
import { openStripeStandIn, type StripeRequest, type StripeResponse, type StripeStandIn } from "./stripe.fixture.ts";
import type { StripePort } from "./stripe-port.ts";

const order: PaymentOrder = {
  key: "attempt-1",
  bookingId: "booking-1",
  bookingNumber: "ABCD-2345",
  method: "card",
  amount: 4900,
  email: "elena@example.ch",
  locale: "de_CH",
  returnUrl: "https://hotel.test/rooms",
};

/** Requests that the local server received, and its next answers. */
let requests: StripeRequest[] = [];
let answers: StripeResponse[] = [];
let standIn: StripeStandIn;
let stripe: StripePort;

const intent = (status: string, more: object = {}) => ({
  status: 200,
  body: {
    id: "pi_1",
    object: "payment_intent",
    status,
    client_secret: "pi_1_secret",
    latest_charge: null,
    last_payment_error: null,
    ...more,
  },
});
const refusal = (code: string, type = "card_error") => ({
  status: 402,
  body: { error: { type, code, decline_code: code, message: code } },
});

beforeAll(async () => {
  standIn = await openStripeStandIn((request) => {
    requests.push(request);
    return answers.shift() ?? { status: 500, body: { error: { type: "api_error", message: "nothing more to say" } } };
  });
  ({ stripe } = standIn);
});
afterAll(() => standIn.close());
beforeEach(() => {
  requests = [];
  answers = [];
});

test("opening makes an intent that is captured by hand for cards and by itself for TWINT, once for a key", async () => {
  answers = [intent("requires_payment_method"), intent("requires_payment_method")];
  expect(await stripe.open(order)).toEqual({ reference: "pi_1" });
  await stripe.open({ ...order, method: "twint" });
  expect(requests.map(({ path }) => path)).toEqual(["POST /v1/payment_intents", "POST /v1/payment_intents"]);
  expect(
    requests.map(({ form }) => [
      form.get("amount"),
      form.get("currency"),
      form.get("capture_method"),
      form.get("allowed_payment_method_types[0]"),
    ]),
  ).toEqual([
    ["4900", "chf", "manual", "card"],
    ["4900", "chf", "automatic", "twint"],
  ]);
  expect(requests[0]!.key).toBe("open-attempt-1");
});

test("a card that succeeds is authorised; capturing takes the requested amount, and Stripe releases the rest", async () => {
  answers = [intent("requires_capture"), intent("succeeded", { amount_received: 2900 })];
  expect(await stripe.start("pi_1", order, "pm_1")).toMatchObject({ state: "authorised", resultCode: "Authorised" });
  expect(await stripe.capture("pi_1", 2900)).toMatchObject({ state: "captured", captured: 2900 });
  expect(requests[0]!.form.get("payment_method")).toBe("pm_1");
  expect(requests[1]!.path).toBe("POST /v1/payment_intents/pi_1/capture");
  expect(requests[1]!.form.get("amount_to_capture")).toBe("2900");
});

test("a bank's challenge is left to the provider's script, TWINT to its page", async () => {
  answers = [
    intent("requires_action", { next_action: { type: "use_stripe_sdk" } }),
    intent("requires_action", {
      next_action: { type: "redirect_to_url", redirect_to_url: { url: "https://twint.test/pay" } },
    }),
  ];
  expect(await stripe.start("pi_1", order, "pm_1")).toMatchObject({
    resultCode: "ChallengeShopper",
    action: { type: "sdk", provider: "stripe", clientSecret: "pi_1_secret" },
  });
  expect(await stripe.start("pi_1", { ...order, method: "twint" }, null)).toMatchObject({
    resultCode: "RedirectShopper",
    action: { type: "redirect", url: "https://twint.test/pay" },
  });
  expect(requests[1]!.form.get("return_url")).toBe("http://shop.test/api/payment/returns/stripe");
});

test("a declined card is refused with its reason, and its intent is closed, so that nobody pays it from the browser", async () => {
  answers = [
    refusal("card_declined"),
    intent("requires_payment_method", { last_payment_error: { code: "card_declined" } }),
    intent("canceled"),
  ];
  expect(await stripe.start("pi_1", order, "pm_1")).toMatchObject({
    state: "refused",
    resultCode: "Refused",
    refusalReason: "card_declined",
  });
  expect(requests.at(-1)!.path).toBe("POST /v1/payment_intents/pi_1/cancel");
});

test("a step that comes too late answers with where the payment stands", async () => {
  answers = [
    {
      status: 400,
      body: { error: { type: "invalid_request_error", code: "payment_intent_unexpected_state", message: "too late" } },
    },
    intent("succeeded"),
  ];
  expect(await stripe.cancel("pi_1")).toMatchObject({ state: "captured" });
});

test("a payment that was given back at the provider counts as given back", async () => {
  answers = [
    { status: 400, body: { error: { type: "invalid_request_error", code: "charge_already_refunded" } } },
    intent("succeeded", { latest_charge: { id: "ch_1", object: "charge", amount_refunded: 4900 } }),
  ];
  expect(await stripe.refund("pi_1", 4900, "refund-1")).toMatchObject({
    payment: { state: "captured", refunded: 4900 },
    refund: { reference: null, state: "succeeded" },
  });
});

test("a refund is given once for a key", async () => {
  answers = [
    { status: 200, body: { id: "re_1", object: "refund", status: "succeeded" } },
    intent("succeeded", { latest_charge: { id: "ch_1", object: "charge", amount_refunded: 4900 } }),
  ];
  expect(await stripe.refund("pi_1", 4900, "refund-1")).toMatchObject({
    payment: { state: "captured", refunded: 4900 },
    refund: { reference: "re_1", state: "succeeded" },
  });
  expect(requests[0]).toMatchObject({ path: "POST /v1/refunds", key: "refund-refund-1" });
});

test.each([
  [
    "an error that asking again doesn't change",
    { status: 400, body: { error: { type: "invalid_request_error", code: "charge_disputed" } } },
    "charge_disputed",
  ],
  [
    "a card error",
    { status: 402, body: { error: { type: "card_error", code: "card_declined", decline_code: "insufficient_funds" } } },
    "insufficient_funds",
  ],
  [
    "a refund that failed",
    { status: 200, body: { id: "re_1", object: "refund", status: "failed", failure_reason: "lost_or_stolen_card" } },
    "lost_or_stolen_card",
  ],
])("says why a refund is refused for good: %s", async (_, answer, failureReason) => {
  answers = [answer, intent("succeeded")];
  expect(await stripe.refund("pi_1", 4900, "refund-1")).toMatchObject({
    payment: { state: "captured", refunded: 0 },
    refund: { state: "failed", failureReason },
  });
});

test.each([
  ["pending", "pending"],
  ["requires_action", "pending"],
  ["succeeded", "succeeded"],
  ["failed", "failed"],
  ["canceled", "failed"],
] as const)(
  "a refund that Stripe calls %s is %s, when it is requested and when it is read again",
  async (status, state) => {
    const body = { id: "re_1", object: "refund", status, payment_intent: "pi_1" };
    answers = [{ status: 200, body }, intent("succeeded"), { status: 200, body }];
    expect((await stripe.refund("pi_1", 4900, "refund-1")).refund).toMatchObject({ reference: "re_1", state });
    expect(await stripe.readRefund("re_1")).toMatchObject({ reference: "re_1", state });
    expect(requests.at(-1)!.path).toBe("GET /v1/refunds/re_1");
  },
);

test("a provider that doesn't answer is unreachable, which decides nothing", async () => {
  await expect(stripe.read("pi_1")).rejects.toBeInstanceOf(ProviderUnreachable);
});

test("only what the account may use is offered, and PostFinance never is", () => {
  expect(Object.keys(stripe.methods)).toEqual(["twint", "card"]);
});

test("a webhook is believed by its signature alone, and then only as a hint", async () => {
  const env = readEnv({ CSRF_SECRET: "a secret for these tests", STRIPE_SECRET_KEY: "sk_test_1" });
  const hinted: string[] = [];
  // The route looks the reference up before anything else, as a payment's and as a share's: the first is seen here.
  const unknown = { where: () => ({ executeTakeFirst: async () => undefined }) };
  const db = {
    selectFrom: () => ({
      selectAll: () => unknown,
      select: () => ({
        where: (_column: string, _is: string, reference: string) => ({
          executeTakeFirst: async () => void hinted.push(reference),
        }),
      }),
    }),
  };
  const services = {
    db,
    env,
    clock: { now: () => 0 },
    session: guestSessions,
    log: createLog("silent"),
    ports: { payment: stripe },
  } as unknown as Services;
  const app = fastify();
  answerErrors(app, { shopName: "Gipfel", style: null });
  await app.register(async (part) => providerRoutes(part, services));
  const payload = JSON.stringify({
    id: "evt_1",
    object: "event",
    type: "payment_intent.succeeded",
    data: { object: { id: "pi_1", object: "payment_intent" } },
  });
  const send = (signature: string, body = payload) =>
    app.inject({
      method: "POST",
      url: "/api/payment/webhooks/stripe",
      payload: body,
      headers: { "content-type": "application/json", "stripe-signature": signature },
    });
  const signed = standIn.sign;
  const signature = signed(payload);
  expect((await send(signature)).statusCode).toBe(200);
  expect((await send(signature, payload.replace("pi_1", "pi_2"))).statusCode).toBe(403);
  expect((await send("t=1,v1=forged")).statusCode).toBe(403);
  expect((await send("")).statusCode).toBe(403);
  expect(hinted).toEqual(["pi_1"]);
  // Signed, and still nothing that a query could hold.
  for (const id of [
    7,
    null,
    "",
    "pi_\\u0000",
    "pi_1' or 1=1",
    `pi_${"x".repeat(300)}`,
    { $ne: 1 },
    ["pi_1"],
    undefined,
  ]) {
    const odd = JSON.stringify({ ...JSON.parse(payload), data: { object: { id } } });
    expect([id, (await send(signed(odd), odd)).statusCode]).toEqual([id, 400]);
  }
  for (const odd of [
    "null",
    "7",
    "[]",
    "{}",
    '{"type":"payment_intent.succeeded"}',
    '{"type":"payment_intent.succeeded","data":null}',
  ]) {
    expect([odd, (await send(signed(odd), odd)).statusCode]).toEqual([odd, 400]);
  }
  for (const type of [
    "refund.updated",
    "refund.failed",
    "charge.refund.updated",
    "charge.failed",
    "charge.dispute.created",
    "charge.dispute.closed",
  ]) {
    const ofRefund = (payment_intent: unknown) =>
      JSON.stringify({ ...JSON.parse(payload), type, data: { object: { id: "re_1", payment_intent } } });
    expect([type, (await send(signed(ofRefund("pi_2")), ofRefund("pi_2"))).statusCode]).toEqual([type, 200]);
    expect(hinted.pop()).toBe("pi_2");
    expect([type, (await send(signed(ofRefund(null)), ofRefund(null))).statusCode]).toEqual([type, 200]);
    expect([type, (await send(signed(ofRefund("pi_' or 1=1")), ofRefund("pi_' or 1=1"))).statusCode]).toEqual([
      type,
      400,
    ]);
  }
  const other = JSON.stringify({ ...JSON.parse(payload), type: "customer.updated", data: { object: { id: 7 } } });
  expect((await send(signed(other), other)).statusCode).toBe(200);
  expect(hinted).toEqual(["pi_1"]);
});
