import type { Reservation } from "../../contracts/cart.ts";
import type { BookedTrip } from "../../contracts/transport.ts";
import type { TransportReservationRequest } from "../../contracts/requests/transport.ts";
import type { ReservationRequest } from "../../contracts/requests/cart.ts";
import { isHoldEnded } from "../_setup/attempt.ts";
import { isFinal } from "../../contracts/final-answer.ts";
import type { Change } from "./cart.types.ts";
import { failureOf } from "./failure.rules.ts";

/**
 * What reholding changed: only the expiry, or the price too. Where another tab has changed the number of tickets since,
 * the prices of those that both have tell.
 */
export function changeOf(before: Reservation, after: Reservation): Change {
  const kind = isSamePrice(before, after) ? "held_again" : "price_changed";
  return { reservationId: after.reservationId, activityTitle: after.activityTitle, kind };
}

function isSamePrice(before: Reservation, after: Reservation): boolean {
  const inBoth = before.ticketReservations.flatMap(({ ticketCategory, quantity }) => {
    const now = after.ticketReservations.find(
      (other) => other.ticketCategory.ticketCategoryId === ticketCategory.ticketCategoryId,
    );
    return now ? [{ ticketCategory, quantity, now }] : [];
  });
  const isSameSelection =
    inBoth.length === before.ticketReservations.length &&
    inBoth.length === after.ticketReservations.length &&
    inBoth.every(({ quantity, now }) => quantity === now.quantity);
  if (isSameSelection) return before.totalPrice.amount === after.totalPrice.amount;
  return inBoth.every(({ ticketCategory, now }) => ticketCategory.price.amount === now.ticketCategory.price.amount);
}

/**
 * The same of a trip that is not to be had any more. Throws the cause where a retry may get another answer: the hold of
 * an earlier attempt has ended, and another key holds anew.
 */
export function lossOf({ reservationId, activityTitle }: Reservation, cause: unknown): Change {
  const failure = failureOf(cause);
  if (!isFinal(failure) || isHoldEnded(cause)) throw cause;
  return { reservationId, activityTitle, kind: failure.code === "availability_full" ? "sold_out" : "closed" };
}

/**
 * The reservation request for the same seats, tickets and answers; `mappedId` is the booking system's id of the
 * activity.
 */
export function reholdRequest(
  reservation: Reservation,
  mappedId: number,
  cartId: string | null,
  locale: string,
): ReservationRequest {
  return {
    activityId: mappedId,
    availabilityId: reservation.availabilityId,
    ...sameTickets(reservation, cartId, locale),
  };
}

/**
 * The same of a trip. `withBookingItemId`: the item that it goes with, held again before it; null where the server
 * knows which one it went with.
 */
export function reholdTripRequest(
  reservation: Reservation,
  trip: BookedTrip,
  cartId: string | null,
  locale: string,
  withBookingItemId: string | null,
): TransportReservationRequest {
  return {
    tripId: trip.plan.id,
    productId: trip.productId,
    ...sameTickets(reservation, cartId, locale),
    ...(withBookingItemId === null ? {} : { withBookingItemId }),
  };
}

function sameTickets(
  reservation: Reservation,
  cartId: string | null,
  locale: string,
): Omit<ReservationRequest, "activityId" | "availabilityId"> {
  return {
    selection: reservation.ticketReservations.map(({ ticketCategory, guests }) => ({
      ticketCategoryId: ticketCategory.ticketCategoryId,
      numGuests: guests.length,
      guests: guests.map((guest) => ({ personalizedData: guest.personalizationData })),
    })),
    personalizedData: reservation.personalizationData,
    locale,
    doCreateCart: cartId === null,
    cartId,
    holdsAgain: reservation.reservationId,
  };
}
