import { kmBetween } from "../../../../sdk/contracts/distance.ts";
import { languageTag, mainLocaleOf, type Locale } from "../../../../sdk/contracts/locale.ts";
import type { Place } from "../../../../sdk/contracts/transport.ts";
import { hour, minute, second, type Clock } from "../../../clock.ts";
import { AppError } from "../../../errors.ts";
import type { Log } from "../../../log.ts";
import { samePlace } from "../refusals.ts";
import type { TimetablePort, TripQuery } from "../timetable.ts";
import { cached } from "./cached.ts";
import { ojpClient, unavailable, type OjpSettings } from "./ojp-client.ts";
import { presentPlaces } from "./present/place.ts";
import { readTrips, type ReadTrips } from "./present/trips.ts";
import { stationId } from "./present/stops.ts";
import { throwProblem } from "./problems.ts";
import { stopsAround, stopsByName, tripsBetween, type OjpRequest } from "./requests.ts";
import { readTripId } from "./trip-id.ts";

/** How long answers are kept, and how many: names of stops hardly change, delays do. */
const cachedPlaces = { entries: 5000, ttl: hour };
const cachedTrips = { entries: 200, ttl: 30 * second };

const mostPlaces = 10;
/** Metres around a position in which stops are looked for: the second where the first has none. */
const radii = [2000, 20_000];
/** Stops that are requested within them: the nearest are chosen here, since services sort them as they like. */
const placesAround = 50;
/** Trips among which one is found again: some leave in the same minute. */
const resultsAgain = 8;
/** Where the minute isn't planned: they may leave within two hours. */
const resultsOfUnplanned = 30;

/** The host of the Swiss service, and the name that its terms want shown. */
const [swissHost, swissName] = ["api.opentransportdata.swiss", "opentransportdata.swiss"];

/** A timetable that answers over OJP 2.0, by the standard's names (docs/transport.md). */
export function ojpTimetable(settings: OjpSettings, clock: Clock, log: Log): TimetablePort {
  const send = ojpClient(settings, clock, log);
  const places = cached<readonly Place[]>(clock, cachedPlaces);
  const trips = cached<ReadTrips>(clock, cachedTrips);

  const requestPlaces = (request: OjpRequest, locale: Locale) => {
    const language = languageOf(locale);
    return places(JSON.stringify([request.content, language]), async () => {
      const delivery = await send(request, language);
      const found = presentPlaces(delivery, language);
      if (found.length === 0) throwProblem(delivery);
      return found;
    });
  };

  const requestTrips = ({ locale, ...query }: TripQuery): Promise<ReadTrips> => {
    const language = languageOf(locale);
    return trips(JSON.stringify([query, language]), async () => {
      const delivery = await send(tripsBetween(query), language);
      const read = readTrips(delivery, query, locale, language);
      if (read.results === 0) throwProblem(delivery);
      if (read.results > 0 && read.trips.length === 0 && !read.walk)
        throw unavailable(new Error(`none of ${read.results} trips can be read`));
      return read;
    });
  };

  return {
    name: "ojp",

    facts: async () => ({ isDemo: false, source: sourceOf(settings.url), firstDate: null, lastDate: null }),

    findPlaces: async (text, locale) =>
      (await requestPlaces(stopsByName(text.trim().toLowerCase(), mostPlaces), locale)).slice(0, mostPlaces),

    async nearbyPlaces(latitude, longitude, locale) {
      const here = { latitude, longitude };
      for (const radius of radii) {
        const found = await requestPlaces(stopsAround(latitude, longitude, radius, placesAround), locale);
        if (found.length > 0) return nearest(found, here);
      }
      return [];
    },

    async findTrips(query) {
      const [originId, destinationId] = [query.originId, query.destinationId].map(stationId) as [string, string];
      if (originId === destinationId) throw samePlace();
      const { trips: found, walk } = await requestTrips({ ...query, originId, destinationId });
      const { by, results } = query;
      return { trips: by === "departure" ? found.slice(0, results) : found.slice(-results), walk };
    },

    async readTrip(id, locale) {
      const key = readTripId(id);
      if (!key) return null;
      const { originId, destinationId, departure, isPlanned } = key;
      // A service may take trips of the very minute for gone.
      const at = departure - minute;
      try {
        const results = isPlanned ? resultsAgain : resultsOfUnplanned;
        const query = { originId, destinationId, at, by: "departure", results, locale } as const;
        return (await requestTrips(query)).trips.find((trip) => trip.id === id) ?? null;
      } catch (cause) {
        // The service doesn't know its places or its day any more.
        if (cause instanceof AppError && !cause.worthReporting) return null;
        throw cause;
      }
    },
  };
}

/** The service's texts come in the four languages of the shop. */
const languageOf = (locale: Locale): string => languageTag(mainLocaleOf(locale)).slice(0, 2);

function sourceOf(url: string): string {
  const { hostname } = new URL(url);
  return hostname === swissHost ? swissName : hostname;
}

function nearest(places: readonly Place[], here: { readonly latitude: number; readonly longitude: number }): Place[] {
  return places
    .flatMap((place) => {
      const { latitude, longitude } = place;
      if (latitude === null || longitude === null) return [];
      return [{ ...place, distance: Math.round(1000 * kmBetween(here, { latitude, longitude })) }];
    })
    .toSorted((one, other) => one.distance - other.distance)
    .slice(0, mostPlaces);
}
