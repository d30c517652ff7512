import { inEachLanguage } from "../../words/in-each-language.ts";

/**
 * What a page says: what its button will do (`confirm`, `unsubscribe`), what has happened (also before, with the same
 * link), or that the link is no use any more.
 */
export type Note = "confirm" | "confirmed" | "unsubscribe" | "unsubscribed" | "invalid";

interface NoteWords {
  readonly title: string;
  readonly text: string;
  /** The button that acts; without one a link leads home. */
  readonly button?: string;
}

export const words: Record<Note, NoteWords> & { readonly home: string } = {
  confirm: {
    title: "Confirm the newsletter",
    text: "With one click you confirm that you would like to get our newsletter.",
    button: "Confirm my subscription",
  },
  confirmed: {
    title: "Your subscription is confirmed already",
    text: "This link has been used: you get our newsletter, and there is nothing left to do.",
  },
  unsubscribe: {
    title: "Unsubscribe from the newsletter",
    text: "You will not get our newsletter after that.",
    button: "Unsubscribe",
  },
  unsubscribed: { title: "You are unsubscribed", text: "You will not get our newsletter any more." },
  invalid: {
    title: "This link is not valid any more",
    text: "It is too old or not complete. Simply sign up for the newsletter once more.",
  },
  home: "To the homepage",
};

export const notePageWords = inEachLanguage("server/note-page", words);
