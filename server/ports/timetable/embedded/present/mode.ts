import type { PtMode } from "../../../../../sdk/contracts/transport.ts";

/** GTFS's basic types, in their order. */
const basic: readonly PtMode[] = [
  "TRAM",
  "UNDERGROUND",
  "TRAIN",
  "BUS",
  "SHIP",
  "TRAM",
  "CABLE_CAR",
  "FUNICULAR",
  "BUS",
  "BUS",
  "BUS",
  "BUS",
  "TRAIN",
];

/** Hundreds of the extended types; coaches, trolleybuses and taxis are buses to who looks for one. */
const byHundred: Readonly<Record<number, PtMode>> = {
  1: "TRAIN",
  3: "TRAIN",
  4: "UNDERGROUND",
  5: "UNDERGROUND",
  6: "UNDERGROUND",
  9: "TRAM",
  10: "SHIP",
  12: "SHIP",
  13: "CABLE_CAR",
  14: "FUNICULAR",
};
const rackAndPinion = 116;

/** What kind of vehicle a route of this type has. */
export function ptModeOf(routeType: number): PtMode {
  if (routeType < 100) return basic[routeType] ?? "BUS";
  if (routeType === rackAndPinion) return "MOUNTAIN_TRAIN";
  return byHundred[Math.floor(routeType / 100)] ?? "BUS";
}
