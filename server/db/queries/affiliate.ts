import { affiliateNumber } from "../../../sdk/contracts/affiliate-number.ts";
import { pageSize, shownPage } from "../../../sdk/contracts/admin/paging.ts";
import type { AffiliateState } from "../../domain/affiliate-state.ts";
import type { Db, Trx } from "../connection.ts";
import type { AffiliateTable } from "../schema.ts";
import { matchesWord, searchWords } from "../search-text.ts";

/** Returns the approved affiliate that a page's text names; undefined if there is none. */
export async function findApprovedAffiliate(db: Db | Trx, code: string): Promise<AffiliateTable | undefined> {
  const id = affiliateNumber(code);
  if (id === null) return undefined;
  const found = await findAffiliate(db, id);
  return found?.state === "approved" ? found : undefined;
}

/** Returns an affiliate by number; undefined if there is none. */
export async function findAffiliate(db: Db | Trx, id: number): Promise<AffiliateTable | undefined> {
  return db.selectFrom("affiliate").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Returns the affiliate of an account; undefined if it is none. */
export async function findAffiliateOfUser(db: Db | Trx, userId: string): Promise<AffiliateTable | undefined> {
  return db.selectFrom("affiliate").selectAll().where("user_id", "=", userId).executeTakeFirst();
}

/** Locks an affiliate's row until the transaction ends, so that what it has is counted one after the other. */
export async function lockAffiliate(trx: Trx, id: number): Promise<void> {
  await trx.updateTable("affiliate").set({ id }).where("id", "=", id).execute();
}

/** Inserts an affiliate; false if the number is taken, or the account has one already. */
export async function insertAffiliate(trx: Trx, row: AffiliateTable): Promise<boolean> {
  const inserted = await trx
    .insertInto("affiliate")
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Writes changes as the next revision; false if the affiliate has another revision than this. */
export async function updateAffiliate(
  trx: Trx,
  { id, revision }: Pick<AffiliateTable, "id" | "revision">,
  changes: Partial<Omit<AffiliateTable, "id" | "revision">>,
): Promise<boolean> {
  const updated = await trx
    .updateTable("affiliate")
    .set({ ...changes, revision: revision + 1 })
    .where("id", "=", id)
    .where("revision", "=", revision)
    .returning("id")
    .executeTakeFirst();
  return updated !== undefined;
}

/** Deletes an affiliate that has never been approved. */
export async function deleteAffiliate(trx: Trx, id: number): Promise<void> {
  await trx.deleteFrom("affiliate").where("id", "=", id).execute();
}

/** Affiliates with the owners of their accounts. */
const withOwners = (db: Db | Trx) =>
  db
    .selectFrom("affiliate")
    .leftJoin("account_user", "account_user.id", "affiliate.user_id")
    .selectAll("affiliate")
    .select(["account_user.name", "account_user.email", "account_user.is_email_confirmed"]);

export type TeamAffiliateRow = Awaited<ReturnType<typeof listTeamAffiliates>>["rows"][number];

/** Returns an affiliate with the owner of its account; undefined if there is none. */
export async function findTeamAffiliate(db: Db | Trx, id: number): Promise<TeamAffiliateRow | undefined> {
  return withOwners(db).where("affiliate.id", "=", id).executeTakeFirst();
}

/** A page of affiliates, the newest first; and how many there are. */
export async function listTeamAffiliates(
  db: Db,
  {
    search,
    page,
    state,
  }: { readonly search: string; readonly page: number; readonly state?: AffiliateState | undefined },
) {
  let matching = db.selectFrom("affiliate");
  for (const word of searchWords(search)) matching = matching.where(matchesWord("search_text", word));
  if (state) matching = matching.where("state", "=", state);
  const { total } = await matching
    .select((row) => row.fn.countAll<number | string>().as("total"))
    .executeTakeFirstOrThrow();
  const rows = await withOwners(db)
    .where("affiliate.id", "in", matching.select("id"))
    .orderBy("affiliate.created_at", "desc")
    .orderBy("affiliate.id")
    .limit(pageSize)
    .offset((shownPage(page, Number(total)) - 1) * pageSize)
    .execute();
  return { total: Number(total), rows };
}
