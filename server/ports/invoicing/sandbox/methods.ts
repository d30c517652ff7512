import { redirect } from "../../payment/methods.ts";
import type { PaymentPort } from "../../payment/payment.ts";

/** What the sandbox offers: an invoice that it accepts or declines on its page. */
export const invoiceMethods: PaymentPort["methods"] = { invoice_by_provider: redirect("Invoice") };
