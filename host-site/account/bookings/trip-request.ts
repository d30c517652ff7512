import type { Reservation } from "../../../sdk/contracts/cart.ts";
import type { Locale } from "../../../sdk/contracts/locale.ts";
import { transportOfferId } from "../../../sdk/contracts/transport.ts";
import type { TransportReservationRequest } from "../../../sdk/contracts/requests/transport.ts";

/** The same product, tickets and answers as a booked trip, on another trip. */
export function tripRequest(
  { trip, ticketReservations, personalizationData }: Reservation,
  tripId: string,
  locale: Locale,
): TransportReservationRequest {
  return {
    tripId,
    productId: trip?.productId ?? "",
    offerId: transportOfferId,
    selection: ticketReservations.map(({ ticketCategory, guests }) => ({
      ticketCategoryId: ticketCategory.ticketCategoryId,
      numGuests: guests.length,
      guests: guests.map((guest) => ({ personalizedData: guest.personalizationData })),
    })),
    personalizedData: personalizationData,
    locale,
    doCreateCart: false,
  };
}
