import type { Locale } from "../../../sdk/contracts/locale.ts";
import type { Db } from "../connection.ts";
import { findActivity, listSlugs, type ActivityRow } from "./activity.ts";
import { listCategories, listOffersIn, type CategoryRow, type OfferRow } from "./offer.ts";

/** An activity with what its answer is made of. */
export interface ActivityParts {
  readonly row: ActivityRow;
  readonly offers: readonly OfferRow[];
  readonly categories: readonly CategoryRow[];
  /** Slug and discount text by locale. */
  readonly texts: readonly { readonly locale: string; readonly slug: string; readonly discount: string | null }[];
}

/** An activity on sale with its offers, prices and addresses. */
export async function findActivityParts(db: Db, id: number, locale: Locale): Promise<ActivityParts | undefined> {
  const row = await findActivity(db, id, locale);
  if (!row) return undefined;
  const [offers, texts] = await Promise.all([listOffersIn(db, [id], locale), listSlugs(db, [id])]);
  const categories = await listCategories(
    db,
    offers.map((offer) => offer.id),
  );
  return {
    row,
    offers,
    categories: offers.flatMap((offer) => categories.get(offer.id) ?? []),
    texts,
  };
}
