import { useEffect, useRef } from "react";
import { overlayOfEntry, watchOverlayEntries } from "../../ui/overlay-entry.ts";

/** What the name of each overlay begins with in which a reservation is edited. */
const prefix = "edit ";

/** The overlay in which a reservation is edited (`sdk/ui/overlay-entry.ts`). */
export const editOverlayOf = (reservationId: string) => `${prefix}${reservationId}`;

/** Whether the page is at the entry of an edit. */
export const isAtEdit = () => overlayOfEntry()?.startsWith(prefix) ?? false;

/**
 * `reopen` is called where Forward leads to an edit that was closed; false where it stays closed. `isDetached`: the
 * element has no part in the history of its page.
 */
export function useEditEntry(isDetached: boolean, reopen: (reservationId: string) => boolean): void {
  const latest = useRef(reopen);
  latest.current = reopen;
  useEffect(() => {
    if (isDetached) return undefined;
    return watchOverlayEntries((id) => id.startsWith(prefix) && latest.current(id.slice(prefix.length)));
  }, [isDetached]);
}
