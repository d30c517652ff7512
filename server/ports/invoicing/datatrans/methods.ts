import type { MethodCapabilities } from "../../payment/payment.ts";

/** Datatrans' names of the methods that pay by an invoice, and what buyers know them by. */
const invoiceNames = {
  INT: "CembraPay",
  MFX: "Powerpay",
  MFA: "Powerpay",
  MFG: "Powerpay",
  MPX: "Powerpay",
  MPA: "Powerpay",
  MPG: "Powerpay",
  SWB: "swissbilling",
} as const;

export type InvoiceMethod = keyof typeof invoiceNames;

export const invoiceMethods = Object.keys(invoiceNames) as InvoiceMethod[];

/** What Datatrans can do with any of them: authorised on its page, settled once the seats are confirmed. */
export function capabilitiesOf(method: InvoiceMethod): MethodCapabilities {
  return {
    name: invoiceNames[method],
    brands: [],
    manualCapture: true,
    redirects: true,
    needsToken: false,
    isWallet: false,
    maximum: null,
  };
}
