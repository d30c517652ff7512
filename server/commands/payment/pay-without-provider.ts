import { instantAt } from "../../clock.ts";
import { updateAttempt } from "../../db/queries/payment-attempt.ts";
import { transact } from "../../db/transact.ts";
import { AppError } from "../../errors.ts";
import type { Services } from "../../services.ts";
import { asHoldExpired, confirmInTransaction } from "../booking/confirm.ts";
import { changeState } from "../states.ts";
import { takeCredit } from "../distributor/take-credit.ts";
import { attemptMade, readAttemptRequest, type AttemptMade, type AttemptRequest } from "./attempt-request.ts";
import { beginAttempt } from "./begin-attempt.ts";

export type MethodWithoutProvider = "free" | "invoice" | "voucher";

export interface PaymentWithoutProvider extends AttemptRequest {
  readonly method: MethodWithoutProvider;
}

/** Which amounts each method takes: a total of 0 is free, one that vouchers pay is not. */
const takesIt: Readonly<Record<MethodWithoutProvider, (due: number, total: number) => boolean>> = {
  free: (_, total) => total === 0,
  voucher: (due, total) => due === 0 && total > 0,
  invoice: (due) => due > 0,
};

/**
 * A free cart (the server's own zero counts, whatever the caller says), one that gift vouchers pay, or an approved
 * distributor's invoice: attempt and confirmation are one transaction (RULES 8). Throws 403 `forbidden` for an invoice
 * of any other session, or without an active agreement; 409 `credit_limit` where it would exceed the agreement's limit.
 */
export async function payWithoutProvider(services: Services, payment: PaymentWithoutProvider): Promise<AttemptMade> {
  const { booking, order } = await readAttemptRequest(services, payment);
  if (payment.method === "invoice" && booking.distributor_id === null) {
    throw new AppError("forbidden", "Only an approved distributor buys on invoice.");
  }
  const at = instantAt(order.now);
  const id = await transact(services.db, async (trx) => {
    const { attempt, isNew } = await beginAttempt(trx, {
      ...order,
      method: payment.method,
      provider: payment.method,
      redirects: false,
      takes: (due, total) => takesIt[payment.method](due, total),
    });
    if (!isNew) return attempt.id;
    if (payment.method === "invoice") await takeCredit(trx, attempt, booking.distributor_id!, payment);
    await changeState(trx, "payment_attempt", attempt.id, ["created"], "captured", "paid", at);
    await updateAttempt(trx, attempt.id, {
      pinned_until: null,
      settled_at: at,
      check_at: null,
      result_code: "Authorised",
    });
    await confirmInTransaction(trx, attempt, at);
    return attempt.id;
  }).catch((cause: unknown) => {
    throw asHoldExpired(cause);
  });
  return attemptMade(services, id);
}
