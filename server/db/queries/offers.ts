import type { Selectable } from "kysely";
import { catalogueLocale } from "../json.ts";
import type { Locale } from "../../../sdk/contracts/locale.ts";
import type { Db, Trx } from "../connection.ts";
import type { TicketCategoryTable } from "../schema.ts";

/** Offers on sale with their texts in one language, in the supplier's order. */
export function offersIn(db: Db | Trx, locale: Locale) {
  return db
    .selectFrom("offer")
    .innerJoin("offer_text", (join) =>
      join.onRef("offer_text.offer_id", "=", "offer.id").on("offer_text.locale", "=", catalogueLocale(locale)),
    )
    .where("offer.withdrawn_at", "is", null)
    .selectAll("offer")
    .select(["offer_text.label", "offer_text.description"])
    .orderBy("offer.sequence_index")
    .orderBy("offer.id");
}
export type OfferRow = Awaited<ReturnType<ReturnType<typeof offersIn>["execute"]>>[number];

export type CategoryRow = Selectable<TicketCategoryTable>;

/** The ticket categories of each offer, in the supplier's order. */
export async function categoriesOf(db: Db | Trx, offerIds: readonly number[]): Promise<Map<number, CategoryRow[]>> {
  const categories = new Map<number, CategoryRow[]>(offerIds.map((id) => [id, []]));
  if (offerIds.length === 0) return categories;
  const rows = await db
    .selectFrom("ticket_category")
    .selectAll()
    .where("offer_id", "in", [...offerIds])
    .orderBy("sequence_index")
    .orderBy("id")
    .execute();
  for (const row of rows) categories.get(row.offer_id)?.push(row);
  return categories;
}

/** The offers with visible personalization fields: strict fields, or any if all are visible (RULES 16). */
export async function personalizedOffers(
  db: Db | Trx,
  offerIds: readonly number[],
  seesAll: boolean,
): Promise<Set<number>> {
  if (offerIds.length === 0) return new Set();
  const rows = await db
    .selectFrom("personalization_field")
    .select("offer_id")
    .distinct()
    .where("offer_id", "in", [...offerIds])
    .$if(!seesAll, (query) => query.where("is_strict", "=", 1))
    .execute();
  return new Set(rows.map(({ offer_id }) => offer_id));
}
