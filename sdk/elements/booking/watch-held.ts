import type { Services } from "../_kit/record.ts";

/**
 * Reports the reservations that the page's cart has held since, and holds no more: removed, or expired. What is paid
 * for is not reported. Returns a function that stops it.
 */
export function watchHeld({ cart }: Pick<Services, "cart">, gone: (reservationIds: readonly string[]) => void) {
  let isStopped = false;
  let stop = () => {};
  cart().then(
    (actor) => {
      if (isStopped) return;
      let before: readonly string[] = [];
      const read = (snapshot: ReturnType<typeof actor.getSnapshot>) => {
        const { cart, bookedAs } = snapshot.context;
        // Without a cart it is being read, or was paid for.
        if (!cart || bookedAs !== null) return;
        const held = cart.reservations.map(({ reservationId }) => reservationId);
        const missing = before.filter((reservationId) => !held.includes(reservationId));
        before = held;
        if (missing.length > 0) gone(missing);
      };
      const watching = actor.subscribe(read);
      stop = () => watching.unsubscribe();
      read(actor.getSnapshot());
    },
    // The cart's code could not be loaded: what is held is as it was.
    () => {},
  );
  return () => {
    isStopped = true;
    stop();
  };
}
