/**
 * How many cards a list that is read on without scripts has beyond its first page: each answer is about twice as long
 * as the one before.
 */
const lengths: readonly number[] = [9, 27, 63, 135, 279, 567];

/** What an address says of it; 0 for anything that no list links to, so that few pages are made of it. */
export function addedCardsIn(text: string | null): number {
  return lengths.find((length) => String(length) === text) ?? 0;
}

/** What the link to a longer list says; null where it is as long as one page may be. */
export function nextAddedCards(added: number): number | null {
  return lengths.find((length) => length > added) ?? null;
}
