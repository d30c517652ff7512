import type { TransportReservationRequest } from "../../contracts/requests/transport.ts";
import type { Reservation } from "../../contracts/cart.ts";
import { companyProblems, type CompanyProblem } from "../../contracts/companions.ts";
import { transportOfferId, type Trip } from "../../contracts/transport.ts";
import { reserveFailureOf } from "../booking/failure.rules.ts";
import { failureOf, isAnswerLost } from "../cart/failure.rules.ts";
import { guestsOf, isPersonalized, valuesOf, visibleFields } from "../booking/personalization.rules.ts";
import {
  allTickets,
  classesOf,
  hasOtherOnSale,
  isSoldOut,
  oldestPickedChild,
  productIdsOf,
  selectionOf,
  ticketProblem,
  withoutProduct,
} from "./tickets.rules.ts";
import type { TripAttempt, TripBookingContext, TripBookingError } from "./trip-booking.types.ts";

/** Trip, product, tickets and the required answers are there. */
export function isReady(context: TripBookingContext): boolean {
  return hasTickets(context) && isPersonalized(selectionOf(context));
}

export function hasTickets(context: TripBookingContext): boolean {
  return context.trip !== null && context.productId !== null && ticketProblem(context) === null;
}

export function hasFields(context: TripBookingContext): boolean {
  return visibleFields(context).length > 0;
}

/** The request for the chosen tickets (purchase spec §3, "Reservation request"). */
export function requestOf(context: TripBookingContext): Omit<TransportReservationRequest, "doCreateCart" | "cartId"> {
  const { trip, productId, locale, role, editing, adopted, children, withItem, isReservationGone, isItemGone } =
    context;
  const selection = selectionOf(context);
  const guests = guestsOf(selection);
  return {
    tripId: trip?.id ?? "",
    productId: productId ?? "",
    offerId: transportOfferId,
    selection: Object.entries(allTickets(context))
      .filter(([, count]) => count >= 1)
      .map(([id, numGuests]) => ({
        ticketCategoryId: Number(id),
        numGuests,
        guests: guests
          .filter((guest) => guest.ticketCategoryId === Number(id))
          .map((guest) => ({ personalizedData: valuesOf(selection, guest) })),
      })),
    locale,
    ...(role.distributorId ? { distributorId: role.distributorId } : {}),
    personalizedData: valuesOf(selection, null),
    // A change, and what is held anew in its place, goes with what its reservation went with.
    ...(withItem === null || isItemGone ? {} : { withBookingItemId: withItem }),
    replaces: adopted ?? editing,
    ...(isReservationGone ? { holdsAgain: editing } : {}),
    childrenAges: children.filter((age): age is number => age !== null && age <= oldestPickedChild),
  };
}

/**
 * A new attempt to reserve the selection at `sentAt` (ms), in a cart that is known or to be made: a new one is without
 * the item that the trip was to go with.
 */
export function attemptOf(
  context: TripBookingContext,
  key: string,
  sentAt: number,
  cart: Pick<TransportReservationRequest, "doCreateCart" | "cartId">,
): TripAttempt {
  const request = requestOf(context);
  const { withBookingItemId: _, ...alone } = request;
  const sent = cart.cartId === null ? alone : request;
  return { key, sentAt, selection: JSON.stringify(request), request: { ...sent, ...cart } };
}

/** Whether an attempt without an answer was made of another selection than the current one. */
export const hasOtherAttempt = (context: TripBookingContext): boolean =>
  context.attempt != null && context.attempt.selection !== JSON.stringify(requestOf(context));

/** The error shown for a failed reservation (purchase spec §8). */
export function tripErrorOf(cause: unknown, context: TripBookingContext): TripBookingError {
  const { code } = reserveFailureOf(cause);
  const { trip } = context;
  if (isTicketGone(cause, context)) return { code: "ticketGone", date: null };
  const company = companyProblemOf(cause);
  if (company) return { code: company, date: null };
  if (code === "payment_open") return { code: "paymentOpen", date: null };
  const isOver = code === "availability_full" || code === "availability_closed";
  if (isOver && trip) return { code: "errorDate", date: trip.startTime };
  if (code === "offline" || code === "policy_blocked" || code === "cors_refused") return { code, date: null };
  if (code === "trip_not_found" || code === "product_not_found") return { code: "tripGone", date: null };
  if (code === "reservation_not_found") return { code: "reservationLost", date: null };
  return { code: "error500", date: null };
}

/** The error of what may have been done although its answer was lost: a reservation, or its removal. */
export function sentErrorOf(cause: unknown, context: TripBookingContext): TripBookingError {
  const error = tripErrorOf(cause, context);
  return error.code === "error500" && isAnswerLost(failureOf(cause)) ? { code: "outcomeUnknown", date: null } : error;
}

/** The tickets of the chosen product are gone, or too few are left, and another product is still sold. */
export function isTicketGone(cause: unknown, context: TripBookingContext): boolean {
  return reserveFailureOf(cause).code === "availability_full" && hasOtherOnSale(context);
}

/** Whom the chosen tickets lack, by the server's answer. */
export function companyProblemOf(cause: unknown): CompanyProblem | undefined {
  const { code, fields } = failureOf(cause);
  const reasons = code === "selection_invalid" ? Object.values(fields).flat() : [];
  return companyProblems.find((problem) => reasons.includes(problem));
}

/** What an error says is gone: the reservation that is changed, else the item that the trip is to go with. */
export function goneBy({ code }: TripBookingError, context: TripBookingContext): Partial<TripBookingContext> {
  if (code !== "reservationLost") return {};
  // What is held again needs no reservation that is there.
  const isHeldAgain = context.attempt?.request.holdsAgain != null;
  return context.editing !== null && !isHeldAgain ? { isReservationGone: true } : { isItemGone: true };
}

/** The trip can't be booked any more: others are to be shown. */
export function hasLostTrip({ error }: Pick<TripBookingContext, "error">): boolean {
  return error?.code === "tripGone" || error?.code === "errorDate";
}

/** The selection of a reservation that is to be changed. */
export function selectionOfReservation(reservation: Reservation, trip: Trip): Partial<TripBookingContext> {
  const booked = reservation.ticketReservations;
  const ids = new Set(booked.map(({ ticketCategory }) => ticketCategory.ticketCategoryId));
  const ofPrice = trip.ticketCategories.find((price) => ids.has(price.ticketCategoryId));
  const productId = reservation.trip?.productId ?? ofPrice?.productId ?? null;
  return {
    trip,
    reservation,
    productId,
    reservedProductId: productId,
    tickets: Object.fromEntries(
      booked.map(({ ticketCategory, guests }) => [String(ticketCategory.ticketCategoryId), guests.length]),
    ),
    answers: {
      reservation: textsOf(reservation.personalizationData),
      guests: Object.fromEntries(
        booked.map(({ ticketCategory, guests }) => [
          String(ticketCategory.ticketCategoryId),
          guests.map(({ personalizationData }) => textsOf(personalizationData)),
        ]),
      ),
    },
  };
}

/**
 * The travellers of a reservation whose place another trip takes, or whose way back it is, with its product; nothing
 * where that trip has no such product.
 */
export function travellersOf(context: TripBookingContext, replaced: Reservation): Partial<TripBookingContext> {
  if (!context.trip) return {};
  const { productId, tickets, answers } = selectionOfReservation(replaced, context.trip);
  const isSold = productId != null && productIdsOf(context.trip).includes(productId) && !isSoldOut(context, productId);
  return isSold ? { productId, tickets, answers } : {};
}

const textsOf = (values: Reservation["personalizationData"]) =>
  Object.fromEntries(values.map(({ key, value }) => [key, String(value)]));

/**
 * The loaded tickets of a product: second class unless another one is chosen or booked. Tickets that the product
 * doesn't have are left out.
 */
export function withCategories(
  context: TripBookingContext,
  loaded: Pick<TripBookingContext, "categories" | "capacity" | "fields">,
): Partial<TripBookingContext> {
  const classes = classesOf(loaded.categories);
  const known = new Map((loaded.categories ?? []).map((category) => [String(category.ticketCategoryId), category]));
  const tickets = Object.fromEntries(Object.entries(context.tickets).filter(([id]) => known.has(id)));
  const ofTickets = classes.find((key) =>
    Object.entries(tickets).some(([id, count]) => count > 0 && known.get(id)?.categoryTypeKey === key),
  );
  const same = classes.find((key) => key === context.classKey);
  const { trip, productId } = context;
  const isGone = loaded.capacity === "none" && trip !== null && productId !== null;
  return {
    ...loaded,
    ...(isGone && { trip: withoutProduct(trip, productId) }),
    tickets,
    classKey: ofTickets ?? same ?? classes[0] ?? null,
  };
}
