import { useLingui } from "@lingui/react/macro";
import type { Booking } from "../../contracts/booking.ts";

const methodNames: Readonly<Record<string, string>> = {
  twint: "TWINT",
  apple_pay: "Apple Pay",
  ideal: "iDEAL",
  alipay: "Alipay",
  postfinance: "PostFinance",
};

/** How a booking was paid, in words; null where it was free. */
export function usePaymentMethod({ payment }: Booking): string | null {
  const { t } = useLingui();
  if (!payment || payment.method === "free") return null;
  return payment.method === "card" ? t`card` : (methodNames[payment.method] ?? payment.method);
}
