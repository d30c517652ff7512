import type { PlaceKind, PtMode } from "../../../../sdk/contracts/transport.ts";

/** The kind of a place at which such a vehicle calls. */
export const kindOfMode: Readonly<Record<PtMode, PlaceKind>> = {
  TRAIN: "train",
  MOUNTAIN_TRAIN: "train",
  UNDERGROUND: "metro",
  TRAM: "tram",
  BUS: "bus",
  SHIP: "boat",
  CABLE_CAR: "cable_car",
  FUNICULAR: "funicular",
};
