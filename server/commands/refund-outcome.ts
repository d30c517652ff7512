import type { HistoryReason } from "../../sdk/contracts/admin/history-reasons.ts";
import { day, instantAt, minute } from "../clock.ts";
import type { Db, Trx } from "../db/connection.ts";
import type { RefundTable } from "../db/schema.ts";
import { transact } from "../db/transact.ts";
import type { ProviderRefund } from "../ports/payment/payment.ts";
import type { Services } from "../services.ts";
import { mayFollow, move } from "./states.ts";

/** When a refund that is done is read again, after that (ms): a bank can send the money back within about a month. */
const doneIsReadAfter = [day, 7 * day, 30 * day];

/** How long a provider may take for a refund that it has accepted (ms): banks need up to ten working days. */
export const overdueAfter = 14 * day;

const stateOf = { pending: "pending", succeeded: "done", failed: "refused" } as const satisfies Record<ProviderRefund["state"], RefundTable["state"]>;

/** A refund that nobody works on any more is left alone; one that is done can still fail. */
const changeable: readonly RefundTable["state"][] = ["due", "pending", "overdue", "done"];

/**
 * Writes down how a refund stands at its provider: the one place where the answer to asking for it, webhooks and the job that reads it again meet.
 * Compare-and-set: of several who bring the same, the first changes it. One that fails, however late, is the team's from here (the list of bookings
 * with a refused refund), once. `wasTaken`: false where the money had only been set aside, and was let go.
 */
export async function recordOutcome({ db, clock, log }: Services, refund: RefundTable, given: ProviderRefund, { wasTaken = true } = {}): Promise<void> {
  if (!changeable.includes(refund.state)) return;
  const now = clock.now();
  const at = instantAt(now);
  const state = given.state === "pending" && refund.state === "overdue" ? "overdue" : stateOf[given.state];
  const acceptedAt = refund.accepted_at ?? at;
  // Providers don't take back a success but by a failure: an older answer that comes late changes nothing.
  if (refund.state === "done" && state === "pending") return;
  const hasChanged = await transact(db, async (trx) => {
    const changed = await trx
      .updateTable("refund")
      .set({
        state,
        provider_reference: given.reference ?? refund.provider_reference,
        accepted_at: state === "refused" ? refund.accepted_at : acceptedAt,
        done_at: state === "done" ? (refund.done_at ?? at) : null,
        ...(state === "refused" ? { refusal_reason: given.failureReason } : {}),
        check_at: given.reference === null ? null : nextCheckOf(state, Date.parse(state === "done" ? (refund.done_at ?? at) : acceptedAt), now),
      })
      .where("id", "=", refund.id)
      .where("state", "=", refund.state)
      .where("retries", "=", refund.retries)
      .returning("id")
      .executeTakeFirst();
    if (!changed || state === refund.state) return false;
    if (state !== "refused") await moveAttempt(trx, refund, wasTaken ? (state === "done" ? ["captured", "refunded"] : ["captured"]) : ["cancelled"], at);
    // The money of a whole payment that came back to us is kept again, until the team has seen to it.
    if (refund.state === "done" && refund.booking_item_id === null)
      await move(trx, "payment_attempt", refund.payment_attempt_id, ["refunded"], "captured", "refund_failed", at);
    await notDueAnyMore(trx, refund.payment_attempt_id);
    return true;
  });
  if (hasChanged && state === "refused")
    log.error({ refundId: refund.id, paymentAttemptId: refund.payment_attempt_id, refusal: given.failureReason, was: refund.state }, "a refund has failed");
}

/**
 * When to read a refund again: one that has not ended after a minute at first, then after as long as it has taken, a day at most; one that is
 * done at 1, 7 and 30 days. `began`: when it was accepted, or done. Times in ms.
 */
export function nextCheckOf(state: RefundTable["state"], began: number, now: number): string | null {
  const since = now - began;
  if (state === "pending" || state === "overdue") return instantAt(now + Math.min(day, Math.max(minute, since)));
  const next = state === "done" ? doneIsReadAfter.find((after) => after > since) : undefined;
  return next === undefined ? null : instantAt(began + next);
}

/** Brings a payment of which all goes back to where it is at its provider; of one that gives back a part the rest is kept, and nothing changes. */
async function moveAttempt(trx: Trx, refund: RefundTable, steps: readonly ("captured" | "refunded" | "cancelled")[], at: string): Promise<void> {
  const { payment_attempt_id: id, booking_item_id, reason } = refund;
  if (booking_item_id !== null && steps[0] === "captured") return;
  if (steps.at(-1) !== "captured") await trx.updateTable("payment_attempt").set({ settled_at: at }).where("id", "=", id).execute();
  for (const to of steps) {
    const { state } = await trx.selectFrom("payment_attempt").select("state").where("id", "=", id).executeTakeFirstOrThrow();
    if (mayFollow("payment_attempt", state, to)) await move(trx, "payment_attempt", id, [state], to, reason as HistoryReason, at);
  }
}

/** Nobody has to look at an attempt again once the last of its parts is back. */
export async function notDueAnyMore(trx: Db | Trx, attemptId: string): Promise<void> {
  await trx
    .updateTable("payment_attempt")
    .set({ check_at: null })
    .where("id", "=", attemptId)
    .where((row) =>
      row.not(
        row.exists(
          row.selectFrom("refund").select("refund.id").whereRef("refund.payment_attempt_id", "=", "payment_attempt.id").where("refund.state", "=", "due"),
        ),
      ),
    )
    .execute();
}
