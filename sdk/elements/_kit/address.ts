import type { PageAddress } from "./record.ts";

/** The page's address with other parameters; `null` takes one out. */
function changed(parameters: Record<string, string | null>): string {
  const address = new URL(location.href);
  for (const [name, value] of Object.entries(parameters)) {
    if (value !== null) address.searchParams.set(name, value);
    // `delete` re-serialises the whole query, even where the parameter is absent.
    else if (address.searchParams.has(name)) address.searchParams.delete(name);
  }
  return address.href;
}

/** Replaces the page's address. In a `srcdoc` frame `replaceState` throws: the address stays as it is. */
function write(parameters: Record<string, string | null>) {
  const address = changed(parameters);
  if (address === location.href) return;
  try {
    history.replaceState(history.state, "", address);
  } catch {}
}

/** The page's address. Reads `location`, not `document.baseURI`, which a `<base href>` changes. */
export function pageAddress(): PageAddress {
  return {
    query: (name) => new URL(location.href).searchParams.get(name),
    forget: (...names) => write(Object.fromEntries(names.map((name) => [name, null]))),
    with: changed,
    write,
    watch(listener) {
      addEventListener("popstate", listener);
      return () => removeEventListener("popstate", listener);
    },
    leave(address) {
      if (window.top === window.self) location.assign(address);
      else window.open(address, "_blank", "noopener");
    },
  };
}
