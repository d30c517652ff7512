import { instantAt } from "../../clock.ts";
import { updateCheckWithoutDueRefunds } from "../../db/queries/payment-attempt.ts";
import { listShares } from "../../db/queries/payment-share.ts";
import type { Services } from "../../services.ts";
import { isAttemptOpen, type Attempt } from "../payment/attempts.ts";
import { executeRefunds } from "../refund/refund.ts";
import { applyShareState } from "./apply-share-state.ts";
import { captureShares } from "./capture-shares.ts";
import { endShares } from "./end-shares.ts";
import { voidShares } from "./void-share.ts";

/**
 * Completes a shared payment after lost answers or missed webhooks: reads its open shares, ends it when its time is
 * over, captures, voids and refunds what is left to do.
 */
export async function reconcileShares(services: Services, attempt: Attempt): Promise<void> {
  const { db, clock, ports } = services;
  if (isAttemptOpen(attempt)) {
    if (attempt.pinned_until === null || attempt.pinned_until <= instantAt(clock.now()))
      return endShares(services, attempt.id, "pin_over");
    for (const { id, state, provider_key, provider_reference } of await listShares(db, attempt.id))
      if (state === "open" && provider_key !== null && provider_reference !== null)
        await applyShareState(services, id, provider_key, await ports.payment.read(provider_reference));
    return;
  }
  await executeRefunds(services, attempt.id);
  if (attempt.state === "authorised") return captureShares(services, attempt.id);
  if (attempt.state === "cancelled") return voidShares(services, attempt.id);
  await updateCheckWithoutDueRefunds(db, attempt.id);
}
