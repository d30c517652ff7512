import { writeNewRevision } from "../../db/queries/revision.ts";
import { instantAt } from "../../clock.ts";
import type { Trx } from "../../db/connection.ts";
import { updateRatings } from "../../db/queries/reviews.ts";
import { recordStep } from "../../db/queries/team-steps.ts";
import type { TeamReviewTable } from "../../db/schema.ts";
import { transact } from "../../db/transact.ts";
import { changedMeanwhile, notFound } from "../../errors.ts";
import type { Services } from "../../services.ts";
import { dateInZurich } from "../../wall-time.ts";

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
    await trx.updateTable("review").set({ is_excluded: flag }).where("id", "=", id).execute();
    await write(trx, id, { is_excluded: flag, revision: revision + 1 });
    await updateRatings(trx, review.activity_id);
    const action = isExcluded ? "excluded" : "included";
    await recordStep(trx, {
      entity: "review",
      entityId: id,
      actor: actor,
      action,
      note: reason,
      revision: revision + 1,
      at: instantAt(clock.now()),
    });
    await writeNewRevision(trx);
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
    await write(trx, id, { reply, replied_on: reply && dateInZurich(clock.now()), revision: revision + 1 });
    const changes = [{ field: "reply", from: before, to: reply }];
    const action = reply ? "replied" : "reply_removed";
    await recordStep(trx, {
      entity: "review",
      entityId: id,
      actor: actor,
      action,
      changes,
      revision: revision + 1,
      at: instantAt(clock.now()),
    });
    // Pages with reviews are cached until the catalogue's revision changes.
    await writeNewRevision(trx);
  });
}

/** Locks the team's decision on a review, and checks that the save is based on the newest revision. */
async function begin(trx: Trx, id: number, revision: number) {
  const review = await trx
    .selectFrom("review")
    .select(["activity_id", "is_excluded"])
    .where("id", "=", id)
    .executeTakeFirst();
  if (!review) throw notFound("review_not_found");
  await trx
    .insertInto("team_review")
    .values({ review_id: id, revision: 0, is_excluded: null, reply: null, replied_on: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const team = await trx
    .updateTable("team_review")
    .set((row) => ({ revision: row.ref("revision") }))
    .where("review_id", "=", id)
    .where("revision", "=", revision)
    .returning("reply")
    .executeTakeFirst();
  if (!team) throw changedMeanwhile();
  return { ...review, reply: team.reply };
}

async function write(trx: Trx, id: number, word: Partial<TeamReviewTable>): Promise<void> {
  await trx.updateTable("team_review").set(word).where("review_id", "=", id).execute();
}
