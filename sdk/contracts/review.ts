import * as v from "valibot";
import { LocalDate } from "./time.ts";

/** A reviewer's travel company (discovery spec §3). */
export const reviewCategories = ["single", "group", "couple"] as const;

/** Sort options of reviews; `dateDesc` is the default (discovery spec §4). */
export const reviewSorts = ["dateDesc", "dateAsc", "ratingDesc", "ratingAsc"] as const;
export type ReviewSort = (typeof reviewSorts)[number];

/** Discovery spec §3, "Review". Excluded ones never leave the server. */
export const Review = v.object({
  product_review_id: v.number(),
  /** 1 to 5. */
  rating: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)),
  /** Null where the reviewer wrote nothing. */
  review: v.nullable(v.string()),
  reviewer: v.object({ first_name: v.string(), last_name: v.string() }),
  date_created: LocalDate,
  countryCode: v.nullable(v.string()),
  /** The language it is written in: `de_CH`. */
  locale: v.string(),
  category: v.nullable(v.picklist(reviewCategories)),
  tags: v.array(v.object({ tag: v.string() })),
  replies: v.array(v.object({ comments: v.string(), date_created: LocalDate, author: v.string() })),
  /** The number of helpful votes. */
  helpful: v.number(),
});
export type Review = v.InferOutput<typeof Review>;

/** The reviews of an activity: the newest 1,000, and the figures of all. */
export const Reviews = v.object({
  activityId: v.number(),
  /** Null without any. */
  average_rating: v.nullable(v.number()),
  num_ratings: v.number(),
  /** How many gave 1, 2, 3, 4 and 5 stars. */
  distribution: v.tuple([v.number(), v.number(), v.number(), v.number(), v.number()]),
  reviews: v.array(Review),
});
export type Reviews = v.InferOutput<typeof Reviews>;
