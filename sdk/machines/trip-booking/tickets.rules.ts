import { beyondAdults, isCompanion, isTraveller, type CompanyProblem } from "../../contracts/companions.ts";
import type { Availability, Offer } from "../../contracts/offer.ts";
import { dateOf } from "../../contracts/time.ts";
import { transportOfferId, type TransportTicketCategory, type Trip } from "../../contracts/transport.ts";
import type { Selection } from "../booking/booking.types.ts";
import { noAnswers } from "../booking/fresh.rules.ts";
import { linesOf } from "../booking/lines.rules.ts";
import { ownSeatsOf } from "../booking/personalization.rules.ts";
import { personsOf, whyNoMore } from "../booking/quantities.rules.ts";
import type { ClassKey, TripBookingContext, TripBookingInput } from "./trip-booking.types.ts";

/** Children whose ages are asked are 0 to 11 (purchase spec §5). */
export const oldestPickedChild = 11;
/** So many children at most are counted by their ages. */
export const mostChildren = 10;

/** No product and no ticket. */
export const noTickets = {
  categories: null,
  capacity: null,
  fields: null,
  tickets: {},
  children: [],
  touched: null,
  answers: noAnswers,
  leftFields: [],
} as const;

/** A booking as it opens. */
const nothingBooked = {
  products: null,
  productId: null,
  classKey: null,
  ...noTickets,
  error: null,
} as const;

/** Products that are sold for a trip, each once, in their order; those that are sold out come last. */
export function productIdsOf(trip: Trip | null): string[] {
  const sold = (trip?.ticketCategories ?? []).map(({ productId }) => productId);
  return [...new Set([...sold, ...(trip?.soldOutProductIds ?? [])])];
}

/** Whether nobody gets a ticket of a product any more, but whoever has some already and changes them. */
export function isSoldOut(
  { trip, reservedProductId }: Pick<TripBookingContext, "trip" | "reservedProductId">,
  productId: string | null,
): boolean {
  return productId !== reservedProductId && (trip?.soldOutProductIds ?? []).some((id) => id === productId);
}

/** Whether another product than the chosen one is still sold. */
export function hasOtherOnSale(context: Pick<TripBookingContext, "trip" | "productId" | "reservedProductId">): boolean {
  return productIdsOf(context.trip).some((id) => id !== context.productId && !isSoldOut(context, id));
}

/** The trip once a product of it is sold out. */
export function withoutProduct(trip: Trip, productId: string): Trip {
  return {
    ...trip,
    ticketCategories: trip.ticketCategories.filter((price) => price.productId !== productId),
    soldOutProductIds: [...new Set([...(trip.soldOutProductIds ?? []), productId])],
  };
}

/** The classes that a product is sold in; second class first. */
export function classesOf(categories: readonly TransportTicketCategory[] | null): readonly ClassKey[] {
  const keys = new Set((categories ?? []).map(({ categoryTypeKey }) => categoryTypeKey));
  return (["2nd_class", "1st_class"] as const).filter((key) => keys.has(key));
}

/** The categories of the chosen class, with those of no class, in their order. */
export function categoriesShown({
  categories,
  classKey,
}: Pick<TripBookingContext, "categories" | "classKey">): readonly TransportTicketCategory[] {
  return (categories ?? [])
    .filter(({ categoryTypeKey }) => categoryTypeKey === null || classKey === null || categoryTypeKey === classKey)
    .toSorted((one, other) => one.sequenceIndex - other.sequenceIndex);
}

/** The category of a child of this age: one for children whose ages fit; the cheapest of these. */
export function categoryForAge(
  categories: readonly TransportTicketCategory[],
  age: number,
): TransportTicketCategory | undefined {
  return categories
    .filter(({ audience }) => audience === "child" || audience === "infant" || audience === "youth")
    .filter(({ minAge, maxAge }) => age >= (minAge ?? 0) && age <= (maxAge || Number.POSITIVE_INFINITY))
    .toSorted((one, other) => one.price.amount - other.price.amount)[0];
}

type Counted = Pick<TripBookingContext, "categories" | "classKey" | "tickets" | "children">;

/** All tickets by category, with those of the children whose ages are known. */
export function allTickets(context: Counted): Readonly<Record<string, number>> {
  const shown = categoriesShown(context);
  const tickets: Record<string, number> = { ...context.tickets };
  for (const age of context.children) {
    const category = age === null ? undefined : categoryForAge(shown, age);
    if (category) tickets[category.ticketCategoryId] = (tickets[category.ticketCategoryId] ?? 0) + 1;
  }
  return tickets;
}

/** Why the chosen tickets can't be bought yet. */
export type TicketProblem = "none" | "soldOut" | "tooMany" | "ageMissing" | "ageWithoutTicket" | CompanyProblem;

export function ticketProblem(context: TripBookingContext): TicketProblem | null {
  const shown = categoriesShown(context);
  const left = seatsLeft(context);
  if (left === 0) return "soldOut";
  if (context.children.includes(null)) return "ageMissing";
  if (context.children.some((age) => !categoryForAge(shown, age!))) return "ageWithoutTicket";
  const tickets = allTickets(context);
  if (personsOf(tickets) === 0) return "none";
  if (personsOf(tickets) > left) return "tooMany";
  const has = (is: (category: TransportTicketCategory) => boolean) =>
    shown.some((category) => is(category) && (tickets[category.ticketCategoryId] ?? 0) > 0);
  if (!has(({ discountType }) => isTraveller(discountType))) return "needs_traveller";
  if (tooManyOf(context)) return "needs_another_adult";
  return has(({ needsAdult }) => needsAdult === true) && !has(({ audience }) => isCompanion(audience))
    ? "needs_adult"
    : null;
}

/** Small children beyond those that the chosen adults can take along. */
export function tooManyOf(context: Counted) {
  const tickets = allTickets(context);
  return beyondAdults(
    categoriesShown(context).map(({ ticketCategoryId, audience, label, mostPerAdult }) => ({
      audience,
      label: label.formatted,
      mostPerAdult,
      persons: tickets[ticketCategoryId] ?? 0,
    })),
  );
}

/** Those of a reservation that is changed are free for it. */
function seatsLeft(context: TripBookingContext): number {
  const { capacity } = context;
  if (capacity === null) return Number.POSITIVE_INFINITY;
  return (capacity === "none" ? 0 : capacity) + ownSeatsOf(selectionOf(context));
}

/** The tickets in another class: each category's counterpart there. */
export function inClass(context: TripBookingContext, classKey: ClassKey): Partial<TripBookingContext> {
  const target = categoriesShown({ categories: context.categories, classKey });
  const likeness = ({ audience, discountType, minAge, maxAge, label }: TransportTicketCategory) =>
    JSON.stringify([audience, discountType, minAge, maxAge, label.audience]);
  const moved = categoriesShown(context).flatMap((category) => {
    const count = context.tickets[category.ticketCategoryId] ?? 0;
    const same =
      target.find(({ ticketCategoryId }) => ticketCategoryId === category.ticketCategoryId) ??
      target.find((each) => likeness(each) === likeness(category));
    return count > 0 && same ? [[String(same.ticketCategoryId), count] as const] : [];
  });
  return { classKey, tickets: Object.fromEntries(moved), touched: null, error: null };
}

/** One ticket less; children that were counted by their age go last. */
export function withoutTicket(context: TripBookingContext, ticketCategoryId: number): Partial<TripBookingContext> {
  const own = context.tickets[ticketCategoryId] ?? 0;
  if (own > 0) return { tickets: { ...context.tickets, [ticketCategoryId]: own - 1 }, touched: ticketCategoryId };
  const shown = categoriesShown(context);
  const last = context.children.findLastIndex(
    (age) => age !== null && categoryForAge(shown, age)?.ticketCategoryId === ticketCategoryId,
  );
  return { children: context.children.filter((_, index) => index !== last), touched: ticketCategoryId };
}

/** The trip as the one slot of the offer of all trips, as the rules of the booking widget take it. */
export function selectionOf(context: TripBookingContext): Selection {
  const { trip, reservation, productId, locale, today, role, answers, leftFields, fields } = context;
  const availabilityId = `${trip?.id ?? ""} ${productId ?? ""}`;
  const isOwn = reservation !== null && reservation.tripId === trip?.id && context.reservedProductId === productId;
  return {
    locale,
    today,
    role,
    answers,
    leftFields,
    fields,
    fieldsOf: fields === null ? null : availabilityId,
    date: trip ? dateOf(trip.startTime) : null,
    offerId: transportOfferId,
    availabilityId,
    offers: [offerOf(context)],
    slots: trip ? [{ offerId: transportOfferId, availabilities: [slotOf(context, trip, availabilityId)] }] : null,
    tickets: allTickets(context),
    reservation: isOwn ? { ...reservation, availabilityId } : null,
  };
}

function offerOf(context: TripBookingContext): Offer {
  const product = context.products?.find(({ id }) => id === context.productId);
  return {
    offerId: transportOfferId,
    contentApiOfferId: transportOfferId,
    offerLabel: product?.title ?? "",
    description: product?.description ?? "",
    sequenceIndex: 0,
    durationInHours: null,
    validities: [],
    startingPrice: null,
    ticketCategories: [...categoriesShown(context)],
    categoryTypes: [],
  };
}

function slotOf({ categories, capacity }: TripBookingContext, trip: Trip, availabilityId: string): Availability {
  return {
    availabilityId,
    startsAt: trip.startTime,
    validity: "other",
    isAllDay: false,
    capacity,
    cancellableUntil: null,
    cutoff: null,
    ticketCategoryIds: (categories ?? []).map(({ ticketCategoryId }) => ticketCategoryId),
    startingPrice: null,
  };
}

/** Why one more of a category is not possible; null where it is. */
export function whyNoMoreOf(context: TripBookingContext, category: TransportTicketCategory) {
  const selection = selectionOf(context);
  const [slot] = selection.slots?.[0]?.availabilities ?? [];
  return whyNoMore(category, selection.tickets, slot, [], ownSeatsOf(selection));
}

/** The lines of the total. */
export function linesOfTrip(context: TripBookingContext) {
  const { offers, tickets } = selectionOf(context);
  return linesOf(offers![0]!, tickets);
}

export function freshContext(input: TripBookingInput): TripBookingContext {
  return {
    ...input,
    ...nothingBooked,
    reservation: null,
    reservedProductId: null,
    isReservationGone: false,
    isItemGone: false,
    reserved: null,
    isReturning: false,
  };
}
