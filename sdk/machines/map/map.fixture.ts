import type { MapActivity } from "../../contracts/listing.ts";
import { discoveryView } from "../discovery/discovery.fixture.ts";
import type { MapEvent } from "./map.types.ts";

/** A point for tests, with defaults for what `rest` leaves out. */
export function point(id: number, rest: Partial<MapActivity> = {}): MapActivity {
  return {
    id,
    title: `Activity ${id}`,
    type: { id: 11, title: "Mountain railways" },
    location: { id: 1010, title: "Interlaken" },
    lat: 46.6,
    lng: 7.8,
    urls: { en_CH: `/en-ch/activity/${id}-x` },
    teaserImage: null,
    rating: null,
    attributes: [],
    isBookable: true,
    summary: { minAdultPrice: null, startingPrice: null, durationInHours: [], ticketsIssued: 0, rankingScoreNoDate: 0 },
    ...rest,
  };
}

/** The event of a group whose search text has changed. */
export function searchChanged(search: string): MapEvent {
  return { type: "discovery.changed", sought: { discovery: discoveryView({ search }), scope: null } };
}
