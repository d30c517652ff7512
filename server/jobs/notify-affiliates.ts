import { notifyAffiliates } from "../commands/affiliate/notices.ts";
import type { Services } from "../services.ts";

/** Writes to affiliates whose pages show what can't be booked, each once a week at most. */
export async function notifyAffiliatesJob(services: Services): Promise<void> {
  const written = await notifyAffiliates(services);
  if (written > 0) services.log.info({ written }, "affiliates are written to about unavailable activities");
}
