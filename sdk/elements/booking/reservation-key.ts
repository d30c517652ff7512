const storageKey = "gipfel.reserving";
/** Shorter than the server stores an answer, and than a hold lasts (ms). */
const maximumAge = 10 * 60_000;

interface StoredKey {
  readonly request: string;
  readonly key: string;
  /** ms since 1970. */
  readonly at: number;
}

/**
 * The idempotency key of a reservation that a link makes by itself. A reload before the answer runs the link again: the
 * same request to the same cart then has the same key, and the server returns the existing reservation.
 */
export function reservationKey(request: object, key: string, now: number): string {
  const body = JSON.stringify(request);
  // Storage throws in a sandboxed frame and where cookies are blocked; then each run has its own key.
  try {
    const stored = JSON.parse(sessionStorage.getItem(storageKey) ?? "null") as StoredKey | null;
    if (stored?.request === body && now - stored.at < maximumAge) return stored.key;
    sessionStorage.setItem(storageKey, JSON.stringify({ request: body, key, at: now } satisfies StoredKey));
  } catch {
    return key;
  }
  return key;
}

/** Removes the key after the answer: the next run of a link, even of the same one, makes another reservation. */
export function removeReservationKey(): void {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // Nothing is stored where storage throws.
  }
}
