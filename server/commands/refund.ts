import type { HistoryReason } from "../../sdk/contracts/admin/history-reasons.ts";
import { randomUUID } from "node:crypto";
import { instantAt, minute } from "../clock.ts";
import type { Trx } from "../db/connection.ts";
import type { RefundTable } from "../db/schema.ts";
import { ProviderUnreachable, type ProviderPayment, type ProviderRefund } from "../ports/payment/payment.ts";
import type { Services } from "../services.ts";
import { refundableAfter } from "./cancel-refund.ts";
import type { Attempt } from "./pay-attempts.ts";
import { capture } from "./pay-capture.ts";
import { recordOutcome } from "./refund-outcome.ts";

const tryAgainAfter = minute;

/** `refundableAfter` all refunds of a payment. */
export async function refundableOf(trx: Trx, attempt: Pick<Attempt, "id" | "amount">): Promise<number> {
  const refunds = await trx.selectFrom("refund").select(["payment_attempt_id", "amount"]).where("payment_attempt_id", "=", attempt.id).execute();
  return refundableAfter(attempt, refunds);
}

/**
 * Writes down that what is left of a payment goes back, in the transaction that found out why: all of it, less the parts that are due or back
 * already. `giveBack` does it, as often as it takes. Of several at the same time the first writes.
 */
export async function owe(trx: Trx, attempt: Pick<Attempt, "id" | "booking_id" | "amount">, reason: HistoryReason, at: string): Promise<void> {
  // Locks the attempt: PostgreSQL would let two look before the first writes.
  await trx.updateTable("payment_attempt").set({ id: attempt.id }).where("id", "=", attempt.id).execute();
  const known = await trx
    .selectFrom("refund")
    .select("id")
    .where("payment_attempt_id", "=", attempt.id)
    .where("booking_item_id", "is", null)
    .executeTakeFirst();
  if (known) return;
  await insertDue(trx, attempt, { bookingItemId: null, amount: await refundableOf(trx, attempt), reason }, at);
}

/** Writes down that a part of a payment goes back, for one item of its booking; `amount` in Rappen. `giveBack` does it, after the capture. */
export async function owePart(
  trx: Trx,
  attempt: Pick<Attempt, "id" | "booking_id">,
  part: { readonly bookingItemId: string; readonly amount: number; readonly reason: HistoryReason },
  at: string,
): Promise<void> {
  await insertDue(trx, attempt, part, at);
}

async function insertDue(
  trx: Trx,
  attempt: Pick<Attempt, "id" | "booking_id">,
  { bookingItemId, amount, reason }: { readonly bookingItemId: string | null; readonly amount: number; readonly reason: HistoryReason },
  at: string,
): Promise<void> {
  if (amount > 0) {
    await trx
      .insertInto("refund")
      .values({
        id: randomUUID(),
        booking_id: attempt.booking_id,
        booking_item_id: bookingItemId,
        payment_attempt_id: attempt.id,
        amount,
        reason,
        state: "due",
        created_at: at,
        done_at: null,
        refusal_reason: null,
        retries: 0,
        settled_by: null,
        settled_note: null,
        provider_reference: null,
        accepted_at: null,
        check_at: null,
      })
      .execute();
  }
  const due = trx.selectFrom("refund").select("id").where("payment_attempt_id", "=", attempt.id).where("state", "=", "due");
  await trx
    .updateTable("payment_attempt")
    .set({ check_at: at })
    .where("id", "=", attempt.id)
    .where((row) => row.exists(due))
    .execute();
}

/** Does what is due of an attempt's refunds: voids what was only set aside, gives back what was taken. Safe to repeat. */
export async function giveBack(services: Services, attemptId: string): Promise<void> {
  const { db, clock, log } = services;
  const due = await db.selectFrom("refund").selectAll().where("payment_attempt_id", "=", attemptId).where("state", "=", "due").execute();
  if (due.length === 0) return;
  const attempt = await db.selectFrom("payment_attempt").selectAll().where("id", "=", attemptId).executeTakeFirstOrThrow();
  if (await deferUntilAnswer(db, attempt)) return;
  try {
    for (const refund of due) await giveOneBack(services, attempt, refund);
  } catch (cause) {
    if (!(cause instanceof ProviderUnreachable)) throw cause;
    log.warn({ err: cause, paymentAttemptId: attemptId }, "giving back is tried again");
    await db
      .updateTable("payment_attempt")
      .set({ check_at: instantAt(clock.now() + tryAgainAfter) })
      .where("id", "=", attemptId)
      .execute();
  }
}

/**
 * Leaves what was set aside for an open request to its answer, which has it looked at again: nothing can be taken before, and so nothing returned.
 * False where there is nothing to wait for.
 */
async function deferUntilAnswer(db: Services["db"], { id, booking_id, state }: Attempt): Promise<boolean> {
  if (state !== "authorised") return false;
  const deferred = await db
    .updateTable("payment_attempt")
    .set({ check_at: null })
    .where("id", "=", id)
    .where((row) => row.exists(row.selectFrom("booking").select("booking.id").where("booking.id", "=", booking_id).where("booking.state", "=", "requested")))
    .returning("id")
    .executeTakeFirst();
  return deferred !== undefined;
}

async function giveOneBack(services: Services, attempt: Attempt, refund: RefundTable): Promise<void> {
  const { db, clock, ports, log } = services;
  const reference = attempt.provider_reference ?? "";
  const isAll = refund.booking_item_id === null || (await areAll(db, attempt));
  const before = await ports.payment.read(reference);
  // A part can only come out of money that was taken; where all of it goes back before it was, it is let go.
  if (!isAll || before.state === "captured") await capture(services, attempt.id);
  const { payment: after, refund: given } =
    !isAll || before.state === "captured"
      ? await ports.payment.refund(reference, refund.amount, providerKeyOf(refund))
      : { payment: await ports.payment.cancel(reference), refund: released };
  if (!isSettledAt(after)) {
    log.error({ refundId: refund.id, paymentAttemptId: attempt.id, state: after.state }, "a refund is not done yet and is tried again");
    await db
      .updateTable("payment_attempt")
      .set({ check_at: instantAt(clock.now() + tryAgainAfter) })
      .where("id", "=", attempt.id)
      .execute();
    return;
  }
  const wasTaken = after.state === "captured";
  await recordOutcome(services, refund, wasTaken ? given : released, { wasTaken });
}

/** What was only set aside is not taken any more: there is nothing to wait for. */
const released: ProviderRefund = { reference: null, state: "succeeded", failureReason: null };

/** A provider answers a key that it knows as it did before: what the team tries again has to be new to it. */
function providerKeyOf({ id, retries }: Pick<RefundTable, "id" | "retries">): string {
  return retries === 0 ? id : `${id}-${retries}`;
}

/** Whether the parts that go back, or have gone, are the whole payment together. */
async function areAll(db: Services["db"], { id, amount }: Attempt): Promise<boolean> {
  const parts = await db.selectFrom("refund").select("amount").where("payment_attempt_id", "=", id).execute();
  return parts.reduce((sum, part) => sum + part.amount, 0) >= amount;
}

function isSettledAt({ state }: ProviderPayment): boolean {
  // Without a refusal a captured payment has given the part back; of the others nothing was taken, and nothing can be any more.
  return state === "captured" || state === "cancelled" || state === "refused" || state === "failed";
}
