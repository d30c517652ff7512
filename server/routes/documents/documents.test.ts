import { beforeAll, expect, test } from "vitest";
import { getBooking } from "../../../sdk/contracts/calls/booking.ts";
import { checkOut, createReservation } from "../../../sdk/contracts/calls/cart.ts";
import { getDocuments } from "../../../sdk/contracts/calls/document.ts";
import { pay } from "../../commands/payment/pay.ts";
import { onBothDatabases } from "../../db/testing.ts";
import { guest, type Session } from "../../domain/session.ts";
import type { DocumentDetails } from "../../ports/documents/documents.ts";
import { buyer, reservationBody } from "../../testing/bookings.ts";
import { openTestShop, testOrigin, type TestShop } from "../../testing/shop.ts";

/** The session that a header names. */
const sessions: Record<string, Session> = {
  team: { ...guest, userId: "a", name: "Ada", email: "ada@shop.test", isAdmin: true },
  other: {
    ...guest,
    userId: "d",
    isReseller: true,
    distributor: { distributorId: "d-2", invoiceApproved: true, channelId: "c" },
  },
};
const distributor: Session = {
  ...guest,
  userId: "r",
  isReseller: true,
  distributor: { distributorId: "d-1", invoiceApproved: true, channelId: "c" },
};

onBothDatabases("documents of a booking", (getDb) => {
  let shop: TestShop;
  const drawn: DocumentDetails[] = [];
  beforeAll(async () => {
    shop = await openTestShop(getDb(), {
      env: { OPERATOR_NAME: "Berge AG", OPERATOR_VAT_NUMBER: "CHE-123.456.789 MWST", SERVICE_FEE: "300" },
      session: ({ headers }) =>
        headers["x-session"] === "distributor" ? distributor : (sessions[String(headers["x-session"])] ?? guest),
    });
    const { pdf } = shop.services.ports.documents;
    Object.assign(shop.services.ports, {
      documents: {
        pdf: (details: DocumentDetails) => {
          drawn.push(details);
          return pdf(details);
        },
      },
    });
  });

  async function paid(headers: Record<string, string> = {}) {
    const { cart } = await shop.done(createReservation, { body: reservationBody({}) }, headers);
    const { bookingId } = await shop.done(
      checkOut,
      { params: { cartId: cart.cartId }, body: { user: buyer, locale: "en_CH" } },
      { ...headers, origin: testOrigin },
    );
    const made = await shop.payment.tokenize({
      number: "4242 4242 4242 4242",
      expiryMonth: 12,
      expiryYear: 30,
      cvc: "123",
    });
    if (!made.ok) throw new Error(made.problem);
    await pay(shop.services, {
      bookingId,
      method: "card",
      token: made.token,
      returnUrl: `${testOrigin}/back`,
      affiliate: null,
      key: null,
      session: headers["x-session"] ? distributor : guest,
    });
    return bookingId;
  }
  const pdfOf = (bookingId: string, number: string, headers = {}) =>
    shop.ask("GET", `/bookings/${bookingId}/documents/${number}.pdf`, undefined, headers);

  test("[R10.document] a receipt appears with its number, and its PDF says who sold what at which rates", async () => {
    const bookingId = await paid();
    const { documents } = await shop.done(getDocuments, { params: { bookingId } });
    expect(documents).toMatchObject([{ number: "R2026-000001", kind: "receipt", total: { amount: 9800 + 300 } }]);
    expect((await shop.done(getBooking, { params: { bookingId } })).documents).toEqual(documents);
    const file = await pdfOf(bookingId, "R2026-000001");
    expect(file.headers).toMatchObject({
      "content-type": "application/pdf",
      "content-disposition": 'attachment; filename="R2026-000001.pdf"',
      "cache-control": "private, no-store",
    });
    expect(file.rawPayload.subarray(0, 5).toString()).toBe("%PDF-");
    expect(drawn.at(-1)).toMatchObject({
      locale: "en_CH",
      title: "Receipt R2026-000001",
      issuer: [
        "Berge AG",
        expect.any(String),
        expect.any(String),
        expect.any(String),
        "VAT no. CHE-123.456.789 MWST",
        expect.any(String),
      ],
      groups: [
        { title: expect.stringContaining("Boat Trip"), lines: [["2\u00a0× Adult", "8.1%", "CHF 98.00"]] },
        { title: null, lines: [["Service fee", "8.1%", "CHF 3.00"]] },
      ],
      sums: [["Total", "CHF 101.00"]],
      tax: { rows: [expect.any(Array), ["8.1%", "CHF 93.43", "CHF 7.57", "CHF 101.00"]] },
      payments: { rows: [["Paid with card", "CHF 101.00"]] },
    });
  });

  test("[R10.document] of another's booking, of another booking, or without a number, a document is 404", async () => {
    const own = await paid();
    const theirs = await paid({ "x-session": "distributor" });
    const { documents } = await shop.done(getDocuments, { params: { bookingId: theirs } }, { "x-session": "team" });
    const { number } = documents[0]!;
    for (const [bookingId, headers] of [
      [own, {}],
      ["unknown", {}],
      [theirs, {}],
      [theirs, { "x-session": "other" }],
    ] as const)
      expect((await pdfOf(bookingId, number, headers)).statusCode).toBe(404);
    expect((await pdfOf(theirs, "R2026-999999", { "x-session": "team" })).statusCode).toBe(404);
    expect(await shop.send(getDocuments, { params: { bookingId: theirs } })).toMatchObject({ status: 404 });
    expect((await pdfOf(theirs, number, { "x-session": "team" })).statusCode).toBe(200);
    expect((await pdfOf(theirs, number, { "x-session": "distributor" })).statusCode).toBe(200);
  });
});
