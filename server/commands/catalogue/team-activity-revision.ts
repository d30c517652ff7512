import { importsKey, lockCatalogue, readMeta } from "../../db/queries/meta.ts";
import type { Trx } from "../../db/connection.ts";
import { changedMeanwhile, notFound } from "../../errors.ts";

/** What the team has said of an activity so far. */
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
  const row = await trx
    .selectFrom("activity")
    .leftJoin("team_activity", "team_activity.activity_id", "activity.id")
    .select(["activity.withdrawn_at", "team_activity.revision", "team_activity.unpublished_at"])
    .where("activity.id", "=", activityId)
    .executeTakeFirst();
  if (!row) throw notFound("activity_not_found");
  const saves = row.revision ?? 0;
  // A catalogue that was loaded meanwhile may have changed what they saw.
  if (saves + Number((await readMeta(trx, importsKey)) ?? 0) !== revision) throw changedMeanwhile();
  return { revision: saves, withdrawnAt: row.withdrawn_at, unpublishedAt: row.unpublished_at };
}

/** Ends it with the next revision. */
export async function writeRevision(
  trx: Trx,
  activityId: number,
  { revision, unpublishedAt }: Pick<LockedTeamActivity, "revision" | "unpublishedAt">,
): Promise<void> {
  const next = { revision, unpublished_at: unpublishedAt };
  await trx
    .insertInto("team_activity")
    .values({ activity_id: activityId, ...next })
    .onConflict((conflict) => conflict.column("activity_id").doUpdateSet(next))
    .execute();
}
