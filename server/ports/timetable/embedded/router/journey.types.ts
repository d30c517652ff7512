/** A vehicle's call: times are instants in ms. */
export interface Call {
  /** The stop's number in the timetable. */
  readonly stop: number;
  readonly arrival: number;
  readonly departure: number;
  /** `pickup | dropOff << 2` as GTFS has them; 2 is by phone, 3 by arrangement with the driver. */
  readonly rules: number;
}

/** A ride on one vehicle. */
export interface RideLeg {
  readonly kind: "ride";
  /** Numbers in the timetable. */
  readonly run: number;
  readonly trip: number;
  readonly route: number;
  readonly pattern: number;
  /** Days since 1970: 24:35 belongs to the day before. */
  readonly serviceDay: number;
  /** Positions in the pattern. */
  readonly boardPosition: number;
  readonly alightPosition: number;
  /** From the first call, where it is boarded, to the last. */
  readonly calls: readonly Call[];
  /** Seconds between two vehicles where no timetable is promised: the departure is the first, the arrival the last. */
  readonly headway: number | null;
}

/** A way on foot, or a change at one stop. */
export interface TransferLeg {
  readonly kind: "transfer";
  readonly from: number;
  readonly to: number;
  /** What it takes. */
  readonly seconds: number;
  readonly metres: number;
  /** From the ride before to the ride after it; null at the journey's ends. */
  readonly available: number | null;
}

export type Leg = RideLeg | TransferLeg;

export interface Journey {
  /** Instants in ms; a way on foot at an end counts. */
  readonly departure: number;
  readonly arrival: number;
  readonly transfers: number;
  readonly legs: readonly Leg[];
}
