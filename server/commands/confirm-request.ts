import { instantAt } from "../clock.ts";
import type { Trx } from "../db/connection.ts";
import { reservationsOfBooking } from "../db/queries/bookings.ts";
import { recordStep } from "../db/queries/team-steps.ts";
import type { BookingTable } from "../db/schema.ts";
import { transact } from "../db/transact.ts";
import { AppError, notFound } from "../errors.ts";
import type { Services } from "../services.ts";
import { finish } from "./confirm.ts";
import { releaseSeats } from "./confirm-seats.ts";
import { announce } from "./outbox.ts";
import type { Attempt } from "./pay-attempts.ts";
import { capture } from "./pay-capture.ts";
import { bill } from "./rebook-item.ts";
import { giveBack, owe } from "./refund.ts";
import { requestConfirmableUntil } from "./request-deadline.ts";
import { requestStateOf } from "./request-state.ts";
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

/**
 * Answers a booking on request (RULES 8): accepted captures and confirms, refused voids or gives back. The first answer counts, of however many
 * come at the same time; the same one again changes nothing. Throws 404 `booking_not_found`, and 409 `request_closed` (fields.state) for one that
 * was answered otherwise, taken back by its buyer, or whose 48 hours are over.
 */
export async function answerRequest(services: Services, bookingId: string, answer: RequestAnswer, answered: AnsweredBy): Promise<void> {
  const { db, clock } = services;
  const at = instantAt(clock.now());
  const attempt = await transact(db, async (trx) => {
    // The booking's row is locked first, as everything does that changes one.
    const booking = await trx.updateTable("booking").set({ id: bookingId }).where("id", "=", bookingId).returningAll().executeTakeFirst();
    if (!booking) throw notFound("booking_not_found");
    const until = await requestConfirmableUntil(trx, bookingId);
    // A slot that has begun ends its request, also one whose time was set by an earlier version.
    const isOver = booking.state === "requested" && until !== null && until <= at;
    const state = isOver ? "expired" : requestStateOf(booking, at);
    if (state === answer) return null;
    if (state !== "open" && !(state === "expired" && answered.by === "deadline" && booking.state === "requested")) {
      throw new AppError("request_closed", "This request can't be answered any more.", { state: state ?? "none" });
    }
    const paid = await attemptOf(trx, bookingId);
    await (answer === "accepted" ? accept(trx, booking, paid, answered, at) : refuse(trx, booking, paid, answered, at));
    return paid;
  });
  if (attempt) await settleAnswered(services, attempt.id);
}

/** After an answer: takes what was set aside, gives back what is due. The reconciling job does it, should the process end before. */
export async function settleAnswered(services: Services, attemptId: string): Promise<void> {
  await capture(services, attemptId);
  await giveBack(services, attemptId);
}

/** Confirms a requested booking whose row is locked. */
export async function accept(trx: Trx, { id }: Pick<BookingTable, "id">, attempt: Attempt | undefined, answered: AnsweredBy, at: string): Promise<void> {
  const reason = `accepted_by_${answered.by}` as const;
  await move(trx, "booking", id, ["requested"], "confirmed", reason, at);
  for (const reservation of await reservationsOfBooking(trx, id)) await move(trx, "reservation", reservation.id, ["requested"], "booked", reason, at);
  await finish(trx, { id }, at);
  if (attempt) await trx.updateTable("payment_attempt").set({ check_at: at }).where("id", "=", attempt.id).execute();
  await record(trx, id, "request_accepted", answered, at);
}

async function refuse(trx: Trx, { id }: Pick<BookingTable, "id">, attempt: Attempt | undefined, answered: AnsweredBy, at: string): Promise<void> {
  const reason = answered.by === "deadline" ? "request_unanswered" : (`refused_by_${answered.by}` as const);
  await move(trx, "booking", id, ["requested"], "refunded", reason, at);
  await releaseSeats(trx, id, "refunded", reason, at);
  if (attempt?.method === "invoice") await bill(trx, attempt, -attempt.amount);
  else if (attempt && attempt.amount > 0) await owe(trx, attempt, "request_refused", at);
  await announce(trx, "request_refused", id, at, undefined, answered.note);
  await record(trx, id, "request_refused", answered, at);
}

async function record(trx: Trx, bookingId: string, action: "request_accepted" | "request_refused", { who, note }: AnsweredBy, at: string): Promise<void> {
  if (who !== null) await recordStep(trx, { entity: "booking", entityId: bookingId, who, action, note, at });
}

function attemptOf(trx: Trx, bookingId: string): Promise<Attempt | undefined> {
  return trx
    .selectFrom("payment_attempt")
    .selectAll()
    .where("booking_id", "=", bookingId)
    .where("state", "in", ["authorised", "captured"])
    .orderBy("created_at")
    .executeTakeFirst();
}
