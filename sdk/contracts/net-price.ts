import type { TicketCategory } from "./offer.ts";

/** Prices are named net only where a distributor's contract has them all (RULES 18); what costs nothing has one. */
export function areNet(categories: readonly Pick<TicketCategory, "distributorNetPrice">[]): boolean {
  return categories.every((each) => each.distributorNetPrice);
}
