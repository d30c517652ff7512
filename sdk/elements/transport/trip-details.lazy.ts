import { lazyCode } from "../../ui/lazy-code.ts";

/** The legs of a trip: they come with the first results, not with the search. */
export const tripDetails = lazyCode(async () => (await import("./trip-details.tsx")).TripDetails);
