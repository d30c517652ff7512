import { instantAt } from "../../clock.ts";
import { getAttempt, updateAttempt } from "../../db/queries/payment-attempt.ts";
import { getShare, updateShare } from "../../db/queries/payment-share.ts";
import { hasDueRefund, listRefundsOfAttempt } from "../../db/queries/refund.ts";
import { lockRow } from "../../db/row-lock.ts";
import type { PaymentShareTable } from "../../db/schema.ts";
import { transact } from "../../db/transact.ts";
import { isPaidBack } from "../../domain/refund-state.ts";
import { isTeamPayment } from "../../domain/team-payment.ts";
import type { ProviderPayment } from "../../ports/payment/payment.ts";
import type { Services } from "../../services.ts";
import { writeReversal } from "../document/write-document.ts";
import { announcePaymentToTeam } from "../payment/payment-outbox.ts";
import { executeRefunds } from "../refund/refund.ts";
import { changeState } from "../states.ts";
import { announceShare } from "./share-outbox.ts";

/**
 * Records that a share has failed after it had been captured (RULES 8), as `recordLateFailure` does of a whole payment:
 * the booking and the other shares stand, and the team collects what this one had left. One that the team has collected
 * since is not the provider's any more. `lock`: for the test of the race.
 */
export async function recordLateFailureOfShare(
  services: Services,
  { id, payment_attempt_id }: PaymentShareTable,
  { state, resultCode, refusalReason }: ProviderPayment,
  lock = lockRow,
): Promise<void> {
  const { db, clock, log } = services;
  const at = instantAt(clock.now());
  const { booking_id } = await getAttempt(db, payment_attempt_id);
  const isNew = await transact(db, async (trx) => {
    // Of another share the team may record at this moment that it was collected.
    await lock(trx, "booking", booking_id);
    await lockRow(trx, "payment_attempt", payment_attempt_id);
    const share = await getShare(trx, id);
    const attempt = await getAttempt(trx, payment_attempt_id);
    if (isTeamPayment(share) || (attempt.state !== "captured" && attempt.state !== "authorised")) return false;
    if (!(await changeState(trx, "payment_share", id, ["captured"], "failed", "payment_failed_late", at))) return false;
    await updateShare(trx, id, {
      captured_amount: null,
      result_code: resultCode,
      refusal_reason: refusalReason,
      settled_at: at,
    });
    for (const kind of ["share_taken_back", "organiser_taken_back"] as const) await announceShare(trx, kind, id, at);
    // With the last of its shares the payment is captured, and says then what is missing.
    if (attempt.state === "authorised") return true;
    const refunds = await listRefundsOfAttempt(trx, attempt.id);
    // What its payer has got back is not asked for again.
    const lost = refunds
      .filter((refund) => refund.payment_share_id === id && isPaidBack(refund.state))
      .reduce((rest, { amount }) => rest - amount, share.captured_amount ?? share.amount);
    const left = (attempt.capture_amount ?? attempt.amount) - lost;
    if (left === 0)
      await changeState(trx, "payment_attempt", attempt.id, ["captured"], "failed", "payment_failed_late", at);
    await updateAttempt(trx, attempt.id, {
      capture_amount: left,
      refusal_reason: refusalReason,
      check_at: (await hasDueRefund(trx, attempt.id)) ? at : null,
      tries: 0,
    });
    await writeReversal(trx, attempt, at, { amount: lost }, lock);
    await announcePaymentToTeam(trx, attempt.id, at, "failed_late");
    return true;
  });
  if (isNew) log.error({ shareId: id, state, reason: refusalReason }, "a captured share has failed");
  await executeRefunds(services, payment_attempt_id);
}
