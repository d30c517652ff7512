import { locales, type Locale } from "../../../../sdk/contracts/locale.ts";
import type { TimetableFacts } from "../../../../sdk/contracts/transport.ts";
import type { Clock } from "../../../clock.ts";
import type { TimetablePort } from "../timetable.ts";
import { isoDate } from "./gtfs/values.ts";
import { demoLive } from "./live/demo-live.ts";
import { LiveFeeds, type LiveSettings } from "./live/live-feeds.ts";
import { placeName, PlacesSearch } from "./places-search/places-search.ts";
import { presentTrip } from "./present/trip.ts";
import { viewOf } from "./present/view.ts";
import { refusalOf } from "./refusals.ts";
import type { Router } from "./router/router.ts";
import { ServedFile, type PassLine } from "./served-file.ts";
import { journeyById } from "./trip-id/journey-by-id.ts";

/** Minutes within which one may leave, where it is asked what can be reached. */
const departureWindow = 60;

export interface EmbeddedTimetable {
  /** Where `npm run timetable` has written the timetable. */
  readonly file: string;
  readonly clock: Clock;
  readonly passLine?: PassLine;
  readonly live?: LiveSettings | undefined;
}

/** What the embedded timetable answers, in the thread in which it is called. */
export type EmbeddedCalls = Required<
  Pick<TimetablePort, "facts" | "edition" | "findPlaces" | "nearbyPlaces" | "findTrips" | "readTrip" | "reachable">
> & {
  /** Fetches what is known of vehicles by now. */
  refreshLive(): Promise<void>;
};

export function embeddedTimetable({ file, clock, passLine = () => {}, live }: EmbeddedTimetable): EmbeddedCalls {
  const served = new ServedFile(file, clock, passLine);
  const feeds = new LiveFeeds(live ?? { urls: [] }, clock, passLine);
  const liveOf = (router: Router) => (router.timetable.facts.isDemo ? demoLive(router.timetable) : feeds.of(router));
  return {
    facts: async () => factsOf(await served.router()),
    edition: () => served.edition(),
    findPlaces: async (text, locale) => searchOf(await served.router()).find(text, locale),
    nearbyPlaces: async (latitude, longitude, locale) =>
      searchOf(await served.router()).nearby(latitude, longitude, locale),
    async findTrips({ originId, destinationId, at, by, results, locale }) {
      const router = await served.router();
      const answer = router.journeys({ from: originId, to: destinationId, at, by, results });
      if (answer.problem) throw refusalOf(answer.problem);
      const view = viewOf(router, liveOf(router), locale);
      const { walk } = answer;
      return {
        trips: answer.journeys.map((journey) => presentTrip(view, journey)),
        walk: walk && { minutes: Math.ceil(walk.seconds / 60), distance: walk.metres },
      };
    },
    async readTrip(id, locale) {
      const router = await served.router();
      const journey = journeyById(router.timetable, router.places, id);
      return journey && presentTrip(viewOf(router, liveOf(router), locale), journey);
    },
    async reachable({ originId, at, minutes }) {
      const router = await served.router();
      const answer = router.reachable({ from: originId, at, minutes, windowMinutes: departureWindow });
      if (answer.problem) throw refusalOf(answer.problem);
      const { stopLat, stopLng } = router.timetable;
      const stops = [...answer.seconds].flatMap(([stop, seconds]) =>
        Number.isNaN(stopLat[stop]!)
          ? []
          : [{ latitude: stopLat[stop]!, longitude: stopLng[stop]!, minutes: Math.ceil(seconds / 60) }],
      );
      const { stopStation } = router.timetable;
      const station = stopStation[router.places.find(originId)!]!;
      const names = locales.map((locale) => [locale, placeName(router.timetable, station, locale)]);
      return { originNames: Object.fromEntries(names) as Record<Locale, string>, stops };
    },
    async refreshLive() {
      // Without a timetable there is nothing to lay over; the line about it is in the log already.
      const router = await served.router().catch(() => null);
      if (router) await feeds.refresh(router);
    },
  };
}

/** Made when a timetable is first searched: that takes as long as a hundred searches. */
const searches = new WeakMap<Router, PlacesSearch>();

function searchOf(router: Router): PlacesSearch {
  const known = searches.get(router) ?? new PlacesSearch(router.timetable);
  searches.set(router, known);
  return known;
}

function factsOf({ timetable: { facts } }: Router): TimetableFacts {
  return {
    isDemo: facts.isDemo,
    source: facts.publisher,
    firstDate: isoDate(facts.firstDay),
    lastDate: isoDate(facts.lastDay),
  };
}
