import type { Db, Trx } from "../connection.ts";
import type { UnavailableActivityTable } from "../schema.ts";
import { idList } from "./id-list.ts";

/** How many rows an affiliate has of a day. */
export async function countUnavailableActivities(trx: Trx, affiliateId: number, day: string): Promise<number> {
  const { rows } = await trx
    .selectFrom("unavailable_activity")
    .select((row) => row.fn.countAll<number | string>().as("rows"))
    .where("affiliate_id", "=", affiliateId)
    .where("day", "=", day)
    .executeTakeFirstOrThrow();
  return Number(rows);
}

/** Inserts rows; those of the same page, activity and day stay as they are. */
export async function insertUnavailableActivities(trx: Trx, rows: readonly UnavailableActivityTable[]): Promise<void> {
  await trx
    .insertInto("unavailable_activity")
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The activities that rows name, of all affiliates. */
export async function listUnavailableIds(db: Db): Promise<number[]> {
  const rows = await db.selectFrom("unavailable_activity").select("activity_id").distinct().execute();
  return rows.map(({ activity_id }) => activity_id);
}

/** Deletes the rows of activities. */
export async function deleteUnavailableActivities(db: Db, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await db.deleteFrom("unavailable_activity").where("activity_id", "in", idList(ids)).execute();
}

/** Deletes rows of days before one. */
export async function deleteUnavailableActivitiesBefore(db: Db, day: string): Promise<void> {
  await db.deleteFrom("unavailable_activity").where("day", "<", day).execute();
}

/**
 * What an affiliate's pages have shown since a day: each activity of a page with its first and last day, the latest
 * first day first.
 */
export async function listUnavailableActivities(db: Db | Trx, affiliateId: number, since: string) {
  return db
    .selectFrom("unavailable_activity")
    .select((row) => [
      "page",
      "activity_id",
      row.fn.min<string>("day").as("first"),
      row.fn.max<string>("day").as("last"),
    ])
    .where("affiliate_id", "=", affiliateId)
    .where("day", ">=", since)
    .groupBy(["page", "activity_id"])
    .orderBy("first", "desc")
    .orderBy("page")
    .orderBy("activity_id")
    .execute();
}

/** Approved affiliates with an account and rows since a day, who take the mail and had none since an instant. */
export async function listAffiliatesToNotify(
  db: Db,
  { since, mailedBefore }: { readonly since: string; readonly mailedBefore: string },
): Promise<number[]> {
  const rows = await db
    .selectFrom("affiliate")
    .leftJoin("affiliate_notice", "affiliate_notice.affiliate_id", "affiliate.id")
    .select("affiliate.id")
    .where("affiliate.state", "=", "approved")
    .where("affiliate.user_id", "is not", null)
    .where((row) => row.or([row("is_off", "is", null), row("is_off", "=", 0)]))
    .where((row) => row.or([row("mailed_at", "is", null), row("mailed_at", "<=", mailedBefore)]))
    .where((row) =>
      row.exists(
        row
          .selectFrom("unavailable_activity")
          .select("day")
          .whereRef("unavailable_activity.affiliate_id", "=", "affiliate.id")
          .where("day", ">=", since),
      ),
    )
    .orderBy("affiliate.id")
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Takes the turn to write the mail at an instant, in one statement; false where another process has, or the mail is
 * off.
 */
export async function claimNotice(
  trx: Trx,
  affiliateId: number,
  { at, mailedBefore }: { readonly at: string; readonly mailedBefore: string },
): Promise<boolean> {
  const claimed = await trx
    .insertInto("affiliate_notice")
    .values({ affiliate_id: affiliateId, mailed_at: at, is_off: 0 })
    .onConflict((conflict) =>
      conflict
        .column("affiliate_id")
        .doUpdateSet({ mailed_at: at })
        .where("affiliate_notice.is_off", "=", 0)
        .where((row) =>
          row.or([
            row("affiliate_notice.mailed_at", "is", null),
            row("affiliate_notice.mailed_at", "<=", mailedBefore),
          ]),
        ),
    )
    .returning("affiliate_id")
    .executeTakeFirst();
  return claimed !== undefined;
}

/** Turns an affiliate's mail off or on. */
export async function setNoticeOff(db: Db, affiliateId: number, isOff: boolean): Promise<void> {
  const is_off = isOff ? 1 : 0;
  await db
    .insertInto("affiliate_notice")
    .values({ affiliate_id: affiliateId, mailed_at: null, is_off })
    .onConflict((conflict) => conflict.column("affiliate_id").doUpdateSet({ is_off }))
    .execute();
}

/** Whether an affiliate has turned the mail off. */
export async function isNoticeOff(db: Db, affiliateId: number): Promise<boolean> {
  const row = await db
    .selectFrom("affiliate_notice")
    .select("is_off")
    .where("affiliate_id", "=", affiliateId)
    .executeTakeFirst();
  return row?.is_off === 1;
}
