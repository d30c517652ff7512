import * as v from "valibot";

/** What a public `gipfel-analytics` event gives an amount in. */
export const Rappen = v.pipe(v.number(), v.integer(), v.minValue(0), v.description("Rappen"));

/** What the data layer gives an amount in: francs, with two decimals at most. */
export const Francs = v.pipe(
  v.number(),
  v.minValue(0),
  v.check((amount) => Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6, "more than two decimals"),
  v.description("francs"),
);

/** An activity as the shop's answers describe it for analytics (discovery spec §3, `dataLayer`). */
const activity = {
  id: v.number(),
  title: v.string(),
  supplier: v.optional(v.string()),
  breadcrumbs: v.optional(v.array(v.string())),
  type: v.optional(v.string()),
  attribute: v.optional(v.array(v.strictObject({ attributeId: v.number(), items: v.array(v.number()) }))),
  reservationSystem: v.optional(v.string()),
};

const given = v.strictObject(activity);
export type ActivityItem = v.InferOutput<typeof given>;

/** Items of an event; each of GA4's fields, or an activity as `dataLayer` describes it. */
export const EventItem = v.union([v.strictObject(sold(Rappen)), v.strictObject({ ...activity, index: index() })]);
/** Items of the data layer: always with GA4's fields, beside those of `dataLayer`. */
export const LayerItem = v.union([
  v.strictObject(sold(Francs)),
  v.strictObject({
    ...activity,
    index: index(),
    item_id: v.string(),
    item_name: v.string(),
    item_brand: v.optional(v.string()),
    item_category: v.optional(v.string()),
  }),
]);

/** GA4's fields of an item; an activity's id is its content id, `9726` is public transport. */
function sold<Amount extends v.GenericSchema<number>>(amount: Amount) {
  return {
    item_id: v.string(),
    item_name: v.string(),
    item_category: v.optional(v.string()),
    /** The ticket category or deposit. */
    item_variant: v.optional(v.string()),
    price: v.optional(amount),
    quantity: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
    startsAt: v.optional(v.string()),
  };
}

/** Its place in the list, from 0. */
function index() {
  return v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)));
}
