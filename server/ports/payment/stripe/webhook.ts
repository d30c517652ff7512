import type { FastifyInstance, FastifyRequest } from "fastify";
import { AppError } from "../../../errors.ts";
import type { RouteTools } from "../../provider.ts";
import type { StripePort } from "./stripe-port.ts";

/**
 * `POST /api/payment/webhooks/stripe`: a signed hint makes us read the payment again; what it says is never believed.
 */
export function stripeWebhook(
  app: FastifyInstance,
  stripe: Pick<StripePort, "hintOf">,
  { refreshPayment }: Pick<RouteTools, "refreshPayment">,
): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => done(null, body));
  app.route({ method: "POST", url: "/api/payment/webhooks/stripe", handler: receive });

  async function receive(request: FastifyRequest): Promise<{ received: true }> {
    const reference = stripe.hintOf(request.body as Buffer, String(request.headers["stripe-signature"] ?? ""));
    if (reference === undefined) throw new AppError("forbidden", "The signature does not fit.");
    if (reference !== null) await refreshPayment(reference);
    return { received: true };
  }
}
