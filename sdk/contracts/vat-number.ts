/** Weights of a UID's first eight digits, of which the ninth is the check digit (eCH-0097, modulo 11). */
const weights = [5, 4, 3, 2, 7, 6, 5, 4];

/** Whether a text is a Swiss VAT number: a UID with its check digit, `CHE-123.456.788 MWST` (TVA, IVA or nothing). */
export function isSwissVatNumber(text: string): boolean {
  const [, ...groups] = /^CHE[- ]?(\d{3})[. ]?(\d{3})[. ]?(\d{3})(?: ?(?:MWST|TVA|IVA|VAT))?$/i.exec(text.trim()) ?? [];
  const digits = groups.join("");
  if (digits.length !== weights.length + 1) return false;
  const sum = weights.reduce((all, weight, index) => all + weight * Number(digits[index]), 0);
  // A remainder of 1 has no check digit: no such number is given out.
  return (11 - (sum % 11)) % 11 === Number(digits.at(-1));
}

/** Whether a text is a postal code of Switzerland or Liechtenstein. */
export function isSwissPostalCode(text: string): boolean {
  return /^[1-9]\d{3}$/.test(text.trim());
}
