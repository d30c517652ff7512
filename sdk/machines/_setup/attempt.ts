import { longestHold } from "../../contracts/hold-times.ts";

/** The cart that an attempt to reserve names: the page's stored one, else a new one. */
export interface CartOfAttempt {
  readonly cartId: string | null;
  readonly doCreateCart: boolean;
}

/** What an attempt is made with, of the page. */
export interface AttemptPage {
  /** ms since 1970. */
  readonly now: () => number;
  readonly newKey: () => string;
  /** Its stored `cartId` (purchase spec §9). */
  readonly storage: { readonly get: (key: string) => string | null };
}

/** Whether what an attempt may have reserved can still be held: no hold lives longer (RULES 3). */
export const mayStillHold = ({ sentAt }: { readonly sentAt: number }, now: number): boolean =>
  now - sentAt < longestHold;

/** Whether the server says that what an attempt has reserved is held no more: a new key reserves anew. */
export const isHoldEnded = (cause: unknown): boolean =>
  (cause as { readonly code?: unknown } | null)?.code === "hold_expired";

/**
 * The attempt to reserve, before it is sent: one whose answer was lost is sent again as it was, while it may hold
 * something; else a new one, which `make` makes. `isFresh` is with a new cart.
 */
export function takeAttempt<Attempt extends { readonly sentAt: number }>(
  { attempt }: { readonly attempt?: Attempt | null },
  isFresh: boolean,
  { now, newKey, storage }: AttemptPage,
  make: (key: string, sentAt: number, cart: CartOfAttempt) => Attempt,
): { readonly attempt?: Attempt } {
  if (attempt && mayStillHold(attempt, now())) return {};
  const cartId = isFresh ? null : storage.get("cartId");
  return { attempt: make(newKey(), now(), { cartId, doCreateCart: cartId === null }) };
}
