import { createPaymentAttempt, getPaymentAttempt, type PaymentMethodType } from "../../../sdk/contracts/payment.ts";
import { payWithoutProvider } from "../../commands/payment/without-provider.ts";
import { notFound } from "../../errors.ts";
import { canAccess } from "../../session.ts";
import { limitPerCart } from "../cart-limit.ts";
import { handle, type Routes } from "../handle.ts";

/** Invoices and free carts, and what became of any attempt. */
export const paymentAttemptRoutes: Routes = (app, services) => {
  const limit = limitPerCart(services.clock);

  handle(app, services, createPaymentAttempt, async ({ params, body, session, idempotency }) => {
    limit(params.bookingId);
    return payWithoutProvider(services, {
      bookingId: params.bookingId,
      method: body.paymentMethod,
      successReturnUrl: body.successReturnUrl,
      failureReturnUrl: body.failureReturnUrl,
      affiliate: body.affiliate ?? null,
      key: idempotency?.key ?? null,
      session,
    });
  });

  handle(app, services, getPaymentAttempt, async ({ params, session }) => {
    const attempt = await services.db
      .selectFrom("payment_attempt")
      .innerJoin("booking", "booking.id", "payment_attempt.booking_id")
      .selectAll("payment_attempt")
      .select("booking.distributor_id")
      .where("payment_attempt.id", "=", params.paymentAttemptId)
      .executeTakeFirst();
    if (!attempt || !canAccess(attempt.distributor_id, session)) throw notFound("payment_attempt_not_found");
    return {
      paymentAttemptId: attempt.id,
      bookingId: attempt.booking_id,
      method: attempt.method as PaymentMethodType,
      status: attempt.state,
    };
  });
};
