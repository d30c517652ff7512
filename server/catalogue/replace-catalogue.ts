import type { Insertable } from "kysely";
import { instantAt } from "../clock.ts";
import type { Trx } from "../db/connection.ts";
import { updateRatings, writeReviews } from "../db/queries/reviews.ts";
import type { Tables } from "../db/schema.ts";
import type { CatalogueOrigin } from "../db/queries/meta.ts";
import { reviewRows } from "./review-rows.ts";
import {
  activityRow,
  activityTextRows,
  attributeRows,
  categoryRows,
  fieldRows,
  itemRows,
  locationRows,
  offerRows,
  offerTextRows,
  pointRows,
  supplierRows,
  typeRows,
} from "./rows.ts";
import type { Catalogue } from "../domain/catalogue-schema.ts";
import { takeOverSlots, type Staged } from "./stage-slots.ts";
import { applyTeamDecisions } from "./team-decisions.ts";

/** Rows or ids of one statement: well below what both databases take as parameters. */
const batch = 500;

/**
 * Writes a whole catalogue in the transaction it is given, puts its slots on sale and takes off sale what it doesn't
 * name; what the team has edited stays edited. Answers with the new slots.
 */
export async function replaceCatalogue(
  trx: Trx,
  catalogue: Catalogue,
  staged: Staged,
  now: number,
  origin: CatalogueOrigin,
): Promise<number> {
  const { activities } = catalogue;
  const offers = activities.flatMap((activity) => activity.offers);
  await upsert(trx, "supplier", supplierRows(catalogue), ["id"]);
  await upsert(trx, "activity_type", typeRows(catalogue), ["id"]);
  await upsert(trx, "location", locationRows(catalogue), ["id"]);
  await upsert(trx, "point_of_interest", pointRows(catalogue), ["id"]);
  await upsert(trx, "attribute", attributeRows(catalogue), ["id"]);
  await upsert(trx, "attribute_item", itemRows(catalogue), ["id"]);
  const withdrawn = await withdraw(trx, catalogue, now);
  await freeMappedIds(trx, catalogue);
  await upsert(trx, "activity", activities.map(activityRow), ["id"]);
  await upsert(trx, "activity_text", activities.flatMap(activityTextRows), ["activity_id", "locale"]);
  await upsert(trx, "offer", activities.flatMap(offerRows), ["id"]);
  await upsert(trx, "offer_text", offers.flatMap(offerTextRows), ["offer_id", "locale"]);
  for (const ids of inBatches(offers.map(({ id }) => id))) {
    await trx.deleteFrom("ticket_category").where("offer_id", "in", ids).execute();
    await trx.deleteFrom("personalization_field").where("offer_id", "in", ids).execute();
  }
  await upsert(trx, "ticket_category", offers.flatMap(categoryRows), ["id"]);
  await upsert(trx, "personalization_field", offers.flatMap(fieldRows), ["offer_id", "key"]);
  await dropFreeSlots(trx, [...withdrawn, ...staged.offerIds]);
  const slots = await takeOverSlots(trx, staged);
  for (const rows of inBatches(reviewRows(catalogue))) await writeReviews(trx, rows);
  await applyTeamDecisions(trx, new Set(activities.map(({ id }) => id)), origin, now);
  await updateRatings(trx);
  return slots;
}

/**
 * Takes activities and offers that aren't named off sale; answers with the offers. They stay, for they may have been
 * sold.
 */
async function withdraw(trx: Trx, { activities }: Catalogue, now: number): Promise<number[]> {
  const named = {
    activities: new Set(activities.map(({ id }) => id)),
    offers: new Set(activities.flatMap(({ offers }) => offers.map(({ id }) => id))),
  };
  const onSale = {
    activities: await trx.selectFrom("activity").select("id").where("withdrawn_at", "is", null).execute(),
    offers: await trx.selectFrom("offer").select("id").where("withdrawn_at", "is", null).execute(),
  };
  const since = { withdrawn_at: instantAt(now) };
  const left = (kind: keyof typeof named) => onSale[kind].map(({ id }) => id).filter((id) => !named[kind].has(id));
  const offers = left("offers");
  for (const ids of inBatches(left("activities")))
    await trx.updateTable("activity").set(since).where("id", "in", ids).execute();
  for (const ids of inBatches(offers)) await trx.updateTable("offer").set(since).where("id", "in", ids).execute();
  return offers;
}

/**
 * The booking system's ids may move from one activity to another: whoever had one lets go first. What is sold has its
 * own frozen.
 */
async function freeMappedIds(trx: Trx, { activities }: Catalogue): Promise<void> {
  const wanted = new Map(activities.map(({ id, mappedId }) => [mappedId, id]));
  const had = await trx.selectFrom("activity").select(["id", "mapped_id"]).execute();
  const moved = had
    .filter((row) => wanted.has(row.mapped_id) && wanted.get(row.mapped_id) !== row.id)
    .map((row) => row.id);
  for (const ids of inBatches(moved))
    await trx
      .updateTable("activity")
      .set((row) => ({ mapped_id: row.neg(row.ref("id")) }))
      .where("id", "in", ids)
      .execute();
}

/** Slots that nobody has asked for leave. One that a hold takes at this moment has its seats counted, and stays. */
async function dropFreeSlots(trx: Trx, offerIds: readonly number[]): Promise<void> {
  for (const ids of inBatches(offerIds))
    await trx
      .deleteFrom("slot")
      .where("offer_id", "in", ids)
      .where("taken", "=", 0)
      .where((row) =>
        row.not(
          row.exists(
            row.selectFrom("reservation").select("reservation.id").whereRef("reservation.slot_id", "=", "slot.id"),
          ),
        ),
      )
      .execute();
}

/** Inserts rows, or brings those with the same key up to date. */
async function upsert<Table extends keyof Tables>(
  trx: Trx,
  table: Table,
  rows: readonly Insertable<Tables[Table]>[],
  key: readonly string[],
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).filter((column) => !key.includes(column));
  for (const part of inBatches(rows))
    await trx
      .insertInto(table as "meta")
      .values(part as unknown as Insertable<Tables["meta"]>[])
      .onConflict((conflict) =>
        conflict
          .columns(key as "key"[])
          .doUpdateSet((row) =>
            Object.fromEntries(columns.map((column) => [column, row.ref(`excluded.${column}` as "excluded.value")])),
          ),
      )
      .execute();
}

function inBatches<Each>(list: readonly Each[]): Each[][] {
  return Array.from({ length: Math.ceil(list.length / batch) }, (_, index) =>
    list.slice(index * batch, (index + 1) * batch),
  );
}
