import { fromCallback } from "xstate";
import type { DialogSubject, TransportEvent } from "../../machines/transport/transport.types.ts";
import { editOverlayOf, isAtEdit } from "../../parts/cart/edit-entry.ts";
import { afterLeaving, openOverlay, overlayOfEntry, watchOverlayEntries } from "../../ui/overlay-entry.ts";
import type { Services } from "../_kit/record.ts";

/** What the name of each overlay of a trip begins with that is no edit. */
const tripOverlay = "trip ";

/** What tells apart searches that are in trees of their own, as in drawers. */
const searchedBy = ["from", "to", "activity", "date", "arrive-by", "depart-after"];

/** Names of elements, each as it was at its first use. */
const names = new WeakMap<Node, string>();

/**
 * What names of an element's dialogs begin with, the same after a reload: several elements of a page may have the same
 * trip. It stays where attributes change, or elements come before it. Then the trip; an edit has `editOverlayOf`.
 */
function overlayOf(host: HTMLElement): string {
  const tree = host.getRootNode() as Document | ShadowRoot;
  const elements = [...tree.querySelectorAll(host.localName)];
  const search = searchedBy.map((name) => host.getAttribute(name));
  for (let place = elements.indexOf(host); !names.has(host); place++) {
    const name = `${tripOverlay}${JSON.stringify([place, ...search])} `;
    if (!elements.some((each) => names.get(each) === name)) names.set(host, name);
  }
  return names.get(host)!;
}

/** Takes the entry of the open dialog back: a page shows one at a time. */
let leaveEntry: (() => boolean) | undefined;

/** Whether the page is at the entry of an open dialog. */
export const isAtEntry = () => isAtEdit() || (overlayOfEntry()?.startsWith(tripOverlay) ?? false);

/**
 * Gives the dialog an entry of its own in the browser's history: Back closes it, Forward opens it again
 * (`sdk/ui/overlay-entry.ts`). That of an edit is opened by what has opened the edit.
 */
export function dialogEntry({ address, host }: Pick<Services, "address" | "host">) {
  return {
    whileOpen: fromCallback<{ type: string }, DialogSubject>(({ input: { tripId, editing }, sendBack }) => {
      if (address.isDetached) return undefined;
      let isOpen = true;
      const closed = openOverlay({
        id: editing === null ? overlayOf(host!) + tripId : editOverlayOf(editing),
        close: () => {
          sendBack({ type: "close" } satisfies TransportEvent);
          // It can't be closed while it reserves.
          return !isOpen;
        },
      });
      leaveEntry = closed;
      return () => {
        isOpen = false;
        closed();
        leaveEntry = undefined;
      };
    }),
    whileClosed: fromCallback(({ sendBack }) => {
      if (address.isDetached) return undefined;
      let isClosed = true;
      const own = overlayOf(host!);
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

/** Takes the entry of the open dialog back, which may be closing, and then does what leads away from it. */
export function afterEntry(act: () => void): void {
  leaveEntry?.();
  afterLeaving(act);
}
