import type { Services } from "../_kit/record.ts";

/**
 * Resolves once the visitor has removed the last reservation of the page's cart; never when it was paid or expired.
 */
export function cartEmptied({ cart }: Services, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    cart().then(
      (actor) => {
        if (signal.aborted) return;
        const watching = actor.subscribe((snapshot) => {
          if (snapshot.matches("empty") && snapshot.context.removed !== null) resolve();
        });
        signal.addEventListener("abort", () => watching.unsubscribe());
      },
      () => undefined,
    );
  });
}
