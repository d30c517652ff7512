import { isHoldEnded } from "../../machines/_setup/attempt.ts";

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
 * Sends a reservation that a link makes by itself. A reload before the answer runs the link again: the same request to
 * the same cart then has the same key, and the server returns the existing reservation. After the answer, and where
 * what the key has reserved is not held any more, the next run has a key of its own.
 */
export async function sendWithStoredKey<Answer>(
  send: (key: string) => Promise<Answer>,
  request: object,
  key: string,
  now: number,
): Promise<Answer> {
  try {
    const answer = await send(keyOf(request, key, now));
    removeKey();
    return answer;
  } catch (cause) {
    if (isHoldEnded(cause)) removeKey();
    throw cause;
  }
}

function keyOf(request: object, key: string, now: number): string {
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

function removeKey(): void {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // Nothing is stored where storage throws.
  }
}
