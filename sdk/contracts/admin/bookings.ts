import * as v from "valibot";
import { itemRefundStates, unchargedReasons } from "../account.ts";
import { BookingMoney, BookingStatus, refundWays, UnpaidPart } from "../booking.ts";
import { CodeOfBooking } from "../code.ts";
import { DocumentEntry } from "../document.ts";
import { Money } from "../money.ts";
import { ShareState } from "../share.ts";
import { SupplierChange } from "../supplier-change.ts";
import { Instant } from "../time.ts";
import type { BookedTrip } from "../transport.ts";
import { TeamStep } from "./steps.ts";

/** An answer to a field of a reservation, with the field's label. */
const Answer = v.object({ label: v.string(), value: v.string() });

/**
 * Whether money is on its way back: `due` is asked of the provider; `pending` it has accepted, until it is `done`;
 * `overdue` after two weeks, for the team to look at; what it has `refused`, or what failed there later, is the team's
 * to try again or to settle, and what it had collected itself to pay back `by_hand`; one that it paid after the team
 * had settled it is `paid_twice`, for the team to claim back. What was only reserved on a card, and is not taken, is
 * `released`. A booking or an item whose refunds have all ended is `done`, or `released` where none had to go back.
 */
export const refundStates = [
  "none",
  "due",
  "pending",
  "overdue",
  "done",
  "released",
  "refused",
  "by_hand",
  "paid_twice",
] as const;
/** Those of a refund that there is; `settled`: paid back by other means. */
export const givenRefundStates = [
  "due",
  "pending",
  "overdue",
  "refused",
  "by_hand",
  "done",
  "released",
  "settled",
  "paid_twice",
] as const;
const RefundState = v.picklist(refundStates);

/** Whether a booking's refund has not ended. */
export function isOpenRefund(
  state: (typeof refundStates)[number],
): state is Exclude<typeof state, "none" | "done" | "released"> {
  return state !== "none" && state !== "done" && state !== "released";
}

/**
 * `not_captured`: confirmed, and what was reserved for it could not be captured, or has failed since, and is not
 * collected otherwise. `disputed`: a dispute of a payment has not ended.
 */
export const bookingPayments = ["not_captured", "disputed"] as const;
/** States of a dispute: it waits for the team's answer at the provider, for the bank's decision, or has ended. */
export const disputeStates = ["opened", "under_review", "won", "lost"] as const;

/** `told`: a supplier has changed something that is booked and still to come, and its buyer is written to. */
export const bookingChanges = ["told"] as const;

const head = {
  bookingId: v.string(),
  bookingNumber: v.string(),
  status: BookingStatus,
  createdAt: Instant,
  confirmedAt: v.nullable(Instant),
  /** What everything that was chosen costs now, cancelled or not. */
  total: Money,
  money: BookingMoney,
  /** Null where something is charged, billed or to be paid, and where it is free. */
  uncharged: v.nullable(v.picklist(unchargedReasons)),
  refundState: RefundState,
};

/** States of an item: those of its reservation. */
const ItemStatus = v.picklist(["held", "paying", "requested", "booked", "expired", "cancelled", "failed", "refunded"]);

export const AdminBookingEntry = v.object({
  ...head,
  name: v.string(),
  email: v.string(),
  items: v.array(
    v.object({
      bookingItemId: v.string(),
      activityId: v.number(),
      activityTitle: v.string(),
      startsAt: Instant,
      isAllDay: v.boolean(),
      persons: v.number(),
      status: ItemStatus,
    }),
  ),
});
export type AdminBookingEntry = v.InferOutput<typeof AdminBookingEntry>;

export const AdminBooking = v.object({
  ...head,
  contact: v.object({
    givenName: v.string(),
    familyName: v.string(),
    email: v.string(),
    phone: v.string(),
    countryCode: v.string(),
  }),
  /** What becomes of the money once an item is called off, by the payment that the booking counts on. */
  refundWay: v.picklist(refundWays),
  /**
   * What could not be captured of a confirmed booking, and the team collects by other means (`collectOtherwise`); null
   * where nothing is.
   */
  toCollect: v.nullable(Money),
  /** How much of a confirmed booking is unpaid: what is to be collected, and what disputes took; unset: nothing. */
  unpaid: v.optional(UnpaidPart),
  locale: v.string(),
  notes: v.nullable(v.string()),
  distributorId: v.nullable(v.string()),
  /** The affiliate and how the buyer came, frozen at the check-out (RULES 19); null without one. */
  affiliate: v.nullable(
    v.object({ code: v.string(), landingPage: v.nullable(v.string()), referrer: v.nullable(v.string()) }),
  ),
  termsVersion: v.string(),
  serviceFee: Money,
  rebates: Money,
  rebateCodes: v.array(v.string()),
  /** What each rebate and gift voucher does, as the items are now. */
  codes: v.array(CodeOfBooking),
  /** What gift vouchers pay of the total. */
  vouchersTotal: Money,
  /** Receipts and credit notes that have their number, the oldest first. */
  documents: v.array(DocumentEntry),
  items: v.array(
    v.object({
      bookingItemId: v.string(),
      /** Of a trip: the item that it leads to or back from. */
      withBookingItemId: v.nullable(v.string()),
      /** Whether it leads there or back; null where that is not known, and of an activity. */
      direction: v.nullable(v.picklist(["there", "back"])),
      activityId: v.number(),
      activityTitle: v.string(),
      offerLabel: v.string(),
      startsAt: Instant,
      /** Unset of a trip, and where the offer has no duration or takes the whole day. */
      endsAt: v.optional(Instant),
      isAllDay: v.boolean(),
      status: ItemStatus,
      /** Whether its supplier has to confirm it; another item of a request waits for that answer. */
      isOnRequest: v.boolean(),
      /** Tickets by category, their labels in the buyer's language. */
      tickets: v.array(
        v.object({
          label: v.string(),
          quantity: v.number(),
          price: Money,
          /** What comes with each of them and is given back. */
          deposit: v.nullable(v.object({ label: v.nullable(v.string()), price: Money })),
        }),
      ),
      /** The rides of a trip by public transport; null of an activity. Not checked here, as in carts. */
      trip: v.nullable(v.custom<BookedTrip>(() => true)),
      /** What was answered about the reservation as such, in the buyer's language. */
      answers: v.array(Answer),
      /** Guests, or travellers, of whom something was answered: each one's ticket and answers. */
      guests: v.array(v.object({ label: v.string(), answers: v.array(Answer) })),
      ticketCode: v.nullable(v.string()),
      /** Until when the buyer may cancel; null: never. */
      cancellableUntil: v.nullable(Instant),
      cancelledAt: v.nullable(Instant),
      cancelledBy: v.nullable(v.picklist(["customer", "team", "supplier"])),
      cancelReason: v.nullable(v.string()),
      /**
       * What it costs as it is chosen now, its share of the rebates counted; what was paid before a change is in
       * `money`.
       */
      price: Money,
      /**
       * What was paid for it before a change for something cheaper, and stays with it, for more could not go back
       * (RULES 12).
       */
      paidBeyondPrice: Money,
      /** What of it goes back, or has, after a cancellation or a change, and where that money is. */
      refunded: Money,
      refundState: v.picklist(itemRefundStates),
      /** What of `refunded` is back on gift vouchers. */
      refundedToVouchers: Money,
      /** The number of the credit note that takes it back; null where there is none. */
      creditNote: v.nullable(v.string()),
      /** Whether the team may cancel it: it is paid or requested, and not cancelled. */
      isCancellableByTeam: v.boolean(),
      /**
       * The most that can go back with it: what was paid for the booking and has not gone back; nothing where it can't
       * be cancelled.
       */
      refundable: Money,
      /**
       * Whether cancelling it books the rest of a request: no other item's answer is waited for, and something stands.
       */
      confirmsRest: v.boolean(),
      /** What its supplier has changed since it was booked, and when the mail about it went out; null: nothing. */
      supplierChange: v.nullable(v.object({ ...SupplierChange.entries, mailedAt: v.nullable(Instant) })),
      /** The refund by the rule (RULES 11), by who cancels. */
      refundByRule: v.object({ team: Money, supplier: Money }),
    }),
  ),
  payments: v.array(
    v.object({
      paymentAttemptId: v.string(),
      /** `shop`: an invoice, or nothing to pay; `team`: recorded by the team; `test`: no money moves. */
      takenBy: v.picklist(["shop", "team", "test", "provider"]),
      /** The provider's name for people; null where none took it. */
      provider: v.nullable(v.string()),
      method: v.string(),
      /** The channel that a distributor sold it by; null without one. */
      channelId: v.nullable(v.string()),
      amount: Money,
      /** `due` for an invoice that was accepted, `invoice_paid` once it is paid. */
      status: v.string(),
      /** Whether it confirmed the booking, and can't be captured or has failed since: the tickets are not paid for. */
      isNotCaptured: v.boolean(),
      /** Whether it had been captured before it failed. */
      hasArrived: v.boolean(),
      resultCode: v.nullable(v.string()),
      refusalReason: v.nullable(v.string()),
      createdAt: Instant,
      settledAt: v.nullable(Instant),
      /** The shares of a payment that several people share, in the organiser's order; of others none. */
      shares: v.array(
        v.object({
          shareId: v.string(),
          /** The organiser's name for its payer. */
          label: v.nullable(v.string()),
          payerEmail: v.nullable(v.string()),
          amount: Money,
          state: ShareState,
          /** Null until its payer has chosen one; how it was collected where the team did. */
          method: v.nullable(v.string()),
          /** The provider's code for why it refused, or took it back. */
          refusalReason: v.nullable(v.string()),
        }),
      ),
    }),
  ),
  /** Payments that the payer has contested with the bank. */
  disputes: v.array(
    v.object({
      disputeId: v.string(),
      paymentAttemptId: v.string(),
      amount: Money,
      state: v.picklist(disputeStates),
      /** The provider's code for what the payer says. */
      reason: v.nullable(v.string()),
      openedAt: Instant,
      /** Until when the team may answer at the provider. */
      respondBy: v.nullable(Instant),
      closedAt: v.nullable(Instant),
    }),
  ),
  refunds: v.array(
    v.object({
      refundId: v.string(),
      /** Null: all of the booking. */
      bookingItemId: v.nullable(v.string()),
      amount: Money,
      reason: v.string(),
      state: v.picklist(givenRefundStates),
      /** The provider's code for why it refused. */
      refusalReason: v.nullable(v.string()),
      /** How often the team has tried it again. */
      retries: v.number(),
      /**
       * The e-mail address of the admin who settled it, and how it was paid back; null unless `settled` or
       * `paid_twice`.
       */
      settledBy: v.nullable(v.string()),
      settledNote: v.nullable(v.string()),
      /**
       * The account that it goes to, by the buyer or an admin (`givenBy`: `buyer`, or an e-mail address). Its IBAN
       * shows only its end once it is settled. Null where nobody has said, or where the provider pays after all.
       */
      account: v.nullable(v.object({ iban: v.string(), holder: v.string(), givenBy: v.string() })),
      /**
       * When it became known that the provider had paid it too, also after the team has reclaimed the money. Null where
       * that payment failed again.
       */
      paidTwiceAt: v.nullable(Instant),
      /** The provider's payment failed before the claim was closed: the team says whether the buyer has paid back. */
      isClaimUnclear: v.boolean(),
      createdAt: Instant,
      doneAt: v.nullable(Instant),
    }),
  ),
  /** Every step of the booking, its items, its payments, their shares and disputes, oldest first. */
  history: v.array(
    v.object({
      at: Instant,
      entity: v.picklist(["booking", "reservation", "payment_attempt", "payment_share", "dispute"]),
      entityId: v.string(),
      /** The item whose reservation it is; null for the booking and its payments. */
      bookingItemId: v.nullable(v.string()),
      from: v.nullable(v.string()),
      to: v.string(),
      reason: v.string(),
    }),
  ),
  /** What the team did, newest first. */
  team: v.array(TeamStep),
});
export type AdminBooking = v.InferOutput<typeof AdminBooking>;
