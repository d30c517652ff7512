import { disputeReasons, providerReason, providerReasons } from "../../../sdk/contracts/admin/payment-reasons.ts";
import type { Locale } from "../../../sdk/contracts/locale.ts";
import { withValues } from "../../../sdk/contracts/with-values.ts";
import { inEachLanguage } from "../../words/in-each-language.ts";

/** A part of the words of the team's pages, in their catalogue. */
const words = inEachLanguage("host-site/admin", { bookings: { providerReasons, providerReason, disputeReasons } });

/** Why a payment or a refund was refused, in words; a code without words of its own is named. */
export function providerReasonIn(locale: Locale, code: string): string {
  const { bookings } = words(locale);
  return bookings.providerReasons[code] ?? withValues(bookings.providerReason, { code });
}

/** What the payer of a disputed payment says, in words where the code has them. */
export function disputeReasonIn(locale: Locale, code: string): string {
  return words(locale).bookings.disputeReasons[code] ?? code;
}
