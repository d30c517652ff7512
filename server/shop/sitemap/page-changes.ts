import { createHash } from "node:crypto";
import { setImmediate as nextTurn } from "node:timers/promises";
import { findMeta, upsertMeta } from "../../db/queries/meta.ts";
import { getRevision } from "../../db/queries/revision.ts";
import type { Db } from "../../db/connection.ts";
import { transact } from "../../db/transact.ts";
import { listActivityIdsAfter } from "../../db/queries/catalogue-columns.ts";
import { listPageFingerprints, listPageContents, upsertPageChanges } from "../../db/queries/page-change.ts";
import type { Services } from "../../services.ts";
import { dateInZurich } from "../../domain/wall-time.ts";

/** The key of `meta` with the revision of the catalogue whose changes are recorded. */
const notedKey = "page changes noted";
/** Activities looked at before the loop may turn: a few milliseconds on the embedded database. */
const batchSize = 100;

/**
 * Notes on which date each activity's page last said something else: its texts in any language, its pictures, its
 * prices. Ratings, seats and rank don't count: they change daily, and search engines stop believing dates that say
 * nothing. A job; it looks again when the catalogue's revision is another.
 */
export async function notePageChanges({ db, clock }: Pick<Services, "db" | "clock">): Promise<void> {
  const revision = await getRevision(db);
  if ((await findMeta(db, notedKey)) === revision) return;
  const today = dateInZurich(clock.now());
  for (let after = 0; ; await nextTurn()) {
    const ids = await listActivityIdsAfter(db, after, batchSize);
    if (ids.length === 0) break;
    await note(db, ids, today);
    after = ids.at(-1)!;
  }
  await upsertMeta(db, notedKey, revision);
}

/** Another text whenever a date of a page can be another. */
export async function changesTag(db: Db): Promise<string> {
  return (await findMeta(db, notedKey)) ?? "";
}

async function note(db: Db, ids: readonly number[], today: string): Promise<void> {
  const [from, to] = [ids[0]!, ids.at(-1)!];
  const before = await listPageFingerprints(db, from, to);
  const rows = [...(await fingerprints(db, from, to))]
    .filter(([id, fingerprint]) => before.get(id) !== fingerprint)
    .map(([id, fingerprint]) => ({ activity_id: id, fingerprint, changed_on: today }));
  if (rows.length === 0) return;
  await transact(db, (trx) => upsertPageChanges(trx, rows));
}

async function fingerprints(db: Db, from: number, to: number): Promise<Map<number, string>> {
  const { activities, texts, prices } = await listPageContents(db, from, to);
  const [textsOf, pricesOf] = [
    Map.groupBy(texts, (row) => row.activity_id),
    Map.groupBy(prices, (row) => row.activity_id),
  ];
  return new Map(
    activities.map((row) => {
      const contents = [row.pictures, row.meeting_points, textsOf.get(row.id) ?? [], pricesOf.get(row.id) ?? []];
      return [row.id, createHash("sha256").update(JSON.stringify(contents)).digest("base64url")];
    }),
  );
}
