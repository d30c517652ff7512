import { AppError } from "../../../errors.ts";
import { placeNotFound, samePlace } from "../refusals.ts";
import { unavailable } from "./ojp-client.ts";
import { childrenOf, descendantsOf, type XmlElement } from "./xml/xml-element.ts";

/** Conditions that say that there is nothing, where nothing was to be found. */
const nothing = new Set(["TRIP_NOTRIPFOUND", "LOCATION_NORESULTS", "PLACE_NORESULTS"]);

/**
 * The codes of a delivery's error conditions: `TRIP_NOTRIPFOUND`. Services put them into elements of various names, or
 * into the condition's text.
 */
function conditionsOf(delivery: XmlElement): readonly string[] {
  const conditions = childrenOf(delivery, "ErrorCondition");
  return conditions.flatMap((condition) => textsIn(condition).flatMap((text) => text.match(/[A-Z]+_[A-Z]+/g) ?? []));
}

const textsIn = ({ text, children }: XmlElement): readonly string[] => [text, ...children.flatMap(textsIn)];

/**
 * Throws what an answer without results says, unless it says that there are none: 404 `place_not_found`, 422
 * `same_place`, `outside_timetable` (without dates: OJP doesn't name them), else `provider_unavailable`. Conditions
 * beside results are hints, and are left out.
 */
export function throwProblem(delivery: XmlElement): void {
  const failed = childrenOf(delivery, "ErrorCondition");
  if (failed.length === 0) return;
  const codes = conditionsOf(delivery);
  if (codes.some((code) => nothing.has(code))) return;
  for (const code of codes) {
    const refusal = refusalOf(code);
    if (refusal) throw refusal;
  }
  const texts = descendantsOf(delivery, "ErrorText").map(({ text }) => text);
  throw unavailable(new Error(`the service says ${[...codes, ...texts].join(", ") || "that it has failed"}`));
}

function refusalOf(code: string): AppError | null {
  switch (code) {
    case "TRIP_ORIGINUNKNOWN":
    case "TRIP_NOORIGIN":
      return placeNotFound("originId");
    case "TRIP_DESTINATIONUNKNOWN":
    case "TRIP_NODESTINATION":
      return placeNotFound("destinationId");
    case "TRIP_ORIGINDESTINATIONIDENTICAL":
      return samePlace();
    case "TRIP_DATEOUTOFRANGE":
      return new AppError("outside_timetable", "The timetable has no such date.");
    default:
      return null;
  }
}
