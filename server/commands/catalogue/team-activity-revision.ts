import { importsKey, lockCatalogue, findMeta } from "../../db/queries/meta.ts";
import type { Trx } from "../../db/connection.ts";
import { findTeamDecision, upsertTeamActivity } from "../../db/queries/team-activity.ts";
import { changedMeanwhile, notFound } from "../../errors.ts";

/** The team's edits of an activity so far. */
export interface LockedTeamActivity {
  /** Its saves so far; on the wire the catalogues that were loaded count too. */
  readonly revision: number;
  readonly withdrawnAt: string | null;
  readonly unpublishedAt: string | null;
}

/**
 * Begins a save of an activity: from here on no import and no other save comes between. Throws 404
 * `activity_not_found`, 409 `changed_meanwhile` where the save was made on another revision than the newest, or before
 * another catalogue was loaded.
 */
export async function beginSave(trx: Trx, activityId: number, revision: number): Promise<LockedTeamActivity> {
  await lockCatalogue(trx);
  const row = await findTeamDecision(trx, activityId);
  if (!row) throw notFound("activity_not_found");
  const saves = row.revision ?? 0;
  // A catalogue that was loaded meanwhile may have changed what they saw.
  if (saves + Number((await findMeta(trx, importsKey)) ?? 0) !== revision) throw changedMeanwhile();
  return { revision: saves, withdrawnAt: row.withdrawn_at, unpublishedAt: row.unpublished_at };
}

/** Ends it with the next revision. */
export async function writeRevision(
  trx: Trx,
  activityId: number,
  { revision, unpublishedAt }: Pick<LockedTeamActivity, "revision" | "unpublishedAt">,
): Promise<void> {
  await upsertTeamActivity(trx, { activity_id: activityId, revision, unpublished_at: unpublishedAt });
}
