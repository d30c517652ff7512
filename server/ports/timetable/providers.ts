import { embeddedTimetableProvider } from "./embedded/embedded.provider.ts";
import { ojpTimetableProvider } from "./ojp/ojp.provider.ts";

/** Who knows when vehicles run, in order of choice. */
export const timetableProviders = [ojpTimetableProvider, embeddedTimetableProvider] as const;
