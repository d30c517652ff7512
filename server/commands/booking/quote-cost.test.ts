import { beforeAll, expect, test } from "vitest";
import { linesTotal } from "../../../sdk/contracts/booking-lines.ts";
import { forSale } from "../../catalogue/fixtures/paying.ts";
import { findBookingWithItems } from "../../db/queries/booking.ts";
import { onBothDatabases } from "../../db/testing.ts";
import { guest } from "../../domain/session.ts";
import { presentQuote } from "../../presenters/rebook-quote.ts";
import { cartWith, checkedOut, issueRebate } from "../code/code.fixture.ts";
import { openPaymentShop, type PaymentShop } from "../payment/pay.fixture.ts";
import { quoteRebook } from "./quote-rebook.ts";
import { readManagedBooking } from "./read-managed-booking.ts";
import { rebook } from "./rebook.ts";

const price = 4900;
const fee = 250;

onBothDatabases("what an item would cost after a change", (getDb) => {
  let shop: PaymentShop;
  beforeAll(async () => {
    const opened = await openPaymentShop(getDb());
    shop = { ...opened, services: { ...opened.services, env: { ...opened.services.env, SERVICE_FEE: fee } } };
    await issueRebate(getDb(), "TENTH", 10, { label: "Autumn" });
  });

  /** Items for so many persons each, and a change of the first one to one person. */
  async function booked(persons: readonly number[]) {
    const cartId = await cartWith(shop, ["TENTH"], persons, forSale.boat, shop.services);
    const bookingId = await checkedOut(shop.services, cartId);
    await shop.pay(bookingId, "card", { number: "4242 4242 4242 4242" });
    const read = async () =>
      (await readManagedBooking(shop.services, (await findBookingWithItems(getDb(), bookingId))!)).booking;
    const reservation = {
      activityId: forSale.boat,
      availabilityId: await shop.freshSlot(forSale.boat),
      selection: [{ ticketCategoryId: forSale.boat * 10, numGuests: 1 }],
      locale: "de_CH" as const,
      doCreateCart: false,
    };
    const [item] = (await findBookingWithItems(getDb(), bookingId))!.items;
    return { read, change: { bookingId: item!.item.id, reservation } };
  }

  // Cause: the last step of a change added up the tickets alone, without rebate and fee.
  test("[R12.quote] of the only item it is the total that the booking has after it, with fee and rebate", async () => {
    const { read, change } = await booked([2]);
    const { cost, difference } = presentQuote(await quoteRebook(shop.services, change, guest));
    expect(cost).toMatchObject({
      total: { amount: price + fee - price / 10 },
      serviceFee: { amount: fee },
      codes: [{ kind: "rebate", code: "TENTH", label: "Autumn", amount: { amount: price / 10 } }],
    });
    const before = linesTotal(await read());
    await rebook(shop.services, { ...change, expectedDifference: difference.amount }, guest, null);
    expect([linesTotal(await read()), before]).toEqual([cost.total.amount, cost.total.amount - difference.amount]);
  });

  test("[R12.quote] of one of several it is without the fee, which is the whole booking's", async () => {
    const { change } = await booked([1, 1]);
    expect(presentQuote(await quoteRebook(shop.services, change, guest)).cost).toMatchObject({
      total: { amount: price - price / 10 },
      serviceFee: { amount: 0 },
    });
  });
});
