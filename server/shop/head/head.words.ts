import { inEachLanguage } from "../../words/in-each-language.ts";

/** What titles and descriptions say around the catalogue's own words. */
export const words = {
  /** Titles of listing pages, by what they list. */
  type: "{title} in Switzerland",
  place: "{title}: things to do and tickets",
  pointOfInterest: "{title}: visits and tours",
  item: "{title}: activities in Switzerland",
  /** `{price}` is "CHF 49.00". */
  from: "From {price}.",
  /** What a listing page lists: its title, the first activities. */
  listed: "{title}: {activities} and more.",
  bookable: "Book online, ticket on your phone.",
};

export const headWords = inEachLanguage("server/head", words);
