import { fromJson } from "../json.ts";
import type { BookedItem } from "./booked-item.ts";
import type { FrozenReservation } from "./frozen.ts";
import type { ReservationRecord } from "./records.ts";

/** Reservations in the buyer's order, each activity followed by the trips that go with it. */
export function inOrderOfItems<R extends Pick<ReservationRecord, "booking_item_id" | "with_item_id">>(
  rows: readonly R[],
): readonly R[] {
  const items = new Set(rows.map(({ booking_item_id }) => booking_item_id));
  const isTied = ({ with_item_id }: R) => with_item_id !== null && items.has(with_item_id);
  return rows
    .filter((row) => !isTied(row))
    .flatMap((row) => [row, ...rows.filter(({ with_item_id }) => with_item_id === row.booking_item_id)]);
}

/** The items of a booking by day and time, each activity followed by the trips that go with it. */
export function inOrderOfDays<B extends BookedItem>(items: readonly B[]): readonly B[] {
  const timed = items.map((booked) => ({
    booked,
    booking_item_id: booked.item.id,
    with_item_id: booked.reservation.with_item_id,
    startsAt: fromJson<FrozenReservation>(booked.reservation.frozen).slot.startsAt,
  }));
  const byTime = timed.toSorted((one, other) =>
    one.startsAt < other.startsAt ? -1 : Number(one.startsAt > other.startsAt),
  );
  return inOrderOfItems(byTime).map(({ booked }) => booked);
}
