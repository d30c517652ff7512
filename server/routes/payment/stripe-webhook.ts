import type { FastifyRequest } from "fastify";
import { refreshPayment } from "../../commands/payment/reconcile.ts";
import { AppError } from "../../errors.ts";
import type { StripePort } from "../../ports/payment/stripe/stripe.ts";
import type { Routes } from "../handle.ts";

/**
 * `POST /api/payment/webhooks/stripe`: a signed hint makes us read the payment again; what it says is never believed.
 */
export const stripeWebhook: Routes = (app, services) => {
  if (services.ports.payment.name !== "stripe") return;
  const stripe = services.ports.payment as StripePort;
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => done(null, body));
  app.route({ method: "POST", url: "/api/payment/webhooks/stripe", handler: receive });

  async function receive(request: FastifyRequest): Promise<{ received: true }> {
    const reference = stripe.hintOf(request.body as Buffer, String(request.headers["stripe-signature"] ?? ""));
    if (reference === undefined) throw new AppError("forbidden", "The signature does not fit.");
    if (reference !== null) await refreshPayment(services, reference);
    return { received: true };
  }
};
