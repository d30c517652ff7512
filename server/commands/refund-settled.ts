import { instantAt } from "../clock.ts";
import { recordStep } from "../db/queries/team-steps.ts";
import type { RefundTable } from "../db/schema.ts";
import { transact } from "../db/transact.ts";
import type { ProviderRefund } from "../ports/payment/payment.ts";
import type { Services } from "../services.ts";
import type { SignedIn } from "../session.ts";
import { nextCheckOf } from "./refund-check.ts";
import { changeRefund, type RefundOfBooking } from "./refund-change.ts";
import { announceRefundToTeam } from "./refund-outbox.ts";

/**
 * Records how the provider's refund stands after the team had paid it by other means: paid by the provider too, the buyer has the money twice, and
 * the team is told to claim it back. Compare-and-set, as `recordOutcome`. Where the provider's own refund fails in the end, all is well.
 */
export async function recordOutcomeOfSettled({ db, clock, log }: Services, refund: RefundTable, given: ProviderRefund): Promise<void> {
  const now = clock.now();
  const at = instantAt(now);
  const isPaid = given.state === "succeeded";
  // A claim that the team has closed stays closed.
  if (refund.state === "settled" && refund.paid_twice_at !== null) return;
  if (given.state === "pending" && refund.state === "paid_twice") return;
  const paidAt = isPaid ? (refund.paid_twice_at ?? at) : null;
  const state = isPaid ? "paid_twice" : "settled";
  const began = Date.parse(paidAt ?? refund.accepted_at ?? at);
  const isNew = await transact(db, async (trx) => {
    const changed = await trx
      .updateTable("refund")
      .set({ state, paid_twice_at: paidAt, check_at: given.state === "failed" ? null : nextCheckOf(state, began, now) })
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
 * Closes a refund that was paid twice: the buyer has paid the money back, or the shop gives it up; `note` says which. Who and when are kept. Throws
 * 404 `booking_not_found`, also for a refund of another booking; 409 `changed_meanwhile`.
 */
export async function closePaidTwice(
  { db, clock }: Pick<Services, "db" | "clock">,
  caller: Pick<SignedIn, "email">,
  ids: RefundOfBooking,
  { retries, note }: { readonly retries: number; readonly note: string },
): Promise<void> {
  const at = instantAt(clock.now());
  await transact(db, async (trx) => {
    const { amount } = await changeRefund(trx, ids, ["paid_twice"], retries, { state: "settled", check_at: null });
    const changes = [{ field: "refund", from: null, to: String(amount) }];
    await recordStep(trx, { entity: "booking", entityId: ids.bookingId, who: caller.email, action: "refund_reclaimed", note, changes, at });
  });
}
