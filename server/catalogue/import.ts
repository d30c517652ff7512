import { createHash } from "node:crypto";
import type { Insertable } from "kysely";
import * as v from "valibot";
import { mainLocales } from "../../sdk/contracts/locale.ts";
import type { Db, Trx } from "../db/connection.ts";
import type { Tables } from "../db/schema.ts";
import { transact } from "../db/transact.ts";
import { NoSuchLocalTime } from "../wall-time.ts";
import { ticketCategoryHash } from "./category-hash.ts";
import { importReviews, problemsOfReviews } from "./import-reviews.ts";
import { markChanged } from "./revision.ts";
import { Catalogue, type CatalogueActivity, type CatalogueInput } from "./schema.ts";
import { makeSlots } from "./slots.ts";

/** A catalogue can't be taken over; `problems` has one line for each thing to mend. Nothing has changed. */
export class CatalogueRefused extends Error {
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(`The catalogue is refused:\n${problems.join("\n")}`);
    this.problems = problems;
  }
}

export interface Imported {
  readonly activities: number;
  readonly offers: number;
  readonly slots: number;
  /** False where the same catalogue was there already. */
  readonly changed: boolean;
}

/** Called while it works, with numbers to show. */
export type Progress = (done: number, all: number, slots: number) => void;

/** Where `meta` keeps the fingerprint of the catalogue that is loaded. */
export const catalogueKey = "catalogue";

/**
 * Loads a catalogue into the tables, all or nothing by activity, and makes its slots. Idempotent: the same catalogue again changes
 * nothing. What a newer catalogue no longer names stays, for it may have been sold. Throws `CatalogueRefused`.
 */
export async function importCatalogue(db: Db, input: CatalogueInput, now: number, progress: Progress = () => {}): Promise<Imported> {
  const catalogue = checked(input);
  const fingerprint = createHash("sha256").update(JSON.stringify(catalogue)).digest("hex");
  const loaded = await db.selectFrom("meta").select("value").where("key", "=", catalogueKey).executeTakeFirst();
  const offers = catalogue.activities.reduce((sum, activity) => sum + activity.offers.length, 0);
  if (loaded?.value === fingerprint) return { activities: catalogue.activities.length, offers, slots: 0, changed: false };

  await transact(db, async (trx) => {
    await upsert(trx, "supplier", catalogue.suppliers, ["id"]);
    await upsert(
      trx,
      "activity_type",
      catalogue.types.map((type) => ({ ...type, ...shownAs(type) })),
      ["id"],
    );
    await upsert(
      trx,
      "location",
      catalogue.locations.map((location) => ({ ...location, ...shownAs(location) })),
      ["id"],
    );
    await upsert(
      trx,
      "point_of_interest",
      catalogue.pointsOfInterest.map(({ locationId, ...place }) => ({ ...place, location_id: locationId, ...shownAs(place) })),
      ["id"],
    );
    await upsert(
      trx,
      "attribute",
      catalogue.attributes.map(({ id, label, typeIds }, index) => ({
        id,
        sequence_index: index,
        label: JSON.stringify(label),
        type_ids: JSON.stringify(typeIds),
      })),
      ["id"],
    );
    await upsert(
      trx,
      "attribute_item",
      catalogue.attributes.flatMap((attribute) =>
        attribute.items.map(({ id, label, description, teaser, picture }, index) => ({
          id,
          attribute_id: attribute.id,
          sequence_index: index,
          label: JSON.stringify(label),
          description: description && JSON.stringify(description),
          teaser: teaser && JSON.stringify(teaser),
          picture: picture && JSON.stringify(picture),
        })),
      ),
      ["id"],
    );
  });
  let slots = 0;
  for (const [index, activity] of catalogue.activities.entries()) {
    slots += await transact(db, (trx) => importActivity(trx, activity, index, now));
    progress(index + 1, catalogue.activities.length, slots);
  }
  await importReviews(db, catalogue.reviews);
  await transact(db, async (trx) => {
    await upsert(trx, "meta", [{ key: catalogueKey, value: fingerprint }], ["key"]);
    await markChanged(trx);
  });
  return { activities: catalogue.activities.length, offers, slots, changed: true };
}

function checked(input: CatalogueInput): Catalogue {
  const parsed = v.safeParse(Catalogue, input);
  if (!parsed.success) throw new CatalogueRefused(parsed.issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`));
  const problems = problemsOfReviews(parsed.output);
  for (const activity of parsed.output.activities) {
    for (const offer of activity.offers) {
      const seen = new Map<string, number>();
      for (const category of offer.categories) {
        const hash = ticketCategoryHash(category);
        const twin = seen.get(hash);
        if (twin) problems.push(`offer ${offer.id}: the ticket categories ${twin} and ${category.id} are alike (${hash})`);
        seen.set(hash, category.id);
      }
    }
  }
  if (problems.length > 0) throw new CatalogueRefused(problems);
  return parsed.output;
}

async function importActivity(trx: Trx, activity: CatalogueActivity, index: number, now: number): Promise<number> {
  await upsert(
    trx,
    "activity",
    [
      {
        id: activity.id,
        mapped_id: activity.mappedId,
        sequence_index: index,
        supplier_id: activity.supplierId,
        type_id: activity.typeId,
        location_id: activity.locationId,
        latitude: activity.latitude,
        longitude: activity.longitude,
        min_age: activity.minAge,
        max_age: activity.maxAge,
        mobile_ticket: activity.mobileTicket ? 1 : 0,
        booking_on_request: activity.bookingOnRequest ? 1 : 0,
        show_per_person_suffix: activity.showPerPersonSuffix ? 1 : 0,
        high_demand: activity.highDemand ? 1 : 0,
        reservation_system: activity.reservationSystem,
        tickets_issued: activity.ticketsIssued,
        rating_average: activity.rating?.average ?? null,
        rating_count: activity.rating?.count ?? null,
        guide_languages: JSON.stringify(activity.guideLanguages),
        attributes: JSON.stringify(activity.attributes),
        meeting_points: JSON.stringify(activity.meetingPoints),
        pictures: JSON.stringify(activity.pictures),
        points_of_interest: JSON.stringify(activity.pointsOfInterest),
      },
    ],
    ["id"],
  );
  await upsert(
    trx,
    "activity_text",
    mainLocales.map((locale) => ({
      activity_id: activity.id,
      locale,
      title: activity.title[locale],
      teaser: activity.teaser[locale],
      slug: activity.slug[locale],
      benefits: JSON.stringify(activity.benefits.map((benefit) => benefit[locale])),
      highlights: activity.highlights[locale],
      important_information: activity.importantInformation?.[locale] ?? null,
      info_confirmation: activity.infoConfirmation?.[locale] ?? null,
      content_blocks: JSON.stringify(
        activity.contentBlocks.map((block) => ({ title: block.title[locale], youtube_url: block.youtubeUrl, text: block.text[locale] })),
      ),
      discount: activity.discount?.[locale] ?? null,
    })),
    ["activity_id", "locale"],
  );
  let slots = 0;
  for (const [order, offer] of activity.offers.entries()) slots += await importOffer(trx, activity.id, offer, order, now);
  return slots;
}

async function importOffer(trx: Trx, activityId: number, offer: CatalogueActivity["offers"][number], index: number, now: number): Promise<number> {
  await upsert(
    trx,
    "offer",
    [
      {
        id: offer.id,
        activity_id: activityId,
        content_api_offer_id: offer.contentApiOfferId,
        sequence_index: index,
        duration_minutes: offer.durationInMinutes,
        schedules: JSON.stringify(offer.schedules),
      },
    ],
    ["id"],
  );
  await upsert(
    trx,
    "offer_text",
    mainLocales.map((locale) => ({ offer_id: offer.id, locale, label: offer.label[locale], description: offer.description[locale] })),
    ["offer_id", "locale"],
  );
  await trx.deleteFrom("ticket_category").where("offer_id", "=", offer.id).execute();
  await upsert(
    trx,
    "ticket_category",
    offer.categories.map((category, order) => ({
      id: category.id,
      offer_id: offer.id,
      sequence_index: order,
      hash: ticketCategoryHash(category),
      audience: category.audience,
      label: JSON.stringify(category.label),
      discount_type: category.discountType,
      discount_label: category.discountLabel && JSON.stringify(category.discountLabel),
      category_type: category.categoryType,
      category_type_key: category.categoryTypeKey,
      min_age: category.minAge,
      max_age: category.maxAge,
      occupancy: category.occupancy,
      max_occupancy: category.maxOccupancy,
      price: category.price,
      net_price: category.netPrice,
      article_label: category.article && JSON.stringify(category.article.label),
      article_price: category.article?.price ?? null,
      product_id: category.productId,
      times: category.times ? JSON.stringify(category.times) : null,
    })),
    ["id"],
  );
  await trx.deleteFrom("personalization_field").where("offer_id", "=", offer.id).execute();
  await upsert(
    trx,
    "personalization_field",
    offer.personalization.map((field, order) => ({
      offer_id: offer.id,
      key: field.key,
      sequence_index: order,
      label: JSON.stringify(field.label),
      type: field.type,
      scope: field.scope,
      is_strict: field.isStrict ? (1 as const) : (0 as const),
      options: JSON.stringify(field.options),
    })),
    ["offer_id", "key"],
  );
  // Slots that nobody has asked for follow the newer schedule; the others stand as they were sold.
  await trx
    .deleteFrom("slot")
    .where("offer_id", "=", offer.id)
    .where((row) => row.not(row.exists(row.selectFrom("reservation").select("reservation.id").whereRef("reservation.slot_id", "=", "slot.id"))))
    .execute();
  try {
    return await makeSlots(trx, offer.id, offer.schedules, now);
  } catch (cause) {
    if (cause instanceof NoSuchLocalTime) throw new CatalogueRefused([`offer ${offer.id}: ${cause.message}`]);
    throw cause;
  }
}

/** Title, teaser and picture as their columns. */
function shownAs({ title, teaser, picture }: Catalogue["types"][number]) {
  return { title: JSON.stringify(title), teaser: teaser && JSON.stringify(teaser), picture: picture && JSON.stringify(picture) };
}

/** Inserts rows, or brings those with the same key up to date. */
async function upsert<Table extends keyof Tables>(trx: Trx, table: Table, rows: readonly Insertable<Tables[Table]>[], key: readonly string[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first).filter((column) => !key.includes(column));
  await trx
    .insertInto(table as "meta")
    .values(rows as unknown as Insertable<Tables["meta"]>[])
    .onConflict((conflict) =>
      conflict
        .columns(key as "key"[])
        .doUpdateSet((row) => Object.fromEntries(columns.map((column) => [column, row.ref(`excluded.${column}` as "excluded.value")]))),
    )
    .execute();
}
