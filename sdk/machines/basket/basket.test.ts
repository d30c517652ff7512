import { describe, expect, test } from "vitest";
import { createActor, fromCallback } from "xstate";
import { cartOf, reservationOf } from "../cart/cart.fixture.ts";
import type { CartEvent, CartView } from "../cart/cart.types.ts";
import { basketMachine } from "./basket.machine.ts";
import type { BasketEmitted, BasketEvent, LinkedSelection } from "./basket.types.ts";

const appearance = { theme: "auto", brandColor: undefined };

const link: LinkedSelection = { activityId: 104, data: `{"activityId":104}`, run: true };

/** A cart with a reservation, as far as the basket reads it. */
const cart = {
  state: "ready",
  cart: cartOf([reservationOf("r1")]),
} as unknown as CartView;

function start(given: LinkedSelection | null = null, heldAgain: readonly string[] | null = null) {
  const toCart: (CartEvent | { type: "language.changed" })[] = [];
  const emitted: BasketEmitted[] = [];
  let forgotten = 0;
  const machine = basketMachine.provide({
    actors: { cart: fromCallback(({ receive }) => receive((event) => void toCart.push(event))) },
    actions: { forgetLink: () => void (forgotten += 1) },
  });
  const actor = createActor(machine, { input: { appearance, link: given, heldAgain } });
  actor.on("analytics", (event) => emitted.push(event));
  actor.start();
  return { actor, toCart, emitted, forgotten: () => forgotten };
}

describe("the basket", () => {
  test.each<[BasketEvent, CartEvent]>([
    [
      { type: "item.removed", reservationId: "r1" },
      { type: "cart.remove", reservationId: "r1" },
    ],
    [
      { type: "item.reheld", reservationId: "r1" },
      { type: "cart.rehold", reservationId: "r1" },
    ],
    [
      { type: "notice.dismissed", reservationId: "r1" },
      { type: "cart.dismiss", reservationId: "r1" },
    ],
    [{ type: "notice.dismissed" }, { type: "cart.dismiss" }],
    [{ type: "payment.stopped" }, { type: "cart.payment.stop" }],
    [{ type: "retried" }, { type: "cart.refresh" }],
  ])("forwards %o to the page's cart", (event, forwarded) => {
    const { actor, toCart } = start();
    actor.send(event);
    expect(toCart).toEqual([forwarded]);
  });

  test("emits view_cart once, as soon as the cart has a reservation", () => {
    const { actor, emitted } = start();
    actor.send({ type: "cart.changed", cart: { ...cart, cart: null } });
    expect(emitted).toEqual([]);
    actor.send({ type: "cart.changed", cart });
    actor.send({ type: "cart.changed", cart });
    expect(emitted.map(({ detail }) => detail)).toMatchObject([
      { name: "view_cart", payload: { currency: "CHF", value: 12_700, items: [{ item_id: "104", quantity: 1 }] } },
    ]);
  });

  test("shows an offline error when the cart's code can't be loaded", () => {
    const { actor } = start();
    actor.send({ type: "cart.unreachable" });
    expect(actor.getSnapshot().context.cart).toMatchObject({ state: "failed", error: { code: "offline" } });
  });

  test("refreshes the cart when the widget that edits a reservation closes", () => {
    const { actor, toCart } = start();
    actor.send({ type: "edit.opened", reservationId: "r1" });
    expect(actor.getSnapshot().context.editing).toEqual({ reservationId: "r1", isTrip: false });
    actor.send({ type: "edit.closed" });
    expect(actor.getSnapshot().context.editing).toBe(null);
    expect(toCart).toEqual([{ type: "cart.refresh" }]);
  });

  test("removes a link from the address once its widget closes, and refreshes the cart", () => {
    const { actor, toCart, forgotten } = start(link);
    actor.send({ type: "link.opened" });
    expect(actor.getSnapshot().context.link).toEqual({ ...link, isOpen: true });
    expect(forgotten()).toBe(0);
    actor.send({ type: "link.closed" });
    expect(actor.getSnapshot().context.link).toBe(null);
    expect(forgotten()).toBe(1);
    expect(toCart).toEqual([{ type: "cart.refresh" }]);
  });

  test("passes a new appearance on, and notifies the cart that the language may have changed", () => {
    const { actor, toCart } = start();
    actor.send({ type: "attributes.changed", appearance: { theme: "dark", brandColor: "#8a3324" } });
    expect(actor.getSnapshot().context.appearance.theme).toBe("dark");
    expect(toCart).toEqual([{ type: "language.changed" }]);
  });
});

describe("back by the link of a mail", () => {
  const lapsed = (...ids: string[]) => ids.map((id) => ({ reservation: reservationOf(id), trips: [] }));
  const viewOf = (change: Partial<CartView>): BasketEvent => ({
    type: "cart.changed",
    cart: { ...cart, busyWith: null, expiredHolds: [], ...change },
  });

  test("[R4.reminder] holds what lapsed again, one after the other, and each once", () => {
    const { actor, toCart, forgotten } = start(null, []);
    actor.send(viewOf({ state: "loading" }));
    expect(toCart).toEqual([]);
    actor.send(viewOf({ state: "empty", expiredHolds: lapsed("a", "b") }));
    actor.send(viewOf({ state: "empty", expiredHolds: lapsed("a", "b"), busyWith: "a" }));
    expect(toCart).toEqual([{ type: "cart.rehold", reservationId: "a" }]);
    // The first is sold out: it stays, and the next one is tried.
    actor.send(viewOf({ state: "empty", expiredHolds: lapsed("a", "b") }));
    actor.send(viewOf({ state: "empty", expiredHolds: lapsed("a", "b"), busyWith: "b" }));
    expect(toCart.slice(1)).toEqual([{ type: "cart.rehold", reservationId: "b" }]);
    expect(forgotten()).toBe(0);
    actor.send(viewOf({ expiredHolds: lapsed("a") }));
    expect(forgotten()).toBe(1);
    // What lapses from now on waits for a press.
    actor.send(viewOf({ expiredHolds: lapsed("a", "b2") }));
    expect(toCart).toHaveLength(2);
  });

  test("holds nothing again without that link", () => {
    const { actor, toCart } = start();
    actor.send(viewOf({ state: "empty", expiredHolds: lapsed("a") }));
    expect(toCart).toEqual([]);
  });
});
