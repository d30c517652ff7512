import type { Locale } from "../../../sdk/contracts/locale.ts";
import { AppError, notFound } from "../../errors.ts";
import type { Session } from "../../domain/session.ts";
import type { Services } from "../../services.ts";
import type { PricedRequest } from "../reservation/priced-request.ts";
import { priceTrip } from "../transport/price-trip.ts";
import type { TransportServices } from "../transport/trip-for-sale.ts";
import { listTiedTrips, requestOfTrip } from "./tied-trips.ts";

/** A trip that moves with the item that it goes with. */
export interface TripMove {
  /** Its own booking item's id, which `/booking/…` calls name `bookingId` (RULES 1). */
  readonly bookingId: string;
  /** The trip that takes its place, with the same product and tickets. */
  readonly tripId: string;
}

/**
 * Prices the trips that move with an item. Throws 404 `booking_not_found` for one that doesn't go with it or is
 * cancelled; 409 `trips_changed` for one that can't be sold any more.
 */
export async function priceTrips(
  services: TransportServices & Pick<Services, "db">,
  item: { readonly bookingId: string; readonly itemId: string; readonly locale: Locale },
  moves: readonly TripMove[],
  session: Session,
): Promise<readonly { readonly itemId: string; readonly priced: PricedRequest }[]> {
  if (moves.length === 0) return [];
  const tied = await listTiedTrips(services.db, item.bookingId, item.itemId);
  const priced = [];
  for (const { bookingId: itemId, tripId } of moves) {
    const trip = tied.find((each) => each.item.id === itemId);
    if (!trip) throw notFound("booking_not_found");
    const request = requestOfTrip(trip, tripId, item.locale);
    priced.push({ itemId, priced: await asTripsChanged(itemId, () => priceTrip(services, request, session)) });
  }
  return priced;
}

/** 409: a trip can't move as it was quoted; `code` says why. */
export function tripsChanged(itemId: string, code: string): AppError {
  return new AppError("trips_changed", "A trip that goes with this booking can't be moved like this any more.", {
    bookingItemId: itemId,
    reason: code,
  });
}

/** What refuses a trip refuses all that moves with it: 409 `trips_changed`. */
export async function asTripsChanged<T>(itemId: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    if (!(cause instanceof AppError) || cause.status >= 500) throw cause;
    throw tripsChanged(itemId, cause.code);
  }
}
