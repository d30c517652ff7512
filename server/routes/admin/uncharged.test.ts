import { beforeAll, expect, test } from "vitest";
import { forSale } from "../../catalogue/fixtures/paying.ts";
import { cancelItems } from "../../commands/booking/cancel-items.ts";
import { recordCollected } from "../../commands/payment/collect.ts";
import { answerRequest, type AnsweredBy } from "../../commands/booking/confirm-request.ts";
import { openPaymentShop, type PaymentShop } from "../../commands/payment/pay.fixture.ts";
import { listSalesBySupplier } from "../../db/queries/account-sales.ts";
import { listItemsAndPayments, listTeamBookings } from "../../db/queries/team-bookings.ts";
import { onBothDatabases } from "../../db/testing.ts";
import { unchargedOf } from "../../presenters/booking-money.ts";
import { money } from "../../../sdk/contracts/money.ts";
import { presentTeamBookingEntry } from "../../presenters/team-booking.ts";

const price = 4900;
const supplier: AnsweredBy = { by: "supplier", actor: "anfragen@schiff.test", note: null };

onBothDatabases("what a list says that a booking comes to", (getDb) => {
  let shop: PaymentShop;
  beforeAll(async () => {
    shop = await openPaymentShop(getDb());
  });

  const listed = async (bookingId: string) => {
    const { rows } = await listTeamBookings(getDb(), { search: bookingId, page: 1, dates: "booked", range: {} });
    const { uncharged, money: sums } = presentTeamBookingEntry(
      rows[0]!,
      await listItemsAndPayments(getDb(), [bookingId]),
    );
    return [uncharged, sums.paid.amount + sums.authorised.amount];
  };
  const brought = async () =>
    (await listSalesBySupplier(getDb(), 1, 25)).rows.reduce((sum, { total }) => sum + Number(total), 0);
  const lapse = async (bookingId: string) => {
    const attempt = await getDb()
      .selectFrom("payment_attempt")
      .select("provider_reference")
      .where("booking_id", "=", bookingId)
      .executeTakeFirstOrThrow();
    await shop.sandbox.cancel(attempt.provider_reference!);
  };

  test("[R11.sums] a request whose card is reserved has its price; refused, it is not charged", async () => {
    const { bookingId } = await shop.booked([forSale.flight]);
    expect(await listed(bookingId)).toEqual([null, price]);
    await answerRequest(shop.services, bookingId, "refused", supplier);
    expect(await listed(bookingId)).toEqual(["not_charged", 0]);
  });

  test("[R11.sums] a request that is cancelled before the capture is not charged; one that was charged says what was paid", async () => {
    const { bookingId, items } = await shop.booked([forSale.flight]);
    const all = { bookingItemIds: items.map(({ id }) => id), reason: "ill" };
    await cancelItems(shop.services, bookingId, all, { isAdmin: false }, null);
    expect(await listed(bookingId)).toEqual(["not_charged", 0]);
    const paid = await shop.booked([forSale.boat]);
    const both = { bookingItemIds: paid.items.map(({ id }) => id), reason: "ill" };
    await cancelItems(shop.services, paid.bookingId, both, { isAdmin: false }, null);
    expect(await listed(paid.bookingId)).toEqual([null, price]);
  });

  test("[R11.sums] what could not be captured, or is waived, is not charged and brings its supplier nothing; what is collected does", async () => {
    const before = await brought();
    const { bookingId } = await shop.booked([forSale.flight]);
    await lapse(bookingId);
    await answerRequest(shop.services, bookingId, "accepted", supplier);
    expect([await listed(bookingId), await brought()]).toEqual([["not_charged", 0], before]);
    await recordCollected(shop.services, { email: "team@gipfel.example" }, bookingId, { way: "cash", amount: price });
    expect([await listed(bookingId), await brought()]).toEqual([[null, price], before + price]);

    const waived = await shop.booked([forSale.flight]);
    await lapse(waived.bookingId);
    await answerRequest(shop.services, waived.bookingId, "accepted", supplier);
    await recordCollected(shop.services, { email: "team@gipfel.example" }, waived.bookingId, {
      way: "waived",
      amount: price,
    });
    expect([await listed(waived.bookingId), await brought()]).toEqual([["not_charged", 0], before + price]);
  });

  test("[R11.sums] where less was captured than requested, its supplier gets what was captured", async () => {
    const before = await brought();
    const { bookingId } = await shop.booked([forSale.flight]);
    const { provider_reference } = await getDb()
      .selectFrom("payment_attempt")
      .select("provider_reference")
      .where("booking_id", "=", bookingId)
      .executeTakeFirstOrThrow();
    await shop.sandbox.capture(provider_reference!, 3000);
    await answerRequest(shop.services, bookingId, "accepted", supplier);
    expect([await listed(bookingId), (await brought()) - before]).toEqual([[null, 3000], 3000]);
  });

  test("[R11.sums] a booking that waits for its payment has its price", async () => {
    const { bookingId } = await shop.checkedOut();
    expect(await listed(bookingId)).toEqual([null, 0]);
  });
});

test("[R11.sums] an invoice of which all is taken off is not invoiced; a free booking is not without a charge, but free", () => {
  const nothing = { paid: money(0), authorised: money(0), invoiced: money(0), credited: money(0), vouchers: money(0) };
  const booking = { state: "cancelled", total_amount: price, payment_attempt_id: "a" } as const;
  const invoice = {
    id: "a",
    method: "invoice",
    state: "captured",
    amount: 0,
    capture_amount: null,
    lost_amount: 0,
  } as const;
  expect(unchargedOf(booking, [invoice], nothing)).toBe("not_invoiced");
  expect(unchargedOf(booking, [invoice], { ...nothing, credited: money(price) })).toBe("credited");
  expect(unchargedOf(booking, [invoice], { ...nothing, invoiced: money(100) })).toBeNull();
  expect(unchargedOf({ ...booking, total_amount: 0 }, [{ ...invoice, method: "free" }], nothing)).toBeNull();
});
