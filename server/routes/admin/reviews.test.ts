import { beforeAll, expect, test } from "vitest";
import {
  excludeReview,
  getAdminReview,
  includeReview,
  listAdminReviews,
  replyToReview,
} from "../../../sdk/contracts/calls/admin/reviews.ts";
import type { AdminReview } from "../../../sdk/contracts/admin/reviews.ts";
import { listActivities } from "../../../sdk/contracts/calls/listing.ts";
import { listReviews } from "../../../sdk/contracts/calls/review.ts";
import { boat, boatReviews, smallCatalogue } from "../../catalogue/fixtures/small.ts";
import { importCatalogue } from "../../catalogue/import.ts";
import { day } from "../../clock.ts";
import { onBothDatabases } from "../../db/testing.ts";
import { as, sessionByHeader } from "../../testing/roles.ts";
import { openTestShop, testNow, type TestShop } from "../../testing/shop.ts";

const admin = as("admin");
const { answered, silent, english, kind, excluded } = boatReviews;

onBothDatabases("the team's reviews", (getDb) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop(getDb(), { session: sessionByHeader });
  });
  const list = (query: Record<string, string> = {}) => shop.done(listAdminReviews, { query }, admin);
  const ids = async (query: Record<string, string> = {}) =>
    (await list(query)).entries.map((review) => review.product_review_id);
  const one = async (id: number): Promise<AdminReview> => (await list({ search: String(id) })).entries[0]!;
  const path = (id: number) => ({ params: { reviewId: String(id) }, query: {} });
  const judge = async (call: typeof excludeReview | typeof includeReview, id: number) =>
    shop.done(
      call,
      { ...path(id), body: { revision: (await one(id)).revision, reason: "not about this boat" } },
      admin,
    );
  const reply = async (id: number, comments: string) =>
    shop.done(replyToReview, { ...path(id), body: { revision: (await one(id)).revision, comments } }, admin);
  const shownReviews = () => shop.done(listReviews, { params: { activityId: boat.id } });
  const onCard = async () => {
    await shop.services.discovery.fresh();
    return (
      await shop.done(listActivities, { params: { locale: "en_CH" }, query: { activityIds: `[${boat.id}]` } })
    )[0]!.rating;
  };
  const newRelease = () => {
    const changed = structuredClone(smallCatalogue);
    changed.activities[1]!.teaser = { ...changed.activities[1]!.teaser, en_CH: shop.newKey() };
    return importCatalogue(getDb(), changed, shop.clock.ms, "demo");
  };

  test("are listed newest first, by state, and found by activity, name and text", async () => {
    expect(await ids()).toEqual([excluded, kind, silent, answered, english]);
    expect(await ids({ state: "excluded" })).toEqual([excluded]);
    expect(await ids({ state: "unanswered" })).toEqual([kind, silent, english]);
    expect(await ids({ search: "Windy DECK" })).toEqual([english]);
    expect(await ids({ search: "rossi magnifique" })).toEqual([kind]);
    expect(await ids({ search: "boat trip" })).toHaveLength(5);
    expect(await one(answered)).toMatchObject({
      activityTitle: "Boat Trip (de)",
      reply: null,
      replies: [{ author: "Seefahrt AG" }],
      isExcluded: false,
      revision: 0,
    });
  });

  test("[R20] count no more once they are excluded, in figures and on cards, and again once they are included", async () => {
    expect(await shownReviews()).toMatchObject({ num_ratings: 4, average_rating: 4.5 });
    expect(await onCard()).toEqual({ average_rating: 4.5, num_ratings: 4 });
    const gone = await judge(excludeReview, kind);
    expect(gone).toMatchObject({
      isExcluded: true,
      history: [{ who: "admin@gipfel.example", action: "excluded", note: "not about this boat" }],
    });
    const without = await shownReviews();
    expect(without.num_ratings).toBe(3);
    expect(without.reviews.map((review) => review.product_review_id)).not.toContain(kind);
    expect((await onCard())!.num_ratings).toBe(3);
    expect((await onCard())!.average_rating).toBeCloseTo(13 / 3);
    await newRelease();
    expect((await shownReviews()).num_ratings).toBe(3);
    expect((await onCard())!.num_ratings).toBe(3);
    await judge(includeReview, kind);
    expect(await onCard()).toEqual({ average_rating: 4.5, num_ratings: 4 });
    await judge(includeReview, excluded);
    await newRelease();
    expect((await shownReviews()).num_ratings).toBe(5);
  });

  test("have one reply of the shop, which is edited, taken away, and outlives a new catalogue", async () => {
    expect(await reply(english, "Thank you. We have blankets now.")).toMatchObject({
      reply: { comments: "Thank you. We have blankets now.", author: "Gipfel", date_created: "2026-11-21" },
    });
    shop.clock.ms = testNow + day;
    await reply(english, "Thank you. There are blankets on board.");
    await newRelease();
    const replies = async () =>
      (await shownReviews()).reviews.find((review) => review.product_review_id === english)!.replies;
    expect(await replies()).toEqual([
      { comments: "Thank you. There are blankets on board.", author: "Gipfel", date_created: "2026-11-22" },
    ]);
    expect(await ids({ state: "unanswered" })).not.toContain(english);
    expect(await reply(english, " ")).toMatchObject({ reply: null });
    expect(await replies()).toEqual([]);
    expect((await one(english)).history.map(({ action }) => action)).toEqual(["reply_removed", "replied", "replied"]);
  });

  test("are read one by one, as they stand in the list", async () => {
    const read = await shop.done(getAdminReview, path(english), admin);
    expect(read).toEqual(await one(english));
    for (const reviewId of ["999999", "x"])
      expect(await shop.send(getAdminReview, { params: { reviewId }, query: {} }, admin)).toMatchObject({
        status: 404,
        code: "review_not_found",
      });
  });

  test("refuse what was made on another state than the newest, and what isn't there", async () => {
    const late = await shop.send(excludeReview, { ...path(english), body: { revision: 0 } }, admin);
    expect(late).toMatchObject({ status: 409, code: "changed_meanwhile" });
    for (const id of ["999999", "-1", "x", "9999999999"])
      expect(
        await shop.send(excludeReview, { params: { reviewId: id }, query: {}, body: { revision: 0 } }, admin),
      ).toMatchObject({
        status: 404,
        code: "review_not_found",
      });
  });
});
