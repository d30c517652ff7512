import { instantAt } from "../../clock.ts";
import { getShare, updateShare } from "../../db/queries/payment-share.ts";
import { lockRow } from "../../db/row-lock.ts";
import type { PaymentShareTable } from "../../db/schema.ts";
import { transact } from "../../db/transact.ts";
import type { ProviderPayment } from "../../ports/payment/payment.ts";
import type { Services } from "../../services.ts";
import { isWithoutMoney } from "../payment/capture.ts";
import { changeState } from "../states.ts";
import { voidShare } from "./void-share.ts";

/**
 * Stops the payment of a share that waits for its payer, so that another may begin; returns whether it can't succeed
 * any more. Closes it before it calls the provider: in the other order the provider could void money that has confirmed
 * the booking. A success in between finds it closed, and is voided. Throws `ProviderUnreachable`.
 */
export async function stopShare(services: Services, share: PaymentShareTable, reference: string): Promise<boolean> {
  const { db, clock, ports } = services;
  const isClosed = await transact(db, async (trx) => {
    await lockRow(trx, "payment_attempt", share.payment_attempt_id);
    const { provider_key, state } = await getShare(trx, share.id);
    if (provider_key !== share.provider_key || (state !== "open" && state !== "refused")) return false;
    if (state === "refused") return true;
    const at = instantAt(clock.now());
    await changeState(trx, "payment_share", share.id, ["open"], "refused", "payment_cancelled", at);
    await updateShare(trx, share.id, { result_code: "Cancelled", action: null });
    return true;
  });
  if (!isClosed) return false;
  const payment: ProviderPayment = await ports.payment.cancel(reference);
  if (payment.state === "authorised" || payment.state === "captured") await voidShare(services, share.id, payment);
  return isWithoutMoney(payment);
}
