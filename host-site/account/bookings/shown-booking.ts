import type { AccountBookingItem, ManagedBooking } from "../../../sdk/contracts/account.ts";
import type { Booking } from "../../../sdk/contracts/booking.ts";
import { money, type Money } from "../../../sdk/contracts/money.ts";

/** What decides whether an item can be changed; null for a visitor who may only read it. */
type Changes = Pick<AccountBookingItem, "refusals" | "fields" | "refundable" | "confirmsRest">;

/** An item of a booking with what can be done about it. */
export interface ShownItem extends Pick<
  AccountBookingItem,
  | "bookingItemId"
  | "state"
  | "cancellableUntil"
  | "isReviewable"
  | "refundState"
  | "creditNote"
  | "supplierChange"
  | "cancelledBy"
> {
  readonly booked: Booking["items"][number];
  readonly changes: Changes | null;
  readonly refunded: Money | null;
  readonly refundedToVouchers: Money;
}

/** Why a booking can only be read: the signed link is missing, wrong or too old. */
const linkRefusals = ["manage_link_needed", "manage_link_invalid", "manage_link_expired"] as const;
export type LinkRefusal = (typeof linkRefusals)[number];

export function isLinkRefusal(code: string): code is LinkRefusal {
  return (linkRefusals as readonly string[]).includes(code);
}

/** What can be changed of a booking, beside its items. */
export interface Management extends Pick<
  ManagedBooking,
  "contact" | "isContactCorrectable" | "calendarFeed" | "refundable" | "confirmsRest"
> {
  readonly bookingId: string;
  /** Sent with each change; null for the owner, who is signed in. */
  readonly token: string | null;
}

/** A booking as its page shows it to everyone. */
export interface ShownBooking {
  readonly booking: Booking;
  readonly items: readonly ShownItem[];
  readonly history: ManagedBooking["history"];
  readonly access:
    | { readonly state: "managed"; readonly management: Management }
    | { readonly state: "readOnly"; readonly refusal: LinkRefusal };
}

/** A booking for a visitor who may change it. */
export function managedBooking(
  { booking, items, history, ...management }: ManagedBooking,
  token: string | null,
): ShownBooking {
  const itemsById = new Map(items.map((item) => [item.bookingItemId, item]));
  return {
    booking,
    history,
    items: booking.items.flatMap((booked) => {
      const item = itemsById.get(booked.bookingItemId);
      return item ? [{ ...item, booked, changes: item }] : [];
    }),
    access: { state: "managed", management: { ...management, bookingId: booking.bookingId, token } },
  };
}

/** A booking that is shown by its address alone (decision 12): only what the booking itself has. */
export function readOnlyBooking(booking: Booking, refusal: LinkRefusal): ShownBooking {
  return {
    booking,
    history: [],
    items: booking.items.map((booked) => ({
      bookingItemId: booked.bookingItemId,
      booked,
      state: booked.state,
      cancellableUntil: booked.reservation.cancellableUntil,
      isReviewable: false,
      changes: null,
      refunded: null,
      refundedToVouchers: money(0),
      refundState: "none",
      creditNote: null,
      cancelledBy: null,
      supplierChange: null,
    })),
    access: { state: "readOnly", refusal },
  };
}
