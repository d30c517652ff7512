import { instantAt } from "../../clock.ts";
import type { Trx } from "../../db/connection.ts";
import { getAttempt } from "../../db/queries/payment-attempt.ts";
import { getShare, listShares, updateOpenShare, updateShare } from "../../db/queries/payment-share.ts";
import { lockRow } from "../../db/row-lock.ts";
import type { PaymentShareTable } from "../../db/schema.ts";
import { transact } from "../../db/transact.ts";
import type { ProviderPayment } from "../../ports/payment/payment.ts";
import type { Services } from "../../services.ts";
import { confirmInTransaction, NoBookingForIt, takeOver } from "../booking/confirm.ts";
import { recordDisputes } from "../payment/dispute.ts";
import { isAttemptOpen } from "../payment/attempts.ts";
import { changeState } from "../states.ts";
import { captureShares } from "./capture-shares.ts";
import { endShares } from "./end-shares.ts";
import { recordLateFailureOfShare } from "./late-failure-of-share.ts";
import { announceShare } from "./share-outbox.ts";
import { voidShare } from "./void-share.ts";

/**
 * Applies a provider's state of a share's payment; the only place for its answers, webhooks and the reconciling job.
 * Safe to repeat, in any order. `providerKey` names the payment that it is of: an older one of the same share was over
 * at the provider before the next began, and changes nothing.
 */
export async function applyShareState(
  services: Services,
  shareId: string,
  providerKey: string,
  payment: ProviderPayment,
): Promise<void> {
  const share = await getShare(services.db, shareId);
  if (share.provider_key !== providerKey) return;
  await recordDisputes(services, share.payment_attempt_id, payment.disputes);
  switch (payment.state) {
    case "created":
      return;
    case "action_required":
    case "pending":
      await updateOpenShare(services.db, shareId, providerKey, {
        result_code: payment.resultCode,
        action: payment.action && JSON.stringify(payment.action),
      });
      return;
    case "refused":
    case "cancelled":
    case "failed":
      if (share.state === "captured") return recordLateFailureOfShare(services, share, payment);
      return refuseShare(services, share, payment);
    case "authorised":
    case "captured":
      return succeed(services, share, payment);
  }
}

/** The payer may try again, as long as the others are waited for. */
async function refuseShare(services: Services, share: PaymentShareTable, payment: ProviderPayment): Promise<void> {
  const at = instantAt(services.clock.now());
  await transact(services.db, async (trx) => {
    if (!(await lockOpen(trx, share, at))) return;
    const reason = payment.state === "cancelled" ? "payment_cancelled" : "payment_refused";
    const { provider_key } = await getShare(trx, share.id);
    if (provider_key !== share.provider_key) return;
    if (!(await changeState(trx, "payment_share", share.id, ["open", "authorised"], "refused", reason, at))) return;
    await updateShare(trx, share.id, {
      result_code: payment.resultCode,
      refusal_reason: payment.refusalReason,
      action: null,
    });
  });
}

async function succeed(services: Services, share: PaymentShareTable, payment: ProviderPayment): Promise<void> {
  if (share.state === "captured" || share.state === "failed") return;
  if (share.state === "authorised") return captureShares(services, share.payment_attempt_id);
  const outcome = share.state === "open" ? await authorise(services, share) : "late";
  if (outcome === "confirmed") return captureShares(services, share.payment_attempt_id);
  if (outcome === "over") return endShares(services, share.payment_attempt_id, "pin_over");
  if (outcome === "late") return voidShare(services, share.id, payment);
}

type Outcome = "waiting" | "confirmed" | "over" | "late";

/**
 * Records that a share is set aside; the last one's transaction confirms the booking. The attempt's row is locked, so
 * that of the last two one sees the other's.
 */
async function authorise(services: Services, share: PaymentShareTable): Promise<Outcome> {
  const { db, clock, log } = services;
  const at = instantAt(clock.now());
  try {
    return await transact(db, async (trx) => {
      await lockRow(trx, "payment_attempt", share.payment_attempt_id);
      const attempt = await getAttempt(trx, share.payment_attempt_id);
      const known = await getShare(trx, share.id);
      if (known.provider_key !== share.provider_key || known.state === "voided" || known.state === "refused")
        return "late";
      if (known.state !== "open") return "waiting";
      if (!isAttemptOpen(attempt)) return "late";
      if (attempt.pinned_until === null || attempt.pinned_until <= at) return "over";
      await changeState(trx, "payment_share", share.id, ["open"], "authorised", "payment_confirmed", at);
      await updateShare(trx, share.id, { result_code: "Authorised", action: null, refusal_reason: null });
      const shares = await listShares(trx, attempt.id);
      if (!shares.every(({ state }) => state === "authorised")) return "waiting";
      await takeOver(trx, attempt, "authorised", at);
      await confirmInTransaction(trx, attempt, at);
      for (const { id, payer_email } of shares)
        if (payer_email !== null) await announceShare(trx, "share_confirmed", id, at);
      return "confirmed";
    });
  } catch (cause) {
    if (!(cause instanceof NoBookingForIt)) throw cause;
    log.warn({ shareId: share.id, reason: cause.reason }, "shared money found no booking to confirm and is voided");
    await endShares(services, share.payment_attempt_id, cause.reason);
    return "waiting";
  }
}

/** Locks the attempt of a share; false if it does not wait for its shares any more. */
async function lockOpen(trx: Trx, share: PaymentShareTable, at: string): Promise<boolean> {
  await lockRow(trx, "payment_attempt", share.payment_attempt_id);
  const attempt = await getAttempt(trx, share.payment_attempt_id);
  return isAttemptOpen(attempt) && attempt.pinned_until !== null && attempt.pinned_until > at;
}
