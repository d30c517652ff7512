import type { Operator, Service, StopKind } from "./lines.types.ts";

/** GTFS's extended types by the kind of a train: https://gtfs.org/documentation/schedule/reference/#routestxt. */
const trainTypes: Record<string, number> = {
  IC: 102,
  IR: 103,
  VAE: 103,
  PE: 103,
  RE: 106,
  R: 106,
  S: 109,
  "Mont-Blanc": 106,
  "St-Bernard": 106,
};
const rackRailway = 116;

const types: Record<Exclude<StopKind, "train">, number> = {
  tram: 900,
  metro: 401,
  bus: 700,
  boat: 1000,
  cable_car: 1300,
  funicular: 1400,
};

/** The type of a service's route; other railways with a name of their own climb mountains. */
export function routeTypeOf({ kind, shortName }: Service): number {
  return kind === "train" ? (trainTypes[shortName.split(" ")[0]!] ?? rackRailway) : types[kind];
}

const products: Record<StopKind, string> = {
  train: "CC",
  tram: "T",
  metro: "M",
  bus: "B",
  boat: "BAT",
  cable_car: "PB",
  funicular: "FUN",
};

/** The product's letters, as Swiss timetables have them: `IC`, `B`, `BAT`. */
export function productOf({ kind, shortName }: Service): string {
  const letters = shortName.split(" ")[0]!;
  return kind === "train" && letters in trainTypes ? letters : products[kind];
}

/** White or black, whichever is easier to read on a colour of six hexadecimal digits (WCAG's relative luminance). */
export function textColorOn(color: string): string {
  const [red, green, blue] = [0, 2, 4].map((at) => {
    const share = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  return 1.05 / (luminance + 0.05) >= (luminance + 0.05) / 0.05 ? "FFFFFF" : "000000";
}

/** Long-distance trains are red whoever runs them; other lines have their operator's colour. */
export function colorOf({ kind, shortName }: Service, operator: Operator): string {
  return kind === "train" && /^(?:IC|IR)\b/.test(shortName) ? "EB0000" : operator.color;
}

/** GTFS's 1 for yes, 2 for no, 0 where it is not known. */
export const wheelchairOf: Record<StopKind, 0 | 1 | 2> = {
  train: 1,
  tram: 1,
  metro: 1,
  bus: 1,
  boat: 1,
  cable_car: 0,
  funicular: 0,
};
export const bikesOf: Record<StopKind, 0 | 1 | 2> = {
  train: 1,
  tram: 0,
  metro: 2,
  bus: 0,
  boat: 1,
  cable_car: 1,
  funicular: 0,
};
