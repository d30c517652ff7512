import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import Stripe from "stripe";
import type { StripePort } from "./stripe-port.ts";
import { createStripe } from "./stripe.ts";

/** Requests that the stand-in received. */
export interface StripeRequest {
  /** `POST /v1/refunds`, without its query. */
  readonly path: string;
  readonly form: URLSearchParams;
  readonly key: string | undefined;
}

export interface StripeResponse {
  readonly status: number;
  readonly body: unknown;
}

export interface StripeStandIn {
  /** Our port, with Stripe's own SDK, connected to the stand-in. */
  readonly stripe: StripePort;
  /** The signature that Stripe would send a body of a webhook with. */
  sign(payload: string): string;
  close(): void;
}

const webhookSecret = "whsec_test";

/** A local server in Stripe's place, which answers as the test says. */
export async function openStripeStandIn(respond: (request: StripeRequest) => StripeResponse): Promise<StripeStandIn> {
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (part) => (body += part));
    request.on("end", () => {
      const { status, body: answer } = respond({
        path: `${request.method} ${request.url!.replace(/\?.*/, "")}`,
        form: new URLSearchParams(body),
        key: request.headers["idempotency-key"] as string | undefined,
      });
      response
        .writeHead(status, { "content-type": "application/json", "stripe-should-retry": "false" })
        .end(JSON.stringify(answer));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    stripe: createStripe({
      secretKey: "sk_test_1",
      publishableKey: "pk_test_1",
      origin: "http://shop.test",
      webhookSecret,
      methods: ["twint", "card"],
      address: { host: "127.0.0.1", port, protocol: "http" },
    }),
    sign: (payload) => new Stripe("sk_test_1").webhooks.generateTestHeaderString({ payload, secret: webhookSecret }),
    close: () => void server.close(),
  };
}
