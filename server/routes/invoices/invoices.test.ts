import { beforeAll, expect, test } from "vitest";
import { listInvoices } from "../../../sdk/contracts/calls/invoice.ts";
import { checkOut, createReservation } from "../../../sdk/contracts/calls/cart.ts";
import { cancel } from "../../commands/booking/cancel.ts";
import { formatMoney } from "../../../sdk/contracts/money.ts";
import { makeInvoices } from "../../commands/invoice/make-invoices.ts";
import { recordPayment } from "../../commands/invoice/record-payment.ts";
import { numberDocuments } from "../../commands/document/number-documents.ts";
import { payWithoutProvider } from "../../commands/payment/pay-without-provider.ts";
import { onBothDatabases } from "../../db/testing.ts";
import { guest, type Session } from "../../domain/session.ts";
import type { DocumentDetails } from "../../ports/documents/documents.ts";
import { buyer, reservationBody } from "../../testing/bookings.ts";
import { addDistributor } from "../../testing/distributor.ts";
import { openTestShop, testOrigin, type TestShop } from "../../testing/shop.ts";

const reseller = (name: string): Session => ({
  ...guest,
  userId: name,
  isReseller: true,
  distributor: { distributorId: name, invoiceApproved: true, channelId: "c" },
});
/** The session that a header names. */
const sessions: Record<string, Session> = {
  team: { ...guest, userId: "team", name: "Ada", email: "ada@shop.test", isAdmin: true },
  hotel: reseller("hotel"),
  other: reseller("other"),
};
const creditor = {
  CREDITOR_IBAN: "CH44 3199 9123 0008 8901 2",
  CREDITOR_NAME: "Berge AG",
  CREDITOR_STREET: "Bergweg 1",
  CREDITOR_POSTAL_CODE: "3800",
  CREDITOR_TOWN: "Interlaken",
};

onBothDatabases("invoices over the wire", (getDb) => {
  let shop: TestShop;
  const drawn: DocumentDetails[] = [];
  beforeAll(async () => {
    shop = await openTestShop(getDb(), {
      env: creditor,
      session: ({ headers }) => sessions[String(headers["x-session"])] ?? guest,
    });
    const { pdf } = shop.services.ports.documents;
    Object.assign(shop.services.ports, {
      documents: { pdf: (details: DocumentDetails) => (drawn.push(details), pdf(details)) },
    });
    for (const id of ["hotel", "other"]) {
      await addDistributor(getDb(), id, { terms: { billing: "booking" } });
      const at = "2026-11-01T09:00:00.000Z";
      await getDb()
        .insertInto("account_user")
        .values({
          id,
          email: `${id}@hotel.example`,
          is_email_confirmed: 1,
          name: "Mia Keller",
          locale: "de_CH",
          distributor_id: id,
          invoice_approved: 1,
          created_at: at,
          updated_at: at,
        })
        .execute();
    }
    await buy();
  });

  /** What a hotel buys, with its invoice. */
  async function buy(): Promise<void> {
    const headers = { "x-session": "hotel" };
    const { cart } = await shop.done(createReservation, { body: reservationBody({}) }, headers);
    const { bookingId } = await shop.done(
      checkOut,
      { params: { cartId: cart.cartId }, body: { user: buyer, locale: "en_CH" } },
      { ...headers, origin: testOrigin },
    );
    await payWithoutProvider(shop.services, {
      bookingId,
      method: "invoice",
      successReturnUrl: `${testOrigin}/back`,
      failureReturnUrl: `${testOrigin}/back`,
      affiliate: null,
      key: null,
      session: sessions["hotel"]!,
    });
    await makeInvoices(shop.services);
    await numberDocuments(shop.services);
  }
  const listed = async (name: string) => (await shop.done(listInvoices, {}, { "x-session": name })).invoices;
  const file = (url: string, name?: string) =>
    shop.app.inject({ url: `/api${url}`, headers: name ? { "x-session": name } : {} });

  test("[P9.invoice] a company sees its invoices, and no other company's", async () => {
    const [invoice, ...others] = await listed("hotel");
    expect(others).toEqual([]);
    expect(invoice).toMatchObject({ kind: "invoice", state: "open", isOverdue: false });
    expect(invoice!.open).toEqual(invoice!.total);
    expect(await listed("other")).toEqual([]);
    expect((await file(invoice!.url, "other")).statusCode).toBe(404);
    expect((await file(invoice!.url)).statusCode).toBe(401);
    for (const name of ["hotel", "team"]) {
      const answer = await file(invoice!.url, name);
      expect(answer.headers["content-type"]).toBe("application/pdf");
      expect(answer.rawPayload.subarray(0, 5).toString()).toBe("%PDF-");
    }
  });

  // Cause: the PDF was drawn from what the invoice had come to: paid or credited, the one that was sent was another.
  test("[P9.invoice] its PDF with the QR-bill stays as issued after payment, reminder, credit and another account", async () => {
    const [invoice] = await listed("hotel");
    drawn.length = 0;
    const issued = await file(invoice!.url, "hotel");
    const reference = `0000000000000000${invoice!.number.replace(/\D/g, "")}`;
    expect(drawn[0]!.paymentPart).toMatchObject({
      creditor: { iban: "CH4431999123000889012", town: "Interlaken" },
      debtor: { name: "Hotel Post AG", town: "Grindelwald" },
      amount: invoice!.total.amount,
      reference: expect.stringMatching(new RegExp(`^${reference}\\d$`)),
    });
    const isUnchanged = async () => {
      const again = await file(invoice!.url, "hotel");
      expect(drawn.at(-1)).toEqual(drawn[0]);
      expect(again.rawPayload.equals(issued.rawPayload)).toBe(true);
    };
    const { amount } = invoice!.total;
    const paidOn = invoice!.createdAt.slice(0, 10);
    await recordPayment(shop.services, "ada@shop.test", invoice!.invoiceId, { amount, paidOn, note: "", paid: 0 });
    await isUnchanged();
    await getDb().updateTable("invoice").set({ reminders: 1, reminded_on: paidOn }).execute();
    await isUnchanged();
    const { id } = await getDb().selectFrom("booking_item").select("id").executeTakeFirstOrThrow();
    const cancelled = { bookingId: id, reason: "ill", bySupplier: false };
    await cancel(shop.services, cancelled, sessions["hotel"]!, null);
    await makeInvoices(shop.services);
    await numberDocuments(shop.services);
    await isUnchanged();
    const all = await listed("hotel");
    const [credited, credit] = ["invoice", "credit_note"].map((of) => all.find(({ kind }) => kind === of)!);
    expect(credited).toMatchObject({ state: "credited", open: { amount: -amount } });
    const note = await file(credit!.url, "hotel");
    const { env } = shop.services;
    Object.assign(shop.services, { env: { ...env, CREDITOR_IBAN: "CH9300762011623852957", CREDITOR_TOWN: "Bern" } });
    await isUnchanged();
    expect((await file(credit!.url, "hotel")).rawPayload.equals(note.rawPayload)).toBe(true);
    Object.assign(shop.services, { env });
    await buy();
    await isUnchanged();
    const next = (await listed("hotel")).find(
      ({ kind, invoiceId }) => kind === "invoice" && invoiceId !== invoice!.invoiceId,
    )!;
    expect(next.state).toBe("paid");
    await file(next.url, "hotel");
    expect(drawn.at(-1)!.sums.slice(1)).toEqual([
      ["Von Ihrem Guthaben abgezogen", `−${formatMoney(amount)}`],
      ["Zu bezahlen", formatMoney(0)],
    ]);
    expect(drawn.at(-1)!.paymentPart).toBe(null);
  });
});
