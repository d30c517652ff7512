import { useLayoutEffect, type RefObject } from "react";
import type { detachAddress as DetachAddress } from "./detach-address.ts";

let detachAddress: typeof DetachAddress | undefined;

/** Loads what reaches another element's services, which is the browser's alone. */
export async function loadDetachAddress(): Promise<void> {
  if (!import.meta.env.SSR) ({ detachAddress } = await import("./detach-address.ts"));
}

/**
 * Keeps the list in a preview, and the one that a previewed button opens, from the address and the history of the page
 * that the configurator stands in, which may have a list of its own: filters, picked cards, an open drawer. `key` is
 * that of the previewed element.
 */
export function useDetachedAddress(page: RefObject<HTMLElement | null>, key: string): void {
  useLayoutEffect(() => {
    const shown = page.current?.querySelector(":scope > gipfel-listing, :scope > gipfel-button");
    if (!shown) return undefined;
    if (shown.localName === "gipfel-button") return detachListsOf(shown);
    detachList(shown);
    return undefined;
  }, [key]);
}

/** Each press of a button makes a list anew. Returns a function that ends the watch for them. */
function detachListsOf(button: Element): () => void {
  const detached = new WeakSet<Element>();
  const opened = new MutationObserver(() => {
    const list = button.shadowRoot!.querySelector("gipfel-listing");
    if (!list || detached.has(list)) return;
    detached.add(list);
    detachList(list);
  });
  let isOver = false;
  void customElements.whenDefined("gipfel-button").then(() => {
    if (!isOver) opened.observe(button.shadowRoot!, { childList: true, subtree: true });
  });
  return () => {
    isOver = true;
    opened.disconnect();
  };
}

function detachList(list: Element): void {
  detachAddress?.(list);
  // Where the list is not defined yet: it starts a few tasks after its definition.
  void customElements.whenDefined("gipfel-listing").then(() => detachAddress?.(list));
}
