import { inEachLanguage } from "../words/in-each-language.ts";

/** What a page says in the place of one that is refused, by `Refusal`. */
export const words = {
  address: { title: "This address is not right", text: "The way it is written it leads to no page." },
  often: {
    title: "One moment please",
    text: "Very many requests come from your connection right now. It goes on in a minute.",
  },
  fault: {
    title: "This page can’t be shown right now",
    text: "The fault is ours. Your bookings are not affected. Please load the page again.",
  },
  home: "To the homepage",
};
export type RefusalPageWords = typeof words;

export const refusalPageWords = inEachLanguage("server/refusal-page", words);
