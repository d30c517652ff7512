import { afterEach, beforeAll, describe, expect, test } from "vitest";
import {
  getAccountBooking,
  listAccountActivities,
  listAccountBookings,
  listAccountReviews,
  listAccountSuppliers,
  patchMe,
  writeReview,
} from "../../../sdk/contracts/calls/account.ts";
import { cancelBooking } from "../../../sdk/contracts/calls/cancel.ts";
import { listReviews } from "../../../sdk/contracts/calls/review.ts";
import { itemOfToken, reviewToken } from "../../security/review-link.ts";
import { boat } from "../../catalogue/fixtures/small.ts";
import { onBothDatabases } from "../../db/testing.ts";
import { minute } from "../../clock.ts";
import { cancel } from "../../commands/booking/cancel.ts";
import { guest } from "../../domain/session.ts";
import { booked } from "../../testing/booked.ts";
import { openTestShop, testNow, type TestShop } from "../../testing/shop.ts";
import { linkTo, newVisitor, reseller, signedUp, team, type TestVisitor } from "../../testing/visitor.ts";

onBothDatabases("the account", (getDb) => {
  let shop: TestShop;
  let mia: TestVisitor;
  beforeAll(async () => {
    shop = await openTestShop(getDb(), { env: { SIGN_IN_LIMIT: "100000", SERVICE_FEE: "300" } });
    mia = await signedUp(shop, "mia@example.ch");
  });

  test("people change what is theirs; a wrong phone is said", async () => {
    const body = { familyName: "Ammann", phone: "+41791112233", countryCode: "CH", locale: "fr_CH" };
    expect((await mia.done(patchMe, { body })).user).toMatchObject({
      name: "Mia Ammann",
      phone: "+41791112233",
      countryCode: "CH",
      locale: "fr_CH",
    });
    expect((await mia.done(patchMe, { body: { phone: null } })).user).toMatchObject({
      phone: null,
      familyName: "Ammann",
    });
    expect(await mia.send(patchMe, { body: { phone: "079" } })).toMatchObject({
      status: 400,
      fields: { phone: expect.any(String) },
    });
    expect(await newVisitor(shop).send(patchMe, { body })).toMatchObject({ status: 401, code: "not_signed_in" });
  });

  test("bookings made while signed in are one's own, whatever address they name, the newest first, ten a page", async () => {
    const kim = await signedUp(shop, "kim@example.ch");
    const made: string[] = [];
    for (let time = 0; time < 11; time++) {
      shop.clock.ms += 1000;
      made.push((await booked(shop, kim, { date: `2026-12-${10 + time}`, email: "else@example.ch" })).bookingId);
    }
    const first = await kim.done(listAccountBookings, { query: {} });
    expect(first).toMatchObject({ page: 1, pageSize: 10, total: 11 });
    expect(first.bookings.map(({ bookingId }) => bookingId)).toEqual(made.toReversed().slice(0, 10));
    expect(first.bookings[0]).toMatchObject({
      status: "confirmed",
      total: { amount: 5200 },
      items: [{ activityId: boat.id, guests: 1, cancelledAt: null }],
    });
    expect(
      (await kim.done(listAccountBookings, { query: { page: "2" } })).bookings.map(({ bookingId }) => bookingId),
    ).toEqual([made[0]]);
    expect(await kim.send(listAccountBookings, { query: { page: "0" } })).toMatchObject({ status: 400 });
    shop.clock.ms = testNow;
  });

  test("bookings under one's address show once it is confirmed, and not before", async () => {
    const { bookingId } = await booked(shop, newVisitor(shop), { email: "Late@Example.ch", date: "2026-12-22" });
    const late = await signedUp(shop, "late@example.ch");
    expect((await late.done(listAccountBookings, { query: {} })).total).toBe(0);
    expect(await late.send(getAccountBooking, { params: { bookingId } })).toMatchObject({
      status: 404,
      code: "booking_not_found",
    });
    await late.follow(await linkTo(shop, "late@example.ch"));
    expect((await late.done(listAccountBookings, { query: {} })).bookings).toMatchObject([{ bookingId }]);
    expect((await late.done(getAccountBooking, { params: { bookingId } })).booking.bookingId).toBe(bookingId);
  });

  test("[R11.cancel] a booking shows its refund before it is cancelled, is cancelled, and has it in its history", async () => {
    const { bookingId, itemIds } = await booked(shop, mia, { date: "2026-12-23", items: 2 });
    const before = await mia.done(getAccountBooking, { params: { bookingId } });
    expect(before.items).toMatchObject([
      {
        bookingItemId: itemIds[0],
        state: "booked",
        isCancellable: true,
        paid: { amount: 4900 },
        refundable: { amount: 4900 },
        refunded: { amount: 0 },
      },
      { state: "booked" },
    ]);
    expect(before.booking.items[0]!.ticketUrl).toMatch(/ticket\.pdf\?locale=/);
    const body = { bookingId: itemIds[0]!, reason: "The weather" };
    expect(await mia.done(cancelBooking, { body })).toMatchObject({ status: "confirmed", refund: { amount: 4900 } });
    const after = await mia.done(getAccountBooking, { params: { bookingId } });
    expect(after.items).toMatchObject([
      { state: "cancelled", isCancellable: false, refunded: { amount: 4900 } },
      { state: "booked", refundable: { amount: 5200 } },
    ]);
    expect(after.booking.items.map(({ ticketUrl }) => ticketUrl !== null)).toEqual([false, true]);
    expect(after.booking.payment).toMatchObject({ refunded: { amount: 4900 } });
    expect(after.history.map(({ state, amount, reason }) => [state, amount?.amount ?? null, reason])).toEqual(
      expect.arrayContaining([
        ["confirmed", null, null],
        ["cancelled", null, "The weather"],
        ["money_back", 4900, null],
      ]),
    );
  });

  test("[R11.cancel] an item says who has cancelled it, once it was booked", async () => {
    const { bookingId, itemIds } = await booked(shop, mia, { date: "2026-12-21", items: 3 });
    const cancellers = async () =>
      (await mia.done(getAccountBooking, { params: { bookingId } })).items.map(({ cancelledBy }) => cancelledBy);
    expect(await cancellers()).toEqual([null, null, null]);
    shop.clock.ms += minute;
    await mia.done(cancelBooking, { body: { bookingId: itemIds[0]!, reason: "rain" } });
    const byTeam = { bookingId: itemIds[1]!, reason: "storm", bySupplier: true };
    await cancel(shop.services, byTeam, { ...guest, userId: "a-1", isAdmin: true }, null);
    expect(await cancellers()).toEqual(["customer", expect.stringMatching(/^(team|supplier)$/), null]);
    shop.clock.ms -= minute;
  });

  test("[R11.once] a key that is repeated cancels once, with another body it is refused", async () => {
    const { itemId } = await booked(shop, mia, { date: "2026-12-24" });
    const headers = { "idempotency-key": shop.newKey() };
    const first = await mia.done(cancelBooking, { body: { bookingId: itemId, reason: "rain" } }, headers);
    expect(await mia.done(cancelBooking, { body: { bookingId: itemId, reason: "rain" } }, headers)).toEqual(first);
    expect(await mia.send(cancelBooking, { body: { bookingId: itemId, reason: "snow" } }, headers)).toMatchObject({
      status: 409,
      code: "idempotency_conflict",
    });
  });

  test("cancelling needs a reason", async () => {
    expect(await mia.send(cancelBooking, { body: { bookingId: shop.newKey(), reason: "  " } })).toMatchObject({
      status: 400,
      fields: { reason: expect.any(String) },
    });
  });

  describe("reviews", () => {
    afterEach(() => {
      shop.clock.ms = testNow;
    });
    const after = () => {
      shop.clock.ms = Date.parse("2026-12-28T09:00:00Z");
    };

    test("[R20.write] one an item, after its date, by its owner; the activity shows it and its rating follows", async () => {
      const { itemId } = await booked(shop, mia, { date: "2026-12-26" });
      const body = { bookingItemId: itemId, rating: 3, review: "A little late.", category: "couple" as const };
      expect(await mia.send(writeReview, { body })).toMatchObject({ status: 409, code: "review_too_early" });
      after();
      expect(
        (await mia.done(listAccountReviews, { query: {} })).reviewable.map(({ bookingItemId }) => bookingItemId),
      ).toContain(itemId);
      const stranger = await signedUp(shop, "stranger@example.ch");
      expect(await stranger.send(writeReview, { body })).toMatchObject({ status: 404, code: "booking_not_found" });
      const before = await shop.done(listReviews, { params: { activityId: boat.id } });
      expect((await mia.done(writeReview, { body })).review).toMatchObject({
        rating: 3,
        review: "A little late.",
        isExcluded: false,
      });
      expect(await mia.send(writeReview, { body })).toMatchObject({ status: 409, code: "review_exists" });
      const shown = await shop.done(listReviews, { params: { activityId: boat.id } });
      expect(shown.num_ratings).toBe(before.num_ratings + 1);
      expect(shown.reviews[0]).toMatchObject({
        review: "A little late.",
        reviewer: { first_name: "Anna", last_name: "M." },
        category: "couple",
        countryCode: "CH",
      });
      const { rating_count } = await getDb()
        .selectFrom("activity")
        .select("rating_count")
        .where("id", "=", boat.id)
        .executeTakeFirstOrThrow();
      expect(rating_count).toBe(shown.num_ratings);
      const [written] = shown.reviews;
      const reply = {
        review_id: written!.product_review_id,
        revision: 1,
        reply: "We are sorry.",
        replied_on: "2026-12-28",
      };
      await getDb().insertInto("team_review").values(reply).execute();
      const own = await mia.done(listAccountReviews, { query: {} });
      expect(own.reviews).toMatchObject([
        { bookingItemId: itemId, rating: 3, replies: [{ comments: "We are sorry.", author: "Gipfel" }] },
      ]);
      expect(own.reviewable.map(({ bookingItemId }) => bookingItemId)).not.toContain(itemId);
    });

    test("[R20.write] what was cancelled is not reviewed", async () => {
      const { itemId } = await booked(shop, mia, { date: "2026-12-25" });
      await mia.done(cancelBooking, { body: { bookingId: itemId, reason: "rain" } });
      after();
      expect(await mia.send(writeReview, { body: { bookingItemId: itemId, rating: 5 } })).toMatchObject({
        status: 409,
        code: "review_not_allowed",
      });
    });

    test("[R20.link] the signed link reviews its item without an account, and no other", async () => {
      const anonymous = newVisitor(shop);
      const mine = await booked(shop, anonymous, { date: "2026-12-26" });
      const other = await booked(shop, anonymous, { date: "2026-12-26" });
      after();
      const token = reviewToken(shop.services, mine.itemId);
      expect((await anonymous.done(listAccountReviews, { query: { token } })).reviewable).toMatchObject([
        { bookingItemId: mine.itemId },
      ]);
      expect(
        await anonymous.send(writeReview, { body: { bookingItemId: other.itemId, token, rating: 5 } }),
      ).toMatchObject({ status: 404 });
      for (const forged of [
        token.replace(/^[^.]+/, Buffer.from(other.itemId).toString("base64url")),
        `${token}x`,
        token.slice(0, -1),
        "x",
        ".",
      ]) {
        expect(
          await anonymous.send(writeReview, { body: { bookingItemId: other.itemId, token: forged, rating: 5 } }),
        ).toMatchObject({
          status: 403,
          code: "review_link_invalid",
        });
        expect(await anonymous.send(listAccountReviews, { query: { token: forged } })).toMatchObject({ status: 403 });
      }
      expect(await anonymous.send(writeReview, { body: { bookingItemId: mine.itemId, rating: 5 } })).toMatchObject({
        status: 401,
        code: "not_signed_in",
      });
      await anonymous.done(writeReview, { body: { bookingItemId: mine.itemId, token, rating: 5 } });
      expect(itemOfToken(shop.services, token)).toBe(mine.itemId);
    });

    test("[R20.write] of many that are sent at once, one is stored", async () => {
      const { itemId } = await booked(shop, mia, { date: "2026-12-26" });
      after();
      const body = { bookingItemId: itemId, rating: 4 };
      const answers = await Promise.all(Array.from({ length: 6 }, () => mia.send(writeReview, { body })));
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409]);
    });
  });

  test("a reseller sees what they booked, by activity; an admin everybody's, and the suppliers", async () => {
    const hotel = await signedUp(shop, "hotel@example.ch", { ...reseller, distributor_id: "d-9", invoice_approved: 0 });
    expect((await hotel.done(listAccountActivities, { query: {} })).activities).toEqual([]);
    await booked(shop, hotel, { date: "2026-12-27", persons: 2 });
    const cancelled = await booked(shop, hotel, { date: "2026-12-27" });
    await hotel.done(cancelBooking, { body: { bookingId: cancelled.itemId, reason: "rain" } });
    expect(await hotel.done(listAccountActivities, { query: {} })).toMatchObject({
      activities: [{ activityId: boat.id, supplier: "Seefahrt AG", bookings: 1, guests: 2, total: { amount: 9800 } }],
      total: 1,
    });
    const ada = await signedUp(shop, "ada@example.ch", team);
    const all = await ada.done(listAccountActivities, { query: {} });
    expect(all.activities[0]!.bookings).toBeGreaterThan(1);
    expect((await ada.done(listAccountSuppliers, { query: {} })).suppliers).toMatchObject([
      { name: "Seefahrt AG", activities: 2, total: all.activities[0]!.total },
    ]);

    // A sale stays with the supplier at the time of the hold.
    await getDb().insertInto("supplier").values({ id: 77, name: "Andere AG" }).execute();
    await getDb().updateTable("activity").set({ supplier_id: 77 }).where("id", "=", boat.id).execute();
    expect(await ada.done(listAccountActivities, { query: {} })).toMatchObject({
      activities: [{ supplier: "Seefahrt AG" }],
      total: 1,
    });
    expect((await ada.done(listAccountSuppliers, { query: {} })).suppliers).toMatchObject([
      { name: "Andere AG", bookings: 0, total: { amount: 0 } },
      { name: "Seefahrt AG", total: all.activities[0]!.total },
    ]);
    const { itemId } = await booked(shop, hotel, { date: "2026-12-28" });
    const { reservation_id } = await getDb()
      .selectFrom("booking_item")
      .select("reservation_id")
      .where("id", "=", itemId)
      .executeTakeFirstOrThrow();
    await getDb().updateTable("reservation").set({ supplier_id: 77 }).where("id", "=", reservation_id).execute();
    expect(await hotel.done(listAccountActivities, { query: {} })).toMatchObject({
      activities: [
        { supplier: "Seefahrt AG", bookings: 1 },
        { supplier: "Andere AG", bookings: 1 },
      ],
      total: 2,
    });
  });
});
