import type * as v from "valibot";
import type { cancelBooking } from "../../sdk/contracts/cancel.ts";
import type { CallAnswer } from "../../sdk/contracts/call.ts";
import { money } from "../../sdk/contracts/money.ts";
import { instantAt } from "../clock.ts";
import type { Trx } from "../db/connection.ts";
import { fromJson } from "../db/json.ts";
import { findBooking } from "../db/queries/bookings.ts";
import { giveBackSeats } from "../db/queries/seats.ts";
import { transact } from "../db/transact.ts";
import { AppError, notFound } from "../errors.ts";
import { keepAnswer, type Idempotency } from "../routes/idempotency.ts";
import type { Services } from "../services.ts";
import { admin, mayUseOf, type Session } from "../session.ts";
import { refundOf } from "./cancel-refund.ts";
import { whyNotCancellable, type NotCancellable } from "./cancel-rule.ts";
import { accept, settleAnswered } from "./confirm-request.ts";
import type { FrozenReservation } from "./frozen.ts";
import { announce } from "./outbox.ts";
import type { Attempt } from "./pay-attempts.ts";
import { paidBy } from "./paid-by.ts";
import { bill } from "./rebook-item.ts";
import { giveBack, owe, owePart, refundableOf } from "./refund.ts";
import { move } from "./states.ts";

export type Cancellation = Omit<v.InferOutput<NonNullable<typeof cancelBooking.body>>, "token">;
type Cancelled = CallAnswer<typeof cancelBooking>;
/** What is written in the same transaction by whoever does cancel; who comes later writes nothing. `at` is an instant of the database. */
type Alongside = (trx: Trx, cancelled: Cancelled, at: string) => Promise<void>;

/**
 * Cancels one item of a booking (RULES 11); `bookingId` is the item's id; who may is the route's to check. Its seats are free, what was
 * paid for it is due, the mail is written and the step is in the history, in one transaction; then the provider gives the money back, as often
 * as it takes. Again it gives the same answer. Throws 404 `booking_not_found`; 409 `not_cancellable`; 422 `refund_too_high`; 401, 403 for who
 * asks for what is the team's.
 */
export async function cancel(
  services: Services,
  request: Cancellation,
  session: Session,
  idempotency: Idempotency | null,
  alongside: Alongside = async () => {},
): Promise<Cancelled> {
  if (request.bySupplier || request.amount !== undefined) admin(session);
  const by = request.bySupplier ? "supplier" : session.isAdmin ? "team" : "customer";
  const { db, clock } = services;
  const at = instantAt(clock.now());
  const known = await db
    .selectFrom("booking_item")
    .innerJoin("booking", "booking.id", "booking_item.booking_id")
    .select(["booking_id", "distributor_id"])
    .where("booking_item.id", "=", request.bookingId)
    .executeTakeFirst();
  if (!known || !(session.isAdmin || mayUseOf(known.distributor_id, session))) throw notFound("booking_not_found");

  const { answer, attemptId, isAnswered } = await transact(db, async (trx) => {
    // The booking's row is locked first, as everything does that changes one.
    await trx.updateTable("booking").set({ id: known.booking_id }).where("id", "=", known.booking_id).execute();
    const found = (await findBooking(trx, known.booking_id))!;
    const booked = found.items.find(({ item }) => item.id === request.bookingId);
    if (!booked) throw notFound("booking_not_found");
    const { booking } = found;
    const { item, reservation } = booked;
    const isLast = found.items.every((other) => other.item.id === item.id || other.item.cancelled_at !== null);
    if (item.cancelled_at !== null) return { answer: answerOf(booking.id, item.id, booking.state, item.refunded_amount), attemptId: null, isAnswered: false };
    const reason = whyNotCancellable({ booking, item, reservation }, at, session.isAdmin);
    if (reason) throw notCancellable(reason);

    const attempt = await paidBy(trx, booking.id);
    const refund = refundOf({
      itemPaid: item.paid_amount,
      fee: booking,
      isLast,
      bySupplier: request.bySupplier,
      refundable: await refundableOf(trx, attempt),
      override: request.amount ?? null,
    });
    const step = `cancelled by the ${by}`;
    if (!(await move(trx, "reservation", reservation.id, ["booked", "requested"], "cancelled", step, at))) throw notCancellable("unconfirmed");
    await giveBackSeats(trx, reservation.slot_id, reservation.seats);
    await trx
      .updateTable("booking_item")
      .set({ cancelled_at: at, cancelled_by: by, cancel_reason: request.reason, refunded_amount: refund.amount })
      .where("id", "=", item.id)
      .execute();
    await trx
      .updateTable("booking")
      .set({ fee_refunded_amount: (booking.fee_refunded_amount ?? 0) + refund.fee })
      .where("id", "=", booking.id)
      .execute();
    if (isLast) await move(trx, "booking", booking.id, ["confirmed", "requested"], "cancelled", step, at);
    const others = found.items.filter((other) => other.item.id !== item.id && other.item.cancelled_at === null);
    const isAnswered = !isLast && booking.state === "requested" && !others.some((other) => isOnRequest(other.reservation));
    if (refund.amount > 0 || booking.state === "requested")
      await payBack(trx, attempt, { bookingItemId: item.id, amount: refund.amount, wasRequested: booking.state === "requested" }, at);
    await announce(trx, "booking_cancelled", booking.id, at, item.id);
    // What is left waits for nobody any more.
    if (isAnswered) await accept(trx, booking, attempt, { by: "cancellation", who: null, note: null }, at);
    const made = answerOf(booking.id, item.id, isLast ? "cancelled" : isAnswered ? "confirmed" : booking.state, refund.amount);
    await alongside(trx, made, at);
    await keepAnswer(trx, idempotency, made, at);
    const isDue = (refund.amount > 0 || isAnswered) && attempt.method !== "invoice";
    return { answer: made, attemptId: isDue ? attempt.id : null, isAnswered };
  });
  if (attemptId) await (isAnswered ? settleAnswered : giveBack)(services, attemptId);
  return answer;
}

function isOnRequest({ frozen }: { readonly frozen: string }): boolean {
  return fromJson<FrozenReservation>(frozen).bookingOnRequest;
}

interface Part {
  readonly bookingItemId: string;
  readonly amount: number;
  readonly wasRequested: boolean;
}

/** On invoice the bill becomes smaller; what was only set aside for a request is let go, or taken where the team keeps it; everything else goes back the way it came. */
async function payBack(trx: Trx, attempt: Attempt, { bookingItemId, amount, wasRequested }: Part, at: string): Promise<void> {
  if (attempt.method === "invoice") await bill(trx, attempt, -amount);
  else if (wasRequested && amount === attempt.amount) await owe(trx, attempt, "cancelled", at);
  else if (amount === 0) await trx.updateTable("payment_attempt").set({ check_at: at }).where("id", "=", attempt.id).execute();
  else await owePart(trx, attempt, { bookingItemId, amount, reason: "cancelled" }, at);
}

function answerOf(bookingId: string, bookingItemId: string, status: string, refund: number): Cancelled {
  return { bookingId, bookingItemId, status, refund: money(refund) };
}

function notCancellable(reason: NotCancellable): AppError {
  return new AppError("not_cancellable", "This booking can't be cancelled.", { reason });
}
