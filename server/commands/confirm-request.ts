import type { HistoryReason } from "../../sdk/contracts/admin/history-reasons.ts";
import { instantAt } from "../clock.ts";
import type { Trx } from "../db/connection.ts";
import { reservationsOfBooking } from "../db/queries/bookings.ts";
import { giveBackSeats } from "../db/queries/seats.ts";
import { recordStep } from "../db/queries/team-steps.ts";
import type { BookingTable } from "../db/schema.ts";
import { transact } from "../db/transact.ts";
import { AppError, notFound } from "../errors.ts";
import type { BookedItem } from "../presenters/ticket.ts";
import type { Services } from "../services.ts";
import { refundOf } from "./cancel-refund.ts";
import { finish } from "./confirm.ts";
import { releaseSeats } from "./confirm-seats.ts";
import { announce } from "./outbox.ts";
import { paidBy } from "./paid-by.ts";
import type { Attempt } from "./pay-attempts.ts";
import { capture } from "./pay-capture.ts";
import { bill } from "./rebook-item.ts";
import { returnRebates } from "./rebates.ts";
import { giveBack, owe, owePart, refundableOf } from "./refund.ts";
import { requestConfirmableUntil } from "./request-deadline.ts";
import { requestScope } from "./request-scope.ts";
import { isOnRequest, requestItemStateOf, requestStateOf } from "./request-state.ts";
import { move } from "./states.ts";

export type RequestAnswer = "accepted" | "refused";

export interface AnsweredBy {
  /** `deadline`: nobody answered within 48 hours. `cancellation`: the buyer has taken back everything that was on request. */
  readonly by: "supplier" | "team" | "deadline" | "cancellation";
  /** Who it was, for the team's history: an e-mail address; null where no person answered. */
  readonly who: string | null;
  /** What the buyer is told of a refusal; null without words. */
  readonly note: string | null;
}

/** The part of a request that is answered. */
export interface AnsweredPart {
  /** The supplier who answers for its own items; null or missing: all items of the booking. */
  readonly supplierId?: number | null | undefined;
  /** Single items; missing: all that are open. */
  readonly bookingItemIds?: readonly string[] | undefined;
}

/**
 * Answers items of a booking on request (RULES 8). The first answer to an item counts, of however many come at the same time; the same one again
 * changes nothing. A refused item's seats are free and its money is due. With the last answer the booking is confirmed with what stands, and the
 * payment is captured at once, for providers capture once; what was refused is given back of it. Where nothing stands all of it is voided or given
 * back. Throws 404 `booking_not_found`, also for an item that isn't the supplier's, and 409 `request_closed` (fields.state) where none of the items is
 * open any more, or the 48 hours are over.
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
  const attempt = await transact(db, async (trx) => {
    // The booking's row is locked first, as everything does that changes one.
    await trx.updateTable("booking").set({ id: bookingId }).where("id", "=", bookingId).execute();
    const scope = await requestScope(trx, bookingId, supplierId);
    if (!scope) throw notFound("booking_not_found");
    const named = scope.items.filter(({ item }) => !bookingItemIds || bookingItemIds.includes(item.id));
    if (bookingItemIds && named.length < new Set(bookingItemIds).size) throw notFound("booking_not_found");
    const until = await requestConfirmableUntil(trx, bookingId);
    // A slot that has begun ends its request, also one whose time was set by an earlier version.
    const isOver = scope.booking.state === "requested" && until !== null && until <= at;
    const stateNow = requestStateOf(scope.booking, named, at);
    const state = isOver && stateNow === "open" ? "expired" : stateNow;
    if (state === answer) return null;
    if (state !== "open" && !(state === "expired" && answered.by === "deadline")) {
      throw new AppError("request_closed", "This request can't be answered any more.", { state: state ?? "none" });
    }
    const open = named.filter((booked) => requestItemStateOf(booked) === "open");
    const paid = await paidBy(trx, scope.booking);
    const isAnswered = open.length === scope.all.filter((booked) => requestItemStateOf(booked) === "open").length;
    const standing = scope.all.filter((booked) => booked.item.cancelled_at === null && !open.includes(booked));
    if (answer === "refused" && standing.length === 0) await refuse(trx, scope.booking, paid, answered, at);
    else {
      for (const booked of open)
        await (answer === "accepted"
          ? move(trx, "reservation", booked.reservation.id, ["requested"], "booked", `accepted_by_${answered.by}`, at)
          : refuseItem(trx, scope.booking, booked, paid, answered, at));
      if (isAnswered) await confirm(trx, scope.booking, paid, answer === "accepted" ? `accepted_by_${answered.by}` : "request_answered", at);
    }
    await record(trx, bookingId, answer === "accepted" ? "request_accepted" : "request_refused", answered, at);
    return paid;
  });
  if (attempt) await settleAnswered(services, attempt.id);
}

/** After an answer: takes what was set aside, gives back what is due. The reconciling job does it, should the process end before. */
export async function settleAnswered(services: Services, attemptId: string): Promise<void> {
  await capture(services, attemptId);
  await giveBack(services, attemptId);
}

/** Confirms what is left of a requested booking whose row is locked, after its buyer has cancelled all that was on request. */
export async function confirmRest(trx: Trx, booking: Pick<BookingTable, "id">, attempt: Attempt, at: string): Promise<void> {
  await confirm(trx, booking, attempt, "accepted_by_cancellation", at);
}

async function confirm(trx: Trx, { id }: Pick<BookingTable, "id">, attempt: Attempt, reason: HistoryReason, at: string): Promise<void> {
  await move(trx, "booking", id, ["requested"], "confirmed", reason, at);
  for (const reservation of await reservationsOfBooking(trx, id)) await move(trx, "reservation", reservation.id, ["requested"], "booked", reason, at);
  await finish(trx, { id }, at);
  // What was only set aside is captured now; of any other payment there is nothing to look at.
  await trx.updateTable("payment_attempt").set({ check_at: at }).where("id", "=", attempt.id).where("state", "=", "authorised").execute();
}

/** Nothing of the booking stands any more. */
async function refuse(trx: Trx, booking: BookingTable, attempt: Attempt, answered: AnsweredBy, at: string): Promise<void> {
  const { id } = booking;
  const reason = refusalOf(answered);
  await move(trx, "booking", id, ["requested"], "refunded", reason, at);
  await releaseSeats(trx, id, "refunded", reason, at);
  if (attempt.method === "invoice") await bill(trx, attempt, -attempt.amount);
  else if (attempt.amount > 0) await owe(trx, attempt, "request_refused", at);
  await returnRebates(trx, booking);
  await announce(trx, "request_refused", id, at, undefined, answered.note);
}

/** One item of a booking that goes on: what was paid for it goes back; the service fee stays with what is left (RULES 11). */
async function refuseItem(
  trx: Trx,
  booking: BookingTable,
  { item, reservation }: BookedItem,
  attempt: Attempt,
  answered: AnsweredBy,
  at: string,
): Promise<void> {
  await move(trx, "reservation", reservation.id, ["requested"], "refunded", refusalOf(answered), at);
  await giveBackSeats(trx, reservation.slot_id, reservation.seats);
  const refundable = await refundableOf(trx, attempt);
  const { amount } = refundOf({ itemPaid: item.paid_amount, fee: booking, isLast: false, bySupplier: false, refundable, override: null });
  const cancelled_by = answered.by === "team" ? "team" : "supplier";
  await trx
    .updateTable("booking_item")
    .set({ cancelled_at: at, cancelled_by, cancel_reason: answered.note, refunded_amount: amount })
    .where("id", "=", item.id)
    .execute();
  if (attempt.method === "invoice") await bill(trx, attempt, -amount);
  else if (amount > 0) await owePart(trx, attempt, { bookingItemId: item.id, amount, reason: "request_refused" }, at);
  await announce(trx, "request_part_refused", booking.id, at, item.id, answered.note);
}

function refusalOf({ by }: AnsweredBy): HistoryReason {
  return by === "deadline" ? "request_unanswered" : `refused_by_${by}`;
}

/** Whether something of a booking still waits for an answer once these items are gone. */
export function waitsForAnswer(others: readonly Pick<BookedItem, "reservation">[]): boolean {
  return others.some(({ reservation }) => reservation.state === "requested" && isOnRequest(reservation));
}

async function record(trx: Trx, bookingId: string, action: "request_accepted" | "request_refused", { who, note }: AnsweredBy, at: string): Promise<void> {
  if (who !== null) await recordStep(trx, { entity: "booking", entityId: bookingId, who, action, note, at });
}
