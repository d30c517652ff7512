import { type RefObject, useEffect, useReducer } from "react";
import { listEntryName, type ListEntry } from "../../sdk/contracts/list-entry.ts";
import { isPlainPress } from "../../sdk/ui/plain-press.ts";
import { linkOf } from "./link-of.ts";
import { rememberScrollPosition, shownAddress } from "../shell/scroll-position.ts";

/**
 * Handles presses on links before the router does, which knows only what it has led to itself: not that an element has
 * taken a press, nor that elements have written something else into the address. `here`: the path that is shown. Counts
 * the pages that shall be opened anew.
 */
export function usePresses(here: RefObject<string>): number {
  const [again, openAgain] = useReducer((count: number, _: null) => count + 1, 0);
  useEffect(() => {
    const shop = document.getElementById("shop")!;
    function press(event: MouseEvent) {
      const link = isPlainPress(event) ? linkOf(event) : null;
      if (!link) return;
      // The element navigates: the search does so a second after it has fired its event (discovery spec §2). In a
      // partner's frame that would open a tab, so the shop navigates within its frame.
      if (event.defaultPrevented && window.top === window.self) return event.stopPropagation();
      const isShown = location.pathname === here.current;
      const listEntry = (history.state as HistoryState)?.[listEntryName];
      if (isShown) rememberScrollPosition();
      const address = link.pathname + link.search;
      if (link.pathname !== location.pathname) {
        // The router handles the same press at the window, before this listener, and makes the new entry.
        if (link.hreflang) addEventListener("click", () => carryOrder(listEntry), { once: true });
        return;
      }
      event.stopPropagation();
      // A section of the page that is shown: the browser's matter.
      if (address === shownAddress() && link.hash) return;
      event.preventDefault();
      // Pressed twice, and the first is on its way.
      if (address === shownAddress() && !isShown) return;
      // What the entry keeps of the page (a list's order, how far it was read) belongs to how it was before.
      if (address !== shownAddress()) history.pushState(null, "", address + link.hash);
      else history.replaceState(null, "");
      openAgain(null);
    }
    shop.addEventListener("click", press);
    return () => shop.removeEventListener("click", press);
  }, []);
  return again;
}

type HistoryState = { readonly [listEntryName]?: ListEntry } | null;

/** The same list in another language keeps its order: it goes into the entry that the router has just made. */
function carryOrder(before: ListEntry | undefined): void {
  const sort = before?.sort;
  if (sort) history.replaceState({ ...history.state, [listEntryName]: { sort } satisfies ListEntry }, "");
}
