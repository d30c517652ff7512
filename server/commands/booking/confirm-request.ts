import type { HistoryReason } from "../../../sdk/contracts/admin/history-reasons.ts";
import { instantAt } from "../../clock.ts";
import type { Trx } from "../../db/connection.ts";
import { updateBookingItem } from "../../db/queries/booking-item.ts";
import { updateBooking } from "../../db/queries/booking.ts";
import { listReservationsOfBooking } from "../../db/queries/reservation.ts";
import { releaseSeats } from "../../db/queries/slot.ts";
import { insertTeamStep } from "../../db/queries/team-step.ts";
import { lockRow } from "../../db/row-lock.ts";
import type { BookedItemRows, BookingTable } from "../../db/schema.ts";
import { transact } from "../../db/transact.ts";
import { refundOf } from "../../domain/cancel-refund.ts";
import { isOnRequest, requestItemStateOf, requestStateOf, withTiedTrips } from "../../domain/request-state.ts";
import { AppError, notFound } from "../../errors.ts";
import type { Services } from "../../services.ts";
import { restoreRebates } from "../code/rebates.ts";
import { returnToVouchers } from "../code/spend-vouchers.ts";
import { announce } from "../outbox.ts";
import { capturePayment, fixCaptureAmount } from "../payment/capture.ts";
import { confirmingAttemptOf } from "../payment/confirming-attempt.ts";
import { executeRefunds, recordPartDue, recordRefundDue } from "../refund/refund.ts";
import { refundablesOf, splitBack, type PartBack } from "../refund/give-back.ts";
import { changeState } from "../states.ts";
import { releaseSeatsOfBooking } from "./confirm-seats.ts";
import { completeConfirmation } from "./confirm.ts";
import { billDifference } from "./rebook-item.ts";
import { requestScope } from "./request-scope.ts";

export type RequestAnswer = "accepted" | "refused";

export interface AnsweredBy {
  /** `deadline`: refused because there was no answer within 48 hours. */
  readonly by: "supplier" | "team" | "deadline";
  /** The e-mail address for the team's history; null if no person answered. */
  readonly actor: string | null;
  /** The message to the buyer with a refusal; null for none. */
  readonly note: string | null;
}

/** The part of a request that is answered. */
export interface AnsweredPart {
  /** The supplier, for its own items; null or missing: all items of the booking. */
  readonly supplierId?: number | null | undefined;
  /** Single items; missing: all that are open. */
  readonly bookingItemIds?: readonly string[] | undefined;
}

/**
 * Answers items of a booking on request (RULES 8). Of concurrent answers to an item the first counts; repeating it
 * changes nothing. A refused item's seats are freed and its money is due for refund; of an authorised card it is
 * released. So are the trips that go with it, in full whatever their own rule, since their buyer has no part in it.
 * The last answer confirms the booking with the remaining items and captures their amount, once, since providers
 * capture once. If no item remains, all is voided or refunded, except what the team has retained of items cancelled
 * before. Throws 404 `booking_not_found`, also for an item of another supplier, and 409 `request_closed`
 * (fields.state) if none of the items is open any more, or the 48 hours are over.
 */
export async function answerRequest(
  services: Services,
  bookingId: string,
  answer: RequestAnswer,
  answered: AnsweredBy,
  { supplierId = null, bookingItemIds }: AnsweredPart = {},
): Promise<void> {
  const { db, clock } = services;
  const at = instantAt(clock.now());
  const attemptId = await transact(db, async (trx) => {
    await lockRow(trx, "booking", bookingId);
    const scope = await requestScope(trx, bookingId, supplierId);
    if (!scope) throw notFound("booking_not_found");
    const named = scope.items.filter(({ item }) => !bookingItemIds || bookingItemIds.includes(item.id));
    if (bookingItemIds && named.length < new Set(bookingItemIds).size) throw notFound("booking_not_found");
    const state = requestStateOf(scope.booking, named, at);
    if (state === answer) return null;
    if (state !== "open" && !(state === "expired" && answered.by === "deadline")) {
      throw new AppError("request_closed", "This request can't be answered any more.", { state: state ?? "none" });
    }
    const open = named.filter((booked) => requestItemStateOf(booked) === "open");
    const isAnswered = open.length === scope.all.filter((booked) => requestItemStateOf(booked) === "open").length;
    const ending = withTiedTrips(open, scope.all);
    const standing = scope.all.filter((booked) => booked.item.cancelled_at === null && !ending.includes(booked));
    if (answer === "refused" && standing.length === 0) await refuse(trx, scope.booking, ending, answered, at);
    else {
      for (const booked of open)
        await (answer === "accepted"
          ? changeState(trx, "reservation", booked.reservation.id, ["requested"], "booked", acceptanceOf(answered), at)
          : refusePart(trx, scope.booking, withTiedTrips([booked], scope.all), answered, at));
      if (isAnswered)
        await confirm(trx, scope.booking, answer === "accepted" ? acceptanceOf(answered) : "request_answered", at);
    }
    await record(trx, bookingId, answer === "accepted" ? "request_accepted" : "request_refused", answered, at);
    return scope.booking.payment_attempt_id;
  });
  if (attemptId) await settleAnswered(services, attemptId);
}

/**
 * After an answer: captures the amount of the remaining items and executes due refunds. The reconciling job does it if
 * the process ends before.
 */
export async function settleAnswered(services: Services, attemptId: string): Promise<void> {
  await capturePayment(services, attemptId);
  await executeRefunds(services, attemptId);
}

/**
 * Confirms what is left of a requested booking whose row is locked, after its buyer has cancelled all that was on
 * request.
 */
export async function confirmRest(trx: Trx, booking: BookingTable, at: string): Promise<void> {
  await confirm(trx, booking, "accepted_by_cancellation", at);
}

async function confirm(
  trx: Trx,
  { id, payment_attempt_id }: BookingTable,
  reason: HistoryReason,
  at: string,
): Promise<void> {
  await changeState(trx, "booking", id, ["requested"], "confirmed", reason, at);
  for (const reservation of await listReservationsOfBooking(trx, id))
    await changeState(trx, "reservation", reservation.id, ["requested"], "booked", reason, at);
  await completeConfirmation(trx, { id }, at);
  await fixCaptureAmount(trx, payment_attempt_id, at);
}

/** Refuses all of the booking: refunds what was paid for what ends, and the service fee. */
async function refuse(
  trx: Trx,
  booking: BookingTable,
  ending: readonly BookedItemRows[],
  answered: AnsweredBy,
  at: string,
): Promise<void> {
  const { id } = booking;
  const reason = refusalOf(answered);
  const attempt = await confirmingAttemptOf(trx, booking);
  const refundables = await refundablesOf(trx, attempt);
  const refunds: PartBack[] = [];
  let left = refundables;
  for (const booked of ending) {
    const { item } = booked;
    const isLast = booked === ending.at(-1);
    const { amount, fee } = refundOf({
      itemPaid: item.paid_amount,
      fee: booking,
      isLast,
      bySupplier: false,
      refundable: left.money + left.vouchers,
      override: null,
    });
    await markRefused(trx, booked, amount, answered, at);
    if (isLast) await updateBooking(trx, id, { fee_refunded_amount: (booking.fee_refunded_amount ?? 0) + fee });
    const back = splitBack(amount, left);
    refunds.push({ bookingItemId: item.id, reason: "request_refused", ...back });
    left = { money: left.money - back.money, vouchers: left.vouchers - back.vouchers };
  }
  await changeState(trx, "booking", id, ["requested"], "refunded", reason, at);
  await releaseSeatsOfBooking(trx, id, "refunded", reason, at);
  if (attempt.method === "invoice") await billDifference(trx, attempt, left.money - refundables.money, at);
  else if (left.money === 0) await recordRefundDue(trx, attempt, "request_refused", at);
  // What the team has retained of a cancelled item stays retained (RULES 11).
  else for (const part of refunds) await recordPartDue(trx, attempt, { ...part, amount: part.money }, at);
  for (const part of refunds) await returnToVouchers(trx, id, { ...part, amount: part.vouchers }, at);
  await fixCaptureAmount(trx, booking.payment_attempt_id, at);
  await restoreRebates(trx, booking);
  await announce(trx, "request_refused", id, at, idsOf(ending), answered.note);
}

/**
 * Refuses an item and its trips of a booking with other items: refunds what was paid for them, without the service fee
 * (RULES 11).
 */
async function refusePart(
  trx: Trx,
  booking: BookingTable,
  ending: readonly BookedItemRows[],
  answered: AnsweredBy,
  at: string,
): Promise<void> {
  for (const booked of ending) await refuseItem(trx, booking, booked, answered, at);
  await announce(trx, "request_part_refused", booking.id, at, idsOf(ending), answered.note);
}

const idsOf = (items: readonly BookedItemRows[]) => items.map(({ item }) => item.id);

async function refuseItem(
  trx: Trx,
  booking: BookingTable,
  booked: BookedItemRows,
  answered: AnsweredBy,
  at: string,
): Promise<void> {
  const { item, reservation } = booked;
  await changeState(trx, "reservation", reservation.id, ["requested"], "refunded", refusalOf(answered), at);
  await releaseSeats(trx, reservation.slot_id, reservation.seats);
  // Read for each item: the one before may have changed the bill.
  const attempt = await confirmingAttemptOf(trx, booking);
  const refundables = await refundablesOf(trx, attempt);
  const { amount } = refundOf({
    itemPaid: item.paid_amount,
    fee: booking,
    isLast: false,
    bySupplier: false,
    refundable: refundables.money + refundables.vouchers,
    override: null,
  });
  await markRefused(trx, booked, amount, answered, at);
  const back = splitBack(amount, refundables);
  const part = { bookingItemId: item.id, reason: "request_refused" } as const;
  await returnToVouchers(trx, booking.id, { ...part, amount: back.vouchers }, at);
  if (attempt.method === "invoice") await billDifference(trx, attempt, -back.money, at);
  else if (back.money > 0) await recordPartDue(trx, attempt, { ...part, amount: back.money }, at);
}

/** `amount`: its refund, in Rappen. Trips are the shop's own: the team cancels them, whoever refused their activity. */
async function markRefused(
  trx: Trx,
  { item, reservation }: BookedItemRows,
  amount: number,
  { by, note }: AnsweredBy,
  at: string,
): Promise<void> {
  await updateBookingItem(trx, item.id, {
    cancelled_at: at,
    cancelled_by: by === "team" || !isOnRequest(reservation) ? "team" : "supplier",
    cancel_reason: note,
    refunded_amount: amount,
  });
}

function acceptanceOf({ by }: AnsweredBy): HistoryReason {
  return by === "team" ? "accepted_by_team" : "accepted_by_supplier";
}

function refusalOf({ by }: AnsweredBy): HistoryReason {
  return by === "deadline" ? "request_unanswered" : `refused_by_${by}`;
}

/** Whether any of these other items of a booking still waits for an answer. */
export function waitsForAnswer(others: readonly Pick<BookedItemRows, "reservation">[]): boolean {
  return others.some(({ reservation }) => reservation.state === "requested" && isOnRequest(reservation));
}

async function record(
  trx: Trx,
  bookingId: string,
  action: "request_accepted" | "request_refused",
  { actor, note }: AnsweredBy,
  at: string,
): Promise<void> {
  if (actor !== null) await insertTeamStep(trx, { entity: "booking", entityId: bookingId, actor, action, note, at });
}
