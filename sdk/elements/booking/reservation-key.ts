const storageKey = "gipfel.reserving";
/** Shorter than the server keeps an answer, and than a hold lives (ms). */
const keptFor = 10 * 60_000;

interface KeptKey {
  readonly request: string;
  readonly key: string;
  /** ms since 1970. */
  readonly at: number;
}

/**
 * The idempotency key of a reservation that a link makes by itself. A reload before the answer runs the link again: the
 * same request to the same cart then goes under the same key, and the server answers with the reservation that it has
 * made.
 */
export function reservationKey(request: object, key: string, now: number): string {
  const asked = JSON.stringify(request);
  // Storage throws in a sandboxed frame and where cookies are blocked: each run has a key of its own then.
  try {
    const kept = JSON.parse(sessionStorage.getItem(storageKey) ?? "null") as KeptKey | null;
    if (kept?.request === asked && now - kept.at < keptFor) return kept.key;
    sessionStorage.setItem(storageKey, JSON.stringify({ request: asked, key, at: now } satisfies KeptKey));
  } catch {
    return key;
  }
  return key;
}

/** The answer is here: the next run of a link, even of the same one, is a reservation of its own. */
export function forgetReservationKey(): void {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // Nothing was kept where storage throws.
  }
}
