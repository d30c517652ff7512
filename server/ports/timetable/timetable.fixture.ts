import { locales, type Locale } from "../../../sdk/contracts/locale.ts";
import type { Place, PlannedTrip } from "../../../sdk/contracts/transport.ts";
import { hour, minute, msOf } from "../../clock.ts";
import { wireInstant } from "../../domain/wall-time.ts";
import { AppError, notFound } from "../../errors.ts";
import type { TimetablePort } from "./timetable.ts";

const places: readonly Place[] = [
  { id: "8503000", name: "Zürich HB", kind: "train", latitude: 47.378, longitude: 8.54 },
  { id: "8507000", name: "Bern", kind: "train", latitude: 46.949, longitude: 7.439 },
];
const [first, last] = ["2026-11-01", "2027-10-31"];
const lasts = 56 * minute;

const refOf = (id: string) => ({ objectType: "StopPlaceRef", stopPlaceRef: `urn:uic:stn:${id}` }) as const;

/** A train leaves each full hour and takes 56 minutes; `8503000-8507000-2026-12-01T08:00:00Z` is a trip's id. */
function tripOf(from: Place, to: Place, departure: number): PlannedTrip {
  const [startTime, endTime] = [wireInstant(departure), wireInstant(departure + lasts)];
  return {
    id: `${from.id}-${to.id}-${new Date(departure).toISOString()}`,
    origin: refOf(from.id),
    originName: from.name,
    destination: refOf(to.id),
    destinationName: to.name,
    startTime,
    endTime,
    duration: "PT56M",
    transfers: 0,
    distance: 95_000,
    legs: [
      {
        id: "1",
        timedLeg: {
          start: {
            stopPlaceRef: refOf(from.id),
            stopPlaceName: from.name,
            plannedStopPointName: "32",
            serviceDeparture: { timetabledTime: startTime },
          },
          intermediates: [],
          end: {
            stopPlaceRef: refOf(to.id),
            stopPlaceName: to.name,
            plannedStopPointName: "08",
            serviceArrival: { timetabledTime: endTime },
          },
          duration: "PT56M",
          service: {
            mode: { ptMode: "TRAIN", name: "Train", shortName: "IC", lineNumbers: ["1"] },
            publishedServiceName: "IC 1",
            vehicleNumbers: ["709"],
            lineNumbers: ["1"],
            carriers: [{ ref: "11", name: "SBB" }],
          },
        },
      },
    ],
    situations: [],
    isDemo: true,
  };
}

function refuseOutside(at: number): void {
  const date = wireInstant(at).slice(0, 10);
  if (date < first || date > last)
    throw new AppError("outside_timetable", "The timetable has no such date.", { firstDate: first, lastDate: last });
}

/** A timetable of one line, for tests of what is sold for its trips. */
export const fixtureTimetable: TimetablePort = {
  name: "fixture",
  facts: async () => ({ isDemo: true, source: "Tests", firstDate: first, lastDate: last }),
  findPlaces: async (text) => places.filter(({ name }) => name.toLowerCase().startsWith(text.toLowerCase())),
  nearbyPlaces: async () => places.map((place) => ({ ...place, distance: 0 })),
  async findTrips({ originId, destinationId, at, by, results }) {
    const [from, to] = [originId, destinationId].map((id) => places.find((place) => place.id === id));
    if (!from) throw notFound("place_not_found", { originId: "unknown" });
    if (!to) throw notFound("place_not_found", { destinationId: "unknown" });
    if (from === to) throw new AppError("same_place", "Origin and destination are the same place.");
    refuseOutside(at);
    const start = by === "departure" ? Math.ceil(at / hour) : Math.floor((at - lasts) / hour) - results + 1;
    return {
      trips: Array.from({ length: results }, (_, index) => tripOf(from, to, (start + index) * hour)),
      walk: null,
    };
  },
  async reachable({ originId, at, minutes }) {
    const origin = places.find(({ id }) => id === originId);
    if (!origin) throw notFound("place_not_found", { originId: "unknown" });
    refuseOutside(at);
    const stops = places.map(({ latitude, longitude }) => ({ latitude: latitude!, longitude: longitude! }));
    return {
      originNames: Object.fromEntries(locales.map((locale) => [locale, origin.name])) as Record<Locale, string>,
      stops: stops
        .map((stop, nth) => ({ ...stop, minutes: places[nth] === origin ? 0 : lasts / minute }))
        .filter((stop) => stop.minutes <= minutes),
    };
  },
  async readTrip(id) {
    const [, from, to, departure = ""] = /^(\d+)-(\d+)-(.*)$/.exec(id) ?? [];
    const [origin, destination] = [from, to].map((each) => places.find((place) => place.id === each));
    const leaves = msOf(departure);
    return origin && destination && leaves % hour === 0 ? tripOf(origin, destination, leaves) : null;
  },
};
