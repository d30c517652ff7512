import { hideable, hideableNamed } from "./discovery.ts";
import { prefixOf, type Locale } from "./locale.ts";
import { shopPath } from "./paths.ts";

/** What a widget or a button is for: an activity, or a list of some activities, of a search, or of all. */
export interface PageSubject {
  /** Content ids. */
  readonly activity?: number | undefined;
  readonly activities?: readonly number[] | undefined;
  readonly search?: string | undefined;
}

/** The shop's page of a subject: an activity's, that of the search where there is a text, else the list's. */
export function subjectPage({ activity, activities, search }: PageSubject, shop: string, locale: Locale): URL {
  if (activity !== undefined) return new URL(`${prefixOf(locale)}/activity/${activity}`, shop);
  const address = new URL(shopPath(search ? "search" : "activities", locale), shop);
  if (activities?.length) address.searchParams.set("activities", activities.join());
  if (search) address.searchParams.set("s", search);
  return address;
}

/** Hides parts of a list on its page: `words` are those of the attribute `hide`. */
export function hideOnPage({ searchParams }: URL, words: readonly string[]): void {
  for (const word of words) {
    const part = hideableNamed(word);
    if (part) searchParams.set(hideable[part], "true");
  }
}
