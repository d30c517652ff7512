import type * as v from "valibot";
import type { PaymentPort } from "../payment/payment.ts";
import type { PaymentDeps, PaymentProvider } from "../payment/provider.ts";
import type { Provider } from "../provider.ts";

/**
 * The record of who invoices distributors: a payment provider that pays the shop and bills the distributor, or the shop
 * itself, which opens no port.
 */
export interface InvoicingProvider<Entries extends v.ObjectEntries>
  extends Provider<Entries, PaymentPort | null, PaymentDeps>, Pick<PaymentProvider<Entries>, "title" | "isTest"> {}

/** Types the record of who invoices distributors. */
export function invoicingProvider<Entries extends v.ObjectEntries>(
  record: InvoicingProvider<Entries>,
): InvoicingProvider<Entries> {
  return record;
}
