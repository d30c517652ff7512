import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { forSale } from "../../catalogue/fixtures/paying.ts";
import { instantAt } from "../../clock.ts";
import { cancel } from "../../commands/booking/cancel.ts";
import { openPaymentShop, partner, type PaymentShop } from "../../commands/payment/pay.fixture.ts";
import { releasePins } from "../../commands/payment/attempts.ts";
import { payWithoutProvider } from "../../commands/payment/pay-without-provider.ts";
import { findBookingWithItems } from "../../db/queries/booking.ts";
import { getBookingDetails } from "../../db/queries/booking-details.ts";
import { onBothDatabases } from "../../db/testing.ts";
import { transact } from "../../db/transact.ts";
import { mailOf } from "../../jobs/mails/mail-of.ts";
import { presentTeamHistory } from "../../presenters/team-history.ts";
import { paidStepAfter } from "../../ports/payment/sandbox/paid-courses.ts";
import { guest, type Session } from "../../domain/session.ts";
import { readManagedBooking } from "../../commands/booking/read-managed-booking.ts";
import { addDistributor } from "../../testing/distributor.ts";

const team = { ...guest, userId: "a-1", name: "Ada", email: "ada@shop.test", isAdmin: true } satisfies Session;

onBothDatabases("a booking's history", (getDb) => {
  let shop: PaymentShop;
  beforeAll(async () => {
    shop = await openPaymentShop(getDb());
    await addDistributor(getDb(), "d1");
  });

  async function shown(bookingId: string) {
    const found = (await findBookingWithItems(getDb(), bookingId))!;
    const details = await getBookingDetails(getDb(), found);
    return {
      buyers: (await readManagedBooking(shop.services, found)).history.map(({ state, amount }) =>
        amount ? `${state} ${amount.amount}` : state,
      ),
      teams: presentTeamHistory(details).map(({ entity, to }) => `${entity} ${to}`),
    };
  }

  // Cause: the history ended with the payment; its late failure was the team's alone.
  test("[R8.late] a payment that the bank takes back is in it at that moment, and no release once it is cancelled", async () => {
    const { bookingId } = await shop.checkedOut();
    await shop.pay(bookingId, "twint");
    await shop.decide(bookingId, "pay_fails_late");
    await shop.settle(paidStepAfter);
    const { items } = (await findBookingWithItems(getDb(), bookingId))!;
    await shop.pass(1000);
    await cancel(shop.services, { bookingId: items[0]!.item.id, reason: "ill", bySupplier: false }, guest, null);
    const { buyers } = await shown(bookingId);
    const ofMoney = buyers.filter((step) => /^(paid|taken_back|money|cancelled)/.test(step));
    expect([...new Set(ofMoney)]).toEqual(["paid 4900", "taken_back 4900", "cancelled"]);
  });

  test("each attempt to pay has its outcome: declined, cancelled, lapsed, paid", async () => {
    const { bookingId } = await shop.checkedOut();
    const later = () => shop.pass(1000);
    later();
    await shop.pay(bookingId, "card", { number: "4000 0000 0000 0002" });
    later();
    await shop.pay(bookingId, "twint");
    later();
    await shop.decide(bookingId, "cancel");
    later();
    await shop.pay(bookingId, "twint");
    later();
    const open = await getDb()
      .selectFrom("payment_attempt")
      .selectAll()
      .where("booking_id", "=", bookingId)
      .where("state", "=", "open")
      .executeTakeFirstOrThrow();
    await transact(getDb(), (trx) => releasePins(trx, open, "pin_over", instantAt(shop.services.clock.now())));
    later();
    await shop.pay(bookingId, "card", { number: "4242 4242 4242 4242" });
    const { buyers, teams } = await shown(bookingId);
    expect(buyers.at(-1), "the money is taken last").toBe("paid 4900");
    expect(buyers.slice(0, -1).filter((state) => state !== "booked")).toEqual([
      "unpaid",
      "paying",
      "payment_refused",
      "paying",
      "payment_cancelled",
      "paying",
      "payment_lapsed",
      "paying",
      "confirmed",
    ]);
    expect(teams.filter((step) => step.startsWith("booking"))).toEqual([
      "booking unpaid",
      "booking paying",
      "booking unpaid_again",
      "booking paying",
      "booking unpaid_again",
      "booking paying",
      "booking unpaid_again",
      "booking paying",
      "booking confirmed",
    ]);
  });

  test("what is bought on invoice begins no payment", async () => {
    const session = {
      ...guest,
      isReseller: true,
      distributor: { distributorId: "d1", invoiceApproved: true, channelId: "c1" },
    };
    const { bookingId } = await shop.checkedOut();
    await getDb().updateTable("booking").set({ distributor_id: "d1" }).where("id", "=", bookingId).execute();
    const returns = { successReturnUrl: `${partner}/rooms`, failureReturnUrl: `${partner}/rooms`, affiliate: null };
    await payWithoutProvider(shop.services, { ...returns, bookingId, method: "invoice", key: randomUUID(), session });
    const { buyers, teams } = await shown(bookingId);
    expect(buyers.toSorted()).toEqual(["booked", "confirmed", "invoiced", "unpaid"]);
    expect(teams.filter((step) => !step.startsWith("reservation")).toSorted()).toEqual([
      "booking confirmed",
      "booking unpaid",
      "payment_attempt due",
    ]);
    expect(teams.join()).not.toContain("paying");
  });

  test("the mail of a cancelled request speaks of no ticket, that of a booked item does", async () => {
    const request = await shop.booked([forSale.flight, forSale.climb]);
    const ticket = await shop.booked([forSale.boat, forSale.boat]);
    for (const { bookingId, items } of [request, ticket]) {
      const [item] = items;
      await cancel(shop.services, { bookingId: item!.id, reason: "storm", bySupplier: false }, team, null);
      const mail = await mailOf(shop.services, "m-1", "booking_cancelled", { bookingId, bookingItemIds: [item!.id] });
      expect(mail!.text.includes("das Ticket gilt nicht mehr")).toBe(bookingId === ticket.bookingId);
      expect(mail!.text).not.toContain("{");
    }
  });

  // Cause: the mail of the last item said that a part is cancelled, and that the booking could be changed.
  test("[R11] the mail of the last item that is cancelled singly says that nothing of the booking stands", async () => {
    const { bookingId, items } = await shop.booked([forSale.boat, forSale.boat]);
    const mailOfItem = async (id: string) =>
      (await mailOf(shop.services, "m-1", "booking_cancelled", { bookingId, bookingItemIds: [id] }))!.text;
    const [first, last] = items;
    await cancel(shop.services, { bookingId: first!.id, reason: "storm", bySupplier: false }, team, null);
    expect(await mailOfItem(first!.id)).not.toContain("Damit ist die ganze Buchung storniert");
    expect(await mailOfItem(first!.id)).toContain("Buchung ansehen oder ändern");
    shop.pass(1000);
    await cancel(shop.services, { bookingId: last!.id, reason: "storm", bySupplier: false }, team, null);
    expect(await mailOfItem(last!.id)).toContain("Damit ist die ganze Buchung storniert.");
    expect(await mailOfItem(last!.id)).not.toContain("oder ändern");
    expect(await mailOfItem(first!.id), "a mail that is sent later").not.toContain("Damit ist");
  });
});
