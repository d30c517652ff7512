import type { Reservation } from "../../contracts/cart.ts";
import type { BookedTrip } from "../../contracts/transport.ts";
import type { TransportReservationRequest } from "../../contracts/requests/transport.ts";
import type { ReservationRequest } from "../../contracts/requests/cart.ts";

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

/** The same of a trip. */
export function reholdTripRequest(
  reservation: Reservation,
  trip: BookedTrip,
  cartId: string | null,
  locale: string,
): TransportReservationRequest {
  return { tripId: trip.plan.id, productId: trip.productId, ...sameTickets(reservation, cartId, locale) };
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
  };
}
