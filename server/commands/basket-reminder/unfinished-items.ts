import { transportOfferId } from "../../../sdk/contracts/transport.ts";
import type { Db, Trx } from "../../db/connection.ts";
import { findCart } from "../../db/queries/cart.ts";
import { listBoughtBy, listReservationsOfCart, type ReservationRow } from "../../db/queries/reservation.ts";
import { hasExpired, isLive } from "../../domain/hold-state.ts";
import { inOrderOfItems } from "../../domain/tied-order.ts";

/**
 * What a visitor has left in a cart, held still or lapsed, without what the same address has bought elsewhere: the
 * same time, or the same activity since the cart was made. Empty where the cart is booked, or a distributor's;
 * `paying` while a payment of it is open.
 */
export async function unfinishedItems(
  db: Db | Trx,
  cartId: string,
  email: string,
  at: string,
): Promise<readonly ReservationRow[] | "paying"> {
  const cart = await findCart(db, cartId);
  if (!cart || cart.closed_at !== null || cart.distributor_id !== null || cart.lapses_at <= at) return [];
  const rows = await listReservationsOfCart(db, cartId);
  if (rows.some(({ state }) => state === "paying")) return "paying";
  const left = inOrderOfItems(rows.filter((row) => isLive(row, at) || hasExpired(row, at)));
  if (left.length === 0) return [];
  const bought = await listBoughtBy(db, email);
  return left.filter(
    (row) =>
      !bought.some(
        ({ slot_id, activity_id, bought_at }) =>
          slot_id === row.slot_id ||
          (activity_id !== transportOfferId && activity_id === row.activity_id && bought_at >= cart.created_at),
      ),
  );
}
