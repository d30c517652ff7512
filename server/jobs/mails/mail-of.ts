import { formatMoney } from "../../../sdk/contracts/money.ts";
import { brandOf } from "../../settings/brand.ts";
import type { Buyer } from "../../../sdk/contracts/cart.ts";
import { instantAt } from "../../clock.ts";
import { refundableAfter } from "../../domain/cancel-refund.ts";
import { amountToCollect } from "../../domain/collect-amount.ts";
import { isTeamPayment } from "../../domain/team-payment.ts";
import { isCaptureOpen } from "../../domain/capture-state.ts";
import { needsTeam } from "../../domain/refund-state.ts";
import type { FrozenReservation } from "../../domain/frozen.ts";
import { requestItemStateOf } from "../../domain/request-state.ts";
import { bringsTickets, type MailKind, type MailPayload } from "../../commands/outbox.ts";
import { fromJson } from "../../json.ts";
import { findBookingWithItems } from "../../db/queries/booking.ts";
import type { BookingTable, PaymentAttemptTable, RefundTable } from "../../db/schema.ts";
import { findAttempt, listAttemptsOfBooking } from "../../db/queries/payment-attempt.ts";
import { findRefund, listRefundsOfBooking } from "../../db/queries/refund.ts";
import type { Mail, MailAttachment } from "../../ports/mail/mail.ts";
import { confirmingAttempt, isMoneyTaken, isWaived, activeTotal } from "../../domain/booking-money.ts";
import { ticketPicture } from "../../ports/tickets/ticket-picture.ts";
import { presentTicket } from "../../presenters/ticket.ts";
import { type BookedItem } from "../../domain/booked-item.ts";
import { managementPage } from "../../security/manage-link.ts";
import { reviewPage } from "../../security/review-link.ts";
import type { Services } from "../../services.ts";
import { wireInstant } from "../../domain/wall-time.ts";
import { isAboutRefund, writeMail, type MailDetails } from "./write.ts";
import { type MailPayment } from "./booking-mail.words.ts";

/** Mails that are not sent where nothing stands any more. */
const isOfStanding = (kind: MailKind) => bringsTickets(kind) || kind === "review_invitation";

/**
 * The mail that a line of the outbox stands for, made of what is in the database now; tickets come with a confirmation,
 * and with every change of one. Null where a cancellation was quicker than the mail, or where money is not wanted any
 * more, or where a refund that had failed is back or tried again.
 */
export async function mailOf(
  { db, env, clock, ports }: Services,
  id: string,
  kind: MailKind,
  { bookingId, bookingItemIds, note, refundId }: MailPayload,
): Promise<Mail | null> {
  const found = await findBookingWithItems(db, bookingId);
  if (!found) throw new Error(`there is no booking ${bookingId}`);
  const { booking } = found;
  const failed = refundId === undefined ? undefined : await findRefund(db, refundId);
  if (failed && failed.state !== "refused") return null;
  const toCollect = await toCollectOf(db, booking);
  if (kind === "payment_not_captured" && toCollect === null) return null;
  const isConfirmed = bringsTickets(kind) && booking.state === "confirmed";
  const named = found.items.filter(({ item }) => !bookingItemIds || bookingItemIds.includes(item.id));
  const standing = named.filter(({ item }) => item.cancelled_at === null);
  const about = isAboutRefund(kind) || (standing.length === 0 && !isOfStanding(kind)) ? named : standing;
  const tickets = await Promise.all(
    about.map(async (booked) =>
      presentTicket(booking, booked, {
        shopOrigin: env.PUBLIC_ORIGIN,
        brand: brandOf(env),
        now: instantAt(clock.now()),
        picture: isConfirmed
          ? await ticketPicture(env, fromJson<FrozenReservation>(booked.reservation.frozen).picture)
          : null,
      }),
    ),
  );
  const [first, ...others] = tickets;
  if (!first) return null;
  const attachments: MailAttachment[] = [];
  for (const ticket of isConfirmed ? tickets : []) {
    attachments.push({
      filename: `${ticket.code}.pdf`,
      contentType: "application/pdf",
      content: await ports.tickets.pdf(ticket),
    });
    attachments.push({
      filename: `${ticket.code}.ics`,
      contentType: "text/calendar",
      content: Buffer.from(ports.tickets.calendar(ticket)),
    });
  }
  const { payment, kept = 0 } = await paymentOf(db, kind, booking, about, found.items, toCollect);
  return writeMail(
    brandOf(env),
    {
      id,
      kind,
      hasTickets: isConfirmed,
      buyer: fromJson<Buyer>(booking.contact),
      bookingNumber: booking.number,
      total: formatMoney(amountOfMail(kind, booking, about, found.items, payment, failed, toCollect)),
      payment: failed ? "refund_due" : payment,
      isMixedRequest: standing.some((booked) => requestItemStateOf(booked) !== "open"),
      retained: kept > 0 ? formatMoney(kept) : undefined,
      isAboutAll: about.length === found.items.length,
      isNothingBack:
        about.every(({ item }) => item.refunded_amount === 0) && about.some(({ item }) => item.paid_amount > 0),
      manageUrl:
        kind === "review_invitation"
          ? reviewPage({ env }, booking.locale, about[0]!.item.id)
          : managementPage({ env, clock }, found),
      requestExpiresAt: booking.request_expires_at,
      note,
      ...(kind === "booking_rebooked" ? lastRebooked(about) : {}),
      items: [first, ...others],
    },
    attachments,
  );
}

/** Rappen that the team has to collect of a booking (`amountToCollect`); null where there is nothing to collect. */
async function toCollectOf(db: Services["db"], booking: BookingTable): Promise<number | null> {
  const attempt = booking.payment_attempt_id === null ? undefined : await findAttempt(db, booking.payment_attempt_id);
  const refunds = await listRefundsOfBooking(db, booking.id);
  return amountToCollect(booking, attempt, refunds);
}

/** What the item that was moved last was before. */
function lastRebooked(items: readonly BookedItem[]): Pick<MailDetails, "rebooked"> {
  const [last] = items
    .map(({ reservation }) => fromJson<FrozenReservation>(reservation.frozen))
    .flatMap(({ activityTitle, rebooked }) => (rebooked ? [{ ...rebooked, activityTitle }] : []))
    .toSorted((one, other) => other.at.localeCompare(one.at));
  if (!last) return {};
  const { slot, tickets, activityTitle, difference } = last;
  const guests = tickets.map(({ quantity, label }) => `${quantity} × ${label}`);
  return {
    rebooked: { startsAt: wireInstant(slot.startsAt), isAllDay: slot.isAllDay, guests, activityTitle, difference },
  };
}

/**
 * The state of the payment that confirmed a booking, or would have, and its refund for the items of a mail; `kept`:
 * retained Rappen. Leaves out other payments of the booking, such as a second one.
 */
async function paymentOf(
  db: Services["db"],
  kind: MailKind,
  booking: BookingTable,
  about: readonly BookedItem[],
  all: readonly BookedItem[],
  toCollect: number | null,
): Promise<{ readonly payment: MailPayment; readonly kept?: number }> {
  const attempts = await listAttemptsOfBooking(db, booking.id);
  const refunds = await listRefundsOfBooking(db, booking.id);
  const isWhollyRefunded = ({ id }: PaymentAttemptTable) =>
    refunds.some((refund) => refund.payment_attempt_id === id && refund.booking_item_id === null);
  const attempt =
    confirmingAttempt(booking, attempts) ?? attempts.find(isMoneyTaken) ?? attempts.find(isWhollyRefunded);
  if (!attempt) return { payment: "taken" };
  const ofIt = refunds.filter(({ payment_attempt_id }) => payment_attempt_id === attempt.id);
  const retainedOfAll = all.every(isCancelled) ? refundableAfter(attempt, ofIt) : 0;
  if (attempt.method === "invoice")
    return {
      payment: "invoice",
      kept: kind === "booking_cancelled" ? retainedOf(about.filter(isCancelled)) : retainedOfAll,
    };
  if (attempt.method === "free") return { payment: "free" };
  if (attempt.state === "failed")
    return { payment: kind === "booking_confirmed" && toCollect === null ? "free" : "unpaid" };
  if (isWaived(attempt)) return { payment: isAboutRefund(kind) ? "unpaid" : "released" };
  const ofItems = ofIt.filter(({ booking_item_id }) =>
    about.some(({ item }) => [item.id, null].includes(booking_item_id)),
  );
  if (isTeamPayment(attempt) && (isAboutRefund(kind) || kind === "booking_rebooked")) {
    // What was released before the team collected the rest was never paid.
    const wasReleased = ofItems.length > 0 && ofItems.every(({ state }) => state === "released");
    return { payment: wasReleased ? "unpaid" : "by_hand" };
  }
  if (isCaptureOpen(attempt) || (isAboutRefund(kind) && wasReserved(booking, attempt, ofItems))) {
    const retained = all.every(isCancelled) ? retainedOfAll : retainedOf(about.filter(isCancelled));
    if (all.every(isCancelled)) return { payment: retained > 0 ? "kept_all" : "released", kept: retained };
    return { payment: retained > 0 ? "kept" : "reserved", kept: retained };
  }
  if (attempt.state === "cancelled" || attempt.capture_amount === 0) return { payment: "released" };
  return { payment: ofItems.some(({ state }) => needsTeam(state)) ? "refund_due" : "taken", kept: retainedOfAll };
}

/** Whether a payment was only reserved when the items of these refunds were cancelled or refused. */
function wasReserved(
  { confirmed_at }: BookingTable,
  { capture_amount }: PaymentAttemptTable,
  refunds: readonly RefundTable[],
): boolean {
  // Without a refund its full price is retained: an item of a request that is not confirmed.
  return refunds.length === 0
    ? confirmed_at === null && capture_amount !== null
    : refunds.every(({ state }) => state === "released");
}

function isCancelled({ item }: BookedItem): boolean {
  return item.cancelled_at !== null;
}

/** Rappen of the price of cancelled items that don't go back. */
function retainedOf(items: readonly BookedItem[]): number {
  return items.reduce((sum, { item }) => sum + Math.max(0, item.paid_amount - item.refunded_amount), 0);
}

/**
 * Rappen that a mail names: of one refund, what goes back or is not wanted for its items, or what those cost that
 * stand.
 */
function amountOfMail(
  kind: MailKind,
  booking: BookingTable,
  about: readonly BookedItem[],
  all: readonly BookedItem[],
  payment: MailPayment,
  failed: RefundTable | undefined,
  toCollect: number | null,
): number {
  if (failed) return failed.amount;
  if (kind === "booking_refunded") return booking.total_amount;
  if (kind === "payment_not_captured" && toCollect !== null) return toCollect;
  if (isAboutRefund(kind)) {
    if (payment !== "unpaid") return about.reduce((sum, { item }) => sum + item.refunded_amount, 0);
    const fee = about.length === all.length ? booking.service_fee_amount : 0;
    return about.reduce((sum, { item }) => sum + item.paid_amount, fee);
  }
  return activeTotal({ booking, items: all, all });
}
