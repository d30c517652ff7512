import type { RefundWay } from "../../../sdk/contracts/booking.ts";
import { money, type Money } from "../../../sdk/contracts/money.ts";
import { fill } from "../../shell/fill.ts";
import type { AccountWords } from "../../sections/words.ts";

/** What came of each cancelled item, by the server's answer. */
export interface CancelledItem {
  readonly refund: Money;
  readonly refundWay: RefundWay;
  /** What of `refund` goes back to gift vouchers. */
  readonly refundToVouchers: Money;
  /** What does not has been refused: that it is due is what the page says of the booking. */
  readonly isRefundDue?: boolean;
}

const ways = ["refund", "by_hand", "release", "invoice", "credit", "voucher"] as const;

/**
 * What was cancelled, with the sum of each way in which money goes back or isn't charged; items for which nothing does
 * are named too.
 */
export function cancelledText(items: readonly CancelledItem[], words: AccountWords["cancel"]["done"]): string {
  const sums = ways
    .map((way) => ({
      way,
      amount: items.reduce((sum, item) => sum + amountOf(item, way), 0),
    }))
    .filter(({ amount }) => amount > 0);
  if (sums.length === 0)
    return items.some(({ isRefundDue }) => isRefundDue) ? words.cancelled : `${words.cancelled} ${words.none}`;
  const isPartFree = items.some(({ refund }) => refund.amount === 0);
  const parts = sums.map(({ way, amount }) => fill(words[way], { amount: money(amount).formatted }));
  return [words.cancelled, ...parts, ...(isPartFree ? [words.nothingForSome] : [])].join(" ");
}

/** What goes back of an item in a way: money first, the rest to the vouchers that paid beside it. */
function amountOf({ refund, refundWay, refundToVouchers, isRefundDue }: CancelledItem, way: RefundWay): number {
  if (way === "voucher") return refundToVouchers.amount;
  if (way === "refund" && isRefundDue) return 0;
  return refundWay === way ? refund.amount - refundToVouchers.amount : 0;
}
