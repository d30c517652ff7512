import type { PageAddress, Services } from "./record.ts";

/** Replaces the address shown. A frame made of srcdoc has no address of its own to change. */
function show(address: URL) {
  try {
    history.replaceState(history.state, "", address.href);
  } catch {}
}

/** The page's address with other parameters; `null` takes one out. */
function changed(parameters: Record<string, string | null>): URL {
  const address = new URL(location.href);
  for (const [name, value] of Object.entries(parameters)) {
    if (value === null) address.searchParams.delete(name);
    else address.searchParams.set(name, value);
  }
  return address;
}

/** Whether an element stands on a page of the shop's own. */
export function isOnShop({ address, shopOrigin }: Pick<Services, "address" | "shopOrigin">): boolean {
  return new URL(address.with({})).origin === shopOrigin;
}

/** The page's address. `location` is read, never `document.baseURI`: a `<base href>` names another place. */
export function pageAddress(): PageAddress {
  return {
    query: (name) => new URL(location.href).searchParams.get(name),
    forget(...names) {
      if (names.some((name) => new URL(location.href).searchParams.has(name))) show(changed(Object.fromEntries(names.map((name) => [name, null]))));
    },
    with: (parameters) => changed(parameters).href,
    write(parameters) {
      const address = changed(parameters);
      if (address.href !== location.href) show(address);
    },
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
