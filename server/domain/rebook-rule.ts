import type { FrozenReservation } from "./frozen.ts";

/** Why an item can't be moved to another time. */
export type NotRebookable = "unconfirmed" | "cancelled" | "on_request" | "cut_off";

/** What decides whether an item can be moved. */
export interface RebookState {
  readonly cancelledAt: string | null;
  readonly bookingState: string;
  readonly reservationState: string;
  readonly frozen: FrozenReservation;
  /** Until when it can be cancelled (`cancellableUntilOf`); null: never. */
  readonly cancellableUntil: string | null;
}

/**
 * Returns why an item can't be rebooked at an instant of the database (RULES 12), or null. The cut-off is that of
 * cancelling: rebooking to fewer tickets would circumvent it.
 */
export function whyNotRebookable(
  { cancelledAt, bookingState, reservationState, frozen, cancellableUntil }: RebookState,
  at: string,
): NotRebookable | null {
  if (cancelledAt !== null) return "cancelled";
  if (bookingState !== "confirmed" || reservationState !== "booked") return "unconfirmed";
  if (frozen.bookingOnRequest) return "on_request";
  if (cancellableUntil === null || cancellableUntil <= at) return "cut_off";
  return null;
}
