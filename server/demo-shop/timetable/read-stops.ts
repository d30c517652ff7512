import { splitLine } from "../../ports/timetable/embedded/gtfs/csv.ts";
import { TimetableMistake } from "./lines.types.ts";

export interface DemoStop {
  /** The UIC number, with which the stop is known everywhere. */
  readonly id: string;
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** Reads `stops.csv` by name; throws `TimetableMistake` at the first mistake. */
export function readStops(text: string, file = "stops.csv"): Map<string, DemoStop> {
  const stops = new Map<string, DemoStop>();
  const ids = new Set<string>();
  for (const [at, line] of text.trimEnd().split("\n").entries()) {
    if (at === 0) continue;
    const fail = (message: string): never => {
      throw new TimetableMistake(file, at + 1, message);
    };
    const [id, name, latitude, longitude] = splitLine(line) ?? fail("a quote is not closed");
    if (id === undefined || !/^85\d{5}$/.test(id)) return fail(`${id} is no Swiss UIC number`);
    const position = { latitude: Number(latitude), longitude: Number(longitude) };
    if (!(position.latitude > 45 && position.latitude < 48 && position.longitude > 5 && position.longitude < 11))
      fail(`${latitude}, ${longitude} is not in Switzerland`);
    if (name === undefined || name === "" || stops.has(name)) return fail(`a name of its own is missing`);
    if (ids.has(id)) fail(`${id} is there already`);
    ids.add(id);
    stops.set(name, { id, name, ...position });
  }
  return stops;
}
