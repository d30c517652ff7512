/** A card as it is typed: digits in groups, MM / YY, the code. */
export interface TypedCard {
  readonly number: string;
  readonly expiry: string;
  readonly code: string;
}
export type CardField = keyof TypedCard;
export type CardProblem = "numberWrong" | "expiryWrong" | "expired" | "codeWrong";

const longestNumber = 19;
const amexGroups = [4, 6, 5];
const thisCentury = 2000;

const digitsOf = (text: string) => text.replace(/\D/g, "");
const isAmex = (digits: string) => /^3[47]/.test(digits);

/** "4242 4242 4242 4242"; American Express in its own groups. */
export function groupNumber(text: string): string {
  const digits = digitsOf(text).slice(0, isAmex(digitsOf(text)) ? 15 : longestNumber);
  const groups = isAmex(digits) ? amexGroups : [4, 4, 4, 4, 3];
  const parts: string[] = [];
  let at = 0;
  for (const length of groups) {
    if (at >= digits.length) break;
    parts.push(digits.slice(at, at + length));
    at += length;
  }
  return parts.join(" ");
}

/** "1" stays, "4" becomes "04 / ", "1228" becomes "12 / 28"; what was deleted stays deleted. */
export function formatExpiry(text: string, before: string): string {
  const isDeleting = text.length < before.length;
  let digits = digitsOf(text);
  if (/^[2-9]/.test(digits)) digits = `0${digits}`;
  if (digits.length > 4 && digits.slice(2, 4) === "20") digits = digits.slice(0, 2) + digits.slice(4);
  digits = digits.slice(0, 4);
  if (isDeleting && digits.length <= 2) return digits;
  return digits.length >= 2 ? `${digits.slice(0, 2)} / ${digits.slice(2)}` : digits;
}

/**
 * The error of a field, as far as a browser can check. `today` is `YYYY-MM-DD`; a card is valid to the end of its
 * month.
 */
export function cardProblem(field: CardField, card: TypedCard, today: string): CardProblem | undefined {
  const number = digitsOf(card.number);
  if (field === "number") return number.length >= 12 && hasCheckDigit(number) ? undefined : "numberWrong";
  if (field === "code") return digitsOf(card.code).length === (isAmex(number) ? 4 : 3) ? undefined : "codeWrong";
  const { month, year } = expiryOf(card.expiry);
  if (!(month >= 1 && month <= 12) || digitsOf(card.expiry).length !== 4) return "expiryWrong";
  return `${year}-${String(month).padStart(2, "0")}` < today.slice(0, 7) ? "expired" : undefined;
}

export function expiryOf(expiry: string): { month: number; year: number } {
  const digits = digitsOf(expiry);
  return { month: Number(digits.slice(0, 2)), year: thisCentury + Number(digits.slice(2, 4)) };
}

/** Luhn's check, as every card number has it. */
function hasCheckDigit(digits: string): boolean {
  let sum = 0;
  for (let index = 0; index < digits.length; index++) {
    const digit = Number(digits[digits.length - 1 - index]);
    const doubled = index % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}
