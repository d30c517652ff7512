import { mainLocaleOf, type Locale } from "../../../sdk/contracts/locale.ts";
import type { Db, Trx } from "../connection.ts";
import { listCategories, type CategoryRow } from "./offer.ts";

/** Titles and labels of the catalogue in one language, by id; what is withdrawn from sale still has them. */
export interface ReservationTexts {
  readonly locale: Locale;
  readonly activities: ReadonlyMap<number, { readonly title: string; readonly slug: string }>;
  readonly offers: ReadonlyMap<number, { readonly label: string; readonly description: string }>;
  readonly categories: ReadonlyMap<number, CategoryRow>;
}

/** Reads what reservations of these activities and offers are called in a language. */
export async function listReservationTexts(
  db: Db | Trx,
  reservations: readonly { readonly activity_id: number; readonly offer_id: number }[],
  locale: Locale,
): Promise<ReservationTexts> {
  const activityIds = [...new Set(reservations.map((each) => each.activity_id))];
  const offerIds = [...new Set(reservations.map((each) => each.offer_id))];
  const [activities, offers, categories] = await Promise.all([
    db
      .selectFrom("activity_text")
      .select(["activity_id", "title", "slug"])
      .where("activity_id", "in", activityIds)
      .where("locale", "=", mainLocaleOf(locale))
      .execute(),
    db
      .selectFrom("offer_text")
      .select(["offer_id", "label", "description"])
      .where("offer_id", "in", offerIds)
      .where("locale", "=", mainLocaleOf(locale))
      .execute(),
    listCategories(db, offerIds),
  ]);
  return {
    locale,
    activities: new Map(activities.map((each) => [each.activity_id, each])),
    offers: new Map(offers.map((each) => [each.offer_id, each])),
    categories: new Map([...categories.values()].flat().map((each) => [each.id, each])),
  };
}
