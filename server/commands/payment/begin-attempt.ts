import type { PaymentMethodType } from "../../../sdk/contracts/payment.ts";
import { instantAt, minute } from "../../clock.ts";
import type { Trx } from "../../db/connection.ts";
import { findBooking } from "../../db/queries/booking.ts";
import { findAttempt, insertAttempt } from "../../db/queries/payment-attempt.ts";
import { listReservationsOfBooking, updateReservation } from "../../db/queries/reservation.ts";
import type { BookingTable, ReservationTable } from "../../db/schema.ts";
import { dueOf } from "../../domain/due.ts";
import { AppError, notFound } from "../../errors.ts";
import { changeState, recordFirstState } from "../states.ts";
import type { Attempt } from "./attempts.ts";
import { paymentOpen } from "./payment-open.ts";

/** How long an attempt pins its holds (RULES 3). */
const pinDuration = 20 * minute;
const redirectPinDuration = 60 * minute;
/** First check of an attempt by the reconciling job, in case the provider's answer is lost (ms). */
const firstCheckAfter = minute;

/** A payment attempt before the provider is called. */
export interface AttemptOrder {
  /** The same id is the same attempt: a repetition of the call. */
  readonly id: string;
  readonly bookingId: string;
  readonly method: PaymentMethodType;
  readonly provider: string;
  readonly returnUrl: string;
  readonly failureUrl: string | null;
  readonly affiliate: string | null;
  readonly channelId?: string | null;
  readonly language?: string | null;
  readonly ga4Id?: string | null;
  readonly redirects: boolean;
  /** Until when it pins these holds, where it does not go by `redirects`. */
  readonly pinnedUntil?: (holds: readonly ReservationTable[]) => string;
  /**
   * Says whether the method takes what is due of the total (Rappen); else 422 `payment_method_unavailable`. They differ
   * by what gift vouchers pay.
   */
  readonly takes: (due: number, total: number) => boolean;
  readonly now: number;
}

/**
 * Inserts an attempt before the provider is called, and pins its holds. One attempt at a time (409
 * `payment_open`), never for what is paid (422 `booking_paid`) or no longer held (409 `hold_expired`, with the
 * reservationIds).
 */
export async function beginAttempt(trx: Trx, order: AttemptOrder): Promise<{ attempt: Attempt; isNew: boolean }> {
  const at = instantAt(order.now);
  // Claims before it reads: a concurrent call waits for the claim, and then reads the booking as the first has left it.
  const isClaimed =
    (await changeState(trx, "booking", order.bookingId, ["unpaid"], "paying", "payment_begun", at)) !== null;
  const known = await findAttempt(trx, order.id);
  if (known) {
    if (isClaimed) await changeState(trx, "booking", order.bookingId, ["paying"], "unpaid", "same_payment_again", at);
    return { attempt: known, isNew: false };
  }
  const booking = await findBooking(trx, order.bookingId);
  if (!booking) throw notFound("booking_not_found");
  const reservations = await listReservationsOfBooking(trx, booking.id);
  if (!isClaimed) throw claimError(booking, reservations);
  const notHeld = reservations.filter(({ state, expires_at }) => state !== "held" || expires_at <= at);
  if (notHeld.length > 0 || reservations.length === 0) throw holdExpired(notHeld);
  const due = dueOf(booking);
  if (!order.takes(due, booking.total_amount))
    throw new AppError("payment_method_unavailable", "This method can't pay this booking.");

  const pinnedUntil =
    order.pinnedUntil?.(reservations) ?? instantAt(order.now + (order.redirects ? redirectPinDuration : pinDuration));
  const attempt: Attempt = {
    id: order.id,
    booking_id: booking.id,
    provider: order.provider,
    method: order.method,
    amount: due,
    capture_amount: null,
    lost_amount: 0,
    state: "created",
    provider_reference: null,
    provider_key: order.id,
    action: null,
    result_code: null,
    refusal_reason: null,
    return_url: order.returnUrl,
    failure_url: order.failureUrl,
    affiliate: order.affiliate,
    affiliate_campaign: booking.affiliate_campaign,
    affiliate_widget: booking.affiliate_widget,
    pinned_until: pinnedUntil,
    created_at: at,
    settled_at: null,
    check_at: instantAt(order.now + firstCheckAfter),
    tries: 0,
    payment_agreement_id: null,
    channel_id: order.channelId ?? null,
    language: order.language ?? null,
    ga4_id: order.ga4Id ?? null,
  };
  await insertAttempt(trx, attempt);
  await recordFirstState(trx, "payment_attempt", attempt.id, "created", "payment_begun", at);
  for (const { id } of reservations) {
    // A hold that has just expired rolls the attempt back.
    if (!(await changeState(trx, "reservation", id, ["held"], "paying", "payment_begun", at)))
      throw holdExpired([{ id }]);
    await updateReservation(trx, id, { pinned_until: pinnedUntil });
  }
  return { attempt, isNew: true };
}

const paidStates: readonly string[] = ["requested", "confirmed", "cancelled"];

/** Why a booking can't be claimed. */
function claimError(booking: BookingTable, reservations: readonly ReservationTable[]): AppError {
  if (paidStates.includes(booking.state)) return new AppError("booking_paid", "This booking is already paid.");
  return booking.state === "paying" ? paymentOpen(booking.id) : holdExpired(reservations);
}

function holdExpired(reservations: readonly Pick<ReservationTable, "id">[]): AppError {
  return new AppError("hold_expired", "The seats are no longer held.", {
    reservationIds: reservations.map(({ id }) => id),
  });
}
