import type { Reservation } from "../../contracts/cart.ts";

/** What a booking is for: its first activity, whose trips may begin earlier; of trips alone the first. */
export function mainItem(reservations: readonly Reservation[]): Reservation | undefined {
  const byStart = reservations.toSorted((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt));
  return byStart.find(({ trip }) => !trip) ?? byStart[0];
}
