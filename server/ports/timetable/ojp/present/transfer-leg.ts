import { kmBetween } from "../../../../../sdk/contracts/distance.ts";
import type { TransferLeg } from "../../../../../sdk/contracts/transport.ts";
import { minute } from "../../../../clock.ts";
import { isoDuration, msOfDuration } from "../../present/duration.ts";
import { childAt, childrenOf, inLanguage, textAt, type XmlElement } from "../xml/xml-element.ts";
import { stationId, stopIdOf, stopPlaceRef } from "./stops.ts";
import type { OjpView } from "./view.ts";

/** Metres a minute of who walks, for a way without length and coordinates. */
const walkingPace = 70;
const onWheels = new Set(["parkAndRide", "bikeAndRide", "carHire", "bikeHire"]);

/** A way on foot, of a `TransferLeg` or a `ContinuousLeg`; null where it isn't one between two stops. */
export function presentTransferLeg({ language, positions }: OjpView, leg: XmlElement): TransferLeg | null {
  const [start, end] = [childAt(leg, "LegStart"), childAt(leg, "LegEnd")];
  const [from, to] = [stopIdOf(start), stopIdOf(end)];
  const ms = msOfDuration(textAt(leg, "WalkDuration") || textAt(leg, "Duration"));
  if (from === "" || to === "" || ms === null || !isOnFoot(leg)) return null;
  const nameOf = (place: XmlElement | undefined) =>
    inLanguage(
      [...childrenOf(childAt(place, "Name"), "Text"), ...childrenOf(childAt(place, "StopPointName"), "Text")],
      language,
    );
  const [one, other] = [from, to].map((id) => positions.get(id) ?? positions.get(stationId(id)));
  const apart = one && other ? 1000 * kmBetween(one, other) : (ms / minute) * walkingPace;
  const isWithinStation = stationId(from) === stationId(to);
  return {
    transferMode: "WALK",
    start: stopPlaceRef(from),
    end: stopPlaceRef(to),
    duration: isoDuration(ms),
    startName: nameOf(start) || from,
    endName: nameOf(end) || to,
    distance: isWithinStation ? 0 : Math.round(Number(textAt(leg, "Length")) || apart),
  };
}

/** A transfer's types say how a connection is kept too; a continuous leg names its vehicle. */
function isOnFoot(leg: XmlElement): boolean {
  const type = textAt(leg, "TransferType") || textAt(leg, "TransferMode");
  return !onWheels.has(type) && ["", "walk", "foot"].includes(textAt(leg, "Service", "PersonalMode"));
}

/** Whether one stays in a vehicle that goes on as another service. */
export const staysInVehicle = (leg: XmlElement): boolean =>
  ["remainInVehicle", "changeWithinVehicle"].includes(textAt(leg, "TransferType"));
