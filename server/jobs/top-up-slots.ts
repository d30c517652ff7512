import { topUpSlots } from "../catalogue/slots.ts";
import type { Services } from "../services.ts";
import { dateInZurich } from "../wall-time.ts";

const topUpKey = "slots topped up on";

/** Makes the slots of the days that have come within the horizon: once a day, by whichever process is first. */
export async function topUpSlotsJob({ db, clock, log }: Services): Promise<void> {
  const value = dateInZurich(clock.now());
  const done = await db.selectFrom("meta").select("value").where("key", "=", topUpKey).executeTakeFirst();
  if (done?.value === value) return;
  const made = await topUpSlots(db, clock.now());
  await db
    .insertInto("meta")
    .values({ key: topUpKey, value })
    .onConflict((conflict) => conflict.column("key").doUpdateSet({ value }))
    .execute();
  log.info({ made }, "slots were topped up");
}
