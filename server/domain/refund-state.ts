import type { RefundRecord } from "./records.ts";

/** States of a refund that has reached its buyer: through the payment provider, or by other means. */
const paidBackStates = ["done", "settled", "paid_twice"] as const satisfies readonly RefundRecord["state"][];

export function isPaidBack(state: RefundRecord["state"]): boolean {
  return (paidBackStates as readonly string[]).includes(state);
}

/** States of a refund that was paid by other means. Its provider may still pay it too, so its state is still read. */
export const settledRefundStates = ["settled", "paid_twice"] as const satisfies readonly RefundRecord["state"][];

export function isSettled(state: RefundRecord["state"]): boolean {
  return (settledRefundStates as readonly string[]).includes(state);
}

/**
 * States of a refund that the team must handle: the provider refused it, has not completed it in two weeks, or never
 * had the money.
 */
export const teamRefundStates = ["refused", "overdue", "by_hand"] as const satisfies readonly RefundRecord["state"][];

export function needsTeam(state: RefundRecord["state"]): boolean {
  return (teamRefundStates as readonly string[]).includes(state);
}

/** States of a refund that is paid back by transfer: its provider refused it, or never had the money. */
export const transferStates = ["refused", "by_hand"] as const satisfies readonly RefundRecord["state"][];

/**
 * Whether the buyer is asked which account a refund goes to. What goes back of a share is another payer's.
 */
export function isToTransfer({
  state,
  payment_share_id,
}: Pick<RefundRecord, "state"> & { readonly payment_share_id: string | null }): boolean {
  return payment_share_id === null && (transferStates as readonly string[]).includes(state);
}

/** States of a refund in progress: to be requested from the payment provider, or accepted there. */
const openRefundStates = ["due", "pending"] as const satisfies readonly RefundRecord["state"][];

export function isPending(state: RefundRecord["state"]): boolean {
  return (openRefundStates as readonly string[]).includes(state);
}

/**
 * Whether the provider's part of a refund that was paid twice has failed before the team closed its claim: only the
 * team knows who has the money.
 */
export function isClaimUnclear({ state, paid_twice_at }: Pick<RefundRecord, "state" | "paid_twice_at">): boolean {
  return state === "paid_twice" && paid_twice_at === null;
}

/** Whether the team has closed its claim for a refund that was paid twice. */
export function isClaimClosed({ state, paid_twice_at }: Pick<RefundRecord, "state" | "paid_twice_at">): boolean {
  return state === "settled" && paid_twice_at !== null;
}
