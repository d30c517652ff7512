import type { Selectable } from "kysely";
import type { Locale } from "../../../sdk/contracts/locale.ts";
import type { Db } from "../../db/connection.ts";
import { activitiesIn, type ActivityRow } from "../../db/queries/activities.ts";
import { categoriesOf, offersIn, type CategoryRow, type OfferRow } from "../../db/queries/offers.ts";
import type { PersonalizationFieldTable } from "../../db/schema.ts";

/** An offer of the catalogue, in one language. */
export interface OfferForSale {
  readonly activity: ActivityRow;
  readonly offer: OfferRow;
  readonly categories: readonly CategoryRow[];
  readonly fields: readonly Selectable<PersonalizationFieldTable>[];
}

/** Cached offers of one version of the catalogue; the next import changes the version. */
interface Remembered {
  readonly version: string | null;
  readonly offers: Map<string, OfferForSale | null>;
}
const remembered = new WeakMap<Db, Remembered>();

/**
 * Reads an offer, cached by language and version of the catalogue, so that a hold reads only its slot. The caller reads
 * the version with the slot, so that an import by another process takes effect immediately. Null if the offer is
 * unknown.
 */
export async function readOfferForSale(
  db: Db,
  version: string | null,
  offerId: number,
  locale: Locale,
): Promise<OfferForSale | null> {
  let memory = remembered.get(db);
  if (!memory || memory.version !== version) remembered.set(db, (memory = { version, offers: new Map() }));
  const key = `${offerId} ${locale}`;
  const known = memory.offers.get(key);
  if (known !== undefined) return known;
  const read = await readOffer(db, offerId, locale);
  memory.offers.set(key, read);
  return read;
}

async function readOffer(db: Db, offerId: number, locale: Locale): Promise<OfferForSale | null> {
  const offer = await offersIn(db, locale).where("offer.id", "=", offerId).executeTakeFirst();
  const activity =
    offer && (await activitiesIn(db, locale).where("activity.id", "=", offer.activity_id).executeTakeFirst());
  if (!activity) return null;
  const categories = (await categoriesOf(db, [offerId])).get(offerId) ?? [];
  const fields = await db
    .selectFrom("personalization_field")
    .selectAll()
    .where("offer_id", "=", offerId)
    .orderBy("sequence_index")
    .execute();
  return { activity, offer, categories, fields };
}
