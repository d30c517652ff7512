import type { MailKind } from "../../domain/booking-mail.ts";
import { reservationIdsOf } from "../../domain/reservations-of-item.ts";
import type { Db } from "../connection.ts";
import type { DisputeTable, HistoryTable, PaymentShareTable, RefundTable, VoucherEntryTable } from "../schema.ts";
import type { BookingWithItems } from "./booking.ts";
import { listDisputesOfBooking } from "./dispute.ts";
import { listDocuments, type DocumentRow } from "./document.ts";
import { listInvoicesOfBooking, type InvoiceOfBooking } from "./invoice.ts";
import { listHistory } from "./history.ts";
import { listMailsAboutItems } from "./outbox.ts";
import { listAttemptsOfBooking } from "./payment-attempt.ts";
import { listSharesOfBooking } from "./payment-share.ts";
import { listRefundsOfBooking } from "./refund.ts";
import { listReviewedItemIds } from "./review.ts";
import { listVoucherEntries } from "./voucher.ts";

/** A booking with its money, its history and the items that have a review. */
export interface BookingDetails extends BookingWithItems {
  readonly attempts: Readonly<Awaited<ReturnType<typeof listAttemptsOfBooking>>>;
  /** Of the payments that several people share. */
  readonly shares: readonly PaymentShareTable[];
  readonly refunds: readonly RefundTable[];
  readonly disputes: readonly DisputeTable[];
  /** What gift vouchers paid of it. */
  readonly voucherEntries: readonly VoucherEntryTable[];
  readonly documents: readonly DocumentRow[];
  /** What bills it, where it was bought on invoice. */
  readonly invoices: readonly InvoiceOfBooking[];
  readonly reviewedItemIds: ReadonlySet<string>;
  /** When the mail about a supplier's change of an item was sent, by the item's id; null where it waits. */
  readonly changesMailed: ReadonlyMap<string, string | null>;
  /**
   * Steps of the booking, of its reservations, before a rebooking too, and of its payments, their shares and
   * disputes, oldest first.
   */
  readonly history: readonly HistoryTable[];
}

/** Reads what belongs to a booking. */
export async function getBookingDetails(db: Db, found: BookingWithItems): Promise<BookingDetails> {
  const { booking, items } = found;
  const [attempts, shares, refunds, disputes, voucherEntries, documents, invoices, reviewedItemIds, changesMailed] =
    await Promise.all([
      listAttemptsOfBooking(db, booking.id),
      listSharesOfBooking(db, booking.id),
      listRefundsOfBooking(db, booking.id),
      listDisputesOfBooking(db, booking.id),
      listVoucherEntries(db, [booking.id]),
      listDocuments(db, booking.id),
      listInvoicesOfBooking(db, booking.id),
      listReviewedItemIds(
        db,
        items.map(({ item }) => item.id),
      ),
      listMailsAboutItems(
        db,
        "supplier_changed" satisfies MailKind,
        items.filter(({ item }) => item.supplier_change !== null).map(({ item }) => item.id),
      ),
    ]);
  const history = await listHistory(db, [
    booking.id,
    ...items.flatMap(({ reservation }) => reservationIdsOf(reservation)),
    ...[...attempts, ...shares, ...disputes].map(({ id }) => id),
  ]);
  return {
    ...found,
    attempts,
    shares,
    refunds,
    disputes,
    voucherEntries,
    documents,
    invoices,
    reviewedItemIds,
    changesMailed,
    history,
  };
}
