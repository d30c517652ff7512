import type { Reservation, ReservationRequest } from "../../contracts/cart.ts";
import type { Answers, BookingContext, BookingTrouble } from "./booking.types.ts";
import { failureOf, troubleOf } from "./failure.ts";
import { reservationRequest } from "./reserve.ts";

/** What the shop is asked for an item that is moved to another time (purchase spec §4, "Rebook path"). */
export interface RebookInput {
  readonly itemId: string;
  readonly request: ReservationRequest;
}

export function rebookInput({ context }: { readonly context: BookingContext }): RebookInput {
  return { itemId: context.rebooking ?? "", request: { ...reservationRequest(context), replaces: null } };
}

/**
 * Begins with the date: the tickets and answers of the booked item stay, whether or not its own time can still be
 * booked.
 */
export function rebookStart(reservation: Reservation): Partial<BookingContext> {
  const requestedTickets: Record<string, number> = {};
  for (const { ticketCategory, guests } of reservation.ticketReservations)
    requestedTickets[ticketCategory.ticketCategoryHash] =
      (requestedTickets[ticketCategory.ticketCategoryHash] ?? 0) + guests.length;
  return { requestedTickets, answers: answersOf(reservation), arrival: "date", trouble: null, reduction: null };
}

function answersOf({ personalizationData, ticketReservations }: Reservation): Answers {
  const texts = (given: Reservation["personalizationData"]) =>
    Object.fromEntries(given.map(({ key, value }) => [key, String(value)]));
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
 * What the visitor is told when an item was to be moved: after a fault of the server or a lost answer nobody knows
 * whether it was.
 */
export function moveTrouble(error: unknown, context: BookingContext): BookingTrouble {
  const { status, code } = failureOf(error);
  return status > 499 || code === "unreachable" ? { code: "moveUnknown", date: null } : rebookTrouble(error, context);
}

/** What the visitor is told when an item can't be moved. */
export function rebookTrouble(error: unknown, context: BookingContext): BookingTrouble {
  const failure = failureOf(error);
  if (failure.code === "not_rebookable" || failure.status === 403) return { code: "notRebookable", date: null };
  if (failure.code === "rebook_costs_more") return { code: "costsMore", date: null };
  return troubleOf(failure, context);
}
