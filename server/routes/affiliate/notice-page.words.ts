import { inEachLanguage } from "../../words/in-each-language.ts";

/** What the page says: what its button does, what has happened, or that the link is not complete. */
export type NoticePage = "turnOff" | "off" | "invalid";

export const words = {
  turnOff: {
    title: "Stop the weekly mail",
    text: "We will not write to you any more when your pages show activities that can’t be booked.",
    button: "Stop the mail",
  },
  off: {
    title: "The weekly mail is off",
    text: "We will not write to you any more when your pages show activities that can’t be booked.",
  },
  invalid: {
    title: "This link is not complete",
    text: "Please open it once more from the mail, or copy all of it.",
  },
  home: "To the homepage",
};

export const noticePageWords = inEachLanguage("server/notice-page", words);
