import type { Availability, Offer, OfferAvailabilities } from "../../contracts/offer.ts";
import type { BookingContext } from "./booking.types.ts";
import { offerOf, slotOf, slotsOf } from "./chosen.rules.ts";
import { stepOf } from "./lines.rules.ts";
import { searchedMonths } from "./months.rules.ts";
import { ownSeatsOf } from "./personalization.rules.ts";
import { audiencesOf, byHash, changed, fromHashes, personsOf, reductionOf, seatsOf } from "./quantities.rules.ts";

type Patch = Partial<BookingContext>;

/** Slots whose cut-off has not passed at `now` (ms); offers without any are dropped (purchase spec §5). */
export function openSlots(slots: OfferAvailabilities, now: number): OfferAvailabilities {
  const isOpen = (slot: Availability) => slot.cutoff === null || Date.parse(slot.cutoff) > now;
  return slots
    .map((offer) => ({ ...offer, availabilities: offer.availabilities.filter(isOpen) }))
    .filter((offer) => offer.availabilities.length > 0);
}

/** Offers with a slot on the chosen date, in their order. */
export function offersOfDate(context: BookingContext): readonly Offer[] {
  return (context.offers ?? []).filter((offer) => slotsOf(context.slots, offer.offerId).length > 0);
}

/** Sets the date's slots; selects a single offer, and its single slot. */
export function withSlots(context: BookingContext, slots: OfferAvailabilities, date: string): Patch {
  const next: BookingContext = { ...context, slots, slotsOf: date };
  if (date !== context.date) return { slots, slotsOf: date };
  const offers = offersOfDate(next);
  const known = offers.find((offer) => offer.offerId === context.offerId);
  const offer = known ?? (context.flow === "date-offers" && offers.length === 1 ? offers[0] : undefined);
  if (offer) return { slots, slotsOf: date, ...withOffer(next, offer.offerId, slotOf(next)?.availabilityId) };
  const keepsOffer = context.flow === "offers-date";
  return {
    slots,
    slotsOf: date,
    availabilityId: null,
    ...(keepsOffer
      ? {}
      : { offerId: null, requestedTickets: requestedTicketsOf(context), tickets: {}, reduction: null }),
  };
}

/**
 * Selects an offer, and its slot if it has only one; carries over quantities by hash (purchase spec §4) and the guests'
 * answers.
 */
export function withOffer(context: BookingContext, offerId: number, availabilityId?: string): Patch {
  const offer = context.offers?.find((each) => each.offerId === offerId);
  if (!offer) return {};
  const slots =
    context.date === null
      ? []
      : slotsOf(context.slots, offerId).filter((slot) => slot.capacity !== "none" && slot.capacity !== 0);
  const slot =
    slots.find((each) => each.availabilityId === availabilityId) ?? (slots.length === 1 ? slots[0] : undefined);
  const hashes = requestedTicketsOf(context);
  const chosen = { ...context, availabilityId: slot?.availabilityId ?? null };
  const tickets = context.flow === "offers-date" && !slot ? {} : fromHashes(offer, hashes, slot, ownSeatsOf(chosen));
  const reduction = slot ? reductionOf(personsOf(hashes), tickets) : null;
  const { answers, childrenAges } = context;
  return {
    offerId,
    availabilityId: chosen.availabilityId,
    tickets,
    requestedTickets: hashes,
    reduction,
    answers: { ...answers, guests: carriedOver(answers.guests, context, offer) },
    childrenAges: carriedOver(childrenAges, context, offer),
    error: null,
  };
}

/**
 * Adds the persons' data for an offer's own ticket categories: from the category with the same hash in the previous
 * offer, else in any offer.
 */
function carriedOver<Person>(
  persons: Readonly<Record<string, readonly Person[]>>,
  context: BookingContext,
  offer: Offer,
): Readonly<Record<string, readonly Person[]>> {
  const booked = context.reservation?.ticketReservations.map(({ ticketCategory }) => ticketCategory) ?? [];
  const offers = [offerOf(context), offer, ...(context.offers ?? [])];
  const known = [...offers.flatMap((each) => each?.ticketCategories ?? []), ...booked].filter(
    ({ ticketCategoryId }) => persons[ticketCategoryId],
  );
  const own = offer.ticketCategories.flatMap(({ ticketCategoryId, ticketCategoryHash }) => {
    const same = known.find((each) => each.ticketCategoryHash === ticketCategoryHash);
    return same ? [[ticketCategoryId, persons[same.ticketCategoryId]!] as const] : [];
  });
  return { ...persons, ...Object.fromEntries(own) };
}

/** Persons that the visitor requested, even if the chosen slot has fewer seats. */
export function partySizeOf(context: BookingContext): number {
  return personsOf(requestedTicketsOf(context));
}

/** Whether a slot has free seats, but not for the whole party. */
export function isTooSmall(context: BookingContext, slot: Availability): boolean {
  const seats = seatsOf(slot) + ownSeatsOf({ ...context, availabilityId: slot.availabilityId });
  return seats > 0 && seats < partySizeOf(context);
}

/**
 * The requested tickets by hash: the selected ones, else the previous request. A reduction that isn't accepted doesn't
 * change them.
 */
function requestedTicketsOf(context: BookingContext): Record<string, number> {
  if (context.reduction) return { ...context.requestedTickets };
  const chosen = byHash(offerOf(context), context.tickets);
  return Object.keys(chosen).length > 0 ? chosen : { ...context.requestedTickets };
}

/** Tickets as shown: offers first, the requested ones while no slot is chosen. */
export function ticketsShown(context: BookingContext): Readonly<Record<string, number>> {
  const offer = offerOf(context);
  if (context.flow === "date-offers" || slotOf(context) || !offer) return context.tickets;
  return fromHashes(offer, context.requestedTickets, undefined);
}

/**
 * Adds or removes one step of a category. With offers first, a change of the audiences after a date was chosen clears
 * date, slot and tickets; the requested tickets stay (purchase spec §4).
 */
export function withTickets(context: BookingContext, ticketCategoryId: number, direction: 1 | -1): Patch {
  const offer = offerOf(context);
  const category = offer?.ticketCategories.find((each) => each.ticketCategoryId === ticketCategoryId);
  if (!offer || !category) return {};
  const before = ticketsShown(context);
  const tickets = changed(before, category, direction);
  const count = tickets[ticketCategoryId] ?? 0;
  const childrenAges =
    category.audience === "child"
      ? { ...context.childrenAges, [ticketCategoryId]: agesFor(context.childrenAges[ticketCategoryId], count) }
      : context.childrenAges;
  const patch = { touched: ticketCategoryId, childrenAges, reduction: null, error: null };
  /* Replaces the requested tickets, which the next slot would restore otherwise. */
  if (context.flow === "date-offers") return { ...patch, tickets, requestedTickets: byHash(offer, tickets) };
  const requestedTickets = byHash(offer, tickets);
  if (context.date === null) return { ...patch, requestedTickets, tickets: {} };
  if (audiencesOf(offer, before) === audiencesOf(offer, tickets)) return { ...patch, requestedTickets, tickets };
  return {
    ...patch,
    requestedTickets,
    tickets: {},
    date: null,
    availabilityId: null,
    slots: null,
    slotsOf: null,
    fields: null,
    fieldsOf: null,
    monthsLeft: searchedMonths,
  };
}

function agesFor(ages: readonly (number | null)[] = [], count: number): (number | null)[] {
  return Array.from({ length: count }).map((_, index) => ages[index] ?? null);
}

/** Offers first: whether an offer and at least one person are chosen, which the calendar's request needs. */
export function hasRequestedTickets(context: BookingContext): boolean {
  const offer = offerOf(context);
  return (
    offer !== undefined &&
    personsOf(ticketsShown(context)) > 0 &&
    offer.ticketCategories.every(
      (category) => (ticketsShown(context)[category.ticketCategoryId] ?? 0) % stepOf(category) === 0,
    )
  );
}
