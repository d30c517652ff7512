import { beforeAll, expect, test } from "vitest";
import { forSale } from "../../catalogue/fixtures/paying.ts";
import { listDocuments } from "../../db/queries/document.ts";
import { onBothDatabases } from "../../db/testing.ts";
import { linesLeft, sumOf } from "../../domain/document.ts";
import { vatByRate } from "../../domain/vat.ts";
import { guest } from "../../domain/session.ts";
import { documentDetails } from "../../presenters/document.ts";
import { brandOf } from "../../settings/brand.ts";
import { listShares } from "../../db/queries/payment-share.ts";
import { paidStepAfter } from "../../ports/payment/sandbox/paid-courses.ts";
import { cancel } from "../booking/cancel.ts";
import { answerRequest } from "../booking/confirm-request.ts";
import { rebook } from "../booking/rebook.ts";
import { recordCollected } from "../payment/collect.ts";
import { pay } from "../payment/pay.ts";
import { openPaymentShop, partner, type PaymentShop } from "../payment/pay.fixture.ts";
import { cartWith, checkedOut, issueVoucher, payWithout } from "../code/code.fixture.ts";
import { beginShares } from "../share/begin-shares.ts";
import { payShare } from "../share/pay-share.ts";
import { recordOutcome } from "../refund/record-outcome.ts";
import { settleRefusedRefund } from "../refund/refused-refund.ts";

const card = "4242 4242 4242 4242";
const failsLate = "4000 0000 0000 0127";
const price = 4900;
const refused = { reference: null, state: "failed", failureReason: "charge_disputed" } as const;
const team = { email: "ada@shop.test" };

onBothDatabases("receipts and credit notes", (getDb) => {
  let shop: PaymentShop;
  beforeAll(async () => {
    shop = await openPaymentShop(getDb());
  });

  const documentsOf = async (bookingId: string) =>
    (await listDocuments(getDb(), bookingId)).map(({ kind, frozen, total_amount }) => {
      expect(sumOf(frozen.lines)).toBe(total_amount);
      expect(vatByRate(frozen.lines).reduce((sum, { net, tax }) => sum + net + tax, 0)).toBe(total_amount);
      return [kind, total_amount];
    });
  /** Rappen that the documents leave of each item. */
  const leftOf = async (bookingId: string) =>
    sumOf(
      linesLeft((await listDocuments(getDb(), bookingId)).map(({ kind, frozen }) => ({ kind, lines: frozen.lines }))),
    );
  const itemsOf = (bookingId: string) =>
    getDb()
      .selectFrom("booking_item")
      .selectAll()
      .where("booking_id", "=", bookingId)
      .orderBy("sequence_index")
      .execute();
  const refundOf = (bookingId: string) =>
    getDb().selectFrom("refund").selectAll().where("booking_id", "=", bookingId).executeTakeFirstOrThrow();
  const cancelItem = (bookingItemId: string) =>
    cancel(shop.services, { bookingId: bookingItemId, reason: "ill", bySupplier: false }, guest, null);

  async function booked(persons = 1) {
    const made = await shop.checkedOut({ persons });
    await shop.pay(made.bookingId, "card", { number: card });
    return made;
  }

  test("[R10.document] nothing is written before the payment; a receipt says what is paid, by line and rate", async () => {
    const { bookingId } = await shop.checkedOut({ persons: 2 });
    expect(await documentsOf(bookingId)).toEqual([]);
    await shop.pay(bookingId, "card", { number: card });
    const [receipt, ...others] = await listDocuments(getDb(), bookingId);
    expect(others).toEqual([]);
    expect(receipt).toMatchObject({
      kind: "receipt",
      total_amount: 2 * price,
      number: null,
      frozen: {
        locale: "de_CH",
        lines: [{ kind: "tickets", quantity: 2, amount: 2 * price, rate: 810, rebate: 0 }],
        payments: [{ method: "card", amount: 2 * price }],
      },
    });
  });

  test("[R10.document] a cancelled item has a credit note once its money is back, over its own lines", async () => {
    const { bookingId, items } = await shop.booked([forSale.boat, forSale.boat], 2);
    expect(await documentsOf(bookingId)).toEqual([["receipt", 3 * price]]);
    await cancelItem(items[1]!.id);
    expect(await documentsOf(bookingId)).toEqual([
      ["receipt", 3 * price],
      ["credit_note", 2 * price],
    ]);
    const [, note] = await listDocuments(getDb(), bookingId);
    expect(note!.frozen.lines.map(({ item, quantity }) => [item?.id, quantity])).toEqual([[items[1]!.id, 2]]);
    expect(await leftOf(bookingId)).toBe(price);
  });

  test("[R10.document] a refund that its provider refuses has no credit note until the team has paid it", async () => {
    const { bookingId } = await booked();
    const [item] = await itemsOf(bookingId);
    const failing = shop.withProvider({
      refund: async (reference) => ({ payment: await shop.sandbox.read(reference), refund: refused }),
    });
    await cancel(failing, { bookingId: item!.id, reason: "ill", bySupplier: false }, guest, null);
    expect(await documentsOf(bookingId)).toEqual([["receipt", price]]);
    const { id, retries } = await refundOf(bookingId);
    await settleRefusedRefund(shop.services, team, { bookingId, refundId: id }, { retries, note: "by bank" });
    expect(await documentsOf(bookingId)).toEqual([
      ["receipt", price],
      ["credit_note", price],
    ]);
  });

  test("[R10.document] a refund that fails after it was done is received again, and credited once it is back", async () => {
    const { bookingId } = await booked();
    const [item] = await itemsOf(bookingId);
    await cancelItem(item!.id);
    const done = await refundOf(bookingId);
    expect(done.state).toBe("done");
    await recordOutcome(shop.services, done, refused);
    // What comes twice changes nothing.
    await recordOutcome(shop.services, done, refused);
    const { retries } = await refundOf(bookingId);
    await settleRefusedRefund(shop.services, team, { bookingId, refundId: done.id }, { retries, note: "by bank" });
    expect(await documentsOf(bookingId)).toEqual([
      ["receipt", price],
      ["credit_note", price],
      ["receipt", price],
      ["credit_note", price],
    ]);
    expect(await leftOf(bookingId)).toBe(0);
  });

  test("[R10.document] a rebooking at the same price writes nothing, a cheaper one a credit note of the difference", async () => {
    const { bookingId } = await booked(2);
    const [item] = await itemsOf(bookingId);
    const move = async (numGuests: number) =>
      rebook(
        shop.services,
        {
          bookingId: item!.id,
          reservation: {
            activityId: forSale.boat,
            availabilityId: await shop.freshSlot(forSale.boat),
            selection: [{ ticketCategoryId: forSale.boat * 10, numGuests }],
            locale: "de_CH",
            doCreateCart: false,
          },
        },
        guest,
        null,
      );
    await move(2);
    expect(await documentsOf(bookingId)).toEqual([["receipt", 2 * price]]);
    await move(1);
    expect(await documentsOf(bookingId)).toEqual([
      ["receipt", 2 * price],
      ["credit_note", price],
    ]);
    expect(await leftOf(bookingId)).toBe(price);
  });

  test("[R10.document] what could not be captured has a receipt once the team has collected it", async () => {
    const { bookingId } = await shop.checkedOut();
    const failing = shop.withProvider({
      capture: async (reference) => ({ ...(await shop.sandbox.read(reference)), state: "cancelled" }),
    });
    await pay(failing, {
      bookingId,
      method: "card",
      token: await shop.token(card),
      returnUrl: `${partner}/rooms`,
      affiliate: null,
      key: null,
      session: guest,
    });
    expect(await documentsOf(bookingId)).toEqual([]);
    await recordCollected(shop.services, team, bookingId, { way: "cash", amount: price, note: undefined });
    expect(await documentsOf(bookingId)).toEqual([["receipt", price]]);
    expect((await listDocuments(getDb(), bookingId))[0]!.frozen.payments).toEqual([{ method: "cash", amount: price }]);
  });

  const by = { by: "supplier", actor: null, note: null } as const;
  /** Two flights on request with a voucher of that value. */
  async function requested(code: string, value: number) {
    await issueVoucher(getDb(), code, value);
    return checkedOut(shop.services, await cartWith(shop, [code], [1, 1], forSale.flight));
  }
  async function answeredInParts(bookingId: string) {
    const [refusedItem] = await itemsOf(bookingId);
    await answerRequest(shop.services, bookingId, "refused", by, { bookingItemIds: [refusedItem!.id] });
    await answerRequest(shop.services, bookingId, "accepted", by);
  }
  const cancelByTeam = async (bookingId: string) =>
    cancel(
      shop.services,
      { bookingId: (await itemsOf(bookingId)).find(({ cancelled_at }) => cancelled_at === null)!.id, ...byTeam },
      { ...guest, userId: "a-1", name: "Ada", email: team.email, isAdmin: true },
      null,
    );
  const byTeam = { reason: "ill", bySupplier: false, amount: undefined };

  // Cause: the credit note took back the voucher's part with the card's, and the voucher's return another time.
  test("[R10.document] a card that fails late leaves the receipt of the voucher, whose return is credited once", async () => {
    await issueVoucher(getDb(), "LATE", 3000);
    const bookingId = await checkedOut(shop.services, await cartWith(shop, ["LATE"]));
    await shop.pay(bookingId, "card", { number: failsLate });
    await shop.settle(paidStepAfter);
    expect(await documentsOf(bookingId)).toEqual([
      ["receipt", price],
      ["credit_note", price - 3000],
    ]);
    await cancelByTeam(bookingId);
    expect((await documentsOf(bookingId)).slice(2)).toEqual([["credit_note", 3000]]);
    expect(await leftOf(bookingId)).toBe(0);
  });

  // Cause: the credit note was frozen without a payment, and had no line about how it is settled.
  test("[R10.document] the credit note of a late failure names the payment that the bank has taken back", async () => {
    const bookingId = await checkedOut(shop.services, await cartWith(shop, []));
    await shop.pay(bookingId, "twint");
    await shop.decide(bookingId, "pay_fails_late");
    await shop.settle(paidStepAfter);
    const [, reversal] = await listDocuments(getDb(), bookingId);
    const { payments } = documentDetails(
      { ...reversal!, number: "C2026-000001", issuer: JSON.stringify({}) },
      brandOf(shop.services.env),
    );
    expect(payments!.rows.map(([name, amount]) => [name, amount.replaceAll("\u00a0", " ")])).toEqual([
      ["Zahlung, die die Bank zurückgenommen hat", "CHF 49.00"],
    ]);
  });

  test("[R10.document] what the team collects after it has a receipt of that alone", async () => {
    await issueVoucher(getDb(), "COLLECTED", 3000);
    const bookingId = await checkedOut(shop.services, await cartWith(shop, ["COLLECTED"]));
    await shop.pay(bookingId, "card", { number: failsLate });
    await shop.settle(paidStepAfter);
    await recordCollected(shop.services, team, bookingId, { way: "cash", amount: price - 3000, note: undefined });
    expect((await documentsOf(bookingId)).slice(2)).toEqual([["receipt", price - 3000]]);
    expect(await leftOf(bookingId)).toBe(price);
  });

  // Cause: the receipt read what vouchers had paid at check-out.
  test("[R10.document] a receipt leaves out what went back to vouchers before it", async () => {
    const byVoucher = await requested("ALL", 2 * price);
    await payWithout(shop.services, byVoucher, "voucher");
    await answeredInParts(byVoucher);
    expect(await documentsOf(byVoucher)).toEqual([["receipt", price]]);

    const byBoth = await requested("MOST", 6000);
    await shop.pay(byBoth, "twint");
    await shop.decide(byBoth, "pay");
    await answeredInParts(byBoth);
    expect(await documentsOf(byBoth)).toEqual([["receipt", price]]);
    const [receipt] = await listDocuments(getDb(), byBoth);
    expect(receipt!.frozen.lines.map(({ item }) => item?.id)).toEqual([(await itemsOf(byBoth))[1]!.id]);
    expect(receipt!.frozen.payments).toMatchObject([{ method: "voucher", amount: price }]);
  });

  // Cause: a payment that was released wrote no receipt, though vouchers had paid the rest.
  test("[R10.document] what vouchers pay has a receipt where the card is released, and a credit note later", async () => {
    const bookingId = await requested("REST", 6000);
    await shop.pay(bookingId, "card", { number: card });
    await answeredInParts(bookingId);
    expect(await documentsOf(bookingId)).toEqual([["receipt", price]]);
    await cancelByTeam(bookingId);
    expect((await documentsOf(bookingId)).slice(1)).toEqual([["credit_note", price]]);
    expect(await leftOf(bookingId)).toBe(0);
  });

  test("[R10.document] so it has where the card could not be captured", async () => {
    await issueVoucher(getDb(), "KEPT", 3000);
    const bookingId = await checkedOut(shop.services, await cartWith(shop, ["KEPT"]));
    const failing = shop.withProvider({
      capture: async (reference) => ({ ...(await shop.sandbox.read(reference)), state: "cancelled" }),
    });
    const paying = { bookingId, method: "card", token: await shop.token(card), returnUrl: `${partner}/rooms` } as const;
    await pay(failing, { ...paying, affiliate: null, key: null, session: guest });
    expect(await documentsOf(bookingId)).toEqual([["receipt", 3000]]);
    await recordCollected(shop.services, team, bookingId, { way: "waived", amount: price - 3000, note: undefined });
    expect(await documentsOf(bookingId)).toEqual([["receipt", 3000]]);
  });

  // Cause: its lines were those of the tickets alone, while the credit note had taken from the service fee too.
  test("[R10.document] shares that the team collects have the lines that were taken back, the service fee too", async () => {
    const services = { ...shop.services, env: { ...shop.services.env, SERVICE_FEE: 1000 } };
    const bookingId = await checkedOut(services, await cartWith(shop, [], [2], forSale.boat, services));
    const asked = { bookingId, returnUrl: `${partner}/x`, affiliate: null, session: guest };
    await beginShares(services, { ...asked, shares: [{}, {}], key: null });
    const attempt = await getDb()
      .selectFrom("payment_attempt")
      .selectAll()
      .where("booking_id", "=", bookingId)
      .executeTakeFirstOrThrow();
    for (const [index, { id }] of (await listShares(getDb(), attempt.id)).entries())
      await payShare(services, id, {
        method: "card",
        token: await shop.token(index === 0 ? failsLate : card),
        email: "mia@example.ch",
        key: id,
      });
    await shop.settle(paidStepAfter);
    await recordCollected(services, team, bookingId, { way: "cash", amount: price + 500, note: undefined });
    const lines = (await listDocuments(getDb(), bookingId)).map(({ kind, frozen }) => [
      kind,
      frozen.lines.map((line) => `${line.kind} ${line.amount}`).join(),
    ]);
    expect(lines).toEqual([
      ["receipt", `tickets ${2 * price},service_fee 1000`],
      ["credit_note", `tickets ${price},service_fee 500`],
      ["receipt", `tickets ${price},service_fee 500`],
    ]);
  });
});
