import { inEachLanguage } from "../words/in-each-language.ts";

/** The words of the filter by public transport. */
export const words = {
  /** The choice as a chip: {place} is what the timetable calls the place that one starts from. */
  within: "Within {minutes} min of {place} by train and bus",
};

export const reachableWords = inEachLanguage("server/reachable", words);
