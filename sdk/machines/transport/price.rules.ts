import type { Trip } from "../../contracts/transport.ts";

/**
 * The least that an adult pays for a trip, with a product or any, in second class where there is one: what is sold in
 * first class alone may be the difference to a second-class ticket. Rappen; null where nothing is sold.
 */
export function fromPrice({ ticketCategories }: Trip, productId?: string): number | null {
  const sold = ticketCategories.filter((price) => productId === undefined || price.productId === productId);
  const second = sold.filter(({ categoryTypeKey }) => categoryTypeKey !== "1st_class");
  const prices = (second.length > 0 ? second : sold).map(({ price }) => price.amount);
  return prices.length === 0 ? null : Math.min(...prices);
}
