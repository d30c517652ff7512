import { reviewsAttributes } from "../../contracts/elements/reviews.ts";
import { reviewsMachine } from "../../machines/reviews/reviews.machine.ts";
import { defineRecord } from "../_kit/record.ts";
import { connectReviews } from "./reviews.connect.ts";
import { reviewsDocs } from "./reviews.docs.ts";
import { implementReviews } from "./reviews.implement.ts";
import { ReviewsView } from "./reviews.tsx";
import { votesOf } from "./votes.ts";

/** `<gipfel-reviews>`: what travellers say of an activity, to narrow, sort, search and find helpful. */
export const record = defineRecord({
  tag: "gipfel-reviews",
  docs: import.meta.env.SSR ? reviewsDocs : undefined,
  attributes: reviewsAttributes,
  events: ["ready", "view", "error"],
  machine: reviewsMachine,
  implement: implementReviews,
  input: ({ activity }, { storage }) => ({ activityId: activity, votes: votesOf(storage) }),
  changed: ({ activity }) => ({ type: "attributes.changed" as const, activityId: activity }),
  connect: connectReviews,
  View: ReviewsView,
  catalogues: ["reviews"],
  rendersOnServer: true,
  isSettled: (snapshot) => !snapshot.matches("loading"),
});
