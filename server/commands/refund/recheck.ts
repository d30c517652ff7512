import { instantAt } from "../../clock.ts";
import { getAttempt } from "../../db/queries/payment-attempt.ts";
import { listAcceptedRefunds, listRefundsToCheck, replaceRefund } from "../../db/queries/refund.ts";
import type { RefundTable } from "../../db/schema.ts";
import { transact } from "../../db/transact.ts";
import { settledRefundStates } from "../../domain/refund-state.ts";
import { ProviderUnreachable } from "../../ports/payment/payment.ts";
import { findPort } from "../../ports/payment/port-of.ts";
import type { Services } from "../../services.ts";
import { nextCheckOf, overdueAfter } from "./refund-check.ts";
import { announceRefundToTeam } from "./outbox.ts";
import { recordOutcome } from "./record-outcome.ts";

const batchSize = 50;

/**
 * Refunds that their provider has accepted and that can still change there; also where the team has paid by other
 * means.
 */
const readable: RefundTable["state"][] = ["pending", "overdue", "done", ...settledRefundStates];

/**
 * Reads again all refunds of a payment that can still change, after a webhook. Throws `ProviderUnreachable`.
 */
export async function recheckRefundsOf(services: Services, paymentAttemptId: string): Promise<void> {
  const refunds = await listAcceptedRefunds(services.db, paymentAttemptId, readable);
  for (const refund of refunds) await recheck(services, refund);
}

/**
 * Reads refunds again without a webhook: pending ones until they end, done ones for a month. One that is pending for
 * two weeks is overdue: it enters the team's list, once, and is still read. At most 50 a run.
 */
export async function recheckDueRefunds(services: Services): Promise<number> {
  const { db, clock, log } = services;
  const now = clock.now();
  const due = await listRefundsToCheck(db, instantAt(now), batchSize);
  for (const refund of due) {
    // Claims it by setting its next check, so that two processes don't read it twice, and an unreachable provider is
    // not called in a loop.
    const acceptedAt = Date.parse(refund.accepted_at ?? refund.created_at);
    const next = readable.includes(refund.state) ? nextCheckOf(refund, now) : null;
    const state = refund.state === "pending" && now - acceptedAt >= overdueAfter ? "overdue" : refund.state;
    const claimed = await transact(db, async (trx) => {
      const { id, check_at } = refund;
      const changed = await replaceRefund(trx, { id, state: [refund.state], check_at }, { check_at: next, state });
      if (changed && state !== refund.state) await announceRefundToTeam(trx, changed, "overdue", instantAt(now));
      return changed;
    });
    if (!claimed) continue;
    if (state !== refund.state)
      log.error(
        { refundId: refund.id, paymentAttemptId: refund.payment_attempt_id },
        "a refund is overdue at its provider",
      );
    await recheck(services, claimed).catch((cause: unknown) => {
      const level = cause instanceof ProviderUnreachable ? "warn" : "error";
      log[level]({ err: cause, refundId: refund.id }, "a refund could not be read again");
    });
  }
  return due.length;
}

async function recheck(services: Services, refund: RefundTable): Promise<void> {
  const { db, ports, log } = services;
  if (refund.provider_reference === null || !readable.includes(refund.state)) return;
  const { provider } = await getAttempt(db, refund.payment_attempt_id);
  const port = findPort(ports, provider);
  if (!port) {
    return log.error({ refundId: refund.id, provider }, "the provider of an unfinished refund is not set up any more");
  }
  await recordOutcome(services, refund, await port.readRefund(refund.provider_reference));
}
