import type { Trx } from "../../db/connection.ts";
import type { ReservationRow } from "../../db/queries/carts.ts";
import { notFound } from "../../errors.ts";
import { releaseReservation } from "./release.ts";

/**
 * The first half of an edit (RULES 3): lets the old reservation of the same cart go, inside the transaction that takes
 * the new seats. When those can't be taken, everything is as before. A lapsed one may be replaced too: that is holding
 * again.
 */
export async function releaseReplaced(
  trx: Trx,
  ofCart: readonly ReservationRow[],
  replaces: string,
  at: string,
): Promise<ReservationRow> {
  const row = ofCart.find((each) => each.id === replaces);
  if (!row || !(await releaseReservation(trx, row, "replaced", at))) throw notFound("reservation_not_found");
  return row;
}
