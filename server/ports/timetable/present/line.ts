import type { PtMode } from "../../../../sdk/contracts/transport.ts";

/** A line as people know it. */
export interface Line {
  /** `IC 1`, `S 8`, `10`. */
  readonly name: string;
  /** The product's letters: `IC`, `S`, `B`. */
  readonly product: string;
  readonly numbers: readonly string[];
}

/** Letters that Swiss timetables have for vehicles whose lines are mere numbers. */
const letters: Readonly<Record<PtMode, string>> = {
  TRAIN: "",
  MOUNTAIN_TRAIN: "CC",
  UNDERGROUND: "M",
  TRAM: "T",
  BUS: "B",
  SHIP: "BAT",
  CABLE_CAR: "PB",
  FUNICULAR: "FUN",
};

/** A lone letter is a train's product, `R`, and elsewhere a line of its own: bus `A`. */
const productAlone = (mode: PtMode): RegExp =>
  mode === "TRAIN" || mode === "MOUNTAIN_TRAIN" ? /^[A-Z]{1,4}$/ : /^[A-Z]{2,4}$/;

/** Of a route's short name, `IC1` or `10`; its description is the product's letters in Swiss feeds. */
export function lineOf(shortName: string, longName: string, description: string, mode: PtMode): Line {
  const given = /^[A-Z]{1,4}$/.test(description) ? description : letters[mode];
  const named = /^([A-Za-z]{1,4})\s*(\d[\dA-Za-z/.-]*)$/.exec(shortName);
  if (named) return { name: `${named[1]} ${named[2]}`, product: named[1]!, numbers: [named[2]!] };
  if (productAlone(mode).test(shortName)) return { name: shortName, product: shortName, numbers: [] };
  if (shortName !== "") return { name: shortName, product: given, numbers: [shortName] };
  return { name: longName || given, product: given, numbers: [] };
}
