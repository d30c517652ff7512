import type { Client } from "../../client/client.ts";
import type { Locale } from "../../contracts/locale.ts";
import type { Services } from "./record.ts";

interface ServerSurroundings {
  readonly locale: Locale;
  readonly apiBase: string;
  /** The address of the page that is rendered. */
  readonly pageAddress: string;
  readonly now: () => number;
  /** Answers the API's calls. */
  readonly client: Client;
}

/** Services for rendering a page, read-only: without the visitor's storage, cart and navigation. */
export function serverServices({ locale, apiBase, pageAddress, now, client }: ServerSurroundings): Services {
  const address = new URL(pageAddress);
  let keys = 0;
  return {
    client,
    locale,
    apiBase,
    shopOrigin: new URL(apiBase).origin,
    affiliateId: undefined,
    campaign: undefined,
    host: undefined,
    visitor: undefined,
    storage: { get: () => null, set: () => false, remove: () => {} },
    address: {
      query: (name) => address.searchParams.get(name),
      forget: () => {},
      with: (parameters) => {
        const other = new URL(address);
        for (const [name, value] of Object.entries(parameters)) {
          if (value === null) other.searchParams.delete(name);
          else other.searchParams.set(name, value);
        }
        return other.href;
      },
      write: () => {},
      watch: () => () => {},
      leave: () => {},
    },
    now,
    // Keys need be unique only within a rendering, which writes nothing. Counting keeps the same page's text identical.
    newKey: () => `rendered-${(keys += 1)}`,
    cart: () => Promise.reject(new Error("A page is rendered without a cart.")),
    discovery: () => Promise.reject(new Error("A page is rendered without what its elements share.")),
    mayOpen: () => true,
    position: () => Promise.reject(new Error("A server has no position.")),
  };
}
