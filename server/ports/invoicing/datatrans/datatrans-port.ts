import type { PaymentPort } from "../../payment/payment.ts";

/** Datatrans: the buyer is led to its page, where a provider of invoices accepts or declines them. */
export interface DatatransPort extends PaymentPort {
  /**
   * The transaction that a webhook hints at; undefined for one that is forged, unsigned, or signed long ago. Throws 400
   * for a signed one that makes no sense.
   */
  hintOf(body: Buffer, signature: string): string | undefined;
}
