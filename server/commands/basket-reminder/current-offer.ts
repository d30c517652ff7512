import { hasSeats } from "../../db/queries/slot.ts";
import type { ReservationRow } from "../../db/queries/reservation.ts";
import type { FrozenReservation } from "../../domain/frozen.ts";
import { guest } from "../../domain/session.ts";
import { AppError } from "../../errors.ts";
import { fromJson } from "../../json.ts";
import type { Services } from "../../services.ts";
import { priceRequest } from "../reservation/price-request.ts";
import { costOf } from "../reservation/priced-request.ts";
import { requestOf } from "../reservation/request-of.ts";

/** What an item that has lapsed would cost now, in Rappen; or why it can't be booked any more. */
export type CurrentOffer = { readonly tickets: number; readonly deposits: number } | "sold_out" | "closed";

/** Prices what a reservation was for once more, as a guest would get it now. Holds nothing. */
export async function currentOffer(services: Services, row: ReservationRow): Promise<CurrentOffer> {
  const frozen = fromJson<FrozenReservation>(row.frozen);
  try {
    const priced = await priceRequest(services, requestOf(row, frozen, row.cart_id), guest, false);
    if (!hasSeats(priced.sale.slot, priced.seats)) return "sold_out";
    return costOf(priced);
  } catch (cause) {
    if (!(cause instanceof AppError) || cause.worthReporting) throw cause;
    return "closed";
  }
}
