import { expect, test, vi } from "vitest";
import { createActor, fromPromise } from "xstate";
import type { Reviews } from "../../contracts/review.ts";
import { reviewOf, reviewsOf } from "./reviews.fixture.ts";
import { reviewsMachine } from "./reviews.machine.ts";
import { chosenReviews, shownReviews, untouched } from "./reviews.rules.ts";
import type { Searched } from "./reviews.types.ts";
import { topReviews } from "./top-reviews.rules.ts";

const ten = Array.from({ length: 10 }, (_, index) =>
  reviewOf(index + 1, { date_created: `2026-10-${String(index + 1).padStart(2, "0")}` }),
);
const ids = (reviews: { product_review_id: number }[]) => reviews.map((review) => review.product_review_id);

interface Given {
  readonly answers?: (Reviews | { status: number; code: string })[];
  readonly vote?: (reviewId: number) => Promise<number>;
  readonly find?: (searched: Searched) => number[];
  readonly votes?: Record<string, number>;
}

async function open({ answers = [reviewsOf(ten)], vote = async () => 1, find = () => [], votes = {} }: Given = {}) {
  const rest = [...answers];
  const sendVote = vi.fn(vote);
  const findReviews = vi.fn(find);
  const actor = createActor(
    reviewsMachine.provide({
      actors: {
        loadReviews: fromPromise(async () => {
          const answer = rest.shift()!;
          if ("code" in answer) throw answer;
          return answer;
        }),
        pause: fromPromise(async () => {}),
        findReviews: fromPromise(async ({ input }) => findReviews(input)),
        sendVote: fromPromise(({ input }) => sendVote(input.reviewId)),
      },
    }),
    { input: { activityId: 104, votes } },
  );
  actor.start();
  const where = () => actor.getSnapshot();
  const settled = (state: "shown" | "failed" | "missing") =>
    vi.waitFor(() => expect(where().matches(state)).toBe(true), { interval: 1 });
  const resting = () =>
    vi.waitFor(() => expect(where().matches({ shown: { searching: "resting", voting: "resting" } })).toBe(true), {
      interval: 1,
    });
  const shown = () => shownReviews(where().context);
  return { actor, where, settled, resting, shown, sendVote, findReviews };
}

test("shows two reviews, newest first, then four more each time", async () => {
  const { actor, settled, shown } = await open();
  await settled("shown");
  expect(ids(shown().shown)).toEqual([10, 9]);
  expect(shown().total).toBe(10);
  for (const count of [6, 10, 10]) {
    actor.send({ type: "more" });
    expect(shown().shown).toHaveLength(count);
  }
});

test("hides reviews without text unless requested, or unless no review has text", async () => {
  const run = await open({
    answers: [reviewsOf([reviewOf(1), reviewOf(2, { review: null }), reviewOf(3, { review: "  " })])],
  });
  await run.settled("shown");
  expect(ids(run.shown().shown)).toEqual([1]);
  run.actor.send({ type: "text.toggled" });
  expect(run.shown().total).toBe(3);
  const silent = await open({ answers: [reviewsOf([reviewOf(1, { review: null })])] });
  await silent.settled("shown");
  expect(silent.shown().total).toBe(1);
});

test("filters by stars and company, any within a group and all groups, and removes a filter pressed again", async () => {
  const mixed = [
    reviewOf(1, { rating: 5, category: "single" }),
    reviewOf(2, { rating: 5, category: "group" }),
    reviewOf(3, { rating: 3, category: "single" }),
    reviewOf(4, { rating: 5, category: null }),
  ];
  const { actor, settled, shown } = await open({ answers: [reviewsOf(mixed)] });
  await settled("shown");
  actor.send({ type: "rating.toggled", rating: 5 });
  expect(shown().total).toBe(3);
  actor.send({ type: "category.toggled", category: "single" });
  expect(ids(shown().shown)).toEqual([1]);
  actor.send({ type: "category.toggled", category: "group" });
  expect(shown().total).toBe(2);
  actor.send({ type: "rating.toggled", rating: 5 });
  actor.send({ type: "category.toggled", category: "single" });
  actor.send({ type: "category.toggled", category: "group" });
  expect(shown().total).toBe(4);
});

test("starts a filtered list at two again, and clears filters without changing the sort", async () => {
  const { actor, settled, shown, where } = await open();
  await settled("shown");
  actor.send({ type: "more" });
  actor.send({ type: "rating.toggled", rating: 1 });
  expect(shown()).toEqual({ shown: [], total: 0 });
  actor.send({ type: "sort.chosen", sort: "dateAsc" });
  actor.send({ type: "filters.cleared" });
  expect(ids(shown().shown)).toEqual([1, 2]);
  expect(where().context).toMatchObject({ rating: null, textOnly: true, sort: "dateAsc", visible: 2 });
});

test("applies each sort, ties newest first", () => {
  const reviews = [
    reviewOf(1, { rating: 3, date_created: "2026-01-02" }),
    reviewOf(2, { rating: 5, date_created: "2026-01-01" }),
    reviewOf(3, { rating: 3, date_created: "2026-01-03" }),
    reviewOf(4, { rating: 5, date_created: "2026-01-01" }),
  ];
  const sorted = (sort: "dateDesc" | "dateAsc" | "ratingDesc" | "ratingAsc") =>
    ids(chosenReviews(reviews, { ...untouched(reviews), sort }));
  expect(sorted("dateDesc")).toEqual([3, 1, 4, 2]);
  expect(sorted("dateAsc")).toEqual([2, 4, 1, 3]);
  expect(sorted("ratingDesc")).toEqual([4, 2, 3, 1]);
  expect(sorted("ratingAsc")).toEqual([3, 1, 4, 2]);
});

test("searches texts and translated categories, and shows all for an empty text", async () => {
  const { actor, settled, resting, shown, findReviews } = await open({ find: () => [3, 4] });
  await settled("shown");
  actor.send({ type: "search.typed", text: " jacket ", names: { couple: "Paar" } });
  await resting();
  expect(findReviews).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ text: "jacket", names: { couple: "Paar" } }),
  );
  expect(ids(shown().shown)).toEqual([4, 3]);
  actor.send({ type: "search.typed", text: "  " });
  await resting();
  expect(shown().total).toBe(10);
  expect(findReviews).toHaveBeenCalledOnce();
});

test("searches for the first 512 characters", async () => {
  const { actor, settled, where } = await open();
  await settled("shown");
  actor.send({ type: "search.typed", text: "x".repeat(10_000) });
  expect(where().context.search).toHaveLength(512);
});

test("[R20] counts one helpful vote for each review, earlier visits included", async () => {
  const { actor, settled, resting, where, sendVote } = await open({ vote: async (id) => id + 100, votes: { "3": 8 } });
  await settled("shown");
  for (const reviewId of [1, 1, 2, 3, 999]) actor.send({ type: "helpful.pressed", reviewId });
  await resting();
  actor.send({ type: "helpful.pressed", reviewId: 1 });
  await resting();
  expect(sendVote.mock.calls.flat()).toEqual([1, 2]);
  expect(where().context.votes).toEqual({ "1": 101, "2": 102, "3": 8 });
});

test("reports a lost vote, sends the others, and lets it be given again", async () => {
  let isOnline = false;
  const lost = async (id: number) => {
    if (id === 1 && !isOnline) throw { status: 0, code: "offline" };
    return 5;
  };
  const { actor, settled, resting, where } = await open({ vote: lost });
  await settled("shown");
  actor.send({ type: "helpful.pressed", reviewId: 1 });
  await vi.waitFor(() => expect(where().context.unvoted).toBe(1), { interval: 1 });
  isOnline = true;
  actor.send({ type: "helpful.pressed", reviewId: 1 });
  await resting();
  expect(where().context).toMatchObject({ votes: { "1": 5 }, unvoted: null });
});

test("has no reviews for an unknown activity, lets a failed load be retried, and starts over for another activity", async () => {
  const unknown = await open({ answers: [{ status: 404, code: "activity_not_found" }] });
  await unknown.settled("missing");
  const { actor, settled, shown, where } = await open({
    answers: [{ status: 0, code: "offline" }, reviewsOf(ten), reviewsOf([reviewOf(1)], 105)],
  });
  await settled("failed");
  actor.send({ type: "retry" });
  await settled("shown");
  actor.send({ type: "rating.toggled", rating: 5 });
  actor.send({ type: "attributes.changed", activityId: 104 });
  expect(where().matches("shown")).toBe(true);
  actor.send({ type: "attributes.changed", activityId: 105 });
  expect(where().context).toMatchObject({ answer: null, rating: null });
  await settled("shown");
  expect(shown().total).toBe(1);
});

test("[R20.top] picks at most three top reviews of 4 stars and ten characters, the visitor's language first", () => {
  const reviews = [
    reviewOf(1, { locale: "fr_CH" }),
    reviewOf(2, { rating: 3 }),
    reviewOf(3, { review: "Too short" }),
    reviewOf(4, { review: null }),
    reviewOf(5, { locale: "de_CH", rating: 4, review: "1234567890" }),
    reviewOf(6, { locale: "fr_CH" }),
    reviewOf(7, { locale: "de_CH" }),
  ];
  expect(ids(topReviews(reviews, "de_CH"))).toEqual([5, 7, 1]);
  expect(ids(topReviews(reviews, "ar_AE"))).toEqual([1, 5, 6]);
  expect(topReviews([reviewOf(2, { rating: 3 })], "de_CH")).toEqual([]);
});
