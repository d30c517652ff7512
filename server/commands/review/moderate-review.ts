import { upsertRevision } from "../../db/queries/revision.ts";
import { instantAt } from "../../clock.ts";
import type { Trx } from "../../db/connection.ts";
import { findReview, updateRatings, updateReview } from "../../db/queries/review.ts";
import { insertTeamReview, lockTeamReview, updateTeamReview } from "../../db/queries/team-review.ts";
import { insertTeamStep } from "../../db/queries/team-step.ts";
import { transact } from "../../db/transact.ts";
import { changedMeanwhile, notFound } from "../../errors.ts";
import type { Services } from "../../services.ts";
import { dateInZurich } from "../../domain/wall-time.ts";

type Needs = Pick<Services, "db" | "clock">;

/**
 * Excludes or includes a review: its visibility and the activity's average and count change immediately, and no import
 * undoes it. Idempotent. Throws 404 `review_not_found`, 409 `changed_meanwhile`.
 */
export async function moderateReview(
  { db, clock }: Needs,
  actor: string,
  id: number,
  {
    revision,
    reason,
    isExcluded,
  }: { readonly revision: number; readonly reason: string; readonly isExcluded: boolean },
): Promise<void> {
  await transact(db, async (trx) => {
    const review = await begin(trx, id, revision);
    const flag = isExcluded ? (1 as const) : (0 as const);
    if (review.is_excluded === flag) return;
    await updateReview(trx, id, { is_excluded: flag });
    await updateTeamReview(trx, id, { is_excluded: flag, revision: revision + 1 });
    await updateRatings(trx, review.activity_id);
    const action = isExcluded ? "excluded" : "included";
    await insertTeamStep(trx, {
      entity: "review",
      entityId: id,
      actor: actor,
      action,
      note: reason,
      revision: revision + 1,
      at: instantAt(clock.now()),
    });
    await upsertRevision(trx);
  });
}

/**
 * Writes the shop's one reply to a review, or edits it; an empty one takes it away. Throws 404 `review_not_found`, 409
 * `changed_meanwhile`.
 */
export async function replyToReview(
  { db, clock }: Needs,
  actor: string,
  id: number,
  { revision, comments }: { readonly revision: number; readonly comments: string },
): Promise<void> {
  await transact(db, async (trx) => {
    const { reply: before } = await begin(trx, id, revision);
    const reply = comments === "" ? null : comments;
    if (reply === before) return;
    await updateTeamReview(trx, id, { reply, replied_on: reply && dateInZurich(clock.now()), revision: revision + 1 });
    const changes = [{ field: "reply", from: before, to: reply }];
    const action = reply ? "replied" : "reply_removed";
    await insertTeamStep(trx, {
      entity: "review",
      entityId: id,
      actor: actor,
      action,
      changes,
      revision: revision + 1,
      at: instantAt(clock.now()),
    });
    // Pages with reviews are cached until the catalogue's revision changes.
    await upsertRevision(trx);
  });
}

/** Locks the team's decision on a review, and checks that the save is based on the newest revision. */
async function begin(trx: Trx, id: number, revision: number) {
  const review = await findReview(trx, id);
  if (!review) throw notFound("review_not_found");
  await insertTeamReview(trx, id);
  const team = await lockTeamReview(trx, id, revision);
  if (!team) throw changedMeanwhile();
  return { ...review, reply: team.reply };
}
