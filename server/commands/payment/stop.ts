import { instantAt, minute } from "../../clock.ts";
import type { Services } from "../../services.ts";
import type { Attempt } from "./attempts.ts";
import { closeAttempt } from "./settle.ts";
import { voidClosedAttempt } from "./void.ts";

/** How soon the reconciling job stops a payment at its provider that could not be reached. */
const stopRetryAfter = minute;

/**
 * Stops a payment that waits for its buyer, so that another may begin. The attempt is closed here before its provider
 * hears of it: a success that comes in between either has confirmed the booking, and nothing is stopped, or finds the
 * attempt closed and goes back. The other way round, the provider would void what a confirmed booking was paid with.
 * Throws `ProviderUnreachable`; the reconciling job goes on then.
 */
export async function stopPayment(services: Services, attempt: Attempt, reference: string): Promise<void> {
  const checkAt = instantAt(services.clock.now() + stopRetryAfter);
  if (!(await closeAttempt(services, attempt, { resultCode: "Cancelled", refusalReason: null }, "cancelled", checkAt)))
    return;
  await voidClosedAttempt(services, { ...attempt, state: "cancelled", provider_reference: reference });
}
