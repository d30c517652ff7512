import { inEachLanguage } from "../../words/in-each-language.ts";

/** What the server says of trips. */
export const words = {
  title: "Public transport",
  /** Whose the demo's timetable is. */
  demoSource: "Gipfel, demo timetable",
  classes: { "1st_class": "1st class", "2nd_class": "2nd class" },
};

export const transportWords = inEachLanguage("server/transport", words);
