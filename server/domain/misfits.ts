import { itemOfMisfit } from "../../sdk/contracts/trip-fit.ts";
import { fromJson } from "../json.ts";
import type { BookedItem } from "./booked-item.ts";
import type { FrozenReservation } from "./frozen.ts";
import { itemTimeOf } from "./item-time.ts";

/** Booked trips that are for another time than the item that they go with, each with that item. */
export function misfits(
  items: readonly BookedItem[],
): readonly { readonly trip: BookedItem; readonly goesWith: BookedItem }[] {
  const standing = items
    .filter(({ item }) => item.cancelled_at === null)
    .map((booked) => {
      const { item, reservation } = booked;
      const frozen = fromJson<FrozenReservation>(reservation.frozen);
      return {
        booked,
        bookingItemId: item.id,
        withBookingItemId: reservation.with_item_id,
        direction: reservation.direction,
        trip: frozen.trip,
        ...itemTimeOf(frozen),
      };
    });
  return standing.flatMap((trip) => {
    const goesWith = itemOfMisfit(trip, standing);
    return goesWith ? [{ trip: trip.booked, goesWith: goesWith.booked }] : [];
  });
}
