import type { EventDetail } from "../../contracts/events.ts";
import type { Filters, Sort } from "../../contracts/discovery.ts";
import type { Participants } from "../../contracts/participants.ts";
import type { Failure } from "../cart/failure.rules.ts";
import type { SearchHit } from "../../contracts/search.ts";

/** One more or one less, or what a child's age is: a change, not a sum, so that two quick presses are two. */
export type ParticipantsChange =
  | { readonly adults: 1 | -1 }
  | { readonly children: 1 | -1 }
  | { readonly child: number; readonly age: number };

/** Parts of the search that open: what is found, the day, the people. */
export type Part = "results" | "date" | "people";

export interface Answer {
  readonly hits: readonly SearchHit[];
  /** Of the index's click analytics; null where it gives none. */
  readonly queryId: string | null;
  /** Where nothing is found: what is near to it, or popular. */
  readonly suggested: readonly SearchHit[];
}

/** A place to go: a hit's page, the search page with what is wanted, or what is near (discovery spec §2). */
export type Goal =
  | { readonly to: "hit"; readonly hit: SearchHit }
  | { readonly to: "search" }
  | { readonly to: "nearby" };

/** What travels along to another page. */
export type Wanted = Pick<SearchInput, "text" | "date" | "participants">;

export interface SearchInput {
  /** The locale has its own generated pages of places (discovery spec §7). */
  readonly isMainLocale: boolean;
  readonly placement: "auto" | "dropdown" | "screen";
  /** The elements that it shares its selection with; null where it stands alone. */
  readonly group: string | null;
  /** What the page's address says already. */
  readonly text: string;
  readonly date: string | null;
  readonly participants: Participants;
  /** Today in Zurich. */
  readonly today: string;
}

export interface SearchContext extends SearchInput, Answer {
  /** The part that is open, or was last. */
  readonly part: Part;
  /** The text that the hits answer; null before the first answer. */
  readonly answered: string | null;
  /** Why the last question got no answer; null where it got one. */
  readonly failure: Failure | null;
  /** The hit that the arrow keys have reached, by its id. */
  readonly active: string | null;
  /** The text whose analytics were emitted. */
  readonly emittedText: string | null;
  /** A listing of the group is on the page: the selection goes there instead of to another page. */
  readonly hasListing: boolean;
  /** Where the visitor is about to go. */
  readonly goal: Goal | null;
}

/** What the elements of a group have in common, as far as the search looks at it. */
export interface SharedFilters {
  readonly search: string;
  readonly date: string | null;
  readonly participants: { readonly adults: number; readonly children: number };
  readonly childrenAges: readonly number[];
  readonly hasListing: boolean;
}

/** What is handed to the group's discovery actor. */
export type GroupEvent =
  | { type: "search.set"; text: string }
  | { type: "filters.set"; filters: Partial<Filters> }
  | { type: "participants.set"; adults: number; children: number; childrenAges: readonly number[] }
  | { type: "sort.set"; sort: Sort };

export type SearchEvent =
  | { type: "opened"; part: Part }
  /** Outside click, Escape, or the way back. */
  | { type: "closed" }
  | { type: "route.changed" }
  /** `staysOpen`: in the full screen a cleared input doesn't close. */
  | { type: "text.changed"; text: string; staysOpen?: boolean }
  | { type: "active.moved"; id: string | null }
  | { type: "date.chosen"; date: string }
  | { type: "participants.changed"; change: ParticipantsChange }
  | { type: "reset" }
  /** Enter, or Search now. */
  | { type: "submitted" }
  | { type: "hit.chosen"; hit: SearchHit }
  /** Opened in a new tab by the browser; the search only emits it. */
  | { type: "hit.opened"; hit: SearchHit }
  | { type: "nearby.chosen" }
  | { type: "again" }
  /** The last query was answered or has failed (raised by the machine itself). */
  | { type: "answer.taken" }
  | { type: "answer.failed" }
  | { type: "attributes.changed"; placement: SearchInput["placement"]; group: string | null }
  | { type: "group.changed"; shared: SharedFilters };

export type SearchEmitted =
  | { type: "analytics"; detail: EventDetail<"analytics">; delay?: number }
  | { type: "select"; detail: EventDetail<"select"> };
