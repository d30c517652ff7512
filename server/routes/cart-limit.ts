import { minute, type Clock } from "../clock.ts";
import { AppError } from "../errors.ts";

/** Calls a minute that one cart or booking may make of one kind: far more than a person presses. */
const most = 120;

/**
 * A limit beside the one for each address: many addresses can't work one cart, nor can one page that has run wild.
 * Counts by the minute. The check throws 429 `too_many_requests`; without an id (a cart that is still to be made) it
 * lets everybody through.
 */
export function limitPerCart(clock: Clock): (id: string | null | undefined) => void {
  let counts = new Map<string, number>();
  let until = 0;
  return (id) => {
    if (!id) return;
    if (clock.now() >= until) [counts, until] = [new Map(), clock.now() + minute];
    const count = (counts.get(id) ?? 0) + 1;
    counts.set(id, count);
    if (count > most)
      throw new AppError("too_many_requests", "Too many requests for this cart: try again in a minute.");
  };
}
