import { listingPageKinds, type ListingPageKind } from "../contracts/discovery.ts";
import { prefixOf, type Locale } from "../contracts/locale.ts";
import { shopPath } from "../contracts/paths.ts";
import { subjectPage } from "../contracts/subject-page.ts";
import { idsOf } from "../contracts/elements/ids.ts";

/** Options of a list by attribute, valid ones alone. */
type ListOptions = Readonly<Record<string, string>>;

/** The parts of a listing page's path by its kind (discovery spec §2): each stands before an id. */
const pathParts: Readonly<Record<Exclude<ListingPageKind, "listing">, readonly string[]>> = {
  location: ["l"],
  type: ["t"],
  attribute: ["a"],
  point_of_interest: ["p"],
  "location-type": ["l", "t"],
  "location-attribute": ["l", "a"],
};

/** A kind of listing page without the ids that it takes, or an id without a kind. */
export type PageProblem = "needs-number" | "needs-pair" | "needs-kind";

/** What is wrong with the two options that name a listing page together; undefined where nothing is. */
export function pageProblemOf(options: ListOptions): PageProblem | undefined {
  const [kind, id] = [kindOf(options), options["page-id"] ?? ""];
  if (kind === "listing") return id === "" || id === "all" ? undefined : "needs-kind";
  const ids = id.split("-");
  const { length } = pathParts[kind];
  if (ids.length === length && idsOf(ids).length === length) return undefined;
  return length === 1 ? "needs-number" : "needs-pair";
}

/** Options without a listing page that can't be one: an element with half of it shows nothing. */
export function withoutHalfPage(options: readonly [string, string][]): [string, string][] {
  const hasProblem = pageProblemOf(Object.fromEntries(options)) !== undefined;
  return options.filter(([name]) => !hasProblem || (name !== "page-kind" && name !== "page-id"));
}

/**
 * The shop's page with the same list: its listing page, the search where there is a text, else the list of all. An
 * address names a feature's item with the feature, which the options don't know: one item has a page of its own,
 * several are left out.
 */
export function listPage(activities: readonly number[], options: ListOptions, shop: string, locale: Locale): URL {
  const address = subjectPage({ activities, search: options["search"] }, shop, locale);
  const path = pathOf(options, locale);
  if (path) address.pathname = path;
  for (const name of ["locations", "types"]) {
    const ids = idsOf(options[name]?.split(/[\s,[\]]+/));
    if (ids.length > 0) address.searchParams.set(name, ids.join());
  }
  if (options["sort"]) address.searchParams.set("sort", options["sort"]);
  return address;
}

function kindOf(options: ListOptions): ListingPageKind {
  return listingPageKinds.find((kind) => kind === options["page-kind"]?.trim()) ?? "listing";
}

function pathOf(options: ListOptions, locale: Locale): string | undefined {
  const kind = kindOf(options);
  if (kind !== "listing") {
    const ids = options["page-id"]!.split("-");
    return prefixOf(locale) + pathParts[kind].map((part, index) => `/${part}/${ids[index]}`).join("");
  }
  if (options["page-id"]) return shopPath("activities", locale);
  const items = idsOf(options["attributes"]?.split(/[\s,[\]]+/));
  return items.length === 1 ? `${prefixOf(locale)}/a/${items[0]}` : undefined;
}
