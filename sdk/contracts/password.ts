/** Characters that a password has at least, and at most. */
export const shortestPassword = 10;
export const longestPassword = 128;

/** Keys and signs in their order, as people type them one after the other. */
const rows = [
  "01234567890",
  "abcdefghijklmnopqrstuvwxyz",
  "qwertzuiop",
  "qwertyuiop",
  "azertyuiop",
  "asdfghjkl",
  "qsdfghjklm",
  "yxcvbnm",
  "zxcvbnm",
];
const inEitherDirection = rows.flatMap((row) => [row, [...row].reverse().join("")]);
/** Shorter ones stand in ordinary words. */
const shortestRun = 3;
/** As many characters beside a run, or beside a name, do not make a password hard to guess. */
const mostBeside = 3;
/** Shorter parts of a name or an address stand in other words. */
const shortestOwn = 3;

/**
 * Whether a password is easily guessed: one word or one character repeated, a run of keys, letters or digits, or the
 * owner's name or address. `own`: names and e-mail addresses, as far as they are known. The server also checks its list
 * of common passwords.
 */
export function isGuessable(password: string, own: readonly string[] = []): boolean {
  const letters = plain(password);
  const text = letters.length > mostBeside ? letters : password;
  return (
    isRepeated(text) ||
    isRepeated(betweenDigits(text)) ||
    isRun(text) ||
    isRun(text.replace(/(.)\1+/gu, "$1")) ||
    isOwn(text, own)
  );
}

/** Letters and digits, in small letters. */
function plain(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");
}

/** Without digits before and after, where something of a length remains: `gipfelgipfel99`. */
function betweenDigits(text: string): string {
  const word = text.replace(/^\p{N}+|\p{N}+$/gu, "");
  return word.length * 2 >= text.length ? word : text;
}

/** Up to three different characters, or one word repeated, the last time perhaps truncated. */
function isRepeated(text: string): boolean {
  if (new Set(text).size <= 3) return true;
  for (let length = 1; length * 2 <= text.length; length++) if (text.startsWith(text.slice(length))) return true;
  return false;
}

/** Runs one after the other, with little else. */
function isRun(text: string): boolean {
  let beside = 0;
  for (let start = 0; start < text.length;) {
    const length = runAt(text, start);
    if (length === 0) beside++;
    start += Math.max(1, length);
  }
  return beside <= mostBeside;
}

/** How many characters of a row follow each other from here; 0 where it is no run. */
function runAt(text: string, start: number): number {
  let length = 0;
  for (let end = start + shortestRun; end <= text.length; end++) {
    if (!inEitherDirection.some((row) => row.includes(text.slice(start, end)))) break;
    length = end - start;
  }
  return length;
}

/** The owner's name or address, and little else but digits. */
function isOwn(text: string, own: readonly string[]): boolean {
  const parts = own
    .flatMap((each) => [each, ...each.split("@"), ...each.split(/[^\p{L}\p{N}]+/u)])
    .map(plain)
    .filter((part) => part.length >= shortestOwn)
    .sort((one, other) => other.length - one.length);
  const rest = parts.reduce((left, part) => left.replaceAll(part, ""), text);
  return rest !== text && rest.replace(/\p{N}/gu, "").length <= mostBeside;
}
