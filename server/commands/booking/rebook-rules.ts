import { fromJson } from "../../json.ts";
import type { Db, Trx } from "../../db/connection.ts";
import { getBooking } from "../../db/queries/booking.ts";
import { findRebookState, getBookingItem } from "../../db/queries/booking-item.ts";
import { getReservation } from "../../db/queries/reservation.ts";
import type { FrozenReservation } from "../../domain/frozen.ts";
import { whyNotRebookable, type NotRebookable, type RebookState } from "../../domain/rebook-rule.ts";
import { cancellableUntilOf } from "../../domain/supplier-change.ts";
import { canAccess, type Session } from "../../domain/session.ts";
import { AppError, notFound } from "../../errors.ts";
import type { ReservationInput } from "../reservation/price-request.ts";
import type { ItemToRebook } from "./rebook-item.ts";

/** What decides whether an item can be changed, and its owner. */
interface Standing extends RebookState {
  readonly bookingId: string;
  readonly distributorId: string | null;
}

/**
 * An item that a session may change as requested, at an instant of the database. Throws 404 `booking_not_found`; 409
 * `not_rebookable` (fields.reason).
 */
export async function readRebookable(
  db: Db,
  { bookingId: itemId, reservation }: { readonly bookingId: string; readonly reservation: ReservationInput },
  session: Session,
  at: string,
): Promise<Standing> {
  const known = await readStanding(db, itemId);
  if (!(session.isAdmin || canAccess(known.distributorId, session))) throw notFound("booking_not_found");
  if (!isOfSameActivity(known.frozen, reservation)) throw notRebookable("other_activity");
  checkRebookable(known, at);
  return known;
}

/** A trip is moved to any other trip, an activity to another of its own slots. */
function isOfSameActivity({ mappedId, trip }: FrozenReservation, request: ReservationInput): boolean {
  return "tripId" in request ? trip !== undefined : request.activityId === mappedId;
}

export async function readStanding(db: Db | Trx, itemId: string): Promise<Standing> {
  const found = await findRebookState(db, itemId);
  if (!found) throw notFound("booking_not_found");
  const frozen = fromJson<FrozenReservation>(found.frozen);
  return { ...found, frozen, cancellableUntil: cancellableUntilOf(found, { id: found.reservationId }, frozen) };
}

/** All of an item whose booking is locked. */
export async function readBooked(trx: Trx, itemId: string): Promise<ItemToRebook> {
  const item = await getBookingItem(trx, itemId);
  const booking = await getBooking(trx, item.booking_id);
  const reservation = await getReservation(trx, item.reservation_id);
  return { booking, item, reservation, frozen: fromJson<FrozenReservation>(reservation.frozen) };
}

export function checkRebookable(state: RebookState, at: string): void {
  const reason = whyNotRebookable(state, at);
  if (reason) throw notRebookable(reason);
}

export function notRebookable(reason: NotRebookable | "other_activity"): AppError {
  return new AppError("not_rebookable", "This booking can't be changed to another time.", { reason });
}
