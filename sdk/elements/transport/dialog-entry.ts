import { fromCallback } from "xstate";
import type { DialogSubject, TransportEvent } from "../../machines/transport/transport.types.ts";
import { editOverlayOf } from "../../parts/cart/edit-entry.ts";
import { openOverlay, overlayOfEntry, watchOverlayEntries } from "../../ui/overlay-entry.ts";
import type { Services } from "../_kit/record.ts";

/** What names a dialog's entry begins with; then the element, then the trip. An edit has `editOverlayOf`. */
const prefix = "trip ";
/** Elements of the page so far: several may have the same trip. */
let elements = 0;

/** Whether the page is at the entry of an open dialog. */
export const isAtEntry = () => overlayOfEntry()?.startsWith(prefix) ?? false;

/**
 * Gives the dialog an entry of its own in the browser's history: Back closes it, Forward opens it again
 * (`sdk/ui/overlay-entry.ts`). That of an edit is opened by what has opened the edit.
 */
export function dialogEntry({ address }: Pick<Services, "address">) {
  elements += 1;
  const own = `${prefix}${elements} `;
  return {
    whileOpen: fromCallback<{ type: string }, DialogSubject>(({ input: { tripId, editing }, sendBack }) => {
      if (address.isDetached) return undefined;
      let isOpen = true;
      const closed = openOverlay({
        id: editing === null ? own + tripId : editOverlayOf(editing),
        close: () => {
          sendBack({ type: "close" } satisfies TransportEvent);
          // It can't be closed while it reserves.
          return !isOpen;
        },
      });
      return () => {
        isOpen = false;
        closed();
      };
    }),
    whileClosed: fromCallback(({ sendBack }) => {
      if (address.isDetached) return undefined;
      let isClosed = true;
      const stop = watchOverlayEntries((id) => {
        if (id.startsWith(own))
          sendBack({ type: "trip.booked", tripId: id.slice(own.length) } satisfies TransportEvent);
        // It may be of another search.
        return !isClosed;
      });
      return () => {
        isClosed = false;
        stop();
      };
    }),
  };
}

/** Does what goes on after the dialog that is closing, once its entry has gone. */
export function afterClosing({ address }: Pick<Services, "address">, act: () => void): void {
  if (address.isDetached || !isAtEntry()) return act();
  addEventListener("popstate", act, { once: true });
}

/** Takes the entry of the open dialog back, which closes it, and then does what leads away from the page. */
export function afterEntry(act: () => void): void {
  if (!isAtEntry()) return act();
  addEventListener("popstate", act, { once: true });
  history.back();
}
