import * as v from "valibot";

/** Entries of a page of the team's lists. */
export const pageSize = 25 as const;

/** The last page that can be requested: there are no results beyond it. */
export const lastPage = 100_000;

/** The page that is shown of a list of so many entries: beyond the last one it is the last. */
export function shownPage(page: number, total: number): number {
  return Math.min(page, Math.max(1, Math.ceil(total / pageSize)));
}

/** A page of a list in a stable order; `total` counts the entries of all pages, `page` is the one that is shown. */
/* @__NO_SIDE_EFFECTS__ */
export function pageOf<Entry extends v.GenericSchema<any, any>>(entry: Entry) {
  return v.object({ total: v.number(), page: v.number(), pageSize: v.literal(pageSize), entries: v.array(entry) });
}

export interface Page<Entry> {
  readonly total: number;
  readonly page: number;
  readonly pageSize: typeof pageSize;
  readonly entries: Entry[];
}
