import { mostStatisticsDays } from "../../sdk/contracts/affiliate.ts";
import { isCalendarDate } from "../../sdk/contracts/time.ts";

const dayMs = 86_400_000;

/** Both included. */
export interface Days {
  readonly from: string;
  readonly until: string;
}

export type DaysMistake = "wrong" | "reversed" | "tooLong";

export function isDay(date: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(date) && isCalendarDate(date);
}

/** Why days can't be shown; null where they can. */
export function mistakeOf({ from, until }: Days): DaysMistake | null {
  if (!isDay(from) || !isDay(until)) return "wrong";
  const count = (Date.parse(until) - Date.parse(from)) / dayMs + 1;
  if (count < 1) return "reversed";
  return count > mostStatisticsDays ? "tooLong" : null;
}

/** So many days until `until`. */
export function daysUntil(until: string, count: number): Days {
  return { from: new Date(Date.parse(until) - (count - 1) * dayMs).toISOString().slice(0, 10), until };
}

/**
 * The days that the address names. None where it names none, or some that can't be shown (`mistake`): the server then
 * answers with the last 30, so that a wrong address doesn't take the page away.
 */
export function daysIn(query: URLSearchParams): { readonly days: Partial<Days>; readonly mistake: DaysMistake | null } {
  const [from, until] = [query.get("from") ?? "", query.get("until") ?? ""];
  if (!from && !until) return { days: {}, mistake: null };
  const mistake = mistakeOf({ from, until });
  return { days: mistake ? {} : { from, until }, mistake };
}
