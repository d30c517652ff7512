import type { Trx } from "../../db/connection.ts";
import { lockCart, type CartRow } from "../../db/queries/carts.ts";
import { hasNetPrices, type Session } from "../../session.ts";

/**
 * Locks a cart to add to it or to check it out (`lockCart`). A session with net prices makes it its distributor's alone
 * (RULES 18). Existing holds keep their prices (RULES 5). `now`: ms since 1970. Throws 404 `cart_not_found`.
 */
export async function claimCart(trx: Trx, cartId: string, now: number, session: Session): Promise<CartRow> {
  const cart = await lockCart(trx, cartId, now, session);
  if (cart.distributor_id !== null || !hasNetPrices(session) || !session.distributor) return cart;
  const { distributorId } = session.distributor;
  await trx.updateTable("cart").set({ distributor_id: distributorId }).where("id", "=", cart.id).execute();
  return { ...cart, distributor_id: distributorId };
}
