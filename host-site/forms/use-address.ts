import { useEffect, useState } from "react";
import { rememberScrollPosition } from "../shell/scroll-position.ts";

/** Dispatched when this page has changed its query by itself: browsers report only the way back (`popstate`). */
const changed = "gipfel-address";

interface Address {
  readonly query: URLSearchParams;
  /** Changes parameters of the query, as a step that back undoes; null and "" take one out. */
  readonly go: (changes: Readonly<Record<string, string | null>>) => void;
  /** The same as an address for a link. */
  readonly to: (changes: Readonly<Record<string, string | null>>) => string;
}

/** The query of the address, for what a page keeps in it: search, page, what is open. In the browser alone. */
export function useAddress(): Address {
  const [search, read] = useState(() => location.search);
  useEffect(() => {
    const update = () => read(location.search);
    addEventListener("popstate", update);
    addEventListener(changed, update);
    return () => {
      removeEventListener("popstate", update);
      removeEventListener(changed, update);
    };
  }, []);
  const to: Address["to"] = (changes) => {
    const query = new URLSearchParams(search);
    for (const [name, value] of Object.entries(changes)) value ? query.set(name, value) : query.delete(name);
    return location.pathname + (query.size > 0 ? `?${query}` : "");
  };
  return {
    query: new URLSearchParams(search),
    to,
    go: (changes) => {
      // The scroll event comes with the next frame: a press may come before it.
      rememberScrollPosition();
      history.pushState(history.state, "", to(changes));
      dispatchEvent(new Event(changed));
    },
  };
}
