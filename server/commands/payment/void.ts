import { instantAt } from "../../clock.ts";
import { transact } from "../../db/transact.ts";
import type { Services } from "../../services.ts";
import type { Attempt } from "./attempts.ts";
import { executeRefunds, recordRefundDue } from "../refund/refund.ts";

/**
 * Ends at its provider an attempt that is closed here. Money that its provider has taken all the same goes back. Until
 * the provider has said that nothing can be taken any more, the reconciling job asks again. Safe to repeat. Throws
 * `ProviderUnreachable`.
 */
export async function voidClosedAttempt(services: Services, attempt: Attempt): Promise<void> {
  if (attempt.provider_reference === null) return;
  const payment = await services.ports.payment.cancel(attempt.provider_reference);
  if (payment.state === "captured") return refundInFull(services, attempt, payment.state);
  if (payment.state !== "cancelled" && payment.state !== "refused" && payment.state !== "failed") return;
  await services.db
    .updateTable("payment_attempt")
    .set({ check_at: null })
    .where("id", "=", attempt.id)
    .where("state", "=", attempt.state)
    .execute();
}

/** Gives all of a payment back that succeeded after a final "no". */
export async function refundInFull(services: Services, attempt: Attempt, is: "authorised" | "captured"): Promise<void> {
  services.log.error(
    { paymentAttemptId: attempt.id, was: attempt.state, is },
    "a payment succeeded after it had been closed",
  );
  await transact(services.db, (trx) => recordRefundDue(trx, attempt, "contradictory", instantAt(services.clock.now())));
  await executeRefunds(services, attempt.id);
}
