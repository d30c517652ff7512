import { day, instantAt } from "../../clock.ts";
import { findRefund, markClaimUnclear, replaceRefund } from "../../db/queries/refund.ts";
import { insertTeamStep } from "../../db/queries/team-step.ts";
import { lockRow } from "../../db/row-lock.ts";
import type { RefundTable } from "../../db/schema.ts";
import { transact } from "../../db/transact.ts";
import type { ProviderRefund } from "../../ports/payment/payment.ts";
import type { Services } from "../../services.ts";
import type { SignedInSession } from "../../domain/session.ts";
import { writeRefundDocument } from "../document/write-document.ts";
import { changeRefund, type RefundKey } from "./change-refund.ts";
import { isClaimClosed, isClaimUnclear } from "../../domain/refund-state.ts";
import { nextCheckOf } from "./refund-check.ts";
import { announceRefundToBuyer, announceRefundToTeam } from "./outbox.ts";

/**
 * Records how the provider's refund stands after the team had paid it by other means: paid by the provider too, the
 * buyer has the money twice, and the team is told to claim it back. Compare-and-set, as `recordOutcome`. Where the
 * provider's own refund fails in the end, the buyer has the team's payment; not so after the buyer has sent that much
 * back. Whether that is so while the claim is open, the team is asked.
 */
export async function recordOutcomeOfSettled(
  services: Services,
  refund: RefundTable,
  given: ProviderRefund,
): Promise<void> {
  if (isClaimClosed(refund)) return recordOutcomeOfClosed(services, refund, given);
  const { db, clock, log } = services;
  const now = clock.now();
  const at = instantAt(now);
  const isPaid = given.state === "succeeded";
  if (refund.state === "paid_twice" && (given.state === "pending" || isClaimUnclear(refund))) return;
  if (refund.state === "paid_twice" && given.state === "failed") return recordUnclear(services, refund, given);
  const paidAt = isPaid ? (refund.paid_twice_at ?? at) : null;
  const state = isPaid ? "paid_twice" : "settled";
  const isNew = await transact(db, async (trx) => {
    const { id, retries, paid_twice_at } = refund;
    const changed = await replaceRefund(
      trx,
      { id, state: [refund.state], retries, paid_twice_at },
      {
        state,
        paid_twice_at: paidAt,
        check_at: given.state === "failed" ? null : nextCheckOf({ ...refund, state, paid_twice_at: paidAt }, now),
      },
    );
    if (!changed || state === refund.state || !isPaid) return false;
    await announceRefundToTeam(trx, refund, "paid_twice", at);
    return true;
  });
  if (isNew)
    log.error(
      {
        refundId: refund.id,
        paymentAttemptId: refund.payment_attempt_id,
        amount: refund.amount,
        settledBy: refund.settled_by,
      },
      "a refund was paid twice",
    );
}

/**
 * The buyer may have sent one of the two payments back already: it stays in the team's list, with why the provider's
 * has failed.
 */
async function recordUnclear({ db, clock, log }: Services, refund: RefundTable, given: ProviderRefund): Promise<void> {
  const isNew = await transact(db, async (trx) => {
    const changed = await markClaimUnclear(trx, refund.id, given.failureReason);
    if (changed) await announceRefundToTeam(trx, refund, "twice_failed", instantAt(clock.now()));
    return changed;
  });
  if (isNew)
    log.error(
      {
        refundId: refund.id,
        paymentAttemptId: refund.payment_attempt_id,
        refusal: given.failureReason,
        was: "paid_twice",
      },
      "a refund has failed while its claim is open",
    );
}

/**
 * Records that the provider's refund has failed after the buyer had sent one of the two payments back: the buyer has
 * nothing, and the refund is the team's again. Where the team has given the second payment up, the buyer still has the
 * first.
 */
async function recordOutcomeOfClosed(
  { db, clock, log }: Services,
  refund: RefundTable,
  given: ProviderRefund,
): Promise<void> {
  if (given.state !== "failed" || refund.reclaimed_at === null) return;
  const at = instantAt(clock.now());
  const isNew = await transact(db, async (trx) => {
    const { id, retries, reclaimed_at } = refund;
    const expected = { id, state: [refund.state], retries, reclaimed_at };
    await lockRow(trx, "booking", refund.booking_id);
    const changed = await replaceRefund(trx, expected, { ...refusedAfterAll, refusal_reason: given.failureReason });
    if (!changed) return false;
    await writeRefundDocument(trx, changed, at);
    await announceRefundToTeam(trx, refund, "refused", at);
    await announceRefundToBuyer(trx, refund, at);
    return true;
  });
  if (isNew)
    log.error(
      {
        refundId: refund.id,
        paymentAttemptId: refund.payment_attempt_id,
        refusal: given.failureReason,
        was: "reclaimed",
      },
      "a refund has failed",
    );
}

/** A refund that was not paid in the end returns to the team's list. */
const refusedAfterAll = {
  state: "refused",
  done_at: null,
  settled_by: null,
  settled_note: null,
  paid_twice_at: null,
  reclaimed_at: null,
  check_at: null,
} as const;

/**
 * Closes a refund that was paid twice. `isReturned`: the buyer has paid the money back, and the provider is read for 30
 * days more; else the shop gives it up. Where the provider's payment has failed meanwhile, nobody has paid one that was
 * returned: it is the team's again, as one that was refused; else the team's payment stands alone. Who, when and the
 * note are kept. Throws 404 `booking_not_found`, also for a refund of another booking; 409 `changed_meanwhile`.
 */
export async function closePaidTwice(
  { db, clock }: Pick<Services, "db" | "clock">,
  caller: Pick<SignedInSession, "email">,
  ids: RefundKey,
  { retries, note, isReturned }: { readonly retries: number; readonly note: string; readonly isReturned: boolean },
): Promise<void> {
  const now = clock.now();
  const at = instantAt(now);
  await transact(db, async (trx) => {
    await lockRow(trx, "booking", ids.bookingId);
    await lockRow(trx, "refund", ids.refundId);
    const known = await findRefund(trx, ids.refundId);
    const isUnclear = known !== undefined && isClaimUnclear(known);
    const closed = {
      state: "settled",
      reclaimed_at: isReturned ? at : null,
      check_at: isReturned ? instantAt(now + day) : null,
    } as const;
    const failed = isReturned ? refusedAfterAll : ({ state: "settled", check_at: null } as const);
    const refund = await changeRefund(trx, ids, ["paid_twice"], retries, isUnclear ? failed : closed);
    await writeRefundDocument(trx, refund, at);
    if (refund.state === "refused") await announceRefundToBuyer(trx, refund, at);
    const changes = [{ field: "refund", from: null, to: String(refund.amount) }];
    await insertTeamStep(trx, {
      entity: "booking",
      entityId: ids.bookingId,
      actor: caller.email,
      action: "refund_reclaimed",
      note,
      changes,
      at,
    });
  });
}
