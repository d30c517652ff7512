import type { Filters, Sort } from "./discovery.ts";
import type { Participants } from "./participants.ts";

/** The name under which an entry of the browser's history keeps what it knows of a list. */
export const listEntryName = "gipfelList";

/**
 * What an entry keeps of a list, beside the filters in its address (discovery spec §4: sort and search stay out of it).
 */
export interface ListEntry {
  readonly sort?: Sort;
  readonly search?: string;
  /** The participants chosen in the list, which are part of the search's state (discovery spec §3). */
  readonly participants?: Participants;
  /** Activities shown beyond the first page. */
  readonly extra?: number;
  /** The card by which the visitor left, and where in the window it stood (px from its top). */
  readonly card?: LeftBy;
  /** How many times "Clear all" was pressed before it. */
  readonly clearings?: number;
  /** What "Clear all" took away here: the way back brings it back. */
  readonly cleared?: { readonly filters: Filters; readonly search: string };
}

export interface LeftBy {
  readonly activityId: number;
  readonly top: number;
}
