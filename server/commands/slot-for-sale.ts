import type { Selectable } from "kysely";
import type { Locale } from "../../sdk/contracts/locale.ts";
import type { Db } from "../db/connection.ts";
import { activitiesIn, type ActivityRow } from "../db/queries/activities.ts";
import { categoriesOf, offersIn, type CategoryRow, type OfferRow } from "../db/queries/offers.ts";
import type { PersonalizationFieldTable, SlotTable } from "../db/schema.ts";
import { notFound } from "../errors.ts";
import { soldAt } from "../presenters/offer.ts";
import { readId } from "../routes/read-id.ts";

/** A slot with all that selling it needs. */
export interface SlotForSale {
  readonly activity: ActivityRow;
  readonly offer: OfferRow;
  readonly slot: Selectable<SlotTable>;
  /** The categories sold at this time. */
  readonly categories: readonly CategoryRow[];
  readonly fields: readonly Selectable<PersonalizationFieldTable>[];
}

/** Reads a slot of an activity by the booking system's ids (RULES 1). 404 `availability_not_found` when either is unknown or they don't belong together. */
export async function readSlotForSale(db: Db, mappedId: number, availabilityId: string, locale: Locale): Promise<SlotForSale> {
  const slot = await db.selectFrom("slot").selectAll().where("id", "=", availabilityId).executeTakeFirst();
  const activity = slot && (await activitiesIn(db, locale).where("activity.mapped_id", "=", readId(mappedId, "availability_not_found")).executeTakeFirst());
  const offer = activity && (await offersIn(db, locale).where("offer.id", "=", slot.offer_id).where("offer.activity_id", "=", activity.id).executeTakeFirst());
  if (!offer) throw notFound("availability_not_found");
  const categories = soldAt((await categoriesOf(db, [offer.id])).get(offer.id) ?? [], slot);
  return { activity, offer, slot, categories, fields: await fieldsOf(db, offer.id) };
}

/** The personalization fields of an offer, in its order. */
export async function fieldsOf(db: Db, offerId: number): Promise<Selectable<PersonalizationFieldTable>[]> {
  return db.selectFrom("personalization_field").selectAll().where("offer_id", "=", offerId).orderBy("sequence_index").execute();
}
