import { instantAt } from "../../clock.ts";
import { updateAttemptInState } from "../../db/queries/payment-attempt.ts";
import { transact } from "../../db/transact.ts";
import { getPort } from "../../ports/payment/port-of.ts";
import type { Services } from "../../services.ts";
import { executeRefunds, recordRefundDue } from "../refund/refund.ts";
import type { Attempt } from "./attempts.ts";
import { announcePaymentToTeam } from "./payment-outbox.ts";

/**
 * Voids a closed attempt at its provider, and refunds what the provider has captured nevertheless. The reconciling job
 * retries until the provider has voided it. Safe to repeat. Throws `ProviderUnreachable`.
 */
export async function voidClosedAttempt(services: Services, attempt: Attempt): Promise<void> {
  if (attempt.provider_reference === null) return;
  const payment = await getPort(services.ports, attempt.provider).cancel(attempt.provider_reference);
  if (payment.state === "captured") return refundInFull(services, attempt, payment.state);
  if (payment.state !== "cancelled" && payment.state !== "refused" && payment.state !== "failed") return;
  await updateAttemptInState(services.db, attempt.id, attempt.state, { check_at: null });
}

/**
 * Gives all of a payment back that succeeded after a final "no"; of one that was taken the team is written to, once.
 */
export async function refundInFull(services: Services, attempt: Attempt, is: "authorised" | "captured"): Promise<void> {
  services.log.error(
    { paymentAttemptId: attempt.id, was: attempt.state, is },
    "a payment succeeded after it had been closed",
  );
  const at = instantAt(services.clock.now());
  // What was released of it by then was taken too.
  const taken = attempt.capture_amount || attempt.amount;
  await transact(services.db, async (trx) => {
    const isNew = await recordRefundDue(trx, attempt, "contradictory", at, taken);
    if (isNew && is === "captured") await announcePaymentToTeam(trx, attempt.id, at, "captured_late");
  });
  await executeRefunds(services, attempt.id);
}
