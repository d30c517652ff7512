import type { Reservation } from "../../contracts/cart.ts";

/** "Zürich HB – Bern, Bern – Zürich HB": what reservations are called, in their order. */
export function titlesOf(reservations: readonly Pick<Reservation, "activityTitle">[]): string {
  return reservations.map(({ activityTitle }) => activityTitle).join(", ");
}
