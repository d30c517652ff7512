import { updateAttempt } from "../../db/queries/payment-attempt.ts";
import { transact } from "../../db/transact.ts";
import { AppError } from "../../errors.ts";
import { methodsFor, type PaymentPort } from "../../ports/payment/payment.ts";
import type { Services } from "../../services.ts";
import { activeAgreement } from "../distributor/active-agreement.ts";
import { attemptMade, readAttemptRequest, type AttemptMade, type AttemptRequest } from "./attempt-request.ts";
import { beginAttempt } from "./begin-attempt.ts";
import { startAttempt } from "./start-attempt.ts";

const method = "invoice_by_provider";

/**
 * A distributor's invoice by a provider, whose page the buyer is led on to (RULES 8). The provider judges the credit
 * itself: nothing counts against the agreement's limit. Throws 403 `forbidden` for an invoice of any other session, or
 * without an active agreement; `provider_unavailable` where the provider can't be reached.
 */
export async function payByInvoiceProvider(
  services: Services,
  port: PaymentPort,
  request: AttemptRequest,
): Promise<AttemptMade> {
  const { booking, order } = await readAttemptRequest(services, request);
  const distributorId = booking.distributor_id;
  if (distributorId === null) throw new AppError("forbidden", "Only an approved distributor buys on invoice.");
  const begun = await transact(services.db, async (trx) => {
    const { attempt, isNew } = await beginAttempt(trx, {
      ...order,
      method,
      provider: port.name,
      redirects: port.methods[method]?.redirects ?? false,
      takes: (due) => methodsFor(port, due).some(([type]) => type === method),
    });
    if (isNew) {
      const { id } = await activeAgreement(trx, distributorId, request);
      await updateAttempt(trx, attempt.id, { payment_agreement_id: id });
    }
    return { attempt, isNew };
  });
  await startAttempt(services, port, begun, null);
  return attemptMade(services, begun.attempt.id);
}
