import { instantAt } from "../../clock.ts";
import {
  claimAttemptCheck,
  updateCheckWithoutDueRefunds,
  findAttemptByReference,
  listAttemptsToCheck,
  updateAttempt,
} from "../../db/queries/payment-attempt.ts";
import { findShareByReference } from "../../db/queries/payment-share.ts";
import { transact } from "../../db/transact.ts";
import { isWithoutProvider } from "../../domain/booking-money.ts";
import {
  ProviderUnreachable,
  type PaymentPort,
  type ProviderMethod,
  type ProviderPayment,
} from "../../ports/payment/payment.ts";
import { findPort, getPort } from "../../ports/payment/port-of.ts";
import { retryPause } from "../../domain/retry-pause.ts";
import type { Services } from "../../services.ts";
import { recheckRefundsOf } from "../refund/recheck.ts";
import { executeRefunds } from "../refund/refund.ts";
import { isAttemptOpen, releasePins, type Attempt } from "./attempts.ts";
import { capturePayment } from "./capture.ts";
import { applyProviderState } from "./apply-provider-state.ts";
import { applyShareState } from "../share/apply-share-state.ts";
import { reconcileShares } from "../share/reconcile-shares.ts";
import { orderOf } from "./start-attempt.ts";
import { stopPayment } from "./stop-payment.ts";
import { voidClosedAttempt } from "./void-closed-attempt.ts";

const batchSize = 50;

/**
 * Reads a payment and its refunds at the provider and applies their states, after a webhook. Safe for forged, early,
 * late or repeated webhooks.
 */
export async function refreshPayment(services: Services, reference: string): Promise<void> {
  const { db, ports, log } = services;
  const attempt = await findAttemptByReference(db, reference);
  if (!attempt) return refreshShare(services, reference);
  try {
    await applyProviderState(services, attempt.id, await getPort(ports, attempt.provider).read(reference));
    await recheckRefundsOf(services, attempt.id);
  } catch (cause) {
    if (!(cause instanceof ProviderUnreachable)) throw cause;
    log.warn(
      { err: cause, paymentAttemptId: attempt.id },
      "the payment provider did not answer; the reconciling job asks again",
    );
  }
}

async function refreshShare(services: Services, reference: string): Promise<void> {
  const { db, ports, log } = services;
  const share = await findShareByReference(db, reference);
  if (!share || share.provider_key === null) return;
  try {
    await applyShareState(services, share.id, share.provider_key, await ports.payment.read(reference));
    await recheckRefundsOf(services, share.payment_attempt_id);
  } catch (cause) {
    if (!(cause instanceof ProviderUnreachable)) throw cause;
    log.warn({ err: cause, shareId: share.id }, "the payment provider did not answer; the reconciling job asks again");
  }
}

/**
 * Completes payments after lost answers or missed webhooks: captures, due refunds, expired pins. Returns how many it
 * checked.
 */
export async function reconcileDue(services: Services): Promise<number> {
  const { db, clock, log } = services;
  const now = instantAt(clock.now());
  const due = await listAttemptsToCheck(db, now, batchSize);
  for (const attempt of due) {
    // Claimed until its next check, so that two processes don't ask twice; later steps set their own time. Payments of
    // a buyer at the check-out are checked soon; captures and refunds with growing delays.
    const tries = isAttemptOpen(attempt) ? 0 : attempt.tries + 1;
    const next = { check_at: instantAt(clock.now() + retryPause(tries)), tries };
    if (!(await claimAttemptCheck(db, attempt, next))) continue;
    await reconcile(services, attempt).catch((cause: unknown) => {
      const level = cause instanceof ProviderUnreachable ? "warn" : "error";
      log[level]({ err: cause, paymentAttemptId: attempt.id }, "reconciling is tried again");
    });
  }
  return due.length;
}

async function reconcile(services: Services, attempt: Attempt): Promise<void> {
  const { db, ports, log } = services;
  // A free booking, one that vouchers paid, and the shop's own invoice have no provider.
  if (isWithoutProvider(attempt)) return updateCheckWithoutDueRefunds(db, attempt.id);
  const port = findPort(ports, attempt.provider);
  if (!port) {
    return log.error(
      { paymentAttemptId: attempt.id, provider: attempt.provider },
      "the provider of an unfinished payment is not set up any more",
    );
  }
  if (attempt.method === "shared") return reconcileShares(services, attempt);
  if (!isAttemptOpen(attempt)) {
    await executeRefunds(services, attempt.id);
    if (attempt.state === "authorised") return capturePayment(services, attempt.id);
    if (attempt.state === "cancelled") return voidClosedAttempt(services, attempt);
    if (attempt.provider_reference)
      await applyProviderState(services, attempt.id, await port.read(attempt.provider_reference));
    // Of what has been taken, only a due refund is left to do.
    if (attempt.state === "captured") await updateCheckWithoutDueRefunds(db, attempt.id);
    return;
  }
  const payment = await readOrOpen(services, port, attempt);
  const pinHasRunOut = attempt.pinned_until !== null && attempt.pinned_until <= instantAt(services.clock.now());
  const neverStarted = payment.state === "created";
  if (neverStarted || (pinHasRunOut && payment.state === "action_required"))
    await stopPayment(services, attempt, payment.reference);
  else await applyProviderState(services, attempt.id, payment);
  if (pinHasRunOut) await transact(db, (trx) => releasePins(trx, attempt, "pin_over", instantAt(services.clock.now())));
}

/**
 * Reads the payment, or opens it again with the same key if the process ended before it stored the reference.
 */
async function readOrOpen(services: Services, port: PaymentPort, attempt: Attempt): Promise<ProviderPayment> {
  if (attempt.provider_reference) return port.read(attempt.provider_reference);
  const { reference } = await port.open(
    await orderOf(services, { ...attempt, method: attempt.method as ProviderMethod }),
  );
  await updateAttempt(services.db, attempt.id, { provider_reference: reference });
  return port.read(reference);
}
