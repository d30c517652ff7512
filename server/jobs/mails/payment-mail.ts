import { amountToCollect } from "../../domain/collect-amount.ts";
import { dateText } from "../../domain/date-texts.ts";
import type { PaymentMailPayload } from "../../commands/payment/payment-outbox.ts";
import type { Mail } from "../../ports/mail/mail.ts";
import type { Services } from "../../services.ts";
import { disputeReasonIn, providerReasonIn } from "./payment-reason.ts";
import { writeMoneyMail } from "./refund-mail.ts";
import { getBooking } from "../../db/queries/booking.ts";
import { getDispute } from "../../db/queries/dispute.ts";
import { getAttempt } from "../../db/queries/payment-attempt.ts";
import { listRefundsOfAttempt } from "../../db/queries/refund.ts";

/**
 * The mail to the team about a payment that came too late and goes back, of a confirmed booking whose reserved payment
 * can't be captured any more or whose payment has failed since, or about a dispute; null where the booking is called
 * off meanwhile, the amount is collected otherwise, or the dispute has ended otherwise.
 */
export async function paymentMail(
  services: Services,
  id: string,
  { paymentAttemptId, matter = "not_captured", disputeId }: PaymentMailPayload,
): Promise<Mail | null> {
  const { db } = services;
  const attempt = await getAttempt(db, paymentAttemptId);
  const booking = await getBooking(db, attempt.booking_id);
  if (disputeId !== undefined) {
    const dispute = await getDispute(db, disputeId);
    if (`dispute_${dispute.state}` !== matter && matter !== "dispute_opened") return null;
    const { reason, respond_by } = dispute;
    return writeMoneyMail(services, id, booking, matter, dispute.amount, ({ code, respondBy }, locale) => [
      ...(reason ? [`${code}: ${disputeReasonIn(locale, reason)}`] : []),
      ...(respond_by && matter === "dispute_opened" ? [`${respondBy}: ${dateText(locale, respond_by)}`] : []),
    ]);
  }
  const refunds = await listRefundsOfAttempt(db, attempt.id);
  if (matter === "captured_late") {
    const back = refunds.find(({ booking_item_id }) => booking_item_id === null);
    return back ? writeMoneyMail(services, id, booking, matter, back.amount, () => []) : null;
  }
  const toCollect = booking.payment_attempt_id === attempt.id ? amountToCollect(booking, attempt, refunds) : null;
  // A request whose payment has failed is to be paid as soon as it is accepted.
  const amount = toCollect ?? (matter === "failed_late" && booking.state === "requested" ? attempt.amount : null);
  if (amount === null) return null;
  return writeMoneyMail(services, id, booking, matter, amount, ({ code }, locale) =>
    attempt.refusal_reason ? [`${code}: ${providerReasonIn(locale, attempt.refusal_reason)}`] : [],
  );
}
