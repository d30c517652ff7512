import type { Reservation } from "./cart.ts";

/** The first of the reservations that have taken each other's place: edited, or held again. */
export const firstOf = ({ reservationId, firstReservationId = reservationId }: Reservation): string =>
  firstReservationId;

/** What has the place of the reservation whose first one is `first`: itself, or a later one. */
export const standingFor = (first: string, reservations: readonly Reservation[]): Reservation | undefined =>
  reservations.find((one) => firstOf(one) === first);
