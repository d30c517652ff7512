import type { Trx } from "../../db/connection.ts";
import type { ReservationRow } from "../../db/queries/reservation.ts";
import { notFound } from "../../errors.ts";
import { releaseReservation } from "./release.ts";

/**
 * The first half of an edit (RULES 3): releases the old reservation of the same cart in the transaction that takes the
 * new seats, so that a failure leaves it unchanged. An expired one can be replaced too.
 */
export async function releaseReplaced(trx: Trx, row: ReservationRow | undefined, at: string): Promise<ReservationRow> {
  if (!row || !(await releaseReservation(trx, row, "replaced", at))) throw notFound("reservation_not_found");
  return row;
}
