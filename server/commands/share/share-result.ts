import type { PaymentAction, PaymentMethodType, PaymentResult, ResultCode } from "../../../sdk/contracts/payment.ts";
import type { Db } from "../../db/connection.ts";
import { getShare } from "../../db/queries/payment-share.ts";
import type { ShareState } from "../../domain/states.ts";
import { fromJsonOrNull } from "../../json.ts";

/** Where the payment of a share stands, as a `resultCode` (RULES 9). */
export async function shareResult(db: Db, shareId: string): Promise<PaymentResult> {
  const share = await getShare(db, shareId);
  const known = {
    paymentAttemptId: share.payment_attempt_id,
    paymentMethod: share.method as PaymentMethodType | null,
    action: null,
    refusalReason: share.refusal_reason,
  };
  if (share.state !== "open") return { ...known, resultCode: finalResult[share.state] };
  return {
    ...known,
    resultCode: (share.result_code as ResultCode | null) ?? "Pending",
    action: fromJsonOrNull<PaymentAction>(share.action) ?? { type: "await" },
  };
}

const finalResult: Record<Exclude<ShareState, "open">, ResultCode> = {
  created: "Pending",
  authorised: "Authorised",
  captured: "Authorised",
  refused: "Refused",
  voided: "Cancelled",
  failed: "Error",
};
