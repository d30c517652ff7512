import type { PageAnswer } from "../page.ts";

/** An address to show the page of. */
export interface Destination {
  /** Path and query. */
  readonly address: string;
  /** Fragment with its sign; empty without one. */
  readonly hash: string;
  /** A link led to it, not back or forward. */
  readonly isLink: boolean;
}

/** What the server says of an address. */
export type PageOutcome =
  | { readonly kind: "page"; readonly page: PageAnswer }
  /** Path and query of where the page has moved. */
  | { readonly kind: "redirect"; readonly path: string }
  /** An answer that breaks its contract. */
  | { readonly kind: "malformed" };

export interface PageToShow {
  readonly page: PageAnswer;
  readonly destination: Destination;
}

export type NavigationEvent =
  /** `isShown`: the path is that of the page that is shown. */
  | { readonly type: "address.changed"; readonly destination: Destination; readonly isShown: boolean }
  /** The browser has brought the document back from its back/forward cache. */
  | { readonly type: "document.restored" }
  /** The view of the page that is shown, or is about to be, has thrown. */
  | { readonly type: "view.failed" };

export interface NavigationContext {
  readonly destination: Destination | null;
  /** The server's answer, until it is shown; null while nothing is. */
  readonly page: PageAnswer | null;
}
