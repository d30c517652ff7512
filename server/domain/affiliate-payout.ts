import { leastPayout } from "../../sdk/contracts/affiliate.ts";

/**
 * What of a statement and of what earlier ones have left open is paid out, in Rappen: all of it once it reaches the
 * least, else nothing, and it goes on to the next statement. What is below 0 always goes on.
 */
export function payoutOf(
  { carried, amount }: { readonly carried: number; readonly amount: number },
  { hasEnded }: { readonly hasEnded: boolean },
): number {
  const open = carried + amount;
  return open >= (hasEnded ? 1 : leastPayout) ? open : 0;
}

/** What of them goes on to the next statement, in Rappen; below 0 where more went back than was earned. */
export function carriedOnOf({
  carried,
  amount,
  payable,
}: {
  readonly carried: number;
  readonly amount: number;
  readonly payable: number;
}): number {
  return carried + amount - payable;
}

/** Whether a statement says nothing: it is not shown, and nobody is written to about it. */
export function isEmptyStatement({
  lines,
  correction,
  payable,
}: {
  readonly lines: readonly unknown[];
  readonly correction: number;
  readonly payable: number;
}): boolean {
  return lines.length === 0 && correction === 0 && payable === 0;
}
