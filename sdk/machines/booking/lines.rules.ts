import type { Offer, TicketCategory } from "../../contracts/offer.ts";

/**
 * Persons of one step: the category's occupancy; 1 where that is 1 or less, or there is no maximum (purchase spec §5).
 */
export function stepOf({ occupancy, maxOccupancy }: TicketCategory): number {
  return occupancy > 1 && maxOccupancy !== null ? occupancy : 1;
}

/** One line of the total: so many tickets of a category, or the deposits that come with them. */
export interface Line {
  readonly kind: "ticket" | "deposit";
  readonly label: string;
  readonly quantity: number;
  /** Rappen of one. */
  readonly each: number;
}

/**
 * The lines of a selection; a step of several persons is one ticket (RULES 2), a deposit is a line of its own (RULES
 * 10).
 */
export function linesOf(offer: Offer, tickets: Readonly<Record<string, number>>): readonly Line[] {
  const lines = offer.ticketCategories.flatMap((category): Line[] => {
    const quantity = (tickets[category.ticketCategoryId] ?? 0) / stepOf(category);
    if (quantity === 0) return [];
    const price = category.distributorNetPrice ?? category.price;
    const ticket: Line = { kind: "ticket", label: category.label.formatted, quantity, each: price.amount };
    if (!category.articleLabel || !category.articlePrice) return [ticket];
    return [ticket, { kind: "deposit", label: category.articleLabel, quantity, each: category.articlePrice.amount }];
  });
  return lines.toSorted((one, other) => other.kind.localeCompare(one.kind));
}

/** The lines as items of analytics; what they sum up to is `totalOfLines`. */
export function itemsOf<Item extends object>(item: Item, lines: readonly Line[]) {
  return lines.map(({ label, quantity, each }) => ({ ...item, item_variant: label, price: each, quantity }));
}

/** Rappen. */
export function totalOfLines(lines: readonly Line[]): number {
  return lines.reduce((sum, line) => sum + line.quantity * line.each, 0);
}
