import type { AnalyticsEvent } from "../../contracts/analytics/analytics-events.ts";
import { longestSearch } from "../../contracts/discovery.ts";
import type { SearchHit } from "../../contracts/search.ts";
import { mostPeople, type Participants } from "../../contracts/participants.ts";
import type {
  ParticipantsChange,
  SearchContext,
  SearchEmitted,
  SharedFilters,
  Wanted,
  GroupEvent,
} from "./search.types.ts";

/** The participants after a change; a new child's age is unknown. */
export function changedParticipants({ adults, childrenAges }: Participants, change: ParticipantsChange): Participants {
  if ("adults" in change)
    return { adults: Math.min(mostPeople.adults, Math.max(0, adults + change.adults)), childrenAges };
  if ("age" in change)
    return { adults, childrenAges: childrenAges.map((age, child) => (child === change.child ? change.age : age)) };
  return {
    adults,
    childrenAges:
      change.children < 0 ? childrenAges.slice(0, -1) : [...childrenAges, null].slice(0, mostPeople.children),
  };
}

/** At most 512 characters (discovery spec §5). */
export function cutText(text: string): string {
  return text.slice(0, longestSearch);
}

/** Choosing the chosen day again clears it; past days can't be chosen (discovery spec §2). */
export function toggledDate(context: Pick<SearchContext, "date" | "today">, date: string): string | null {
  if (date < context.today) return context.date;
  return context.date === date ? null : date;
}

/**
 * The hit that Enter goes to: the one the arrows have reached, else the first (discovery spec §2), and none that
 * answers another text.
 */
export function hitForEnter(
  context: Pick<SearchContext, "active" | "hits" | "suggested" | "answered" | "text">,
): SearchHit | null {
  if (context.active !== null)
    return [...context.hits, ...context.suggested].find(({ objectID }) => objectID === context.active) ?? null;
  return context.answered === context.text && context.text.trim() !== "" ? (context.hits[0] ?? null) : null;
}

/**
 * What a hit filters a list by: a place, a type, or both. Null for a page of its own: an activity, a point of interest,
 * an attribute.
 */
export function filtersOfHit({ type, objectID }: SearchHit): { locations?: number[]; types?: number[] } | null {
  const [first = 0, second = 0] = (objectID.slice(type.length).match(/\d+/g) ?? []).map(Number);
  if (type === "location" || type === "location-generated") return { locations: [first] };
  if (type === "type") return { types: [first] };
  return type === "location-type" ? { locations: [first], types: [second] } : null;
}

/** The events that a group gets immediately: the day and the participants. */
export function groupEventsOf({ date, participants }: Pick<SearchContext, "date" | "participants">): GroupEvent[] {
  const { adults, childrenAges } = participants;
  const known = childrenAges.filter((age) => age !== null);
  return [
    { type: "filters.set", filters: { date } },
    { type: "participants.set", adults, children: childrenAges.length, childrenAges: known },
  ];
}

/** The filters of a group, as the search shows them; its own children stay where they are as many. */
export function takenFromGroup(
  context: SearchContext,
  { search, date, participants, childrenAges, hasListing }: SharedFilters,
  isOpen: boolean,
) {
  const { childrenAges: own } = context.participants;
  const ages =
    own.length === participants.children
      ? own
      : Array.from({ length: participants.children }, (_, index) => childrenAges[index] ?? null);
  return {
    hasListing,
    date,
    participants: { adults: participants.adults, childrenAges: ages },
    ...(isOpen ? {} : { text: search }),
  };
}

/** What is passed to another page: the text, the day and the participants. */
export function wantedOf({ text, date, participants }: SearchContext): Wanted {
  return { text, date, participants };
}

/** What analytics say of a search. */
function searchPayload({ text, date, participants, hits }: SearchContext): AnalyticsEvent<"search">["payload"] {
  return {
    search_term: text,
    date,
    adults: participants.adults,
    children: participants.childrenAges.length,
    results: hits.length,
  };
}

/** A search and its results were seen, or it was submitted. */
export function searchEvent(name: "view_search" | "search", context: SearchContext): SearchEmitted {
  return { type: "analytics", delay: 0, detail: { name, payload: searchPayload(context) } };
}

/** A hit was chosen; an activity brings its own data layer. */
export function hitEvent(context: SearchContext, hit: SearchHit): SearchEmitted {
  const { objectID, type, title, dataLayer } = hit;
  const payload = {
    ...searchPayload(context),
    objectID,
    type,
    title,
    position: context.hits.indexOf(hit) + 1,
    ...(context.queryId ? { queryID: context.queryId } : {}),
    items: dataLayer ? [dataLayer] : [],
  };
  return { type: "analytics", delay: 0, detail: { name: "select_search", payload } };
}
