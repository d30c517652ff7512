import type { FrozenBooking } from "../../domain/frozen.ts";

const percent = 100;

/**
 * An item's share of its booking's rebates at a new ticket price (RULES 10, 12), in Rappen: a percentage follows the
 * price, a fixed amount stays, neither exceeds the tickets' price. The same price gives the same share exactly.
 */
export function rebateAfter(
  rebates: FrozenBooking["rebates"],
  before: { readonly tickets: number; readonly rebate: number },
  tickets: number,
): number {
  if (tickets === before.tickets) return before.rebate;
  const rate = rebates.reduce((sum, rebate) => sum + (rebate.kind === "percent" ? rebate.value : 0), 0);
  const off = (amount: number) => Math.round((amount * rate) / percent);
  const fixed = rebates.some(({ kind }) => kind === "fixed") ? Math.max(0, before.rebate - off(before.tickets)) : 0;
  return Math.min(tickets, off(tickets) + fixed);
}
