import type { CodeKind } from "./code.ts";

/** Letters of a group in which a voucher's code is read; what `endOfVoucher` left is one. */
const group = /[^…]{4}(?=.)/gu;

/** A voucher's code as it is read and typed, "K7QF-2MNP-X4RA"; a rebate's as it is, for it is often a word. */
export function shownCode({ kind, code }: { readonly kind: CodeKind; readonly code: string }): string {
  return kind === "voucher" ? code.replace(group, "$&-") : code;
}

/** What people read of a code: its name in the shop, else the code. */
export function nameOfCode(of: {
  readonly kind: CodeKind;
  readonly code: string;
  readonly label: string | null;
}): string {
  return of.label ?? shownCode(of);
}

/**
 * What is left of a voucher's code once it has paid for a booking, "…X4RA": who can read the booking or its documents
 * could spend what goes back to the voucher.
 */
export function endOfVoucher(code: string): string {
  return `…${code.slice(-4)}`;
}
