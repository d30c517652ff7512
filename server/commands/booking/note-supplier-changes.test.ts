import { beforeAll, beforeEach, expect, test } from "vitest";
import { getBooking } from "../../../sdk/contracts/calls/booking.ts";
import { getManagedBooking } from "../../../sdk/contracts/calls/manage.ts";
import { cancelBooking } from "../../../sdk/contracts/calls/cancel.ts";
import { rebook } from "../../../sdk/contracts/calls/rebook.ts";
import { boat, smallCatalogue } from "../../catalogue/fixtures/small.ts";
import { importCatalogue } from "../../catalogue/import.ts";
import { findMeta, importsKey } from "../../db/queries/meta.ts";
import { minute } from "../../clock.ts";
import { onBothDatabases } from "../../db/testing.ts";
import type { CatalogueInput } from "../../domain/catalogue-schema.ts";
import { sendDueMails } from "../../jobs/outbox.ts";
import { booked } from "../../testing/booked.ts";
import { reservationBody } from "../../testing/bookings.ts";
import { tokenOf } from "../../testing/management.ts";
import { openTestShop, testNow, type TestShop } from "../../testing/shop.ts";
import { newVisitor } from "../../testing/visitor.ts";
import { unpublishActivity } from "../catalogue/publish-activity.ts";
import { noteSupplierChanges } from "./note-supplier-changes.ts";

onBothDatabases("what suppliers change", (getDb) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop(getDb());
  });
  beforeEach(async () => {
    shop.clock.ms = testNow;
    await load(() => {});
  });

  async function load(change: (activity: CatalogueInput["activities"][number], all: CatalogueInput) => void) {
    const copy = structuredClone(smallCatalogue);
    change(
      copy.activities.find(({ id }) => id === boat.id)!,
      copy,
    );
    await importCatalogue(getDb(), copy, shop.clock.ms, "own");
    await noteSupplierChanges(shop.services);
    await sendDueMails(shop.services);
  }
  const timesOf = (times: string[]) => (activity: CatalogueInput["activities"][number]) => {
    activity.offers[0]!.schedules[0]!.times = times;
  };
  const book = (email: string, date = "2026-12-08") => booked(shop, newVisitor(shop), { email, date });
  const mailsTo = (email: string) =>
    shop.mails.filter(({ to, subject }) => to.address === email && subject.startsWith("Changed by the organiser"));
  const managed = async (bookingId: string) =>
    newVisitor(shop).done(getManagedBooking, {
      params: { bookingId },
      query: { token: await tokenOf(shop.services, bookingId) },
    });

  test("[R11.changed] a new meeting point is told once, with before and after, and stands on the ticket", async () => {
    const { bookingId, itemId } = await book("place@example.ch");
    const [before] = (await shop.done(getBooking, { params: { bookingId } })).items;
    const move = (activity: CatalogueInput["activities"][number]) => {
      activity.meetingPoints = [
        { ...activity.meetingPoints[0]!, address: "Pier 7, Lucerne", latitude: 47.06, longitude: 8.32 },
      ];
    };
    await load(move);
    await load(move);
    await Promise.all([1, 2].map(() => noteSupplierChanges(shop.services)));
    await sendDueMails(shop.services);
    const [mail, ...more] = mailsTo("place@example.ch");
    expect(more).toEqual([]);
    expect(mail!.text).toContain("Pier 7, Lucerne. Before: ");
    expect(mail!.text).toContain(before!.meetingPoint!.address);
    const { items } = await managed(bookingId);
    expect(items[0]!.supplierChange).toMatchObject({ meetingPoint: { address: "Pier 7, Lucerne" }, times: null });
    // What was frozen stays.
    const [after] = (await shop.done(getBooking, { params: { bookingId } })).items;
    expect(after!.meetingPoint).toEqual(before!.meetingPoint);
    const calendar = await shop.app.inject({ url: `/api/bookings/${bookingId}/items/${itemId}/calendar.ics` });
    expect(calendar.body.replace(/\r\n\t/g, "")).toContain("LOCATION:Pier 7\\, Lucerne");

    await load(() => {});
    expect(mailsTo("place@example.ch")).toHaveLength(2);
    expect(mailsTo("place@example.ch")[1]!.text).toContain("is again as you booked it");
    expect((await managed(bookingId)).items[0]!.supplierChange).toBeNull();
  });

  test("[R11.changed] a time that is gone is told with the day's other times, and can be cancelled in full until it begins", async () => {
    const { bookingId, itemId } = await book("time@example.ch");
    await load(timesOf(["11:30", "14:00"]));
    expect(mailsTo("time@example.ch")[0]!.text).toContain(
      "no longer at 10:00. On this day the organiser now has: 11:30, 14:00.",
    );
    shop.clock.ms = Date.parse("2026-12-08T08:59:00Z");
    expect((await managed(bookingId)).items[0]).toMatchObject({
      isCancellable: true,
      refundable: { amount: 4900 },
      refusals: { rebook: null },
    });
    const token = await tokenOf(shop.services, bookingId);
    const body = { bookingId: itemId, token, reason: "time" };
    expect(await newVisitor(shop).done(cancelBooking, { body })).toMatchObject({ refund: { amount: 4900 } });
  });

  test("[R11.changed] another date past the cut-off is possible, and ends the notice", async () => {
    const { bookingId, itemId } = await book("moved@example.ch");
    await load(timesOf(["14:00"]));
    shop.clock.ms = Date.parse("2026-12-08T08:00:00Z");
    const token = await tokenOf(shop.services, bookingId);
    const reservation = reservationBody({ date: "2026-12-10", time: "14:00", persons: 1 });
    await newVisitor(shop).done(rebook, { body: { bookingId: itemId, token, reservation } });
    await noteSupplierChanges(shop.services);
    expect((await managed(bookingId)).items[0]!.supplierChange).toBeNull();
    expect(mailsTo("moved@example.ch")).toHaveLength(1);
  });

  test("[R11.changed] without a change of the supplier the cut-off counts", async () => {
    const { bookingId } = await book("same@example.ch", "2026-12-15");
    shop.clock.ms = Date.parse("2026-12-15T08:00:00Z");
    await noteSupplierChanges(shop.services);
    expect((await managed(bookingId)).items[0]).toMatchObject({ isCancellable: false, supplierChange: null });
  });

  test("[R11.changed] a withdrawn activity is told, what the team has unpublished is not", async () => {
    const { bookingId } = await book("gone@example.ch");
    const revision = Number(await findMeta(getDb(), importsKey));
    await unpublishActivity(shop.services, "team@example.ch", boat.id, revision);
    await noteSupplierChanges(shop.services);
    await sendDueMails(shop.services);
    expect(mailsTo("gone@example.ch")).toEqual([]);
    shop.clock.ms += minute;
    await load((_, all) => {
      all.activities = all.activities.filter(({ id }) => id !== boat.id);
      all.reviews = [];
    });
    expect(mailsTo("gone@example.ch")[0]!.text).toContain("the organiser does not offer this any more");
    expect((await managed(bookingId)).items[0]!.supplierChange).toMatchObject({ isWithdrawn: true });
  });
});
