import type { PtMode } from "../../../../../sdk/contracts/transport.ts";
import { childrenOf, type XmlElement, textAt } from "../xml/xml-element.ts";

/** OJP's `PtMode`, small letters; buses of all kinds are buses to who looks for one. */
const modes: Readonly<Record<string, PtMode>> = {
  rail: "TRAIN",
  intercityrail: "TRAIN",
  urbanrail: "TRAIN",
  suburbanrail: "TRAIN",
  metro: "UNDERGROUND",
  underground: "UNDERGROUND",
  tram: "TRAM",
  water: "SHIP",
  ferryservice: "SHIP",
  cableway: "CABLE_CAR",
  telecabin: "CABLE_CAR",
  lift: "CABLE_CAR",
  funicular: "FUNICULAR",
};

/** Submodes and letters of mountain railways: `CC` is a train on a rack. */
const [rack, rackLetters] = [/rack/i, "CC"];

/** The kind of vehicle of a `Mode`. */
export function ptModeOf(mode: XmlElement | undefined): PtMode {
  const ptMode = modes[textAt(mode, "PtMode").toLowerCase()] ?? "BUS";
  const isOnRack = rack.test(textAt(mode, "RailSubmode")) || textAt(mode, "ShortName", "Text") === rackLetters;
  return ptMode === "TRAIN" && isOnRack ? "MOUNTAIN_TRAIN" : ptMode;
}

/** The kinds of vehicles that an element names. */
export const ptModesIn = (element: XmlElement | undefined): readonly PtMode[] =>
  childrenOf(element, "Mode").map(ptModeOf);
