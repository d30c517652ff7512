import { splitAmount } from "../../../sdk/contracts/split-amount.ts";

/**
 * What each share of a payment gets back in Rappen, as the server splits it (RULES 3): item by item, in proportion to
 * what is left of each share. `left`: Rappen of each share that are charged and not back.
 */
export function partsOfPayers(refunds: readonly number[], left: readonly number[]): readonly number[] {
  const parts = left.map(() => 0);
  for (const refund of refunds) {
    const weights = left.map((amount, index) => amount - parts[index]!);
    const most = weights.reduce((sum, weight) => sum + weight, 0);
    for (const [index, part] of splitAmount(Math.min(refund, most), weights).entries()) parts[index]! += part;
  }
  return parts;
}
