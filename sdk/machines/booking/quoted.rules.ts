import type { Offer } from "../../contracts/offer.ts";
import type { LinkChange } from "./booking.types.ts";
import { linesOf, totalOfLines } from "./lines.rules.ts";
import { fromHashes, personsOf } from "./quantities.rules.ts";

/**
 * What persons by category hash cost in Rappen, deposits included; null where the offer doesn't sell all of them. At
 * prices that everyone pays: who opens a link may have other ones than who made it.
 */
export function quotedTotalOf(offer: Offer | undefined, hashes: Readonly<Record<string, number>>): number | null {
  if (!offer || personsOf(hashes) === 0) return null;
  const tickets = fromHashes(offer, hashes, undefined);
  if (personsOf(tickets) !== personsOf(hashes)) return null;
  const ticketCategories = offer.ticketCategories.map((category) => ({ ...category, distributorNetPrice: null }));
  return totalOfLines(linesOf({ ...offer, ticketCategories }, tickets));
}

/** The change of the price since `quoted`; empty where it is the same, or can't be compared. */
export function priceChange(
  quoted: number | undefined,
  offer: Offer | undefined,
  hashes: Readonly<Record<string, number>>,
): readonly LinkChange[] {
  const now = quotedTotalOf(offer, hashes);
  return quoted === undefined || now === null || now === quoted ? [] : [{ kind: "price", before: quoted, now }];
}
