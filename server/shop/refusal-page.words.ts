import { inEachLanguage } from "../words/in-each-language.ts";

/** What a page says in the place of one that is refused, by `Refusal`. */
export const words = {
  address: { title: "This address is not right", text: "The way it is written it leads to no page." },
  file: { title: "This file does not exist", text: "There is nothing to download at this address, or no longer." },
  often: {
    title: "One moment please",
    text: "Very many requests come from your connection right now. It goes on in a minute.",
  },
  fault: {
    title: "This page can’t be shown right now",
    text: "The fault is ours. Your bookings are not affected. Please load the page again.",
  },
  home: "To the homepage",
  account: "To your account",
  booking: "To your booking",
};
export type RefusalPageWords = typeof words;

export const refusalPageWords = inEachLanguage("server/refusal-page", words);
