import { transportOfferId } from "../../../sdk/contracts/transport.ts";
import type { ReservationRow } from "../../db/queries/reservation.ts";
import type { FrozenReservation } from "../../domain/frozen.ts";
import type { ReservationInput } from "./price-request.ts";

/** The request that would have made a reservation, for a cart. */
export function requestOf(
  reservation: Pick<ReservationRow, "slot_id">,
  frozen: FrozenReservation,
  cartId: string,
): ReservationInput {
  const { trip } = frozen;
  return {
    ...(trip
      ? { tripId: trip.plan.id, productId: trip.productId, offerId: transportOfferId }
      : { activityId: frozen.mappedId, availabilityId: reservation.slot_id }),
    selection: frozen.lines.map((line) => ({
      ticketCategoryId: line.ticketCategoryId,
      numGuests: line.guests.length,
      guests: line.guests.map((answers) => ({ personalizedData: [...answers] })),
    })),
    locale: frozen.locale,
    doCreateCart: false,
    cartId,
    personalizedData: [...frozen.personalization],
    childrenAges: [...frozen.childrenAges],
  };
}
