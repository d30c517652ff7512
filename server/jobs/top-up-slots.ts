import { topUpSlots } from "../catalogue/slots.ts";
import { findMeta, upsertMeta } from "../db/queries/meta.ts";
import type { Services } from "../services.ts";
import { dateInZurich } from "../domain/wall-time.ts";

const topUpKey = "slots topped up on";

/** Makes the slots of the days that have come within the horizon: once a day, by whichever process is first. */
export async function topUpSlotsJob({ db, clock, log }: Services): Promise<void> {
  const value = dateInZurich(clock.now());
  const done = await findMeta(db, topUpKey);
  if (done === value) return;
  const made = await topUpSlots(db, clock.now());
  await upsertMeta(db, topUpKey, value);
  log.info({ made }, "slots were topped up");
}
