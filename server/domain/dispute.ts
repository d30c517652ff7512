import type { DisputeState } from "./states.ts";

/** States of a dispute that has not ended: its payment can't be refunded meanwhile. */
export const openDisputeStates = ["opened", "under_review"] as const satisfies readonly DisputeState[];

export function isDisputeOpen({ state }: { readonly state: DisputeState }): boolean {
  return (openDisputeStates as readonly DisputeState[]).includes(state);
}

/** Rappen of a payment that its disputes have taken. */
export function lostAmount(disputes: readonly { readonly state: DisputeState; readonly amount: number }[]): number {
  return disputes.reduce((sum, { state, amount }) => (state === "lost" ? sum + amount : sum), 0);
}
