import type { Services } from "../_kit/record.ts";

/** The idempotency keys of one press that pays. */
export function newKeys({ newKey }: Services): { checkOutKey: string; paymentKey: string } {
  return { checkOutKey: newKey(), paymentKey: newKey() };
}
