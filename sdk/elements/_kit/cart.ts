import type { CartActor, Services } from "./record.ts";

/**
 * The module that starts the cart's actor: `startCart(services)`. A glob, so that its code is a chunk of its own. Parts
 * stand on the kit; this one is named here all the same, since otherwise each element that may need a cart would carry
 * the code that hands it over.
 */
const modules = import.meta.glob<{ startCart(services: Services): CartActor }>("../../parts/cart/start-cart.ts");

const carts = new Map<string, Promise<CartActor>>();

/** The page's one cart actor for an API base; the next call retries a failed load. */
export function sharedCart(services: Services): Promise<CartActor> {
  const { apiBase } = services;
  let cart = carts.get(apiBase);
  if (!cart) {
    const load = Object.values(modules)[0];
    cart = load
      ? load().then((module) => module.startCart(services))
      : Promise.reject(new Error("This build has no cart."));
    carts.set(apiBase, cart);
    cart.catch(() => carts.delete(apiBase));
  }
  return cart;
}
