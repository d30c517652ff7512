import { randomUUID } from "node:crypto";
import type * as v from "valibot";
import type { collectOtherwise as collectCall } from "../../../sdk/contracts/admin/collect.ts";
import { instantAt } from "../../clock.ts";
import type { Trx } from "../../db/connection.ts";
import { findBooking } from "../../db/queries/bookings.ts";
import { recordStep } from "../../db/queries/team-steps.ts";
import type { BookingItemTable } from "../../db/schema.ts";
import { transact } from "../../db/transact.ts";
import { changedMeanwhile, notFound } from "../../errors.ts";
import type { Services } from "../../services.ts";
import type { SignedIn } from "../../session.ts";
import { amountToCollect } from "./collect-amount.ts";
import { confirmingAttemptOf } from "./confirming-attempt.ts";
import type { Attempt } from "./attempts.ts";
import { clearCheckWithoutDueRefunds } from "../refund/outcome.ts";
import { recordFirstState } from "../states.ts";
import { teamProvider } from "../../domain/team-payment.ts";

type Collected = v.InferOutput<NonNullable<typeof collectCall.body>>;

/**
 * Records that the team has collected or waived the amount of a failed capture (RULES 8), as a new payment that
 * replaces the failed one. `amount` is the one on the team's page; of concurrent changes the first counts. Throws 404
 * `booking_not_found`; 409 `changed_meanwhile`.
 */
export async function recordCollected(
  { db, clock }: Pick<Services, "db" | "clock">,
  caller: Pick<SignedIn, "email">,
  bookingId: string,
  { way, amount, note }: Collected,
): Promise<void> {
  const at = instantAt(clock.now());
  await transact(db, async (trx) => {
    // The booking's row is locked first, as everything does that changes one.
    await trx.updateTable("booking").set({ id: bookingId }).where("id", "=", bookingId).execute();
    const found = await findBooking(trx, bookingId);
    if (!found) throw notFound("booking_not_found");
    const { booking } = found;
    if (booking.payment_attempt_id === null) throw changedMeanwhile();
    const failed = await confirmingAttemptOf(trx, booking);
    const refunds = await trx.selectFrom("refund").selectAll().where("payment_attempt_id", "=", failed.id).execute();
    if (amountToCollect(booking, failed, refunds) !== amount) throw changedMeanwhile();

    const collected = way === "waived" ? 0 : amount;
    const id = await insertCollected(trx, failed, way, collected, at);
    await copyReleased(trx, failed, id, at);
    await clearCheckWithoutDueRefunds(trx, failed.id);
    const standing = found.items.map(({ item }) => item).filter(({ cancelled_at }) => cancelled_at === null);
    if (way === "waived") await releaseWaived(trx, { bookingId, attemptId: id, amount }, standing, at);
    await trx.updateTable("booking").set({ payment_attempt_id: id }).where("id", "=", bookingId).execute();
    const changes = [
      { field: "collected_as", from: null, to: way },
      { field: "payment", from: null, to: String(amount) },
    ];
    await recordStep(trx, {
      entity: "booking",
      entityId: bookingId,
      actor: caller.email,
      action: "payment_collected",
      note: note ?? null,
      changes,
      at,
    });
  });
}

/** The payment that replaces the failed one: the same amount, captured as far as it was collected. */
async function insertCollected(
  trx: Trx,
  failed: Attempt,
  way: Collected["way"],
  collected: number,
  at: string,
): Promise<string> {
  const id = randomUUID();
  await trx
    .insertInto("payment_attempt")
    .values({
      ...failed,
      id,
      provider: teamProvider,
      method: way,
      capture_amount: collected,
      state: "captured",
      provider_reference: null,
      provider_key: id,
      action: null,
      result_code: null,
      refusal_reason: null,
      pinned_until: null,
      created_at: at,
      settled_at: at,
      check_at: null,
      tries: 0,
    })
    .execute();
  await recordFirstState(
    trx,
    "payment_attempt",
    id,
    "captured",
    way === "waived" ? "waived_by_team" : "collected_by_team",
    at,
  );
  return id;
}

/** Copies the released parts of the failed payment, which were not collected either. */
async function copyReleased(trx: Trx, failed: Attempt, id: string, at: string): Promise<void> {
  const released = { state: "released", payment_attempt_id: id } as const;
  await trx
    .updateTable("refund")
    .set((row) => ({ ...released, done_at: row.fn.coalesce("done_at", row.val(at)) }))
    .where("payment_attempt_id", "=", failed.id)
    .where("booking_item_id", "is not", null)
    .where("state", "in", ["due", "released"])
    .execute();
}

interface Waived {
  readonly bookingId: string;
  readonly attemptId: string;
  /** Rappen. */
  readonly amount: number;
}

/** Writes down what is waived, by the items that stand. A service fee is in the last of them. */
async function releaseWaived(
  trx: Trx,
  { bookingId, attemptId, amount }: Waived,
  items: readonly BookingItemTable[],
  at: string,
): Promise<void> {
  let left = amount;
  for (const [index, item] of items.entries()) {
    const part = index === items.length - 1 ? left : Math.min(left, item.paid_amount);
    left -= part;
    if (part <= 0) continue;
    await trx
      .insertInto("refund")
      .values({
        id: randomUUID(),
        booking_id: bookingId,
        booking_item_id: item.id,
        payment_attempt_id: attemptId,
        amount: part,
        reason: "waived_by_team",
        state: "released",
        created_at: at,
        done_at: at,
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
}
