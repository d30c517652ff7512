import { beforeAll, beforeEach, expect, test } from "vitest";
import { cancelBooking } from "../../sdk/contracts/calls/cancel.ts";
import { rebook } from "../../sdk/contracts/calls/rebook.ts";
import { onBothDatabases } from "../db/testing.ts";
import { booked } from "../testing/booked.ts";
import { reservationBody } from "../testing/bookings.ts";
import { tokenOf } from "../testing/management.ts";
import { openTestShop, testNow, testOrigin, type TestShop } from "../testing/shop.ts";
import { newVisitor } from "../testing/visitor.ts";
import { sendDueMails } from "./outbox.ts";
import { remindVisitsJob } from "./remind-visits.ts";

onBothDatabases("reminders of visits", (getDb) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop(getDb(), { env: { RATE_LIMIT: "100000" } });
  });
  beforeEach(() => {
    shop.clock.ms = testNow;
  });

  const at = (instant: string) => {
    shop.clock.ms = Date.parse(instant);
  };
  /** Runs the job at an instant; answers with the subjects of all reminders to an address. */
  async function remindedAt(instant: string, email: string): Promise<string[]> {
    at(instant);
    await remindVisitsJob(shop.services);
    await sendDueMails(shop.services);
    return shop.mails
      .filter(({ to, subject }) => to.address === email && subject.startsWith("On "))
      .map(({ subject }) => subject.replace(/ \(.*/, ""));
  }
  const book = (email: string, options: Partial<Parameters<typeof booked>[2]> = {}) =>
    booked(shop, newVisitor(shop), { date: "2026-12-08", ...options, email });

  test("[R20.reminder] the day before in Zurich, from ten, the buyer is reminded once, with ticket and way", async () => {
    const email = "once@example.ch";
    const { bookingId, itemId } = await book(email);
    expect(await remindedAt("2026-12-06T12:00:00Z", email)).toEqual([]);
    expect(await remindedAt("2026-12-07T08:59:00Z", email)).toEqual([]);
    expect(await remindedAt("2026-12-07T09:00:00Z", email)).toEqual(["On Tue 8 December 2026: Boat Trip"]);
    expect(await remindedAt("2026-12-07T09:05:00Z", email)).toHaveLength(1);
    const { text, attachments } = shop.mails.findLast(({ to }) => to.address === email)!;
    expect(text).toContain(`Your ticket: ${testOrigin}/api/bookings/${bookingId}/items/${itemId}/ticket.pdf`);
    const [, page] = /Ticket for your phone: (\S+)/.exec(text) ?? [];
    expect((await shop.app.inject({ url: new URL(page!).pathname })).statusCode).toBe(200);
    expect(text).toContain("Map of the meeting point: https://map.geo.admin.ch/#/map?lang=en&center=");
    expect(text).toContain(`/account/bookings/${bookingId}/?token=`);
    expect(attachments).toEqual([]);
    const ticket = await shop.app.inject({ url: `/api/bookings/${bookingId}/items/${itemId}/ticket.pdf` });
    expect(ticket.statusCode).toBe(200);
  });

  test("[R20.reminder] several items of one day are one mail, whoever runs the job at the same time", async () => {
    const email = "several@example.ch";
    await book(email, { items: 2, date: "2026-12-09" });
    at("2026-12-08T09:00:00Z");
    await Promise.all([1, 2, 3].map(() => remindVisitsJob(shop.services)));
    expect(await remindedAt("2026-12-08T09:00:01Z", email)).toEqual(["On Wed 9 December 2026: Boat Trip and more"]);
  });

  test("[R20.reminder] what is cancelled, has begun or was booked within the last day is not reminded of", async () => {
    const visitor = newVisitor(shop);
    const cancelled = await book("cancelled@example.ch", { date: "2026-12-10" });
    await visitor.done(cancelBooking, {
      body: { bookingId: cancelled.itemId, token: await tokenOf(shop.services, cancelled.bookingId), reason: "rain" },
    });
    at("2026-12-09T09:30:00Z");
    await book("late@example.ch", { date: "2026-12-10" });
    for (const email of ["cancelled@example.ch", "late@example.ch"])
      expect(await remindedAt("2026-12-09T10:00:00Z", email), email).toEqual([]);

    at("2026-12-09T08:59:00Z");
    await book("in-time@example.ch", { date: "2026-12-10" });
    expect(await remindedAt("2026-12-09T11:00:00Z", "in-time@example.ch")).toHaveLength(1);
  });

  test("[R20.reminder] a reminder that was held up until the visit has begun, or is cancelled, is not sent", async () => {
    const begun = await book("begun@example.ch", { date: "2026-12-11" });
    at("2026-12-10T12:00:00Z");
    await remindVisitsJob(shop.services);
    at("2026-12-11T09:00:00Z");
    await sendDueMails(shop.services);
    expect(await remindedAt("2026-12-11T09:00:00Z", "begun@example.ch")).toEqual([]);
    expect(
      await getDb()
        .selectFrom("booking_item")
        .select("reminded_reservation_id")
        .where("id", "=", begun.itemId)
        .executeTakeFirstOrThrow(),
    ).not.toEqual({ reminded_reservation_id: null });
  });

  test("[R20.reminder] after a rebooking the buyer is reminded anew, of the new time alone", async () => {
    const email = "moved@example.ch";
    const { bookingId, itemId } = await book(email, { date: "2026-12-14" });
    expect(await remindedAt("2026-12-13T10:00:00Z", email)).toHaveLength(1);
    const token = await tokenOf(shop.services, bookingId);
    const body = { bookingId: itemId, token, reservation: reservationBody({ date: "2026-12-16", persons: 1 }) };
    at("2026-12-13T08:00:00Z");
    await newVisitor(shop).done(rebook, { body });
    expect(await remindedAt("2026-12-14T10:00:00Z", email)).toHaveLength(1);
    expect(await remindedAt("2026-12-15T10:00:00Z", email)).toEqual([
      "On Mon 14 December 2026: Boat Trip",
      "On Wed 16 December 2026: Boat Trip",
    ]);
  });

  test("[R20.reminder] a mail that a rebooking has overtaken is not sent", async () => {
    const email = "overtaken@example.ch";
    const { bookingId, itemId } = await book(email, { date: "2026-12-17" });
    at("2026-12-16T09:00:00Z");
    await remindVisitsJob(shop.services);
    const token = await tokenOf(shop.services, bookingId);
    const body = { bookingId: itemId, token, reservation: reservationBody({ date: "2026-12-20", persons: 1 }) };
    at("2026-12-16T08:00:00Z");
    await newVisitor(shop).done(rebook, { body });
    expect(await remindedAt("2026-12-16T09:00:00Z", email)).toEqual([]);
  });
});
