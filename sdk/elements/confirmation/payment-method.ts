import { useLingui } from "@lingui/react/macro";
import type { Booking } from "../../contracts/booking.ts";
import type { CreditWay } from "../../contracts/document.ts";

const methodNames: Readonly<Record<string, string>> = {
  twint: "TWINT",
  apple_pay: "Apple Pay",
  google_pay: "Google Pay",
  link: "Link",
  ideal: "iDEAL",
  alipay: "Alipay",
  postfinance: "PostFinance",
};

/**
 * How a booking was paid, in words; null where it was free or vouchers paid all of it, or what could not be charged is
 * not collected.
 */
export function usePaymentMethod({ payment }: Booking): string | null {
  const { t } = useLingui();
  if (!payment) return null;
  switch (payment.method) {
    case "free":
    case "voucher":
    case "waived":
      return null;
    case "card":
      return t`card`;
    case "bank_transfer":
      return t`bank transfer`;
    case "card_on_site":
      return t`card on site`;
    case "cash":
      return t`cash`;
    case "invoice_by_provider":
      return t`invoice (by a payment provider)`;
    case "shared":
      return t`payment in shares`;
    default:
      return methodNames[payment.method] ?? payment.method;
  }
}

/** Where the money of a credit note goes back to, in words. */
export function useCreditWay(): (way: CreditWay) => string {
  const { t } = useLingui();
  const names: Readonly<Record<string, string>> = {
    ...methodNames,
    card: t`card`,
    voucher: t`gift voucher`,
    bank_transfer: t`account`,
  };
  return (way) => names[way] ?? way;
}
