import { createPaymentAttempt, getPaymentAttempt } from "../../../sdk/contracts/calls/payment.ts";
import type { AttemptRequest } from "../../commands/payment/attempt-request.ts";
import { payByInvoiceProvider } from "../../commands/payment/pay-by-invoice-provider.ts";
import { payWithoutProvider } from "../../commands/payment/pay-without-provider.ts";
import { findAttemptAndDistributor } from "../../db/queries/payment-attempt.ts";
import { notFound } from "../../errors.ts";
import { presentPaymentAttempt } from "../../presenters/payment-attempt.ts";
import { canAccess } from "../../domain/session.ts";
import { limitPerCart } from "../cart-limit.ts";
import { handle, type Routes } from "../handle.ts";

/** Invoices and free carts, and what became of any attempt. */
export const paymentAttemptRoutes: Routes = (app, services) => {
  const limit = limitPerCart(services, "payment attempt");

  handle(app, services, createPaymentAttempt, async ({ params, body, session, idempotency }) => {
    await limit(params.bookingId);
    const request: AttemptRequest = {
      bookingId: params.bookingId,
      successReturnUrl: body.successReturnUrl,
      failureReturnUrl: body.failureReturnUrl,
      affiliate: body.affiliate ?? null,
      activePaymentAgreement: body.activePaymentAgreement ?? null,
      paymentAgreementId: body.paymentAgreementId ?? null,
      channelId: body.channelId ?? null,
      language: body.language ?? null,
      ga4Id: body.ga4Id ?? null,
      key: idempotency?.key ?? null,
      session,
    };
    const { invoicing } = services.ports;
    if (body.paymentMethod === "invoice" && invoicing) return payByInvoiceProvider(services, invoicing, request);
    return payWithoutProvider(services, { ...request, method: body.paymentMethod });
  });

  handle(app, services, getPaymentAttempt, async ({ params, session }) => {
    const attempt = await findAttemptAndDistributor(services.db, params.paymentAttemptId);
    if (!attempt || !canAccess(attempt.distributor_id, session)) throw notFound("payment_attempt_not_found");
    return presentPaymentAttempt(attempt);
  });
};
