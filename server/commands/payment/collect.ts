import type { ParsedInput } from "../../../sdk/contracts/call.ts";
import { randomUUID } from "node:crypto";
import type { collectOtherwise as collectCall } from "../../../sdk/contracts/calls/admin/collect.ts";
import { instantAt } from "../../clock.ts";
import type { Trx } from "../../db/connection.ts";
import { findBookingWithItems, updateBooking } from "../../db/queries/booking.ts";
import { updateCheckWithoutDueRefunds, insertAttempt } from "../../db/queries/payment-attempt.ts";
import { insertRefund, listRefundsOfAttempt, updateReleasedRefunds } from "../../db/queries/refund.ts";
import { insertTeamStep } from "../../db/queries/team-step.ts";
import { lockRow } from "../../db/row-lock.ts";
import type { BookingItemTable } from "../../db/schema.ts";
import { transact } from "../../db/transact.ts";
import { teamProvider } from "../../domain/team-payment.ts";
import { changedMeanwhile, notFound } from "../../errors.ts";
import type { Services } from "../../services.ts";
import type { SignedInSession } from "../../domain/session.ts";
import { writeReceipt } from "../document/write-document.ts";
import { collectShares } from "../share/collect-shares.ts";
import { recordFirstState } from "../states.ts";
import type { Attempt } from "./attempts.ts";
import { amountToCollect } from "../../domain/collect-amount.ts";
import { confirmingAttemptOf } from "./confirming-attempt.ts";

type Collected = ParsedInput<typeof collectCall>["body"];

/**
 * Records that the team has collected or waived the amount of a failed capture (RULES 8), as a new payment that
 * replaces the failed one. `amount` is the one on the team's page; of concurrent changes the first counts. Throws 404
 * `booking_not_found`; 409 `changed_meanwhile`.
 */
export async function recordCollected(
  { db, clock }: Pick<Services, "db" | "clock">,
  caller: Pick<SignedInSession, "email">,
  bookingId: string,
  { way, amount, note }: Collected,
): Promise<void> {
  const at = instantAt(clock.now());
  await transact(db, async (trx) => {
    await lockRow(trx, "booking", bookingId);
    const found = await findBookingWithItems(trx, bookingId);
    if (!found) throw notFound("booking_not_found");
    const { booking } = found;
    if (booking.payment_attempt_id === null) throw changedMeanwhile();
    const failed = await confirmingAttemptOf(trx, booking);
    const refunds = await listRefundsOfAttempt(trx, failed.id);
    if (amountToCollect(booking, failed, refunds) !== amount) throw changedMeanwhile();

    const standing = found.items.map(({ item }) => item).filter(({ cancelled_at }) => cancelled_at === null);
    if (failed.state === "failed") {
      await replaceFailed(trx, failed, { way, amount, standing }, at);
      await writeReceipt(trx, bookingId, at);
    } else await collectShares(trx, failed, { way, amount, items: standing }, at);
    const changes = [
      { field: "collected_as", from: null, to: way },
      { field: "payment", from: null, to: String(amount) },
    ];
    await insertTeamStep(trx, {
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

interface Replacement {
  readonly way: Collected["way"];
  /** Rappen. */
  readonly amount: number;
  /** The items that are not cancelled. */
  readonly standing: readonly BookingItemTable[];
}

async function replaceFailed(
  trx: Trx,
  failed: Attempt,
  { way, amount, standing }: Replacement,
  at: string,
): Promise<void> {
  const bookingId = failed.booking_id;
  const id = await insertCollected(trx, failed, way, way === "waived" ? 0 : amount, at);
  // What was released of the failed payment was not collected either.
  await updateReleasedRefunds(trx, failed.id, id, at);
  await updateCheckWithoutDueRefunds(trx, failed.id);
  if (way === "waived") await releaseWaived(trx, { bookingId, attemptId: id, amount }, standing, at);
  await updateBooking(trx, bookingId, { payment_attempt_id: id });
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
  await insertAttempt(trx, {
    ...failed,
    id,
    provider: teamProvider,
    method: way,
    capture_amount: collected,
    lost_amount: 0,
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
  });
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
    await insertRefund(trx, {
      id: randomUUID(),
      booking_id: bookingId,
      booking_item_id: item.id,
      payment_attempt_id: attemptId,
      amount: part,
      reason: "waived_by_team",
      state: "released",
      created_at: at,
      done_at: at,
    });
  }
}
