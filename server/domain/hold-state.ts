import type { ReservationRecord } from "./records.ts";
import type { ReservationState } from "./states.ts";

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

/**
 * Until when the places of a booking stay held without the payment that pins them; null where one of them does not.
 * What was taken out of the booking counts for nothing.
 */
export function heldUntil(
  rows: readonly Pick<ReservationRecord, "state" | "expires_at">[],
  now: string,
): string | null {
  const left = rows.filter(({ state }) => state !== "cancelled");
  const isHeld = left.every(({ state, expires_at }) => (state === "held" || state === "paying") && expires_at > now);
  return isHeld ? (left.map(({ expires_at }) => expires_at).toSorted()[0] ?? null) : null;
}

/** Whether a reservation in a state stands, so that nothing is reserved anew in its place. */
const standingStates: Readonly<Record<ReservationState, boolean>> = {
  /** Its seats are taken until it expires. */
  held: true,
  /** A payment under way pins its seats. */
  paying: true,
  /** It is paid, and its seats wait for the supplier's answer. */
  requested: true,
  /** It is sold. */
  booked: true,
  /** Its seats were released when its time was over. */
  expired: false,
  /** It was removed from the cart, replaced, or cancelled after it was booked. */
  cancelled: false,
  /** Its payment or its request failed, and its seats were released. */
  failed: false,
  /** It was refused or could not be paid for: the money goes back, and its seats were released. */
  refunded: false,
};

/** Whether a reservation still stands: it is held, being paid, requested or booked. A hold ends when it expires. */
export function isStanding(
  row: Pick<ReservationRecord, "state" | "expires_at" | "pinned_until">,
  now: string,
): boolean {
  return standingStates[row.state] && !hasExpired(row, now);
}

/** The first of the reservations that have taken each other's place. */
export const firstOf = ({ id, first_reservation_id }: Pick<ReservationRecord, "id" | "first_reservation_id">): string =>
  first_reservation_id ?? id;

/** Of a cart's reservations the one that has the place of a given one and stands: itself, or a later one. */
export function standingInPlaceOf<
  R extends Pick<ReservationRecord, "id" | "first_reservation_id" | "state" | "expires_at" | "pinned_until">,
>(ofCart: readonly R[], reservationId: string, now: string): R | undefined {
  const known = ofCart.find(({ id }) => id === reservationId);
  return known && ofCart.find((row) => firstOf(row) === firstOf(known) && isStanding(row, now));
}
