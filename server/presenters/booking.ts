import type { Booking } from "../../sdk/contracts/booking.ts";
import type { Buyer } from "../../sdk/contracts/cart.ts";
import type { WalletPasses } from "../../sdk/contracts/wallet-passes.ts";
import { money } from "../../sdk/contracts/money.ts";
import type { DocumentRow } from "../db/queries/document.ts";
import type { InvoiceRow } from "../db/queries/invoice.ts";
import type { BookedItem } from "../domain/booked-item.ts";
import type { FrozenReservation } from "../domain/frozen.ts";
import { fromJson } from "../json.ts";
import type { BookedItemRows, BookingTable, PaymentAttemptTable } from "../db/schema.ts";
import { amountToCollect } from "../domain/collect-amount.ts";
import { dueOf } from "../domain/due.ts";
import type { LedgerEntry } from "../domain/voucher-ledger.ts";
import { presentInvoicesOfBooking } from "./invoice.ts";
import { openDetailsOf } from "../domain/open-details.ts";
import { requestItemStateOf } from "../domain/request-state.ts";
import { inOrderOfDays } from "../domain/tied-order.ts";
import { wireInstant } from "../domain/wall-time.ts";
import {
  chargedAmount,
  confirmingAttempt,
  isOpenInvoice,
  refundWayOfAttempt,
  activeTotal,
  type RefundOfBooking,
} from "../domain/booking-money.ts";
import { answerLines } from "./answers.ts";
import { presentMoney, statusOfPayment, unpaidPartOf } from "./booking-money.ts";
import { presentCodesOfBooking } from "./codes-of-booking.ts";
import { presentRebooking, type RefundOfItem, type ReturnToVoucher } from "./rebooking.ts";
import { presentDocuments } from "./document.ts";
import { presentReservation } from "./reservation.ts";

export interface BookingSurroundings {
  readonly origin: string;
  /** An instant of the database. */
  readonly now: string;
  readonly firstSeen: boolean;
  /** The address of an item's web ticket, which is signed. */
  readonly webTicketOf: (booked: BookedItem) => string;
  /** Where the passes of an item's ticket are; unset where the shop makes none. */
  readonly passesOf?: (booked: BookedItem) => WalletPasses | undefined;
  /** For the first reader after the confirmation. */
  readonly managementToken?: string | null;
  /** Newest first. */
  readonly attempts: readonly PaymentAttemptTable[];
  readonly refunds: readonly (RefundOfBooking & RefundOfItem)[];
  readonly voucherEntries: readonly (LedgerEntry & ReturnToVoucher)[];
  readonly documents?: readonly DocumentRow[];
  readonly invoices?: readonly InvoiceRow[];
}

/** A booking for any caller with its id. */
export function presentBooking(
  booking: BookingTable,
  items: readonly BookedItemRows[],
  {
    origin,
    now,
    firstSeen,
    webTicketOf,
    passesOf,
    managementToken = null,
    attempts,
    refunds,
    voucherEntries,
    documents = [],
    invoices = [],
  }: BookingSurroundings,
): Booking {
  const buyer = fromJson<Buyer>(booking.contact);
  const isConfirmed = booking.state === "confirmed";
  const attempt = confirmingAttempt(booking, attempts) ?? attempts[0];
  const papers = [...presentDocuments(documents), ...presentInvoicesOfBooking(invoices)];
  const missing = amountToCollect(booking, confirmingAttempt(booking, attempts), refunds);
  const moneyOfIt = presentMoney(attempts, refunds, voucherEntries);
  const unpaid = unpaidPartOf(booking, items, attempts, missing, moneyOfIt);
  return {
    bookingId: booking.id,
    bookingNumber: booking.number,
    status: booking.state,
    confirmedAt: booking.confirmed_at && wireInstant(booking.confirmed_at),
    requestExpiresAt: booking.request_expires_at && wireInstant(booking.request_expires_at),
    cartId: booking.confirmed_at ? null : booking.cart_id,
    origin: booking.origin,
    firstSeen,
    managementToken,
    givenName: buyer.givenName,
    email: buyer.email,
    locale: booking.locale,
    items: inOrderOfDays(items).map(({ item, reservation }) => {
      const below = `/bookings/${booking.id}/items/${item.id}`;
      const frozen = fromJson<FrozenReservation>(reservation.frozen);
      const { meetingPoint, rebooked } = frozen;
      const answers = answerLines(frozen);
      const open = openDetailsOf({ booking, item, reservation }, now);
      const hasTicket = isConfirmed && item.ticket_code !== null && item.cancelled_at === null;
      const refusalNote = refusalNoteOf({ item, reservation });
      const passes = hasTicket ? passesOf?.({ item, reservation }) : undefined;
      return {
        bookingItemId: item.id,
        state: reservation.state,
        reservation: presentReservation(reservation, { origin, now, cancelledAt: item.cancelled_at }),
        ...(refusalNote !== null && { refusalNote }),
        ...(rebooked && { rebooked: presentRebooking(item.id, rebooked, refunds, voucherEntries) }),
        ...(answers.length > 0 && { answers }),
        ...(open.length > 0 && { openDetails: [...open] }),
        meetingPoint,
        ticketCode: hasTicket ? item.ticket_code : null,
        // The language is that of the page in their place, where they are gone.
        ticketUrl: hasTicket ? `${below}/ticket.pdf?locale=${booking.locale}` : null,
        calendarUrl: hasTicket ? `${below}/calendar.ics?locale=${booking.locale}` : null,
        webTicketUrl: hasTicket ? webTicketOf({ item, reservation }) : null,
        ...(passes && { passes }),
      };
    }),
    total: money(booking.total_amount),
    standingTotal: money(activeTotal({ booking, items, all: items })),
    customerServiceFee: money(booking.service_fee_amount),
    rebatesTotal: money(booking.rebates_amount),
    codes: presentCodesOfBooking(booking, items),
    vouchersTotal: money(booking.vouchers_amount),
    due: money(dueOf(booking)),
    ...(papers.length > 0 && { documents: papers }),
    ...(missing !== null && { missing: money(missing) }),
    ...(unpaid && { unpaid }),
    payment: attempt
      ? {
          method: attempt.method,
          status: statusOfPayment(attempt),
          amount: money(chargedAmount(attempt, refunds)),
          paidAt:
            attempt.settled_at && booking.confirmed_at && !isOpenInvoice(attempt)
              ? wireInstant(attempt.settled_at)
              : null,
          refusalReason: attempt.refusal_reason,
          refunded: moneyOfIt.refunded,
          refundWay: refundWayOfAttempt(attempt),
        }
      : null,
    money: moneyOfIt,
    now: wireInstant(now),
  };
}

/**
 * The message to the buyer with an item's refusal. Other items keep what their buyer or the team gave as the reason of
 * a cancellation, which is the team's alone; a trip that ends with its activity has no message of its own.
 */
function refusalNoteOf(booked: BookedItemRows): string | null {
  return requestItemStateOf(booked) === "refused" ? booked.item.cancel_reason : null;
}
