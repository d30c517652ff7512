import type { Locale } from "../../../../../sdk/contracts/locale.ts";
import type { OccupancyLevel, Situation } from "../../../../../sdk/contracts/transport.ts";
import type { Journey, RideLeg } from "../router/journey.types.ts";

/** What is known of a call by now; null where that is what the timetable says. */
export interface LiveCall {
  /** Instants in ms. */
  readonly arrival: number | null;
  readonly departure: number | null;
  /** The stop at which the vehicle stops instead. */
  readonly stop: number | null;
  readonly isSkipped: boolean;
}

export interface LiveRide {
  readonly isCancelled: boolean;
  /** For each of the ride's calls. */
  readonly calls: readonly LiveCall[] | null;
  readonly occupancy: { readonly firstClass?: OccupancyLevel; readonly secondClass?: OccupancyLevel } | null;
}

/** What is known of vehicles beside their timetable. */
export interface Live {
  rideOf(leg: RideLeg): LiveRide | null;
  situationsOf(journey: Journey, locale: Locale): readonly Situation[];
}
