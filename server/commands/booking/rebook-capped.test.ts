import { beforeAll, expect, test } from "vitest";
import { linesTotal } from "../../../sdk/contracts/booking-lines.ts";
import { forSale } from "../../catalogue/fixtures/paying.ts";
import { instantAt } from "../../clock.ts";
import { findBookingWithItems } from "../../db/queries/booking.ts";
import { onBothDatabases } from "../../db/testing.ts";
import { presentBooking } from "../../presenters/booking.ts";
import { getBookingDetails } from "../../db/queries/booking-details.ts";
import { presentTeamBooking as presentToTeam } from "../../presenters/team-booking.ts";
import { guest, type Session } from "../../domain/session.ts";
import { cancel } from "./cancel.ts";
import { checkOut } from "../checkout/check-out.ts";
import { hold } from "../reservation/hold.ts";
import { payingBuyer, openPaymentShop, partner, type PaymentShop } from "../payment/pay.fixture.ts";
import { rebook } from "./rebook.ts";

const price = 4900;
const team: Session = { ...guest, userId: "a-1", name: "Ada", email: "ada@shop.test", isAdmin: true };

onBothDatabases("a change for something cheaper after the team has given more back than an item cost", (getDb) => {
  let shop: PaymentShop;
  beforeAll(async () => {
    shop = await openPaymentShop(getDb());
  });
  const reservationBody = async (numGuests: number) => ({
    activityId: forSale.boat,
    availabilityId: await shop.freshSlot(forSale.boat),
    selection: [{ ticketCategoryId: forSale.boat * 10, numGuests }],
    locale: "de_CH" as const,
  });

  test("[R12.capped] shows what stays paid beyond an item's price as a line of its own, and the lines add up to what was paid", async () => {
    const { cartId } = (await hold(shop.services, { ...(await reservationBody(2)), doCreateCart: true }, guest, null))
      .cart;
    await hold(shop.services, { ...(await reservationBody(2)), doCreateCart: false, cartId }, guest, null);
    const { bookingId } = await checkOut(
      shop.services,
      { cartId, user: payingBuyer, locale: "de_CH", origin: partner },
      guest,
      null,
    );
    await shop.pay(bookingId, "card", { number: "4242 4242 4242 4242" });
    const [first, second] = (await findBookingWithItems(getDb(), bookingId))!.items.map(({ item }) => item.id);
    // Of the refund for the cheaper tickets, 2300 have been paid already.
    await cancel(
      shop.services,
      { bookingId: first!, reason: "ill", bySupplier: false, amount: 3 * price + 2300 },
      team,
      null,
    );
    await rebook(
      shop.services,
      { bookingId: second!, reservation: { ...(await reservationBody(1)), doCreateCart: false } },
      guest,
      null,
    );

    const details = await getBookingDetails(getDb(), (await findBookingWithItems(getDb(), bookingId))!);
    const now = instantAt(shop.services.clock.now());
    const shown = presentToTeam(details, [], now);
    expect(shown.items[1]).toMatchObject({ price: { amount: price }, paidBeyondPrice: { amount: 2300 } });
    expect(shown.items[0]).toMatchObject({ price: { amount: 2 * price }, paidBeyondPrice: { amount: 0 } });
    expect(shown.money).toMatchObject({
      paid: { amount: 4 * price },
      refunded: { amount: 4 * price },
      kept: { amount: 0 },
    });
    const { booking, items, attempts, refunds } = details;
    const presented = presentBooking(booking, items, {
      origin: partner,
      now,
      firstSeen: false,
      webTicketOf: () => "",
      attempts,
      refunds,
      voucherEntries: [],
    });
    expect(linesTotal(presented)).toBe(3 * price);
  });
});
