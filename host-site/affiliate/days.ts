import { mostStatisticsDays } from "../../sdk/contracts/affiliate.ts";
import { isCalendarDate } from "../../sdk/contracts/time.ts";
import { addDays } from "../../sdk/ui/month.ts";

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
  if (until < from) return "reversed";
  return until < addDays(from, mostStatisticsDays) ? null : "tooLong";
}

/** So many days until `until`. */
export function daysUntil(until: string, count: number): Days {
  return { from: addDays(until, 1 - count), until };
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
