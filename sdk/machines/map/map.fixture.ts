import { noFilters } from "../../contracts/discovery.ts";
import type { MapActivity } from "../../contracts/listing.ts";
import type { DiscoveryView } from "../discovery/discovery.types.ts";
import type { MapEvent } from "./map.types.ts";

/** A point for tests; what is not said is quiet. */
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

/** What the group looks for has changed: to a search text. */
export function sought(search: string): MapEvent {
  const discovery: DiscoveryView = {
    filters: noFilters,
    sort: "relevance",
    search,
    participants: { adults: 0, children: 0 },
    userLocation: null,
    isRelevanceHidden: false,
    hasFiltered: false,
    hasSearched: false,
    initial: [],
    options: null,
    results: [],
    total: null,
    facets: null,
    suggestions: null,
    failure: null,
    locationError: false,
    status: "ready",
    isLocating: false,
    isSuggesting: false,
  };
  return { type: "discovery.changed", sought: { discovery, scope: null } };
}
