import { beforeAll, expect, test } from "vitest";
import { getBooking } from "../../../sdk/contracts/calls/booking.ts";
import { cancelItems } from "../../../sdk/contracts/calls/cancel.ts";
import { changeBookingShare, getBookingShare } from "../../../sdk/contracts/calls/share-booking.ts";
import { onBothDatabases } from "../../db/testing.ts";
import { booked } from "../../testing/booked.ts";
import { buyer } from "../../testing/bookings.ts";
import { tokenOf } from "../../testing/management.ts";
import { openTestShop, testOrigin, type TestShop } from "../../testing/shop.ts";
import { newVisitor, type TestVisitor } from "../../testing/visitor.ts";

onBothDatabases("a booking shared with fellow travellers", (getDb) => {
  let shop: TestShop;
  let guest: TestVisitor;
  beforeAll(async () => {
    shop = await openTestShop(getDb());
    guest = newVisitor(shop);
  });

  const open = (url: string) => shop.app.inject({ url: url.replace(testOrigin, ""), headers: { accept: "text/html" } });
  async function made(items = 1) {
    const booking = await booked(shop, guest, { date: "2026-12-02", items });
    const token = await tokenOf(shop.services, booking.bookingId);
    const params = { bookingId: booking.bookingId };
    const change = async (next: "share" | "renew" | "revoke") =>
      (await guest.done(changeBookingShare, { params, body: { token, change: next } })).url;
    return { ...booking, token, params, change };
  }

  test("[R11.share] the link shows every ticket and the way, and neither money, buyer nor what leads to the booking", async () => {
    const { bookingId, itemIds, params, token, change } = await made(2);
    expect((await guest.done(getBookingShare, { params, query: { token } })).url).toBeNull();
    const url = (await change("share"))!;
    const { statusCode, body } = await open(url);
    expect(statusCode).toBe(200);
    const { items, bookingNumber } = await shop.done(getBooking, { params });
    for (const { ticketCode } of items) expect(body).toContain(ticketCode);
    const contact = [buyer.email, buyer.givenName, buyer.familyName, buyer.phone];
    for (const secret of ["CHF", ...contact, bookingId, bookingNumber, ...itemIds, token])
      expect(body).not.toContain(secret);
    const [named] = new URL(url).pathname.split("/").at(-1)!.split(".");
    expect(Buffer.from(named!, "base64url").toString()).not.toContain(bookingId);
  });

  test("[R11.share] asked for again it is the same; renewed or taken back, the former link opens nothing", async () => {
    const { params, token, change } = await made();
    const first = (await change("share"))!;
    const [one, other] = await Promise.all([change("share"), change("share")]);
    expect([one, other]).toEqual([first, first]);
    const second = (await change("renew"))!;
    expect(second).not.toBe(first);
    const gone = await open(first);
    expect(gone.statusCode).toBe(410);
    expect(gone.body).toContain("zurückgezogen");
    expect((await open(second)).statusCode).toBe(200);
    expect(await change("revoke")).toBeNull();
    expect((await open(second)).statusCode).toBe(410);
    expect((await guest.done(getBookingShare, { params, query: { token } })).url).toBeNull();
    expect((await open(`${second}x`)).statusCode).toBe(404);
  });

  test("[R11.share] it says what is cancelled; of a booking without tickets no link is made", async () => {
    const { params, token, itemId, change } = await made();
    const url = (await change("share"))!;
    await guest.done(cancelItems, { params, body: { token, bookingItemIds: [itemId], reason: "rain" } });
    expect((await open(url)).body).toContain("This ticket is not valid any more.");
    const refused = await guest.send(changeBookingShare, { params, body: { token, change: "renew" } });
    expect(refused).toMatchObject({ status: 409, code: "not_confirmed" });
    expect((await open(url)).statusCode).toBe(200);
    expect(await change("revoke")).toBeNull();
  });

  test("[R11.share] only who may change the booking sees or changes its link", async () => {
    const { params, change } = await made();
    const { token } = await made();
    await change("share");
    for (const [proof, code] of [
      [{}, "manage_link_needed"],
      [{ token }, "manage_link_invalid"],
    ] as const) {
      expect(await guest.send(getBookingShare, { params, query: proof })).toMatchObject({ status: 403, code });
      const body = { ...proof, change: "revoke" } as const;
      expect(await guest.send(changeBookingShare, { params, body })).toMatchObject({ status: 403, code });
    }
  });
});
