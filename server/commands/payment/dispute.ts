import { randomUUID } from "node:crypto";
import type { HistoryReason } from "../../../sdk/contracts/admin/history-reasons.ts";
import { instantAt } from "../../clock.ts";
import type { Trx } from "../../db/connection.ts";
import { insertDispute, listDisputesOfAttempt, updateDispute } from "../../db/queries/dispute.ts";
import { getAttempt, updateAttempt, updateCheckWithDueRefunds } from "../../db/queries/payment-attempt.ts";
import { lockRow } from "../../db/row-lock.ts";
import type { DisputeTable } from "../../db/schema.ts";
import { transact } from "../../db/transact.ts";
import { isDisputeOpen, lostAmount } from "../../domain/dispute.ts";
import { canTransition, type DisputeState } from "../../domain/states.ts";
import type { ProviderDispute } from "../../ports/payment/payment.ts";
import type { Services } from "../../services.ts";
import { changeState, recordFirstState } from "../states.ts";
import { writeDisputeDocument } from "../document/write-document.ts";
import { announceDisputeToTeam } from "./payment-outbox.ts";

/**
 * Records the disputes of a payment as its provider knows them (RULES 8): each step once, in the history, with a mail
 * to the team when one is opened, won or lost. What is lost is not there to be refunded (`lost_amount`), and has a
 * credit note; refunds that waited for the end are due at once. The booking stands. Safe to repeat, and for answers
 * that arrive late.
 */
export async function recordDisputes(
  services: Services,
  attemptId: string,
  disputes: readonly ProviderDispute[],
): Promise<void> {
  if (disputes.length === 0) return;
  const at = instantAt(services.clock.now());
  const { booking_id } = await getAttempt(services.db, attemptId);
  const changed = await transact(services.db, async (trx) => {
    await lockRow(trx, "booking", booking_id);
    await lockRow(trx, "payment_attempt", attemptId);
    const before = await listDisputesOfAttempt(trx, attemptId);
    let steps = 0;
    for (const dispute of disputes) if (await recordDispute(trx, attemptId, dispute, at)) steps += 1;
    if (steps === 0) return 0;
    const attempt = await getAttempt(trx, attemptId);
    const known = await listDisputesOfAttempt(trx, attemptId);
    await updateAttempt(trx, attemptId, { lost_amount: lostAmount(known) });
    for (const { id, state, amount } of known) {
      const isLost = state === "lost";
      const wasLost = before.some((each) => each.id === id && each.state === "lost");
      if (isLost !== wasLost) await writeDisputeDocument(trx, attempt, { id, isLost, amount }, at);
    }
    await updateCheckWithDueRefunds(trx, attemptId, at);
    return steps;
  });
  if (changed > 0)
    services.log.warn(
      { paymentAttemptId: attemptId, disputes: disputes.map(({ reference, state }) => ({ reference, state })) },
      "the disputes of a payment have changed",
    );
}

const reasonOf = {
  opened: "dispute_opened",
  under_review: "dispute_under_review",
  won: "dispute_won",
  lost: "dispute_lost",
} as const satisfies Record<DisputeState, HistoryReason>;

/** Returns whether the dispute is new or has changed its state. */
async function recordDispute(trx: Trx, attemptId: string, given: ProviderDispute, at: string): Promise<boolean> {
  const { reference, state, amount, reason, respondBy } = given;
  const ended = { closed_at: isDisputeOpen(given) ? null : at };
  const known = (await listDisputesOfAttempt(trx, attemptId)).find((each) => each.provider_reference === reference);
  if (known) {
    if (known.state === state || !canTransition("dispute", known.state, state)) return false;
    await changeState(trx, "dispute", known.id, [known.state], state, reasonOf[state], at);
    await updateDispute(trx, known.id, { amount, reason, respond_by: respondBy, ...ended });
    await announceStep(trx, known, state, at);
    return true;
  }
  const { booking_id } = await getAttempt(trx, attemptId);
  const dispute: DisputeTable = {
    id: randomUUID(),
    booking_id,
    payment_attempt_id: attemptId,
    provider_reference: reference,
    amount,
    state,
    reason,
    opened_at: at,
    respond_by: respondBy,
    ...ended,
  };
  await insertDispute(trx, dispute);
  await recordFirstState(trx, "dispute", dispute.id, state, reasonOf[state], at);
  await announceStep(trx, dispute, state, at);
  return true;
}

async function announceStep(
  trx: Trx,
  dispute: Pick<DisputeTable, "id" | "payment_attempt_id">,
  state: DisputeState,
  at: string,
): Promise<void> {
  if (state !== "under_review") await announceDisputeToTeam(trx, dispute, reasonOf[state], at);
}
