import { useEffect, useState, type RefObject } from "react";

/** An element has shown itself, or can't. */
const events = ["gipfel-ready", "gipfel-error"];

/** Whether the element of a page has something to show. `key` changes with each page. */
export function useElementShown(place: RefObject<HTMLElement | null>, tag: string | undefined, key: unknown): boolean {
  const [shown, setShown] = useState<unknown>(null);
  useEffect(() => {
    const element = tag === undefined ? null : place.current?.querySelector(tag);
    const show = () => setShown(key);
    // Its code may have been there before that of the page.
    if (element?.shadowRoot?.querySelector("section")) show();
    for (const name of events) element?.addEventListener(name, show);
    return () => {
      for (const name of events) element?.removeEventListener(name, show);
    };
  }, [key]);
  return shown === key;
}
