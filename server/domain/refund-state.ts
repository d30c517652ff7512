import type { RefundTable } from "../db/schema.ts";

/** A refund in these has reached its buyer: through the payment provider, or by other means. */
export const backStates = ["done", "settled", "paid_twice"] as const satisfies readonly RefundTable["state"][];

export function isBack(state: RefundTable["state"]): boolean {
  return (backStates as readonly string[]).includes(state);
}

/** A refund in these was paid by other means; its provider may pay it all the same, and is read on. */
export const settledStates = ["settled", "paid_twice"] as const satisfies readonly RefundTable["state"][];

export function isSettled(state: RefundTable["state"]): boolean {
  return (settledStates as readonly string[]).includes(state);
}

/**
 * A refund in these is the team's to see to: the provider refused it, has not ended it in two weeks, or never had the
 * money.
 */
export const teamStates = ["refused", "overdue", "by_hand"] as const satisfies readonly RefundTable["state"][];

export function isForTeam(state: RefundTable["state"]): boolean {
  return (teamStates as readonly string[]).includes(state);
}

/** A refund in these is worked on: to be asked of the payment provider, or accepted there. */
export const pendingStates = ["due", "pending"] as const satisfies readonly RefundTable["state"][];

export function isOnItsWay(state: RefundTable["state"]): boolean {
  return (pendingStates as readonly string[]).includes(state);
}
