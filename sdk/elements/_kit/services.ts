import { createClient, type Client } from "../../client/client.ts";
import { defaultLocale, parseLocale, type Locale } from "../../contracts/locale.ts";
import { pageAddress } from "./address.ts";
import { fireEvent } from "./fire-event.ts";
import { shopOrigin } from "./origin.ts";
import { fetchPreloaded } from "./preloaded.ts";
import type { Services } from "./record.ts";
import { pageStorage } from "./storage.ts";
import { visitorOf } from "./visitor.ts";

/** The attributes that an element's services depend on. */
export interface Surroundings {
  readonly locale?: Locale | undefined;
  readonly "api-base"?: string | undefined;
  readonly "affiliate-id"?: string | undefined;
  readonly campaign?: string | undefined;
}

const clients = new Map<string, Client>();
const storage = pageStorage();
const address = pageAddress();

/** The locale of an element: its attribute, else the page's language, else de_CH. */
function localeOf(attribute: Locale | undefined, pageLanguage: string): Locale {
  return attribute ?? (pageLanguage ? parseLocale(pageLanguage) : undefined) ?? defaultLocale;
}

/**
 * The browser's services. Calls `read` on each use, so that changed attributes apply immediately. A removed `host` does
 * not navigate.
 */
export function browserServices(read: () => Surroundings, host: HTMLElement): Services {
  const services: Services = {
    get client() {
      return clientOf(services.apiBase);
    },
    get locale() {
      return localeOf(read().locale, document.documentElement.lang);
    },
    get apiBase() {
      const base = read()["api-base"];
      return base
        ? new URL(base, location.href).href.replace(/\/$/, "")
        : `${shopOrigin(import.meta.url, __ORIGIN__)}/api`;
    },
    get shopOrigin() {
      return new URL(services.apiBase).origin;
    },
    get affiliateId() {
      return read()["affiliate-id"];
    },
    get campaign() {
      return read().campaign;
    },
    host,
    get visitor() {
      return visitorOf(services.apiBase);
    },
    storage,
    address: { ...address, leave: (there) => host.isConnected && address.leave(there) },
    now: () => Date.now(),
    newKey: () => crypto.randomUUID?.() ?? crypto.getRandomValues(new Uint32Array(4)).join("-"),
    cart: () => import("./cart.ts").then(({ sharedCart }) => sharedCart(services)),
    discovery: (group) => import("./discovery.ts").then(({ sharedDiscovery }) => sharedDiscovery(services, group)),
    mayOpen: (activityId) => fireEvent(host, "open", { tag: host.localName, activityId }),
    position: () => import("./position.ts").then(({ requestPosition }) => requestPosition()),
  };
  return services;
}

/** Elements of one API base share a client, and with it the CSRF token. */
function clientOf(apiBase: string): Client {
  let client = clients.get(apiBase);
  if (!client) clients.set(apiBase, (client = createClient(apiBase, fetchPreloaded)));
  return client;
}
