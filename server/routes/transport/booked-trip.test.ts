import { beforeAll, expect, test } from "vitest";
import { createReservation, patchCart } from "../../../sdk/contracts/calls/cart.ts";
import { cancelBooking } from "../../../sdk/contracts/calls/cancel.ts";
import { getAdminBooking } from "../../../sdk/contracts/calls/admin/bookings.ts";
import { getBooking } from "../../../sdk/contracts/calls/booking.ts";
import { rebook } from "../../../sdk/contracts/calls/rebook.ts";
import { createTransportReservation, getTransportCategories } from "../../../sdk/contracts/calls/transport.ts";
import { transportOfferId } from "../../../sdk/contracts/transport.ts";
import { day } from "../../clock.ts";
import { onBothDatabases } from "../../db/testing.ts";
import { fixtureTimetable } from "../../ports/timetable/timetable.fixture.ts";
import { inviteReviewsJob } from "../../jobs/invite-reviews.ts";
import { sendDueMails } from "../../jobs/outbox.ts";
import { paid } from "../../testing/booked.ts";
import { reservationBody } from "../../testing/bookings.ts";
import { as, sessionByHeader } from "../../testing/roles.ts";
import { tokenOf } from "../../testing/management.ts";
import { openTestShop, testNow, type TestShop } from "../../testing/shop.ts";

const [zurich, bern] = ["8503000", "8507000"];
const tripAt = (hour: string) => `${zurich}-${bern}-2026-12-01T${hour}:00:00.000Z`;

onBothDatabases("a booked trip", (getDb) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop(getDb(), { timetable: fixtureTimetable, session: sessionByHeader });
  });
  const categoriesOf = async (productId: string) =>
    (await shop.done(getTransportCategories, { body: { tripId: tripAt("08"), productId } })).ticketCategories;
  const adultOf = async (productId: string) =>
    (await categoriesOf(productId)).find(({ audience, discountType }) => audience === "adult" && !discountType)!;
  const tripBody = async (hour: string, cartId: string | null, productId = "single") => ({
    tripId: tripAt(hour),
    productId,
    offerId: transportOfferId as typeof transportOfferId,
    selection: [{ ticketCategoryId: (await adultOf(productId)).ticketCategoryId, numGuests: 1 }],
    locale: "en_CH",
    doCreateCart: cartId === null,
    cartId,
  });
  const reservationsOf = async (bookingId: string) =>
    (await shop.done(getBooking, { params: { bookingId } })).items.map(({ reservation }) => reservation);
  /** A trip and the boat in one paid booking. */
  async function bothBooked() {
    const { cart } = await shop.done(createTransportReservation, { body: await tripBody("08", null) });
    const body = reservationBody({ cartId: cart.cartId, date: "2026-12-08", persons: 1 });
    await shop.done(createReservation, { body });
    const bookingId = await paid(shop, shop, cart.cartId);
    const reservations = await reservationsOf(bookingId);
    const trip = reservations.find(({ tripId }) => tripId !== null)!;
    const boat = reservations.find(({ tripId }) => tripId === null)!;
    return { bookingId, trip, boat, token: await tokenOf(shop.services, bookingId) };
  }
  const slotTaken = async (tripId: string) => {
    const rows = await getDb()
      .selectFrom("reservation")
      .innerJoin("slot", "slot.id", "reservation.slot_id")
      .select(["slot.taken", "reservation.frozen"])
      .where("slot.offer_id", "=", transportOfferId)
      .execute();
    return rows.find(({ frozen }) => frozen.includes(tripId))?.taken;
  };

  test("is mailed with its ticket, which says every ride; and the activity beside it with its own", async () => {
    const { bookingId } = await bothBooked();
    await sendDueMails(shop.services);
    const mail = shop.mails.findLast(({ subject }) => subject.startsWith("Your ticket"))!;
    const text = mail.text.replaceAll("\u00a0", " ");
    expect(text).toContain("Zürich HB – Bern");
    expect(text).toContain("Single ticket, 2nd class");
    expect(text).toContain("09:00 Zürich HB (platform 32) – 09:56 Bern (platform 08), IC 1");
    expect(text).toContain("You can’t travel with this ticket.");
    expect(mail.attachments.map(({ contentType }) => contentType)).toEqual([
      "application/pdf",
      "text/calendar",
      "application/pdf",
      "text/calendar",
      // The receipt.
      "application/pdf",
    ]);
    const calendar = mail.attachments[1]!.content.toString();
    expect(calendar).toContain("LOCATION:Zürich HB");
    expect(calendar).toContain("DURATION:PT56M");
    expect(bookingId).not.toBe("");
  });

  test("is cancelled alone, its money goes back, its ticket is free again, and the activity stays", async () => {
    const { bookingId, trip, token } = await bothBooked();
    const before = (await slotTaken(tripAt("08")))!;
    const cancelled = await shop.done(cancelBooking, {
      body: { bookingId: trip.bookingItemId, reason: "another plan", token },
    });
    expect(cancelled.status).toBe("confirmed");
    expect(await slotTaken(tripAt("08"))).toBe(before - 1);
    const refunds = await getDb().selectFrom("refund").select("amount").where("booking_id", "=", bookingId).execute();
    expect(refunds).toEqual([{ amount: 3280 }]);
    expect((await reservationsOf(bookingId)).map(({ cancelledAt }) => cancelledAt !== null).sort()).toEqual([
      false,
      true,
    ]);
  });

  test("is moved to a later train, and to no activity", async () => {
    const { bookingId, trip, boat, token } = await bothBooked();
    const later = await tripBody("10", null);
    await shop.done(rebook, { body: { bookingId: trip.bookingItemId, token, reservation: later } });
    expect((await reservationsOf(bookingId)).map(({ tripId }) => tripId)).toContain(tripAt("10"));
    const toBoat = { bookingId: trip.bookingItemId, token, reservation: reservationBody({ date: "2026-12-09" }) };
    expect(await shop.send(rebook, { body: toBoat })).toMatchObject({
      code: "not_rebookable",
      fields: { reason: "other_activity" },
    });
    const toTrip = { bookingId: boat.bookingItemId, token, reservation: later };
    expect(await shop.send(rebook, { body: toTrip })).toMatchObject({ code: "not_rebookable" });
  });

  test("[R10] a rebate of its booking takes nothing off the trip that it is moved to", async () => {
    const rebate = { code: "TRIP50", kind: "percent" as const, value: 50, valid_until: null, uses_left: null };
    await getDb().insertInto("rebate").values(rebate).execute();
    const { cart } = await shop.done(createTransportReservation, { body: await tripBody("08", null) });
    await shop.done(patchCart, { params: { cartId: cart.cartId }, body: { rebateCodes: ["TRIP50"] } });
    const bookingId = await paid(shop, shop, cart.cartId);
    const [trip] = await reservationsOf(bookingId);
    const half = (await categoriesOf("single")).find(({ discountType }) => discountType === "half_fare")!;
    const cheaper = {
      ...(await tripBody("10", null)),
      selection: [{ ticketCategoryId: half.ticketCategoryId, numGuests: 1 }],
    };
    const token = await tokenOf(shop.services, bookingId);
    await shop.done(rebook, { body: { bookingId: trip!.bookingItemId, token, reservation: cheaper } });
    const refunds = await getDb().selectFrom("refund").select("amount").where("booking_id", "=", bookingId).execute();
    expect(refunds).toEqual([{ amount: 3280 - half.price.amount }]);
  });

  test("a saver ticket is neither cancelled nor moved", async () => {
    const guests = [
      {
        personalizedData: [
          { key: "name", value: "Mia Keller" },
          { key: "dob", value: "01.02.1990" },
        ],
      },
    ];
    const body = await tripBody("08", null, "saver");
    const selection = body.selection.map((each) => ({ ...each, guests }));
    const { cart } = await shop.done(createTransportReservation, { body: { ...body, selection } });
    const bookingId = await paid(shop, shop, cart.cartId);
    const reservations = await reservationsOf(bookingId);
    const token = await tokenOf(shop.services, bookingId);
    const itemId = reservations[0]!.bookingItemId;
    expect(reservations[0]).toMatchObject({ isCancellable: false, cancellableUntil: null });
    expect(await shop.send(cancelBooking, { body: { bookingId: itemId, reason: "ill", token } })).toMatchObject({
      code: "not_cancellable",
      fields: { reason: "cut_off" },
    });
    const later = { bookingId: itemId, token, reservation: await tripBody("10", null) };
    expect(await shop.send(rebook, { body: later })).toMatchObject({ code: "not_rebookable" });
    // The team can answer which trains it is for, in which class, and who travels.
    const [item] = (await shop.done(getAdminBooking, { params: { bookingId } }, as("admin"))).items;
    expect(item).toMatchObject({
      offerLabel: "Saver ticket, 2nd class",
      trip: { plan: { legs: [{ timedLeg: { service: { publishedServiceName: "IC 1" } } }] } },
      guests: [
        {
          label: "Adult",
          answers: [
            { label: "First and last name", value: "Mia Keller" },
            { label: "Date of birth", value: "01.02.1990" },
          ],
        },
      ],
    });
  });

  test("[R20] its buyer is not asked for a review", async () => {
    const { trip, boat } = await bothBooked();
    shop.clock.ms = Date.parse("2026-12-09T12:00:00Z") + day;
    await inviteReviewsJob(shop.services).finally(() => (shop.clock.ms = testNow));
    const asked = await getDb()
      .selectFrom("booking_item")
      .select("id")
      .where("review_asked_at", "is not", null)
      .execute();
    expect(asked.map(({ id }) => id)).toContain(boat.bookingItemId);
    expect(asked.map(({ id }) => id)).not.toContain(trip.bookingItemId);
  });
});
