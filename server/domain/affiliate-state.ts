import type { AffiliateState } from "../../sdk/contracts/affiliate.ts";

export type { AffiliateState };

/** Allowed state transitions of an affiliate: by the team's decision, and of a rejected one that applies again. */
const transitions = {
  applied: ["approved", "rejected"],
  rejected: ["applied", "approved"],
  approved: ["closed"],
  closed: ["approved"],
} as const satisfies Record<AffiliateState, readonly AffiliateState[]>;

/** Whether the table allows the transition from `from` to `to`. */
export function canAffiliateBecome(from: AffiliateState, to: AffiliateState): boolean {
  return (transitions[from] as readonly string[]).includes(to);
}
