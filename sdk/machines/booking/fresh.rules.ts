import type { ActivityToBook } from "../../contracts/activity.ts";
import type { Reservation } from "../../contracts/cart.ts";
import type { Offer } from "../../contracts/offer.ts";
import { monthOf } from "../../contracts/time.ts";
import type { Answers, BookingContext, BookingInput } from "./booking.types.ts";
import { searchedMonths, noMonthSearch } from "./months.rules.ts";

export const noAnswers: Answers = { reservation: {}, guests: {} };

/** The widget before anything is chosen; an attempt to reserve whose answer was lost is still to be settled. */
export function freshContext(input: BookingInput): BookingContext {
  return {
    ...input,
    activity: null,
    tab: "booking",
    month: monthOf(input.today),
    months: {},
    monthsLeft: searchedMonths,
    date: null,
    offers: null,
    slots: null,
    slotsOf: null,
    offerId: null,
    availabilityId: null,
    tickets: {},
    requestedTickets: {},
    reduction: null,
    touched: null,
    childrenAges: {},
    fields: null,
    fieldsOf: null,
    answers: noAnswers,
    leftFields: [],
    error: null,
    lostDate: null,
    linkChanges: undefined,
    loadFailure: "error500",
    synced: false,
    key: null,
    cartId: null,
    reservation: null,
    arrival: null,
    similar: null,
    reserved: null,
    trips: [],
    leavesTrips: false,
  };
}

/**
 * The loaded activity and offers: sorted, without those that can't be bought; a single one is selected (purchase spec
 * §4, §7).
 */
export function loaded(
  activity: ActivityToBook,
  offers: readonly Offer[],
  reservation: Reservation | null,
): Partial<BookingContext> {
  const buyable = offers
    .filter((offer) => offer.startingPrice !== null)
    .sort((one, other) => one.sequenceIndex - other.sequenceIndex);
  return {
    activity,
    offers: buyable,
    reservation,
    offerId: buyable.length === 1 ? buyable[0]!.offerId : null,
    error: null,
  };
}

/** A date is chosen: its slots are to come; the offer and the requested tickets stay. */
export function withDate(context: BookingContext, date: string): Partial<BookingContext> {
  if (date === context.date) return {};
  return { date, month: monthOf(date), monthsLeft: noMonthSearch, availabilityId: null, error: null };
}
