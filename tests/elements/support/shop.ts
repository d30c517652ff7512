/** A shop of a few answers in place of `fetch`, below an address of its own. */
import type { Booking } from "../../../sdk/contracts/booking.ts";
import type { Cart, Reservation } from "../../../sdk/contracts/cart.ts";
import type { PaymentMethods } from "../../../sdk/contracts/payment.ts";

const cartId = "0a7f3f0e-6a54-4b7c-9a53-0a1a5b3c1d01";
export const bookingId = "0a7f3f0e-6a54-4b7c-9a53-0a1a5b3c1d02";

/** An answer: what is said, or a refusal with its code. */
type Answer = object | { readonly status: number; readonly code: string };
export interface RecordedRequest {
  readonly method: string;
  readonly path: string;
  readonly body: Record<string, unknown>;
}
export interface Shop {
  readonly apiBase: string;
  /** The requests, without tokens. */
  readonly requests: RecordedRequest[];
  /** By method and path, as `DELETE /reservations/a`. May be changed while a test runs. */
  readonly answers: Record<string, Answer | (() => Answer | Promise<Answer>)>;
  close(): void;
}

let shops = 0;

/** Opens a shop whose cart is in the page's storage; each has its own address, and so its own cart actor. */
export function openShop(cart: Cart | null, answers: Shop["answers"] = {}): Shop {
  const apiBase = `${location.origin}/shop-${++shops}/api`;
  const requests: RecordedRequest[] = [];
  const known: Shop["answers"] = {
    "GET /csrf-token/": { csrfToken: "token" },
    "GET /payment/payment-methods/": methods,
    ...(cart ? { [`GET /carts/${cartId}`]: cart } : {}),
    ...answers,
  };
  const before = window.fetch;
  window.fetch = async (input, init) => {
    const address = new URL(input instanceof Request ? input.url : String(input), location.href);
    if (!address.href.startsWith(apiBase)) return before(input, init);
    const method = init?.method ?? "GET";
    const path = address.pathname.slice(new URL(apiBase).pathname.length);
    if (!path.startsWith("/csrf"))
      requests.push({ method, path, body: JSON.parse((init?.body as string | undefined) ?? "{}") });
    const found = known[`${method} ${path}`] ?? { status: 404, code: "not_found" };
    const answer = typeof found === "function" ? await found() : found;
    return "code" in answer
      ? Response.json({ code: answer.code, message: "", fields: {} }, { status: answer.status })
      : Response.json(answer);
  };
  localStorage.clear();
  if (cart) localStorage.setItem("cartId", cartId);
  return { apiBase, requests, answers: known, close: () => void (window.fetch = before) };
}

export const money = (amount: number) => ({
  amount,
  currency: "CHF" as const,
  formatted: `CHF ${(amount / 100).toFixed(2)}`,
});
/** Where the money of a booking is that has none. */
export const noMoney: Booking["money"] = {
  paid: money(0),
  authorised: money(0),
  released: money(0),
  isInvoicePaid: false,
  credited: money(0),
  invoiced: money(0),
  refunded: money(0),
  refundPending: money(0),
  refundDue: money(0),
  kept: money(0),
  vouchers: money(0),
  vouchersReturned: money(0),
};

/** An instant so many minutes from now, as the server writes it in Zurich's winter. */
export function inMinutes(minutes: number): string {
  const zurich = 60 * 60_000;
  return new Date(Date.now() + minutes * 60_000 + zurich).toISOString().replace(/\.\d+Z$/, "+01:00");
}

const inTenDays = 14_400;

/** Two adults on a boat in ten days, held for half an hour less a little. */
export function boat(reservationId = "a", more: Partial<Reservation> = {}): Reservation {
  return {
    reservationId,
    capiActivityId: 104,
    bookingItemId: `item-${reservationId}`,
    bookingId: null,
    tripId: null,
    activityTitle: "Paddle steamer round trip from Lucerne",
    activityPath: "/activity/104",
    teaserImage: null,
    infoConfirmation: null,
    availabilityId: "slot-1",
    startsAt: inMinutes(inTenDays),
    expiresAt: inMinutes(24.62),
    validity: "other",
    isAllDay: false,
    bookingOnRequest: false,
    offerId: 9011,
    cancellableUntil: inMinutes(inTenDays - 1440),
    cancelledAt: null,
    isCancellable: true,
    totalPrice: money(9800),
    seatPrice: null,
    personalizationData: [],
    ticketReservations: [
      {
        offer: { label: "Round trip", contentApiId: 104, contentApiOfferId: 11, offerId: 9011, ticketCategories: [1] },
        description: "",
        ticketCategory: {
          ticketCategoryId: 1,
          ticketCategoryHash: "hash-1",
          label: { formatted: "Adult" },
          price: money(4900),
          articleLabel: null,
          articlePrice: null,
        },
        quantity: 2,
        guests: [
          { occupancy: 1, personalizationData: [] },
          { occupancy: 1, personalizationData: [] },
        ],
      },
    ],
    reservations: [],
    ...more,
  };
}

export function cartOf(reservations: Reservation[], more: Partial<Cart> = {}): Cart {
  const total = more.total ?? money(reservations.reduce((sum, one) => sum + one.totalPrice.amount, 0));
  return {
    cartId,
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
    now: inMinutes(0),
    ...more,
  };
}

const methods: PaymentMethods = {
  provider: { name: "sandbox", publishableKey: null, tokensUrl: `${location.origin}/tokens` },
  savedCards: null,
  paymentMethods: [
    { type: "twint", name: "TWINT", brands: [] },
    { type: "card", name: "Card", brands: ["visa", "mastercard"] },
  ],
};

export function bookingOf(status: Booking["status"], more: Partial<Booking> = {}): Booking {
  return {
    bookingId,
    bookingNumber: "1048-2291",
    status,
    confirmedAt: status === "confirmed" ? inMinutes(0) : null,
    requestExpiresAt: status === "requested" ? inMinutes(48 * 60) : null,
    cartId,
    origin: location.origin,
    firstSeen: false,
    managementToken: null,
    givenName: "Elena",
    email: "elena@example.ch",
    locale: "en_CH",
    items: [
      {
        bookingItemId: "item-a",
        state: "booked",
        reservation: boat(),
        meetingPoint: { label: "Pier 1", address: "Landungsbrücke 1, Lucerne", latitude: 47.05, longitude: 8.31 },
        ticketCode: "GPF-1048-2291",
        ticketUrl: "/tickets/a.pdf",
        calendarUrl: "/tickets/a.ics",
        webTicketUrl: "https://shop.test/t/a",
      },
    ],
    total: money(9800),
    standingTotal: money(9800),
    customerServiceFee: money(0),
    rebatesTotal: money(0),
    codes: [],
    vouchersTotal: money(0),
    due: money(9800),
    payment: {
      method: "twint",
      status: "captured",
      amount: money(9800),
      paidAt: inMinutes(0),
      refusalReason: null,
      refunded: money(0),
      refundWay: "refund",
    },
    money: { ...noMoney, paid: money(9800), kept: money(9800) },
    now: inMinutes(0),
    ...more,
  };
}
