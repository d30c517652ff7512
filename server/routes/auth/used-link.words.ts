import type { LinkState } from "../../ports/sign-in/sign-in.ts";
import { inEachLanguage } from "../../words/in-each-language.ts";

interface UsedLinkWords {
  /** `{email}` is the address that is confirmed. */
  readonly states: Record<Exclude<LinkState, "open">, { readonly title: string; readonly text: string }>;
  /** In the place of `invalid`, of a link that signs in. */
  readonly signIn: string;
  readonly way: string;
}

/** What the page behind a mail's link says where there is nothing left for its button to do. */
export const words: UsedLinkWords = {
  states: {
    confirmed: {
      title: "Your address is confirmed already",
      text: "This link has been used: {email} is confirmed, and there is nothing left to do.",
    },
    changed: {
      title: "Your address is changed already",
      text: "This link has been used: your account has the address {email}, with which you sign in.",
    },
    invalid: {
      title: "This link is not valid any more",
      text: "It has been used already or is too old. Nothing has changed. You can ask for a new one in your account.",
    },
  },
  signIn:
    "It has been used already or is too old. On the next page you can ask for a new one, unless you are signed in already.",
  way: "To your account",
};

export const usedLinkWords = inEachLanguage("server/used-link", words);
