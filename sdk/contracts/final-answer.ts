/** Refusals that say "later": sign in, wait. */
const later: readonly number[] = [401, 408, 425, 429];

/** The server has answered for good: sent once more, the request has a new idempotency key. */
export const isFinal = ({ status }: { readonly status: number }): boolean =>
  status >= 400 && status < 500 && !later.includes(status);
