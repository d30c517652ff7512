import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import * as v from "valibot";
import { AppError } from "../../../errors.ts";
import type { RouteTools } from "../../provider.ts";
import { IntentId } from "./intent-id.ts";
import type { StripePort } from "./stripe-port.ts";

/** Where Stripe sends buyers back to, on the shop's origin. */
export const stripeReturnPath = "/api/payment/returns/stripe";

/**
 * `POST /api/payment/webhooks/stripe`: a signed hint makes us read the payment again; what it says is never believed.
 * `GET /api/payment/returns/stripe`: from Stripe's pages back to the page that the buyer paid on.
 */
export function stripeWebhook(
  app: FastifyInstance,
  stripe: Pick<StripePort, "hintOf">,
  { refreshPayment, returnUrlOf }: Pick<RouteTools, "refreshPayment" | "returnUrlOf">,
): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => done(null, body));
  app.route({ method: "POST", url: "/api/payment/webhooks/stripe", handler: receive });

  app.route({ method: "GET", url: stripeReturnPath, handler: comeBack });

  /** The parameters that Stripe adds, a secret among them, stay here: the page reads the payment's id alone. */
  async function comeBack(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const intent = v.safeParse(IntentId, (request.query as { payment_intent?: unknown }).payment_intent);
    const there = intent.success ? await returnUrlOf(intent.output) : null;
    if (!intent.success || there === null) throw new AppError("not_found", "This payment is not known.");
    const back = new URL(there);
    back.searchParams.set("redirectResult", intent.output);
    return reply.headers({ "cache-control": "no-store", "referrer-policy": "no-referrer" }).redirect(back.href, 303);
  }

  async function receive(request: FastifyRequest): Promise<{ received: true }> {
    const reference = stripe.hintOf(request.body as Buffer, String(request.headers["stripe-signature"] ?? ""));
    if (reference === undefined) throw new AppError("forbidden", "The signature does not fit.");
    if (reference !== null) await refreshPayment(reference);
    return { received: true };
  }
}
