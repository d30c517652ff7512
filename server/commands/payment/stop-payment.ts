import { instantAt, minute } from "../../clock.ts";
import type { Services } from "../../services.ts";
import type { Attempt } from "./attempts.ts";
import { closeAttempt } from "./apply-provider-state.ts";
import { voidClosedAttempt } from "./void-closed-attempt.ts";

/** How soon the reconciling job stops a payment at its provider that could not be reached. */
const stopRetryAfter = minute;

/**
 * Stops a payment that waits for its buyer, so that another may begin. Closes the attempt before it calls the provider:
 * a success in between either has confirmed the booking, and nothing is stopped, or finds the attempt closed and is
 * refunded. In the other order the provider could void the payment of a confirmed booking.
 * Throws `ProviderUnreachable`; the reconciling job goes on then.
 */
export async function stopPayment(services: Services, attempt: Attempt, reference: string): Promise<void> {
  const checkAt = instantAt(services.clock.now() + stopRetryAfter);
  if (!(await closeAttempt(services, attempt, { resultCode: "Cancelled", refusalReason: null }, "cancelled", checkAt)))
    return;
  await voidClosedAttempt(services, { ...attempt, state: "cancelled", provider_reference: reference });
}
