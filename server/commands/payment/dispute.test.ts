import { beforeAll, describe, expect, test } from "vitest";
import { forSale } from "../../catalogue/fixtures/paying.ts";
import { day, instantAt } from "../../clock.ts";
import { findBookingWithItems } from "../../db/queries/booking.ts";
import { getBookingDetails } from "../../db/queries/booking-details.ts";
import { listDisputesOfBooking } from "../../db/queries/dispute.ts";
import { listDocuments } from "../../db/queries/document.ts";
import { listTeamBookings } from "../../db/queries/team-bookings.ts";
import { transact } from "../../db/transact.ts";
import { onBothDatabases } from "../../db/testing.ts";
import { guest } from "../../domain/session.ts";
import { sendDueMails } from "../../jobs/outbox.ts";
import { presentTeamBooking } from "../../presenters/team-booking.ts";
import { paidStepAfter } from "../../ports/payment/sandbox/paid-courses.ts";
import { cancel } from "../booking/cancel.ts";
import { writeShift } from "../document/write-document.ts";
import { recordDisputes } from "./dispute.ts";
import { openPaymentShop, type PaymentShop } from "./pay.fixture.ts";
import { reconcileDue, refreshPayment } from "./reconcile.ts";

const price = 4900;
const won = "4000 0000 0000 1976";
const lost = "4000 0000 0000 2685";

onBothDatabases("a payment that its payer disputes", (getDb) => {
  let shop: PaymentShop;
  beforeAll(async () => {
    shop = await openPaymentShop(getDb());
  });

  const attemptOf = (bookingId: string) =>
    getDb().selectFrom("payment_attempt").selectAll().where("booking_id", "=", bookingId).executeTakeFirstOrThrow();
  const refundsOf = async (bookingId: string) =>
    (
      await getDb().selectFrom("refund").selectAll().where("booking_id", "=", bookingId).orderBy("created_at").execute()
    ).map(({ state, amount }) => [state, amount]);
  const refundedAtProvider = async (bookingId: string) =>
    (await shop.sandbox.read((await attemptOf(bookingId)).provider_reference!)).refunded;
  const statesOf = async (bookingId: string) =>
    (await listDisputesOfBooking(getDb(), bookingId)).map(({ state, amount }) => [state, amount]);
  const disputed = async () => {
    const question = { search: "", page: 1, dates: "booked", range: {}, payment: "disputed" } as const;
    return (await listTeamBookings(getDb(), question)).rows.map(({ id }) => id);
  };
  async function paid(number: string, persons = 1) {
    const { bookingId } = await shop.checkedOut({ mappedId: forSale.boat, persons });
    await shop.pay(bookingId, "card", { number });
    const { id } = await getDb()
      .selectFrom("booking_item")
      .select("id")
      .where("booking_id", "=", bookingId)
      .executeTakeFirstOrThrow();
    return { bookingId, itemId: id };
  }
  const cancelItem = (itemId: string) =>
    cancel(shop.services, { bookingId: itemId, reason: "ill", bySupplier: false }, guest, null);

  test("[R8.dispute] each step is kept once, and the booking stands; the team reads when it opens and how it ends", async () => {
    const { bookingId } = await paid(won);
    const { provider_reference } = await attemptOf(bookingId);
    await sendDueMails(shop.services);
    const before = new Set((await shop.mails.list()).map(({ id }) => id));
    const seen: unknown[] = [];
    for (const _step of [1, 2, 3]) {
      await shop.settle(paidStepAfter);
      await refreshPayment(shop.services, provider_reference!);
      seen.push(...(await statesOf(bookingId)), (await disputed()).includes(bookingId));
      await sendDueMails(shop.services);
    }
    expect(seen).toEqual([["opened", price], true, ["under_review", price], true, ["won", price], false]);
    const mails = (await shop.mails.list()).filter(({ id }) => !before.has(id));
    expect(mails.map(({ to }) => to)).toEqual([
      expect.stringContaining("booking@"),
      expect.stringContaining("booking@"),
    ]);
    // Cause: the mail named the provider's code, "fraudulent".
    for (const { text } of mails) expect(text).toContain("Die zahlende Person sagt, sie sei es nicht gewesen");
    expect(await shop.stateOf(bookingId)).toBe("confirmed");
    const { id } = (await listDisputesOfBooking(getDb(), bookingId))[0]!;
    const steps = await getDb()
      .selectFrom("history")
      .select("reason")
      .where("entity_id", "=", id)
      .orderBy("at")
      .execute();
    expect(steps.map(({ reason }) => reason)).toEqual(["dispute_opened", "dispute_under_review", "dispute_won"]);
  });

  test("[R8.dispute] a refund waits for the end, and is paid where the dispute is won", async () => {
    const { bookingId, itemId } = await paid(won);
    await shop.settle(paidStepAfter);
    await cancelItem(itemId);
    expect(await refundsOf(bookingId)).toEqual([["due", price]]);
    expect(await refundedAtProvider(bookingId)).toBe(0);
    await shop.settle(paidStepAfter);
    await shop.settle(paidStepAfter);
    await reconcileDue(shop.services);
    expect(await refundsOf(bookingId)).toEqual([["done", price]]);
    expect(await refundedAtProvider(bookingId)).toBe(price);
  });

  test("[R8.dispute] where it is lost the refund that waited is not paid on top of it", async () => {
    const { bookingId, itemId } = await paid(lost);
    await shop.settle(paidStepAfter);
    await cancelItem(itemId);
    await shop.settle(paidStepAfter);
    await shop.settle(paidStepAfter);
    shop.pass(day);
    await reconcileDue(shop.services);
    expect(await statesOf(bookingId)).toEqual([["lost", price]]);
    expect(await refundsOf(bookingId)).toEqual([["released", price]]);
    expect(await refundedAtProvider(bookingId)).toBe(0);
    expect(await attemptOf(bookingId)).toMatchObject({ state: "captured", lost_amount: price, check_at: null });
  });

  test("[R8.dispute] what is cancelled after it was lost gives nothing back", async () => {
    const { bookingId, itemId } = await paid(lost, 2);
    for (const _step of [1, 2, 3]) await shop.settle(paidStepAfter);
    await cancelItem(itemId);
    expect(await refundsOf(bookingId)).toEqual([]);
    expect(await refundedAtProvider(bookingId)).toBe(0);
    expect(await shop.stateOf(bookingId)).toBe("cancelled");
  });

  // Cause: a payment that a dispute has taken stays captured, and the booking was said to be paid.
  test("[R8.dispute] a booking that stands is unpaid once all of its payment is lost, and for a part where a part is", async () => {
    const teamView = async (bookingId: string) =>
      presentTeamBooking(
        await getBookingDetails(getDb(), (await findBookingWithItems(getDb(), bookingId))!),
        [],
        instantAt(shop.services.clock.now()),
      );
    const { bookingId, itemId } = await paid(lost, 2);
    for (const _step of [1, 2]) await shop.settle(paidStepAfter);
    expect((await teamView(bookingId)).unpaid, "the bank has not decided").toBeUndefined();
    await shop.settle(paidStepAfter);
    expect((await teamView(bookingId)).unpaid).toBe("all");
    await cancelItem(itemId);
    expect((await teamView(bookingId)).unpaid, "it does not stand").toBeUndefined();

    const other = await paid("4242 4242 4242 4242", 2);
    const { id } = await attemptOf(other.bookingId);
    await recordDisputes(shop.services, id, [
      { reference: `part of ${id}`, state: "lost", amount: price, reason: "fraudulent", respondBy: null },
    ]);
    expect((await teamView(other.bookingId)).unpaid).toBe("part");
  });

  test("[R8.dispute] [R10.document] what is lost has a credit note, and a receipt again where the bank decides otherwise", async () => {
    const { bookingId, itemId } = await paid(lost, 2);
    const documents = async () =>
      (await listDocuments(getDb(), bookingId)).map(({ kind, total_amount }) => [kind, total_amount]);
    for (const _step of [1, 2]) await shop.settle(paidStepAfter);
    expect(await documents()).toEqual([["receipt", 2 * price]]);
    await shop.settle(paidStepAfter);
    const after = [
      ["receipt", 2 * price],
      ["credit_note", 2 * price],
    ];
    expect(await documents()).toEqual(after);
    await cancelItem(itemId);
    expect(await documents(), "nothing goes back a second time").toEqual(after);
    const { id, provider_reference } = await attemptOf(bookingId);
    const { disputes } = await shop.sandbox.read(provider_reference!);
    await recordDisputes(shop.services, id, [{ ...disputes[0]!, state: "won" }]);
    expect(await documents()).toEqual([...after, ["receipt", 2 * price]]);
  });

  test("[R8.dispute] [R10.document] a credit note of a lost dispute is never over more than the receipts leave", async () => {
    const { bookingId } = await paid("4242 4242 4242 4242");
    const { id } = await attemptOf(bookingId);
    await recordDisputes(shop.services, id, [
      {
        reference: `dispute of ${bookingId}`,
        state: "lost",
        amount: price + 1500,
        reason: "fraudulent",
        respondBy: null,
      },
    ]);
    expect((await listDocuments(getDb(), bookingId)).map(({ kind, total_amount }) => [kind, total_amount])).toEqual([
      ["receipt", price],
      ["credit_note", price],
    ]);
  });

  // Cause: a reversed decision took the last credit note up to its amount for its own, of whatever that note was.
  describe("a decision that is reversed", () => {
    const steps = (bookingId: string, id: string) => ({
      end: (reference: string, state: "lost" | "won", amount: number) =>
        recordDisputes(shop.services, id, [
          { reference: `${reference} of ${bookingId}`, state, amount, reason: "fraudulent", respondBy: null },
        ]),
      documents: async () =>
        (await listDocuments(getDb(), bookingId)).map(({ kind, total_amount }) => [kind, total_amount]),
    });
    const receipt = ["receipt", 2 * price];

    test("[R8.dispute] [R10.document] has the receipt of its own credit note, beside another that was lost", async () => {
      const { bookingId } = await paid("4242 4242 4242 4242", 2);
      const { end, documents } = steps(bookingId, (await attemptOf(bookingId)).id);
      await end("first", "lost", 5000);
      await end("second", "lost", 3000);
      const lostBoth = [receipt, ["credit_note", 5000], ["credit_note", 3000]];
      expect(await documents()).toEqual(lostBoth);
      await end("first", "won", 5000);
      expect(await documents()).toEqual([...lostBoth, ["receipt", 5000]]);
      await end("second", "won", 3000);
      expect(await documents()).toEqual([...lostBoth, ["receipt", 5000], ["receipt", 3000]]);
    });

    test("[R8.dispute] [R10.document] has not that of what has moved between items since", async () => {
      const { bookingId, itemId } = await paid("4242 4242 4242 4242", 2);
      const { end, documents } = steps(bookingId, (await attemptOf(bookingId)).id);
      await end("only", "lost", 5000);
      const at = instantAt(shop.services.clock.now());
      const shifts = [
        { itemId, shift: -1000 },
        { itemId, shift: 1000 },
      ];
      await transact(getDb(), (trx) => writeShift(trx, bookingId, shifts, at));
      const before = await documents();
      await end("only", "won", 5000);
      expect(await documents()).toEqual([...before, ["receipt", 5000]]);
    });

    test("[R8.dispute] [R10.document] finds the note of a dispute that was lost before notes named theirs", async () => {
      const { bookingId, itemId } = await paid("4242 4242 4242 4242", 2);
      const { end, documents } = steps(bookingId, (await attemptOf(bookingId)).id);
      await end("first", "lost", 5000);
      await end("second", "lost", 3000);
      for (const { id, frozen } of await listDocuments(getDb(), bookingId)) {
        const { disputeId: _, ...earlier } = frozen;
        const frozenThen = JSON.stringify({ ...earlier, payments: earlier.payments.slice(0, 0) });
        await getDb().updateTable("document").set({ frozen: frozenThen }).where("id", "=", id).execute();
        shop.pass(1);
      }
      const at = instantAt(shop.services.clock.now());
      const shifts = [
        { itemId, shift: -1000 },
        { itemId, shift: 1000 },
      ];
      await transact(getDb(), (trx) => writeShift(trx, bookingId, shifts, at));
      await end("first", "won", 5000);
      expect((await documents()).at(-1)).toEqual(["receipt", 5000]);
    });
  });

  test("[R8.dispute] a state that arrives late does not open it again", async () => {
    const { bookingId } = await paid(lost);
    for (const _step of [1, 2, 3]) await shop.settle(paidStepAfter);
    const { id, provider_reference } = await attemptOf(bookingId);
    const { disputes } = await shop.sandbox.read(provider_reference!);
    await recordDisputes(shop.services, id, [{ ...disputes[0]!, state: "opened" }]);
    expect(await statesOf(bookingId)).toEqual([["lost", price]]);
  });
});
