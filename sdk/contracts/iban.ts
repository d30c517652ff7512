/** Longest IBAN as people type it, in characters: 34, and room for spaces. */
export const ibanMaxLength = 60;

/** Longest name of an account's holder, in characters: 70, as in a Swiss payment. */
export const accountHolderMaxLength = 70;

/** An IBAN as it is stored: without spaces, in capitals. */
export function compactIban(text: string): string {
  return text.replace(/\s/g, "").toUpperCase();
}

/** The same in groups of four, as people read and write it. */
export function groupedIban(iban: string): string {
  return compactIban(iban).replace(/(.{4})(?=.)/g, "$1 ");
}

/** Characters of an account's number that stay once its refund is settled, and that are shown before. */
export const ibanEndLength = 4;

/** The end of an IBAN. */
export function endOfIban(iban: string): string {
  return compactIban(iban).slice(-ibanEndLength);
}

/**
 * Its end alone, for places that say which account it is, not what its number is: "… 2957". So does the team's history,
 * which is never rewritten.
 */
export function maskedIban(iban: string): string {
  return `…\u00a0${endOfIban(iban)}`;
}

/**
 * Whether a text is an IBAN by its check digits (purchase spec §7, mod 97): the first four signs go to the end, letters
 * count from 10, and the number leaves 1. Spaces and small letters are as people type them.
 */
export function isIban(text: string): boolean {
  const iban = compactIban(text);
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(iban)) return false;
  return remainderOf97(iban.slice(4) + iban.slice(0, 4)) === 1;
}

/** What is left of a text of digits and capitals, of which A is 10, divided by 97 (ISO 7064). */
export function remainderOf97(text: string): number {
  let rest = 0;
  for (const sign of text)
    for (const digit of Number.parseInt(sign, 36).toString()) rest = (rest * 10 + Number(digit)) % 97;
  return rest;
}
