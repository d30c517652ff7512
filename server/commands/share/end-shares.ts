import type { HistoryReason } from "../../../sdk/contracts/admin/history-reasons.ts";
import { instantAt } from "../../clock.ts";
import { getAttempt, updateAttempt } from "../../db/queries/payment-attempt.ts";
import { listShares, updateShare } from "../../db/queries/payment-share.ts";
import { lockRow } from "../../db/row-lock.ts";
import { transact } from "../../db/transact.ts";
import type { Services } from "../../services.ts";
import { openAttemptStates, releasePins } from "../payment/attempts.ts";
import { changeState } from "../states.ts";
import { announceShare } from "./share-outbox.ts";
import { voidShares } from "./void-share.ts";

/**
 * Ends a shared payment that not all have paid: nothing is charged, what is set aside is voided, and the holds run on.
 * Closes it before the provider is called: a success in between finds it closed, and is voided too. Does nothing if it
 * was confirmed or ended before.
 */
export async function endShares(services: Services, attemptId: string, reason: HistoryReason): Promise<void> {
  const { db, clock, log } = services;
  const at = instantAt(clock.now());
  const hasEnded = await transact(db, async (trx) => {
    await lockRow(trx, "payment_attempt", attemptId);
    if (!(await changeState(trx, "payment_attempt", attemptId, openAttemptStates, "cancelled", reason, at)))
      return false;
    // The reconciling job voids what is left if the process ends before.
    await updateAttempt(trx, attemptId, { result_code: "Cancelled", settled_at: at, check_at: at, tries: 0 });
    const shares = await listShares(trx, attemptId);
    for (const share of shares) {
      await changeState(trx, "payment_share", share.id, [share.state], "voided", reason, at);
      const isVoidDue = share.state === "open" || share.state === "authorised" ? 1 : share.is_void_due;
      await updateShare(trx, share.id, { is_void_due: isVoidDue, action: null, settled_at: at });
      if (share.payer_email !== null) await announceShare(trx, "share_over", share.id, at);
    }
    await releasePins(trx, await getAttempt(trx, attemptId), reason, at);
    await announceShare(trx, "shares_over", shares[0]!.id, at);
    return true;
  });
  if (!hasEnded) return;
  log.info({ paymentAttemptId: attemptId, reason }, "a shared payment came to nothing");
  await voidShares(services, attemptId);
}
