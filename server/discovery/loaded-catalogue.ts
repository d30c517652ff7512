import type { SearchPort } from "../ports/search/search.ts";
import type { Cards } from "./cards.ts";
import type { CatalogueIndex } from "./catalogue-index.ts";
import type { ReachableActivities } from "./reachable.ts";
import type { Seats } from "./seats.ts";

/** The catalogue's index with its caches, all of one revision. */
export interface LoadedCatalogue {
  readonly index: CatalogueIndex;
  readonly seats: Seats;
  readonly cards: Cards;
  /** The activities that a text finds, from the one index of the shop (RULES 24). */
  readonly search: SearchPort["findActivities"];
  /** What public transport reaches. */
  readonly reachable: ReachableActivities;
  /** Another text whenever an answer could be another. */
  tag(): string;
}
