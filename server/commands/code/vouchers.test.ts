import { beforeAll, expect, test } from "vitest";
import { forSale } from "../../catalogue/fixtures/paying.ts";
import { day, instantAt } from "../../clock.ts";
import { findBookingWithItems } from "../../db/queries/booking.ts";
import { listDocuments } from "../../db/queries/document.ts";
import { wireInstant } from "../../domain/wall-time.ts";
import { onBothDatabases } from "../../db/testing.ts";
import { guest, type Session } from "../../domain/session.ts";
import { cancel } from "../booking/cancel.ts";
import { answerRequest } from "../booking/confirm-request.ts";
import { readManagedBooking } from "../booking/read-managed-booking.ts";
import { rebook } from "../booking/rebook.ts";
import { readCart } from "../cart/read-cart.ts";
import { boatReservation, longerThanAnyHold, openPaymentShop, type PaymentShop } from "../payment/pay.fixture.ts";
import { reconcileDue } from "../payment/reconcile.ts";
import { balanceOf, cartWith, checkedOut, issueRebate, issueVoucher, payWithout } from "./code.fixture.ts";
import { listValidCodes } from "./codes-of-cart.ts";

const price = 4900;
const card = "4242 4242 4242 4242";
const fails = "4000 0000 0000 0002";
const team: Session = { ...guest, userId: "a-1", name: "Ada", email: "ada@shop.test", isAdmin: true };
/** Check-outs at the same time. */
const concurrency = 6;

onBothDatabases("gift vouchers", (getDb) => {
  let shop: PaymentShop;
  beforeAll(async () => {
    shop = await openPaymentShop(getDb());
  });

  const bookingOf = (bookingId: string) =>
    getDb().selectFrom("booking").selectAll().where("id", "=", bookingId).executeTakeFirstOrThrow();
  const attemptOf = (bookingId: string) =>
    getDb().selectFrom("payment_attempt").selectAll().where("booking_id", "=", bookingId).executeTakeFirstOrThrow();
  const refundsOf = async (bookingId: string) =>
    (await getDb().selectFrom("refund").select("amount").where("booking_id", "=", bookingId).execute()).map(
      ({ amount }) => amount,
    );
  const itemsOf = (bookingId: string) =>
    getDb()
      .selectFrom("booking_item")
      .selectAll()
      .where("booking_id", "=", bookingId)
      .orderBy("sequence_index")
      .execute();
  const cancelling = (itemId: string, session = guest, amount?: number) =>
    cancel(shop.services, { bookingId: itemId, reason: "rain", bySupplier: false, amount }, session, null);

  test("[R10.voucher] pays in part: the card takes what is due, and the balance is spent at confirmation", async () => {
    await issueVoucher(getDb(), "PART", 3000);
    const bookingId = await checkedOut(shop.services, await cartWith(shop, ["pa-rt "]));
    expect(await bookingOf(bookingId)).toMatchObject({ total_amount: price, vouchers_amount: 3000 });
    expect(await balanceOf(getDb(), "PART"), "reserved, not spent").toBe(3000);
    await shop.pay(bookingId, "card", { number: card });
    expect(await attemptOf(bookingId)).toMatchObject({ amount: price - 3000, state: "captured" });
    expect([await shop.stateOf(bookingId), await balanceOf(getDb(), "PART")]).toEqual(["confirmed", 0]);
  });

  test("[R10.voucher] pays wholly: an attempt without a provider, with the service fee in it; never a free one", async () => {
    await issueVoucher(getDb(), "WHOLE", 10_000);
    const services = { ...shop.services, env: { ...shop.services.env, SERVICE_FEE: 250 } };
    const bookingId = await checkedOut(services, await cartWith(shop, ["WHOLE"], [1], forSale.boat, services));
    await expect(payWithout(services, bookingId, "free")).rejects.toMatchObject({ code: "payment_method_unavailable" });
    await payWithout(services, bookingId, "voucher");
    expect(await attemptOf(bookingId)).toMatchObject({ method: "voucher", amount: 0, state: "captured" });
    expect(await bookingOf(bookingId)).toMatchObject({ service_fee_amount: 250, vouchers_amount: price + 250 });
    expect(await balanceOf(getDb(), "WHOLE")).toBe(10_000 - price - 250);
    shop.pass(day);
    await reconcileDue(shop.services);
    expect(await shop.stateOf(bookingId)).toBe("confirmed");
    shop.pass(-day);
  });

  // Cause: the history knew refunds of money alone.
  test("[R11.voucher] what is back on a voucher stands in the booking's history, with the end of its code", async () => {
    await issueVoucher(getDb(), "HISTORY7", 10_000);
    const bookingId = await checkedOut(shop.services, await cartWith(shop, ["HISTORY7"]));
    await payWithout(shop.services, bookingId, "voucher");
    const [item] = await itemsOf(bookingId);
    await cancelling(item!.id);
    const { history } = await readManagedBooking(shop.services, (await findBookingWithItems(getDb(), bookingId))!);
    expect(history.filter(({ state }) => state === "voucher_back")).toMatchObject([
      { bookingItemId: item!.id, amount: { amount: price }, voucher: "ORY7" },
    ]);
  });

  // Cause: receipts were written of money alone, and what went back to a voucher was credited by no document.
  test("[R10.document] a booking that vouchers paid has its receipt, and a credit note over what goes back to them", async () => {
    await issueVoucher(getDb(), "RECEIPT", 10_000);
    const bookingId = await checkedOut(shop.services, await cartWith(shop, ["RECEIPT"]));
    await payWithout(shop.services, bookingId, "voucher");
    const documents = async () =>
      (await listDocuments(getDb(), bookingId)).map(({ kind, total_amount, frozen }) => [
        kind,
        total_amount,
        frozen.payments,
      ]);
    const payment = { method: "voucher", amount: price, name: "…EIPT" };
    expect(await documents()).toEqual([["receipt", price, [payment]]]);
    await cancelling((await itemsOf(bookingId))[0]!.id);
    expect(await documents()).toEqual([
      ["receipt", price, [payment]],
      ["credit_note", price, [payment]],
    ]);
  });

  // Cause: the second note had the line that the first had left as whole tickets, at a price that never was.
  test("[R10.document] what goes back to a card and a voucher has two notes of parts, and the item says how much to each", async () => {
    await issueVoucher(getDb(), "BOTHWAYS", 3000);
    const bookingId = await checkedOut(shop.services, await cartWith(shop, ["BOTHWAYS"]));
    await shop.pay(bookingId, "card", { number: card });
    await cancelling((await itemsOf(bookingId))[0]!.id);
    const notes = (await listDocuments(getDb(), bookingId)).filter(({ kind }) => kind === "credit_note");
    expect(
      notes.flatMap(({ frozen }) => frozen.lines.map(({ quantity, amount }) => [quantity, amount])).toSorted(),
    ).toEqual(
      [
        [0, price - 3000],
        [0, 3000],
      ].toSorted(),
    );
    const { booking, items } = await readManagedBooking(
      shop.services,
      (await findBookingWithItems(getDb(), bookingId))!,
    );
    expect(items).toMatchObject([{ refunded: { amount: price }, refundedToVouchers: { amount: 3000 } }]);
    // Cause: the booking's page listed documents before they had numbers, and showed the notes after a reload alone.
    expect(booking.documents?.filter(({ kind }) => kind === "credit_note")).toHaveLength(2);
  });

  test("[R10.voucher] what is not all paid by vouchers can't be booked with them alone", async () => {
    await issueVoucher(getDb(), "LITTLE", 100);
    const bookingId = await checkedOut(shop.services, await cartWith(shop, ["LITTLE"]));
    await expect(payWithout(shop.services, bookingId, "voucher")).rejects.toMatchObject({
      code: "payment_method_unavailable",
    });
    expect(await shop.stateOf(bookingId)).toBe("unpaid");
  });

  test("[R10.voucher] the race exists: two baskets that only read the balance find all of it", async () => {
    await issueVoucher(getDb(), "RACE", price);
    const reads = await Promise.all(
      [1, 2].map(() => listValidCodes(getDb(), ["RACE"], null, instantAt(shop.services.clock.now()))),
    );
    const free = reads.map(({ vouchers }) => vouchers[0]!.available);
    expect(free.reduce((sum, available) => sum + available, 0)).toBe(2 * price);
  });

  test("[R10.voucher] several check-outs at once reserve no more of a balance than there is, whatever the order of the codes", async () => {
    await issueVoucher(getDb(), "ONEA", price + 700);
    await issueVoucher(getDb(), "TWOB", price);
    const carts: string[] = [];
    for (let index = 0; index < concurrency; index++)
      carts.push(await cartWith(shop, index % 2 === 0 ? ["ONEA", "TWOB"] : ["TWOB", "ONEA"]));
    const ids = await Promise.all(carts.map((cartId) => checkedOut(shop.services, cartId)));
    const bookings = await Promise.all(ids.map(bookingOf));
    expect(bookings.reduce((sum, { vouchers_amount }) => sum + vouchers_amount, 0)).toBe(2 * price + 700);
    await Promise.all(
      bookings.map(({ id, vouchers_amount }) =>
        vouchers_amount === price ? payWithout(shop.services, id, "voucher") : shop.pay(id, "card", { number: card }),
      ),
    );
    expect(await Promise.all(ids.map((id) => shop.stateOf(id)))).toEqual(ids.map(() => "confirmed"));
    expect([await balanceOf(getDb(), "ONEA"), await balanceOf(getDb(), "TWOB")]).toEqual([0, 0]);
  });

  test("[R10.voucher] a balance that another unpaid booking holds does nothing, and is free when that hold ends", async () => {
    await issueVoucher(getDb(), "HELD", 1000);
    const first = await checkedOut(shop.services, await cartWith(shop, ["HELD"]));
    const second = await cartWith(shop, ["HELD"]);
    expect((await readCart(shop.services, getDb(), second, guest)).codes).toMatchObject([
      { code: "HELD", kind: "voucher", amount: { amount: 0 }, reason: "in_use" },
    ]);
    expect(await bookingOf(await checkedOut(shop.services, second))).toMatchObject({ vouchers_amount: 0 });
    shop.pass(longerThanAnyHold);
    const third = await checkedOut(shop.services, await cartWith(shop, ["HELD"]));
    expect(await bookingOf(third)).toMatchObject({ vouchers_amount: 1000 });
    expect(await bookingOf(first)).toMatchObject({ state: "unpaid" });
  });

  test("[R10.voucher] a payment that comes after its hold, when the balance is spent, goes back and books nothing", async () => {
    await issueVoucher(getDb(), "LATE", 1000);
    const late = await checkedOut(shop.services, await cartWith(shop, ["LATE"]));
    await shop.pay(late, "twint");
    shop.pass(longerThanAnyHold);
    await getDb().updateTable("reservation").set({ state: "held" }).where("booking_id", "=", late).execute();
    await getDb().updateTable("booking").set({ state: "unpaid" }).where("id", "=", late).execute();
    const other = await checkedOut(shop.services, await cartWith(shop, ["LATE"]));
    await shop.pay(other, "card", { number: card });
    await shop.decide(late, "pay");
    expect([await shop.stateOf(other), await shop.stateOf(late)]).toEqual(["confirmed", "refunded"]);
    expect(await refundsOf(late)).toEqual([price - 1000]);
    expect(await balanceOf(getDb(), "LATE")).toBe(0);
  });

  test("[R11.voucher] money goes back first, the rest to the balance, which is valid for a year more", async () => {
    const soon = instantAt(shop.services.clock.now() + day);
    await issueVoucher(getDb(), "BACK", 6000, { valid_until: soon });
    const bookingId = await checkedOut(shop.services, await cartWith(shop, ["BACK"], [1, 1]));
    await shop.pay(bookingId, "card", { number: card });
    const [one, two] = await itemsOf(bookingId);
    expect(await cancelling(one!.id)).toMatchObject({ refund: { amount: price }, refundWay: "refund" });
    expect([await refundsOf(bookingId), await balanceOf(getDb(), "BACK")]).toEqual([[2 * price - 6000], 1100]);
    expect(await cancelling(two!.id)).toMatchObject({ refund: { amount: price }, refundWay: "voucher" });
    expect([await refundsOf(bookingId), await balanceOf(getDb(), "BACK")]).toEqual([[2 * price - 6000], 6000]);
    const { valid_until } = await getDb()
      .selectFrom("voucher")
      .select("valid_until")
      .where("code", "=", "BACK")
      .executeTakeFirstOrThrow();
    expect(Date.parse(valid_until!)).toBeGreaterThanOrEqual(shop.services.clock.now() + 365 * day);
    expect(wireInstant(valid_until!), "its last day is whole").toContain("T00:00:00");
  });

  test("[R11.voucher] two cancellations at once return each amount once", async () => {
    await issueVoucher(getDb(), "TWICE", 2 * price);
    const bookingId = await checkedOut(shop.services, await cartWith(shop, ["TWICE"], [1, 1]));
    await payWithout(shop.services, bookingId, "voucher");
    const items = await itemsOf(bookingId);
    await Promise.all([...items, ...items].map(({ id }) => cancelling(id)));
    expect([await shop.stateOf(bookingId), await balanceOf(getDb(), "TWICE")]).toEqual(["cancelled", 2 * price]);
  });

  test("[R11.voucher] the team's amount counts over both: at most what is left of money and vouchers", async () => {
    await issueVoucher(getDb(), "TEAM", 3000);
    const bookingId = await checkedOut(shop.services, await cartWith(shop, ["TEAM"]));
    await shop.pay(bookingId, "card", { number: card });
    const [item] = await itemsOf(bookingId);
    await expect(cancelling(item!.id, team, price + 1)).rejects.toMatchObject({ code: "refund_too_high" });
    await cancelling(item!.id, team, 2000);
    expect([await refundsOf(bookingId), await balanceOf(getDb(), "TEAM")]).toEqual([[price - 3000], 100]);
  });

  test("[R11.voucher] a cheaper rebooking gives money back first, and lowers what the voucher pays by the rest", async () => {
    await issueVoucher(getDb(), "MOVE", 8000);
    const bookingId = await checkedOut(shop.services, await cartWith(shop, ["MOVE"], [2]));
    await shop.pay(bookingId, "card", { number: card });
    const [item] = await itemsOf(bookingId);
    const reservation = await boatReservation(shop);
    await rebook(shop.services, { bookingId: item!.id, reservation }, guest, null);
    expect([await refundsOf(bookingId), await balanceOf(getDb(), "MOVE")]).toEqual([[1800], 3100]);
    expect(await bookingOf(bookingId)).toMatchObject({ total_amount: price, vouchers_amount: price });
  });

  test("[R11.voucher] a refused request gives the voucher back what it paid, and releases the card", async () => {
    await issueVoucher(getDb(), "ASKED", 3000);
    const bookingId = await checkedOut(shop.services, await cartWith(shop, ["ASKED"], [1, 1], forSale.flight));
    await shop.pay(bookingId, "card", { number: card });
    expect([await shop.stateOf(bookingId), await balanceOf(getDb(), "ASKED")]).toEqual(["requested", 0]);
    const by = { by: "supplier", actor: null, note: null } as const;
    const [one] = await itemsOf(bookingId);
    await answerRequest(shop.services, bookingId, "refused", by, { bookingItemIds: [one!.id] });
    expect(await balanceOf(getDb(), "ASKED")).toBe(0);
    await answerRequest(shop.services, bookingId, "refused", by);
    expect([await shop.stateOf(bookingId), await balanceOf(getDb(), "ASKED")]).toEqual(["refunded", 3000]);
    expect(await attemptOf(bookingId)).toMatchObject({ state: "cancelled" });
  });

  test("[R10.voucher] a refused card spends nothing, and the next one pays what is due", async () => {
    await issueVoucher(getDb(), "AGAIN", 1000);
    await issueRebate(getDb(), "TENTH", 10);
    const bookingId = await checkedOut(shop.services, await cartWith(shop, ["tenth", "AGAIN"]));
    await shop.pay(bookingId, "card", { number: fails });
    expect([await shop.stateOf(bookingId), await balanceOf(getDb(), "AGAIN")]).toEqual(["unpaid", 1000]);
    await shop.pay(bookingId, "card", { number: card });
    expect([await shop.stateOf(bookingId), await balanceOf(getDb(), "AGAIN")]).toEqual(["confirmed", 0]);
    const amounts = await getDb()
      .selectFrom("payment_attempt")
      .select("amount")
      .where("booking_id", "=", bookingId)
      .execute();
    expect(amounts.map(({ amount }) => amount)).toEqual([price - 490 - 1000, price - 490 - 1000]);
  });
});
