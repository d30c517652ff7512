import type { Link } from "./link.ts";
import type { Locale } from "../sdk/contracts/locale.ts";
import type { Body } from "./body.ts";
import type { PageKey } from "../sdk/contracts/pages/keys.ts";
import type { ShellWords } from "./shell/words.ts";

/** The kinds of pages (discovery spec §2, "Page types"); what the shell looks like depends on them. */
export type PageKind =
  | "homepage"
  | "activity"
  | "listing"
  | "type"
  | "location"
  | "location-type"
  | "attribute"
  | "location-attribute"
  | "point_of_interest"
  | "search"
  | "map"
  | "basket"
  | "booking"
  | "confirm"
  | "account"
  | "transport"
  | "chat"
  | "travel-guide"
  | "travel-routes"
  | "text"
  | "404";

/**
 * An element of the SDK as it stands in the page: its tag and attributes. The server renders it into a declarative
 * shadow root.
 */
export interface ElementUse {
  readonly tag: `gipfel-${string}`;
  readonly attributes: Readonly<Record<string, string>>;
}

/** The metadata in the document's head. Addresses are absolute (`https://shop/…`). */
export interface Head {
  readonly title: string;
  readonly description: string;
  /** The address that search engines keep; null for pages that they shall not. */
  readonly canonical: string | null;
  readonly isIndexed: boolean;
  /** One for each locale that has the page, and `x-default`. */
  readonly alternates: readonly { readonly hreflang: string; readonly href: string }[];
  readonly openGraph: {
    readonly type: "website" | "article" | "product";
    readonly image: {
      readonly url: string;
      readonly alternativeText: string;
      readonly width: number;
      readonly height: number;
    } | null;
  };
  /** Where the app shows the same (discovery spec §2, "App deep-link metadata"): `activity/1104`. */
  readonly appPath: string;
  /** schema.org objects, as JSON-LD. */
  readonly structuredData: readonly object[];
}

/** The page in another language. */
export interface LanguageLink {
  readonly locale: Locale;
  /** The language's own name: `Français`. */
  readonly name: string;
  /** With the parameters that the page is made of: what is filtered stays filtered. */
  readonly path: string;
}

/** What a shop has elsewhere: only its team knows. */
export interface SiteLinks {
  /** On hosts of their own; null where the shop's own pages have them. */
  readonly helpCentre: string | null;
  readonly jobs: string | null;
  /** Accounts on social networks, each by the network's name. */
  readonly social: readonly Link[];
  /** The app's package in the Android store; null without an app. */
  readonly androidPackage: string | null;
}

/**
 * What header and footer show, in the page's language. What depends on the visitor (basket, account) the browser adds.
 */
export interface Shell {
  readonly words: ShellWords;
  /** The page in each language that has it, its own among them; one alone shows no menu. */
  readonly languages: readonly LanguageLink[];
  /** The activities dropdown: each list shows only when it has more than one. */
  readonly places: readonly Link[];
  readonly types: readonly Link[];
  /** Paths of the shop's own pages, by key. */
  readonly paths: Readonly<Record<PageKey, string>>;
  /** Gift vouchers are sold elsewhere: one address per language (purchase spec §9). */
  readonly voucherShop: string;
  /** What the shop has elsewhere, by its settings. */
  readonly elsewhere: SiteLinks;
  /** Where people write to the company that runs the shop. */
  readonly operatorEmail: string;
  /** Lists of internal links, by category, above the footer. */
  readonly linkLists: readonly { readonly title: string; readonly links: readonly Link[] }[];
  /** Widget mode (discovery spec §2): no footer, a partner's colour and logo; null in the shop itself. */
  readonly widget: {
    readonly brandColor: string | null;
    readonly logoUrl: string | null;
    readonly showsNavigation: boolean;
  } | null;
}

/**
 * The data of a page: the server composes it, the HTML carries it to the browser, and a client-side navigation requests
 * it.
 */
export interface PageAnswer {
  readonly status: 200 | 404;
  readonly locale: Locale;
  readonly kind: PageKind;
  /** The activity's or listing page's id; null elsewhere. */
  readonly id: string | null;
  readonly head: Head;
  readonly shell: Shell;
  /** The page's elements by the name that its body calls them. */
  readonly elements: Readonly<Record<string, ElementUse>>;
  readonly body: Body;
  /** The build that composed it: a browser of another build loads the page in full. */
  readonly build: string;
}

/** A page for a navigation within the browser, with the data that its elements start from. */
export interface NavigatedPage extends PageAnswer {
  /**
   * The API's answers to the elements' first requests, as JSON texts by their address below the API's base. Elements
   * parse them by their contracts, and fetch what is missing here.
   */
  readonly answers: Readonly<Record<string, string>>;
}

/** The page at a path, or where it has moved. */
export type PageAnswered = PageAnswer | { readonly redirect: string };
