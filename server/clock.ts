/** The time as the rules see it, handed in so that a test can set it. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
}

export const systemClock: Clock = { now: () => Date.now() };

/** An instant as the database keeps it: UTC, milliseconds, so that text compares as time does. */
export function instantAt(ms: number): string {
  return new Date(ms).toISOString();
}

/** Milliseconds since 1970 of an instant of the database. */
export function msOf(instant: string): number {
  return Date.parse(instant);
}

export const second = 1_000;
export const minute = 60 * second;
export const hour = 60 * minute;
export const day = 24 * hour;
