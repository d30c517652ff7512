import { fromCallback } from "xstate";
import type { TransportEvent } from "../../machines/transport/transport.types.ts";
import type { Services } from "../_kit/record.ts";

/** The mark of an entry of the browser's history that an open dialog has made: the trip or the reservation it is of. */
const mark = "gipfelTrip";
const markOf = (): string | undefined => (history.state as Record<string, string> | null)?.[mark];

/** The element whose dialog has made an entry last, by its mark, since the page was loaded. */
const makers = new Map<string, object>();

/** Whether the page is at the entry of an open dialog. */
export const isAtEntry = () => markOf() !== undefined;

/**
 * Gives the dialog an entry of its own in the browser's history, so that the way back closes it before it leaves the
 * page (RULES 25), and the way forward opens it again. Closed otherwise, its entry goes.
 */
export function dialogEntry({ host, address }: Services) {
  const element = {};
  /** Entries of a page that was reloaded are of its first search. */
  const isFirst = () => host !== undefined && host === document.querySelector(host.localName);
  const isOwn = () => {
    const at = markOf();
    const maker = at && makers.get(at);
    return at !== undefined && (maker ? maker === element : isFirst());
  };
  /** Its entry is being taken away: `history.back()` ends later, with a `popstate`. */
  let isLeaving = false;

  /** Listens to the ways back and forward; `popped` gets whether it was the entry that went. */
  function watch(popped: (wasLeaving: boolean) => void): () => void {
    const pop = () => {
      const wasLeaving = isLeaving;
      isLeaving = false;
      popped(wasLeaving);
    };
    addEventListener("popstate", pop);
    return () => removeEventListener("popstate", pop);
  }

  return {
    whileOpen: fromCallback<{ type: string }, string>(({ input, sendBack }) => {
      if (address.isDetached) return undefined;
      let isOpen = true;
      makers.set(input, element);
      const enter = () => {
        if (isLeaving || isAtEntry()) return;
        // In a `srcdoc` frame it throws: there is no history to write.
        try {
          history.pushState({ ...history.state, [mark]: input }, "");
        } catch {}
      };
      enter();
      const stop = watch((wasLeaving) => {
        if (isAtEntry()) return;
        if (!wasLeaving) sendBack({ type: "close" } satisfies TransportEvent);
        // It can't be closed while it reserves, or was opened while the entry of the last one went.
        if (isOpen) enter();
      });
      return () => {
        isOpen = false;
        stop();
        // Removed with its dialog open.
        if (host && !host.isConnected && isOwn()) history.back();
      };
    }),
    whileClosed: fromCallback(({ sendBack }) => {
      let isClosed = true;
      const leave = () => {
        if (!isOwn() || address.isDetached) return;
        isLeaving = true;
        history.back();
      };
      leave();
      const stop = watch((wasLeaving) => {
        if (wasLeaving || !isOwn()) return;
        sendBack({ type: "trip.booked", tripId: markOf()! } satisfies TransportEvent);
        // It is of another search.
        if (isClosed) leave();
      });
      return () => {
        isClosed = false;
        stop();
      };
    }),
    /** Does what writes into the entry of the page: once that of the dialog has gone. */
    write: (act: () => void) => (isLeaving ? addEventListener("popstate", act, { once: true }) : act()),
  };
}

/** Does what goes on after the dialog that is closing, once its entry has gone. */
export function afterClosing({ address }: Pick<Services, "address">, act: () => void): void {
  if (address.isDetached || !isAtEntry()) return act();
  addEventListener("popstate", act, { once: true });
}

/** Takes the entry of the open dialog away, which closes it, and then does what leads away from the page. */
export function afterEntry(act: () => void): void {
  if (!isAtEntry()) return act();
  addEventListener("popstate", act, { once: true });
  history.back();
}
