import { defaultLocale, prefixOf, type Locale } from "../../sdk/contracts/locale.ts";
import { accountSections, type AccountSection } from "./account-sections.ts";
import type { PageKey } from "../../sdk/contracts/pages/keys.ts";
import { localeOfPath, pageAt, pagePath } from "../../sdk/contracts/pages/paths.ts";

/** The page that an address of the shop names, by its path alone. */
export type Route =
  | { readonly kind: "page"; readonly key: PageKey; readonly locale: Locale; readonly path: string }
  | { readonly kind: "listing"; readonly pageKind: ListingKind; readonly id: string; readonly locale: Locale }
  | { readonly kind: "activity"; readonly id: number; readonly locale: Locale }
  | {
      readonly kind: "article";
      readonly collection: ArticleCollection;
      readonly slug: string;
      readonly locale: Locale;
      readonly path: string;
    }
  | {
      readonly kind: "account";
      readonly section: AccountSection;
      readonly bookingId: string | null;
      readonly locale: Locale;
      readonly path: string;
    }
  /** A page for developers, by what follows `/developers/`: `api/cart`; empty for the overview. */
  | { readonly kind: "developers"; readonly name: string; readonly locale: Locale }
  | { readonly kind: "unknown"; readonly locale: Locale };

type ListingKind = "type" | "location" | "attribute" | "point_of_interest" | "location-type" | "location-attribute";
export type ArticleCollection = "travel-guide" | "travel-routes";

const collections: readonly ArticleCollection[] = ["travel-guide", "travel-routes"];
const singles: Readonly<Record<string, ListingKind>> = {
  l: "location",
  t: "type",
  a: "attribute",
  p: "point_of_interest",
};
const joined: Readonly<Record<string, ListingKind>> = { t: "location-type", a: "location-attribute" };

/** Finds the page of a path. The path is decoded already, without query. */
export function matchRoute(given: string): Route {
  const path = given.replace(/(?<=.)\/+$/, "");
  const page = pageAt(path);
  if (page) return { kind: "page", key: page.key, locale: page.locale, path: pagePath(page.key, page.locale) };
  const { locale, rest } = localeOfPath(path) ?? { locale: defaultLocale, rest: path };
  const segments = rest.split("/").filter(Boolean);
  return (
    activityIn(segments, locale) ??
    listingIn(segments, locale) ??
    accountIn(segments, locale) ??
    developersIn(segments, locale) ??
    articleIn(path, locale) ?? { kind: "unknown", locale }
  );
}

/** `1104-rigi` and `1104` alike; what follows an id is for people. */
function idIn(segment: string | undefined): number | null {
  const digits = /^([1-9]\d{0,9})(?:-|$)/.exec(segment ?? "")?.[1];
  return digits ? Number(digits) : null;
}

function activityIn([first, second, ...more]: readonly string[], locale: Locale): Route | null {
  const id = idIn(second);
  return first === "activity" && id !== null && more.length === 0 ? { kind: "activity", id, locale } : null;
}

function listingIn(segments: readonly string[], locale: Locale): Route | null {
  const [letter = "", own, second = "", other] = segments;
  const id = idIn(own);
  if (id === null) return null;
  if (segments.length === 2 && Object.hasOwn(singles, letter))
    return { kind: "listing", pageKind: singles[letter]!, id: String(id), locale };
  const otherId = idIn(other);
  if (segments.length !== 4 || letter !== "l" || otherId === null || !Object.hasOwn(joined, second)) return null;
  return { kind: "listing", pageKind: joined[second]!, id: `${id}-${otherId}`, locale };
}

function accountIn(segments: readonly string[], locale: Locale): Route | null {
  const [first, section, bookingId = null] = segments;
  const known = accountSections.find((each) => each === section);
  if (first !== "account" || !known || segments.length > 3) return null;
  if (bookingId !== null && (known !== "bookings" || !/^[\w-]{1,64}$/.test(bookingId))) return null;
  return {
    kind: "account",
    section: known,
    bookingId,
    locale,
    path: `${prefixOf(locale)}/account/${known}${bookingId ? `/${bookingId}` : ""}`,
  };
}

function developersIn([first, ...rest]: readonly string[], locale: Locale): Route | null {
  const name = rest.join("/");
  return first === "developers" && /^(?:[a-z\d-]{1,80}(?:\/[a-z\d-]{1,80})?)?$/.test(name)
    ? { kind: "developers", name, locale }
    : null;
}

function articleIn(path: string, locale: Locale): Route | null {
  const cut = path.lastIndexOf("/");
  const slug = path.slice(cut + 1);
  const page = pageAt(path.slice(0, cut));
  const collection = collections.find((each) => each === page?.key);
  if (!collection || !/^[a-z\d-]{1,80}$/.test(slug)) return null;
  return { kind: "article", collection, slug, locale, path: `${pagePath(collection, locale)}/${slug}` };
}
