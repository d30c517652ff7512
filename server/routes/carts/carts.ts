import { checkOut, getCart, patchCart } from "../../../sdk/contracts/calls/cart.ts";
import { patchCart as patch } from "../../commands/cart/patch-cart.ts";
import { readCart } from "../../commands/cart/read-cart.ts";
import { checkOut as checkOutCart } from "../../commands/checkout/check-out.ts";
import { limitPerCart } from "../cart-limit.ts";
import { handle, type Routes } from "../handle.ts";

export const cartsRoutes: Routes = (app, services) => {
  handle(app, services, getCart, async ({ params, query, session }) =>
    readCart(services, services.db, params.cartId, session, query.locale),
  );
  const limit = limitPerCart(services, "check-out");
  handle(app, services, patchCart, async ({ params, body, session }) => {
    await limit(params.cartId);
    return patch(services, params.cartId, body, session);
  });
  handle(app, services, checkOut, async ({ params, body, session, origin, idempotency }) => {
    await limit(params.cartId);
    return checkOutCart(services, { ...body, cartId: params.cartId, origin }, session, idempotency);
  });
};
