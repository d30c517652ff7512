import { inEachLanguage } from "../../words/in-each-language.ts";

/** What the page says: what its button will do, what has happened, or that the link is no use. */
export type ForgetNote = "forget" | "forgotten" | "invalid";

interface ForgetWords {
  readonly title: string;
  readonly text: string;
  /** The button that acts; without one a link leads home. */
  readonly button?: string;
}

export const words: Record<ForgetNote, ForgetWords> & { readonly home: string } = {
  forget: {
    title: "Forget my address",
    text: "With one click we delete your address from every basket that you asked us to write to you about.",
    button: "Forget it now",
  },
  forgotten: {
    title: "Your address is forgotten",
    text: "We do not write to you about any basket, unless you ask for it again in a check-out.",
  },
  invalid: { title: "This link is not complete", text: "Please open it once more from the mail." },
  home: "To the homepage",
};

export const forgetWords = inEachLanguage("server/forget", words);
