import { beforeAll, expect, test } from "vitest";
import { getActivity } from "../../../sdk/contracts/calls/activity.ts";
import { listReviews, voteReview } from "../../../sdk/contracts/calls/review.ts";
import { boat, boatReviews, flight, smallCatalogue } from "../../catalogue/fixtures/small.ts";
import { importCatalogue } from "../../catalogue/import.ts";
import { onBothDatabases } from "../../db/testing.ts";
import { openTestShop, testNow, type TestShop } from "../../testing/shop.ts";

onBothDatabases("reviews", (getDb) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop(getDb());
  });
  const read = (activityId: number | string = boat.id) => shop.done(listReviews, { params: { activityId } });
  const vote = (product_review_id: number, visitorToken: string = shop.newKey()) =>
    shop.send(voteReview, { body: { product_review_id, visitorToken } });
  const helpful = async (id: number) =>
    (await read()).reviews.find((review) => review.product_review_id === id)?.helpful;

  test("reviews come newest first, with replies and tags; the figures are of all visible ones", async () => {
    const answer = await read();
    expect(answer).toMatchObject({
      activityId: boat.id,
      average_rating: 4.5,
      num_ratings: 4,
      distribution: [0, 0, 0, 2, 2],
    });
    expect(answer.reviews.map((review) => review.product_review_id)).toEqual([
      boatReviews.kind,
      boatReviews.silent,
      boatReviews.answered,
      boatReviews.english,
    ]);
    expect(answer.reviews[2]).toMatchObject({
      reviewer: { first_name: "Elena", last_name: "Rossi" },
      category: "couple",
      locale: "de_CH",
      tags: [{ tag: "Aussicht" }],
      replies: [{ comments: "Vielen Dank, bis bald.", author: "Seefahrt AG", date_created: "2026-09-14" }],
      helpful: 3,
    });
    expect(answer.reviews[1]).toMatchObject({ review: null, category: null, countryCode: null });
  });

  test("an excluded review never leaves the server, and can't be voted for", async () => {
    const raw = await shop.ask("GET", `/reviews/${boat.id}/`);
    expect(raw.body).not.toContain("somebody else's boat");
    expect(raw.headers["cache-control"]).toBe("public, max-age=60");
    expect(await vote(boatReviews.excluded)).toMatchObject({ status: 404, code: "review_not_found" });
  });

  test("an activity without reviews has none, and keeps its own rating; an unknown one is 404", async () => {
    expect(await read(flight.id)).toEqual({
      activityId: flight.id,
      average_rating: null,
      num_ratings: 0,
      distribution: [0, 0, 0, 0, 0],
      reviews: [],
    });
    const rating = async (id: number) => (await shop.done(getActivity, { params: { id, locale: "de_CH" } })).rating;
    expect(await rating(flight.id)).toEqual({ average_rating: 4.5, num_ratings: 20 });
    expect(await rating(boat.id)).toEqual({ average_rating: 4.5, num_ratings: 4 });
    for (const activityId of [999, "nonsense", "99999999999", boat.mappedId]) {
      expect(await shop.send(listReviews, { params: { activityId } })).toMatchObject({
        status: 404,
        code: "activity_not_found",
      });
    }
  });

  test("[R20] a visitor's token has one vote, however often and however many at once it is sent", async () => {
    const token = shop.newKey();
    const answers = await Promise.all(Array.from({ length: 5 }, () => vote(boatReviews.answered, token)));
    expect(answers.every((each) => each.status === 200)).toBe(true);
    expect(await vote(boatReviews.answered, token.toUpperCase())).toMatchObject({
      answer: { product_review_id: boatReviews.answered, helpful: 4 },
    });
    expect(await vote(boatReviews.answered)).toMatchObject({ answer: { helpful: 5 } });
    expect(await helpful(boatReviews.answered)).toBe(5);
  });

  test("a vote for no review is 404, one without a token 400, one without a CSRF token 403", async () => {
    for (const id of [999, 0, -1, 99_999_999_999])
      expect(await vote(id)).toMatchObject({ status: 404, code: "review_not_found" });
    expect(await vote(boatReviews.kind, "me")).toMatchObject({
      status: 400,
      code: "invalid_input",
      fields: { visitorToken: expect.any(String) },
    });
    const bare = await shop.ask("POST", "/reviews/vote/", {
      product_review_id: boatReviews.kind,
      visitorToken: shop.newKey(),
    });
    expect(bare.json()).toMatchObject({ code: "csrf_invalid" });
    expect(await helpful(boatReviews.kind)).toBe(0);
  });

  test("a newer catalogue brings a review up to date and keeps its visitors' votes", async () => {
    await vote(boatReviews.english);
    const newer = structuredClone(smallCatalogue);
    for (const review of newer.reviews!) {
      if (review.id === boatReviews.english)
        Object.assign(review, { text: "Windy, and worth it.", rating: 1, helpful: 7 });
    }
    await importCatalogue(getDb(), newer, testNow, "demo");
    const answer = await read();
    expect(answer).toMatchObject({ average_rating: 3.75, distribution: [1, 0, 0, 1, 2] });
    expect(answer.reviews.at(-1)).toMatchObject({ review: "Windy, and worth it.", helpful: 8 });
    expect((await shop.done(getActivity, { params: { id: boat.id, locale: "de_CH" } })).rating).toEqual({
      average_rating: 3.75,
      num_ratings: 4,
    });
  });

  test("where every review is excluded there is no rating at all", async () => {
    const hidden = structuredClone(smallCatalogue);
    for (const review of hidden.reviews!) review.isExcluded = true;
    await importCatalogue(getDb(), hidden, testNow, "demo");
    expect((await shop.done(getActivity, { params: { id: boat.id, locale: "de_CH" } })).rating).toBeNull();
    expect(await read()).toMatchObject({ average_rating: null, reviews: [] });
  });

  test("a review of an activity that isn't there, or an id that is there twice, is refused by name", async () => {
    const wrong = structuredClone(smallCatalogue);
    wrong.reviews!.push({ ...wrong.reviews![0]!, activityId: 999 });
    const refusal = importCatalogue(getDb(), wrong, testNow, "demo");
    await expect(refusal).rejects.toThrow("reviews[5].activityId: the activity 999 is not in the catalogue");
    await expect(refusal).rejects.toThrow("reviews[5].id: in reviews, the id 8001 is taken already");
  });
});
