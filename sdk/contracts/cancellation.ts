interface Cancellable {
  readonly cancellableUntil: string | null;
  readonly isCancellable?: boolean;
  readonly cancelledAt?: string | null;
}

/**
 * Until when something that is chosen, held or booked can be cancelled for nothing, as an instant; null once that has
 * passed at `now` (ms since 1970), and where it can't be or has been cancelled (purchase spec §4, "Cancellation").
 */
export function freeCancellationUntil(of: Cancellable | undefined, now: number): string | null {
  if (!of?.cancellableUntil || of.isCancellable === false || of.cancelledAt) return null;
  return Date.parse(of.cancellableUntil) > now ? of.cancellableUntil : null;
}
