import { confirmableUntil } from "../../domain/request-deadline.ts";
import { earlyRequestEnd, requestAnsweredWithin } from "../../../sdk/contracts/request-deadline.ts";
import { instantAt } from "../../clock.ts";
import type { Trx } from "../../db/connection.ts";
import { fromJson } from "../../json.ts";
import { findBookingWithItems } from "../../db/queries/booking.ts";
import type { FrozenReservation } from "../../domain/frozen.ts";

/**
 * Until when a request that is made at an instant of the database is answered: 48 hours, or until the first of it can't
 * be confirmed any more.
 */
export async function requestDeadline(trx: Trx, bookingId: string, at: string): Promise<string> {
  const now = Date.parse(at);
  return earlyRequestEnd(await confirmableEnds(trx, bookingId), now) ?? instantAt(now + requestAnsweredWithin);
}

async function confirmableEnds(trx: Trx, bookingId: string): Promise<string[]> {
  const items = (await findBookingWithItems(trx, bookingId))?.items ?? [];
  return items
    .filter(({ item }) => item.cancelled_at === null)
    .map(({ reservation }) => fromJson<FrozenReservation>(reservation.frozen))
    .filter(({ bookingOnRequest }) => bookingOnRequest)
    .map(({ slot }) => confirmableUntil(slot));
}
