import type { PaymentResult } from "../../../sdk/contracts/payment.ts";
import { getShare } from "../../db/queries/payment-share.ts";
import { ProviderUnreachable } from "../../ports/payment/payment.ts";
import type { Services } from "../../services.ts";
import { applyShareState } from "./apply-share-state.ts";
import { stopShare } from "./stop-share.ts";
import { shareResult } from "./share-result.ts";

/**
 * Continues the payment of a share after a challenge or a redirect. `details.abandoned`: its payer has returned without
 * paying, and it is stopped if the provider still can.
 */
export async function continueShare(
  services: Services,
  shareId: string,
  details: Readonly<Record<string, string>>,
): Promise<PaymentResult> {
  const { db, ports, log } = services;
  const share = await getShare(db, shareId);
  const { state, provider_reference, provider_key } = share;
  if (state === "open" && provider_reference !== null && provider_key !== null) {
    try {
      const payment = await ports.payment.continueWith(provider_reference, details);
      if (details.abandoned !== undefined && payment.state === "action_required")
        await stopShare(services, share, provider_reference);
      else await applyShareState(services, shareId, provider_key, payment);
    } catch (cause) {
      if (!(cause instanceof ProviderUnreachable)) throw cause;
      log.warn({ err: cause, shareId }, "the payment provider did not answer");
    }
  }
  return shareResult(db, shareId);
}
