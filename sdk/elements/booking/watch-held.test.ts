import { expect, test, vi } from "vitest";
import { cartOf, reservationOf } from "../../machines/cart/cart.fixture.ts";
import type { CartActor } from "../_kit/record.ts";
import { watchHeld } from "./watch-held.ts";

/** A cart whose context the test sets. */
function pageCart(context: object) {
  const readers = new Set<(snapshot: object) => void>();
  let snapshot = { context: { bookedAs: null, ...context } };
  const actor = {
    getSnapshot: () => snapshot,
    subscribe: (read: (snapshot: object) => void) => {
      readers.add(read);
      return { unsubscribe: () => readers.delete(read) };
    },
  } as unknown as CartActor;
  const set = (next: object) => {
    snapshot = { context: { bookedAs: null, ...next } };
    for (const read of readers) read(snapshot);
  };
  return { cart: async () => actor, set, readers };
}

const [boat, trip] = [reservationOf("boat"), reservationOf("trip")];

test("reports what the cart held and holds no more, expired or removed, not what it has not held yet", async () => {
  const { cart, set } = pageCart({ cart: cartOf([boat]) });
  const gone = vi.fn();
  watchHeld({ cart }, gone);
  await vi.waitFor(() => set({ cart: cartOf([boat, trip]) }));
  expect(gone).not.toHaveBeenCalled();
  set({ cart: cartOf([boat], { expired: [trip] }) });
  set({ cart: cartOf([]) });
  expect(gone.mock.calls).toEqual([[["trip"]], [["boat"]]]);
});

test("a cart that is paid for, or being read, has lost nothing; after its end nothing is reported", async () => {
  const { cart, set, readers } = pageCart({ cart: cartOf([trip]) });
  const gone = vi.fn();
  const stop = watchHeld({ cart }, gone);
  await vi.waitFor(() => expect(readers.size).toBe(1));
  set({ cart: null });
  set({ cart: cartOf([]), bookedAs: "booking" });
  stop();
  set({ cart: cartOf([]) });
  expect(readers.size).toBe(0);
  expect(gone).not.toHaveBeenCalled();
});
