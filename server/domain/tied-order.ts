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
