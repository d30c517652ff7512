import type { Selectable } from "kysely";
import type { Db, Trx } from "../connection.ts";
import type { Tables } from "../schema.ts";

export type Rebate = Selectable<Tables["rebate"]>;

/** The rebates of these codes, ended and used-up ones among them. */
export async function listRebates(db: Db | Trx, codes: readonly string[]): Promise<Rebate[]> {
  if (codes.length === 0) return [];
  return db
    .selectFrom("rebate")
    .selectAll()
    .where("code", "in", [...codes])
    .execute();
}

const isValid = (rebate: Rebate, now: string): boolean =>
  rebate.ended_at === null && (rebate.valid_until === null || rebate.valid_until > now) && rebate.uses_left !== 0;

/** The valid rebates of these codes, in their order. `now` is an instant of the database. */
export async function listValidRebates(db: Db | Trx, codes: readonly string[], now: string): Promise<Rebate[]> {
  return (await listRebates(db, codes))
    .filter((rebate) => isValid(rebate, now))
    .sort((one, other) => codes.indexOf(one.code) - codes.indexOf(other.code));
}

/** Locks a rebate against other writers until the transaction ends. */
export async function lockRebate(trx: Trx, code: string): Promise<void> {
  await trx.updateTable("rebate").set({ code }).where("code", "=", code).execute();
}

/** Takes a use of each limited rebate that has one left; returns the codes of which one was taken. */
export async function claimRebateUses(trx: Trx, codes: readonly string[]): Promise<string[]> {
  const taken = await trx
    .updateTable("rebate")
    .set((row) => ({ uses_left: row("uses_left", "-", 1) }))
    .where("code", "in", [...codes])
    .where("uses_left", ">", 0)
    .returning("code")
    .execute();
  return taken.map(({ code }) => code);
}

/** Gives back a use of each limited rebate. */
export async function releaseRebateUses(trx: Trx, codes: readonly string[]): Promise<void> {
  await trx
    .updateTable("rebate")
    .set((row) => ({ uses_left: row("uses_left", "+", 1) }))
    .where("code", "in", [...codes])
    .where("uses_left", "is not", null)
    .execute();
}
