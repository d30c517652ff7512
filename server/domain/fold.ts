/** Letters without a decomposition, by what is typed for them on another keyboard. */
const plain: Record<string, string> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  đ: "d",
  ð: "d",
  ł: "l",
  ı: "i",
  þ: "th",
  ς: "σ",
  ٱ: "ا",
  ى: "ي",
  ة: "ه",
  ۀ: "ه",
};
/** The same for what has a second way of writing it: an index has both, and a query may have either. */
const spelled: Record<string, string> = { ä: "ae", ö: "oe", ü: "ue", å: "aa", ø: "oe" };

const latinMarks = /[\u0300-\u036f]/g;
/**
 * Arabic vowel signs, hamza above and below, and the stretching line; the Hindi dot below; what has no width, but no
 * tab and no line break.
 */
const silent = /[\u0640\u064b-\u065f\u0670\u093c\p{Cf}]|(?![\s\u0085])\p{Cc}/gu;
const isAscii = /^[\x20-\x7e]*$/;

/**
 * A text as it is compared: small letters without accents, in one form. Of the marks that NFKD splits off only the
 * Latin, Greek and Cyrillic ones (U+0300 to U+036F) go, for those of Hindi, Thai and Korean are letters; then NFC puts
 * the rest together again.
 */
export function fold(text: string): string {
  if (isAscii.test(text)) return text.toLowerCase();
  return (
    text
      .toLowerCase()
      .normalize("NFKD")
      .replace(latinMarks, "")
      // Before NFC, which makes one letter of an alef and its hamza.
      .replace(silent, "")
      .normalize("NFC")
      .replace(/[\s\u0085]+/g, " ")
      .replace(/[ßæœøđðłıþςٱىةۀ]/g, (letter) => plain[letter] ?? letter)
      .replace(/[\u30a1-\u30f6]/g, (katakana) => String.fromCharCode(katakana.charCodeAt(0) - hiraganaBelowKatakana))
      .replace(/[\u0660-\u0669]/g, (digit) => String(digit.charCodeAt(0) - arabicZero))
      .replace(/\u0901/g, "\u0902")
  );
}
const hiraganaBelowKatakana = 0x60;
const arabicZero = 0x660;

/**
 * The other way of writing a word, folded: `zuerich` for Zürich, the word without its article in Arabic. Undefined
 * where there is none.
 */
export function otherSpelling(word: string): string | undefined {
  const lower = word.toLowerCase().normalize("NFC");
  if (/[äöüåø]/.test(lower)) return fold(lower.replace(/[äöüåø]/g, (letter) => spelled[letter] ?? letter));
  const folded = fold(word);
  return folded.startsWith("ال") && folded.length > shortestAfterArticle ? folded.slice(2) : undefined;
}
const shortestAfterArticle = 4;
