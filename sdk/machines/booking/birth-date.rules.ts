import { type Locale } from "../../contracts/locale.ts";

/** Characters of a complete date of birth, from which on problems are shown (purchase spec §5). */
export const dateLength = 10;

/** Between day, month and year: "." for de_CH, "/" for the others (purchase spec §5). */
function dateSeparator(locale: Locale): "." | "/" {
  return locale === "de_CH" ? "." : "/";
}

/** "DD.MM.YYYY" or "DD/MM/YYYY". */
export function datePattern(locale: Locale): string {
  return ["DD", "MM", "YYYY"].join(dateSeparator(locale));
}

/**
 * Formats a date while it is typed: day at most 31, month at most 12, separators set by themselves, a single digit
 * closed by a typed separator or by being too high for a first one. Deleted characters are not added again.
 */
export function formatBirthDate(typed: string, locale: Locale, before = ""): string {
  const separator = dateSeparator(locale);
  if (typed.length < before.length) return typed;
  const parts = partsOf(typed);
  const [day = "", month, year] = parts;
  let text = clamp(day, 31);
  if (day.length === 2 || month !== undefined) text += separator;
  if (month !== undefined) {
    text += clamp(month, 12);
    if (month.length === 2 || year !== undefined) text += separator;
  }
  return year === undefined ? text : text + year;
}

/** Day, month and year of what was typed, each with as many digits as it may have. */
function partsOf(typed: string): string[] {
  const parts: string[] = [];
  const sizes = [2, 2, 4];
  const highestFirstDigit = [3, 1, 9];
  let open = "";
  for (const character of typed) {
    const place = parts.length;
    const size = sizes[place];
    if (size === undefined) break;
    if (/\d/.test(character)) {
      open += character;
      if (place < 2 && open.length === 1 && Number(open) > highestFirstDigit[place]!) open = `0${open}`;
      if (open.length === size) {
        parts.push(open);
        open = "";
      }
    } else if (open !== "" && place < 2) {
      parts.push(open.padStart(2, "0"));
      open = "";
    }
  }
  return open === "" ? parts : [...parts, open];
}

function clamp(digits: string, highest: number): string {
  if (digits.length < 2) return digits;
  return String(Math.min(Math.max(Number(digits), 1), highest)).padStart(2, "0");
}
