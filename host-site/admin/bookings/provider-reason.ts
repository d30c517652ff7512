import { fill } from "../../shell/fill.ts";
import type { AdminWords } from "../words.ts";

/** Why a payment or a refund was refused, in words; a code without words of its own is named. */
export function providerReasonOf({ providerReasons, providerReason }: AdminWords["bookings"], code: string): string {
  return providerReasons[code] ?? fill(providerReason, { code });
}
