import { useState } from "react";
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

/** Whether trips go with the open items of a request, or with these of them. */
export function hasTrips({ items }: Pick<BookingRequest, "items">, ids?: readonly string[]): boolean {
  return items.some((item) => item.hasTrips && (ids ? ids.includes(item.bookingItemId) : item.state === "open"));
}

/**
 * Which open items of a request the next answer is for: all that are open, less those that were deselected since the
 * last answer.
 */
export function useChosenItems({ items }: Pick<BookingRequest, "items">): ChosenItems {
  const open = items.filter(({ state }) => state === "open").map(({ bookingItemId }) => bookingItemId);
  const openIds = open.join();
  const [deselected, setDeselected] = useState<{ readonly openIds: string; readonly ids: readonly string[] }>({
    openIds,
    ids: [],
  });
  const left = deselected.openIds === openIds ? deselected.ids : [];
  const chosen = open.filter((id) => !left.includes(id));
  return {
    isChoice: open.length > 1,
    isEmpty: chosen.length === 0,
    ids: chosen.length === open.length ? undefined : chosen,
    has: (id) => chosen.includes(id),
    toggle: (id) =>
      setDeselected({ openIds, ids: left.includes(id) ? left.filter((each) => each !== id) : [...left, id] }),
  };
}
