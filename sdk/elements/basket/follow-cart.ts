import { fromCallback } from "xstate";
import { viewOfCart } from "../../machines/cart/cart.rules.ts";
import type { CartContext, CartEvent, CartEmitted, CartView } from "../../machines/cart/cart.types.ts";
import type { Services } from "../_kit/record.ts";

/** Facts of the shared cart that an element of this page has told already. */
const told = new WeakSet<CartEmitted>();

/**
 * The page's cart as an actor of an element's machine: sends `cart.changed` now and with each change, `cart.emitted`
 * for what the cart has to tell (to one element of the page only), and hands `cart.…` events on to it. The cart speaks
 * the language of the element that follows last, or whose attributes have changed last: `language.changed`.
 */
export function followCart<Event extends { type: string }>(services: Services) {
  const { cart } = services;
  const language = () => ({ type: "cart.language", locale: services.locale }) as const;
  return fromCallback<CartEvent | { type: "language.changed" }, unknown, Event>(({ sendBack, receive }) => {
    let ended = false;
    const waiting: CartEvent[] = [];
    const endings: (() => void)[] = [];
    let hand = (event: CartEvent): void => void waiting.push(event);
    receive((event) => hand(event.type === "language.changed" ? language() : event));
    const show = (view: CartView) => sendBack({ type: "cart.changed", cart: view } as unknown as Event);
    cart().then(
      (actor) => {
        if (ended) return;
        const read = (snapshot: { matches(state: string): boolean; context: CartContext }) => {
          const state = (["loading", "empty", "ready", "failed"] as const).find((name) => snapshot.matches(name));
          show(viewOfCart(state ?? "loading", snapshot.context));
        };
        const changes = actor.subscribe((snapshot) => read(snapshot as never));
        const emitted = actor.on("*", (emitted) => {
          if (told.has(emitted as CartEmitted)) return;
          told.add(emitted as CartEmitted);
          sendBack({ type: "cart.emitted", emitted } as unknown as Event);
        });
        endings.push(
          () => changes.unsubscribe(),
          () => emitted.unsubscribe(),
        );
        hand = (event) => actor.send(event);
        waiting.splice(0).forEach(hand);
        hand(language());
        read(actor.getSnapshot() as never);
      },
      () => ended || sendBack({ type: "cart.unreachable" } as unknown as Event),
    );
    return () => {
      ended = true;
      endings.forEach((end) => end());
    };
  });
}
