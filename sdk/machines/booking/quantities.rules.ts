import type { Availability, Offer, OfferAvailabilities, TicketCategory } from "../../contracts/offer.ts";
import { timeOf } from "../../contracts/time.ts";
import type { Reduction, WhyNoMore } from "./booking.types.ts";
import { stepOf } from "./lines.rules.ts";

/** Maximum of persons of a category that sets none itself (purchase spec §9). */
const maximumTickets = 99;

type Tickets = Readonly<Record<string, number>>;

/** Seats of a slot: `Infinity` where it is unlimited. */
export function seatsOf({ capacity }: Availability): number {
  return capacity === null ? Number.POSITIVE_INFINITY : capacity === "none" ? 0 : capacity;
}

/** Whether a date still has a seat. */
export function hasFreeSlot(slots: OfferAvailabilities): boolean {
  return slots.some(({ availabilities }) => availabilities.some((slot) => seatsOf(slot) > 0));
}

/**
 * The categories of an offer that a slot sells, without those whose step exceeds its free seats. All without a slot.
 */
export function categoriesFor(offer: Offer, slot: Availability | undefined, ownSeats = 0): readonly TicketCategory[] {
  const categories = [...offer.ticketCategories].sort((one, other) => one.sequenceIndex - other.sequenceIndex);
  if (!slot) return categories;
  return categories.filter(
    (category) =>
      slot.ticketCategoryIds.includes(category.ticketCategoryId) && stepOf(category) <= seatsOf(slot) + ownSeats,
  );
}

/** Persons of a selection. */
export function personsOf(tickets: Tickets): number {
  return Object.values(tickets).reduce((sum, count) => sum + count, 0);
}

/**
 * Why one more step of a category is not possible; null where it is. `ownSeats` are held by the reservation that is
 * being changed.
 */
export function whyNoMore(
  category: TicketCategory,
  tickets: Tickets,
  slot: Availability | undefined,
  others: readonly Availability[] = [],
  ownSeats = 0,
): WhyNoMore | null {
  const next = (tickets[category.ticketCategoryId] ?? 0) + stepOf(category);
  if (category.maxOccupancy !== null && next > category.maxOccupancy)
    return { kind: "maxOccupancy", maximum: Math.floor(category.maxOccupancy / stepOf(category)) };
  if (category.maxOccupancy === null && next > maximumTickets) return { kind: "maximum", maximum: maximumTickets };
  const needed = personsOf(tickets) + stepOf(category);
  if (!slot || needed <= seatsOf(slot) + ownSeats) return null;
  const roomier = others.find(
    (other) => other.availabilityId !== slot.availabilityId && !other.isAllDay && seatsOf(other) >= needed,
  );
  const seats = seatsOf(slot) + ownSeats;
  return {
    kind: "capacity",
    seats,
    other: roomier
      ? { time: timeOf(roomier.startsAt), seats: roomier.capacity === "none" ? 0 : roomier.capacity }
      : null,
  };
}

/** One step more or less of a category, within 0. */
export function changed(tickets: Tickets, category: TicketCategory, direction: 1 | -1): Record<string, number> {
  const count = Math.max(0, (tickets[category.ticketCategoryId] ?? 0) + direction * stepOf(category));
  return { ...tickets, [category.ticketCategoryId]: count };
}

/** Persons by category hash, which stay when the offer changes (purchase spec §4). */
export function byHash(offer: Offer | undefined, tickets: Tickets): Record<string, number> {
  const hashes: Record<string, number> = {};
  for (const { ticketCategoryId, ticketCategoryHash } of offer?.ticketCategories ?? []) {
    const count = tickets[ticketCategoryId] ?? 0;
    if (count > 0) hashes[ticketCategoryHash] = count;
  }
  return hashes;
}

/** Persons by category id of an offer, from hashes; what doesn't fit the offer or its slot is left out. */
export function fromHashes(
  offer: Offer,
  hashes: Tickets,
  slot: Availability | undefined,
  ownSeats = 0,
): Record<string, number> {
  let tickets: Record<string, number> = {};
  for (const category of categoriesFor(offer, slot, ownSeats)) {
    const requested = hashes[category.ticketCategoryHash] ?? 0;
    while (
      (tickets[category.ticketCategoryId] ?? 0) + stepOf(category) <= requested &&
      !whyNoMore(category, tickets, slot, [], ownSeats)
    ) {
      tickets = changed(tickets, category, 1);
    }
  }
  return tickets;
}

/**
 * The reduction when only some of the requested persons get a ticket; null for all, and for none, when the visitor has
 * to choose tickets anyway.
 */
export function reductionOf(requested: number, tickets: Tickets): Reduction | null {
  const possible = personsOf(tickets);
  return possible > 0 && possible < requested ? { requested, possible } : null;
}

/**
 * The persons of each audience, as comparable text: a change clears the date (purchase spec §4, offers first).
 */
export function audiencesOf(offer: Offer | undefined, tickets: Tickets): string {
  const persons: Record<string, number> = {};
  for (const { ticketCategoryId, audience } of offer?.ticketCategories ?? []) {
    const count = tickets[ticketCategoryId] ?? 0;
    if (count > 0) persons[audience] = (persons[audience] ?? 0) + count;
  }
  return JSON.stringify(Object.entries(persons).sort());
}
