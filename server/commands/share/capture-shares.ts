import { instantAt } from "../../clock.ts";
import type { Trx } from "../../db/connection.ts";
import { getAttempt, updateAttempt } from "../../db/queries/payment-attempt.ts";
import { listShares, updateShare } from "../../db/queries/payment-share.ts";
import { hasDueRefund } from "../../db/queries/refund.ts";
import { lockRow } from "../../db/row-lock.ts";
import type { PaymentShareTable } from "../../db/schema.ts";
import { transact } from "../../db/transact.ts";
import { retryPause } from "../../domain/retry-pause.ts";
import { ProviderUnreachable, type ProviderPayment } from "../../ports/payment/payment.ts";
import type { Services } from "../../services.ts";
import { writeReceipt } from "../document/write-document.ts";
import { isWithoutMoney } from "../payment/capture.ts";
import { announcePaymentToTeam } from "../payment/payment-outbox.ts";
import { changeState } from "../states.ts";
import { announceShare } from "./share-outbox.ts";

/**
 * Captures each share of a confirmed shared payment that is not captured yet. One that can't be captured any more has
 * failed: the team collects its amount, the others stay. Retries any other failure with a growing delay. Safe to
 * repeat; does nothing before the confirmation.
 */
export async function captureShares(services: Services, attemptId: string): Promise<void> {
  const { db, clock, ports, log } = services;
  const attempt = await getAttempt(db, attemptId);
  if (attempt.state !== "authorised") return;
  for (const share of await listShares(db, attemptId)) {
    if (share.state !== "authorised" || share.provider_reference === null) continue;
    try {
      const payment = await ports.payment.capture(share.provider_reference, share.amount);
      const at = instantAt(clock.now());
      if (payment.state === "captured" || isWithoutMoney(payment))
        await transact(db, async (trx) => {
          await lockRow(trx, "booking", attempt.booking_id);
          await recordCapture(trx, share, payment, at);
        });
      else log.error({ shareId: share.id, state: payment.state }, "a share is not captured yet");
    } catch (cause) {
      if (!(cause instanceof ProviderUnreachable)) throw cause;
      log.warn({ err: cause, shareId: share.id }, "capturing a share is tried again");
    }
  }
  if ((await getAttempt(db, attemptId)).state === "authorised")
    await updateAttempt(db, attemptId, { check_at: instantAt(clock.now() + retryPause(attempt.tries)) });
}

async function recordCapture(
  trx: Trx,
  { id, payment_attempt_id, payer_email }: PaymentShareTable,
  payment: ProviderPayment,
  at: string,
): Promise<void> {
  await lockRow(trx, "payment_attempt", payment_attempt_id);
  const isCaptured = payment.state === "captured";
  const [to, reason] = isCaptured ? (["captured", "captured"] as const) : (["failed", "payment_failed"] as const);
  if (!(await changeState(trx, "payment_share", id, ["authorised"], to, reason, at))) return;
  await updateShare(trx, id, {
    settled_at: at,
    ...(isCaptured
      ? { captured_amount: payment.captured }
      : { result_code: payment.resultCode, refusal_reason: payment.refusalReason }),
  });
  if (!isCaptured) {
    await announceShare(trx, "organiser_not_charged", id, at);
    if (payer_email !== null) await announceShare(trx, "share_not_charged", id, at);
  }
  await completeCapture(trx, payment_attempt_id, at);
}

/**
 * With the last share the payment is captured, as far as its shares are; without any it has failed. The team is
 * written to once about all that could not be charged.
 */
async function completeCapture(trx: Trx, attemptId: string, at: string): Promise<void> {
  const shares = await listShares(trx, attemptId);
  if (shares.some(({ state }) => state === "authorised")) return;
  const captured = shares.reduce((sum, { captured_amount }) => sum + (captured_amount ?? 0), 0);
  const [to, reason] = captured > 0 ? (["captured", "captured"] as const) : (["failed", "payment_failed"] as const);
  if (!(await changeState(trx, "payment_attempt", attemptId, ["authorised"], to, reason, at))) return;
  const failed = shares.find(({ state }) => state === "failed");
  await updateAttempt(trx, attemptId, {
    ...(captured > 0 ? { capture_amount: captured } : {}),
    refusal_reason: failed?.refusal_reason ?? null,
    settled_at: at,
    check_at: (await hasDueRefund(trx, attemptId)) ? at : null,
    tries: 0,
  });
  const { booking_id } = await getAttempt(trx, attemptId);
  await writeReceipt(trx, booking_id, at);
  if (failed) await announcePaymentToTeam(trx, attemptId, at);
}
