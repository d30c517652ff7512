import { useEffect, useRef } from "react";
import { watchOverlayEntries } from "../../ui/overlay-entry.ts";

const prefix = "trip edit ";

/** The overlay in which the trip of a reservation is edited (`sdk/ui/overlay-entry.ts`). */
export const editOverlayOf = (reservationId: string) => `${prefix}${reservationId}`;

/** `reopen` is called where Forward leads to an edit that was closed; false where it stays closed. */
export function useEditEntry(reopen: (reservationId: string) => boolean): void {
  const latest = useRef(reopen);
  latest.current = reopen;
  useEffect(() => watchOverlayEntries((id) => id.startsWith(prefix) && latest.current(id.slice(prefix.length))), []);
}
