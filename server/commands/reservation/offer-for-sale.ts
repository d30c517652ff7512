import type { Locale } from "../../../sdk/contracts/locale.ts";
import type { Db } from "../../db/connection.ts";
import { findActivity, type ActivityRow } from "../../db/queries/activity.ts";
import {
  findOfferIn,
  listCategories,
  listPersonalizationFields,
  type CategoryRow,
  type OfferRow,
  type PersonalizationFieldRow,
} from "../../db/queries/offer.ts";

/** An offer of the catalogue, in one language. */
export interface OfferForSale {
  readonly activity: ActivityRow;
  readonly offer: OfferRow;
  readonly categories: readonly CategoryRow[];
  readonly fields: readonly PersonalizationFieldRow[];
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
  const offer = await findOfferIn(db, offerId, locale);
  const activity = offer && (await findActivity(db, offer.activity_id, locale));
  if (!activity) return null;
  const categories = (await listCategories(db, [offerId])).get(offerId) ?? [];
  const fields = await listPersonalizationFields(db, offerId);
  return { activity, offer, categories, fields };
}
