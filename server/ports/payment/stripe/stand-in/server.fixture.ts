import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import Stripe from "stripe";
import type { StripePort } from "../stripe-port.ts";
import { createStripe } from "../stripe.ts";
import { StripeAccount, type StripeEvent } from "./account.fixture.ts";
import { parseForm, type Form } from "./form.fixture.ts";
import { StripeRefusal } from "./objects.fixture.ts";

const secretKey = "sk_test_1";
const webhookSecret = "whsec_test";

/** A local server that speaks Stripe's API and keeps its objects, and our port connected to it by Stripe's own SDK. */
export interface StripeServer {
  readonly account: StripeAccount;
  readonly stripe: StripePort;
  /** Every event, in the order in which they happened. */
  readonly events: readonly StripeEvent[];
  /** An event as it is posted: its text, and the header that signs it. */
  signed(event: StripeEvent): { readonly payload: string; readonly signature: string };
  /** From now on each event is posted to this address; `delivered` waits for what is under way. */
  sendWebhooksTo(url: string): void;
  delivered(): Promise<void>;
  close(): Promise<void>;
}

type Answer = (account: StripeAccount, id: string, form: Form) => object;

/** The calls that the port makes. */
const calls: readonly (readonly [method: string, path: RegExp, answer: Answer])[] = [
  ["POST", /^\/v1\/payment_intents$/, (account, _id, form) => account.createIntent(form)],
  ["GET", /^\/v1\/payment_intents\/(\w+)$/, (account, id, form) => account.readIntent(id, form)],
  ["POST", /^\/v1\/payment_intents\/(\w+)$/, (account, id, form) => account.updateIntent(id, form)],
  [
    "POST",
    /^\/v1\/payment_intents\/(\w+)\/confirm$/,
    (account, id, form) => (account.confirmIntent(id, form), account.readIntent(id, form)),
  ],
  [
    "POST",
    /^\/v1\/payment_intents\/(\w+)\/capture$/,
    (account, id, form) => (account.captureIntent(id, form), account.readIntent(id, form)),
  ],
  [
    "POST",
    /^\/v1\/payment_intents\/(\w+)\/cancel$/,
    (account, id, form) => (account.cancelIntent(id), account.readIntent(id, form)),
  ],
  ["POST", /^\/v1\/refunds$/, (account, _id, form) => account.createRefund(form)],
  ["GET", /^\/v1\/refunds\/(\w+)$/, (account, id) => account.readRefund(id)],
  ["GET", /^\/v1\/disputes$/, (account, _id, form) => account.listDisputes(form)],
  ["POST", /^\/v1\/customers$/, (account, _id, form) => account.createCustomer(form)],
  ["DELETE", /^\/v1\/customers\/(\w+)$/, (account, id) => account.deleteCustomer(id)],
  ["GET", /^\/v1\/customers\/(\w+)\/payment_methods$/, (account, id) => account.listMethods(id)],
  ["POST", /^\/v1\/payment_methods\/(\w+)\/detach$/, (account, id) => account.detachMethod(id)],
  ["POST", /^\/v1\/payment_method_domains$/, (account, _id, form) => account.createDomain(form)],
];

/** Opens an account at a local server. `methods`: those of Stripe's that the account may use. */
export async function openStripeServer(
  methods: Parameters<typeof createStripe>[0]["methods"] = [
    "twint",
    "card",
    "apple_pay",
    "google_pay",
    "link",
    "ideal",
    "alipay",
  ],
): Promise<StripeServer> {
  const events: StripeEvent[] = [];
  const deliveries: Promise<unknown>[] = [];
  let webhookUrl: string | null = null;
  const server = createServer();
  const origin = await listening(server);
  const account = new StripeAccount(origin, (event) => {
    events.push(event);
    if (webhookUrl) deliveries.push(post(webhookUrl, signed(event)));
  });
  serve(server, account);

  const signed = (event: StripeEvent) => {
    const payload = JSON.stringify(event);
    const webhooks = new Stripe(secretKey).webhooks;
    return { payload, signature: webhooks.generateTestHeaderString({ payload, secret: webhookSecret }) };
  };
  const { hostname, port } = new URL(origin);
  return {
    account,
    events,
    signed,
    stripe: createStripe({
      secretKey,
      publishableKey: "pk_test_1",
      origin: "http://shop.test",
      webhookSecret,
      methods,
      address: { host: hostname, port: Number(port), protocol: "http" },
    }),
    sendWebhooksTo(url) {
      webhookUrl = url;
    },
    async delivered() {
      while (deliveries.length > 0) await deliveries.shift();
    },
    close: () => new Promise((resolve) => void (server.close(() => resolve()), server.closeAllConnections())),
  };
}

async function listening(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function serve(server: Server, account: StripeAccount): void {
  /** A key is answered as the first time; with other parameters it is refused. */
  const known = new Map<string, { readonly request: string; readonly status: number; readonly answer: object }>();
  server.on("request", (request, response) => {
    let body = "";
    request.on("data", (part: Buffer) => (body += part.toString()));
    request.on("end", () => {
      const { pathname, search } = new URL(request.url!, "http://stripe.test");
      const key = request.headers["idempotency-key"] as string | undefined;
      const isAuthorised = request.headers.authorization === `Bearer ${secretKey}`;
      const asked = `${request.method} ${pathname} ${body}`;
      const before = key === undefined ? undefined : known.get(key);
      const made = !isAuthorised
        ? { status: 401, answer: { error: { type: "authentication_error", message: "wrong key" } } }
        : before
          ? before.request === asked
            ? before
            : { status: 400, answer: { error: { type: "idempotency_error", message: "another request" } } }
          : answerTo(account, request.method!, pathname, parseForm(body || search.slice(1)));
      if (key !== undefined && !before && request.method === "POST") known.set(key, { request: asked, ...made });
      response
        .writeHead(made.status, { "content-type": "application/json", "stripe-should-retry": "false" })
        .end(JSON.stringify(made.answer));
    });
  });
}

function answerTo(
  account: StripeAccount,
  method: string,
  path: string,
  form: Form,
): { readonly status: number; readonly answer: object } {
  const call = calls.find(([of, pattern]) => of === method && pattern.test(path));
  if (!call) return { status: 404, answer: { error: { type: "invalid_request_error", message: `no ${path}` } } };
  try {
    const id = call[1].exec(path)?.[1] ?? "";
    // As it is now: what is sent later has changed.
    return { status: 200, answer: structuredClone(call[2](account, id, form)) };
  } catch (error) {
    if (!(error instanceof StripeRefusal)) throw error;
    return { status: error.status, answer: { error: structuredClone(error.error) } };
  }
}

async function post(url: string, { payload, signature }: { payload: string; signature: string }): Promise<void> {
  const headers = { "content-type": "application/json", "stripe-signature": signature };
  await fetch(url, { method: "POST", body: payload, headers });
}
