import * as v from "valibot";
import { mainLocales, type MainLocale } from "../locale.ts";
import { Money } from "../money.ts";
import { Audience } from "../offer.ts";
import { TeamStep } from "./steps.ts";

/**
 * What the list is narrowed to. `unpublished` has the withdrawn ones too; `not_bookable` are published ones without a
 * free slot before its cut-off.
 */
export const activityStates = ["published", "unpublished", "not_bookable"] as const;

/**
 * What an activity is to its visitors. `withdrawn`: the catalogue no longer names it, and the team can't bring it back.
 */
const PublishState = v.picklist(["published", "unpublished", "withdrawn"]);

const head = {
  /** The content id. */
  id: v.number(),
  mappedId: v.number(),
  /** Path of its page on the shop, in the requested locale. */
  path: v.string(),
  supplier: v.object({ id: v.number(), name: v.string() }),
  state: PublishState,
  isBookable: v.boolean(),
  /** Counts the team's saves and the catalogues that were loaded; a save names the one that it was made on. */
  revision: v.number(),
};

export const AdminActivityEntry = v.object({
  ...head,
  /** Titles in the requested locale. */
  title: v.string(),
  type: v.string(),
  location: v.string(),
  /** The least adult price; null where nothing is on sale. */
  lowestAdultPrice: v.nullable(Money),
  rating: v.nullable(v.object({ average: v.number(), count: v.number() })),
});
export type AdminActivityEntry = v.InferOutput<typeof AdminActivityEntry>;

const longText = v.pipe(v.string(), v.trim(), v.maxLength(10_000));

/** Texts of one locale, as the team writes them. */
export const Texts = v.object({
  title: v.pipe(v.string(), v.trim(), v.minLength(1, "a title is wanted"), v.maxLength(200)),
  teaser: v.pipe(v.string(), v.trim(), v.minLength(1, "a teaser is wanted"), v.maxLength(500)),
  highlights: longText,
  /** Empty where there is none. */
  importantInformation: longText,
  benefits: v.pipe(v.array(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(300))), v.maxLength(20)),
});
export const byLocale = <Schema extends v.GenericSchema<any, any>>(schema: Schema) =>
  Object.fromEntries(mainLocales.map((locale) => [locale, schema])) as Record<MainLocale, Schema>;

/**
 * One activity for editing: what the team may change, what it can't, and the history, newest first (the last 50 steps).
 */
export const AdminActivity = v.object({
  ...head,
  texts: v.object(byLocale(Texts)),
  /** Basis points: the rate of value added tax of tickets that have none of their own. */
  shopVatRate: v.number(),
  offers: v.array(
    v.object({
      id: v.number(),
      /** Labels in the requested locale. */
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
          /** Basis points; null where the shop's rate counts. */
          vatRate: v.nullable(v.number()),
          /** Rappen; null without a deposit. The team doesn't change it here. */
          deposit: v.nullable(v.number()),
        }),
      ),
    }),
  ),
  history: v.array(TeamStep),
});
export type AdminActivity = v.InferOutput<typeof AdminActivity>;
