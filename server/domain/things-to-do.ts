import * as v from "valibot";

/**
 * The product feed of Google's Things to do, as far as the shop fills it: what tests and the writer of the feed check
 * it by. Names are the specification's own.
 */
const Text = v.pipe(v.string(), v.regex(/\S/, "a text is wanted"));
const LocalizedTexts = v.strictObject({
  localized_texts: v.pipe(
    v.array(v.strictObject({ language_code: v.pipe(v.string(), v.regex(/^[a-z]{2}$/)), text: Text })),
    v.minLength(1),
  ),
});
const Id = v.pipe(v.string(), v.regex(/^[\w-]+$/, "letters, digits, - and _ are wanted"));
const Address = v.pipe(v.string(), v.regex(/^https?:\/\/\S+$/, "an address is wanted"));
const Coordinates = v.strictObject({
  latitude: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
  longitude: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
});
const Location = v.strictObject({
  place_info: v.strictObject({
    name: Text,
    unstructured_address: v.optional(Text),
    coordinates: v.optional(Coordinates),
  }),
});
/** Whole francs as a text, as the format writes numbers of 64 bits; what is left as billionths. */
const Price = v.strictObject({
  currency_code: v.literal("CHF"),
  units: v.pipe(v.string(), v.regex(/^(0|[1-9]\d*)$/, "whole units are wanted")),
  nanos: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999_999_999)),
});

const Option = v.strictObject({
  id: Id,
  title: LocalizedTexts,
  description: v.optional(LocalizedTexts),
  /** Google writes the visitor's language in the place of `{lang}`. */
  landing_page: v.strictObject({
    url: v.pipe(Address, v.includes("{lang}", "a landing page carries the language")),
  }),
  duration_sec: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  cancellation_policy: v.optional(
    v.strictObject({
      refund_conditions: v.pipe(
        v.array(
          v.strictObject({
            min_duration_before_start_time_sec: v.pipe(v.number(), v.integer(), v.minValue(0)),
            refund_percent: v.literal(100),
          }),
        ),
        v.minLength(1),
      ),
    }),
  ),
  option_categories: v.array(v.strictObject({ label: Text })),
  related_locations: v.array(
    v.strictObject({
      location: v.strictObject({ location: Location }),
      relation_type: v.literal("RELATION_TYPE_RELATED_NO_ADMISSION"),
    }),
  ),
  price_options: v.pipe(v.array(v.strictObject({ id: Id, title: Text, price: Price })), v.minLength(1)),
  meeting_point: v.optional(v.strictObject({ location: Location, description: LocalizedTexts })),
});

export const FeedProduct = v.strictObject({
  id: Id,
  title: LocalizedTexts,
  description: v.optional(LocalizedTexts),
  rating: v.optional(
    v.strictObject({
      average_value: v.pipe(v.number(), v.minValue(1), v.maxValue(5)),
      rating_count: v.pipe(v.number(), v.integer(), v.minValue(1)),
    }),
  ),
  product_features: v.array(
    v.strictObject({
      feature_type: v.picklist(["TEXT_FEATURE_HIGHLIGHT", "TEXT_FEATURE_MUST_KNOW"]),
      value: LocalizedTexts,
    }),
  ),
  options: v.pipe(v.array(Option), v.minLength(1)),
  related_media: v.array(v.strictObject({ url: Address, type: v.literal("MEDIA_TYPE_PHOTO") })),
  operator: v.strictObject({ google_business_profile_name: LocalizedTexts }),
  inventory_type: v.literal("INVENTORY_TYPE_DEFAULT"),
  confirmation_type: v.picklist(["CONFIRMATION_TYPE_INSTANT", "CONFIRMATION_TYPE_PENDING"]),
  fulfillment_type: v.strictObject({ mobile: v.boolean(), print_at_home: v.boolean(), pickup: v.boolean() }),
});
export type FeedProduct = v.InferOutput<typeof FeedProduct>;

/** What makes files one feed. `nonce` is the same in all files of a feed, and another one in the next feed. */
export const FeedMetadata = v.strictObject({
  shard_id: v.pipe(v.number(), v.integer(), v.minValue(0)),
  total_shards_count: v.pipe(v.number(), v.integer(), v.minValue(1)),
  nonce: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  processing_instruction: v.literal("PROCESS_AS_SNAPSHOT"),
  /** The share of products that may go; in a feed that the team has accepted as so much smaller alone. */
  max_removal_share: v.optional(v.pipe(v.number(), v.gtValue(0), v.maxValue(1))),
});
export type FeedMetadata = v.InferOutput<typeof FeedMetadata>;

/** A file of the feed: never one without products, which would delete all of them. */
export const FeedShard = v.strictObject({
  products: v.pipe(v.array(FeedProduct), v.minLength(1)),
  feed_metadata: FeedMetadata,
});
