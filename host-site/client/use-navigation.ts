import { useEffect, useRef, useState } from "react";
import type { Destination, NavigationEvent } from "../machines/navigation.types.ts";
import { expiry } from "../hydration/hydrate-in-own-task.ts";
import { linkOf } from "./link-of.ts";
import type { Shown } from "./shown.ts";
import type { Navigation, NextPage } from "./start-navigation.ts";
import { PageRequests, pageKey } from "./page-request.ts";

/** What comes before a press on a link: its code is loaded then. */
const signs = ["pointerover", "pointerdown", "focusin"] as const;

interface Follower {
  /** Shows the page of the address that the router has come to. */
  readonly follow: (destination: Destination) => void;
  /** Shows the page anew, in a document from the back/forward cache. */
  readonly restore: () => void;
  /** The view of the page has thrown. */
  readonly fail: () => void;
  /** When the page on its way was requested (ms of `performance.now()`); null while none is. */
  readonly since: number | null;
}

/**
 * Leads from page to page within the document. The machine that does so is loaded with the first sign of a press; a
 * press before it is there requests its page at once. Where the machine can't be loaded in time, the browser loads the
 * page.
 */
export function useNavigation(
  shown: Shown,
  show: (next: NextPage) => void,
  replaceAddress: (path: string) => void,
): Follower {
  const [since, setSince] = useState<number | null>(null);
  const current = useRef(shown);
  current.current = shown;
  const [navigation] = useState(() => new LazyNavigation(shown, current, show, replaceAddress, setSince));
  useEffect(() => navigation.listen(), []);
  const { follow, restore, fail } = navigation;
  return { follow, restore, fail, since };
}

class LazyNavigation {
  readonly #requests = new PageRequests(location.href);
  readonly #address = location.href;
  readonly #first: Shown;
  readonly #current: { readonly current: Shown };
  readonly #show: (next: NextPage) => void;
  readonly #replaceAddress: (path: string) => void;
  readonly #setSince: (since: number | null) => void;
  #loading: Promise<Navigation> | null = null;
  #actor: Navigation | null = null;
  #requestedAt: number | null = null;

  constructor(
    first: Shown,
    current: { readonly current: Shown },
    show: (next: NextPage) => void,
    replaceAddress: (path: string) => void,
    setSince: (since: number | null) => void,
  ) {
    this.#first = first;
    this.#current = current;
    this.#show = show;
    this.#replaceAddress = replaceAddress;
    this.#setSince = setSince;
  }

  /** Loads the machine with the first sign of a press on a link. */
  listen(): () => void {
    const shop = document.getElementById("shop")!;
    const stop = () => {
      for (const sign of signs) shop.removeEventListener(sign, sense);
    };
    const sense = (event: Event) => {
      if (!linkOf(event)) return;
      stop();
      // Offline, the press itself finds out.
      this.#load().catch(() => {});
    };
    for (const sign of signs) shop.addEventListener(sign, sense, { passive: true });
    return stop;
  }

  follow = (destination: Destination): void => {
    const isShown = new URL(destination.address, location.origin).pathname === this.#current.current.path;
    const isWithinPage = isShown && !destination.isLink;
    const event = { type: "address.changed", destination, isShown } as const;
    // A drawer or a filter of the first page: nothing was ever on its way.
    if (isWithinPage && !this.#loading) return;
    this.#requestedAt = performance.now();
    if (this.#actor) return this.#actor.send(event);
    this.#setSince(isWithinPage ? null : this.#requestedAt);
    if (pageKey(destination.address) !== pageKey(this.#address)) this.#requests.sendEarly(destination.address);
    this.#send(event, () => this.#loadDocument(destination));
  };

  fail = (): void => this.#send({ type: "view.failed" }, () => {});

  restore = (): void => this.#send({ type: "document.restored" }, () => {});

  /** Events are handled in their order, also those that come while the machine is on its way. */
  #send(event: NavigationEvent, failed: () => void): void {
    this.#load().then((actor) => actor.send(event), failed);
  }

  #load(): Promise<Navigation> {
    this.#loading ??= Promise.race([import("./start-navigation.ts"), expiry()]).then(
      ({ startNavigation }) => {
        const { answer } = this.#first;
        const actor = startNavigation({
          requests: this.#requests,
          first: answer,
          address: this.#address,
          current: () => this.#current.current,
          show: this.#show,
          replaceAddress: this.#replaceAddress,
          loadDocument,
        });
        actor.subscribe((snapshot) => this.#setSince(snapshot.hasTag("pending") ? this.#requestedAt : null));
        return (this.#actor = actor);
      },
      (cause: unknown) => {
        this.#loading = null;
        this.#requests.dropEarly();
        throw cause;
      },
    );
    return this.#loading;
  }

  /** Unless the visitor has gone back to the page that is shown meanwhile. */
  #loadDocument({ isLink }: Destination): void {
    if (isLink || location.pathname !== this.#current.current.path) loadDocument();
    else this.#setSince(null);
  }
}

/**
 * Loads the page of the address. To an address with a fragment, which is shown already, a browser would only scroll.
 */
function loadDocument(): void {
  if (location.hash) location.reload();
  else location.assign(location.href);
}
