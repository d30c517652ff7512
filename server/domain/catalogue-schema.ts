import * as v from "valibot";
import { Validity } from "../../sdk/contracts/activity.ts";
import { mainLocales } from "../../sdk/contracts/locale.ts";
import { highestPrice } from "../../sdk/contracts/money.ts";
import { Audience } from "../../sdk/contracts/offer.ts";
import { reviewCategories } from "../../sdk/contracts/review.ts";
import { highestVatRate } from "../../sdk/contracts/vat-rate.ts";

/** The same text in the four main locales; the others fall back (design §7). */
export const Words = v.object(
  Object.fromEntries(mainLocales.map((locale) => [locale, v.string()])) as Record<
    (typeof mainLocales)[number],
    v.StringSchema<undefined>
  >,
);
export type Words = v.InferOutput<typeof Words>;
/** What an integer column of both databases holds. */
const largest = 2_147_483_647;
const Id = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(largest));
const Rappen = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(highestPrice));
/** A rate of the value added tax in basis points, as it is included in the price: 810 is 8.1 %. */
const VatRate = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(highestVatRate));
/** Persons or seats that go together: at least one. */
const Persons = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(largest));
const CountingNumber = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(largest));
/**
 * Hours before the start, a year at most; negative ones are after it, as for a day pass that is sold until the
 * afternoon.
 */
const Hours = v.pipe(v.number(), v.minValue(-8_784), v.maxValue(8_784));
const Latitude = v.pipe(v.number(), v.minValue(-90), v.maxValue(90));
const Longitude = v.pipe(v.number(), v.minValue(-180), v.maxValue(180));

/** An optional value; null when it is left out. */
const orNull = <const Schema extends v.GenericSchema>(schema: Schema) => v.optional(v.nullable(schema), null);

const Share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));
/** A picture: a file's name, and its alternative text. */
const CataloguePicture = v.object({
  /** A file beside the catalogue, an https address on an allowed host, or the name of a picture that the shop has. */
  file: v.pipe(v.string(), v.minLength(1)),
  alternativeText: Words,
  /** Stands in the picture's place until it has come; an import finds it out. */
  color: v.optional(v.pipe(v.string(), v.hexColor())),
  /** The subject that crops keep: left, top, right, bottom, as fractions of the picture's width and height. */
  subject: v.optional(
    v.pipe(
      v.tuple([Share, Share, Share, Share]),
      v.check(
        ([left, top, right, bottom]) => left < right && top < bottom,
        "left, top, right, bottom are wanted, as [0.2, 0.1, 0.8, 0.9]",
      ),
    ),
  ),
});
const LocalTime = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, "a time as 09:30 is wanted"));
const MonthDay = v.pipe(
  v.string(),
  v.regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, "a day of the year as 12-31 (month, day) is wanted"),
);

/**
 * When an offer takes place, in Zurich's wall time. Slots are made from it for the next 14 months, relative to today.
 */
export const Schedule = v.object({
  /** 1 is Monday. */
  weekdays: v.array(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(7))),
  /** First and last day of the season, `MM-DD`, either order round the new year; without it the whole year. */
  season: v.optional(v.object({ from: MonthDay, to: MonthDay })),
  validity: Validity,
  /** Start times; empty for all-day, which is stored as 00:00. */
  times: v.array(LocalTime),
  /** Seats of a slot; null is unlimited. */
  capacity: v.nullable(CountingNumber),
  /**
   * For a demo shop alone: how much the offer is in demand (0 to 1). That share of the slots is sold out or nearly so,
   * chosen by the slot's own id. Whole days are too, chosen by offer and date: at 0.3 a fifth of the weekend days and a
   * twentieth of the weekdays are sold out, and as many again have few seats at every time (`demand.ts`). A supplier's
   * own catalogue leaves it at 0.
   */
  demandShare: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1)), 0),
  /** Hours before the start until which it can be booked, and cancelled (null: it can't be cancelled). */
  bookingCutOffHours: Hours,
  cancellationCutOffHours: v.nullable(Hours),
});

export const CatalogueCategory = v.object({
  id: Id,
  audience: Audience,
  label: Words,
  discountType: orNull(v.string()),
  discountLabel: orNull(Words),
  categoryType: orNull(v.string()),
  categoryTypeKey: orNull(v.string()),
  minAge: orNull(CountingNumber),
  maxAge: orNull(CountingNumber),
  occupancy: v.optional(Persons, 1),
  maxOccupancy: orNull(Persons),
  price: Rappen,
  netPrice: orNull(Rappen),
  /** What comes with each ticket and is given back, such as a key card; without a rate its deposit has no tax. */
  article: orNull(v.object({ label: Words, price: Rappen, vatRate: v.optional(VatRate, 0) })),
  /** Without it, the activity's. */
  vatRate: orNull(VatRate),
  productId: orNull(v.string()),
  /** Start times that it is sold at; without it, all of the offer's. */
  times: v.optional(v.array(LocalTime)),
});

export const CatalogueField = v.object({
  key: v.string(),
  label: Words,
  type: v.picklist(["text", "number", "date", "option"]),
  scope: v.picklist(["reservation", "guest"]),
  isStrict: v.boolean(),
  options: v.optional(
    v.array(
      v.object({
        key: v.string(),
        label: Words,
        condition: orNull(v.object({ key: v.string(), in: v.array(v.string()) })),
        sortOrder: v.number(),
        description: orNull(Words),
      }),
    ),
    [],
  ),
});

const CatalogueOffer = v.object({
  id: Id,
  contentApiOfferId: Id,
  label: Words,
  description: Words,
  durationInMinutes: orNull(CountingNumber),
  schedules: v.array(Schedule),
  categories: v.pipe(v.array(CatalogueCategory), v.minLength(1)),
  personalization: v.optional(v.array(CatalogueField), []),
});

export const CatalogueActivity = v.object({
  id: Id,
  mappedId: Id,
  supplierId: Id,
  typeId: Id,
  locationId: Id,
  title: Words,
  teaser: Words,
  slug: Words,
  benefits: v.array(Words),
  highlights: Words,
  importantInformation: orNull(Words),
  /** What the buyer confirms at check-out; null where nothing is to be confirmed. */
  infoConfirmation: orNull(Words),
  contentBlocks: v.array(v.object({ title: Words, youtubeUrl: orNull(v.string()), text: Words })),
  /** The teaser first. */
  pictures: v.pipe(v.array(CataloguePicture), v.minLength(1)),
  meetingPoints: v.array(v.object({ label: Words, address: v.string(), latitude: Latitude, longitude: Longitude })),
  latitude: Latitude,
  longitude: Longitude,
  attributes: v.array(v.object({ attributeId: Id, items: v.array(Id) })),
  guideLanguages: v.optional(v.array(v.string()), []),
  minAge: orNull(CountingNumber),
  maxAge: orNull(CountingNumber),
  mobileTicket: v.boolean(),
  bookingOnRequest: v.optional(v.boolean(), false),
  showPerPersonSuffix: v.boolean(),
  highDemand: v.optional(v.boolean(), false),
  discount: orNull(Words),
  reservationSystem: v.string(),
  /** Without it, the shop's own (`VAT_RATE`). */
  vatRate: orNull(VatRate),
  ticketsIssued: CountingNumber,
  rating: orNull(v.object({ average: v.pipe(v.number(), v.minValue(0), v.maxValue(5)), count: CountingNumber })),
  /** Points of interest that it belongs to. */
  pointsOfInterest: v.optional(v.array(Id), []),
  offers: v.pipe(v.array(CatalogueOffer), v.minLength(1)),
});

/** A picture of a type, place or point of interest, and the sentence below its title; both for its listing page. */
const shown = {
  teaser: orNull(Words),
  picture: orNull(CataloguePicture),
};

/** A filter: its label, and the items to choose from. */
const CatalogueAttribute = v.object({
  id: Id,
  label: Words,
  /** Types that it makes sense for; empty for all. */
  typeIds: v.optional(v.array(Id), []),
  items: v.array(v.object({ id: Id, label: Words, description: orNull(Words), ...shown })),
});

/** A traveller's review (discovery spec §3, "Review"). */
export const CatalogueReview = v.object({
  id: Id,
  activityId: Id,
  rating: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)),
  text: orNull(v.string()),
  firstName: v.string(),
  lastName: v.string(),
  createdOn: v.pipe(v.string(), v.isoDate()),
  countryCode: orNull(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, "a country's code as CH is wanted"))),
  locale: v.string(),
  category: orNull(v.picklist(reviewCategories)),
  tags: v.optional(v.array(v.string()), []),
  replies: v.optional(
    v.array(v.object({ text: v.string(), author: v.string(), createdOn: v.pipe(v.string(), v.isoDate()) })),
    [],
  ),
  isExcluded: v.optional(v.boolean(), false),
  helpful: v.optional(CountingNumber, 0),
});

/** A complete catalogue, as `npm run import` reads it. */
export const Catalogue = v.object({
  /** Where this schema is published, for editors. */
  $schema: v.optional(v.string()),
  suppliers: v.array(
    v.object({
      id: Id,
      name: v.string(),
      /** Where bookings on request are sent, with the links that answer them; without it they go to the team alone. */
      email: v.optional(v.pipe(v.string(), v.email("an e-mail address is wanted"))),
    }),
  ),
  types: v.array(v.object({ id: Id, title: Words, ...shown })),
  locations: v.array(v.object({ id: Id, title: Words, latitude: Latitude, longitude: Longitude, ...shown })),
  attributes: v.optional(v.array(CatalogueAttribute), []),
  pointsOfInterest: v.optional(
    v.array(
      v.object({
        id: Id,
        title: Words,
        latitude: Latitude,
        longitude: Longitude,
        locationId: v.nullable(Id),
        ...shown,
      }),
    ),
    [],
  ),
  activities: v.array(CatalogueActivity),
  /** Where an activity has reviews, its rating is theirs; else `rating` of the activity stands. */
  reviews: v.optional(v.array(CatalogueReview), []),
});
export type Catalogue = v.InferOutput<typeof Catalogue>;
export type CatalogueInput = v.InferInput<typeof Catalogue>;
export type CatalogueActivity = v.InferOutput<typeof CatalogueActivity>;
