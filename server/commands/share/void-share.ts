import { randomUUID } from "node:crypto";
import { instantAt } from "../../clock.ts";
import { getAttempt, updateAttempt, updateCheckWithDueRefunds } from "../../db/queries/payment-attempt.ts";
import { getShare, listShares, updateShare } from "../../db/queries/payment-share.ts";
import { findWholeRefundOfShare, hasDueRefund, insertRefund } from "../../db/queries/refund.ts";
import { lockRow } from "../../db/row-lock.ts";
import type { PaymentShareTable } from "../../db/schema.ts";
import { transact } from "../../db/transact.ts";
import { retryPause } from "../../domain/retry-pause.ts";
import { ProviderUnreachable, type ProviderPayment } from "../../ports/payment/payment.ts";
import type { Services } from "../../services.ts";
import { isWithoutMoney } from "../payment/capture.ts";
import { announcePaymentToTeam } from "../payment/payment-outbox.ts";
import { executeRefunds } from "../refund/refund.ts";

/** Voids at the provider what is still to be voided of an ended shared payment. Safe to repeat. */
export async function voidShares(services: Services, attemptId: string): Promise<void> {
  const { db, clock, log } = services;
  const attempt = await getAttempt(db, attemptId);
  try {
    for (const share of await listShares(db, attemptId)) if (share.is_void_due) await voidAtProvider(services, share);
  } catch (cause) {
    if (!(cause instanceof ProviderUnreachable)) throw cause;
    log.warn({ err: cause, paymentAttemptId: attemptId }, "voiding is tried again");
  }
  const isLeft = (await listShares(db, attemptId)).some(({ is_void_due }) => is_void_due === 1);
  if (!isLeft && (await hasDueRefund(db, attemptId))) return;
  await updateAttempt(db, attemptId, { check_at: isLeft ? instantAt(clock.now() + retryPause(attempt.tries)) : null });
}

/** Voids or refunds a share that succeeded after its payment was over. Safe to repeat. */
export async function voidShare(services: Services, shareId: string, payment: ProviderPayment): Promise<void> {
  const { db, clock, log } = services;
  const share = await getShare(db, shareId);
  log.error({ shareId, was: share.state, is: payment.state }, "a share succeeded after it had been closed");
  if (payment.state === "captured") return refundLateShare(services, share, payment);
  await updateShare(db, shareId, { is_void_due: 1 });
  await updateAttempt(db, share.payment_attempt_id, { check_at: instantAt(clock.now()), tries: 0 });
  await voidAtProvider(services, share);
}

async function voidAtProvider(services: Services, share: PaymentShareTable): Promise<void> {
  const { db, ports } = services;
  // Without a reference it was never started: no money can have moved.
  if (share.provider_reference !== null) {
    const payment = await ports.payment.cancel(share.provider_reference);
    if (payment.state === "captured") await refundLateShare(services, share, payment);
    else if (!isWithoutMoney(payment)) return;
  }
  await updateShare(db, share.id, { is_void_due: 0 });
}

/** Gives back what was captured of a share whose payment had come to nothing, once; the team is written to. */
async function refundLateShare(services: Services, share: PaymentShareTable, payment: ProviderPayment): Promise<void> {
  const { db, clock } = services;
  const at = instantAt(clock.now());
  const attemptId = share.payment_attempt_id;
  await transact(db, async (trx) => {
    await lockRow(trx, "payment_attempt", attemptId);
    if (await findWholeRefundOfShare(trx, share.id)) return;
    await insertRefund(trx, {
      id: randomUUID(),
      booking_id: (await getAttempt(trx, attemptId)).booking_id,
      booking_item_id: null,
      payment_attempt_id: attemptId,
      payment_share_id: share.id,
      amount: payment.captured,
      reason: "contradictory",
      state: "due",
      created_at: at,
    });
    await updateCheckWithDueRefunds(trx, attemptId, at);
    await announcePaymentToTeam(trx, attemptId, at, "captured_late");
  });
  await executeRefunds(services, attemptId);
}
