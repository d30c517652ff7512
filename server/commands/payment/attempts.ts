import { createHash, randomUUID } from "node:crypto";
import type { HistoryReason } from "../../../sdk/contracts/admin/history-reasons.ts";
import type { Trx } from "../../db/connection.ts";
import { clearPin } from "../../db/queries/payment-attempt.ts";
import { listReservationsOfBooking, updateReservation } from "../../db/queries/reservation.ts";
import type { PaymentAttemptTable } from "../../db/schema.ts";
import { changeState } from "../states.ts";

export type Attempt = PaymentAttemptTable;

/** States of an attempt that can still succeed. */
export const openAttemptStates = ["created", "open"] as const;

export function isAttemptOpen(attempt: Pick<Attempt, "state">): boolean {
  return (openAttemptStates as readonly string[]).includes(attempt.state);
}

/**
 * Derives the id from booking and idempotency key, so that a repeated call finds its attempt. Random without a key.
 */
export function attemptId(bookingId: string, key: string | null): string {
  if (key === null) return randomUUID();
  const hash = createHash("sha256")
    .update(JSON.stringify([bookingId, key]))
    .digest("hex");
  // Version 8, variant 1: a UUID of our own making.
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `8${hash.slice(13, 16)}`,
    `8${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join("-");
}

/**
 * Unpins the holds of an attempt that has failed, or that takes longer than its pin: the booking is unpaid again and
 * the holds run on. Does nothing if another attempt pins them.
 */
export async function releasePins(
  trx: Trx,
  attempt: Pick<Attempt, "id" | "booking_id">,
  reason: HistoryReason,
  at: string,
): Promise<void> {
  if (!(await clearPin(trx, attempt.id))) return;
  await changeState(trx, "booking", attempt.booking_id, ["paying"], "unpaid", reason, at);
  for (const { id } of await listReservationsOfBooking(trx, attempt.booking_id)) {
    await changeState(trx, "reservation", id, ["paying"], "held", reason, at);
    await updateReservation(trx, id, { pinned_until: null });
  }
}
