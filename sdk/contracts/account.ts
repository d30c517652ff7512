import * as v from "valibot";
import { Booking, BookingItemState, BookingMoney, BookingStatus, TimeAndTickets } from "./booking.ts";
import { Buyer } from "./cart.ts";
import { Money } from "./money.ts";
import { PersonalizationField } from "./offer.ts";
import { reviewCategories } from "./review.ts";
import { SupplierChange } from "./supplier-change.ts";
import { Instant, LocalDate } from "./time.ts";

/** Roles of accounts, in the order in which menus use them (RULES 18). An account can have several. */
export const roles = ["admin", "reseller", "customer"] as const;
export type Role = (typeof roles)[number];

/**
 * A distributor, which books on invoice (purchase spec §3, "User"). Net prices are for approved ones only (RULES 18).
 */
const Distributor = v.object({ distributorId: v.string(), invoiceApproved: v.boolean(), channelId: v.string() });

/** The signed-in visitor (purchase spec §3, "User"; discovery spec §3, "User (header)"). */
export const User = v.object({
  userId: v.string(),
  isCustomer: v.boolean(),
  isReseller: v.boolean(),
  isAdmin: v.boolean(),
  email: v.string(),
  /** Bookings under the address show once its owner has opened a link in a mail. */
  isEmailConfirmed: v.boolean(),
  givenName: v.string(),
  familyName: v.string(),
  /** Both names, for the menu. */
  name: v.string(),
  /** With a leading plus; null until it is known. */
  phone: v.nullable(v.string()),
  countryCode: v.nullable(v.string()),
  locale: v.string(),
  /** Address of a picture; null where there is none: show the initials. */
  picture: v.nullable(v.string()),
  distributor: v.nullable(Distributor),
  /** Cards that the provider keeps: the id that `GET /account/cards/` has too, and what of the number is known. */
  storePaymentMethods: v.array(
    v.object({ paymentGatewayReferenceId: v.string(), cardNumber: v.string(), userInputCardName: v.string() }),
  ),
  /** Whether they have applied as an affiliate, whatever became of it. */
  isAffiliate: v.boolean(),
  /** The number that earns on their widgets and links; null where the team has not approved it, or closed it. */
  affiliateNumber: v.nullable(v.number()),
  /** Whether there is a password to change; without one the person signs in by link or elsewhere. */
  hasPassword: v.boolean(),
});
export type User = v.InferOutput<typeof User>;

/**
 * Why a booking that has its price costs nothing, and won't: its payment was never taken, its invoice leaves all of it
 * out, or its invoice was paid and all of it is credited.
 */
export const unchargedReasons = ["not_charged", "not_invoiced", "credited"] as const;

/** A booking as a line of a list. */
export const AccountBookingLine = v.object({
  bookingId: v.string(),
  bookingNumber: v.string(),
  status: BookingStatus,
  createdAt: Instant,
  confirmedAt: v.nullable(Instant),
  total: Money,
  money: BookingMoney,
  /** Null where something is charged, billed or to be paid, and where it is free. */
  uncharged: v.nullable(v.picklist(unchargedReasons)),
  items: v.array(
    v.object({
      bookingItemId: v.string(),
      activityId: v.number(),
      activityTitle: v.string(),
      activityPath: v.string(),
      offerLabel: v.string(),
      startsAt: Instant,
      isAllDay: v.boolean(),
      /** Persons. */
      guests: v.number(),
      teaserImage: v.nullable(
        v.object({ url: v.string(), alternativeText: v.string(), color: v.optional(v.string()) }),
      ),
      cancelledAt: v.nullable(Instant),
    }),
  ),
});
export type AccountBookingLine = v.InferOutput<typeof AccountBookingLine>;

/**
 * Why an item can't be cancelled, moved or corrected: `never` where its offer doesn't allow it, `cut_off` where it is
 * too late by now.
 */
const changeRefusals = ["never", "cut_off", "unconfirmed", "on_request", "cancelled"] as const;
export type ChangeRefusal = (typeof changeRefusals)[number];

/**
 * Where the money is that goes back for an item: `pending` on its way, `due` refused by the provider and the team's to
 * see to, `done` with the buyer; `released` where it was set aside and not taken, `not_invoiced` where no
 * invoice has it. Of an invoice, by its credit note: `taken_off` what was to be paid, `credited` to the distributor's
 * account, or `paid_back` from there; `credit_pending`: the invoice is paid, and the credit note is not made yet.
 */
export const itemRefundStates = [
  "none",
  "pending",
  "due",
  "done",
  "released",
  "not_invoiced",
  "taken_off",
  "credit_pending",
  "credited",
  "paid_back",
] as const;
export type ItemRefundState = (typeof itemRefundStates)[number];

/** What can be done with an item of a booking, and what was. */
export const AccountBookingItem = v.object({
  bookingItemId: v.string(),
  state: BookingItemState,
  isCancellable: v.boolean(),
  /** What stands against each change; null where it is possible. */
  refusals: v.object({
    cancel: v.nullable(v.picklist(changeRefusals)),
    rebook: v.nullable(v.picklist(changeRefusals)),
    correct: v.nullable(v.picklist(changeRefusals)),
  }),
  /** The fields of the guests and of the reservation, for correcting. */
  fields: v.array(PersonalizationField),
  /** A time of 00:00 is shown as 23:59 of the day before (RULES 11). */
  cancellableUntil: v.nullable(Instant),
  /** What was paid for it, its share of the rebates taken off, deposits included. */
  paid: Money,
  /** What comes back when it is cancelled now; with the last item the service fee too (RULES 11). */
  refundable: Money,
  /** Whether cancelling it books the rest of a request: no other item's answer is waited for, and something stands. */
  confirmsRest: v.boolean(),
  /** Who cancelled it after it was booked; null where it stands, or never was. */
  cancelledBy: v.nullable(v.picklist(["customer", "team", "supplier"])),
  /** What of it goes back, or has, and where that money is. */
  refunded: Money,
  refundState: v.picklist(itemRefundStates),
  /** What of `refunded` is back on gift vouchers; `refundState` is that of the rest, where there is any. */
  refundedToVouchers: Money,
  /** The number of the credit note that says so; null where there is none. */
  creditNote: v.nullable(v.string()),
  /** What its supplier has changed since it was booked; null where it is as it was booked. */
  supplierChange: v.nullable(SupplierChange),
  /** Whether its review can be written now (RULES 20). */
  isReviewable: v.boolean(),
});
export type AccountBookingItem = v.InferOutput<typeof AccountBookingItem>;

/** A step in a booking's life. The words for `state` are the page's. */
const BookingStep = v.object({
  at: Instant,
  /** The item that it is about; null for the booking itself. */
  bookingItemId: v.nullable(v.string()),
  state: v.string(),
  /** Set for money that went back. */
  amount: v.nullable(Money),
  /** Of what is back on a gift voucher: the last four signs of its code. */
  voucher: v.optional(v.string()),
  /** What was given as the reason; null where none was required. */
  reason: v.nullable(v.string()),
  /** What a change of time or tickets made of what; null for other steps. */
  moved: v.nullable(v.object({ before: TimeAndTickets, now: TimeAndTickets })),
});

/** A booking for a visitor who may change it. */
export const ManagedBooking = v.object({
  booking: Booking,
  /** In the order of `booking.items`. */
  items: v.array(AccountBookingItem),
  /** Oldest first. */
  history: v.array(BookingStep),
  contact: Buyer,
  /** Whether the buyer's name and phone can be corrected. */
  isContactCorrectable: v.boolean(),
  /** The address of a calendar that follows its dates, to subscribe to; null before it is confirmed. */
  calendarFeed: v.nullable(v.string()),
  /** What comes back when all that can be cancelled is cancelled now. */
  refundable: Money,
  /** Whether cancelling all of that books the rest of a request. */
  confirmsRest: v.boolean(),
});
export type ManagedBooking = v.InferOutput<typeof ManagedBooking>;

/** A review as its author sees it. */
export const AccountReview = v.object({
  reviewId: v.number(),
  bookingItemId: v.string(),
  activityId: v.number(),
  activityTitle: v.string(),
  activityPath: v.string(),
  rating: v.number(),
  review: v.nullable(v.string()),
  category: v.nullable(v.picklist(reviewCategories)),
  dateCreated: LocalDate,
  /** The shop's team keeps it off the page. */
  isExcluded: v.boolean(),
  replies: v.array(v.object({ comments: v.string(), date_created: LocalDate, author: v.string() })),
});
export type AccountReview = v.InferOutput<typeof AccountReview>;

/** Something done that has no review yet. */
export const ReviewableItem = v.object({
  bookingItemId: v.string(),
  activityId: v.number(),
  activityTitle: v.string(),
  activityPath: v.string(),
  startsAt: Instant,
  teaserImage: v.nullable(v.object({ url: v.string(), alternativeText: v.string(), color: v.optional(v.string()) })),
});
export type ReviewableItem = v.InferOutput<typeof ReviewableItem>;
