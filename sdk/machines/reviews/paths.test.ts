import { getShortestPaths } from "xstate/graph";
import { expect, test } from "vitest";
import { reviewOf, reviewsOf } from "./reviews.fixture.ts";
import { reviewsMachine } from "./reviews.machine.ts";
import { shownReviews } from "./reviews.rules.ts";
import type { ReviewsEvent } from "./reviews.types.ts";

const answer = reviewsOf([
  reviewOf(1),
  reviewOf(2, { rating: 3, review: null, category: "single" }),
  reviewOf(3, { rating: 4 }),
]);
const done = (id: string, output: unknown) => ({ type: `xstate.done.actor.${id}`, output, actorId: id });
const failed = (id: string, error: unknown) => ({ type: `xstate.error.actor.${id}`, error, actorId: id });

test("on every path shows what the choice matches, counts a vote once, and lets a failure be retried", () => {
  const paths = getShortestPaths(reviewsMachine, {
    input: { activityId: 104, votes: {} },
    events: [
      done("0.reviews.loading", answer),
      failed("0.reviews.loading", { status: 0, code: "offline" }),
      failed("0.reviews.loading", { status: 404, code: "activity_not_found" }),
      done("0.reviews.shown.searching.typing", undefined),
      done("0.reviews.shown.searching.matching", [1]),
      failed("0.reviews.shown.searching.matching", {}),
      done("0.reviews.shown.voting.sending", 7),
      failed("0.reviews.shown.voting.sending", { status: 0, code: "offline" }),
      { type: "retry" },
      { type: "slowTimer.elapsed" },
      { type: "rating.toggled", rating: 3 },
      { type: "category.toggled", category: "single" },
      { type: "text.toggled" },
      { type: "search.typed", text: "again" },
      { type: "search.typed", text: "" },
      { type: "more" },
      { type: "filters.cleared" },
      { type: "helpful.pressed", reviewId: 1 },
    ] as ReviewsEvent[],
    serializeState: ({ value, context: { answer: _, visible, ...context } }) =>
      JSON.stringify([value, Math.min(visible, 6), context]),
    limit: 20_000,
  });
  const reached = new Set(
    paths.map(({ state }) => (typeof state.value === "string" ? state.value : Object.keys(state.value)[0]!)),
  );
  expect([...reached].toSorted()).toEqual(["failed", "loading", "missing", "shown"]);
  for (const { state } of paths) {
    const { context } = state;
    expect(JSON.parse(JSON.stringify(context))).toEqual(context);
    const { shown, total } = shownReviews(context);
    expect(shown.length).toBe(Math.min(context.visible, total));
    if (context.rating !== null) expect(shown.every((review) => review.rating === context.rating)).toBe(true);
    if (context.votes["1"] !== undefined) expect(context.votes["1"]).toBe(7);
    expect(context.voting.length).toBeLessThanOrEqual(1);
    if (state.matches("failed")) expect(state.can({ type: "retry" })).toBe(true);
    if (state.matches("shown") && total === 0) expect(state.can({ type: "filters.cleared" })).toBe(true);
  }
});
