import { day, instantAt, minute } from "../../clock.ts";
import type { RefundTable } from "../../db/schema.ts";
import { isClaimClosed } from "../../domain/refund-state.ts";

/**
 * When a refund that its provider has paid is read again, after that (ms): a bank can send the money back within about
 * a month.
 */
const paidIsReadAfter = [day, 7 * day, 30 * day];

/** How long a provider may take for a refund that it has accepted (ms): banks need up to ten working days. */
export const overdueAfter = 14 * day;

/**
 * How long a refund is read that the team has paid by other means and its provider doesn't end (ms). A webhook counts
 * after that too.
 */
const settledIsReadFor = 90 * day;

const unfinishedStates: readonly RefundTable["state"][] = ["pending", "overdue", "settled"];

/** What decides when a refund is read again. */
export type CheckedRefund = Pick<
  RefundTable,
  "state" | "created_at" | "accepted_at" | "done_at" | "paid_twice_at" | "reclaimed_at"
>;

/**
 * When to read a refund again. One that its provider has not ended: after a minute at first, then after as long as it
 * has taken since it was accepted, a day at most. One that the provider has paid: at 1, 7 and 30 days. `now` in ms.
 */
export function nextCheckOf(refund: CheckedRefund, now: number): string | null {
  const paidAt = paidAtOf(refund);
  if (paidAt !== null) {
    const next = paidIsReadAfter.find((after) => after > now - Date.parse(paidAt));
    return next === undefined ? null : instantAt(Date.parse(paidAt) + next);
  }
  if (!unfinishedStates.includes(refund.state) || isClaimClosed(refund)) return null;
  if (refund.state === "settled" && refund.done_at !== null && now - Date.parse(refund.done_at) >= settledIsReadFor)
    return null;
  const since = now - Date.parse(refund.accepted_at ?? refund.created_at);
  return instantAt(now + Math.min(day, Math.max(minute, since)));
}

/** From when on a refund that its provider has paid is read again, for it can still fail; null for any other. */
function paidAtOf({ state, done_at, paid_twice_at, reclaimed_at }: CheckedRefund): string | null {
  if (state === "done") return done_at;
  if (state === "paid_twice") return paid_twice_at;
  return state === "settled" ? reclaimed_at : null;
}
