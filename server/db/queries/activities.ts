import { catalogueLocale } from "../json.ts";
import type { Locale } from "../../../sdk/contracts/locale.ts";
import type { Db, Trx } from "../connection.ts";

/** Activities on sale with their texts in one language, their supplier, type and place; in the catalogue's order. */
export function activitiesIn(db: Db | Trx, locale: Locale) {
  return db
    .selectFrom("activity")
    .innerJoin("activity_text", (join) =>
      join
        .onRef("activity_text.activity_id", "=", "activity.id")
        .on("activity_text.locale", "=", catalogueLocale(locale)),
    )
    .innerJoin("supplier", "supplier.id", "activity.supplier_id")
    .innerJoin("activity_type", "activity_type.id", "activity.type_id")
    .innerJoin("location", "location.id", "activity.location_id")
    .where("activity.withdrawn_at", "is", null)
    .selectAll("activity")
    .select([
      "activity_text.title",
      "activity_text.teaser",
      "activity_text.slug",
      "activity_text.benefits",
      "activity_text.highlights",
      "activity_text.important_information",
      "activity_text.info_confirmation",
      "activity_text.content_blocks",
      "activity_text.discount",
      "supplier.name as supplier_name",
      "activity_type.title as type_title",
      "location.title as location_title",
    ])
    .orderBy("activity.sequence_index")
    .orderBy("activity.id");
}
export type ActivityRow = Awaited<ReturnType<ReturnType<typeof activitiesIn>["execute"]>>[number];

/**
 * A withdrawn activity with its title in one language. Undefined if it is on sale, or unknown.
 */
export async function withdrawnActivity(db: Db, id: number, locale: Locale) {
  return db
    .selectFrom("activity")
    .innerJoin("activity_text", (join) =>
      join
        .onRef("activity_text.activity_id", "=", "activity.id")
        .on("activity_text.locale", "=", catalogueLocale(locale)),
    )
    .select(["activity.type_id", "activity.location_id", "activity.attributes", "activity_text.title"])
    .where("activity.id", "=", id)
    .where("activity.withdrawn_at", "is not", null)
    .executeTakeFirst();
}

/** The slug of each language, for an activity's addresses. */
export async function slugsOf(
  db: Db,
  activityIds: readonly number[],
): Promise<{ activity_id: number; locale: string; slug: string; discount: string | null }[]> {
  if (activityIds.length === 0) return [];
  return db
    .selectFrom("activity_text")
    .select(["activity_id", "locale", "slug", "discount"])
    .where("activity_id", "in", [...activityIds])
    .execute();
}
