import { useState } from "preact/hooks";
import type { BookingRequest } from "../../sdk/contracts/booking-request.ts";

export interface ChosenItems {
  /** Whether there is something to choose: more than one item is open. */
  readonly isChoice: boolean;
  readonly isEmpty: boolean;
  /** What is sent: undefined for all that are open. */
  readonly ids: string[] | undefined;
  readonly has: (bookingItemId: string) => boolean;
  readonly toggle: (bookingItemId: string) => void;
}

/** Which open items of a request the next answer is for: all of them, less those that were deselected. */
export function useChosenItems({ items }: Pick<BookingRequest, "items">): ChosenItems {
  const [left, setLeft] = useState<readonly string[]>([]);
  const open = items.filter(({ state }) => state === "open").map(({ bookingItemId }) => bookingItemId);
  const chosen = open.filter((id) => !left.includes(id));
  return {
    isChoice: open.length > 1,
    isEmpty: chosen.length === 0,
    ids: chosen.length === open.length ? undefined : chosen,
    has: (id) => chosen.includes(id),
    toggle: (id) => setLeft((before) => (before.includes(id) ? before.filter((each) => each !== id) : [...before, id])),
  };
}
