import type { Words } from "../../schema.ts";

/** One text in the four languages, always in this order. Each is written by hand. */
export function words(german: string, english: string, french: string, italian: string): Words {
  return { de_CH: german, en_CH: english, fr_CH: french, it_CH: italian };
}

/** A name that is the same in every language: of a place, a station, a mountain. */
export function name(text: string): Words {
  return words(text, text, text, text);
}

/** A new text made of each language's text. */
export function eachLanguage(texts: Words, make: (text: string, locale: keyof Words) => string): Words {
  return {
    de_CH: make(texts.de_CH, "de_CH"),
    en_CH: make(texts.en_CH, "en_CH"),
    fr_CH: make(texts.fr_CH, "fr_CH"),
    it_CH: make(texts.it_CH, "it_CH"),
  };
}
