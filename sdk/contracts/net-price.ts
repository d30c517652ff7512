import type { TicketCategory } from "./offer.ts";

/**
 * Prices are named net where a distributor's contract has that of every ticket that costs something, and of at least
 * one (RULES 18).
 */
export function areNet(tickets: readonly Pick<TicketCategory, "price" | "distributorNetPrice">[]): boolean {
  return (
    tickets.some(({ distributorNetPrice }) => distributorNetPrice) &&
    tickets.every(({ price, distributorNetPrice }) => distributorNetPrice || !price.amount)
  );
}
