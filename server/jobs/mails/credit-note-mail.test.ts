import { beforeAll, expect, test } from "vitest";
import { forSale } from "../../catalogue/fixtures/paying.ts";
import { hour } from "../../clock.ts";
import { cancel } from "../../commands/booking/cancel.ts";
import { cartWith, checkedOut, issueVoucher } from "../../commands/code/code.fixture.ts";
import { openPaymentShop, type PaymentShop } from "../../commands/payment/pay.fixture.ts";
import { recordOutcome } from "../../commands/refund/record-outcome.ts";
import { settleRefusedRefund } from "../../commands/refund/refused-refund.ts";
import { listDocuments } from "../../db/queries/document.ts";
import { onBothDatabases } from "../../db/testing.ts";
import { guest } from "../../domain/session.ts";
import type { Mail } from "../../ports/mail/mail.ts";
import type { Services } from "../../services.ts";
import { sendDueMails } from "../outbox.ts";

const card = "4242 4242 4242 4242";
const succeeded = { reference: "refund", state: "succeeded", failureReason: null } as const;
const refused = { reference: null, state: "failed", failureReason: "card_closed" } as const;

onBothDatabases("the mail that brings a credit note", (getDb) => {
  let shop: PaymentShop;
  beforeAll(async () => {
    shop = await openPaymentShop(getDb());
  });

  /** The shop with a mail server that keeps what it is given; `fails`: it breaks off afterwards. */
  const posting = (sent: Mail[], fails = false): Services => ({
    ...shop.services,
    ports: {
      ...shop.services.ports,
      mail: {
        name: "smtp",
        send: async (mail) => {
          sent.push(mail);
          if (fails) throw new Error("broken off");
        },
      },
    },
  });
  async function send(fails = false): Promise<Mail[]> {
    const sent: Mail[] = [];
    await sendDueMails(posting(sent, fails));
    return sent;
  }
  const notesOf = (mails: readonly Mail[]) =>
    mails.flatMap(({ attachments }) => attachments.map(({ filename }) => filename).filter((name) => /^C\d/.test(name)));
  const refundsOf = (bookingId: string) =>
    getDb().selectFrom("refund").selectAll().where("booking_id", "=", bookingId).orderBy("created_at").execute();
  const pendingRefunds = () =>
    shop.withProvider({
      refund: async (reference) => ({
        payment: await shop.sandbox.read(reference),
        refund: { reference: "refund", state: "pending", failureReason: null },
      }),
    });
  const cancelItem = (bookingItemId: string, services = shop.services) =>
    cancel(services, { bookingId: bookingItemId, reason: "ill", bySupplier: false }, guest, null);

  // Cause: a credit note that was written after the mail of its cancellation was attached to none.
  test("[R10.document] a refund that goes through later is written about, with its credit note; once, whatever breaks off", async () => {
    const { bookingId, items } = await shop.booked([forSale.boat]);
    await cancelItem(items[0]!.id, pendingRefunds());
    expect(notesOf(await send())).toEqual([]);
    const [refund] = await refundsOf(bookingId);
    await recordOutcome(shop.services, refund!, succeeded);
    await recordOutcome(shop.services, refund!, succeeded);
    const first = await send(true);
    shop.pass(hour);
    const again = await send();
    shop.pass(hour);
    expect(await send()).toEqual([]);
    const [, { number }] = (await listDocuments(getDb(), bookingId)) as [unknown, { number: string }];
    for (const mails of [first, again]) expect(notesOf(mails)).toEqual([`${number}.pdf`]);
    expect(again[0]!.id).toBe(first[0]!.id);
    expect(again[0]!.subject).toMatch(/^Gutschrift: Buchung /);
    const text = again[0]!.text.replaceAll("\u00a0", " ");
    expect(text).toContain(`Gutschrift auf Karte: ${number}\nKarte: CHF 49.00\n`);
    expect(text).toContain(`/api/bookings/${bookingId}/documents/${number}.pdf`);
  });

  test("[R10.document] the mail of the cancellation brings it where it is not written yet, and no other does", async () => {
    const { items } = await shop.booked([forSale.boat, forSale.boat]);
    await send();
    await cancelItem(items[0]!.id);
    const [mail, ...others] = await send();
    expect(others).toEqual([]);
    expect(notesOf([mail!])).toHaveLength(1);
    await cancelItem(items[1]!.id);
    const next = await send();
    // Cause: every mail about a refund brought all credit notes of the booking.
    expect(notesOf(next)).toHaveLength(1);
    expect(notesOf(next)).not.toEqual(notesOf([mail!]));
  });

  test("[R10.document] a card's and a voucher's are named by where they go", async () => {
    await issueVoucher(getDb(), "PART", 3000);
    const bookingId = await checkedOut(shop.services, await cartWith(shop, ["PART"]));
    await shop.pay(bookingId, "card", { number: card });
    await send();
    const { id } = await getDb()
      .selectFrom("booking_item")
      .select("id")
      .where("booking_id", "=", bookingId)
      .executeTakeFirstOrThrow();
    await cancelItem(id);
    const [mail] = await send();
    expect(notesOf([mail!])).toHaveLength(2);
    const text = mail!.text.replaceAll("\u00a0", " ");
    expect(text).toMatch(/Gutschrift auf Gutschein: C\S+\nGutschein.*: CHF 30.00\n/);
    expect(text).toMatch(/Gutschrift auf Karte: C\S+\nKarte: CHF 19.00\n/);
  });

  test("[R10.document] one that fails after it was done, and is transferred then, is written about once, as to an account", async () => {
    const { bookingId, items } = await shop.booked([forSale.boat]);
    await cancelItem(items[0]!.id, pendingRefunds());
    await send();
    const [pending] = await refundsOf(bookingId);
    await recordOutcome(shop.services, pending!, succeeded);
    const [done] = await refundsOf(bookingId);
    await recordOutcome(shop.services, done!, refused);
    expect(notesOf(await send())).toEqual([]);
    const [failed] = await refundsOf(bookingId);
    const account = { iban: "CH9300762011623852957", holder: "Mia Brunner" };
    await settleRefusedRefund(
      shop.services,
      { email: "ada@shop.test" },
      { bookingId, refundId: failed!.id },
      { retries: failed!.retries, note: "by bank", account },
    );
    const mails = await send();
    expect(notesOf(mails)).toEqual([`${(await listDocuments(getDb(), bookingId)).at(-1)!.number}.pdf`]);
    expect(mails.find((mail) => notesOf([mail]).length > 0)!.text).toContain("Gutschrift auf Konto: ");
  });
});
