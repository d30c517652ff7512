import type { PaymentAttemptRecord } from "./records.ts";

/**
 * Whether a payment is authorised and its capture amount is not fixed yet. A refund then lowers the capture.
 */
export function isCaptureOpen({
  state,
  capture_amount,
}: Pick<PaymentAttemptRecord, "state" | "capture_amount">): boolean {
  return state === "authorised" && capture_amount === null;
}
