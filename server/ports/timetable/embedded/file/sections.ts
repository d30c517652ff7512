/**
 * The parts of a timetable's file, each an array of numbers. `…At` arrays hold where the entries of one thing begin in
 * another array, with one more number at their end.
 *
 * - A *pattern* is a route's list of stops with their rules; no trip of a pattern overtakes another one of it.
 * - A *trip* is the feed's. A *run* is a trip at its times in a pattern: a plain trip has one, a frequency's trip many.
 * - A *call* is a pattern at one of its stops.
 */
export const sections = {
  /** UTF-8 of all texts, one after the other, each once. */
  textBytes: Uint8Array,
  textAt: Uint32Array,

  stopId: Uint32Array,
  stopName: Uint32Array,
  /** Names in other languages, in the order of their stops: stop, language and name. */
  translationStop: Uint32Array,
  translationLanguage: Uint32Array,
  translationText: Uint32Array,
  stopPlatform: Uint32Array,
  /** Degrees, NaN where the feed has none. */
  stopLat: Float64Array,
  stopLng: Float64Array,
  /** The stop that stands for the station; a stop alone is its own. */
  stopStation: Uint32Array,
  /** Seconds from one vehicle to another one at the same stop; `noTransfer` where that is impossible. */
  stopChange: Uint32Array,
  /** Stops of a station, itself included, by the station's stop. */
  stationStopAt: Uint32Array,
  stationStops: Uint32Array,

  routeId: Uint32Array,
  routeAgencyId: Uint32Array,
  routeAgency: Uint32Array,
  routeShortName: Uint32Array,
  routeLongName: Uint32Array,
  routeDescription: Uint32Array,
  routeType: Uint16Array,
  /** 24 bits, `noColor` where the feed has none. */
  routeColor: Uint32Array,
  routeTextColor: Uint32Array,

  patternRoute: Uint32Array,
  patternStopAt: Uint32Array,
  patternStops: Uint32Array,
  /** `pickup | dropOff << 2`, as the feed has them. */
  patternRules: Uint8Array,
  /** By stop of a pattern: the least seconds that any run takes from it to the next one; 0 at the last. */
  patternLeast: Uint16Array,
  patternRunAt: Uint32Array,
  /** Seconds of the service day: the first time and the last one of any run. */
  patternFirst: Int32Array,
  patternLast: Int32Array,

  /** The calls at a stop, by pattern and position. */
  stopCallAt: Uint32Array,
  callPattern: Uint32Array,
  callPosition: Uint16Array,

  /** Runs in the order of their patterns and, in one, of their times. */
  runTrip: Uint32Array,
  /** Seconds of the service day at which the run arrives at its first stop. */
  runStart: Int32Array,
  /** Where its times begin in `times`. */
  runTimes: Uint32Array,
  /** Seconds between two vehicles where no timetable is promised; else 0. */
  runHeadway: Uint16Array,
  /** Pairs of arrival and departure, in seconds after the run's start; runs of the same pace share them. */
  times: Uint16Array as Uint16ArrayConstructor | Uint32ArrayConstructor,

  /** Trips in the order of their ids. */
  tripId: Uint32Array,
  tripService: Uint32Array,
  tripHeadsign: Uint32Array,
  tripShortName: Uint32Array,
  /** `wheelchair | bikes << 2`, each 0 unknown, 1 yes, 2 no. */
  tripAccess: Uint8Array,
  /** The first stop_sequence, where each next one has one more; else `noSequence`. */
  tripFirstSequence: Uint8Array,
  tripRunAt: Uint32Array,
  tripRuns: Uint32Array,

  /** Ways on foot from a stop to another one. */
  transferAt: Uint32Array,
  transferTo: Uint32Array,
  transferSeconds: Uint32Array,
  transferMetres: Uint16Array,
  /** The same ways by the stop that they lead to. */
  incomingAt: Uint32Array,
  incomingFrom: Uint32Array,
  incomingSeconds: Uint32Array,
  incomingMetres: Uint16Array,

  /** A row of `serviceWords` × 32 bits for each day: which services run. */
  serviceBits: Uint32Array,
} as const;

export type SectionName = keyof typeof sections;
export type Sections = { readonly [Name in SectionName]: InstanceType<(typeof sections)[Name]> };

/** Of `routeColor` and `routeTextColor`. */
export const noColor = 0xffff_ffff;

/** Of `tripFirstSequence`. */
export const noSequence = 0xff;

/** Of `stopChange`: nobody changes here. */
export const noTransfer = 0xffff_ffff;

export const sectionNames = Object.keys(sections) as readonly SectionName[];

/** What a timetable says of itself. Days count from 1970. */
export interface TimetableFacts {
  readonly publisher: string;
  readonly version: string;
  /** Whether it is the demo's timetable, whose times are made up. */
  readonly isDemo: boolean;
  readonly timeZone: string;
  /** The days that can be asked for. */
  readonly firstDay: number;
  readonly lastDay: number;
  /** The days of `serviceBits`. */
  readonly serviceFirstDay: number;
  readonly serviceDays: number;
  readonly serviceWords: number;
  readonly stopTimes: number;
}

export interface Timetable extends Sections {
  readonly facts: TimetableFacts;
}
