import * as v from "valibot";
import { Activity, Picture } from "./activity.ts";
import { listingPageKinds } from "./discovery.ts";

/* Not taken apart by a pattern: the browser build drops its declaration. */
const own = Activity.entries;

/** What a list needs of an activity: its card, and what it is filtered and sorted by (discovery spec §3). */
export const ListedActivity = v.object({
  id: own.id,
  mappedId: own.mappedId,
  path: own.path,
  info: v.object({ title: v.string(), teaser: v.string() }),
  teaser_image: own.teaser_image,
  type: own.type,
  attributes: own.attributes,
  lat: own.lat,
  lng: own.lng,
  /**
   * The next dates with a free seat, 31 at most: empty where it can't be booked. A date filter is the server's
   * (`filters.date`).
   */
  availableDates: own.availableDates,
  /** km from the requested position; below 10 with one decimal (RULES 22). */
  distance: own.distance,
  supplier: own.supplier,
  location: own.location,
  rating: own.rating,
  summary: own.summary,
  /** Discount types of its ticket categories, for the filter. */
  discountTypes: v.array(v.string()),
  dataLayer: own.dataLayer,
});
export type ListedActivity = v.InferOutput<typeof ListedActivity>;

const option = { count: v.number() };
const Option = v.object({ id: v.number(), title: v.string(), ...option });

/** Discovery spec §3, "Listing filter attribute", with how many activities each item leaves. */
export const FilterAttribute = v.object({
  attributeId: v.number(),
  /** The name of its query parameter: `a26`. */
  attributeLabel: v.string(),
  label: v.string(),
  items: v.array(
    v.object({
      id: v.number(),
      label: v.string(),
      labelEn: v.string(),
      uniqueId: v.string(),
      description: v.nullable(v.string()),
      /** Path of the item's own listing page. */
      page: v.nullable(v.string()),
      ...option,
    }),
  ),
  /** Types that it makes sense for; empty for all. */
  types: v.array(v.number()),
});
export type FilterAttribute = v.InferOutput<typeof FilterAttribute>;

/** What there is to filter by. An option's count is what choosing it would leave, the other groups' choices counted. */
export const Facets = v.object({
  /** Activities that match, and those of them that can be booked. */
  total: v.number(),
  bookable: v.number(),
  locations: v.array(Option),
  types: v.array(Option),
  languages: v.array(v.object({ key: v.string(), ...option })),
  discountTypes: v.array(v.object({ key: v.string(), label: v.string(), ...option })),
  guided: v.number(),
  ratings: v.array(v.object({ key: v.string(), ...option })),
  attributes: v.array(FilterAttribute),
  /**
   * What `reachableFrom` narrows by: minutes by public transport. `origin` is the place of the filter, or of the
   * parameter of the same name; `label` says what it leaves. Absent where the shop's timetable can't say it.
   */
  reachable: v.optional(
    v.object({
      minutes: v.number(),
      origin: v.nullable(v.object({ id: v.string(), name: v.string(), label: v.string() })),
    }),
  ),
});
export type Facets = v.InferOutput<typeof Facets>;

/** A tab of a listing page's hero (discovery spec §2). */
const LocationTab = v.object({
  id: v.number(),
  uniqueId: v.string(),
  title: v.string(),
  /** Path of the tab's page. */
  page: v.string(),
  attributeId: v.nullable(v.number()),
  numActivities: v.number(),
  teaser_image: v.nullable(Picture),
});

/** The head of a listing page, and the list's scope as `listActivities` takes it. */
export const ListingPage = v.object({
  kind: v.picklist(listingPageKinds),
  id: v.string(),
  title: v.string(),
  teaser: v.string(),
  /** Path of the page on the shop. */
  page: v.string(),
  picture: v.nullable(Picture),
  breadcrumbs: v.array(v.object({ title: v.string(), url: v.string() })),
  tabs: v.array(LocationTab),
  scope: v.object({
    locationIds: v.optional(v.string()),
    typeIds: v.optional(v.string()),
    attributeIds: v.optional(v.string()),
    pointOfInterestId: v.optional(v.string()),
  }),
  latitude: v.nullable(v.number()),
  longitude: v.nullable(v.number()),
});
export type ListingPage = v.InferOutput<typeof ListingPage>;

/** Discovery spec §3, "Map activity": a point of the map with what its popover and its sort need. */
export const MapActivity = v.object({
  id: v.number(),
  title: v.string(),
  type: v.object({ id: v.number(), title: v.string() }),
  /** Gives a cluster its name. */
  location: v.object({ id: v.number(), title: v.string() }),
  lat: v.number(),
  lng: v.number(),
  /** Paths by main locale. */
  urls: v.record(v.string(), v.string()),
  teaserImage: v.nullable(Picture),
  rating: v.nullable(v.object({ average_rating: v.number(), num_ratings: v.number() })),
  attributes: v.array(v.number()),
  isBookable: v.boolean(),
  summary: v.object({
    minAdultPrice: v.nullable(v.object({ amount: v.number(), formatted: v.string() })),
    startingPrice: v.nullable(v.object({ amount: v.number(), formatted: v.string() })),
    durationInHours: v.array(v.number()),
    ticketsIssued: v.number(),
    rankingScoreNoDate: v.number(),
  }),
});
export type MapActivity = v.InferOutput<typeof MapActivity>;
