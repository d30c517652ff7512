import type { GrowingInts } from "./growing-ints.ts";

/** A stop, platform or station. `id` is the publisher's: `8503000:0:7` (UIC), `ch:1:sloid:3000:0:7` (SLOID), other. */
export interface FeedStop {
  readonly id: string;
  readonly name: string;
  /** The platform's name as signs show it, kept as text: `08` stays `08`. */
  readonly platform: string;
  /** Degrees; NaN where the feed has none. */
  readonly lat: number;
  readonly lng: number;
  /** The id of the station it belongs to, or of the platform that a boarding area belongs to; "" for none. */
  readonly parent: string;
  readonly isStation: boolean;
}

export interface FeedRoute {
  readonly id: string;
  readonly agencyId: string;
  readonly agency: string;
  readonly shortName: string;
  readonly longName: string;
  readonly description: string;
  /** GTFS's basic or extended type: 0 to 12, or 100 and more. */
  readonly type: number;
  /** 24 bits, red, green and blue; null where the feed has none. */
  readonly color: number | null;
  readonly textColor: number | null;
}

/** Trips in columns: a country has a million. Numbers are places in `FeedStop[]`, `FeedRoute[]` and the services. */
export interface FeedTrips {
  readonly ids: readonly string[];
  readonly index: ReadonlyMap<string, number>;
  readonly route: GrowingInts;
  readonly service: GrowingInts;
  readonly headsign: readonly string[];
  /** The number that passengers know the trip by, such as a train's. */
  readonly shortName: readonly string[];
  /** `wheelchair | bikes << 2`, each 0 unknown, 1 yes, 2 no. */
  readonly access: GrowingInts;
}

/** Which services run on which day. */
export interface FeedServices {
  readonly count: number;
  /** Days since 1970 of the first and the last day on which any service runs. */
  readonly firstDay: number;
  readonly days: number;
  /** A row of `words` × 32 bits for each day, a bit for each service. */
  readonly words: number;
  readonly bits: Uint32Array;
}

/** A trip that repeats: from `start` to before `end` (seconds of the service day) every `headway` seconds. */
export interface FeedFrequency {
  readonly trip: number;
  readonly start: number;
  readonly end: number;
  readonly headway: number;
  /** Whether the departures are a timetable; else `headway` is the longest wait that is promised. */
  readonly isExact: boolean;
}

/** A rule of transfers.txt between two stops or stations. */
export interface FeedTransfer {
  readonly from: number;
  readonly to: number;
  /** 0 recommended, 1 the departing vehicle waits, 2 takes `seconds`, 3 impossible. */
  readonly type: number;
  readonly seconds: number | null;
}

/** Calls of all trips, in the order of the file. */
export interface FeedStopTimes {
  readonly count: number;
  readonly trip: GrowingInts;
  readonly stop: GrowingInts;
  readonly sequence: GrowingInts;
  /** Seconds of the service day, `noTime` where the value is empty. */
  readonly arrival: GrowingInts;
  readonly departure: GrowingInts;
  /** `pickup | dropOff << 2`, each 0 regular, 1 none, 2 by phone, 3 by arrangement with the driver. */
  readonly rules: GrowingInts;
  lineOf(row: number): number;
  /** Whether the rows of each trip stand together. */
  readonly isGrouped: boolean;
}

export interface FeedInfo {
  readonly publisher: string;
  readonly version: string;
  /** Days since 1970 that the publisher vouches for; null where it says nothing. */
  readonly firstDay: number | null;
  readonly lastDay: number | null;
}

/** A stop's name in another language. */
export interface FeedTranslation {
  readonly stop: number;
  /** Two or three letters, without a region: `fr`. */
  readonly language: string;
  readonly text: string;
}

export interface Feed {
  readonly info: FeedInfo;
  /** IANA name: all times of a feed are of one zone. */
  readonly timeZone: string;
  readonly stops: readonly FeedStop[];
  readonly routes: readonly FeedRoute[];
  readonly services: FeedServices;
  readonly trips: FeedTrips;
  readonly stopTimes: FeedStopTimes;
  readonly frequencies: readonly FeedFrequency[];
  readonly transfers: readonly FeedTransfer[];
  readonly translations: readonly FeedTranslation[];
}
