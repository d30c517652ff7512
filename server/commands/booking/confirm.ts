import type { HistoryReason } from "../../../sdk/contracts/admin/history-reasons.ts";
import { instantAt, minute } from "../../clock.ts";
import type { Trx } from "../../db/connection.ts";
import { deleteReminderAddress } from "../../db/queries/basket-reminder.ts";
import { getBooking, updateBooking } from "../../db/queries/booking.ts";
import { clearBookingOfCart, updateCart } from "../../db/queries/cart.ts";
import { updateAttempt } from "../../db/queries/payment-attempt.ts";
import type { BookingTable } from "../../db/schema.ts";
import { transact } from "../../db/transact.ts";
import { dueOf } from "../../domain/due.ts";
import { remindersBefore } from "../../domain/request-deadline.ts";
import { AppError } from "../../errors.ts";
import type { Services } from "../../services.ts";
import { spendRebates } from "../code/rebates.ts";
import { spendVouchers, releaseVouchers } from "../code/spend-vouchers.ts";
import { writeReceipt } from "../document/write-document.ts";
import { announce } from "../outbox.ts";
import { openAttemptStates, type Attempt } from "../payment/attempts.ts";
import { fixCaptureAmount } from "../payment/capture.ts";
import { recordRefundDue } from "../refund/refund.ts";
import { changeState } from "../states.ts";
import { bookSeats, releaseSeatsOfBooking } from "./confirm-seats.ts";
import { assignTicketCodes } from "./confirm-tickets.ts";
import { requestDeadline } from "./request-deadline.ts";
import { announceRequest } from "./request-outbox.ts";

/** The reconciling job captures after this, if the process ends before (ms). */
const captureWithin = minute;

/**
 * `confirmed`, `requested`: the seats are booked. `refund_due`: the money must be refunded. `elsewhere`: another caller
 * was first.
 */
export type ConfirmOutcome = "confirmed" | "requested" | "refund_due" | "elsewhere";

/** Why a payment can't confirm its booking; stored with the refund. */
export class NoBookingForIt extends Error {
  readonly reason: HistoryReason;
  constructor(reason: HistoryReason) {
    super(reason);
    this.reason = reason;
  }
}

/**
 * Confirms a paid booking in one transaction, with its seats, ticket codes and mail. Seats of an expired hold are taken
 * again if they are free; else nothing is confirmed and the refund is due (RULES 8).
 */
export async function confirmPaid(
  { db, clock, log }: Services,
  attempt: Attempt,
  state: "authorised" | "captured",
): Promise<ConfirmOutcome> {
  const at = instantAt(clock.now());
  try {
    return await transact(db, async (trx) =>
      (await takeOver(trx, attempt, state, at)) ? confirmInTransaction(trx, attempt, at) : "elsewhere",
    );
  } catch (cause) {
    if (!(cause instanceof NoBookingForIt)) throw cause;
    log.warn(
      { paymentAttemptId: attempt.id, reason: cause.reason },
      "a payment found no booking to confirm and goes back",
    );
    return transact(db, async (trx) => {
      if (!(await takeOver(trx, attempt, state, at))) return "elsewhere";
      await recordRefundDue(trx, attempt, cause.reason, at);
      await releaseAttempt(trx, attempt, cause.reason, at);
      return "refund_due";
    });
  }
}

/**
 * Confirms what needs no provider: a free cart, one that vouchers pay, or an invoice. Part of the transaction that made
 * the attempt.
 */
export async function confirmInTransaction(trx: Trx, attempt: Attempt, at: string): Promise<"confirmed" | "requested"> {
  const booking = await getBooking(trx, attempt.booking_id);
  const to = booking.on_request ? "requested" : "confirmed";
  if (dueOf(booking) !== attempt.amount) throw new NoBookingForIt("basket_changed");
  if (!(await changeState(trx, "booking", booking.id, ["paying", "unpaid", "expired"], to, "paid", at)))
    throw new NoBookingForIt("paid_already");
  if (!(await bookSeats(trx, booking.id, to === "confirmed" ? "booked" : "requested", at)))
    throw new NoBookingForIt("hold_lapsed");
  await updateBooking(trx, booking.id, { payment_attempt_id: attempt.id });
  const spent = await spendRebates(trx, booking);
  if (!(await spendVouchers(trx, booking.id, booking.vouchers_amount, at))) throw new NoBookingForIt("voucher_spent");
  await updateCart(trx, booking.cart_id, { closed_at: at });
  await deleteReminderAddress(trx, booking.cart_id);
  if (to === "requested") {
    const expiresAt = await requestDeadline(trx, booking.id, at);
    // A payment after the slot has begun is too late for the supplier's answer.
    if (expiresAt <= at) throw new NoBookingForIt("hold_lapsed");
    const left = Date.parse(expiresAt) - Date.parse(at);
    await updateBooking(trx, booking.id, {
      request_expires_at: expiresAt,
      // Reminders that would be due immediately are left out.
      request_reminders: remindersBefore.filter((before) => left <= before).length,
      spent_rebates: spent.length > 0 ? JSON.stringify(spent) : null,
    });
    // The money stays authorised until the answer; there is nothing to check at the provider before.
    await updateAttempt(trx, attempt.id, { check_at: null });
    await announce(trx, "booking_requested", booking.id, at);
    await announceRequest(trx, booking.id, { isReminder: false }, at);
    return "requested";
  }
  await fixCaptureAmount(trx, attempt.id, instantAt(Date.parse(at) + captureWithin));
  await completeConfirmation(trx, booking, at);
  return "confirmed";
}

/** Ticket codes, mail and receipt of a confirmed booking, whether immediately or after its supplier has accepted. */
export async function completeConfirmation(trx: Trx, booking: Pick<BookingTable, "id">, at: string): Promise<void> {
  await updateBooking(trx, booking.id, { confirmed_at: at });
  await assignTicketCodes(trx, booking.id);
  await writeReceipt(trx, booking.id, at);
  await announce(trx, "booking_confirmed", booking.id, at);
}

/** Moves the attempt to its final state; of concurrent callers, only the first returns true. */
export async function takeOver(
  trx: Trx,
  attempt: Attempt,
  state: "authorised" | "captured",
  at: string,
): Promise<boolean> {
  if (!(await changeState(trx, "payment_attempt", attempt.id, openAttemptStates, state, "payment_confirmed", at)))
    return false;
  await updateAttempt(trx, attempt.id, {
    result_code: "Authorised",
    action: null,
    pinned_until: null,
    settled_at: state === "captured" ? at : null,
    check_at: state === "captured" ? null : instantAt(Date.parse(at) + captureWithin),
  });
  return true;
}

/**
 * Ends a booking whose seats are sold; the cart continues without it. A booking that another attempt has paid is not
 * changed.
 */
async function releaseAttempt(trx: Trx, attempt: Attempt, reason: HistoryReason, at: string): Promise<void> {
  await changeState(trx, "booking", attempt.booking_id, ["unpaid"], "expired", reason, at);
  const ended = await changeState(trx, "booking", attempt.booking_id, ["paying", "expired"], "refunded", reason, at);
  if (!ended) return;
  await releaseSeatsOfBooking(trx, attempt.booking_id, "expired", reason, at);
  await releaseVouchers(trx, attempt.booking_id, at);
  await clearBookingOfCart(trx, attempt.booking_id);
  await announce(trx, "booking_refunded", attempt.booking_id, at);
}

/** For callers without a payment: the reason as an error of the wire. */
export function asHoldExpired(cause: unknown): unknown {
  return cause instanceof NoBookingForIt
    ? new AppError("hold_expired", "The seats are no longer held.", { reason: cause.reason })
    : cause;
}
