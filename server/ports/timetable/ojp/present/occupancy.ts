import type { OccupancyLevel, TimedLeg } from "../../../../../sdk/contracts/transport.ts";
import { childrenOf, textAt, type XmlElement } from "../xml/xml-element.ts";

/** SIRI's levels, which OJP uses (docs/transport.md); `unknown` and what is not here says nothing. */
const levels: Readonly<Record<string, OccupancyLevel>> = {
  empty: "LOW",
  manySeatsAvailable: "LOW",
  seatsAvailable: "LOW",
  fewSeatsAvailable: "MEDIUM",
  standingAvailable: "MEDIUM",
  standingRoomOnly: "HIGH",
  crushedStandingRoomOnly: "HIGH",
  full: "HIGH",
  notAcceptingPassengers: "HIGH",
};
const order: readonly OccupancyLevel[] = ["LOW", "MEDIUM", "HIGH"];

/** The fullest that a ride gets, by class, of the calls after which one sits in it. */
export function occupancyOf(calls: readonly (XmlElement | undefined)[]): Pick<TimedLeg, "occupancy"> {
  const expected = calls.flatMap((call) => childrenOf(call, "ExpectedDepartureOccupancy"));
  const fullest = (fareClass: string): OccupancyLevel | undefined => {
    const known = expected
      .filter((each) => [fareClass, "unknown", ""].includes(textAt(each, "FareClass")))
      .flatMap((each) => levels[textAt(each, "OccupancyLevel")] ?? []);
    return order.findLast((level) => known.includes(level));
  };
  const [firstClass, secondClass] = [fullest("firstClass"), fullest("secondClass")];
  if (!firstClass && !secondClass) return {};
  return { occupancy: { ...(firstClass && { firstClass }), ...(secondClass && { secondClass }) } };
}
