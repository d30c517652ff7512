import * as v from "valibot";
import { CodeOfBooking } from "./code.ts";
import { Reservation } from "./cart.ts";
import { DocumentEntry } from "./document.ts";
import { Money } from "./money.ts";
import { Instant } from "./time.ts";
import { WalletPasses } from "./wallet-passes.ts";

/** What a buyer sees of a booking. The table of what may follow what is the server's (RULES 13). */
export const bookingStatuses = [
  "unpaid",
  "paying",
  "requested",
  "confirmed",
  "failed",
  "expired",
  "cancelled",
  "refunded",
] as const;
export const BookingStatus = v.picklist(bookingStatuses);
export type BookingStatus = v.InferOutput<typeof BookingStatus>;

/**
 * The sums of a booking's money: `kept` is `paid` without the parts of it in `refunded`, `refundPending` and
 * `refundDue`.
 */
/** How much of a booking is unpaid. */
export const UnpaidPart = v.picklist(["all", "part"]);
export type UnpaidPart = v.InferOutput<typeof UnpaidPart>;

export const BookingMoney = v.object({
  /** Taken by the payment provider. */
  paid: Money,
  /** Reserved on a card and not taken, without `released`. */
  authorised: Money,
  /** Reserved on a card of which the rest is reserved or was taken: not charged. */
  released: Money,
  /** On an invoice; `isInvoicePaid`: which is paid. */
  invoiced: Money,
  isInvoicePaid: v.boolean(),
  /** Of a paid invoice, what was cancelled or costs less since: a credit note credits it to the distributor. */
  credited: Money,
  /** Back with the buyer. */
  refunded: Money,
  /**
   * On its way back: to be requested from the provider, also of what is `authorised` and will be taken first; or
   * accepted there and not with the buyer yet.
   */
  refundPending: Money,
  /** Refused by the provider, failed there, or not ended there in two weeks: the team sees to it. */
  refundDue: Money,
  kept: Money,
  /** What gift vouchers paid; `vouchersReturned` of it is back on their balances. Neither is in the other sums. */
  vouchers: Money,
  vouchersReturned: Money,
});
export type BookingMoney = v.InferOutput<typeof BookingMoney>;

/** What a change of an item compares: its start and its tickets. */
export const TimeAndTickets = v.object({
  startsAt: Instant,
  isAllDay: v.boolean(),
  tickets: v.array(v.object({ label: v.string(), quantity: v.number() })),
});

export type TimeAndTickets = v.InferOutput<typeof TimeAndTickets>;

/** The last change of an item to another time or other tickets (RULES 12). */
export const Rebooking = v.object({
  at: Instant,
  /** What the item was before. */
  before: TimeAndTickets,
  /** What is billed in addition; below 0 what goes back, or is taken off the invoice. */
  difference: Money,
  /** Of what goes back, what is back on gift vouchers. */
  toVouchers: Money,
  /** When the rest of it went back; null where nothing does, and as long as it is on its way or the team's. */
  refundedAt: v.nullable(Instant),
  /** Whether that rest has not gone through at the provider, and the team sees to it. */
  isRefundDue: v.boolean(),
});
export type Rebooking = v.InferOutput<typeof Rebooking>;

/**
 * How money of a booking goes back: `refund` where it was taken, or how much is taken is fixed; `by_hand` where the
 * team has collected it, and pays it back itself; `release` where it is only reserved; `invoice` where it is billed;
 * `credit` where that invoice is paid: it is credited to the distributor; `voucher` where gift vouchers paid all of it:
 * their balances get it back; `none` where nothing was taken, reserved or billed, or no longer is.
 */
export const refundWays = ["refund", "by_hand", "release", "invoice", "credit", "voucher", "none"] as const;
export type RefundWay = (typeof refundWays)[number];
/** Those of a booking on request that waits for an answer: the team collects what is confirmed alone. */
export const requestRefundWays = [
  "refund",
  "release",
  "invoice",
  "voucher",
  "none",
] as const satisfies readonly RefundWay[];
export type RequestRefundWay = (typeof requestRefundWays)[number];

/** The kind of a payment whose booking waits for an answer. */
export function requestWayOf(way: RefundWay): RequestRefundWay {
  return way === "by_hand" ? "refund" : way === "credit" ? "invoice" : way;
}

/**
 * How an item of a booking stands: `cancelled` by its buyer or the team, `refunded` where its supplier or the shop
 * could not keep it.
 */
export const BookingItemState = v.picklist([
  "held",
  "paying",
  "requested",
  "booked",
  "failed",
  "expired",
  "cancelled",
  "refunded",
]);

export const Booking = v.object({
  bookingId: v.string(),
  /** For people: on the ticket, in the mail, at the desk. */
  bookingNumber: v.string(),
  status: BookingStatus,
  confirmedAt: v.nullable(Instant),
  /** Until when a booking on request is answered; null for others. */
  requestExpiresAt: v.nullable(Instant),
  cartId: v.nullable(v.string()),
  /** Of the page that has checked out; null where that was opaque (a sandboxed frame). */
  origin: v.nullable(v.string()),
  /** True for the first reader after confirmation only, whose page emits the sale (RULES 13). */
  firstSeen: v.boolean(),
  /**
   * What changes the booking without an account (`contracts/calls/manage.ts`): for the first reader after confirmation;
   * everybody else gets it by mail.
   */
  managementToken: v.nullable(v.string()),
  givenName: v.string(),
  email: v.string(),
  locale: v.string(),
  items: v.array(
    v.object({
      bookingItemId: v.string(),
      state: BookingItemState,
      reservation: Reservation,
      /** What the supplier or the team wrote when they refused it, as plain text; unset where nothing was written. */
      refusalNote: v.optional(v.string()),
      /** Unset where the item is as it was booked. */
      rebooked: v.optional(Rebooking),
      /**
       * What was answered about the reservation and its guests, a guest a line: "Adult 2: Allergies: nuts"; unset where
       * nothing was.
       */
      answers: v.optional(v.array(v.string())),
      /** The labels of optional details that can still be given, with whose they are; unset where there are none. */
      openDetails: v.optional(v.array(v.string())),
      meetingPoint: v.nullable(
        v.object({ label: v.string(), address: v.string(), latitude: v.number(), longitude: v.number() }),
      ),
      ticketCode: v.nullable(v.string()),
      /** Addresses below the API's base; null until confirmed. */
      ticketUrl: v.nullable(v.string()),
      calendarUrl: v.nullable(v.string()),
      /** The whole address of the ticket as a page that opens offline; null until confirmed. */
      webTicketUrl: v.nullable(v.string()),
      /** The ticket for the wallets of phones; unset until confirmed, and where the shop has no certificates. */
      passes: v.optional(WalletPasses),
    }),
  ),
  /** What everything that was chosen costs, cancelled or not. */
  total: Money,
  /** What those items cost that stand, with the service fee. */
  standingTotal: Money,
  customerServiceFee: Money,
  rebatesTotal: Money,
  /** What each rebate and gift voucher does, as the items are now. */
  codes: v.array(CodeOfBooking),
  /** What gift vouchers pay of the total. */
  vouchersTotal: Money,
  /** What is left of the total for another payment. */
  due: Money,
  /** Receipts and credit notes, the oldest first; unset where none is numbered yet, or there is none. */
  documents: v.optional(v.array(DocumentEntry)),
  /** What is not paid of a booking that stands, since a payment or a share failed; unset where nothing is missing. */
  missing: v.optional(Money),
  /**
   * How much of a booking that stands is unpaid, since its payment or a share failed, or disputes have taken it (RULES
   * 8); unset where nothing is.
   */
  unpaid: v.optional(UnpaidPart),
  payment: v.nullable(
    v.object({
      method: v.string(),
      /** A state of the payment's life; `due` for an invoice that was accepted, `invoice_paid` once it is paid. */
      status: v.string(),
      /** What was taken, or can be as it stands: without what was released. */
      amount: Money,
      /** Null where nothing was paid: on invoice, or before the money is taken. */
      paidAt: v.nullable(Instant),
      refusalReason: v.nullable(v.string()),
      refunded: Money,
      /**
       * What becomes of its money once the booking is cancelled; other payments of the booking, such as one that was
       * made twice, are not in it.
       */
      refundWay: v.picklist(refundWays),
    }),
  ),
  money: BookingMoney,
  now: Instant,
});
export type Booking = v.InferOutput<typeof Booking>;

/** Items that were not refused, and not cancelled either. */
export function standingItems({ items }: Pick<Booking, "items">): Booking["items"] {
  return items.filter(({ reservation }) => !reservation.cancelledAt);
}

/** What a restored cart lost or changed on the way (RULES 7). */
export const CartChange = v.object({
  /** Of `rebate_lost` the code, here and as the title. */
  reservationId: v.string(),
  activityTitle: v.string(),
  kind: v.picklist(["held_again", "sold_out", "closed", "price_changed", "rebate_lost"]),
  /** What it cost, or what the rebate took off; unset where nothing is said of money. */
  before: v.optional(Money),
  /** What it costs now, in `price_changed`. */
  now: v.optional(Money),
});
