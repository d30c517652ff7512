import * as v from "valibot";
import { LocalDate } from "../../contracts/time.ts";
import { PlaceKind } from "../../contracts/transport.ts";
import type { TransportSearch } from "../../machines/transport/transport.types.ts";

/** The key of the search in the session's storage (purchase spec §9). */
const storageKey = "transportStore";

const Field = v.object({
  text: v.string(),
  place: v.nullable(v.object({ id: v.string(), name: v.string(), kind: v.nullable(PlaceKind) })),
});
const Search = v.object({
  origin: Field,
  destination: Field,
  date: LocalDate,
  time: v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/)),
  isArrival: v.boolean(),
  /** The language of the places' names. */
  locale: v.optional(v.string()),
});

type StoredSearch = TransportSearch & Pick<v.InferOutput<typeof Search>, "locale">;

/** The session's search; null where there is none, or storage throws (sandboxed frame, blocked cookies). */
export function storedSearchOf(): StoredSearch | null {
  try {
    const stored = v.safeParse(Search, JSON.parse(sessionStorage.getItem(storageKey) ?? "null"));
    return stored.success ? stored.output : null;
  } catch {
    return null;
  }
}

export function storeSearch(search: StoredSearch): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(search));
  } catch {
    // The search lives as long as the page.
  }
}
