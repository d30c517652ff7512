import { fromCallback, type SnapshotFrom } from "xstate";
import type { CartMachine } from "../../machines/cart/cart.machine.ts";
import { viewOfCart } from "../../machines/cart/cart.rules.ts";
import type { CartEvent, CartEmitted, CartView } from "../../machines/cart/cart.types.ts";
import type { Services } from "../../elements/_kit/record.ts";

/** Events of the shared cart that an element of this page has reported already. */
const reported = new WeakSet<CartEmitted>();

/** What the actor sends to the element's machine. */
export type CartReport =
  | { type: "cart.changed"; cart: CartView }
  | { type: "cart.emitted"; emitted: CartEmitted }
  | { type: "cart.unreachable" };

/**
 * The page's cart as an actor of an element's machine: sends `cart.changed` now and on each change, `cart.emitted` for
 * each event that the cart emits (to one element of the page only), and forwards `cart.…` events to it. The cart uses
 * the language of the element that followed last, or whose attributes changed last (`language.changed`).
 */
export function followCart(services: Services) {
  const { cart } = services;
  const language = () => ({ type: "cart.language", locale: services.locale }) as const;
  return fromCallback<CartEvent | { type: "language.changed" }>(({ sendBack, receive }) => {
    let ended = false;
    const waiting: CartEvent[] = [];
    const endings: (() => void)[] = [];
    let forward = (event: CartEvent): void => void waiting.push(event);
    receive((event) => forward(event.type === "language.changed" ? language() : event));
    const report = (event: CartReport) => sendBack(event);
    cart().then(
      (actor) => {
        if (ended) return;
        const read = (snapshot: SnapshotFrom<CartMachine>) => {
          const state = (["loading", "empty", "ready", "failed"] as const).find((name) => snapshot.matches(name));
          report({ type: "cart.changed", cart: viewOfCart(state ?? "loading", snapshot.context) });
        };
        const changes = actor.subscribe(read);
        const emitted = actor.on("*", (emitted) => {
          if (reported.has(emitted)) return;
          reported.add(emitted);
          report({ type: "cart.emitted", emitted });
        });
        endings.push(
          () => changes.unsubscribe(),
          () => emitted.unsubscribe(),
        );
        forward = (event) => actor.send(event);
        waiting.splice(0).forEach(forward);
        forward(language());
        read(actor.getSnapshot());
      },
      () => ended || report({ type: "cart.unreachable" }),
    );
    return () => {
      ended = true;
      endings.forEach((end) => end());
    };
  });
}
