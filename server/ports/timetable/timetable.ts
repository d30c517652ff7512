import type { Locale } from "../../../sdk/contracts/locale.ts";
import type { Place, PlannedTrip, TimetableFacts } from "../../../sdk/contracts/transport.ts";
import type { Extras } from "../provider.ts";

export interface TripQuery {
  readonly originId: string;
  readonly destinationId: string;
  /** An instant in ms. */
  readonly at: number;
  /** Whether trips leave then or later, or arrive then or earlier. */
  readonly by: "departure" | "arrival";
  readonly results: number;
  readonly locale: Locale;
}

export interface FoundTrips {
  /** In the order of their departures. */
  readonly trips: readonly PlannedTrip[];
  /** On foot, where the two are near: minutes and metres. */
  readonly walk: { readonly minutes: number; readonly distance: number } | null;
}

export interface ReachableQuery {
  readonly originId: string;
  /** An instant in ms; one may leave within the hour after it. */
  readonly at: number;
  readonly minutes: number;
}

/** A stop that can be reached. Degrees. */
export interface ReachedStop {
  readonly latitude: number;
  readonly longitude: number;
  readonly minutes: number;
}

export interface Reached {
  /** What the origin is called, by language. */
  readonly originNames: Readonly<Record<Locale, string>>;
  readonly stops: readonly ReachedStop[];
}

/** Who knows when vehicles run. Calls throw `provider_unavailable` where a timetable can't be asked. */
export interface TimetablePort extends Extras {
  readonly name: string;
  /** Where its timetable's file is, of a provider that has one: a start of the demo makes it. */
  readonly file?: string;
  facts(): Promise<TimetableFacts>;
  /** Another text once another timetable is served; undefined where the provider can't say. */
  readonly edition?: () => Promise<string>;
  /** Places by a text in any language, the best first. */
  findPlaces(text: string, locale: Locale): Promise<readonly Place[]>;
  /** The places nearest to coordinates, with `distance`. */
  nearbyPlaces(latitude: number, longitude: number, locale: Locale): Promise<readonly Place[]>;
  /**
   * Throws 404 `place_not_found` (fields.originId or fields.destinationId), 422 `same_place`, `outside_timetable`
   * (fields.firstDate, fields.lastDate).
   */
  findTrips(query: TripQuery): Promise<FoundTrips>;
  /** A trip again by its id, with what is known of it now; null where there is none by this id. */
  readTrip(id: string, locale: Locale): Promise<PlannedTrip | null>;
  /** What can be reached within minutes; undefined where the provider can't say. Throws as `findTrips`. */
  readonly reachable?: (query: ReachableQuery) => Promise<Reached>;
  close?(): Promise<void>;
}
