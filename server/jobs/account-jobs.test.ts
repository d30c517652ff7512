import { beforeAll, expect, test } from "vitest";
import { getMe, listAccountReviews, writeReview } from "../../sdk/contracts/calls/account.ts";
import { cancelBooking } from "../../sdk/contracts/calls/cancel.ts";
import { day } from "../clock.ts";
import { onBothDatabases } from "../db/testing.ts";
import { booked } from "../testing/booked.ts";
import { tokenOf } from "../testing/management.ts";
import { openTestShop, testNow, type TestShop } from "../testing/shop.ts";
import { newVisitor, signedUp } from "../testing/visitor.ts";
import { deleteExpiredSessionsJob } from "./delete-expired-sessions.ts";
import { inviteReviewsJob } from "./invite-reviews.ts";
import { sendDueMails } from "./outbox.ts";

onBothDatabases("jobs of accounts", (getDb) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop(getDb(), { env: { SIGN_IN_LIMIT: "1000" } });
  });

  test("[R20.link] the day after, a buyer gets one invitation to review, with a link that works", async () => {
    const visitor = newVisitor(shop);
    const done = await booked(shop, visitor, { date: "2026-12-01", email: "done@example.ch" });
    const cancelled = await booked(shop, visitor, { date: "2026-12-01", email: "cancelled@example.ch" });
    await visitor.done(cancelBooking, {
      body: { bookingId: cancelled.itemId, token: await tokenOf(shop.services, cancelled.bookingId), reason: "rain" },
    });
    await booked(shop, visitor, { date: "2026-12-02", email: "later@example.ch" });
    const invited = async () => {
      await inviteReviewsJob(shop.services);
      await sendDueMails(shop.services);
      return shop.mails.filter(({ text }) => text.includes("/account/reviews/?token=")).map(({ to }) => to.address);
    };
    shop.clock.ms = Date.parse("2026-12-01T22:59:00Z");
    expect(await invited()).toEqual([]);
    shop.clock.ms = Date.parse("2026-12-01T23:01:00Z");
    expect(await invited()).toEqual(["done@example.ch"]);
    expect(await invited()).toEqual(["done@example.ch"]);

    const token = /token=(\S+)/.exec(shop.mails.findLast(({ to }) => to.address === "done@example.ch")!.text)![1]!;
    expect((await newVisitor(shop).done(listAccountReviews, { query: { token } })).reviewable).toMatchObject([
      { bookingItemId: done.itemId },
    ]);
    await newVisitor(shop).done(writeReview, { body: { bookingItemId: done.itemId, token, rating: 5 } });
    shop.clock.ms = testNow;
  });

  test("an item of some weeks ago gets no invitation", async () => {
    await booked(shop, newVisitor(shop), { date: "2026-12-03", email: "long-ago@example.ch" });
    shop.clock.ms = Date.parse("2026-12-20T12:00:00Z");
    await inviteReviewsJob(shop.services);
    await sendDueMails(shop.services);
    expect(
      shop.mails.some(({ to, text }) => to.address === "long-ago@example.ch" && text.includes("/account/reviews/")),
    ).toBe(false);
    shop.clock.ms = testNow;
  });

  test("sessions that are over are forgotten, others go on", async () => {
    const visitor = await signedUp(shop, "session@example.ch");
    shop.clock.ms = Date.now();
    await deleteExpiredSessionsJob(shop.services);
    expect((await visitor.done(getMe, {})).user).not.toBeNull();
    shop.clock.ms = Date.now() + 31 * day;
    await deleteExpiredSessionsJob(shop.services);
    expect(await getDb().selectFrom("account_session").select("id").execute()).toEqual([]);
    expect(await getDb().selectFrom("account_rate").select("id").execute()).toEqual([]);
    shop.clock.ms = testNow;
  });
});
