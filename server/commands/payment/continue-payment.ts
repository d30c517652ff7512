import type { PaymentResult } from "../../../sdk/contracts/payment.ts";
import type { BookingTable } from "../../db/schema.ts";
import { organiserPage } from "../../security/share-link.ts";
import { findBooking } from "../../db/queries/booking.ts";
import { listAttemptsOfBooking } from "../../db/queries/payment-attempt.ts";
import { notFound } from "../../errors.ts";
import { ProviderUnreachable } from "../../ports/payment/payment.ts";
import { getPort } from "../../ports/payment/port-of.ts";
import type { Services } from "../../services.ts";
import { canAccess, type Session } from "../../domain/session.ts";
import { isAttemptOpen, type Attempt } from "./attempts.ts";
import { endShares } from "../share/end-shares.ts";
import { resultOf } from "./result.ts";
import { applyProviderState } from "./apply-provider-state.ts";
import { stopPayment } from "./stop-payment.ts";

/**
 * Continues after a challenge or a redirect: reads the payment at the provider and applies its state.
 * `details.abandoned`: the buyer has returned without paying. The payment is stopped if possible, and another may begin
 * immediately.
 */
export async function continuePayment(
  services: Services,
  bookingId: string,
  details: Readonly<Record<string, string>>,
  session: Session,
): Promise<PaymentResult> {
  const { db, ports, log } = services;
  const booking = await findBooking(db, bookingId);
  if (!booking || !canAccess(booking.distributor_id, session)) throw notFound("booking_not_found");
  const attempts = await listAttemptsOfBooking(db, bookingId);
  const attempt = attempts.find(isAttemptOpen) ?? attempts[0];
  if (!attempt) throw notFound("payment_attempt_not_found");
  if (isAttemptOpen(attempt) && attempt.method === "shared") {
    if (details.abandoned === undefined) return leadToShares(services, attempt, booking);
    await endShares(services, attempt.id, "payment_cancelled");
  } else if (isAttemptOpen(attempt) && attempt.provider_reference) {
    try {
      const port = getPort(ports, attempt.provider);
      const payment = await port.continueWith(attempt.provider_reference, details);
      if (details.abandoned !== undefined && payment.state === "action_required")
        await stopPayment(services, attempt, attempt.provider_reference);
      else await applyProviderState(services, attempt.id, payment);
    } catch (cause) {
      if (!(cause instanceof ProviderUnreachable)) throw cause;
      log.warn({ err: cause, paymentAttemptId: attempt.id }, "the payment provider did not answer");
    }
  }
  return resultOf(db, attempt.id);
}

/** A shared payment goes on at the page of its organiser. */
function leadToShares(services: Services, { id }: Attempt, { id: bookingId, locale }: BookingTable): PaymentResult {
  return {
    paymentAttemptId: id,
    paymentMethod: "shared",
    resultCode: "RedirectShopper",
    refusalReason: null,
    action: { type: "redirect", method: "GET", url: organiserPage(services, bookingId, locale), data: {} },
  };
}
