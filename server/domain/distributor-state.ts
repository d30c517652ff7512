import { distributorTransitions, type DistributorState } from "../../sdk/contracts/distributor.ts";

export type { DistributorState };

/** Whether `distributorTransitions` allows the transition from `from` to `to`. */
export function canDistributorBecome(from: DistributorState, to: DistributorState): boolean {
  return (distributorTransitions[from] as readonly string[]).includes(to);
}
