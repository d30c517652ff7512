import type { Db, Trx } from "../connection.ts";
import type { SupplierRegistrationTable } from "../schema.ts";

/** Returns a registration by its id; undefined if there is none. */
export async function findRegistration(db: Db | Trx, id: string): Promise<SupplierRegistrationTable | undefined> {
  return db.selectFrom("supplier_registration").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Returns the registration of an address in lower case; undefined if there is none. */
export async function findRegistrationByEmail(
  db: Db | Trx,
  email: string,
): Promise<SupplierRegistrationTable | undefined> {
  return db.selectFrom("supplier_registration").selectAll().where("email", "=", email).executeTakeFirst();
}

/** Inserts a registration; false if its address has one already. */
export async function insertRegistration(trx: Trx, row: SupplierRegistrationTable): Promise<boolean> {
  const inserted = await trx
    .insertInto("supplier_registration")
    .values(row)
    .onConflict((conflict) => conflict.column("email").doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Writes the team's decision as the next revision; false if the registration has another revision than this. */
export async function updateRegistrationDecided(
  trx: Trx,
  id: string,
  revision: number,
  decision: Pick<SupplierRegistrationTable, "state" | "note" | "decided_at">,
): Promise<boolean> {
  const updated = await trx
    .updateTable("supplier_registration")
    .set({ ...decision, revision: revision + 1 })
    .where("id", "=", id)
    .where("revision", "=", revision)
    .returning("id")
    .executeTakeFirst();
  return updated !== undefined;
}
