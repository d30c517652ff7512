import * as v from "valibot";
import { locales } from "../locale.ts";
import { pageKeys } from "./keys.ts";
import { Link } from "./link.ts";
import { list } from "./list.ts";

/** The kinds of pages (discovery spec §2, "Page types"); what the shell looks like depends on them. */
export const pageKinds = [
  "homepage",
  "activity",
  "listing",
  "type",
  "location",
  "location-type",
  "attribute",
  "location-attribute",
  "point_of_interest",
  "search",
  "map",
  "basket",
  "booking",
  "confirm",
  "account",
  "transport",
  "chat",
  "travel-guide",
  "travel-routes",
  "text",
  "404",
] as const;

/**
 * An element of the SDK as it stands in the page: its tag and attributes. The server renders it into a declarative
 * shadow root.
 */
export const ElementUse = v.object({
  tag: v.pipe(
    v.string(),
    v.guard((tag: string): tag is `gipfel-${string}` => tag.startsWith("gipfel-")),
  ),
  attributes: v.record(v.string(), v.string()),
});

/** The metadata in the document's head. Addresses are absolute (`https://shop/…`). */
export const Head = v.object({
  title: v.string(),
  description: v.string(),
  /** The address that search engines keep; null for pages that they shall not. */
  canonical: v.nullable(v.string()),
  isIndexed: v.boolean(),
  /** One for each locale that has the page, and `x-default`. */
  alternates: list(v.object({ hreflang: v.string(), href: v.string() })),
  openGraph: v.object({
    /** The shop's name. */
    siteName: v.string(),
    type: v.picklist(["website", "article", "product"]),
    image: v.nullable(
      v.object({ url: v.string(), alternativeText: v.string(), width: v.number(), height: v.number() }),
    ),
  }),
  /** Where the app shows the same (discovery spec §2, "App deep-link metadata"): `activity/1104`. */
  appPath: v.string(),
  /** schema.org objects, as JSON-LD. */
  structuredData: list(v.unknown()),
});

/** The page in another language. */
export const LanguageLink = v.object({
  locale: v.picklist(locales),
  /** The language's own name: `Français`. */
  name: v.string(),
  /** With the parameters that the page is made of: what is filtered stays filtered. */
  path: v.string(),
});

/** What a shop has elsewhere: only its team knows. */
export const SiteLinks = v.object({
  /** On hosts of their own; null where the shop's own pages have them. */
  helpCentre: v.nullable(v.string()),
  jobs: v.nullable(v.string()),
  /** Accounts on social networks, each by the network's name. */
  social: list(Link),
  /** The app's package in the Android store; null without an app. */
  androidPackage: v.nullable(v.string()),
});

/**
 * What header and footer show, in the page's language. What depends on the visitor (basket, account) the browser adds.
 */
export const Shell = v.object({
  /** Texts by the host site's own names. */
  words: v.record(v.string(), v.unknown()),
  /** How the shop calls itself (`SHOP_NAME`). */
  shopName: v.string(),
  /** The page in each language that has it, its own among them; one alone shows no menu. */
  languages: list(LanguageLink),
  /** The activities dropdown: each list shows only when it has more than one. */
  places: list(Link),
  types: list(Link),
  /** Paths of the shop's own pages, by key. */
  paths: v.object(v.entriesFromList(pageKeys, v.string())),
  /** Gift vouchers are sold elsewhere: one address per language (purchase spec §9). */
  voucherShop: v.string(),
  /** What the shop has elsewhere, by its settings. */
  elsewhere: SiteLinks,
  /** What the footer names of the ways to pay: methods of the payment provider, brands of its cards. */
  paymentMarks: list(v.string()),
  /** Where people write to the company that runs the shop. */
  operatorEmail: v.string(),
  /** The footer's list for partners. */
  partnerLinks: list(Link),
  /** Lists of internal links, by category, above the footer. */
  linkLists: list(v.object({ title: v.string(), links: list(Link) })),
  /** Widget mode (discovery spec §2): no footer, a partner's colour and logo; null in the shop itself. */
  widget: v.nullable(
    v.object({ brandColor: v.nullable(v.string()), logoUrl: v.nullable(v.string()), showsNavigation: v.boolean() }),
  ),
  /** The container that is loaded after consent, and whether this page admits it; null where the shop has none. */
  tagManager: v.nullable(v.object({ container: v.string(), isAdmitted: v.boolean() })),
});

/** A page of the shop as data, with the data that its elements start from. */
export const Page = v.object({
  status: v.picklist([200, 404]),
  locale: v.picklist(locales),
  kind: v.picklist(pageKinds),
  /** The activity's or listing page's id; null elsewhere. */
  id: v.nullable(v.string()),
  head: Head,
  shell: Shell,
  /** The page's elements by the name that its body calls them. */
  elements: v.record(v.string(), ElementUse),
  /** The name of the view between header and footer, and what that shows: the host site's own matter. */
  body: v.looseObject({ view: v.string() }),
  /** The build that composed it: a browser of another build loads the page in full. */
  build: v.string(),
  /**
   * The API's answers to the elements' first requests, as JSON texts by their address below the API's base. Elements
   * parse them by their contracts, and fetch what is missing here.
   */
  answers: v.record(v.string(), v.string()),
});

/** Where a page has moved: a path of the shop. */
export const MovedPage = v.object({ redirect: v.pipe(v.string(), v.regex(/^\/(?![/\\])/)) });
