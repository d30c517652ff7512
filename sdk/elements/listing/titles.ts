import Fuse from "fuse.js";
import type { ListedActivity } from "../../contracts/listing.ts";

/** How unlike a title may be to a word: 0 is the same, 1 anything. Two wrong letters of six are forgiven, as two letters in the wrong order are. */
const threshold = 0.34;
/** More words than that make no list shorter, but the search slow. */
const mostWords = 8;

const indices = new WeakMap<readonly ListedActivity[], Fuse<ListedActivity>>();

/** The ids of the activities whose titles have all words of a text, mistakes forgiven, best first (discovery spec §5). */
export function matchingTitles(activities: readonly ListedActivity[], text: string): number[] {
  let index = indices.get(activities);
  if (!index) {
    index = new Fuse(activities, { keys: ["info.title"], threshold, ignoreLocation: true, ignoreDiacritics: true, shouldSort: true });
    indices.set(activities, index);
  }
  const words = text.trim().split(/\s+/).filter(Boolean).slice(0, mostWords);
  return index.search({ $and: words.map((word) => ({ "info.title": word })) } as never).map(({ item }) => item.id);
}
