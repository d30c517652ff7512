import type { Db } from "../../db/connection.ts";
import { listReservationsOfCart } from "../../db/queries/reservation.ts";
import type { FrozenReservation } from "../../domain/frozen.ts";
import { AppError } from "../../errors.ts";
import { fromJson } from "../../json.ts";
import { isOnSale, type TransportServices } from "./trip-for-sale.ts";

/**
 * The reservations of a cart whose trips do not run any more as they were held. A timetable that can't be reached, or
 * that has lost a trip's id in an import, says nothing of it: the hold stands.
 */
export async function cancelledTrips(
  { db, clock, ports }: TransportServices & { readonly db: Db },
  cartId: string,
): Promise<ReadonlySet<string>> {
  const rows = await listReservationsOfCart(db, cartId);
  const cancelled = await Promise.all(
    rows.map(async ({ id, frozen }) => {
      const { trip, locale } = fromJson<FrozenReservation>(frozen);
      if (!trip) return [];
      const found = await ports.timetable.readTrip(trip.plan.id, locale).catch(passOverUnavailable);
      return found && !isOnSale(found, clock.now()) ? [id] : [];
    }),
  );
  return new Set(cancelled.flat());
}

function passOverUnavailable(cause: unknown): null {
  if (cause instanceof AppError && cause.code === "provider_unavailable") return null;
  throw cause;
}
