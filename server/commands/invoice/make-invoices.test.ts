import { beforeAll, describe, expect, test } from "vitest";
import { forSale } from "../../catalogue/fixtures/paying.ts";
import { day, instantAt } from "../../clock.ts";
import { findBookingWithItems, listPaymentsOfBookings } from "../../db/queries/booking.ts";
import { findDistributor, getOpenOfAgreement } from "../../db/queries/distributor.ts";
import { listInvoicePayments } from "../../db/queries/invoice-payment.ts";
import { listInvoicesOfBooking, listInvoicesOfDistributor } from "../../db/queries/invoice.ts";
import { onBothDatabases } from "../../db/testing.ts";
import { sumOf } from "../../domain/document.ts";
import { guest } from "../../domain/session.ts";
import { wireInstant } from "../../domain/wall-time.ts";
import { presentMoney, statusOfPayment, unchargedOf } from "../../presenters/booking-money.ts";
import { presentDistributor } from "../../presenters/distributor.ts";
import { sendDueMails } from "../../jobs/outbox.ts";
import { addDistributor } from "../../testing/distributor.ts";
import { cancel } from "../booking/cancel.ts";
import { readManagedBooking } from "../booking/read-managed-booking.ts";
import { rebook } from "../booking/rebook.ts";
import { creditOf } from "../distributor/credit.ts";
import { numberDocuments } from "../document/number-documents.ts";
import { payWithoutProvider } from "../payment/pay-without-provider.ts";
import { openPaymentShop, partner, type PaymentShop } from "../payment/pay.fixture.ts";
import { invoiceMail } from "../../jobs/mails/invoice-mail.ts";
import type { InvoiceMailPayload } from "./outbox.ts";
import { recordPayback, recordPayment, undoPayment } from "./record-payment.ts";
import { makeInvoices } from "./make-invoices.ts";

const price = 4900;

onBothDatabases("invoices of distributors", (getDb) => {
  let shop: PaymentShop;
  let next = 0;
  beforeAll(async () => {
    shop = await openPaymentShop(getDb());
  });

  const passTo = (at: string) => shop.pass(Date.parse(at) - shop.services.clock.now());

  /** A distributor, and what it books and is billed. */
  async function distributor(billing: "booking" | "month") {
    const id = `d-${next++}`;
    await addDistributor(getDb(), id, { terms: { billing, period_days: 10 } });
    const agreement = await getDb()
      .selectFrom("payment_agreement")
      .select("id")
      .where("distributor_id", "=", id)
      .executeTakeFirstOrThrow();
    const session = {
      ...guest,
      isReseller: true,
      distributor: { distributorId: id, invoiceApproved: true, channelId: "web" },
    };
    return {
      id,
      session,
      open: () => getOpenOfAgreement(getDb(), agreement.id),
      async book(persons = 1) {
        const made = await shop.checkedOut({ persons });
        await getDb().updateTable("booking").set({ distributor_id: id }).where("id", "=", made.bookingId).execute();
        await payWithoutProvider(shop.services, {
          bookingId: made.bookingId,
          method: "invoice",
          successReturnUrl: `${partner}/ok`,
          failureReturnUrl: `${partner}/checkout`,
          affiliate: null,
          key: null,
          session,
        });
        const { id: itemId } = await getDb()
          .selectFrom("booking_item")
          .select("id")
          .where("booking_id", "=", made.bookingId)
          .executeTakeFirstOrThrow();
        return { ...made, itemId };
      },
      cancel: (itemId: string) =>
        cancel(shop.services, { bookingId: itemId, reason: "ill", bySupplier: false }, session, null),
      async rebook(itemId: string, persons: number) {
        const reservation = {
          activityId: forSale.boat,
          availabilityId: await shop.freshSlot(forSale.boat),
          selection: [{ ticketCategoryId: forSale.boat * 10, numGuests: persons }],
          locale: "de_CH" as const,
          doCreateCart: false,
        };
        await rebook(shop.services, { bookingId: itemId, reservation }, session, null);
      },
      /** What the job makes now, and all that there is by then, the oldest first. */
      async billed() {
        await makeInvoices(shop.services);
        await numberDocuments(shop.services);
        const rows = (await listInvoicesOfDistributor(getDb(), id)).toReversed();
        for (const { frozen, total_amount } of rows) expect(sumOf(frozen.lines)).toBe(total_amount);
        return rows.map(({ kind, total_amount, credited_amount, state }) => [
          kind,
          total_amount,
          credited_amount,
          state,
        ]);
      },
      rows: () => listInvoicesOfDistributor(getDb(), id),
    };
  }

  // Cause: what was on a paid invoice was still called due, in every list and on every page.
  test("[P9.paid] a booking says that its invoice is paid: not before, not in part, not while a change is unbilled", async () => {
    const hotel = await distributor("booking");
    const { bookingId, itemId } = await hotel.book();
    const shown = async () => {
      const { attempts, refunds } = await listPaymentsOfBookings(getDb(), [bookingId]);
      return [presentMoney(attempts, refunds, []).isInvoicePaid, statusOfPayment(attempts[0]!)];
    };
    const pay = async (amount: number, paid: number) =>
      recordPayment(shop.services, "team@shop.test", (await hotel.rows())[0]!.id, {
        amount,
        paidOn: wireInstant(instantAt(shop.services.clock.now())).slice(0, 10),
        note: "",
        paid,
      });
    expect(await shown()).toEqual([false, "due"]);
    await hotel.billed();
    expect(await shown()).toEqual([false, "due"]);
    await pay(price - 100, 0);
    expect(await shown()).toEqual([false, "due"]);
    await pay(100, price - 100);
    expect(await shown()).toEqual([true, "invoice_paid"]);
    await hotel.rebook(itemId, 2);
    expect(await shown()).toEqual([false, "due"]);
    await hotel.billed();
    expect(await shown()).toEqual([false, "due"]);
  });

  // Cause: a cancelled booking whose invoice was paid was called "not invoiced" in dialog, page and mail.
  test("[P9.credited] what is cancelled says where its money is: not invoiced, off the invoice, credited, paid back", async () => {
    const hotel = await distributor("booking");
    const shown = async (bookingId: string) => {
      const managed = await readManagedBooking(shop.services, (await findBookingWithItems(getDb(), bookingId))!);
      const [item] = managed.items;
      const papers = managed.booking.documents?.map(({ kind }) => kind) ?? [];
      const { credited } = managed.booking.money;
      return { state: item!.refundState, note: item!.creditNote, papers, credited: credited.amount };
    };
    const wayOf = (answer: { readonly refundWay: string }) => answer.refundWay;

    const unbilled = await hotel.book();
    expect(wayOf(await hotel.cancel(unbilled.itemId))).toBe("invoice");
    await hotel.billed();
    expect(await shown(unbilled.bookingId)).toEqual({ state: "not_invoiced", note: null, papers: [], credited: 0 });

    const unpaid = await hotel.book();
    await hotel.billed();
    expect(wayOf(await hotel.cancel(unpaid.itemId))).toBe("invoice");
    await hotel.billed();
    const note = expect.stringMatching(/^C2026-/) as unknown;
    const papers = ["invoice", "credit_note"];
    expect(await shown(unpaid.bookingId)).toEqual({ state: "taken_off", note, papers, credited: 0 });

    const paid = await hotel.book();
    await hotel.billed();
    const { id } = (await hotel.rows()).find(({ state }) => state === "open")!;
    const entry = { amount: price, paidOn: "2026-11-21", note: "", paid: 0 };
    await recordPayment(shop.services, "team@shop.test", id, entry);
    expect(wayOf(await hotel.cancel(paid.itemId))).toBe("credit");
    const credited = { state: "credited", note, papers, credited: price };
    expect(await shown(paid.bookingId)).toEqual({
      ...credited,
      state: "credit_pending",
      note: null,
      papers: ["invoice"],
    });
    // Cause: until the credit note was written, the page had a negative amount to pay.
    const balance = async () => {
      const row = (await findDistributor(getDb(), hotel.id))!;
      const { open, balance } = presentDistributor(await creditOf(getDb(), row));
      return [open.amount, balance.amount];
    };
    expect(await balance()).toEqual([0, price]);
    const { attempts, refunds } = await listPaymentsOfBookings(getDb(), [paid.bookingId]);
    const booking = (await findBookingWithItems(getDb(), paid.bookingId))!.booking;
    expect(unchargedOf(booking, attempts, presentMoney(attempts, refunds, []))).toBe("credited");
    await sendDueMails(shop.services);
    const mail = (await shop.mails.list()).find(
      ({ subject }) => subject.includes("torniert") && subject.includes(booking.number),
    )!;
    expect(mail.text).toContain("dem Konto Ihrer Firma gutgeschrieben");
    expect(mail.text).not.toContain("Rechnung abgesetzt");
    await hotel.billed();
    expect(await balance()).toEqual([0, price]);
    expect(await shown(paid.bookingId)).toEqual(credited);

    const iban = "CH9300762011623852957";
    await recordPayback(shop.services, "team@shop.test", id, { ...entry, paid: price, iban });
    expect(await shown(paid.bookingId)).toEqual({ ...credited, state: "paid_back" });
  });

  // Cause: everything that was billed counted as paid once the invoices were paid or credited, whatever had been taken
  // off them before; and one cancelled invoice made all the others count as not paid.
  describe("what is credited is what was paid too much", () => {
    const shown = async (bookingId: string) => {
      const { attempts, refunds } = await listPaymentsOfBookings(getDb(), [bookingId]);
      const found = (await findBookingWithItems(getDb(), bookingId))!;
      const money = presentMoney(attempts, refunds, []);
      const managed = await readManagedBooking(shop.services, found);
      return {
        credited: money.credited.amount,
        uncharged: unchargedOf(found.booking, attempts, money),
        state: managed.items[0]!.refundState,
      };
    };
    const mailOf = async (bookingId: string) => {
      await sendDueMails(shop.services);
      const { booking } = (await findBookingWithItems(getDb(), bookingId))!;
      return (await shop.mails.list()).find(
        ({ subject }) => subject.includes("torniert") && subject.includes(booking.number),
      )!.text;
    };
    const pay = async (id: string, amount: number) =>
      recordPayment(shop.services, "team@shop.test", id, { amount, paidOn: "2026-11-21", note: "", paid: 0 });

    test("[P9.credited] what was taken off an open invoice is not, once the rest is paid", async () => {
      const hotel = await distributor("booking");
      const { bookingId, itemId } = await hotel.book(2);
      await hotel.billed();
      await hotel.rebook(itemId, 1);
      await hotel.billed();
      expect(await shown(bookingId)).toMatchObject({ credited: 0 });
      const invoice = (await hotel.rows()).find(({ kind }) => kind === "invoice")!;
      await pay(invoice.id, price);
      expect(await shown(bookingId)).toMatchObject({ credited: 0, uncharged: null });
      expect((await listInvoicesOfBooking(getDb(), bookingId)).map(({ kind, surplus }) => [kind, surplus])).toEqual([
        ["invoice", 0],
        ["credit_note", 0],
      ]);

      shop.pass(1);
      expect((await hotel.cancel(itemId)).refundWay).toBe("credit");
      expect(await shown(bookingId)).toMatchObject({ credited: price, uncharged: "credited" });
      await hotel.billed();
      expect(await shown(bookingId)).toEqual({ credited: price, uncharged: "credited", state: "credited" });
      const entry = { amount: price, paidOn: "2026-11-21", note: "", paid: price };
      await recordPayback(shop.services, "team@shop.test", invoice.id, { ...entry, iban: "CH9300762011623852957" });
      expect(await shown(bookingId)).toEqual({ credited: price, uncharged: "credited", state: "paid_back" });
    });

    test("[P9.credited] of an invoice paid in part it is that part, also in answer and mail", async () => {
      const hotel = await distributor("booking");
      const { bookingId, itemId } = await hotel.book();
      await hotel.billed();
      await pay((await hotel.rows())[0]!.id, 1000);
      expect((await hotel.cancel(itemId)).refundWay).toBe("invoice");
      expect(await mailOf(bookingId)).toContain("fällt von Ihrer Rechnung weg");
      expect(await shown(bookingId)).toMatchObject({ credited: 1000 });
      await hotel.billed();
      expect(await shown(bookingId)).toEqual({ credited: 1000, uncharged: "credited", state: "taken_off" });
    });

    test("[P9.credited] a second invoice that was cancelled leaves what was paid of the first", async () => {
      const hotel = await distributor("booking");
      const { bookingId, itemId } = await hotel.book();
      await hotel.billed();
      await pay((await hotel.rows())[0]!.id, price);
      await hotel.rebook(itemId, 2);
      shop.pass(1);
      await hotel.billed();
      expect((await hotel.cancel(itemId)).refundWay).toBe("invoice");
      shop.pass(1);
      await hotel.billed();
      expect(await shown(bookingId)).toMatchObject({ credited: price, uncharged: "credited" });
    });

    test("[P9.credited] what was paid by mistake and is undone is not", async () => {
      const hotel = await distributor("booking");
      const { bookingId, itemId } = await hotel.book();
      await hotel.billed();
      const { id } = (await hotel.rows())[0]!;
      await pay(id, price);
      await hotel.cancel(itemId);
      await hotel.billed();
      expect(await shown(bookingId)).toMatchObject({ credited: price, state: "credited" });
      const [payment] = await listInvoicePayments(getDb(), id);
      await undoPayment(shop.services, "team@shop.test", id, payment!.id);
      expect(await shown(bookingId)).toEqual({ credited: 0, uncharged: "not_invoiced", state: "taken_off" });
    });
  });

  // Cause: what was shown as paid was compared alone, and a credit note changes what is open.
  test("[P9.paid] a payment of what a credit note has lowered meanwhile is refused", async () => {
    const hotel = await distributor("booking");
    const { itemId } = await hotel.book(2);
    await hotel.billed();
    const invoice = (await hotel.rows())[0]!;
    await hotel.rebook(itemId, 1);
    await hotel.billed();
    const pay = (amount: number, credited: number) =>
      recordPayment(shop.services, "team@shop.test", invoice.id, {
        amount,
        paidOn: "2026-11-21",
        note: "",
        paid: 0,
        credited,
      });
    await expect(pay(2 * price, 0)).rejects.toMatchObject({ code: "changed_meanwhile" });
    await pay(price, price);
    expect((await hotel.rows()).find(({ id }) => id === invoice.id)).toMatchObject({ state: "paid" });
  });

  test("[P9.invoice] each booking has an invoice: numbered, due by the agreement's period, with its lines and rates", async () => {
    const hotel = await distributor("booking");
    await hotel.book(2);
    await hotel.book();
    expect((await hotel.billed()).toSorted()).toEqual([
      ["invoice", price, 0, "open"],
      ["invoice", 2 * price, 0, "open"],
    ]);
    expect(await hotel.billed()).toHaveLength(2);
    const [first, second] = await hotel.rows();
    expect(first!.due_on).toBe("2026-12-01");
    expect(first!.frozen).toMatchObject({
      customer: { name: "Hotel Post AG", town: "Grindelwald" },
      lines: [{ kind: "tickets", rate: 810 }],
      bookings: [{ number: first!.frozen.lines[0]!.bookingNumber, contact: expect.stringContaining(" "), notes: null }],
    });
    const counts = [first!, second!].map(({ number }) => Number(number!.slice("I2026-".length)));
    expect(Math.abs(counts[0]! - counts[1]!)).toBe(1);
    expect(await hotel.open()).toBe(3 * price);
  });

  test("[P9.invoice] what is cancelled has a credit note, and what nobody owes is no more open", async () => {
    const hotel = await distributor("booking");
    const { itemId } = await hotel.book(2);
    await hotel.billed();
    await hotel.cancel(itemId);
    expect((await hotel.billed()).toSorted()).toEqual([
      ["credit_note", 2 * price, 0, "paid"],
      ["invoice", 2 * price, 2 * price, "cancelled"],
    ]);
    const mails = await getDb()
      .selectFrom("outbox")
      .select("kind")
      .where("payload", "like", `%"${hotel.id}"%`)
      .execute();
    expect(mails.map(({ kind }) => kind).toSorted()).toEqual(["invoice_credited", "invoice_made"]);
    expect(await hotel.open()).toBe(0);
    expect(await hotel.billed()).toHaveLength(2);
  });

  test("[P9.invoice] a rebooking bills the difference; cancelled after it, each of both invoices is taken back", async () => {
    const hotel = await distributor("booking");
    const { itemId } = await hotel.book(1);
    await hotel.billed();
    await hotel.rebook(itemId, 2);
    shop.pass(1);
    expect(await hotel.billed()).toEqual([
      ["invoice", price, 0, "open"],
      ["invoice", price, 0, "open"],
    ]);
    await hotel.cancel(itemId);
    shop.pass(1);
    expect((await hotel.billed()).filter(([kind]) => kind === "invoice")).toEqual([
      ["invoice", price, price, "cancelled"],
      ["invoice", price, price, "cancelled"],
    ]);
  });

  test("[P9.invoice] a rebooking to less takes the difference back", async () => {
    const hotel = await distributor("booking");
    const { itemId } = await hotel.book(2);
    await hotel.billed();
    await hotel.rebook(itemId, 1);
    expect((await hotel.billed()).toSorted()).toEqual([
      ["credit_note", price, 0, "paid"],
      ["invoice", 2 * price, price, "open"],
    ]);
  });

  test("[P9.invoice] what is bought and cancelled before it was billed is on no invoice", async () => {
    const hotel = await distributor("booking");
    const { itemId } = await hotel.book();
    await hotel.cancel(itemId);
    expect(await hotel.billed()).toEqual([]);
  });

  test("[P9.invoice] two processes that bill at the same time make one invoice", async () => {
    const hotel = await distributor("booking");
    await hotel.book();
    await Promise.all([makeInvoices(shop.services), makeInvoices(shop.services)]);
    expect(await hotel.billed()).toEqual([["invoice", price, 0, "open"]]);
  });

  // Cause: an invoice that the credit note itself settles counted as paid before.
  test("[P9.invoice] the mail of a credit note promises back what is paid too much by it, and no more", async () => {
    const team = { ...guest, userId: "a-1", name: "Ada", email: "ada@shop.test", isAdmin: true };
    const leadAfter = async (paid: number, credited: number) => {
      const hotel = await distributor("booking");
      const { itemId } = await hotel.book();
      await hotel.billed();
      const [invoice] = await hotel.rows();
      const paidOn = wireInstant(instantAt(shop.services.clock.now())).slice(0, 10);
      await recordPayment(shop.services, "ada@shop.test", invoice!.id, { amount: paid, paidOn, note: "", paid: 0 });
      await cancel(
        shop.services,
        { bookingId: itemId, reason: "ill", bySupplier: false, amount: credited },
        team,
        null,
      );
      await hotel.billed();
      const [line] = await getDb()
        .selectFrom("outbox")
        .selectAll()
        .where("kind", "=", "invoice_credited")
        .where("payload", "like", `%"${hotel.id}"%`)
        .execute();
      const payload = JSON.parse(line!.payload) as InvoiceMailPayload;
      const mail = await invoiceMail(shop.services, line!.id, "invoice_credited", payload);
      return mail!.text.replaceAll("\u00a0", " ");
    };
    expect(await leadAfter(2900, 2000)).toContain("So viel weniger ist zu bezahlen.");
    expect(await leadAfter(3000, price)).toContain("Davon sind CHF 30.00 schon bezahlt");
  });

  test("[P9.invoice] a month is billed once it is over, all bookings on one invoice, however often the job runs", async () => {
    const hotel = await distributor("month");
    await hotel.book();
    await hotel.book(2);
    expect(await hotel.billed()).toEqual([]);
    shop.pass(20 * day);
    expect(await hotel.billed()).toEqual([["invoice", 3 * price, 0, "open"]]);
    const [invoice] = await hotel.rows();
    expect(invoice).toMatchObject({ month: "2026-11" });
    expect(new Set(invoice!.frozen.lines.map(({ bookingNumber }) => bookingNumber)).size).toBe(2);
    await Promise.all([makeInvoices(shop.services), makeInvoices(shop.services)]);
    expect(await hotel.billed()).toHaveLength(1);
  });

  describe("by the clock", () => {
    // Every slot can be booked, and given back, for another year.
    beforeAll(async () => {
      const at = "2027-12-31T09:00:00.000Z";
      await getDb().updateTable("slot").set({ cutoff_at: at, cancellable_until: at }).execute();
    });

    test("[P9.invoice] a month waits ten minutes after its end for payments of its last seconds", async () => {
      const hotel = await distributor("month");
      passTo("2026-12-31T23:59:58+01:00");
      await hotel.book();
      passTo("2027-01-01T00:09:59+01:00");
      expect(await hotel.billed()).toEqual([]);
      passTo("2027-01-01T00:10:00+01:00");
      await hotel.billed();
      expect((await hotel.rows()).map(({ month }) => month)).toEqual(["2026-12"]);
    });

    test("[P9.invoice] a dearer change is billed with the month in which it was made, once that is over", async () => {
      const hotel = await distributor("month");
      const { itemId } = await hotel.book();
      passTo("2027-02-01T09:00:00+01:00");
      expect(await hotel.billed()).toHaveLength(1);
      // Nothing was bought in February, so that this month has no invoice.
      passTo("2027-03-05T09:00:00+01:00");
      await hotel.rebook(itemId, 2);
      expect(await hotel.billed()).toHaveLength(1);
      passTo("2027-04-01T09:00:00+02:00");
      await hotel.billed();
      expect((await hotel.rows()).map(({ month, total_amount }) => [month, total_amount]).toSorted()).toEqual([
        ["2027-01", price],
        ["2027-03", price],
      ]);
    });

    // Cause: a rebooking at the same price said that the bill had changed then.
    test("[P9.invoice] a change at the same price after a dearer one does not put off its bill", async () => {
      const hotel = await distributor("month");
      passTo("2027-05-10T09:00:00+02:00");
      const { itemId } = await hotel.book();
      passTo("2027-06-05T09:00:00+02:00");
      expect(await hotel.billed()).toHaveLength(1);
      await hotel.rebook(itemId, 2);
      passTo("2027-07-01T00:05:00+02:00");
      await hotel.rebook(itemId, 2);
      passTo("2027-07-01T09:00:00+02:00");
      await hotel.billed();
      expect((await hotel.rows()).map(({ month }) => month).toSorted()).toEqual(["2027-05", "2027-06"]);
    });
  });
});
