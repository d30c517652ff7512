import { day, instantAt } from "../clock.ts";
import { recordStep } from "../db/queries/team-steps.ts";
import type { RefundTable } from "../db/schema.ts";
import { transact } from "../db/transact.ts";
import type { ProviderRefund } from "../ports/payment/payment.ts";
import type { Services } from "../services.ts";
import type { SignedIn } from "../session.ts";
import { isClaimClosed, nextCheckOf } from "./refund-check.ts";
import { changeRefund, type RefundOfBooking } from "./refund-change.ts";
import { announceRefundToBuyer, announceRefundToTeam } from "./refund-outbox.ts";

/**
 * Records how the provider's refund stands after the team had paid it by other means: paid by the provider too, the buyer has the money twice, and
 * the team is told to claim it back. Compare-and-set, as `recordOutcome`. Where the provider's own refund fails in the end, the buyer has the team's
 * payment; not so after the buyer has sent that much back.
 */
export async function recordOutcomeOfSettled(services: Services, refund: RefundTable, given: ProviderRefund): Promise<void> {
  if (isClaimClosed(refund)) return recordOutcomeOfClosed(services, refund, given);
  const { db, clock, log } = services;
  const now = clock.now();
  const at = instantAt(now);
  const isPaid = given.state === "succeeded";
  if (given.state === "pending" && refund.state === "paid_twice") return;
  const paidAt = isPaid ? (refund.paid_twice_at ?? at) : null;
  const state = isPaid ? "paid_twice" : "settled";
  const isNew = await transact(db, async (trx) => {
    const changed = await trx
      .updateTable("refund")
      .set({ state, paid_twice_at: paidAt, check_at: given.state === "failed" ? null : nextCheckOf({ ...refund, state, paid_twice_at: paidAt }, now) })
      .where("id", "=", refund.id)
      .where("state", "=", refund.state)
      .where("retries", "=", refund.retries)
      .returning("id")
      .executeTakeFirst();
    if (!changed || state === refund.state || !isPaid) return false;
    await announceRefundToTeam(trx, refund, "paid_twice", at);
    return true;
  });
  if (isNew)
    log.error(
      { refundId: refund.id, paymentAttemptId: refund.payment_attempt_id, amount: refund.amount, settledBy: refund.settled_by },
      "a refund was paid twice",
    );
}

/**
 * Records that the provider's refund has failed after the buyer had sent one of the two payments back: the buyer has nothing, and the refund is the
 * team's again. Where the team has given the second payment up, the buyer still has the first.
 */
async function recordOutcomeOfClosed({ db, clock, log }: Services, refund: RefundTable, given: ProviderRefund): Promise<void> {
  if (given.state !== "failed" || refund.reclaimed_at === null) return;
  const at = instantAt(clock.now());
  const isNew = await transact(db, async (trx) => {
    const changed = await trx
      .updateTable("refund")
      .set({
        state: "refused",
        refusal_reason: given.failureReason,
        done_at: null,
        settled_by: null,
        settled_note: null,
        paid_twice_at: null,
        reclaimed_at: null,
        check_at: null,
      })
      .where("id", "=", refund.id)
      .where("state", "=", refund.state)
      .where("retries", "=", refund.retries)
      .where("reclaimed_at", "=", refund.reclaimed_at)
      .returning("id")
      .executeTakeFirst();
    if (!changed) return false;
    await announceRefundToTeam(trx, refund, "refused", at);
    await announceRefundToBuyer(trx, refund, at);
    return true;
  });
  if (isNew)
    log.error({ refundId: refund.id, paymentAttemptId: refund.payment_attempt_id, refusal: given.failureReason, was: "reclaimed" }, "a refund has failed");
}

/**
 * Closes a refund that was paid twice. `isReturned`: the buyer has paid the money back, and the provider is read for 30 days more; else the shop
 * gives it up. Who, when and the note are kept. Throws 404 `booking_not_found`, also for a refund of another booking; 409 `changed_meanwhile`.
 */
export async function closePaidTwice(
  { db, clock }: Pick<Services, "db" | "clock">,
  caller: Pick<SignedIn, "email">,
  ids: RefundOfBooking,
  { retries, note, isReturned }: { readonly retries: number; readonly note: string; readonly isReturned: boolean },
): Promise<void> {
  const now = clock.now();
  const at = instantAt(now);
  await transact(db, async (trx) => {
    const change = { state: "settled", reclaimed_at: isReturned ? at : null, check_at: isReturned ? instantAt(now + day) : null } as const;
    const { amount } = await changeRefund(trx, ids, ["paid_twice"], retries, change);
    const changes = [{ field: "refund", from: null, to: String(amount) }];
    await recordStep(trx, { entity: "booking", entityId: ids.bookingId, who: caller.email, action: "refund_reclaimed", note, changes, at });
  });
}
