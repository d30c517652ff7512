import { holdLife, longestHold } from "../../sdk/contracts/hold-times.ts";
import { leastShare } from "../../sdk/contracts/share.ts";
import { splitAmount } from "../../sdk/contracts/split-amount.ts";
import type { RefundRecord } from "./records.ts";
import type { ShareState } from "./states.ts";

/** What is looked at of a share when money of it goes back. Amounts in Rappen. */
export interface ShareToRefund {
  readonly id: string;
  readonly amount: number;
  readonly captured_amount: number | null;
  readonly state: ShareState;
  readonly provider: string;
}

/**
 * The amounts of a shared payment, in Rappen: equal ones by largest remainder where `own` is null, else these. Null
 * where they don't come to `total`, or one is below `leastShare`.
 */
export function amountsOfShares(total: number, count: number, own: readonly number[] | null): readonly number[] | null {
  const amounts =
    own ??
    splitAmount(
      total,
      Array.from({ length: count }, () => 1),
    );
  const sum = amounts.reduce((rest, amount) => rest + amount, 0);
  return sum === total && amounts.every((amount) => amount >= leastShare) ? amounts : null;
}

/**
 * Until when shares can be paid, in ms: as long as the hold that ends first could be renewed when they begin, never
 * past 60 minutes from its making (RULES 3).
 */
export function sharesEnd(holds: readonly { readonly expiresAt: number; readonly heldAt: number }[], now: number) {
  return Math.min(
    ...holds.map(({ expiresAt, heldAt }) => Math.max(expiresAt, Math.min(now + holdLife, heldAt + longestHold))),
  );
}

/**
 * Splits what goes back over the shares, by largest remainder. `back`: in proportion to what each has charged and not
 * got back; what these don't hold, and `owed`, in proportion to what is to be collected of those that could not be
 * charged. Shares without a part are left out.
 */
export function partsOfShares<S extends ShareToRefund>(
  shares: readonly S[],
  refunds: readonly Pick<RefundRecord, "payment_share_id" | "amount">[],
  back: number,
  owed: number,
): readonly { readonly share: S; readonly amount: number }[] {
  const charged = shares.filter(isCharged);
  const failed = shares.filter(({ state }) => state === "failed");
  const over = (some: readonly S[], amount: number) => {
    const weights = some.map((share) => Math.max(0, amountLeft(share, refunds)));
    const most = weights.reduce((sum, weight) => sum + weight, 0);
    return splitAmount(Math.min(amount, most), weights).map((part, index) => ({ share: some[index]!, amount: part }));
  };
  const ofCharged = over(charged, back);
  const given = ofCharged.reduce((sum, { amount }) => sum + amount, 0);
  return [...ofCharged, ...over(failed, back - given + owed)].filter(({ amount }) => amount > 0);
}

/** Rappen of a share that are charged or set aside, and neither back nor due to go back. */
export function leftOfShare(
  share: ShareToRefund,
  refunds: readonly Pick<RefundRecord, "payment_share_id" | "amount">[],
): number {
  return isCharged(share) ? Math.max(0, amountLeft(share, refunds)) : 0;
}

function isCharged({ state }: Pick<ShareToRefund, "state">): boolean {
  return state === "authorised" || state === "captured";
}

function amountLeft(
  { id, amount, captured_amount }: ShareToRefund,
  refunds: readonly Pick<RefundRecord, "payment_share_id" | "amount">[],
): number {
  return refunds
    .filter(({ payment_share_id }) => payment_share_id === id)
    .reduce((rest, refund) => rest - refund.amount, captured_amount ?? amount);
}

/** Rappen of a share that go back to its payer, or have: without what was never taken of it. */
export function refundedOfShare(
  { id }: Pick<ShareToRefund, "id">,
  refunds: readonly Pick<RefundRecord, "payment_share_id" | "amount" | "state">[],
): number {
  return refunds
    .filter(({ payment_share_id, state }) => payment_share_id === id && state !== "released")
    .reduce((sum, { amount }) => sum + amount, 0);
}
