import { leastStartingPrice } from "../../contracts/from-price.ts";
import type { Offer } from "../../contracts/offer.ts";

/**
 * The from-price by a distributor's contract (Rappen): the server sends an approved distributor the offers with it
 * (RULES 18). Null where the least price is none of the contract's.
 */
export function netPriceOf(offers: readonly Offer[]): number | null {
  const least = leastStartingPrice(offers)?.amount ?? null;
  const isNet = offers.some(({ ticketCategories }) =>
    ticketCategories.some(({ distributorNetPrice }) => distributorNetPrice?.amount === least),
  );
  return isNet ? least : null;
}
