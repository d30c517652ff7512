import { expireHolds } from "../commands/reservation/expire.ts";
import type { Services } from "../services.ts";

/** Releases the seats of expired holds. */
export async function expireHoldsJob({ db, clock, log }: Services): Promise<void> {
  const expired = await expireHolds(db, clock.now());
  if (expired > 0) log.info({ expired }, "holds have expired");
}
