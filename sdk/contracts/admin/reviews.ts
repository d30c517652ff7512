import * as v from "valibot";
import { LocalDate } from "../time.ts";
import { TeamStep } from "./steps.ts";

const Reply = v.object({ comments: v.string(), date_created: LocalDate, author: v.string() });

export const AdminReview = v.object({
  product_review_id: v.number(),
  activityId: v.number(),
  /** In the requested locale. */
  activityTitle: v.string(),
  rating: v.number(),
  review: v.nullable(v.string()),
  reviewer: v.object({ first_name: v.string(), last_name: v.string() }),
  date_created: LocalDate,
  locale: v.string(),
  isExcluded: v.boolean(),
  helpful: v.number(),
  /** The shop's own reply, which the team edits; null without one. */
  reply: v.nullable(Reply),
  /** Replies of others: the supplier's. */
  replies: v.array(Reply),
  /** Counts the team's steps; a step names the one that it was made on. */
  revision: v.number(),
  history: v.array(TeamStep),
});
export type AdminReview = v.InferOutput<typeof AdminReview>;
