import type { Trx } from "../../db/connection.ts";
import { lockCart, type CartRow } from "../../db/queries/carts.ts";
import { hasNetPrices, type Session } from "../../session.ts";

/**
 * A cart to add to or to check out (`lockCart`). Where the session has net prices it becomes its distributor's, and
 * from then on nobody else's (RULES 18). What it held before keeps its prices (RULES 5). `now`: ms since 1970. Throws
 * 404 `cart_not_found`.
 */
export async function claimCart(trx: Trx, cartId: string, now: number, session: Session): Promise<CartRow> {
  const cart = await lockCart(trx, cartId, now, session);
  if (cart.distributor_id !== null || !hasNetPrices(session) || !session.distributor) return cart;
  const { distributorId } = session.distributor;
  await trx.updateTable("cart").set({ distributor_id: distributorId }).where("id", "=", cart.id).execute();
  return { ...cart, distributor_id: distributorId };
}
