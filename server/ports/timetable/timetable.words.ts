import { inEachLanguage } from "../../words/in-each-language.ts";

/** What a timetable's answers say beside names; `{stop}` is a stop's name. */
export const words = {
  modes: {
    TRAIN: "Train",
    MOUNTAIN_TRAIN: "Mountain railway",
    UNDERGROUND: "Metro",
    TRAM: "Tram",
    BUS: "Bus",
    SHIP: "Boat",
    CABLE_CAR: "Cable car",
    FUNICULAR: "Funicular",
  },
  brokenChange: "The change at {stop} may not be made today.",
};

export const timetableWords = inEachLanguage("server/timetable", words);
