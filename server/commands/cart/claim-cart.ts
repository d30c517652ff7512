import type { Trx } from "../../db/connection.ts";
import { updateCart, type CartRow } from "../../db/queries/cart.ts";
import { requireLockedCart } from "./require-cart.ts";
import { hasNetPrices, type Session } from "../../domain/session.ts";

/**
 * Locks a cart to add to it or to check it out (`requireLockedCart`). A session with net prices makes it its
 * distributor's alone (RULES 18). Existing holds keep their prices (RULES 5). `now`: ms since 1970. Throws 404
 * `cart_not_found`.
 */
export async function claimCart(trx: Trx, cartId: string, now: number, session: Session): Promise<CartRow> {
  const cart = await requireLockedCart(trx, cartId, now, session);
  if (cart.distributor_id !== null || !hasNetPrices(session) || !session.distributor) return cart;
  const { distributorId } = session.distributor;
  await updateCart(trx, cart.id, { distributor_id: distributorId });
  return { ...cart, distributor_id: distributorId };
}
