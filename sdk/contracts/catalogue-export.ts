import * as v from "valibot";
import { Money } from "./money.ts";
import { Instant } from "./time.ts";

/** A value in each of the languages that were asked for, by locale: `de_CH`. */
const byLocale = <const Schema extends v.GenericSchema>(schema: Schema) => v.record(v.string(), schema);

const Place = v.object({
  id: v.number(),
  title: byLocale(v.string()),
  latitude: v.number(),
  longitude: v.number(),
});

/** An activity on sale, as a partner's own catalogue takes it over. */
const ListedActivity = v.object({
  state: v.literal("listed"),
  id: v.number(),
  /** When something of this was last another. */
  modifiedAt: Instant,
  supplier: v.string(),
  type: v.object({ id: v.number(), title: byLocale(v.string()) }),
  location: Place,
  pointsOfInterest: v.array(Place),
  latitude: v.number(),
  longitude: v.number(),
  minAge: v.nullable(v.number()),
  maxAge: v.nullable(v.number()),
  guideLanguages: v.array(v.string()),
  isMobileTicket: v.boolean(),
  /** Whether a booking waits for the supplier's answer. */
  isOnRequest: v.boolean(),
  texts: byLocale(
    v.object({
      title: v.string(),
      teaser: v.string(),
      highlights: v.string(),
      benefits: v.array(v.string()),
      importantInformation: v.nullable(v.string()),
      sections: v.array(v.object({ title: v.string(), text: v.string(), youtubeUrl: v.nullable(v.string()) })),
      /** The activity's page, with the partner's attribution. */
      url: v.string(),
    }),
  ),
  pictures: v.array(v.object({ url: v.string(), alternativeText: byLocale(v.string()) })),
  meetingPoints: v.array(
    v.object({ label: byLocale(v.string()), address: v.string(), latitude: v.number(), longitude: v.number() }),
  ),
  offers: v.array(
    v.object({
      id: v.number(),
      durationInMinutes: v.nullable(v.number()),
      texts: byLocale(v.object({ label: v.string(), description: v.string() })),
      categories: v.array(
        v.object({
          id: v.number(),
          audience: v.string(),
          label: byLocale(v.string()),
          /** What a discount is called; null without one. */
          discount: v.nullable(byLocale(v.string())),
          minAge: v.nullable(v.number()),
          maxAge: v.nullable(v.number()),
          /** Persons on a ticket. */
          occupancy: v.number(),
          price: Money,
          /** Of the value added tax that the price includes, in basis points: 810 is 8.1 %. */
          vatRate: v.number(),
        }),
      ),
    }),
  ),
});

/** What is left of an activity that is off sale. */
const WithdrawnActivity = v.object({ state: v.literal("withdrawn"), id: v.number(), modifiedAt: Instant });

export const ExportedActivity = v.variant("state", [ListedActivity, WithdrawnActivity]);
export type ExportedActivity = v.InferOutput<typeof ExportedActivity>;
export type ExportedListedActivity = v.InferOutput<typeof ListedActivity>;

/** An affiliate's key of the export, without the key itself. */
export const ApiKey = v.object({
  id: v.string(),
  name: v.string(),
  createdAt: Instant,
  /** Calendar date in Zurich; null where it was never used. */
  lastUsedOn: v.nullable(v.string()),
});
export type ApiKey = v.InferOutput<typeof ApiKey>;
/** Keys that an affiliate has at most at the same time. */
export const mostApiKeys = 10;
