import { randomUUID } from "node:crypto";
import type { HistoryReason } from "../../../sdk/contracts/admin/history-reasons.ts";
import type { Trx } from "../../db/connection.ts";
import { listBookingItems } from "../../db/queries/booking-item.ts";
import { insertRefund, listRefundsOfAttempt, updateRefund } from "../../db/queries/refund.ts";
import { lockRow } from "../../db/row-lock.ts";
import type { RefundTable } from "../../db/schema.ts";
import type { Attempt } from "../payment/attempts.ts";

const reason: HistoryReason = "captured_less";

/**
 * Caps the due refunds of a payment at what is not refunded otherwise of the amount `left` of it (Rappen): what was
 * captured, less what disputes have taken. Oldest first; the rest is released. Idempotent.
 */
export async function capDueRefunds(
  trx: Trx,
  attempt: Pick<Attempt, "id" | "booking_id">,
  { captured, left: capturedAndLeft }: { readonly captured: number; readonly left: number },
  at: string,
): Promise<void> {
  // What is captured has an amount: a provider that names none is not believed, and refuses by itself what is too much.
  if (captured <= 0) return;
  // Locks the attempt: in PostgreSQL two transactions could read before the first writes.
  await lockRow(trx, "payment_attempt", attempt.id);
  const refunds = (await listRefundsOfAttempt(trx, attempt.id)).filter(({ state }) => state !== "released");
  let left = refunds.reduce((rest, { state, amount }) => (state === "due" ? rest : rest - amount), capturedAndLeft);
  for (const refund of refunds.filter(({ state }) => state === "due")) {
    const excess = refund.amount - Math.max(0, left);
    left -= refund.amount;
    if (excess > 0) await release(trx, attempt, refund, excess, at);
  }
}

/**
 * Releases what the provider captured too little, so that it neither counts as paid nor can be refunded. `captured` in
 * Rappen.
 */
export async function releaseMissing(
  trx: Trx,
  attempt: Pick<Attempt, "id" | "booking_id" | "amount">,
  captured: number,
  at: string,
): Promise<void> {
  await capDueRefunds(trx, attempt, { captured, left: captured }, at);
  const released = await listRefundsOfAttempt(trx, attempt.id, "released");
  const missing = released.reduce((rest, { amount }) => rest - amount, attempt.amount - captured);
  if (missing > 0) await insertReleased(trx, attempt, await firstItemOf(trx, attempt.booking_id), missing, at);
}

async function release(
  trx: Trx,
  attempt: Pick<Attempt, "id" | "booking_id">,
  { id, amount, booking_item_id }: RefundTable,
  excess: number,
  at: string,
) {
  // A refund of the full payment stays, with amount 0.
  const isAll = excess === amount && booking_item_id !== null;
  const change = isAll ? ({ state: "released", done_at: at } as const) : { amount: amount - excess };
  await updateRefund(trx, id, change);
  if (!isAll)
    await insertReleased(trx, attempt, booking_item_id ?? (await firstItemOf(trx, attempt.booking_id)), excess, at);
}

/** The first item that is not cancelled, or else the first. */
async function firstItemOf(trx: Trx, bookingId: string): Promise<string> {
  const items = await listBookingItems(trx, bookingId);
  return (items.find(({ cancelled_at }) => cancelled_at === null) ?? items[0]!).id;
}

async function insertReleased(
  trx: Trx,
  attempt: Pick<Attempt, "id" | "booking_id">,
  bookingItemId: string,
  amount: number,
  at: string,
): Promise<void> {
  await insertRefund(trx, {
    id: randomUUID(),
    booking_id: attempt.booking_id,
    booking_item_id: bookingItemId,
    payment_attempt_id: attempt.id,
    amount,
    reason,
    state: "released",
    created_at: at,
    done_at: at,
  });
}
