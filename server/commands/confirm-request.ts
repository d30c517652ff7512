import { instantAt } from "../clock.ts";
import { reservationsOfBooking } from "../db/queries/bookings.ts";
import { transact } from "../db/transact.ts";
import type { Services } from "../services.ts";
import { finish } from "./confirm.ts";
import { releaseSeats } from "./confirm-seats.ts";
import { announce } from "./outbox.ts";
import { capture } from "./pay-capture.ts";
import { giveBack, owe } from "./refund.ts";
import { move } from "./states.ts";

/** A supplier's answer to a booking on request: yes captures and confirms, no voids or gives back (RULES 8). Repeating it changes nothing. */
export async function answerRequest(services: Services, bookingId: string, answer: "accepted" | "refused", reason: string): Promise<void> {
  const { db, clock } = services;
  const at = instantAt(clock.now());
  const attempt = await db
    .selectFrom("payment_attempt")
    .selectAll()
    .where("booking_id", "=", bookingId)
    .where("state", "in", ["authorised", "captured"])
    .orderBy("created_at")
    .executeTakeFirst();
  const answered = await transact(db, async (trx) => {
    if (answer === "accepted") {
      if (!(await move(trx, "booking", bookingId, ["requested"], "confirmed", reason, at))) return false;
      for (const { id } of await reservationsOfBooking(trx, bookingId)) await move(trx, "reservation", id, ["requested"], "booked", reason, at);
      await finish(trx, { id: bookingId }, at);
      // The reconciling job captures, should the process end before.
      if (attempt?.state === "authorised") await trx.updateTable("payment_attempt").set({ check_at: at }).where("id", "=", attempt.id).execute();
    } else {
      if (!(await move(trx, "booking", bookingId, ["requested"], "refunded", reason, at))) return false;
      if (attempt) await trx.updateTable("payment_attempt").set({ check_at: null }).where("id", "=", attempt.id).execute();
      await releaseSeats(trx, bookingId, "refunded", reason, at);
      if (attempt && attempt.amount > 0 && attempt.method !== "invoice") await owe(trx, attempt, "request_refused", at);
      await announce(trx, "request_refused", bookingId, at);
    }
    return true;
  });
  if (!answered || !attempt) return;
  await (answer === "accepted" ? capture(services, attempt.id) : giveBack(services, attempt.id));
}
