import type { Trx } from "../../db/connection.ts";
import { isWaived } from "../../domain/booking-money.ts";
import type { FrozenBooking } from "../../domain/frozen.ts";
import { hasNetPrices, type Session } from "../../domain/session.ts";
import { fromJson } from "../../json.ts";
import type { Attempt } from "../payment/attempts.ts";
import { refundablesOf } from "../refund/give-back.ts";
import { costOf, type PricedRequest } from "../reservation/priced-request.ts";
import type { ItemToRebook, Prices } from "./rebook-item.ts";
import { rebateAfter } from "./rebook-rebate.ts";

/** An item of a booking, and what it is to become. */
export interface ItemMove {
  readonly booked: ItemToRebook;
  readonly priced: PricedRequest;
}

/**
 * The most that the prices of a payment's items may fall by, in Rappen: what can still go back of it, or was to be
 * collected of one that could not be captured, and what vouchers paid. Of one that was waived there is nothing that
 * could go back.
 */
export async function mostBackOf(trx: Trx, paid: Attempt): Promise<number> {
  if (isWaived(paid)) return Infinity;
  const { money, vouchers } = await refundablesOf(trx, paid);
  return money + vouchers;
}

/** An amount above what was paid is billed to a buyer on invoice. */
export function isBilled({ method }: Attempt, session: Session): boolean {
  return method === "invoice" && hasNetPrices(session);
}

/**
 * The prices of items that change together. What one of them costs more is set off against what the others cost less.
 * The team may have refunded more for another item than it cost, so the refund is capped at `refundable` (Rappen).
 */
export function pricesOfMoves(moves: readonly ItemMove[], refundable: number): readonly Prices[] {
  const uncapped = moves.map(priceOfMove);
  const total = uncapped.reduce((sum, { difference }) => sum + difference, 0);
  let notRefundable = Math.max(0, -refundable - total);
  let setOff = uncapped.reduce((sum, { difference }) => sum + Math.max(0, difference), 0);
  return uncapped.map((prices) => {
    const less = Math.max(0, -prices.difference);
    const staying = Math.min(less, notRefundable);
    notRefundable -= staying;
    const used = Math.min(less - staying, setOff);
    setOff -= used;
    return { ...prices, difference: prices.difference + staying, refund: less - staying - used };
  });
}

/** What moves cost more together, in Rappen; below 0 it is refunded. */
export function differenceOf(prices: readonly Prices[]): number {
  return prices.reduce((sum, { difference }) => sum + difference, 0);
}

function priceOfMove({ booked: { booking, item, reservation, frozen }, priced }: ItemMove): Omit<Prices, "refund"> {
  const { tickets, deposits } = costOf(priced);
  const before = { tickets: reservation.tickets_amount, rebate: item.rebate_amount };
  const rebate =
    frozen.net || frozen.trip ? 0 : rebateAfter(fromJson<FrozenBooking>(booking.frozen).rebates, before, tickets);
  return { tickets, deposits, rebate, difference: tickets + deposits - rebate - item.paid_amount };
}
