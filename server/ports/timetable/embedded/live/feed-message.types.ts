/** What of GTFS-Realtime 2.0 is read; numbers of fields and values are of its `gtfs-realtime.proto`. */
export interface TripDescriptor {
  readonly tripId: string;
  /** `20261209`, "" where it isn't said. */
  readonly startDate: string;
  /** `08:00:00`, "" where it isn't said. */
  readonly startTime: string;
  readonly routeId: string;
  readonly relationship: number;
}

export interface StopTimeEvent {
  /** Seconds; null where `time` alone is given. */
  readonly delay: number | null;
  /** An instant (s). */
  readonly time: number | null;
}

export interface StopTimeUpdate {
  readonly sequence: number | null;
  readonly stopId: string;
  readonly arrival: StopTimeEvent | null;
  readonly departure: StopTimeEvent | null;
  readonly relationship: number;
  readonly assignedStopId: string;
  readonly occupancy: number | null;
}

export interface TripUpdate {
  readonly trip: TripDescriptor;
  readonly stops: readonly StopTimeUpdate[];
  readonly delay: number | null;
}

export interface VehicleOccupancy {
  readonly trip: TripDescriptor;
  readonly occupancy: number;
}

/** What an alert is about; "" and null where it doesn't say. */
export interface InformedEntity {
  readonly agencyId: string;
  readonly routeId: string;
  readonly routeType: number | null;
  readonly trip: TripDescriptor | null;
  readonly stopId: string;
}

export interface Translation {
  readonly text: string;
  /** `de-CH`, "" where it isn't said. */
  readonly language: string;
}

export interface Alert {
  /** Instants (s); 0 and Infinity where one end is open. */
  readonly periods: readonly { readonly start: number; readonly end: number }[];
  readonly entities: readonly InformedEntity[];
  readonly header: readonly Translation[];
  readonly description: readonly Translation[];
}

export interface FeedEntity {
  readonly tripUpdate?: TripUpdate;
  readonly vehicle?: VehicleOccupancy;
  readonly alert?: Alert;
}

export interface FeedHeader {
  readonly version: string;
  /** An instant (s); 0 where it isn't said. */
  readonly timestamp: number;
  readonly isDifferential: boolean;
}
