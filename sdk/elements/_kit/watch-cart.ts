import type { CartContext } from "../../machines/cart/cart.types.ts";
import type { Services } from "./record.ts";

/**
 * Reads the page's cart once its code is there, and at each change. Without that code nothing is read. Returns a
 * function that stops it.
 */
export function watchCart({ cart }: Pick<Services, "cart">, read: (context: CartContext) => void): () => void {
  let isStopped = false;
  let stop = () => {
    isStopped = true;
  };
  cart().then(
    (actor) => {
      if (isStopped) return;
      const changes = actor.subscribe(({ context }: { context: CartContext }) => read(context));
      stop = () => changes.unsubscribe();
      read(actor.getSnapshot().context);
    },
    () => undefined,
  );
  return () => stop();
}
