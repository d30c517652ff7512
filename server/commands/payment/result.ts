import type { PaymentAction, PaymentMethodType, ResultCode } from "../../../sdk/contracts/payment.ts";
import type { PaymentResult } from "../../../sdk/contracts/payment.ts";
import type { Db } from "../../db/connection.ts";
import { fromJsonOrNull } from "../../json.ts";
import { getAttempt } from "../../db/queries/payment-attempt.ts";
import { findFullRefund } from "../../db/queries/refund.ts";
import type { AttemptState } from "../../domain/states.ts";

/** The state of an attempt as a `resultCode` (RULES 9). A hint: only the booking's status confirms. */
export async function resultOf(db: Db, attemptId: string): Promise<PaymentResult> {
  const attempt = await getAttempt(db, attemptId);
  const refund = await findFullRefund(db, attemptId);
  const known = {
    paymentAttemptId: attempt.id,
    paymentMethod: attempt.method as PaymentMethodType,
    action: null,
    refusalReason: refund?.reason ?? attempt.refusal_reason,
  };
  if (refund) return { ...known, resultCode: "Cancelled" };
  if (attempt.state !== "open") return { ...known, ...finalResult[attempt.state] };
  return {
    ...known,
    resultCode: (attempt.result_code as ResultCode | null) ?? "Pending",
    action: fromJsonOrNull<PaymentAction>(attempt.action) ?? { type: "await" },
  };
}

const finalResult: Record<Exclude<AttemptState, "open">, { resultCode: ResultCode; action?: PaymentAction }> = {
  created: { resultCode: "Pending", action: { type: "await" } },
  authorised: { resultCode: "Authorised" },
  captured: { resultCode: "Authorised" },
  refused: { resultCode: "Refused" },
  cancelled: { resultCode: "Cancelled" },
  failed: { resultCode: "Error" },
  refunded: { resultCode: "Cancelled" },
};
