import { decimalBelow } from "../contracts/distance.ts";
import { figureInWords } from "./figure.ts";

/** Kilometres of a mile (discovery spec §9). */
const kmPerMile = 1.609344;
/** Regions that measure roads in miles (RULES 22). */
const milesRegions = ["GB", "US", "LR", "MM"];

/** A distance as its region says it: "3.4 km", "2.1 mi". */
export function distanceInWords(km: number, languageTag: string): string {
  const inMiles = milesRegions.includes(languageTag.split("-")[1] ?? "");
  return figureInWords(inMiles ? km / kmPerMile : km, languageTag, {
    style: "unit",
    unit: inMiles ? "mile" : "kilometer",
    maximumFractionDigits: km < decimalBelow ? 1 : 0,
  });
}
