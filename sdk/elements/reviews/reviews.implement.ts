import { fromCallback, fromPromise } from "xstate";
import { voteReview } from "../../contracts/calls/review.ts";
import type { ReviewsMachine } from "../../machines/reviews/reviews.machine.ts";
import type { ReviewsEvent } from "../../machines/reviews/reviews.types.ts";
import type { Services } from "../_kit/record.ts";
import { loadReviews } from "../../parts/load-reviews.ts";
import { storeVote, tokenOf } from "./votes.ts";

/** Waiting longer than this gets a word (ms). */
const slowAfter = 4000;
/** A pause in the typing that is long enough to search (ms; discovery spec §9). */
const debounce = 200;

/** Binds the reviews' machine to the services of its page. */
export function implementReviews(services: Services): Parameters<ReviewsMachine["provide"]>[0] {
  const { storage } = services;
  return {
    actors: {
      loadReviews: fromPromise(({ input }) => loadReviews(services, input.activityId)),
      findReviews: fromPromise(async ({ input }) => (await import("./find-reviews.ts")).findReviews(input)),
      sendVote: fromPromise(async ({ input: { reviewId } }) => {
        const body = { product_review_id: reviewId, visitorToken: tokenOf(storage) };
        const { helpful } = await services.client.send(voteReview, { body });
        storeVote(storage, reviewId, helpful);
        return helpful;
      }),
      slowTimer: fromCallback<ReviewsEvent>(({ sendBack }) =>
        later(slowAfter, () => sendBack({ type: "slowTimer.elapsed" })),
      ),
      pause: fromPromise(
        ({ signal }) =>
          new Promise((done) =>
            signal.addEventListener(
              "abort",
              later(debounce, () => done()),
            ),
          ),
      ),
    },
  };
}

function later(ms: number, act: () => void): () => void {
  const timer = setTimeout(act, ms);
  return () => clearTimeout(timer);
}
