import type { Audience } from "./offer.ts";

/** Whose tickets a child can go with that must not travel alone: somebody of 12 or older. */
const companions: readonly Audience[] = ["adult", "senior", "student", "youth"];

/** `discountType` of what travels with somebody: all other tickets of a trip are those of travellers. */
const belongings: readonly string[] = ["dog", "bike"];

/**
 * What tickets of a trip lack: somebody whom a dog or a bike travels with, an adult for a small child, or another adult
 * for so many of them. Also what `fields` of a 422 `selection_invalid` says of these tickets.
 */
export const companyProblems = ["needs_traveller", "needs_adult", "needs_another_adult"] as const;
export type CompanyProblem = (typeof companyProblems)[number];

/** Whether a ticket of a trip is a traveller's, not that of a dog or a bike. */
export function isTraveller(discountType: string | null): boolean {
  return !belongings.some((each) => each === discountType);
}

/** Whether a small child can travel with the holder of a ticket for this audience. */
export function isCompanion(audience: string): boolean {
  return companions.some((each) => each === audience);
}

/** Tickets of one category, and how many travel with each adult at most; null without a limit. */
interface ChosenTickets {
  readonly audience: string;
  readonly label: string;
  readonly mostPerAdult: number | null;
  readonly persons: number;
}

/** Tickets for more persons than the adults can take along: `most` of them with so many `adults`. */
interface TooMany<Tickets> {
  readonly tickets: Tickets;
  readonly most: number;
  readonly adults: number;
}

/**
 * The first tickets that need another adult; undefined where there is none, or no adult at all. Tickets of one name
 * count in both classes together, as adults do.
 */
export function beyondAdults<Tickets extends ChosenTickets>(chosen: readonly Tickets[]): TooMany<Tickets> | undefined {
  const personsOf = (isCounted: (one: Tickets) => boolean) =>
    chosen.filter(isCounted).reduce((sum, { persons }) => sum + persons, 0);
  const adults = personsOf(({ audience }) => isCompanion(audience));
  if (adults === 0) return undefined;
  const isAlike = (one: Tickets) => (other: Tickets) => one.audience === other.audience && one.label === other.label;
  const limited = chosen.flatMap((tickets) =>
    tickets.mostPerAdult === null ? [] : [{ tickets, most: tickets.mostPerAdult * adults, adults }],
  );
  return limited.find(({ tickets, most }) => personsOf(isAlike(tickets)) > most);
}
