import type * as v from "valibot";
import { makeSlots } from "../../catalogue/slots.ts";
import { fromJson } from "../../json.ts";
import { findOffer } from "../../db/queries/offer.ts";
import { transact } from "../../db/transact.ts";
import type { Schedule } from "../../domain/catalogue-schema.ts";
import { notFound } from "../../errors.ts";
import type { Services } from "../../services.ts";

/**
 * Reads the supplier's calendar again (purchase spec §7): here its schedule, from which missing slots are made. 404
 * `offer_not_found`.
 */
export async function syncOffer(
  { db, clock }: Pick<Services, "db" | "clock">,
  offerId: number,
): Promise<{ offerId: number; synced: number }> {
  const offer = await findOffer(db, offerId);
  if (!offer) throw notFound("offer_not_found");
  const schedules = fromJson<v.InferOutput<typeof Schedule>[]>(offer.schedules);
  return { offerId, synced: await transact(db, (trx) => makeSlots(trx, offerId, schedules, clock.now())) };
}
