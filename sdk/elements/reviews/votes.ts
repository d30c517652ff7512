import * as v from "valibot";
import type { PageStorage } from "../_kit/record.ts";

/** The storage key of a visitor's votes. */
const key = "gipfel-votes";

/** The visitor's token (RULES 20), and by review the votes that it had after theirs. */
const Votes = v.object({ token: v.pipe(v.string(), v.uuid()), reviews: v.record(v.string(), v.number()) });
type Votes = v.InferOutput<typeof Votes>;

/**
 * The token of a visitor who has not voted yet: all elements of the page use the same, and it is stored with the first
 * vote.
 */
let fresh: string | undefined;

/** The vote token in the page's storage; undefined without one, or if the value is not ours. */
function stored(storage: PageStorage): Votes | undefined {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), Votes), storage.get(key));
  return parsed.success ? parsed.output : undefined;
}

/** The reviews that this visitor found helpful. */
export function votesOf(storage: PageStorage): Votes["reviews"] {
  return stored(storage)?.reviews ?? {};
}

export function tokenOf(storage: PageStorage): string {
  return stored(storage)?.token ?? (fresh ??= newToken());
}

export function storeVote(storage: PageStorage, reviewId: number, helpful: number): void {
  storage.set(
    key,
    JSON.stringify({ token: tokenOf(storage), reviews: { ...votesOf(storage), [reviewId]: helpful } } satisfies Votes),
  );
}

/** A random UUID (version 4), also in a page without HTTPS, where `crypto.randomUUID` is missing. */
function newToken(): string {
  const hex = [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("");
  const variant = "89ab"[parseInt(hex[16]!, 16) % 4];
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20),
  ].join("-");
}
