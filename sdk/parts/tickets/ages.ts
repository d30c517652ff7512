import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";

/**
 * The audience of a ticket, as text: "8 to 15 years". A maximum of 0 or null is none (purchase spec §5); empty without
 * bounds.
 */
export function agesInWords(
  minAge: number | null,
  maxAge: number | null,
  translate: (message: MessageDescriptor) => string,
): string {
  const youngest = minAge ?? 0;
  if (!maxAge) return youngest > 0 ? translate(msg`from ${youngest} years`) : "";
  return youngest > 0 ? translate(msg`${youngest} to ${maxAge} years`) : translate(msg`up to ${maxAge} years`);
}
