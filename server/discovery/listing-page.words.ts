import { inEachLanguage } from "../words/in-each-language.ts";

/** The words of listing pages. */
export const words = {
  /** The title of the page that lists everything. */
  all: "Activities",
};

export const listingPageWords = inEachLanguage("server/listing-page", words);
