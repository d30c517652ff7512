/** What a service runs with; GTFS's route types stand in `routes.ts`. */
export type StopKind = "train" | "tram" | "metro" | "bus" | "boat" | "cable_car" | "funicular";

export interface Operator {
  readonly id: string;
  readonly name: string;
  readonly url: string;
  /** Six hexadecimal digits: the colour of its lines. */
  readonly color: string;
}

/** A part of each year, from a month and day to another one, both included: it may begin before New Year. */
export interface Season {
  readonly name: string;
  /** Months and days such as `05-15`. */
  readonly from: string;
  readonly to: string;
}

/** Which days of the week: `sundays` has the holidays too, which the others count as Sundays. */
export type DayRule = "daily" | "mo-fr" | "sa-su" | "sundays";

export interface Departures {
  /** Null for the whole year. */
  readonly season: string | null;
  readonly days: DayRule;
  /** Minutes of the day: the first departure, the last one at most, and how far apart they are. */
  readonly from: number;
  readonly until: number;
  readonly every: number;
}

export interface ServiceStop {
  readonly name: string;
  /** Minutes from the stop before, 0 at the first. */
  readonly minutes: number;
  /** Minutes between arrival and departure. */
  readonly wait: number;
}

/** A line in both directions: the way back mirrors the way there, as clock-face timetables do. */
export interface Service {
  /** `S 1 (Bodensee)`: unique; what stands in brackets tells lines of one number apart. */
  readonly name: string;
  readonly shortName: string;
  readonly kind: StopKind;
  readonly operator: string;
  readonly departures: readonly Departures[];
  readonly stops: readonly ServiceStop[];
  /** Where it begins in the file. */
  readonly line: number;
}

export interface Walk {
  readonly from: string;
  readonly to: string;
  readonly minutes: number;
  readonly line: number;
}

export interface Lines {
  readonly operators: readonly Operator[];
  readonly seasons: readonly Season[];
  /** Minutes from train to train, by the station's name. */
  readonly changes: ReadonlyMap<string, number>;
  /** Ways on foot that are longer than what the router walks by itself, in both directions. */
  readonly walks: readonly Walk[];
  readonly services: readonly Service[];
}

/** A mistake in a file of the demo's timetable: `file:line: what`. */
export class TimetableMistake extends Error {
  readonly line: number;
  constructor(file: string, line: number, message: string) {
    super(`${file}:${line}: ${message}`);
    this.line = line;
  }
}
