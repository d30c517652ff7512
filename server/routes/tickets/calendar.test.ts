import { afterEach, beforeAll, expect, test } from "vitest";
import { cancelBooking } from "../../../sdk/contracts/calls/cancel.ts";
import { getManagedBooking } from "../../../sdk/contracts/calls/manage.ts";
import { rebook } from "../../../sdk/contracts/calls/rebook.ts";
import { day, minute } from "../../clock.ts";
import { onBothDatabases } from "../../db/testing.ts";
import { sendDueMails } from "../../jobs/outbox.ts";
import { booked } from "../../testing/booked.ts";
import { reservationBody } from "../../testing/bookings.ts";
import { tokenOf } from "../../testing/management.ts";
import { openTestShop, testNow, type TestShop } from "../../testing/shop.ts";
import { newVisitor } from "../../testing/visitor.ts";

onBothDatabases("calendars of bookings", (getDb) => {
  let shop: TestShop;
  afterEach(() => void (shop.clock.ms = testNow));
  beforeAll(async () => {
    shop = await openTestShop(getDb());
  });

  const lineOf = (calendar: string, name: string) =>
    calendar
      .replaceAll("\r\n\t", "")
      .split("\r\n")
      .filter((line) => line.startsWith(`${name}:`));

  test("[R11.calendar] an entry keeps its UID and grows its SEQUENCE; its cancellation is mailed and marked", async () => {
    const visitor = newVisitor(shop);
    const { bookingId, itemIds } = await booked(shop, visitor, { items: 2, date: "2026-12-08" });
    const [first, second] = itemIds as [string, string];
    const token = await tokenOf(shop.services, bookingId);
    const { calendarFeed } = await visitor.done(getManagedBooking, { params: { bookingId }, query: { token } });
    expect(calendarFeed).toMatch(/^webcal:/);
    const url = calendarFeed!.replace(/^webcal:\/\/[^/]+/, "");
    const read = async () => (await shop.app.inject({ url })).body;
    const before = await read();
    expect(lineOf(before, "UID")).toEqual([`UID:${first}@gipfel`, `UID:${second}@gipfel`]);
    expect(lineOf(before, "SEQUENCE")).toEqual(["SEQUENCE:0", "SEQUENCE:0"]);

    shop.clock.ms += minute;
    const reservation = reservationBody({ date: "2026-12-09", persons: 1 });
    await visitor.done(rebook, { body: { bookingId: first, token, reservation } });
    shop.clock.ms += minute;
    await visitor.done(cancelBooking, { body: { bookingId: second, token, reason: "rain" } });
    const after = await read();
    expect(lineOf(after, "UID")).toEqual(lineOf(before, "UID"));
    expect(lineOf(after, "SEQUENCE")).toEqual(["SEQUENCE:60", "SEQUENCE:120"]);
    expect(lineOf(after, "STATUS")).toEqual(["STATUS:CONFIRMED", "STATUS:CANCELLED"]);
    expect(lineOf(after, "DTSTART")[0]).toBe("DTSTART:20261209T090000Z");

    await sendDueMails(shop.services);
    const mail = shop.mails.findLast(({ subject }) => subject.startsWith("Cancelled: "));
    const entry = mail!.attachments.find(({ contentType }) => contentType === "text/calendar")!.content.toString();
    expect(lineOf(entry, "METHOD")).toEqual(["METHOD:CANCEL"]);
    expect(lineOf(entry, "UID")).toEqual([`UID:${second}@gipfel`]);

    expect((await shop.app.inject({ url: `${url.slice(0, -1)}${url.endsWith("A") ? "B" : "A"}` })).statusCode).toBe(
      404,
    );
    shop.clock.ms = Date.parse("2026-12-08T09:00:00Z") + 366 * day;
    expect((await shop.app.inject({ url })).statusCode).toBe(404);
  });
});
