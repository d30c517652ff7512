import * as v from "valibot";
import type { CallAnswer, ParsedInput } from "../../sdk/contracts/call.ts";
import type { ExportedActivity } from "../../sdk/contracts/catalogue-export.ts";
import type { exportCatalogue } from "../../sdk/contracts/calls/catalogue-export.ts";
import { instantAt, minute, msOf } from "../clock.ts";
import { findLastActivityChange, listActivityChanges } from "../db/queries/activity-change.ts";
import { listActivityContents } from "../db/queries/activity-content.ts";
import { getRevision } from "../db/queries/revision.ts";
import { AppError } from "../errors.ts";
import { presentExportedActivity } from "../presenters/exported-activity.ts";
import type { Services } from "../services.ts";

/**
 * Changes of the last minute are answered again in the next round: a process with a slower clock, or a transaction
 * under way, may still write one of an instant that is past.
 */
const overlap = minute;

const Cursor = v.tuple([
  v.pipe(v.string(), v.isoTimestamp()),
  v.pipe(v.number(), v.integer()),
  v.pipe(v.string(), v.isoTimestamp()),
]);

type Query = ParsedInput<typeof exportCatalogue>["query"];

/** What an answer of the export depends on beside its query and its reader. */
export async function exportTag({ db }: Pick<Services, "db">): Promise<string> {
  return `${await getRevision(db)} ${await findLastActivityChange(db)}`;
}

/** A page of the catalogue for an affiliate. 400 `invalid_input` for a cursor that is not ours. */
export async function readCatalogueExport(
  { db, clock, env, discovery }: Pick<Services, "db" | "clock" | "env" | "discovery">,
  affiliateId: number,
  { modifiedSince, locales, campaign, limit, cursor }: Query,
): Promise<CallAnswer<typeof exportCatalogue>> {
  const from = cursor === undefined ? null : readCursor(cursor);
  const until = from?.until ?? (await nextSince(db, clock.now()));
  const since = modifiedSince === undefined ? null : instantAt(msOf(modifiedSince));
  const changes = await listActivityChanges(db, { since, after: from, limit: limit + 1 });
  const page = changes.slice(0, limit);
  const contents = new Map(
    (
      await listActivityContents(
        db,
        page.map((change) => change.activity_id),
      )
    ).map((content) => [content.row.id, content]),
  );
  const { entries } = (await discovery.current()).index;
  const scope = { locales, origin: env.PUBLIC_ORIGIN, affiliateId, campaign: campaign ?? null, vatRate: env.VAT_RATE };
  const last = page.at(-1);
  return {
    activities: page.flatMap(({ activity_id: id, changed_at: modifiedAt }): ExportedActivity[] => {
      const content = contents.get(id);
      // Deleted, which nothing does today, or of a type or place that this process has not read yet: it is noted soon.
      if (!content || !entries.types.has(content.row.type_id) || !entries.locations.has(content.row.location_id))
        return [];
      return content.row.withdrawn_at === null
        ? [presentExportedActivity(content, entries, scope, modifiedAt)]
        : since === null
          ? []
          : [{ state: "withdrawn", id, modifiedAt }];
    }),
    next:
      changes.length > limit && last && until
        ? Buffer.from(JSON.stringify([last.changed_at, last.activity_id, until])).toString("base64url")
        : null,
    modifiedUntil: until,
  };
}

/** From when on the next round reads; null before the first change. */
async function nextSince(db: Services["db"], now: number): Promise<string | null> {
  const last = await findLastActivityChange(db);
  return last === null ? null : instantAt(Math.min(msOf(last) + 1, now - overlap));
}

function readCursor(text: string) {
  try {
    const [changedAt, id, until] = v.parse(Cursor, JSON.parse(Buffer.from(text, "base64url").toString()));
    return { changedAt, id, until };
  } catch {
    throw new AppError("invalid_input", "This cursor is none of ours.", { cursor: "the `next` of a page is wanted" });
  }
}
