import { upsertRevision } from "../../db/queries/revision.ts";
import { markOffSale, markOnSale } from "../../db/queries/team-activity.ts";
import { instantAt } from "../../clock.ts";
import { insertTeamStep } from "../../db/queries/team-step.ts";
import { transact } from "../../db/transact.ts";
import { AppError } from "../../errors.ts";
import type { Services } from "../../services.ts";
import { beginSave, writeRevision } from "./team-activity-revision.ts";

/**
 * Publishes an activity that the team has unpublished. Throws 404 `activity_not_found`, 409 `changed_meanwhile`,
 * `not_publishable`.
 */
export async function publishActivity(
  { db, clock }: Pick<Services, "db" | "clock">,
  actor: string,
  activityId: number,
  revision: number,
): Promise<void> {
  await transact(db, async (trx) => {
    const before = await beginSave(trx, activityId, revision);
    if (before.withdrawnAt === null) return;
    if (before.withdrawnAt !== before.unpublishedAt)
      throw new AppError("not_publishable", "The catalogue doesn't name this activity any more.");
    await markOnSale(trx, activityId, before.unpublishedAt);
    await writeRevision(trx, activityId, { revision: before.revision + 1, unpublishedAt: null });
    await insertTeamStep(trx, {
      entity: "activity",
      entityId: activityId,
      actor: actor,
      action: "published",
      revision: before.revision + 1,
      at: instantAt(clock.now()),
    });
    await upsertRevision(trx);
  });
}

/**
 * Takes an activity off sale until the team publishes it: lists, search and pages leave it out, new holds are refused.
 * Existing holds and bookings stay. Throws 404 `activity_not_found`, 409 `changed_meanwhile`.
 */
export async function unpublishActivity(
  { db, clock }: Pick<Services, "db" | "clock">,
  actor: string,
  activityId: number,
  revision: number,
): Promise<void> {
  const at = instantAt(clock.now());
  await transact(db, async (trx) => {
    const before = await beginSave(trx, activityId, revision);
    if (before.withdrawnAt !== null) return;
    await markOffSale(trx, activityId, at);
    await writeRevision(trx, activityId, { revision: before.revision + 1, unpublishedAt: at });
    await insertTeamStep(trx, {
      entity: "activity",
      entityId: activityId,
      actor: actor,
      action: "unpublished",
      revision: before.revision + 1,
      at,
    });
    await upsertRevision(trx);
  });
}
