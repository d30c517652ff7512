import { amountToCollect } from "../../domain/collect-amount.ts";
import type { PaymentMailPayload } from "../../commands/payment/payment-outbox.ts";
import type { Mail } from "../../ports/mail/mail.ts";
import type { Services } from "../../services.ts";
import { writeMoneyMail } from "./refund-mail.ts";
import { getBooking } from "../../db/queries/booking.ts";
import { getAttempt } from "../../db/queries/payment-attempt.ts";
import { listRefundsOfAttempt } from "../../db/queries/refund.ts";

/**
 * The mail to the team about a payment that came too late and goes back, or of a confirmed booking whose reserved
 * payment can't be captured any more; null where the booking is called off meanwhile, or the amount is collected
 * otherwise.
 */
export async function paymentMail(
  services: Services,
  id: string,
  { paymentAttemptId, matter = "not_captured" }: PaymentMailPayload,
): Promise<Mail | null> {
  const { db } = services;
  const attempt = await getAttempt(db, paymentAttemptId);
  const booking = await getBooking(db, attempt.booking_id);
  const refunds = await listRefundsOfAttempt(db, attempt.id);
  if (matter === "captured_late") {
    const back = refunds.find(({ booking_item_id }) => booking_item_id === null);
    return back ? writeMoneyMail(services, id, booking, matter, back.amount, () => []) : null;
  }
  const toCollect = booking.payment_attempt_id === attempt.id ? amountToCollect(booking, attempt, refunds) : null;
  if (toCollect === null) return null;
  return writeMoneyMail(services, id, booking, matter, toCollect, ({ code }) =>
    attempt.refusal_reason ? [`${code}: ${attempt.refusal_reason}`] : [],
  );
}
