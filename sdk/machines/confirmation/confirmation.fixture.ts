import type { Booking, BookingStatus } from "../../contracts/booking.ts";
import { money } from "../../contracts/money.ts";
import { reservationOf, serverNow } from "../cart/cart.fixture.ts";

/** A booking of one reservation, as the shop answers it. */
export function bookingOf(status: BookingStatus, firstSeen = false): Booking {
  return {
    bookingId: "booking-1",
    bookingNumber: "1048-2291",
    status,
    confirmedAt: status === "confirmed" ? serverNow : null,
    requestExpiresAt: null,
    cartId: "cart-1",
    origin: "https://hotel.test",
    firstSeen,
    managementToken: firstSeen ? "token-1" : null,
    givenName: "Elena",
    email: "elena@example.ch",
    locale: "de_CH",
    items: [
      {
        bookingItemId: "item-1",
        state: "booked",
        reservation: reservationOf("a"),
        meetingPoint: null,
        ticketCode: null,
        ticketUrl: null,
        calendarUrl: null,
        webTicketUrl: null,
      },
    ],
    total: money(12_700),
    standingTotal: money(12_700),
    customerServiceFee: money(0),
    rebatesTotal: money(0),
    codes: [],
    vouchersTotal: money(0),
    due: money(12_700),
    payment: null,
    money: {
      paid: money(0),
      authorised: money(0),
      released: money(0),
      invoiced: money(0),
      isInvoicePaid: false,
      credited: money(0),
      refunded: money(0),
      refundPending: money(0),
      refundDue: money(0),
      kept: money(0),
      vouchers: money(0),
      vouchersReturned: money(0),
    },
    now: serverNow,
  };
}
