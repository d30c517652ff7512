import type { PaymentAttemptTable } from "../db/schema.ts";

/**
 * Whether a payment is reserved, and how much of it is taken is not fixed: what goes back of it is left out of the
 * capture.
 */
export function isCaptureOpen({
  state,
  capture_amount,
}: Pick<PaymentAttemptTable, "state" | "capture_amount">): boolean {
  return state === "authorised" && capture_amount === null;
}
