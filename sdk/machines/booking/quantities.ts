import type { Availability, Offer, OfferAvailabilities, TicketCategory } from "../../contracts/offer.ts";
import { timeOf } from "../../contracts/time.ts";
import type { BookingContext, WhyNoMore } from "./booking.types.ts";

/** Persons of one category where it says no maximum itself (purchase spec §9). */
export const maximumTickets = 99;

type Tickets = Readonly<Record<string, number>>;

/** Persons of one step: the category's occupancy; 1 where that is 1 or less, or there is no maximum (purchase spec §5). */
export function stepOf({ occupancy, maxOccupancy }: TicketCategory): number {
  return occupancy > 1 && maxOccupancy !== null ? occupancy : 1;
}

/** Seats of a slot: `Infinity` where it is unlimited. */
export function seatsOf({ capacity }: Availability): number {
  return capacity === null ? Number.POSITIVE_INFINITY : capacity === "none" ? 0 : capacity;
}

export function offerOf(context: Pick<BookingContext, "offers" | "offerId">): Offer | undefined {
  return context.offers?.find((offer) => offer.offerId === context.offerId);
}

/** Slots of one offer on the chosen date, by their start. */
export function slotsOf(slots: OfferAvailabilities | null, offerId: number | null): readonly Availability[] {
  const found = slots?.find((offer) => offer.offerId === offerId)?.availabilities ?? [];
  return [...found].sort((one, other) => one.startsAt.localeCompare(other.startsAt));
}

export function slotOf(context: Pick<BookingContext, "slots" | "offerId" | "availabilityId">): Availability | undefined {
  return slotsOf(context.slots, context.offerId).find((slot) => slot.availabilityId === context.availabilityId);
}

/** What can be bought of an offer in a slot; a category larger than the slot's free seats is hidden. Without a slot, all. */
export function categoriesFor(offer: Offer, slot: Availability | undefined, ownSeats = 0): readonly TicketCategory[] {
  const categories = [...offer.ticketCategories].sort((one, other) => one.sequenceIndex - other.sequenceIndex);
  if (!slot) return categories;
  return categories.filter((category) => slot.ticketCategoryIds.includes(category.ticketCategoryId) && stepOf(category) <= seatsOf(slot) + ownSeats);
}

/** Persons of a selection. */
export function personsOf(tickets: Tickets): number {
  return Object.values(tickets).reduce((sum, count) => sum + count, 0);
}

/** Why one more step of a category is not possible; null where it is. `ownSeats` are held by the reservation that is being changed. */
export function whyNoMore(
  category: TicketCategory,
  tickets: Tickets,
  slot: Availability | undefined,
  others: readonly Availability[] = [],
  ownSeats = 0,
): WhyNoMore | null {
  const next = (tickets[category.ticketCategoryId] ?? 0) + stepOf(category);
  if (category.maxOccupancy !== null && next > category.maxOccupancy) return { kind: "maxOccupancy", maximum: category.maxOccupancy };
  if (category.maxOccupancy === null && next > maximumTickets) return { kind: "maximum", maximum: maximumTickets };
  const wanted = personsOf(tickets) + stepOf(category);
  if (!slot || wanted <= seatsOf(slot) + ownSeats) return null;
  const roomier = others.find((other) => other.availabilityId !== slot.availabilityId && !other.isAllDay && seatsOf(other) >= wanted);
  const seats = seatsOf(slot) + ownSeats;
  return {
    kind: "capacity",
    seats,
    other: roomier ? { time: timeOf(roomier.startsAt), seats: roomier.capacity === "none" ? 0 : roomier.capacity } : null,
  };
}

/** One step more or less of a category, within 0. */
export function changed(tickets: Tickets, category: TicketCategory, direction: 1 | -1): Record<string, number> {
  const count = Math.max(0, (tickets[category.ticketCategoryId] ?? 0) + direction * stepOf(category));
  return { ...tickets, [category.ticketCategoryId]: count };
}

/** Persons by category hash: what stays when the offer changes (purchase spec §4). */
export function byHash(offer: Offer | undefined, tickets: Tickets): Record<string, number> {
  const hashes: Record<string, number> = {};
  for (const { ticketCategoryId, ticketCategoryHash } of offer?.ticketCategories ?? []) {
    const count = tickets[ticketCategoryId] ?? 0;
    if (count > 0) hashes[ticketCategoryHash] = count;
  }
  return hashes;
}

/** Persons by category id of an offer, from hashes; what doesn't fit the offer or its slot is left out. */
export function fromHashes(offer: Offer, hashes: Tickets, slot: Availability | undefined, ownSeats = 0): Record<string, number> {
  let tickets: Record<string, number> = {};
  for (const category of categoriesFor(offer, slot, ownSeats)) {
    const wanted = hashes[category.ticketCategoryHash] ?? 0;
    while ((tickets[category.ticketCategoryId] ?? 0) + stepOf(category) <= wanted && !whyNoMore(category, tickets, slot, [], ownSeats)) {
      tickets = changed(tickets, category, 1);
    }
  }
  return tickets;
}

/** The persons of each audience, as one text: two selections alike in it need no other date (purchase spec §4, offers first). */
export function audiencesOf(offer: Offer | undefined, tickets: Tickets): string {
  const persons: Record<string, number> = {};
  for (const { ticketCategoryId, audience } of offer?.ticketCategories ?? []) {
    const count = tickets[ticketCategoryId] ?? 0;
    if (count > 0) persons[audience] = (persons[audience] ?? 0) + count;
  }
  return JSON.stringify(Object.entries(persons).sort());
}

/** One line of the total: so many tickets of a category, or the deposits that come with them. */
export interface Line {
  readonly kind: "ticket" | "deposit";
  readonly label: string;
  readonly quantity: number;
  /** Rappen of one. */
  readonly each: number;
}

/** The lines of a selection; a step of several persons is one ticket (RULES 2), a deposit is a line of its own (RULES 10). */
export function linesOf(offer: Offer, tickets: Tickets): readonly Line[] {
  return offer.ticketCategories.flatMap((category): Line[] => {
    const quantity = (tickets[category.ticketCategoryId] ?? 0) / stepOf(category);
    if (quantity === 0) return [];
    const price = category.distributorNetPrice ?? category.price;
    const ticket: Line = { kind: "ticket", label: category.label.formatted, quantity, each: price.amount };
    if (!category.articleLabel || !category.articlePrice) return [ticket];
    return [ticket, { kind: "deposit", label: category.articleLabel, quantity, each: category.articlePrice.amount }];
  });
}

/** Rappen. */
export function totalOf(lines: readonly Line[]): number {
  return lines.reduce((sum, line) => sum + line.quantity * line.each, 0);
}

/** The cheapest non-discounted adult category above 0 (purchase spec §9, "from-price"); undefined where there is none. */
export function fromPrice(offers: readonly Offer[]): number | undefined {
  const amounts = offers.flatMap((offer) =>
    offer.ticketCategories
      .filter((category) => category.audience === "adult" && !category.discountType && category.price.amount > 0)
      .map((category) => category.price.amount),
  );
  return amounts.length > 0 ? Math.min(...amounts) : undefined;
}
