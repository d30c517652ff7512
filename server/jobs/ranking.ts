import { rankActivities } from "../commands/catalogue/rank.ts";
import { findMeta, upsertMeta } from "../db/queries/meta.ts";
import type { Services } from "../services.ts";
import { dateInZurich, wireInstant } from "../domain/wall-time.ts";

const rankedKey = "ranked on";
/** Low traffic: 3 o'clock in Zurich. */
const hourOfNight = "03";

/**
 * Ranks the activities (RULES 21): each night, in the process that is first, and immediately if it was never done.
 */
export async function rankJob(services: Pick<Services, "db" | "clock" | "discovery" | "log">): Promise<void> {
  const { db, clock, log } = services;
  const now = clock.now();
  const value = dateInZurich(now);
  const done = await findMeta(db, rankedKey);
  if (done !== undefined && (done >= value || wireInstant(now).slice(11, 13) < hourOfNight)) return;
  const changed = await rankActivities(services);
  await upsertMeta(db, rankedKey, value);
  log.info({ changed }, "the activities were ranked");
}
