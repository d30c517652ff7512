import { inEachLanguage } from "../../words/in-each-language.ts";

/** The words of the weekly mail to an affiliate whose pages show what can't be booked. */
export const words = {
  subject: "Your pages show activities that can’t be booked",
  greeting: "Hello {name}",
  lead: "Visitors of your pages see these activities, which nobody can book at the moment. Your widgets show similar ones in their place.",
  reasons: {
    gone: "No longer sold, seen since {since}",
    sold_out: "Sold out for a week or more, seen since {since}",
  },
  page: "Page: {page}",
  similar: "Shown in its place: {titles}",
  nothingSimilar: "There is nothing similar at the moment: take the widget off the page.",
  change: "Put {title} on the page instead",
  more: "This mail names {count} entries at most.",
  closing: "Kind regards. Your {shop} team",
  unsubscribe: "Don’t write to me about this any more",
};

export const noticeMailWords = inEachLanguage("server/notice-mail", words);
