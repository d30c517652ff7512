import type { PaymentPort } from "../payment.ts";

/** The real provider: payment intents; cards authorised first and captured later, the others captured by themselves. */
export interface StripePort extends PaymentPort {
  /**
   * The payment that a signed webhook about it, its charge, a refund or a dispute of it hints at: null for one of no
   * interest, undefined for a forged one. Throws 400 for a signed one that makes no sense.
   */
  hintOf(body: Buffer, signature: string): string | null | undefined;
}
