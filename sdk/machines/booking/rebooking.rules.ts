import type { Reservation } from "../../contracts/cart.ts";
import type { ReservationRequest } from "../../contracts/requests/cart.ts";
import type { Answers, BookingContext, BookingError, RebookQuote } from "./booking.types.ts";
import { reserveFailureOf, bookingErrorOf } from "./failure.rules.ts";
import { reservationRequest } from "./reserve.rules.ts";

/** The request to move an item to another time (purchase spec §4, "Rebook path"). */
export interface RebookInput {
  readonly itemId: string;
  readonly request: ReservationRequest;
  readonly leavesTrips: boolean;
}

export function rebookInput({ context }: { readonly context: BookingContext }): RebookInput {
  return {
    itemId: context.rebooking ?? "",
    request: { ...reservationRequest(context), replaces: null },
    leavesTrips: context.leavesTrips === true,
  };
}

/** What is submitted: the trips of the quote that move, by their items, and the difference that was shown. */
export function submittedMove({ quote }: Pick<BookingContext, "quote">) {
  const trips = quote?.journey?.moves ? quote.journey.trips : [];
  return {
    trips: trips.flatMap(({ bookingItemId, after }) =>
      after ? [{ bookingId: bookingItemId, tripId: after.tripId }] : [],
    ),
    expectedDifference: quote?.difference,
  };
}

/** A quote with the trips of its journey moving or staying; they stay where moving them can't be paid. */
export function withTrips(quote: RebookQuote, moves: boolean): RebookQuote {
  const { journey } = quote;
  if (!journey) return quote;
  const areMoving = moves && journey.together.isAllowed && journey.trips.some(({ after }) => after);
  return { ...quote, ...(areMoving ? journey.together : journey.alone), journey: { ...journey, moves: areMoving } };
}

/**
 * Starts at the date with the tickets and answers of the booked item, whether or not its time can still be booked.
 */
export function rebookStart(reservation: Reservation): Partial<BookingContext> {
  const requestedTickets: Record<string, number> = {};
  for (const { ticketCategory, guests } of reservation.ticketReservations)
    requestedTickets[ticketCategory.ticketCategoryHash] =
      (requestedTickets[ticketCategory.ticketCategoryHash] ?? 0) + guests.length;
  return { requestedTickets, answers: answersOf(reservation), arrival: "date", error: null, reduction: null };
}

function answersOf({ personalizationData, ticketReservations }: Reservation): Answers {
  const texts = (values: Reservation["personalizationData"]) =>
    Object.fromEntries(values.map(({ key, value }) => [key, String(value)]));
  return {
    reservation: texts(personalizationData),
    guests: Object.fromEntries(
      ticketReservations.map(({ ticketCategory, guests }) => [
        String(ticketCategory.ticketCategoryId),
        guests.map((guest) => texts(guest.personalizationData)),
      ]),
    ),
  };
}

/**
 * The error shown when moving an item failed; after a server error or a lost answer the outcome is unknown.
 */
export function moveErrorOf(error: unknown, context: BookingContext): BookingError {
  const { status, code } = reserveFailureOf(error);
  return status > 499 || code === "unreachable" ? { code: "moveUnknown", date: null } : rebookErrorOf(error, context);
}

/** The error shown when an item can't be moved. */
export function rebookErrorOf(error: unknown, context: BookingContext): BookingError {
  const failure = reserveFailureOf(error);
  if (failure.code === "not_rebookable" || failure.status === 403) return { code: "notRebookable", date: null };
  if (failure.code === "rebook_costs_more") return { code: "costsMore", date: null };
  return bookingErrorOf(failure, context);
}
