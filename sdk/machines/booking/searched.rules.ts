import type { BookingData } from "../../contracts/elements/booking.ts";
import type { Offer, OfferAvailabilities, TicketCategory } from "../../contracts/offer.ts";
import { addToMonth, monthOf } from "../../contracts/time.ts";
import type { BookingContext } from "./booking.types.ts";
import { withSlots } from "./choices.rules.ts";
import { stepOf } from "./lines.rules.ts";
import { searchedMonths, noMonthSearch } from "./months.rules.ts";
import { hasFreeSlot } from "./quantities.rules.ts";

/** Whether a selection has only date and people, as chosen in the search, and no offer. */
export function isOfSearch({ offerId, availabilityId, tickets, ticketHashes }: BookingData): boolean {
  return offerId === undefined && availabilityId === undefined && tickets === undefined && ticketHashes === undefined;
}

/**
 * Sets the calendar to the day of the search, and the people as tickets. If nothing is free on that day, the calendar
 * searches the first free one, from its month, or from today for a day beyond the searched months. If the slots could
 * not be loaded (null), the day stays selected and they are requested again.
 */
export function withSearch(
  context: BookingContext,
  data: BookingData,
  slots: OfferAvailabilities | null,
  date: string | null,
): Partial<BookingContext> {
  const offers = context.offers ?? [];
  const people = offers.map((offer) => ticketsFor(offer, data));
  const requested = {
    requestedTickets: Object.assign({}, ...people.map(({ requestedTickets }) => requestedTickets)) as Record<
      string,
      number
    >,
    childrenAges: Object.assign(
      {},
      ...people.map(({ childrenAges }) => childrenAges),
    ) as BookingContext["childrenAges"],
  };
  if (date === null) return requested;
  const chosen = { ...requested, month: monthOf(date), monthsLeft: noMonthSearch, date };
  if (slots === null) return { ...chosen, slots: null, slotsOf: null };
  if (hasFreeSlot(slots)) return { ...chosen, ...withSlots({ ...context, ...chosen }, slots, date) };
  const thisMonth = monthOf(context.today);
  const month = chosen.month > addToMonth(thisMonth, searchedMonths) ? thisMonth : chosen.month;
  return { ...requested, month, monthsLeft: searchedMonths, date: null, slots: null, slotsOf: null };
}

/**
 * Tickets of an offer for the participants of a search, by hash: full prices, each child in a category for its age.
 * Participants without a category are left out.
 */
function ticketsFor(offer: Offer, { adults = 0, childrenAges = [] }: BookingData) {
  const categories = offer.ticketCategories.filter(
    (category) => category.discountType === null && stepOf(category) === 1,
  );
  const inOrder = categories.toSorted((one, other) => one.sequenceIndex - other.sequenceIndex);
  const requestedTickets: Record<string, number> = {};
  const ages: Record<string, (number | null)[]> = {};
  const add = (category: TicketCategory | undefined, count: number) => {
    if (category && count > 0)
      requestedTickets[category.ticketCategoryHash] = (requestedTickets[category.ticketCategoryHash] ?? 0) + count;
  };
  const anybody = inOrder.find(({ audience }) => audience === "any");
  add(inOrder.find(({ audience }) => audience === "adult") ?? anybody, adults);
  for (const age of childrenAges) {
    const has = ({ minAge, maxAge }: TicketCategory) =>
      age === null || (age >= (minAge ?? 0) && age <= (maxAge || Number.POSITIVE_INFINITY));
    const category =
      inOrder.find((each) => isForChildren(each) && has(each)) ?? (anybody && has(anybody) ? anybody : undefined);
    add(category, 1);
    if (category?.audience === "child") (ages[category.ticketCategoryId] ??= []).push(age);
  }
  return { requestedTickets, childrenAges: ages };
}

function isForChildren({ audience }: TicketCategory): boolean {
  return audience === "child" || audience === "youth" || audience === "infant";
}
