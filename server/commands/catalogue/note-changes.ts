import { createHash } from "node:crypto";
import { setImmediate as nextTurn } from "node:timers/promises";
import { mainLocales } from "../../../sdk/contracts/locale.ts";
import { instantAt } from "../../clock.ts";
import {
  listActivityFingerprints,
  listAllActivityIdsAfter,
  upsertActivityChange,
} from "../../db/queries/activity-change.ts";
import { listActivityContents, type ActivityContent } from "../../db/queries/activity-content.ts";
import { findMeta, upsertMeta } from "../../db/queries/meta.ts";
import { getRevision } from "../../db/queries/revision.ts";
import { transact } from "../../db/transact.ts";
import { presentExportedActivity } from "../../presenters/exported-activity.ts";
import type { Services } from "../../services.ts";

/** The key of `meta` with the revision of the catalogue whose changes are noted. */
const notedKey = "activity changes noted";
/** Activities looked at before the loop may turn: some milliseconds on the embedded database. */
const batchSize = 50;
/** What an activity off sale has in the place of a fingerprint. */
const withdrawn = "withdrawn";
const everything = { locales: mainLocales, origin: "", affiliateId: 0, campaign: null, vatRate: 0 };

type Needed = Pick<Services, "db" | "clock" | "discovery">;

/**
 * Notes when each activity last became another for those who export the catalogue: by an import, by the team, by being
 * taken off sale or put back. What is exported is compared, so an import that changes nothing of it counts for nothing.
 * It looks again when the catalogue's revision is another.
 */
export async function noteActivityChanges({ db, clock, discovery }: Needed): Promise<void> {
  const revision = await getRevision(db);
  if ((await findMeta(db, notedKey)) === revision) return;
  const { index } = await discovery.fresh();
  for (let after = 0; ; await nextTurn()) {
    const ids = await listAllActivityIdsAfter(db, after, batchSize);
    if (ids.length === 0) break;
    // Read before the contents: what has been noted since is then newer than they are, and stays.
    const before = await listActivityFingerprints(db, ids[0]!, ids.at(-1)!);
    const changed = (await listActivityContents(db, ids))
      .map((content) => ({ activity_id: content.row.id, fingerprint: fingerprintOf(content, index.entries) }))
      .filter(({ activity_id, fingerprint }) => before.get(activity_id) !== fingerprint);
    const changed_at = instantAt(clock.now());
    await transact(db, async (trx) => {
      for (const row of changed) await upsertActivityChange(trx, { ...row, changed_at }, before.get(row.activity_id));
    });
    after = ids.at(-1)!;
  }
  await upsertMeta(db, notedKey, revision);
}

function fingerprintOf(content: ActivityContent, lists: Parameters<typeof presentExportedActivity>[1]): string {
  if (content.row.withdrawn_at !== null) return withdrawn;
  const exported = presentExportedActivity(content, lists, everything, "");
  return createHash("sha256").update(JSON.stringify(exported)).digest("base64url");
}
