/** The longest that a supplier has to answer a booking on request (ms; RULES 8). */
export const requestAnsweredWithin = 48 * 60 * 60 * 1000;

/**
 * Where a request that is made at `now` (ms since 1970) ends before its 48 hours: the first instant at which something
 * of it can't be confirmed any more, as it was given. Null where the supplier has all of the 48 hours.
 */
export function earlyRequestEnd(confirmableUntil: readonly string[], now: number): string | null {
  const [first] = confirmableUntil.toSorted((one, other) => Date.parse(one) - Date.parse(other));
  return first !== undefined && Date.parse(first) < now + requestAnsweredWithin ? first : null;
}
