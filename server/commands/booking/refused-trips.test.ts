import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { boat } from "../../catalogue/fixtures/small.ts";
import { hour, instantAt } from "../../clock.ts";
import { onBothDatabases } from "../../db/testing.ts";
import { answerRequestsJob } from "../../jobs/answer-requests.ts";
import { mailOf } from "../../jobs/mails/mail-of.ts";
import { sendDueMails } from "../../jobs/outbox.ts";
import { presentBookingRequest } from "../../presenters/booking-request.ts";
import { testNow } from "../../testing/shop.ts";
import { guest } from "../../domain/session.ts";
import { findBookingWithItems } from "../../db/queries/booking.ts";
import { refusedActivity } from "../../../sdk/contracts/tied-items.ts";
import { cancelItems } from "./cancel-items.ts";
import { readManagedBooking } from "./read-managed-booking.ts";
import { answerRequest, type AnsweredBy } from "./confirm-request.ts";
import { openShopWithTrips, tripBack, tripPrice, tripThere, type ShopWithTrips } from "./rebook-trips.fixture.ts";
import { requestScope } from "./request-scope.ts";

const boatPrice = 4900;
const there = tripThere("08", "07");
const back = tripBack("08", "12");
const other = tripThere("09", "07");
const supplier: AnsweredBy = { by: "supplier", actor: "boats@supplier.test", note: null };
const team: AnsweredBy = { by: "team", actor: "ada@shop.test", note: null };

onBothDatabases("refusing an activity on request with the trips that go with it", (getDb) => {
  let shop: ShopWithTrips;
  const setOnRequest = (flag: 0 | 1) =>
    getDb().updateTable("activity").set({ booking_on_request: flag }).where("id", "=", boat.id).execute();
  beforeAll(async () => {
    shop = await openShopWithTrips(getDb());
    await setOnRequest(1);
  });
  beforeEach(() => {
    shop.clock.ms = testNow;
  });
  afterAll(() => setOnRequest(0));

  const bookingOf = (bookingId: string) =>
    getDb().selectFrom("booking").selectAll().where("id", "=", bookingId).executeTakeFirstOrThrow();
  /** State, refund in Rappen and who cancelled, of each item in the buyer's order. */
  async function itemsOf(bookingId: string) {
    const rows = await getDb()
      .selectFrom("booking_item")
      .innerJoin("reservation", "reservation.id", "booking_item.reservation_id")
      .select(["reservation.state", "booking_item.refunded_amount", "booking_item.cancelled_by"])
      .where("booking_item.booking_id", "=", bookingId)
      .orderBy("booking_item.sequence_index")
      .execute();
    return rows.map(({ state, refunded_amount, cancelled_by }) => [state, refunded_amount, cancelled_by]);
  }
  const itemIdsOf = async (bookingId: string) =>
    (
      await getDb()
        .selectFrom("booking_item")
        .select("id")
        .where("booking_id", "=", bookingId)
        .orderBy("sequence_index")
        .execute()
    ).map(({ id }) => id);
  async function mailsAbout(bookingId: string) {
    const { number } = await bookingOf(bookingId);
    shop.mails.length = 0;
    await sendDueMails(shop.services);
    return shop.mails.filter(({ subject, to }) => subject.includes(number) && to.address === "anna@example.ch");
  }

  test.each([
    ["supplier", supplier],
    ["team", team],
  ] as const)("[R8.trips] the %s refuses: seats and money of each are free, in one mail", async (_, by) => {
    const before = await shop.takenOf(there);
    const { bookingId } = await shop.bookedTogether([there, back]);
    await sendDueMails(shop.services);
    await answerRequest(shop.services, bookingId, "refused", by);
    expect((await bookingOf(bookingId)).state).toBe("refunded");
    expect(await itemsOf(bookingId)).toEqual([
      ["refunded", boatPrice, by.by],
      ["refunded", tripPrice, "team"],
      ["refunded", tripPrice, "team"],
    ]);
    expect(await shop.takenOf(there)).toBe(before);
    const mails = await mailsAbout(bookingId);
    expect(mails).toHaveLength(1);
    expect(mails[0]!.text).toContain("Boat Trip");
    expect(mails[0]!.text).toContain("Zürich HB – Bern");
    expect(mails[0]!.text).toContain("Bern – Zürich HB");
    expect(mails[0]!.text).toContain("CHF 114.60");
    expect(mails[0]!.text).toContain("The trips that go with it are cancelled too, and cost you nothing.");
  });

  test("[R8.refusal] the buyer's pages have what was written with the refusal, for what was refused alone", async () => {
    const note = "The <b>engine</b> is being repaired.";
    const { bookingId } = await shop.bookedTogether([there], { others: [other] });
    const [, , alone] = await itemIdsOf(bookingId);
    await cancelItems(shop.services, bookingId, { bookingItemIds: [alone!], reason: "ill" }, guest, null);
    await answerRequest(shop.services, bookingId, "refused", { ...supplier, note });
    const { booking } = await readManagedBooking(shop.services, (await findBookingWithItems(getDb(), bookingId))!);
    expect(booking.items.map(({ state, refusalNote }) => [state, refusalNote])).toEqual([
      ["refunded", note],
      ["refunded", undefined],
      ["cancelled", undefined],
    ]);
    expect(booking.items.map((item) => refusedActivity(item, booking.items)?.activityTitle)).toEqual([
      undefined,
      "Boat Trip",
      undefined,
    ]);
  });

  test("[R8.trips] nobody answers in time: its trips end with it", async () => {
    const { bookingId } = await shop.bookedTogether([there, back]);
    shop.clock.ms = testNow + 48 * hour;
    await answerRequestsJob(shop.services);
    expect((await itemsOf(bookingId)).map(([state]) => state)).toEqual(["refunded", "refunded", "refunded"]);
  });

  test("[R8.trips] a saver that its buyer could not cancel is refunded in full", async () => {
    const { bookingId } = await shop.bookedTogether([there], { productId: "saver" });
    const { paid_amount } = (
      await getDb()
        .selectFrom("booking_item")
        .select("paid_amount")
        .where("booking_id", "=", bookingId)
        .orderBy("sequence_index")
        .execute()
    )[1]!;
    expect(paid_amount).toBeGreaterThan(0);
    await answerRequest(shop.services, bookingId, "refused", supplier);
    expect((await itemsOf(bookingId))[1]).toEqual(["refunded", paid_amount, "team"]);
  });

  test("[R8.trips] a trip that goes with nothing stays booked, and one mail names what ended", async () => {
    const { bookingId } = await shop.bookedTogether([there], { others: [other] });
    await sendDueMails(shop.services);
    await answerRequest(shop.services, bookingId, "refused", supplier);
    expect((await bookingOf(bookingId)).state).toBe("confirmed");
    expect(await itemsOf(bookingId)).toEqual([
      ["refunded", boatPrice, "supplier"],
      ["refunded", tripPrice, "team"],
      ["booked", 0, null],
    ]);
    const refused = (await mailsAbout(bookingId)).filter(({ subject }) => subject.startsWith("Not possible"));
    expect(refused).toHaveLength(1);
    expect(refused[0]!.text).toContain("CHF 81.80");
    expect(refused[0]!.text.match(/Zürich HB – Bern/g)).toHaveLength(1);
  });

  test("[R8.trips] accepted, its trips are booked with it", async () => {
    const { bookingId } = await shop.bookedTogether([there]);
    await answerRequest(shop.services, bookingId, "accepted", supplier);
    expect((await itemsOf(bookingId)).map(([state]) => state)).toEqual(["booked", "booked"]);
  });

  test("[R8.trips] who answers reads that trips go with it, and whether the rest is then booked", async () => {
    const read = async (others: readonly string[]) => {
      const { bookingId } = await shop.bookedTogether([there], { others });
      const at = instantAt(shop.clock.now());
      const mail = await mailOf(shop.services, "mail", "booking_requested", { bookingId });
      const request = presentBookingRequest((await requestScope(getDb(), bookingId, null))!, at)!;
      return { ...request, mail: mail!.text };
    };
    const alone = await read([]);
    expect(alone).toMatchObject({ confirmsRest: false, items: [{ hasTrips: true }, { hasTrips: false }] });
    expect(alone.mail).not.toContain("in any case");
    const mixed = await read([other]);
    expect(mixed).toMatchObject({ confirmsRest: true });
    expect(mixed.mail).toContain("What is neither on request nor goes with it is then booked in any case.");
  });
});
