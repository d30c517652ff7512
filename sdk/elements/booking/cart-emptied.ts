import type { CartContext } from "../../machines/cart/cart.types.ts";
import type { Services } from "../_kit/record.ts";

/**
 * Done once the visitor has taken the last reservation out of the page's cart; never when it was paid, or has lapsed.
 */
export function cartEmptied({ cart }: Services, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    cart().then(
      (actor) => {
        if (signal.aborted) return;
        const watching = actor.subscribe((snapshot: { matches(state: string): boolean; context: CartContext }) => {
          if (snapshot.matches("empty") && snapshot.context.removed !== null) resolve();
        });
        signal.addEventListener("abort", () => watching.unsubscribe());
      },
      () => undefined,
    );
  });
}
