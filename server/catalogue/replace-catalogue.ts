import { instantAt } from "../clock.ts";
import type { Trx } from "../db/connection.ts";
import { updateRatings, upsertReviews } from "../db/queries/review.ts";
import type { CatalogueOrigin } from "../db/queries/meta.ts";
import {
  deleteOfferParts,
  deleteUnusedSlots,
  inBatches,
  listIdsOnSale,
  listMappedIds,
  markWithdrawn,
  updateMappedIdsFree,
  upsertRows,
} from "../db/queries/catalogue-rows.ts";
import { insertSlotsOfDraft } from "../db/queries/slot-draft.ts";
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
import type { Staged } from "./stage-slots.ts";
import { applyTeamDecisions } from "./team-decisions.ts";

/**
 * Writes a catalogue in the given transaction, puts its slots on sale and withdraws what it doesn't name; the team's
 * edits stay. Returns the new slots.
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
  await upsertRows(trx, "supplier", supplierRows(catalogue), ["id"]);
  await upsertRows(trx, "activity_type", typeRows(catalogue), ["id"]);
  await upsertRows(trx, "location", locationRows(catalogue), ["id"]);
  await upsertRows(trx, "point_of_interest", pointRows(catalogue), ["id"]);
  await upsertRows(trx, "attribute", attributeRows(catalogue), ["id"]);
  await upsertRows(trx, "attribute_item", itemRows(catalogue), ["id"]);
  const withdrawn = await withdraw(trx, catalogue, now);
  await freeMappedIds(trx, catalogue);
  await upsertRows(trx, "activity", activities.map(activityRow), ["id"]);
  await upsertRows(trx, "activity_text", activities.flatMap(activityTextRows), ["activity_id", "locale"]);
  await upsertRows(trx, "offer", activities.flatMap(offerRows), ["id"]);
  await upsertRows(trx, "offer_text", offers.flatMap(offerTextRows), ["offer_id", "locale"]);
  await deleteOfferParts(
    trx,
    offers.map(({ id }) => id),
  );
  await upsertRows(trx, "ticket_category", activities.flatMap(categoryRows), ["id"]);
  await upsertRows(trx, "personalization_field", offers.flatMap(fieldRows), ["offer_id", "key"]);
  await deleteUnusedSlots(trx, [...withdrawn, ...staged.offerIds]);
  const slots = await insertSlotsOfDraft(trx, staged.run);
  for (const rows of inBatches(reviewRows(catalogue))) await upsertReviews(trx, rows);
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
    activities: await listIdsOnSale(trx, "activity"),
    offers: await listIdsOnSale(trx, "offer"),
  };
  const left = (kind: keyof typeof named) => onSale[kind].filter((id) => !named[kind].has(id));
  const offers = left("offers");
  const at = instantAt(now);
  await markWithdrawn(trx, "activity", left("activities"), at);
  await markWithdrawn(trx, "offer", offers, at);
  return offers;
}

/**
 * The booking system's ids may move from one activity to another: the former one releases them first. Sold items have
 * their own frozen ones.
 */
async function freeMappedIds(trx: Trx, { activities }: Catalogue): Promise<void> {
  const wanted = new Map(activities.map(({ id, mappedId }) => [mappedId, id]));
  const had = await listMappedIds(trx);
  const moved = had
    .filter((row) => wanted.has(row.mapped_id) && wanted.get(row.mapped_id) !== row.id)
    .map((row) => row.id);
  await updateMappedIdsFree(trx, moved);
}
