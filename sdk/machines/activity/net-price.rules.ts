import { leastStartingPrice } from "../../contracts/from-price.ts";
import type { Offer } from "../../contracts/offer.ts";

/**
 * The from-price by a distributor's contract (Rappen): the server sends an approved distributor the offers with it
 * (RULES 18). Null where the contract has no price for them.
 */
export function netPriceOf(offers: readonly Offer[]): number | null {
  const isNet = offers.some(({ ticketCategories }) => ticketCategories.some((each) => each.distributorNetPrice));
  return isNet ? (leastStartingPrice(offers)?.amount ?? null) : null;
}
