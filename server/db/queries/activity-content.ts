import { mainLocales, type MainLocale } from "../../../sdk/contracts/locale.ts";
import type { Db } from "../connection.ts";

/** All that the catalogue says about some activities, withdrawn ones too, in every language; by id. */
export async function listActivityContents(db: Db, ids: readonly number[]): Promise<ActivityContent[]> {
  if (ids.length === 0) return [];
  const [rows, texts, offers, offerTexts, categories] = await Promise.all([
    activityRows(db, ids),
    textRows(db, ids),
    offerRows(db, ids),
    offerTextRows(db, ids),
    categoryRows(db, ids),
  ]);
  const textsOf = Map.groupBy(texts, (row) => row.activity_id);
  const offersOf = Map.groupBy(offers, (row) => row.activity_id);
  const offerTextsOf = Map.groupBy(offerTexts, (row) => row.offer_id);
  const categoriesOf = Map.groupBy(categories, (row) => row.offer_id);
  return rows.map((row) => ({
    row,
    texts: byLocale(textsOf.get(row.id) ?? []),
    offers: (offersOf.get(row.id) ?? []).map((offer) => ({
      ...offer,
      texts: byLocale(offerTextsOf.get(offer.id) ?? []),
      categories: categoriesOf.get(offer.id) ?? [],
    })),
  }));
}

type Rows<Read extends (db: Db, ids: readonly number[]) => Promise<unknown>> = Awaited<ReturnType<Read>>;
export type ContentRow = Rows<typeof activityRows>[number];
export type ContentTexts = Readonly<Record<MainLocale, Rows<typeof textRows>[number]>>;
export type ContentCategory = Rows<typeof categoryRows>[number];
export type ContentOffer = Rows<typeof offerRows>[number] & {
  readonly texts: Readonly<Record<MainLocale, Rows<typeof offerTextRows>[number]>>;
  /** In the supplier's order. */
  readonly categories: readonly ContentCategory[];
};

/** An activity, its texts by language, and its offers on sale in the supplier's order. */
export interface ActivityContent {
  readonly row: ContentRow;
  readonly texts: ContentTexts;
  readonly offers: readonly ContentOffer[];
}

/** The import writes every text in every main language. */
function byLocale<Row extends { locale: string }>(rows: readonly Row[]): Readonly<Record<MainLocale, Row>> {
  return Object.fromEntries(
    mainLocales.flatMap((locale) => {
      const row = rows.find((each) => each.locale === locale);
      return row ? [[locale, row]] : [];
    }),
  ) as Record<MainLocale, Row>;
}

function activityRows(db: Db, ids: readonly number[]) {
  return db
    .selectFrom("activity")
    .innerJoin("supplier", "supplier.id", "activity.supplier_id")
    .select([
      "activity.id",
      "activity.type_id",
      "activity.location_id",
      "activity.latitude",
      "activity.longitude",
      "activity.min_age",
      "activity.max_age",
      "activity.mobile_ticket",
      "activity.booking_on_request",
      "activity.rating_average",
      "activity.rating_count",
      "activity.guide_languages",
      "activity.meeting_points",
      "activity.pictures",
      "activity.points_of_interest",
      "activity.withdrawn_at",
      "supplier.name as supplier_name",
    ])
    .where("activity.id", "in", ids)
    .orderBy("activity.id")
    .execute();
}

function textRows(db: Db, ids: readonly number[]) {
  return db.selectFrom("activity_text").selectAll().where("activity_id", "in", ids).execute();
}

function offerRows(db: Db, ids: readonly number[]) {
  return db
    .selectFrom("offer")
    .select(["id", "activity_id", "duration_minutes", "schedules"])
    .where("activity_id", "in", ids)
    .where("withdrawn_at", "is", null)
    .orderBy("sequence_index")
    .orderBy("id")
    .execute();
}

function offerTextRows(db: Db, ids: readonly number[]) {
  return db
    .selectFrom("offer_text")
    .innerJoin("offer", "offer.id", "offer_text.offer_id")
    .selectAll("offer_text")
    .where("offer.activity_id", "in", ids)
    .execute();
}

function categoryRows(db: Db, ids: readonly number[]) {
  return db
    .selectFrom("ticket_category")
    .innerJoin("offer", "offer.id", "ticket_category.offer_id")
    .select([
      "ticket_category.offer_id",
      "ticket_category.id",
      "ticket_category.audience",
      "ticket_category.label",
      "ticket_category.discount_type",
      "ticket_category.discount_label",
      "ticket_category.min_age",
      "ticket_category.max_age",
      "ticket_category.occupancy",
      "ticket_category.price",
      "ticket_category.vat_rate",
    ])
    .where("offer.activity_id", "in", ids)
    .orderBy("ticket_category.sequence_index")
    .orderBy("ticket_category.id")
    .execute();
}
