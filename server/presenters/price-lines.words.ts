import type { SumKind } from "../../sdk/contracts/price-lines.ts";
import { inEachLanguage } from "../words/in-each-language.ts";

/** The words of price lines in mails and documents, by their kind; elements and pages have the same. */
export const words: Readonly<Record<SumKind, string>> & { readonly paidWith: string; readonly vat: string } = {
  service_fee: "Service fee",
  rebate: "Rebate {code}",
  total: "Total",
  voucher: "Gift voucher {code}",
  paid_more_before: "Paid more before",
  not_invoiced: "Not invoiced",
  credited: "Credited",
  not_charged: "Not charged",
  due: "Left to pay",
  paid: "Paid",
  paidWith: "Paid with {method}",
  invoiced: "On invoice, due",
  invoice_paid: "On invoice, paid",
  authorised: "Reserved, not charged yet",
  refunded: "Refunded",
  refund_pending: "Refund on its way",
  refund_due: "Refund due",
  lost: "Given back by the bank",
  kept: "Remains paid",
  voucher_returned: "Back on the gift voucher",
  vat: "VAT included",
};

export const priceLineWords = inEachLanguage("server/price-lines", words);
