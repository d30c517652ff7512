import type { Money } from "./money.ts";
import type { Offer } from "./offer.ts";

/** What an activity costs, as its summary says it; an index in memory has plain amounts. */
interface SummaryPrices<Price> {
  readonly minAdultPrice: Price | null;
  readonly startingPrice: Price | null;
}

/** The price that is shown and sorted by: the least of an adult, else the least of all; null without one (RULES 21). */
export function shownPrice<Price>(summary: SummaryPrices<Price> | null | undefined): Price | null {
  return summary?.minAdultPrice ?? summary?.startingPrice ?? null;
}

/** The from-price of offers: the least above 0 (purchase spec §9); null where nothing is. */
export function leastStartingPrice(offers: readonly Pick<Offer, "startingPrice">[]): Money | null {
  const prices = offers.flatMap(({ startingPrice }) => (startingPrice?.amount ? startingPrice : []));
  return prices.sort((one, other) => one.amount - other.amount)[0] ?? null;
}
