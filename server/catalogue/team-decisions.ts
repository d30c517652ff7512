import { sql } from "kysely";
import { instantAt } from "../clock.ts";
import type { Trx } from "../db/connection.ts";
import { recordStep } from "../db/queries/team-steps.ts";
import type { ActivityEditTable } from "../db/schema.ts";
import { readFields, shownValue, writeFields } from "./edited-fields.ts";
import type { CatalogueOrigin } from "../db/queries/meta.ts";

/** Who a step is by where a catalogue took it. */
const byCatalogue = "catalogue";

/**
 * Puts what the team has said over the catalogue that was just written (docs/decisions/0025): what they unpublished
 * stays off sale, what they excluded stays unseen, what they wrote stays written. Only a team's own file can have the
 * newer word: where it has changed a field since the team edited it, the edit is given up, and the history says so.
 */
export async function applyTeamDecisions(
  trx: Trx,
  named: ReadonlySet<number>,
  origin: CatalogueOrigin,
  now: number,
): Promise<void> {
  await applyUnpublished(trx, named, now);
  const edits = await trx.selectFrom("activity_edit").selectAll().orderBy("activity_id").orderBy("field").execute();
  const edited = new Set(edits.map(({ activity_id }) => activity_id).filter((id) => named.has(id)));
  for (const id of edited)
    await applyEdits(
      trx,
      id,
      edits.filter(({ activity_id }) => activity_id === id),
      origin,
      now,
    );
  await trx
    .updateTable("review")
    .set({
      is_excluded: sql<
        0 | 1
      >`(select team_review.is_excluded from team_review where team_review.review_id = review.id)`,
    })
    .where("id", "in", (row) => row.selectFrom("team_review").select("review_id").where("is_excluded", "is not", null))
    .execute();
}

/**
 * What the catalogue doesn't name any more is withdrawn by it, whatever the team has said: only what it names can be
 * published again.
 */
async function applyUnpublished(trx: Trx, named: ReadonlySet<number>, now: number): Promise<void> {
  const rows = await trx
    .selectFrom("team_activity")
    .select(["activity_id", "unpublished_at"])
    .where("unpublished_at", "is not", null)
    .execute();
  for (const { activity_id, unpublished_at } of rows) {
    if (named.has(activity_id)) await takeOffSale(trx, activity_id, unpublished_at!);
    else
      await trx
        .updateTable("activity")
        .set({ withdrawn_at: instantAt(now) })
        .where("id", "=", activity_id)
        .where("withdrawn_at", "=", unpublished_at)
        .execute();
  }
}

/** Takes an activity and its offers off sale since an instant; those that are off already stay as they are. */
export async function takeOffSale(trx: Trx, activityId: number, at: string): Promise<void> {
  await trx
    .updateTable("activity")
    .set({ withdrawn_at: at })
    .where("id", "=", activityId)
    .where("withdrawn_at", "is", null)
    .execute();
  await trx
    .updateTable("offer")
    .set({ withdrawn_at: at })
    .where("activity_id", "=", activityId)
    .where("withdrawn_at", "is", null)
    .execute();
}

/** Undoes `takeOffSale` of that instant. */
export async function putOnSale(trx: Trx, activityId: number, at: string): Promise<void> {
  await trx
    .updateTable("activity")
    .set({ withdrawn_at: null })
    .where("id", "=", activityId)
    .where("withdrawn_at", "=", at)
    .execute();
  await trx
    .updateTable("offer")
    .set({ withdrawn_at: null })
    .where("activity_id", "=", activityId)
    .where("withdrawn_at", "=", at)
    .execute();
}

async function applyEdits(
  trx: Trx,
  activityId: number,
  edits: readonly ActivityEditTable[],
  origin: CatalogueOrigin,
  now: number,
): Promise<void> {
  const loaded = await readFields(trx, activityId);
  const known = edits.filter(({ field }) => loaded.has(field));
  const outdated = known.filter(({ field, base }) => origin === "own" && loaded.get(field) !== base);
  const kept = known.filter((edit) => !outdated.includes(edit));
  for (const { field } of outdated)
    await trx.deleteFrom("activity_edit").where("activity_id", "=", activityId).where("field", "=", field).execute();
  for (const { field } of kept)
    await trx
      .updateTable("activity_edit")
      .set({ base: loaded.get(field)! })
      .where("activity_id", "=", activityId)
      .where("field", "=", field)
      .execute();
  await writeFields(trx, activityId, new Map(kept.map(({ field, value }) => [field, value])));
  if (outdated.length === 0) return;
  const changes = outdated.map(({ field, value }) => ({
    field,
    from: shownValue(value),
    to: shownValue(loaded.get(field)!),
  }));
  await recordStep(trx, {
    entity: "activity",
    entityId: activityId,
    actor: byCatalogue,
    action: "catalogue_loaded",
    changes,
    at: instantAt(now),
  });
}
