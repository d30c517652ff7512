import { expect, test, vi } from "vitest";
import { cartOf } from "../../machines/cart/cart.fixture.ts";
import type { CartActor } from "./record.ts";
import { watchCart } from "./watch-cart.ts";

/** A page's cart whose context the test sets. */
function pageCart() {
  const readers = new Set<(snapshot: object) => void>();
  let snapshot = { context: { cart: cartOf([]) } };
  const actor = {
    getSnapshot: () => snapshot,
    subscribe: (read: (snapshot: object) => void) => {
      readers.add(read);
      return { unsubscribe: () => readers.delete(read) };
    },
  } as unknown as CartActor;
  const set = (cartId: string) => {
    snapshot = { context: { cart: cartOf([], { cartId }) } };
    for (const read of readers) read(snapshot);
  };
  return { actor, set, readers };
}

test("the cart is read as it is, at each change, and no more once it is stopped", async () => {
  const { actor, set, readers } = pageCart();
  const read = vi.fn();
  const stop = watchCart({ cart: async () => actor }, ({ cart }) => read(cart?.cartId));
  await vi.waitFor(() => expect(readers.size).toBe(1));
  set("cart-2");
  stop();
  set("cart-3");
  expect(read.mock.calls).toEqual([["cart-1"], ["cart-2"]]);
  expect(readers.size).toBe(0);
});

test("what is stopped before the cart's code is there reads nothing", async () => {
  const { actor, readers } = pageCart();
  const read = vi.fn();
  const code = Promise.withResolvers<CartActor>();
  watchCart({ cart: () => code.promise }, read)();
  code.resolve(actor);
  await code.promise;
  await Promise.resolve();
  expect(readers.size).toBe(0);
  expect(read).not.toHaveBeenCalled();
});
