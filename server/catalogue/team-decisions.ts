import { catalogueActor } from "../../sdk/contracts/admin/steps.ts";
import { instantAt } from "../clock.ts";
import type { Trx } from "../db/connection.ts";
import { insertTeamStep } from "../db/queries/team-step.ts";
import type { ActivityEditTable } from "../db/schema.ts";
import { readFields, shownValue, writeFields } from "./edited-fields.ts";
import type { CatalogueOrigin } from "../db/queries/meta.ts";
import { deleteEdit, listEdits, updateEditBase } from "../db/queries/activity-edit.ts";
import { listUnpublished, markOffSale, updateWithdrawnAt } from "../db/queries/team-activity.ts";
import { updateReviewsExcluded } from "../db/queries/team-review.ts";

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
  const edits = await listEdits(trx);
  const edited = new Set(edits.map(({ activity_id }) => activity_id).filter((id) => named.has(id)));
  for (const id of edited)
    await applyEdits(
      trx,
      id,
      edits.filter(({ activity_id }) => activity_id === id),
      origin,
      now,
    );
  await updateReviewsExcluded(trx);
}

/**
 * What the catalogue no longer names is withdrawn, whatever the team's edits are: only what it names can be published
 * again.
 */
async function applyUnpublished(trx: Trx, named: ReadonlySet<number>, now: number): Promise<void> {
  for (const { activity_id, unpublished_at } of await listUnpublished(trx)) {
    if (named.has(activity_id)) await markOffSale(trx, activity_id, unpublished_at);
    else await updateWithdrawnAt(trx, activity_id, { before: unpublished_at, at: instantAt(now) });
  }
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
  const remaining = known.filter((edit) => !outdated.includes(edit));
  for (const { field } of outdated) await deleteEdit(trx, activityId, field);
  for (const { field } of remaining) await updateEditBase(trx, activityId, field, loaded.get(field)!);
  await writeFields(trx, activityId, new Map(remaining.map(({ field, value }) => [field, value])));
  if (outdated.length === 0) return;
  const changes = outdated.map(({ field, value }) => ({
    field,
    from: shownValue(value),
    to: shownValue(loaded.get(field)!),
  }));
  await insertTeamStep(trx, {
    entity: "activity",
    entityId: activityId,
    actor: catalogueActor,
    action: "catalogue_loaded",
    changes,
    at: instantAt(now),
  });
}
