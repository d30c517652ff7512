import { affiliateTransitions, type AffiliateState } from "../../sdk/contracts/affiliate.ts";

export type { AffiliateState };

/** Whether `affiliateTransitions` allows the transition from `from` to `to`. */
export function canAffiliateBecome(from: AffiliateState, to: AffiliateState): boolean {
  return (affiliateTransitions[from] as readonly string[]).includes(to);
}
