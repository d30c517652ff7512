import type { PageAddress } from "./record.ts";

/** The page's address. `location` is read, never `document.baseURI`: a `<base href>` names another place. */
export function pageAddress(): PageAddress {
  return {
    query: (name) => new URL(location.href).searchParams.get(name),
    forget(...names) {
      const address = new URL(location.href);
      const present = names.filter((name) => address.searchParams.has(name));
      if (present.length === 0) return;
      for (const name of present) address.searchParams.delete(name);
      try {
        history.replaceState(history.state, "", address.href);
      } catch {
        // A frame made of srcdoc has no address of its own to change.
      }
    },
    with(parameters) {
      const address = new URL(location.href);
      for (const [name, value] of Object.entries(parameters)) {
        if (value === null) address.searchParams.delete(name);
        else address.searchParams.set(name, value);
      }
      return address.href;
    },
    leave(address) {
      if (window.top === window.self) location.assign(address);
      else window.open(address, "_blank", "noopener");
    },
  };
}
