import { jwtVerify } from "jose";
import { afterEach, beforeAll, expect, test } from "vitest";
import { getBooking } from "../../../sdk/contracts/calls/booking.ts";
import { cancelItems } from "../../../sdk/contracts/calls/cancel.ts";
import { createReservation } from "../../../sdk/contracts/calls/cart.ts";
import { getManagedBooking } from "../../../sdk/contracts/calls/manage.ts";
import { rebook } from "../../../sdk/contracts/calls/rebook.ts";
import type { Locale } from "../../../sdk/contracts/locale.ts";
import { day } from "../../clock.ts";
import { onBothDatabases } from "../../db/testing.ts";
import { sendDueMails } from "../../jobs/outbox.ts";
import { filesOf, readSignature } from "../../ports/passes/apple/read-pkpass.fixture.ts";
import { newKeys, newPassCertificates } from "../../ports/passes/certificates.fixture.ts";
import { signToken } from "../../security/signed-token.ts";
import { booked, paid } from "../../testing/booked.ts";
import { buyer, reservationBody } from "../../testing/bookings.ts";
import { tokenOf } from "../../testing/management.ts";
import { openTestShop, testNow, testOrigin, type TestShop } from "../../testing/shop.ts";
import { newVisitor, type TestVisitor } from "../../testing/visitor.ts";

const apple = newPassCertificates({ to: new Date("2027-06-01") });
const googleKeys = newKeys();
const google = {
  GOOGLE_WALLET_ISSUER_ID: "3388000000022195611",
  GOOGLE_WALLET_EMAIL: "passes@shop.iam.gserviceaccount.com",
  GOOGLE_WALLET_KEY: googleKeys.pem,
};
const iPhone = "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)";
const android = "Mozilla/5.0 (Linux; Android 16; Pixel 10)";

onBothDatabases("passes of tickets", (getDb) => {
  let shop: TestShop;
  let guest: TestVisitor;
  afterEach(() => void (shop.clock.ms = testNow));
  beforeAll(async () => {
    shop = await openTestShop(getDb(), { env: { ...apple.settings, ...google } });
    guest = newVisitor(shop);
  });

  const itemOf = async (bookingId: string) => (await shop.done(getBooking, { params: { bookingId } })).items[0]!;
  const open = (url: string, headers: Record<string, string> = {}, of = shop) =>
    of.app.inject({ url: url.replace(testOrigin, ""), headers: { accept: "text/html", ...headers } });
  async function made(date = "2026-12-01") {
    const booking = await booked(shop, guest, { date });
    const { passes, ticketCode, webTicketUrl } = await itemOf(booking.bookingId);
    return { ...booking, code: ticketCode!, ticket: webTicketUrl!, apple: passes!.apple!, google: passes!.google! };
  }
  async function cancel({ bookingId, itemId }: { bookingId: string; itemId: string }) {
    const token = await tokenOf(shop.services, bookingId);
    await guest.done(cancelItems, { params: { bookingId }, body: { token, bookingItemIds: [itemId], reason: "rain" } });
  }
  const passOf = async (body: Buffer) => JSON.parse((await filesOf(body)).get("pass.json")!.toString());

  test("[R11.pass] the link gives the ticket's pass, signed, with its code and the way back to the booking", async () => {
    const { apple: url, code, bookingId, itemId } = await made();
    const { statusCode, headers, rawPayload } = await open(url);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      "content-type": "application/vnd.apple.pkpass",
      "content-disposition": `attachment; filename="${code}.pkpass"`,
      "cache-control": "private, no-store",
      "x-content-type-options": "nosniff",
    });
    const signature = (await filesOf(rawPayload)).get("signature")!;
    expect(readSignature(signature, apple.settings.APPLE_PASS_CERTIFICATE).isSigned).toBe(true);
    const pass = await passOf(rawPayload);
    expect(pass).toMatchObject({
      serialNumber: itemId,
      barcodes: [{ message: code }],
      relevantDate: "2026-12-01T09:00:00.000Z",
    });
    expect(JSON.stringify(pass)).toContain(`bookingId=${bookingId}`);
    for (const secret of ["CHF", buyer.email, buyer.familyName, buyer.phone])
      expect(JSON.stringify(pass)).not.toContain(secret);
  });

  test("[R11.pass] the link to Google leads to its page, with the pass signed by the service account", async () => {
    const { google: url, code } = await made();
    const { statusCode, headers } = await open(url);
    expect(statusCode).toBe(302);
    expect(headers).toMatchObject({ "cache-control": "private, no-store", "referrer-policy": "no-referrer" });
    const [, token] = String(headers["location"]).split("https://pay.google.com/gp/v/save/");
    const { payload } = await jwtVerify(token!, googleKeys.publicKey, { issuer: google.GOOGLE_WALLET_EMAIL });
    expect(payload).toMatchObject({
      payload: {
        eventTicketClasses: [{ dateTime: { start: "2026-12-01T10:00:00+01:00" } }],
        eventTicketObjects: [{ barcode: { value: code } }],
      },
    });
  });

  test.each([
    ["de_CH", "Datum"],
    ["fr_CH", "Date"],
    ["it_CH", "Data"],
    ["en_CH", "Date"],
  ] as const)("[R11.pass] it is in the language of its booking: %s", async (locale: Locale, label) => {
    const { cart } = await guest.done(createReservation, {
      body: reservationBody({ date: "2026-12-03", persons: 1, doCreateCart: true, cartId: null }),
    });
    const { passes } = await itemOf(await paid(shop, guest, cart.cartId, { locale }));
    const { eventTicket } = await passOf((await open(passes!.apple!)).rawPayload);
    expect(eventTicket.secondaryFields[0].label).toBe(label);
  });

  test("[R11.pass] moved, the former link gives the pass that replaces the one on the phone", async () => {
    const { apple: url, bookingId, itemId, code } = await made("2026-12-01");
    const before = await passOf((await open(url)).rawPayload);
    const token = await tokenOf(shop.services, bookingId);
    await guest.done(rebook, {
      body: { token, bookingId: itemId, reservation: reservationBody({ date: "2026-12-05", persons: 1 }) },
    });
    const pass = await passOf((await open(url)).rawPayload);
    expect(pass).toMatchObject({ serialNumber: before.serialNumber, relevantDate: "2026-12-05T09:00:00.000Z" });
    expect(pass.barcodes[0].message).not.toBe(code);
  });

  test("[R11.pass] cancelled, both links are gone, with a page that leads to the booking", async () => {
    const cancelled = await made();
    await cancel(cancelled);
    for (const url of [cancelled.apple, cancelled.google]) {
      const { statusCode, headers, body } = await open(url);
      expect(statusCode).toBe(410);
      expect(headers["content-type"]).toBe("text/html; charset=utf-8");
      expect(body).toContain("This ticket was cancelled");
      expect(body).toContain(`bookingId=${cancelled.bookingId}`);
    }
    expect(await itemOf(cancelled.bookingId)).not.toHaveProperty("passes");
  });

  test("[R11.pass] the links end with that of the ticket; wrong ones open nothing", async () => {
    const { apple: url, google: other, bookingId, itemId } = await made();
    const forged = signToken({ env: shop.services.env }, "review links", itemId, null);
    const unknown = signToken({ env: shop.services.env }, "web tickets", bookingId, null);
    for (const token of [forged, unknown, "abc"])
      for (const end of ["ticket.pkpass", "google-wallet"]) {
        const { statusCode, body } = await open(`${testOrigin}/passes/${token}/${end}`);
        expect(statusCode).toBe(404);
        expect(body).toContain('href="/account"');
      }
    shop.clock.ms = Date.parse("2026-12-01T09:00:00Z") + 3 * day;
    for (const gone of [url, other]) {
      const { statusCode, body } = await open(gone);
      expect(statusCode).toBe(410);
      expect(body).toContain("This visit is over");
    }
  });

  test("[R11.pass] a booking that is not paid has no passes, and a link by its token opens none", async () => {
    const { bookingId, itemId, apple: url } = await made();
    await getDb()
      .updateTable("booking")
      .set({ state: "unpaid", confirmed_at: null })
      .where("id", "=", bookingId)
      .execute();
    await getDb().updateTable("booking_item").set({ ticket_code: null }).where("id", "=", itemId).execute();
    expect(await itemOf(bookingId)).not.toHaveProperty("passes");
    expect((await open(url)).statusCode).toBe(404);
  });

  test("[R11.pass] the web ticket has the button of its device's wallet, and both on others", async () => {
    const { ticket, apple: pkpass, google: save } = await made();
    const links = async (userAgent: string) => {
      const { body } = await open(ticket, { "user-agent": userAgent });
      return [pkpass, save].filter((url) => body.includes(`href="${url}"`));
    };
    expect(await links(iPhone)).toEqual([pkpass]);
    expect(await links(android)).toEqual([save]);
    expect(await links("")).toEqual([pkpass, save]);
  });

  test("[R11.pass] the account's booking has the same passes, and the mail a link to each", async () => {
    const { bookingId, apple: pkpass, google: save } = await made("2026-12-02");
    const token = await tokenOf(shop.services, bookingId);
    const { booking } = await guest.done(getManagedBooking, { params: { bookingId }, query: { token } });
    expect(booking.items[0]!.passes).toEqual({ apple: pkpass, google: save });
    await sendDueMails(shop.services);
    const mail = shop.mails.find(({ text }) => text.includes(bookingId))!;
    for (const [words, url] of [
      ["Add to Apple Wallet", pkpass],
      ["Add to Google Wallet", save],
    ]) {
      expect(mail.text).toContain(`${words}:\n${url}`);
      expect(mail.html).toContain(`href="${url}"`);
    }
  });

  test("[R11.pass] without settings there is no button, no link, and nothing at the addresses", async () => {
    const plain = await openTestShop(getDb());
    const visitor = newVisitor(plain);
    const { bookingId } = await booked(plain, visitor, { date: "2026-12-02" });
    const { items } = await plain.done(getBooking, { params: { bookingId } });
    expect(items[0]).not.toHaveProperty("passes");
    const token = items[0]!.webTicketUrl!.split("/").at(-1)!;
    for (const end of ["ticket.pkpass", "google-wallet"])
      expect((await open(`${testOrigin}/passes/${token}/${end}`, {}, plain)).statusCode).toBe(404);
    const { body } = await open(items[0]!.webTicketUrl!, {}, plain);
    expect(body).not.toContain("/passes/");
    await sendDueMails(plain.services);
    const mail = plain.mails.find(({ text }) => text.includes(bookingId))!;
    expect(mail.text).not.toContain("Wallet");
    await plain.app.close();
  });

  test("[R11.pass] once Apple's certificate has ended, Google's passes are left", async () => {
    const { bookingId, apple: pkpass, google: save } = await made("2026-12-02");
    const { settings } = newPassCertificates({ to: new Date(testNow + day) });
    const other = await openTestShop(getDb(), { env: { ...settings, ...google } });
    other.clock.ms = testNow + 2 * day;
    const { items } = await other.done(getBooking, { params: { bookingId } });
    expect(items[0]!.passes).toEqual({ apple: null, google: save });
    expect((await open(pkpass, {}, other)).statusCode).toBe(404);
    expect((await open(save, {}, other)).statusCode).toBe(302);
    await other.app.close();
  });
});
