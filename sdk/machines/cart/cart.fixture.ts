import type { Cart, Reservation } from "../../contracts/cart.ts";
import { money } from "../../contracts/money.ts";

/** Noon in Zurich, and the same by a visitor's clock that runs five minutes slow. */
export const serverNow = "2026-12-01T12:00:00+01:00";
export const visitorNow = Date.parse(serverNow) - 5 * 60_000;

/** A held reservation of the demo's kind: two adults and a youth on a lake boat. */
export function reservationOf(
  reservationId: string,
  expiresAt = "2026-12-01T12:30:00+01:00",
  more: Partial<Reservation> = {},
): Reservation {
  const ticket = (ticketCategoryId: number, formatted: string, amount: number, persons: number) => ({
    offer: { label: "Round trip", contentApiId: 104, contentApiOfferId: 11, offerId: 9011, ticketCategories: [1, 2] },
    description: "",
    ticketCategory: {
      ticketCategoryId,
      ticketCategoryHash: `hash-${ticketCategoryId}`,
      label: { formatted },
      price: money(amount),
      articleLabel: null,
      articlePrice: null,
    },
    quantity: persons,
    guests: Array.from({ length: persons }, () => ({ occupancy: 1, personalizationData: [] })),
  });
  return {
    reservationId,
    capiActivityId: 104,
    bookingItemId: `item-${reservationId}`,
    bookingId: null,
    tripId: null,
    activityTitle: "Paddle steamer round trip from Lucerne",
    activityPath: "/activity/104-paddle-steamer",
    teaserImage: { url: "https://shop.test/images/boat.webp", alternativeText: "A paddle steamer", color: "#335577" },
    infoConfirmation: null,
    availabilityId: "slot-1",
    startsAt: "2026-12-12T10:30:00+01:00",
    expiresAt,
    validity: "other",
    isAllDay: false,
    bookingOnRequest: false,
    offerId: 9011,
    cancellableUntil: "2026-12-11T10:30:00+01:00",
    cancelledAt: null,
    isCancellable: true,
    totalPrice: money(12_700),
    seatPrice: null,
    personalizationData: [],
    ticketReservations: [ticket(1, "Adult", 4900, 2), ticket(2, "Youth", 2900, 1)],
    reservations: [],
    ...more,
  };
}

export function cartOf(reservations: Reservation[], more: Partial<Cart> = {}): Cart {
  const total = more.total ?? money(reservations.reduce((sum, one) => sum + one.totalPrice.amount, 0));
  return {
    cartId: "cart-1",
    reservations,
    expired: [],
    customData: {},
    total,
    depositsTotal: money(0),
    customerServiceFee: money(0),
    rebatesTotal: money(0),
    rebateCodes: [],
    codes: [],
    vouchersTotal: money(0),
    due: total,
    bookingId: null,
    isPaying: false,
    now: serverNow,
    ...more,
  };
}
