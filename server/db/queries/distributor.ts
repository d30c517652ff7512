import type { Insertable } from "kysely";
import { pageSize, shownPage } from "../../../sdk/contracts/admin/paging.ts";
import type { DistributorState } from "../../domain/distributor-state.ts";
import type { Db, Trx } from "../connection.ts";
import { changeOne } from "../row-count.ts";
import type { DistributorTable, PaymentAgreementTable } from "../schema.ts";
import { matchesWord, searchWords } from "../search-text.ts";

/** Returns a distributor by its id; undefined if there is none. */
export async function findDistributor(db: Db | Trx, id: string): Promise<DistributorTable | undefined> {
  return db.selectFrom("distributor").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Inserts a distributor; false if there is one of that id. */
export async function insertDistributor(trx: Trx, row: DistributorTable): Promise<boolean> {
  const inserted = await trx
    .insertInto("distributor")
    .values(row)
    .onConflict((conflict) => conflict.column("id").doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Writes changes as the next revision; false if the distributor has another revision than this. */
export async function updateDistributor(
  trx: Trx,
  { id, revision }: Pick<DistributorTable, "id" | "revision">,
  changes: Partial<Omit<DistributorTable, "id" | "revision">>,
): Promise<boolean> {
  const updated = await trx
    .updateTable("distributor")
    .set({ ...changes, revision: revision + 1 })
    .where("id", "=", id)
    .where("revision", "=", revision)
    .returning("id")
    .executeTakeFirst();
  return updated !== undefined;
}

/** Deletes a distributor that has never been approved. */
export async function deleteDistributor(trx: Trx, id: string): Promise<void> {
  await trx.deleteFrom("distributor").where("id", "=", id).execute();
}

/** A page of distributors, the newest first; and how many there are. */
export async function listTeamDistributors(
  db: Db,
  {
    search,
    page,
    state,
  }: { readonly search: string; readonly page: number; readonly state?: DistributorState | undefined },
): Promise<{ total: number; rows: DistributorTable[] }> {
  let matching = db.selectFrom("distributor");
  for (const word of searchWords(search)) matching = matching.where(matchesWord("search_text", word));
  if (state) matching = matching.where("state", "=", state);
  const { total } = await matching
    .select((row) => row.fn.countAll<number | string>().as("total"))
    .executeTakeFirstOrThrow();
  const rows = await matching
    .selectAll()
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(pageSize)
    .offset((shownPage(page, Number(total)) - 1) * pageSize)
    .execute();
  return { total: Number(total), rows };
}

/** Returns the payment agreement of a distributor; undefined before the team has made one. */
export async function findAgreement(db: Db | Trx, distributorId: string): Promise<PaymentAgreementTable | undefined> {
  return db.selectFrom("payment_agreement").selectAll().where("distributor_id", "=", distributorId).executeTakeFirst();
}

/** Inserts the agreement of a distributor, or replaces its terms; its id stays. */
export async function upsertAgreement(trx: Trx, row: Insertable<PaymentAgreementTable>): Promise<void> {
  const { credit_limit, period_days, billing, is_active } = row;
  await trx
    .insertInto("payment_agreement")
    .values(row)
    .onConflict((conflict) =>
      conflict.column("distributor_id").doUpdateSet({ credit_limit, period_days, billing, is_active }),
    )
    .execute();
}

/** Ends the agreement of a distributor; does nothing where there is none. */
export async function clearAgreement(trx: Trx, distributorId: string): Promise<void> {
  await trx
    .updateTable("payment_agreement")
    .set({ is_active: 0 })
    .where("distributor_id", "=", distributorId)
    .execute();
}

/** Notes the month whose statement is sent. */
export async function updateStatementMonth(trx: Trx, agreementId: string, month: string): Promise<void> {
  await changeOne(trx.updateTable("payment_agreement").set({ statement_month: month }).where("id", "=", agreementId));
}

/** What is bought on invoice under an agreement and not paid, in Rappen; less than 0 where more was paid. */
export async function getOpenOfAgreement(db: Db | Trx, agreementId: string): Promise<number> {
  const bought = await db
    .selectFrom("payment_attempt")
    .select((row) => row.fn.sum<number | string | null>("amount").as("amount"))
    .where("payment_agreement_id", "=", agreementId)
    .where("method", "=", "invoice")
    .where("state", "=", "captured")
    .executeTakeFirstOrThrow();
  const paid = await db
    .selectFrom("invoice")
    .select((row) => row.fn.sum<number | string | null>("paid_amount").as("amount"))
    .where("payment_agreement_id", "=", agreementId)
    .executeTakeFirstOrThrow();
  return Number(bought.amount ?? 0) - Number(paid.amount ?? 0);
}
