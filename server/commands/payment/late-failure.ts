import { instantAt } from "../../clock.ts";
import { getBooking } from "../../db/queries/booking.ts";
import { updateAttempt } from "../../db/queries/payment-attempt.ts";
import { hasDueRefund } from "../../db/queries/refund.ts";
import { lockRow } from "../../db/row-lock.ts";
import { transact } from "../../db/transact.ts";
import type { ProviderPayment } from "../../ports/payment/payment.ts";
import type { Services } from "../../services.ts";
import { writeReversal } from "../document/write-document.ts";
import { executeRefunds } from "../refund/refund.ts";
import { changeState } from "../states.ts";
import type { Attempt } from "./attempts.ts";
import { announcePaymentToTeam, announceUnpaidToBuyer } from "./payment-outbox.ts";

/**
 * Records that a payment has failed after it had been captured (RULES 8). The booking stands, and the team collects
 * (`amountToCollect`) or cancels it: one mail to the team and one to the buyer. Due refunds of the payment are
 * released.
 */
export async function recordLateFailure(
  services: Services,
  { id, booking_id }: Pick<Attempt, "id" | "booking_id">,
  { state, resultCode, refusalReason }: ProviderPayment,
): Promise<void> {
  const { db, clock, log } = services;
  const at = instantAt(clock.now());
  const isNew = await transact(db, async (trx) => {
    // What it reverses of the documents may be cancelled at this moment.
    await lockRow(trx, "booking", booking_id);
    if (!(await changeState(trx, "payment_attempt", id, ["captured"], "failed", "payment_failed_late", at)))
      return false;
    await updateAttempt(trx, id, {
      result_code: resultCode,
      refusal_reason: refusalReason,
      settled_at: at,
      check_at: (await hasDueRefund(trx, id)) ? at : null,
      tries: 0,
    });
    await announcePaymentToTeam(trx, id, at, "failed_late");
    const booking = await getBooking(trx, booking_id);
    if (booking.payment_attempt_id === id && booking.state === "confirmed")
      await announceUnpaidToBuyer(trx, booking_id, "payment_failed_late", at);
    // After the mail that brings its credit note.
    await writeReversal(trx, { id, booking_id }, at);
    return true;
  });
  if (isNew) log.error({ paymentAttemptId: id, state, reason: refusalReason }, "a captured payment has failed");
  await executeRefunds(services, id);
}
