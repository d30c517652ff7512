import { randomUUID } from "node:crypto";
import type { HistoryReason } from "../../../sdk/contracts/admin/history-reasons.ts";
import { instantAt } from "../../clock.ts";
import type { Trx } from "../../db/connection.ts";
import { findAttempt, getAttempt, updateAttempt } from "../../db/queries/payment-attempt.ts";
import {
  findFullRefund,
  findLastReleased,
  hasDueRefund,
  insertRefund,
  listRefundsOfAttempt,
  updateRefund,
} from "../../db/queries/refund.ts";
import { lockRow } from "../../db/row-lock.ts";
import { transact } from "../../db/transact.ts";
import { isCaptureOpen } from "../../domain/capture-state.ts";
import { ProviderUnreachable, type ProviderPayment } from "../../ports/payment/payment.ts";
import { getPort } from "../../ports/payment/port-of.ts";
import { retryPause } from "../../domain/retry-pause.ts";
import type { Services } from "../../services.ts";
import { writeReceipt } from "../document/write-document.ts";
import { releaseMissing } from "../refund/cap-due-refunds.ts";
import { refundableOf } from "../refund/refundable.ts";
import { changeState } from "../states.ts";
import type { Attempt } from "./attempts.ts";
import { announcePaymentToTeam, announceUnpaidToBuyer } from "./payment-outbox.ts";

/**
 * Fixes the amount to capture of an authorised payment (RULES 8): all but what was released by then. Part of the
 * transaction of the last answer, with the booking's row locked; `capturePayment` executes it. Later refunds are taken
 * from captured money. `checkAt`: when the reconciling job captures, if the process ends before. Does nothing for
 * payments that are not authorised.
 */
export async function fixCaptureAmount(trx: Trx, attemptId: string | null, checkAt: string): Promise<void> {
  if (attemptId === null) return;
  const attempt = await getAttempt(trx, attemptId);
  if (!isCaptureOpen(attempt)) return;
  const amount = await refundableOf(trx, attempt);
  await updateAttempt(trx, attempt.id, { capture_amount: amount, check_at: checkAt, tries: 0 });
}

/**
 * Captures the amount of `fixCaptureAmount` and releases the rest; voids the payment if the amount is 0. Idempotent. If
 * it can't be captured any more, it has failed: one mail to the team and one to the buyer. Retries any other failure
 * with a growing delay.
 */
export async function capturePayment(services: Services, attemptId: string): Promise<void> {
  const { db, clock, ports, log } = services;
  const attempt = await findAttempt(db, attemptId);
  if (attempt?.state !== "authorised" || !attempt.provider_reference || attempt.capture_amount === null) return;
  const { id, provider_reference: reference, capture_amount: amount } = attempt;
  if ((await findFullRefund(db, id))?.state === "due") return;
  try {
    const port = getPort(ports, attempt.provider);
    const payment = amount === 0 ? await port.cancel(reference) : await port.capture(reference, amount);
    const at = instantAt(clock.now());
    if (payment.state === "captured") {
      if (payment.captured !== amount)
        log.error(
          { paymentAttemptId: id, amount, captured: payment.captured },
          "another amount was captured than was asked for",
        );
      return await transact(db, (trx) => recordCaptured(trx, attempt, payment.captured, at));
    }
    if (amount === 0 && payment.state !== "authorised")
      return await transact(db, (trx) => recordReleased(trx, attempt, at));
    if (amount > 0 && isWithoutMoney(payment)) {
      if (await transact(db, (trx) => recordNotCaptured(trx, attempt, payment, at)))
        log.error(
          { paymentAttemptId: id, amount, state: payment.state },
          "a reserved payment could not be captured: the booking is not paid",
        );
      return;
    }
    log.error(
      { paymentAttemptId: id, state: payment.state },
      amount === 0 ? "a reserved payment could not be released" : "a reserved payment is not captured yet",
    );
  } catch (cause) {
    if (!(cause instanceof ProviderUnreachable)) throw cause;
    log.warn({ err: cause, paymentAttemptId: id }, "capturing is tried again");
  }
  await updateAttempt(db, id, { check_at: instantAt(clock.now() + retryPause(attempt.tries)) });
}

/** Whether nothing was or can be captured: the authorisation has expired, or was voided at the provider. */
export function isWithoutMoney({ state }: ProviderPayment): boolean {
  return state === "cancelled" || state === "refused" || state === "failed";
}

/**
 * Records a failed capture: the tickets are not paid, and due refunds of the payment are released. False if it was
 * recorded before.
 */
async function recordNotCaptured(
  trx: Trx,
  { id, booking_id }: Attempt,
  { resultCode, refusalReason }: ProviderPayment,
  at: string,
): Promise<boolean> {
  await lockRow(trx, "booking", booking_id);
  if (!(await changeState(trx, "payment_attempt", id, ["authorised"], "failed", "payment_failed", at))) return false;
  await updateAttempt(trx, id, {
    result_code: resultCode,
    refusal_reason: refusalReason,
    settled_at: at,
    check_at: (await hasDueRefund(trx, id)) ? at : null,
    tries: 0,
  });
  await writeReceipt(trx, booking_id, at);
  await announcePaymentToTeam(trx, id, at);
  await announceUnpaidToBuyer(trx, booking_id, "payment_not_captured", at);
  return true;
}

async function recordCaptured(trx: Trx, attempt: Attempt, captured: number, at: string): Promise<void> {
  const { id, capture_amount } = attempt;
  await lockRow(trx, "booking", attempt.booking_id);
  if (!(await changeState(trx, "payment_attempt", id, ["authorised"], "captured", "captured", at))) return;
  const excess = captured - (capture_amount ?? captured);
  if (excess < 0) await releaseMissing(trx, attempt, captured, at);
  await refundExcess(trx, id, excess);
  // A part of it may be due already: the reconciling job refunds it now that it is captured.
  const checkAt = (await hasDueRefund(trx, id)) ? at : null;
  await updateAttempt(trx, id, { capture_amount: captured, settled_at: at, check_at: checkAt, tries: 0 });
  await writeReceipt(trx, attempt.booking_id, at);
}

/**
 * Makes an excess capture (for example by the provider's dashboard) due for refund. `excess` in Rappen.
 */
async function refundExcess(trx: Trx, attemptId: string, excess: number): Promise<void> {
  if (excess <= 0) return;
  const due = { state: "due", done_at: null } as const;
  let left = excess;
  for (const refund of await listRefundsOfAttempt(trx, attemptId, "released")) {
    const { id, amount } = refund;
    if (left === 0) return;
    if (amount <= left) await updateRefund(trx, id, due);
    else {
      // A part of this one was captured, the rest was released.
      await updateRefund(trx, id, { amount: amount - left });
      await insertRefund(trx, { ...refund, ...due, id: randomUUID(), amount: left });
    }
    left -= Math.min(amount, left);
  }
}

/** What vouchers have paid of the booking stays paid, and has a receipt. */
async function recordReleased(trx: Trx, { id, booking_id }: Attempt, at: string): Promise<void> {
  await lockRow(trx, "booking", booking_id);
  const last = await findLastReleased(trx, id);
  const reason = (last?.reason as HistoryReason | undefined) ?? "cancelled";
  if (!(await changeState(trx, "payment_attempt", id, ["authorised"], "cancelled", reason, at))) return;
  await updateAttempt(trx, id, { settled_at: at, check_at: null });
  await writeReceipt(trx, booking_id, at);
}
