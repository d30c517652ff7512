import * as v from "valibot";
import { call } from "../call.ts";
import { defaultLocale, mainLocales, type MainLocale } from "../locale.ts";
import { LocaleOnWire } from "../locale-on-wire.ts";
import { highestPrice, Money } from "../money.ts";
import { Audience } from "../offer.ts";
import { pageOf, paged } from "./paging.ts";
import { TeamStep } from "./steps.ts";

/**
 * What an activity is to its visitors. `withdrawn`: the catalogue no longer names it, and the team can't bring it back.
 */
const PublishState = v.picklist(["published", "unpublished", "withdrawn"]);

/**
 * What the list is narrowed to. `unpublished` has the withdrawn ones too; `not_bookable` are published ones without a
 * free slot before its cut-off.
 */
export const activityStates = ["published", "unpublished", "not_bookable"] as const;

const head = {
  /** The content id. */
  id: v.number(),
  mappedId: v.number(),
  /** Path of its page on the shop, in the asked locale. */
  path: v.string(),
  supplier: v.object({ id: v.number(), name: v.string() }),
  state: PublishState,
  isBookable: v.boolean(),
  /** Counts the team's saves and the catalogues that were loaded; a save names the one that it was made on. */
  revision: v.number(),
};

export const AdminActivityEntry = v.object({
  ...head,
  /** Titles in the asked locale. */
  title: v.string(),
  type: v.string(),
  location: v.string(),
  /** The least adult price; null where nothing is on sale. */
  fromPrice: v.nullable(Money),
  rating: v.nullable(v.object({ average: v.number(), count: v.number() })),
});
export type AdminActivityEntry = v.InferOutput<typeof AdminActivityEntry>;

/**
 * `GET /admin/activities/`, by id. `search` looks at titles in all main locales, ids (content and mapped) and the
 * supplier's name.
 */
export const listAdminActivities = call({
  method: "GET",
  path: "/admin/activities/",
  query: v.object({
    ...paged,
    state: v.optional(v.picklist(activityStates)),
    locale: v.optional(LocaleOnWire, defaultLocale),
  }),
  answer: pageOf(AdminActivityEntry),
});

/** An amount in Rappen; CHF 100,000 at most. */
const Rappen = v.pipe(
  v.number(),
  v.integer("whole Rappen are wanted"),
  v.minValue(0, "an amount from 0 is wanted"),
  v.maxValue(highestPrice),
);
const longText = v.pipe(v.string(), v.trim(), v.maxLength(10_000));

/** Texts of one locale, as the team writes them. */
const Texts = v.object({
  title: v.pipe(v.string(), v.trim(), v.minLength(1, "a title is wanted"), v.maxLength(200)),
  teaser: v.pipe(v.string(), v.trim(), v.minLength(1, "a teaser is wanted"), v.maxLength(500)),
  highlights: longText,
  /** Empty where there is none. */
  importantInformation: longText,
  benefits: v.pipe(v.array(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(300))), v.maxLength(20)),
});
const byLocale = <Schema extends v.GenericSchema<any, any>>(schema: Schema) =>
  Object.fromEntries(mainLocales.map((locale) => [locale, schema])) as Record<MainLocale, Schema>;

/**
 * One activity for editing: what the team may change, what it can't, and the history, newest first (the last 50 steps).
 */
export const AdminActivity = v.object({
  ...head,
  texts: v.object(byLocale(Texts)),
  offers: v.array(
    v.object({
      id: v.number(),
      /** Labels in the asked locale. */
      label: v.string(),
      isOnSale: v.boolean(),
      ticketCategories: v.array(
        v.object({
          id: v.number(),
          label: v.string(),
          discountLabel: v.nullable(v.string()),
          audience: Audience,
          /** Persons a ticket. */
          occupancy: v.number(),
          /** Rappen a ticket. */
          price: v.number(),
          /** Rappen; null where distributors pay the price. */
          netPrice: v.nullable(v.number()),
          /** Rappen; null without a deposit. The team doesn't change it here. */
          deposit: v.nullable(v.number()),
        }),
      ),
    }),
  ),
  history: v.array(TeamStep),
});
export type AdminActivity = v.InferOutput<typeof AdminActivity>;

const ActivityPath = v.object({ id: v.string() });
const Locale = v.object({ locale: v.optional(LocaleOnWire, defaultLocale) });
const Revision = v.pipe(v.number(), v.integer(), v.minValue(0));

/** `GET /admin/activities/{id}/`: 404 `activity_not_found`. */
export const getAdminActivity = call({
  method: "GET",
  path: "/admin/activities/{id}/",
  params: ActivityPath,
  query: Locale,
  answer: AdminActivity,
});

/**
 * `PATCH /admin/activities/{id}/`: saves what is named, leaves the rest. Lists, search and pages show it within
 * seconds; seats that are held keep their price (RULES 5). 409 `changed_meanwhile` where `revision` isn't the newest;
 * 400 `invalid_input` with the fields, among them a category that isn't the activity's and a net price above the price.
 */
export const saveActivity = call({
  method: "PATCH",
  path: "/admin/activities/{id}/",
  params: ActivityPath,
  query: Locale,
  body: v.object({
    revision: Revision,
    texts: v.optional(v.partial(v.object(byLocale(Texts)))),
    prices: v.optional(
      v.pipe(
        v.array(
          v.object({ ticketCategoryId: v.pipe(v.number(), v.integer()), price: Rappen, netPrice: v.nullable(Rappen) }),
        ),
        v.maxLength(200),
      ),
    ),
  }),
  answer: AdminActivity,
});

const publishing = {
  params: ActivityPath,
  query: Locale,
  body: v.object({ revision: Revision }),
  answer: AdminActivity,
};

/**
 * `POST /admin/activities/{id}/publish/`: 409 `changed_meanwhile`, `not_publishable` (the catalogue no longer names
 * it).
 */
export const publishActivity = call({ method: "POST", path: "/admin/activities/{id}/publish/", ...publishing });

/**
 * `POST /admin/activities/{id}/unpublish/`: nobody finds or books it any more; what is held or booked stays. 409
 * `changed_meanwhile`.
 */
export const unpublishActivity = call({ method: "POST", path: "/admin/activities/{id}/unpublish/", ...publishing });
