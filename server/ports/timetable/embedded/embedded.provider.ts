import * as v from "valibot";
import { timetableProvider } from "../provider.ts";
import { isServiceAddress } from "../service-address.ts";
import { timetableFile } from "./timetable-file.ts";

/** The embedded default: a GTFS feed that `npm run timetable` has taken over, read by a thread of its own. */
export const embeddedTimetableProvider = timetableProvider({
  name: "embedded",
  settings: {
    GTFS_RT_URLS: v.optional(
      v.pipe(
        v.string(),
        v.transform((text) => text.split(",").map((url) => url.trim())),
        v.check((urls) => urls.every(isServiceAddress), "https addresses are wanted, with commas between them"),
      ),
    ),
    /** Sent to them as `Authorization`. */
    GTFS_RT_KEY: v.optional(v.pipe(v.string(), v.minLength(1))),
  },
  chosenBy: () => null,
  isDefault: () => true,
  async create({ DATA_DIR, GTFS_RT_URLS: urls = [], GTFS_RT_KEY: key }, { worker, log }) {
    const { timetableInWorker } = await import("./in-worker.ts");
    return timetableInWorker(worker, { file: timetableFile(DATA_DIR), live: { urls, key } }, log);
  },
});
