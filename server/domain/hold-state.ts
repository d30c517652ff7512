import type { ReservationRecord } from "./records.ts";

/** Whether a hold is live, or pinned by a payment. `now` is an instant of the database. */
export function isLive(row: Pick<ReservationRecord, "state" | "expires_at" | "pinned_until">, now: string): boolean {
  if (row.state === "paying") return true;
  return row.state === "held" && (row.expires_at > now || (row.pinned_until !== null && row.pinned_until > now));
}

/** Whether a hold has expired, whether the job has marked it yet or not. */
export function hasExpired(
  row: Pick<ReservationRecord, "state" | "expires_at" | "pinned_until">,
  now: string,
): boolean {
  return row.state === "expired" || (row.state === "held" && !isLive(row, now));
}

/** Whether nothing is held any more: released, or expired. What is booked has not ended. */
export function hasEnded(row: Pick<ReservationRecord, "state" | "expires_at" | "pinned_until">, now: string): boolean {
  return row.state === "cancelled" || hasExpired(row, now);
}

/** The first of the reservations that have taken each other's place. */
export const firstOf = ({ id, first_reservation_id }: Pick<ReservationRecord, "id" | "first_reservation_id">): string =>
  first_reservation_id ?? id;

/** Of a cart's reservations the one that has the place of a given one and has not ended: itself, or a later one. */
export function standingInPlaceOf<
  R extends Pick<ReservationRecord, "id" | "first_reservation_id" | "state" | "expires_at" | "pinned_until">,
>(ofCart: readonly R[], reservationId: string, now: string): R | undefined {
  const known = ofCart.find(({ id }) => id === reservationId);
  return known && ofCart.find((row) => firstOf(row) === firstOf(known) && !hasEnded(row, now));
}
