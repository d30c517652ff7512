import { second } from "../../../clock.ts";
import { AppError } from "../../../errors.ts";
import type { Log } from "../../../log.ts";
import { callsInWorker } from "../../in-worker.ts";
import type { TimetablePort } from "../timetable.ts";
import type { EmbeddedCalls } from "./embedded.ts";
import type { LiveSettings } from "./live/live-feeds.ts";

/** Feeds of real time are read so often (ms). */
const liveEvery = 30 * second;

/** What the thread gets. */
export interface WorkerSettings {
  readonly file: string;
  readonly live: LiveSettings;
}

/**
 * The embedded timetable in a worker thread, which runs the module `entry`. A thread that dies rejects its pending
 * calls with `provider_unavailable`; the next call starts another.
 */
export function timetableInWorker(entry: URL, settings: WorkerSettings, log: Log): TimetablePort {
  const { call, close } = callsInWorker<EmbeddedCalls>(entry, {
    settings,
    log,
    unavailable: (cause) =>
      new AppError("provider_unavailable", "The timetable is opened again: try in a moment.", undefined, { cause }),
  });
  return {
    name: "embedded",
    file: settings.file,
    facts: () => call("facts"),
    edition: () => call("edition"),
    findPlaces: (text, locale) => call("findPlaces", text, locale),
    nearbyPlaces: (latitude, longitude, locale) => call("nearbyPlaces", latitude, longitude, locale),
    findTrips: (query) => call("findTrips", query),
    readTrip: (id, locale) => call("readTrip", id, locale),
    reachable: (query) => call("reachable", query),
    jobs:
      settings.live.urls.length === 0
        ? []
        : [{ name: "timetable, real time", every: liveEvery, run: () => call("refreshLive") }],
    close,
  };
}
