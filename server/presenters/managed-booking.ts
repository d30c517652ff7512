import type { AccountBookingItem, ChangeRefusal, ManagedBooking } from "../../sdk/contracts/account.ts";
import { money } from "../../sdk/contracts/money.ts";
import { instantAt } from "../clock.ts";
import type { Buyer } from "../../sdk/contracts/cart.ts";
import { isContactCorrectable, whyNotCorrectable } from "../domain/correct-rule.ts";
import { refundableOfConfirming, refundOf } from "../domain/cancel-refund.ts";
import { confirmsRest } from "../domain/request-state.ts";
import { whyNotCancellable } from "../domain/cancel-rule.ts";
import { cancellableUntilOf } from "../domain/supplier-change.ts";
import { presentSupplierChange } from "./supplier-change.ts";
import { whyNotRebookable } from "../domain/rebook-rule.ts";
import type { FrozenReservation } from "../domain/frozen.ts";
import { fromJson } from "../json.ts";
import type { BookingItemTable, BookingTable, RefundTable, ReservationTable } from "../db/schema.ts";
import { confirmingAttempt } from "../domain/booking-money.ts";
import { backOnVouchers, creditNoteOf, refundStateOfItem } from "./booking-money.ts";
import { presentBooking, type BookingSurroundings } from "./booking.ts";
import { wireInstant } from "../domain/wall-time.ts";
import type { BookingDetails } from "../db/queries/booking-details.ts";
import { presentHistory } from "./booking-history.ts";
import { whyNotReviewable } from "../domain/review-rule.ts";

/** A booking with what can be done at the instant `now` (ms) and was done, for a caller who may change it. */
export function presentManaged(
  details: BookingDetails,
  {
    now,
    origin,
    webTicketOf,
    passesOf,
    calendarFeed,
  }: { readonly now: number; readonly origin: string } & Pick<ManagedBooking, "calendarFeed"> &
    Pick<BookingSurroundings, "webTicketOf" | "passesOf">,
): ManagedBooking {
  const { booking, items, attempts, refunds, voucherEntries, documents, invoices, reviewedItemIds } = details;
  const at = instantAt(now);
  const attempt = confirmingAttempt(booking, attempts);
  const ofIt = refunds.filter(({ payment_attempt_id }) => payment_attempt_id === attempt?.id);
  const refundable = attempt ? refundableOfConfirming(attempt, ofIt, voucherEntries) : 0;
  const standing = items.filter(({ item }) => item.cancelled_at === null).length;
  const known = { booking, attempt, refunds: ofIt, voucherEntries, invoices, refundable, at, now, standing };
  const shown = items.map((booked) => ({
    ...presentItem(booked, { ...known, isReviewed: reviewedItemIds.has(booked.item.id) }),
    confirmsRest: confirmsRest([booked], items),
  }));
  return {
    booking: presentBooking(booking, items, {
      origin,
      now: at,
      firstSeen: false,
      webTicketOf,
      ...(passesOf && { passesOf }),
      attempts,
      refunds,
      voucherEntries,
      documents,
      invoices,
    }),
    items: shown,
    history: presentHistory(details),
    calendarFeed,
    contact: fromJson<Buyer>(booking.contact),
    isContactCorrectable: isContactCorrectable(booking, items, at),
    refundable: money(refundOfAll(known, items, shown)),
    confirmsRest: confirmsRest(
      items.filter((_, index) => shown[index]?.isCancellable),
      items,
    ),
  };
}

interface Known {
  readonly booking: BookingTable;
  readonly attempt: BookingDetails["attempts"][number] | undefined;
  /** Of that attempt. */
  readonly refunds: readonly RefundTable[];
  readonly voucherEntries: BookingDetails["voucherEntries"];
  readonly invoices: BookingDetails["invoices"];
  /** Rappen of it, and of what vouchers paid, that are neither back nor due. */
  readonly refundable: number;
  readonly at: string;
  readonly now: number;
  /** Items that are not cancelled. */
  readonly standing: number;
  readonly isReviewed: boolean;
}

/** With the last item the service fee comes back too (RULES 11): cancelling one after the other gives back as much. */
function refundOfAll(
  { booking, refundable }: Pick<Known, "booking" | "refundable">,
  items: BookingDetails["items"],
  shown: readonly AccountBookingItem[],
): number {
  const going = items.filter((_, index) => shown[index]?.isCancellable);
  const isLast = going.length === items.filter(({ item }) => item.cancelled_at === null).length;
  const itemPaid = going.reduce((sum, { item }) => sum + item.paid_amount, 0);
  return going.length === 0
    ? 0
    : refundOf({ itemPaid, fee: booking, isLast, bySupplier: false, refundable, override: null }).amount;
}

function presentItem(
  { item, reservation }: { item: BookingItemTable; reservation: ReservationTable },
  known: Known,
): Omit<AccountBookingItem, "confirmsRest"> {
  const { booking, attempt, refundable, at, now } = known;
  const frozen = fromJson<FrozenReservation>(reservation.frozen);
  const cancellableUntil = cancellableUntilOf(item, reservation, frozen);
  const isLast = known.standing === 1 && item.cancelled_at === null;
  const cancel = whyNotCancellable({ booking, item, reservation }, at);
  const rebook = whyNotRebookable(
    {
      cancelledAt: item.cancelled_at,
      bookingState: booking.state,
      reservationState: reservation.state,
      frozen,
      cancellableUntil,
    },
    at,
  );
  const isCancellable = cancel === null;
  /** It is never too late where there was never a time to do it. */
  const refusalOf = (reason: ChangeRefusal | null) =>
    reason === "cut_off" && cancellableUntil === null ? "never" : reason;
  const refund = isCancellable
    ? refundOf({ itemPaid: item.paid_amount, fee: booking, isLast, bySupplier: false, refundable, override: null })
    : null;
  return {
    bookingItemId: item.id,
    state: reservation.state,
    isCancellable,
    refusals: {
      cancel: refusalOf(cancel),
      rebook: refusalOf(rebook),
      correct: whyNotCorrectable({ booking, item, reservation }, at),
    },
    fields: [...frozen.fields],
    cancellableUntil: cancellableUntil && wireInstant(cancellableUntil),
    paid: money(item.paid_amount),
    refundable: money(refund?.amount ?? 0),
    cancelledBy: cancelledAfterBooking(booking, item),
    refunded: money(item.refunded_amount),
    refundState: refundStateOfItem(item, attempt, known.refunds, known.voucherEntries, known.invoices),
    refundedToVouchers: money(backOnVouchers(item, known.voucherEntries)),
    creditNote: creditNoteOf(item.id, known.invoices)?.number ?? null,
    supplierChange: presentSupplierChange(item, reservation),
    isReviewable: !known.isReviewed && whyNotReviewable({ booking, item, reservation }, now) === null,
  };
}

/** Who cancelled an item once its booking was confirmed. */
function cancelledAfterBooking(
  { confirmed_at }: Pick<BookingTable, "confirmed_at">,
  { cancelled_at, cancelled_by }: Pick<BookingItemTable, "cancelled_at" | "cancelled_by">,
): AccountBookingItem["cancelledBy"] {
  return confirmed_at !== null && cancelled_at !== null && cancelled_at > confirmed_at ? cancelled_by : null;
}
