import { inEachLanguage } from "../../words/in-each-language.ts";

export const words = {
  /** The author shown for reviews of a deleted account. */
  anonymous: "Anonymous",
};

export const deleteAccountWords = inEachLanguage("server/delete-account", words);
