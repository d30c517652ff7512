import { expireHolds } from "../commands/reservation/expire.ts";
import type { Services } from "../services.ts";

/** Gives back the seats of holds whose time is over. */
export async function expireHoldsJob({ db, clock, log }: Services): Promise<void> {
  const expired = await expireHolds(db, clock.now());
  if (expired > 0) log.info({ expired }, "holds have expired");
}
