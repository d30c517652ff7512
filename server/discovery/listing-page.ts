import type { Picture } from "../../sdk/contracts/activity.ts";
import type { ListingPageKind } from "../../sdk/contracts/discovery.ts";
import type { ListingPage } from "../../sdk/contracts/listing.ts";
import type { Locale } from "../../sdk/contracts/locale.ts";
import { inLocale } from "../domain/in-locale.ts";
import { listingPath } from "../presenters/listing-path.ts";
import { presentPicture } from "../presenters/picture.ts";
import { fullBitSet, count, countBoth, hasBit, intersect, emptyBitSet, type BitSet } from "./bit-set.ts";
import type { CatalogueIndex, EntryPicture, Entry, PlaceEntry } from "./catalogue-index.ts";
import { listingPageWords } from "./listing-page.words.ts";
import { kmBetween } from "../../sdk/contracts/distance.ts";

type Joined = "location-type" | "location-attribute";

/** Most tabs of a hero. */
const tabsShown = 24;
/** Cards beside each other in a wide window: those in sight below a hero. */
const firstRow = 3;
/** Between the two parts of a joined title. */
const between = " · ";

/** The head of a listing page (discovery spec §2); null where there is no such page. */
export function listingPage(
  index: CatalogueIndex,
  kind: ListingPageKind,
  id: string,
  locale: Locale,
  origin: string,
): ListingPage | null {
  const found = subjectOf(index, kind, id);
  if (!found) return null;
  const { place, other, point } = found;
  const title = titleOf(found, locale);
  const path = pathOf(kind, id, found, locale);
  const at = place ?? point;
  const among = activitiesOf(index, kind, found);
  const inSight = firstRowOf(index, among);
  const own = ownPicture(found);
  const picture = own && !inSight.includes(own.file) ? own : pictureOf(index, among, inSight);
  return {
    kind,
    id,
    title,
    teaser: inWords(place && other ? null : (other ?? at), locale),
    page: path,
    picture: presentOrNull(picture, locale, origin),
    breadcrumbs: breadcrumbsOf(kind, found, title, path, locale),
    tabs: tabsOf(index, kind, found, locale, origin),
    scope: scopeOf(kind, id),
    latitude: at?.latitude ?? null,
    longitude: at?.longitude ?? null,
  };
}

/** The picture that stands for a listing page elsewhere, on a tile; null where there is none. */
export function tilePicture(
  index: CatalogueIndex,
  kind: ListingPageKind,
  id: string,
  locale: Locale,
  origin: string,
): Picture | null {
  const found = subjectOf(index, kind, id);
  return (
    found && presentOrNull(ownPicture(found) ?? pictureOf(index, activitiesOf(index, kind, found)), locale, origin)
  );
}

/** The address of a listing page alone; null where there is no such page. */
export function listingPagePath(
  index: CatalogueIndex,
  kind: ListingPageKind,
  id: string,
  locale: Locale,
): string | null {
  const found = subjectOf(index, kind, id);
  return found && pathOf(kind, id, found, locale);
}

function pathOf(kind: ListingPageKind, id: string, subject: Subject, locale: Locale): string {
  const { place, other } = subject;
  if (kind === "location-type" || kind === "location-attribute") return pathOfJoined(kind, place!, other!, locale);
  return listingPath(kind, id, titleOf(subject, locale), locale);
}

/** What a page is about: a place, a type or an attribute's item, a point of interest, or everything. */
interface Subject {
  readonly place?: PlaceEntry | undefined;
  readonly other?: Entry | undefined;
  readonly point?: PlaceEntry | undefined;
}

function subjectOf({ entries }: CatalogueIndex, kind: ListingPageKind, id: string): Subject | null {
  if (kind === "listing") return id === "all" ? {} : null;
  if (!/^[1-9]\d{0,9}(?:-[1-9]\d{0,9})?$/.test(id)) return null;
  const [first, second] = id.split("-").map(Number);
  const others = kind === "type" || kind === "location-type" ? entries.types : entries.items;
  if (kind === "location-type" || kind === "location-attribute") {
    const [place, other] = [entries.locations.get(first!), others.get(second ?? 0)];
    return place && other ? { place, other } : null;
  }
  if (second !== undefined) return null;
  const place = kind === "location" ? entries.locations.get(first!) : undefined;
  const point = kind === "point_of_interest" ? entries.pointsOfInterest.get(first!) : undefined;
  const other = kind === "type" || kind === "attribute" ? others.get(first!) : undefined;
  return place || point || other ? { place, point, other } : null;
}

function titleOf({ place, other, point }: Subject, locale: Locale): string {
  const titles = [other, place, point].flatMap((entry) => (entry ? [inLocale(entry.title, locale)] : []));
  return titles.join(between) || listingPageWords(locale).all;
}

function breadcrumbsOf(
  kind: ListingPageKind,
  { place }: Subject,
  title: string,
  path: string,
  locale: Locale,
): ListingPage["breadcrumbs"] {
  const all = { title: listingPageWords(locale).all, url: listingPath("listing", "all", "", locale) };
  if (kind === "listing") return [all];
  const parents =
    place && kind !== "location" ? [{ title: inLocale(place.title, locale), url: pathOfPlace(place, locale) }] : [];
  return [all, ...parents, { title: parents.length > 0 ? title.split(between)[0]! : title, url: path }];
}

function scopeOf(kind: ListingPageKind, id: string): ListingPage["scope"] {
  const [first, second] = id.split("-");
  switch (kind) {
    case "listing":
      return {};
    case "type":
      return { typeIds: `[${first}]` };
    case "attribute":
      return { attributeIds: `[${first}]` };
    case "location":
      return { locationIds: `[${first}]` };
    case "point_of_interest":
      return { pointOfInterestId: first! };
    case "location-type":
      return { locationIds: `[${first}]`, typeIds: `[${second}]` };
    case "location-attribute":
      return { locationIds: `[${first}]`, attributeIds: `[${second}]` };
  }
}

/** The activities of a page. */
function activitiesOf(
  { having, size }: CatalogueIndex,
  kind: ListingPageKind,
  { place, other, point }: Subject,
): BitSet {
  const bits = fullBitSet(size);
  const none = emptyBitSet(size);
  if (place) intersect(bits, having.locations.get(place.id) ?? none);
  if (other)
    intersect(bits, (kind === "type" || kind === "location-type" ? having.types : having.items).get(other.id) ?? none);
  if (point) intersect(bits, having.pointsOfInterest.get(point.id) ?? none);
  return bits;
}

/** What a page's place, type or item has as its own picture. */
function ownPicture({ place, other, point }: Subject): EntryPicture | null {
  return place?.picture ?? other?.picture ?? point?.picture ?? null;
}

/** The pictures of the cards in sight below a hero: the most relevant of some activities. */
function firstRowOf({ orders, pictures }: CatalogueIndex, among: BitSet): readonly string[] {
  const files: string[] = [];
  const shown = Math.min(firstRow, count(among));
  let cards = 0;
  for (const place of orders.relevance) {
    if (cards === shown) break;
    if (!hasBit(among, place)) continue;
    cards++;
    if (pictures[place]) files.push(pictures[place].file);
  }
  return files;
}

/**
 * The picture of the most popular of some activities, for pages and tabs that have none of their own; one that isn't in
 * sight anyway where there is one.
 */
function pictureOf(
  { orders, pictures }: CatalogueIndex,
  among: BitSet,
  inSight: readonly string[] = [],
): EntryPicture | null {
  const having = (place: number) => hasBit(among, place) && pictures[place] !== null;
  const place =
    orders.popularityDesc.find((each) => having(each) && !inSight.includes(pictures[each]!.file)) ??
    orders.popularityDesc.find(having);
  return place === undefined ? null : pictures[place]!;
}

/**
 * Places with activities of the page's kind: its own first and then the nearest, or, where it has none, those with the
 * most.
 */
function tabsOf(
  index: CatalogueIndex,
  kind: ListingPageKind,
  { place, other, point }: Subject,
  locale: Locale,
  origin: string,
): ListingPage["tabs"] {
  const joined: Joined | null = !other
    ? null
    : kind === "type" || kind === "location-type"
      ? "location-type"
      : "location-attribute";
  const among = !other ? null : (joined === "location-type" ? index.having.types : index.having.items).get(other.id);
  const inReach = place ?? point;
  const number = (bits: BitSet | undefined) => (!bits ? 0 : among ? countBoth(bits, among) : other ? 0 : count(bits));
  return [...index.entries.locations.values()]
    .map((each) => ({
      each,
      numActivities: number(index.having.locations.get(each.id)),
      km: inReach ? kmBetween(inReach, each) : 0,
    }))
    .filter(({ each, numActivities }) => numActivities > 0 || each.id === place?.id)
    .sort(
      (one, next) =>
        Number(next.each.id === place?.id) - Number(one.each.id === place?.id) ||
        one.km - next.km ||
        next.numActivities - one.numActivities ||
        one.each.id - next.each.id,
    )
    .slice(0, tabsShown)
    .map(({ each, numActivities }) => ({
      id: each.id,
      uniqueId: joined && other ? `${joined}-${each.id}-${other.id}` : `location-${each.id}`,
      title: inLocale(each.title, locale),
      page: joined && other ? pathOfJoined(joined, each, other, locale) : pathOfPlace(each, locale),
      attributeId: joined === "location-attribute" && other ? other.id : null,
      numActivities,
      teaser_image: presentOrNull(
        each.picture ?? pictureOf(index, activitiesOf(index, kind, { place: each, other })),
        locale,
        origin,
      ),
    }));
}

function pathOfPlace(place: PlaceEntry, locale: Locale): string {
  return listingPath("location", String(place.id), inLocale(place.title, locale), locale);
}

function pathOfJoined(kind: Joined, place: PlaceEntry, other: Entry, locale: Locale): string {
  return listingPath(
    kind,
    `${place.id}-${other.id}`,
    [inLocale(place.title, locale), inLocale(other.title, locale)],
    locale,
  );
}

function inWords(entry: Entry | undefined | null, locale: Locale): string {
  return entry?.teaser ? inLocale(entry.teaser, locale) : "";
}

function presentOrNull(picture: EntryPicture | null, locale: Locale, origin: string): Picture | null {
  return (
    picture &&
    presentPicture(origin, {
      file: picture.file,
      color: picture.color,
      alternativeText: inLocale(picture.alternativeText, locale),
    })
  );
}
