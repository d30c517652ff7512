import type { Db, Trx } from "../connection.ts";
import type { AffiliateEventTable } from "../schema.ts";

/** Adds to the count of a day in one statement. */
export async function upsertAffiliateEvents(db: Db | Trx, row: AffiliateEventTable): Promise<void> {
  await db
    .insertInto("affiliate_event")
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(["affiliate_id", "day", "campaign", "widget", "type"])
        .doUpdateSet((known) => ({ count: known("affiliate_event.count", "+", row.count) })),
    )
    .execute();
}

type Day = Pick<AffiliateEventTable, "affiliate_id" | "day">;

/** Whether anything of a campaign was counted on a day. */
export async function hasCampaign(
  trx: Trx,
  { affiliate_id, day, campaign }: Day & Pick<AffiliateEventTable, "campaign">,
): Promise<boolean> {
  const row = await trx
    .selectFrom("affiliate_event")
    .select("day")
    .where("affiliate_id", "=", affiliate_id)
    .where("day", "=", day)
    .where("campaign", "=", campaign)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** How many campaigns of an affiliate were counted on a day. */
export async function countCampaigns(trx: Trx, { affiliate_id, day }: Day): Promise<number> {
  const { campaigns } = await trx
    .selectFrom("affiliate_event")
    .select((row) => row.fn.count<number | string>("campaign").distinct().as("campaigns"))
    .where("affiliate_id", "=", affiliate_id)
    .where("day", "=", day)
    .where("campaign", "<>", "")
    .executeTakeFirstOrThrow();
  return Number(campaigns);
}

/** Between two calendar dates, both included. */
interface Range {
  readonly from: string;
  readonly until: string;
}

/** The counts of an affiliate, by campaign and widget. */
export async function countEventsByCampaign(db: Db | Trx, affiliateId: number, range: Range) {
  const rows = await countsIn(db, affiliateId, range)
    .select(["campaign", "widget"])
    .groupBy(["campaign", "widget", "type"])
    .execute();
  return rows.map((row) => ({ ...row, count: Number(row.count) }));
}

/** The counts of an affiliate, by day. */
export async function countEventsByDay(db: Db | Trx, affiliateId: number, range: Range) {
  const rows = await countsIn(db, affiliateId, range).select("day").groupBy(["day", "type"]).execute();
  return rows.map((row) => ({ ...row, count: Number(row.count) }));
}

function countsIn(db: Db | Trx, affiliateId: number, { from, until }: Range) {
  return db
    .selectFrom("affiliate_event")
    .select((row) => ["type", row.fn.sum<number | string>("count").as("count")])
    .where("affiliate_id", "=", affiliateId)
    .where("day", ">=", from)
    .where("day", "<=", until);
}

/** Deletes the counts of days before one. */
export async function deleteAffiliateEventsBefore(db: Db, day: string): Promise<void> {
  await db.deleteFrom("affiliate_event").where("day", "<", day).execute();
}
