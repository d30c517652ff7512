import { createHash } from "node:crypto";
import { afterEach, beforeAll, expect, test } from "vitest";
import { getBooking } from "../../../sdk/contracts/calls/booking.ts";
import { cancelItems } from "../../../sdk/contracts/calls/cancel.ts";
import { rebook } from "../../../sdk/contracts/calls/rebook.ts";
import { day } from "../../clock.ts";
import { onBothDatabases } from "../../db/testing.ts";
import { sendDueMails } from "../../jobs/outbox.ts";
import { signToken } from "../../security/signed-token.ts";
import { booked } from "../../testing/booked.ts";
import { buyer, reservationBody } from "../../testing/bookings.ts";
import { tokenOf } from "../../testing/management.ts";
import { openTestShop, testNow, testOrigin, type TestShop } from "../../testing/shop.ts";
import { newVisitor, type TestVisitor } from "../../testing/visitor.ts";

onBothDatabases("web tickets", (getDb) => {
  let shop: TestShop;
  let guest: TestVisitor;
  afterEach(() => void (shop.clock.ms = testNow));
  beforeAll(async () => {
    shop = await openTestShop(getDb());
    guest = newVisitor(shop);
  });

  const itemOf = async (bookingId: string) => (await shop.done(getBooking, { params: { bookingId } })).items[0]!;
  const open = (url: string) => shop.app.inject({ url: url.replace(testOrigin, ""), headers: { accept: "text/html" } });
  async function made(date = "2026-12-01") {
    const booking = await booked(shop, guest, { date });
    const { webTicketUrl, ticketCode } = await itemOf(booking.bookingId);
    return { ...booking, url: webTicketUrl!, code: ticketCode! };
  }

  test("[R11.ticket] the signed link shows the one ticket, its way and its code, and neither money nor its buyer", async () => {
    const { url, code, bookingId } = await made();
    const { statusCode, body, headers } = await open(url);
    expect(statusCode).toBe(200);
    expect(body).toContain(code);
    expect(body).toContain("<svg");
    expect(body).toContain("Show this code at the meeting point");
    for (const secret of ["CHF", buyer.email, buyer.familyName, buyer.phone]) expect(body).not.toContain(secret);
    expect(body).toContain(`bookingId=${bookingId}`);
    expect(headers).toMatchObject({ "cache-control": "private, no-store", "referrer-policy": "no-referrer" });
  });

  test("[R11.ticket] the page's policy allows what stands in it, and nothing else", async () => {
    const { headers, body } = await open((await made()).url);
    const policy = String(headers["content-security-policy"]);
    const digestOf = (tag: string) => {
      const text = new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`).exec(body)![1]!;
      return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
    };
    expect(policy).toContain(`script-src ${digestOf("script")};`);
    expect(policy).toContain(`style-src ${digestOf("style")};`);
    expect(policy).toMatch(/^default-src 'none';/);
    expect(policy).not.toContain("unsafe");
    expect(body.match(/<script/g)).toHaveLength(1);
  });

  test("[R11.ticket] the manifest opens this ticket on its own; that of a wrong link is not there", async () => {
    const { url } = await made();
    const { pathname } = new URL(url);
    const manifest = await open(`${url}/ticket.webmanifest`);
    expect(manifest.json()).toMatchObject({ start_url: pathname, scope: "/ticket/", display: "standalone" });
    expect((await open(`${url}x/ticket.webmanifest`)).statusCode).toBe(404);
  });

  test("[R11.ticket] cancelled, its page says so and has no code any more", async () => {
    const { url, code, bookingId, itemId } = await made();
    const token = await tokenOf(shop.services, bookingId);
    await guest.done(cancelItems, { params: { bookingId }, body: { token, bookingItemIds: [itemId], reason: "rain" } });
    const { statusCode, body } = await open(url);
    expect(statusCode).toBe(200);
    expect(body).toContain("This ticket is not valid any more.");
    expect(body).not.toContain(code);
    expect((await itemOf(bookingId)).webTicketUrl).toBeNull();
  });

  test("[R11.ticket] moved, the link that was handed out before shows the new time and code, also after its own end", async () => {
    const { url, code, bookingId, itemId } = await made("2026-12-01");
    const token = await tokenOf(shop.services, bookingId);
    const reservation = reservationBody({ date: "2026-12-05", persons: 1 });
    await guest.done(rebook, { body: { token, bookingId: itemId, reservation } });
    const { ticketCode, webTicketUrl } = await itemOf(bookingId);
    expect(webTicketUrl).not.toBe(url);
    shop.clock.ms = Date.parse("2026-12-05T08:00:00Z");
    const { statusCode, body } = await open(url);
    expect(statusCode).toBe(200);
    expect(body).toContain(ticketCode);
    expect(body).not.toContain(code);
    expect(body).toContain("before, it was for Tue 1 December 2026, 10:00");
  });

  test("[R11.ticket] the link ends two days after the visit, with a page that leads on; one that is wrong does too", async () => {
    const { url, itemId, bookingId } = await made();
    const forged = signToken({ env: shop.services.env }, "review links", itemId, null);
    const unknown = signToken({ env: shop.services.env }, "web tickets", bookingId, null);
    for (const wrong of [
      `${url}x`,
      `${testOrigin}/ticket/${forged}`,
      `${testOrigin}/ticket/${unknown}`,
      `${testOrigin}/ticket/abc`,
    ]) {
      const { statusCode, body } = await open(wrong);
      expect(statusCode).toBe(404);
      expect(body).toContain('href="/account"');
    }
    const visit = Date.parse("2026-12-01T09:00:00Z");
    shop.clock.ms = visit + 2 * day;
    expect((await open(url)).statusCode).toBe(200);
    shop.clock.ms = visit + 3 * day;
    const { statusCode, body } = await open(url);
    expect(statusCode).toBe(410);
    expect(body).toContain("This visit is over");
  });

  test("[R11.ticket] a guest's mail has the link of each ticket, after that of the booking", async () => {
    const { bookingId } = await booked(shop, guest, { date: "2026-12-02", items: 2 });
    await sendDueMails(shop.services);
    const mail = shop.mails.find(({ text }) => text.includes(bookingId))!;
    const { items } = await shop.done(getBooking, { params: { bookingId } });
    const links = [...mail.text.matchAll(/http:\S+/g)].map(([link]) => link);
    expect(links[0]).toContain("/account/bookings/");
    expect(links.slice(1)).toEqual(items.map(({ webTicketUrl }) => webTicketUrl));
    for (const { webTicketUrl } of items) expect(mail.html).toContain(webTicketUrl);
  });
});
