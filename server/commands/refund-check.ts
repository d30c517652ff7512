import { day, instantAt, minute } from "../clock.ts";
import type { RefundTable } from "../db/schema.ts";

/** When a refund that is done is read again, after that (ms): a bank can send the money back within about a month. */
const doneIsReadAfter = [day, 7 * day, 30 * day];

/** How long a provider may take for a refund that it has accepted (ms): banks need up to ten working days. */
export const overdueAfter = 14 * day;

const unfinishedStates: readonly RefundTable["state"][] = ["pending", "overdue", "settled"];
const paidStates: readonly RefundTable["state"][] = ["done", "paid_twice"];

/**
 * When to read a refund again: one that has not ended after a minute at first, then after as long as it has taken, a day at most; one that the
 * provider has paid at 1, 7 and 30 days. `began`: when it was accepted, or paid. Times in ms.
 */
export function nextCheckOf(state: RefundTable["state"], began: number, now: number): string | null {
  const since = now - began;
  if (unfinishedStates.includes(state)) return instantAt(now + Math.min(day, Math.max(minute, since)));
  const next = paidStates.includes(state) ? doneIsReadAfter.find((after) => after > since) : undefined;
  return next === undefined ? null : instantAt(began + next);
}

/** When what a refund is read for began: the provider's payment where there is one, else its acceptance (ms). */
export function checkBegan({ state, done_at, paid_twice_at, accepted_at, created_at }: RefundTable): number {
  const paidAt = { done: done_at, paid_twice: paid_twice_at }[state as "done"];
  return Date.parse(paidAt ?? accepted_at ?? created_at);
}
