import { transportOfferId } from "../../../sdk/contracts/transport.ts";
import { directionByTime, type TripDirection } from "../../../sdk/contracts/trip-fit.ts";
import { mostTripsOfItem } from "../../../sdk/contracts/trips-of-item.ts";
import type { Trx } from "../../db/connection.ts";
import { updateItemOfTrips, updateReservation, type ReservationRow } from "../../db/queries/reservation.ts";
import type { FrozenReservation } from "../../domain/frozen.ts";
import { isLive, isStanding, standingInPlaceOf } from "../../domain/hold-state.ts";
import { itemTimeOf } from "../../domain/item-time.ts";
import { notFound } from "../../errors.ts";
import { fromJson } from "../../json.ts";
import type { TransportReservationInput } from "../transport/freeze-trip.ts";
import type { SlotReservationInput } from "./price-slot.ts";

/** What a reservation request names to go together: a trip its activity's item, an activity the items of its trips. */
export type TieRequest = Pick<TransportReservationInput, "withBookingItemId"> &
  Pick<SlotReservationInput, "tripBookingItemIds">;

/** The item that a trip goes with, and whether it leads there or back. */
export type TripTie = Pick<ReservationRow, "with_item_id" | "direction">;

const untied: TripTie = { with_item_id: null, direction: null };

/** Whether a reservation is of a trip, which can go with an activity's item. */
export const isOfTrip = ({ offer_id }: Pick<ReservationRow, "offer_id">): boolean => offer_id === transportOfferId;

/**
 * What a request has its trip go with: a live item of the cart, and no trip itself. `known`: what the trip goes with
 * already, whose direction it keeps with the same item. `ofCart`: the cart's reservations but the trip's own. Undefined
 * where none is named, or so many go with it already that no call could move them all. 404 `reservation_not_found`.
 */
export function requestedTie(
  { withBookingItemId }: TieRequest,
  { trip }: Pick<FrozenReservation, "trip">,
  known: TripTie | undefined,
  ofCart: readonly ReservationRow[],
  at: string,
): TripTie | undefined {
  if (!withBookingItemId) return undefined;
  const item = ofCart.find((each) => each.booking_item_id === withBookingItemId);
  if (!item || !isLive(item, at) || isOfTrip(item)) throw notFound("reservation_not_found");
  if (countTrips(ofCart, item.booking_item_id, at) >= mostTripsOfItem) return undefined;
  const kept = known?.with_item_id === item.booking_item_id ? known.direction : null;
  return { with_item_id: item.booking_item_id, direction: kept ?? directionWith(item, trip) };
}

/** What a trip went with before it was edited, removed or had expired, unless so many go with that by now. */
export function tieBefore(known: TripTie | undefined, ofCart: readonly ReservationRow[], at: string): TripTie {
  if (!known || known.with_item_id === null) return untied;
  const { with_item_id, direction } = known;
  return countTrips(ofCart, with_item_id, at) < mostTripsOfItem ? { with_item_id, direction } : untied;
}

/** The trips of an item go with the one that takes its place. Returns the cart's reservations as they are then. */
export async function moveTrips(
  trx: Trx,
  ofCart: readonly ReservationRow[],
  fromItemId: string,
  toItemId: string,
): Promise<readonly ReservationRow[]> {
  await updateItemOfTrips(trx, fromItemId, toItemId);
  return ofCart.map((each) => (each.with_item_id === fromItemId ? { ...each, with_item_id: toItemId } : each));
}

/**
 * Has the named trips go with an activity's item: those of the cart that are live and go with no other item, the newest
 * where there is no room for all, as the browser names the newest. One that has expired or was removed in the meantime
 * does not prevent the reservation of the activity: it goes with it once it is held again. Others are ignored.
 */
export async function tieTrips(
  trx: Trx,
  ofCart: readonly ReservationRow[],
  item: ReservationRow,
  { tripBookingItemIds = [] }: TieRequest,
  at: string,
): Promise<void> {
  const live = ofCart.filter((each) => isLive(each, at));
  const isTied = (trip: ReservationRow) => live.some(({ booking_item_id }) => booking_item_id === trip.with_item_id);
  // A trip that was edited since is meant as what has its place.
  const named = new Set(
    ofCart
      .filter((each) => tripBookingItemIds.includes(each.booking_item_id) && isOfTrip(each))
      .map((each) => standingInPlaceOf(ofCart, each.id, at) ?? each),
  );
  const untied = [...named].filter((each) => !isTied(each));
  const added = untied.filter((each) => live.includes(each));
  const ended = untied.filter((each) => !isStanding(each, at));
  const free = mostTripsOfItem - countTrips(ofCart, item.booking_item_id, at);
  for (const each of [...added.slice(Math.max(added.length - free, 0)), ...ended]) {
    const { trip } = fromJson<FrozenReservation>(each.frozen);
    const tie = { with_item_id: item.booking_item_id, direction: directionWith(item, trip) };
    await updateReservation(trx, each.id, tie);
  }
}

/** Whether a trip leads to an item or back, from the time that the item has as they begin to go together. */
function directionWith(item: ReservationRow, trip: FrozenReservation["trip"]): TripDirection | null {
  return trip ? directionByTime(trip.plan, itemTimeOf(fromJson<FrozenReservation>(item.frozen))) : null;
}

function countTrips(ofCart: readonly ReservationRow[], itemId: string, at: string): number {
  return ofCart.filter((each) => each.with_item_id === itemId && isLive(each, at)).length;
}
