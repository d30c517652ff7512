import type { PaymentMailPayload } from "../../commands/payment/payment-outbox.ts";
import type { Mail } from "../../ports/mail/mail.ts";
import type { Services } from "../../services.ts";
import { writeMoneyMail } from "./refund-mail.ts";

/**
 * The mail to the team about a confirmed booking whose authorised payment can't be captured any more. Null if the
 * booking was cancelled since, or the amount was collected by other means.
 */
export async function paymentMail(
  services: Services,
  id: string,
  { paymentAttemptId }: PaymentMailPayload,
): Promise<Mail | null> {
  const { db } = services;
  const attempt = await db
    .selectFrom("payment_attempt")
    .selectAll()
    .where("id", "=", paymentAttemptId)
    .executeTakeFirstOrThrow();
  const booking = await db
    .selectFrom("booking")
    .select(["id", "state", "number", "contact", "payment_attempt_id"])
    .where("id", "=", attempt.booking_id)
    .executeTakeFirstOrThrow();
  if (attempt.state !== "failed" || booking.state !== "confirmed" || booking.payment_attempt_id !== attempt.id)
    return null;
  return writeMoneyMail(services, id, booking, "not_captured", attempt.capture_amount ?? attempt.amount, ({ code }) =>
    attempt.refusal_reason ? [`${code}: ${attempt.refusal_reason}`] : [],
  );
}
