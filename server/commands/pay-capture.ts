import { instantAt, minute } from "../clock.ts";
import { transact } from "../db/transact.ts";
import { ProviderUnreachable } from "../ports/payment/payment.ts";
import type { Services } from "../services.ts";
import { move } from "./states.ts";

const tryAgainAfter = minute;

/**
 * Takes the money that was set aside, once the booking is confirmed (RULES 8), and of a cancelled one where some of it is kept: a part can only
 * go back of what was taken. Repeating it takes nothing twice; a failure is tried again.
 */
export async function capture(services: Services, attemptId: string): Promise<void> {
  const { db, clock, ports, log } = services;
  const attempt = await db
    .selectFrom("payment_attempt")
    .innerJoin("booking", "booking.id", "payment_attempt.booking_id")
    .select(["payment_attempt.id", "payment_attempt.provider_reference", "payment_attempt.booking_id"])
    .where("payment_attempt.id", "=", attemptId)
    .where("payment_attempt.state", "=", "authorised")
    .where("booking.state", "in", ["confirmed", "cancelled"])
    .executeTakeFirst();
  if (!attempt?.provider_reference) return;
  const owed = await db.selectFrom("refund").select("id").where("payment_attempt_id", "=", attemptId).where("booking_item_id", "is", null).executeTakeFirst();
  if (owed) return;
  try {
    const payment = await ports.payment.capture(attempt.provider_reference);
    const at = instantAt(clock.now());
    if (payment.state === "captured") {
      await transact(db, async (trx) => {
        if (!(await move(trx, "payment_attempt", attempt.id, ["authorised"], "captured", "captured", at))) return;
        // A part of it may be due back already: the reconciling job gives it back now that it has been taken.
        const due = await trx.selectFrom("refund").select("id").where("payment_attempt_id", "=", attempt.id).where("state", "=", "due").executeTakeFirst();
        await trx
          .updateTable("payment_attempt")
          .set({ settled_at: at, check_at: due ? at : null })
          .where("id", "=", attempt.id)
          .execute();
      });
      return;
    }
    // The buyer has the ticket and the money is not ours: for a person to look into.
    if (payment.state !== "authorised") log.error({ paymentAttemptId: attempt.id, state: payment.state }, "a confirmed booking could not be captured");
  } catch (cause) {
    if (!(cause instanceof ProviderUnreachable)) throw cause;
    log.warn({ err: cause, paymentAttemptId: attempt.id }, "capturing is tried again");
  }
  await db
    .updateTable("payment_attempt")
    .set({ check_at: instantAt(clock.now() + tryAgainAfter) })
    .where("id", "=", attempt.id)
    .execute();
}
