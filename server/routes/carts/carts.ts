import {
  cancelReminder,
  checkOut,
  getCart,
  getReminder,
  patchCart,
  requestReminder,
} from "../../../sdk/contracts/calls/cart.ts";
import { addCode, removeCode } from "../../../sdk/contracts/calls/code.ts";
import {
  cancelReminder as cancel,
  readReminder,
  requestReminder as request,
} from "../../commands/basket-reminder/consent.ts";
import { patchCart as patch } from "../../commands/cart/patch-cart.ts";
import { readCart } from "../../commands/cart/read-cart.ts";
import { checkOut as checkOutCart } from "../../commands/checkout/check-out.ts";
import { addCode as add, removeCode as remove } from "../../commands/code/change-codes.ts";
import { limitGuesses } from "../../commands/code/guess-limit.ts";
import { limitPerCart } from "../cart-limit.ts";
import { senderOf } from "../form-limit.ts";
import { handle, type Routes } from "../handle.ts";

export const cartsRoutes: Routes = (app, services) => {
  handle(app, services, getCart, async ({ params, query, session }) =>
    readCart(services, services.db, params.cartId, session, query.locale),
  );
  const limit = limitPerCart(services, "check-out");
  handle(app, services, patchCart, async ({ params: { cartId }, body, session, request }) => {
    await limit(cartId);
    const act = () => patch(services, cartId, body, session);
    const codes = body.rebateCodes ?? [];
    return codes.length > 0
      ? limitGuesses(services, { cartId, sender: senderOf(request.ip), codes, session }, act)
      : act();
  });
  handle(app, services, addCode, async ({ params: { cartId }, body, session, request }) => {
    await limit(cartId);
    const guesser = { cartId, sender: senderOf(request.ip), codes: [body.code], session };
    return limitGuesses(services, guesser, () => add(services, cartId, body.code, session));
  });
  handle(app, services, removeCode, async ({ params, session }) => {
    await limit(params.cartId);
    return remove(services, params.cartId, params.code, session);
  });
  handle(app, services, getReminder, async ({ params, session }) => ({
    reminder: await readReminder(services, params.cartId, session),
  }));
  handle(app, services, requestReminder, async ({ params, body, session }) => {
    await limit(params.cartId);
    return { reminder: await request(services, params.cartId, body, session) };
  });
  handle(app, services, cancelReminder, async ({ params, session }) => {
    await limit(params.cartId);
    return { reminder: await cancel(services, params.cartId, session) };
  });
  handle(app, services, checkOut, async ({ params, body, session, origin, idempotency }) => {
    await limit(params.cartId);
    return checkOutCart(services, { ...body, cartId: params.cartId, origin }, session, idempotency);
  });
};
