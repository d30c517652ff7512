import { AppError } from "../../errors.ts";
import type { Db, Trx } from "../connection.ts";

/** The rebates of these codes, in their order. 422 `rebate_unknown` where one is unknown, over or used up. `now` is an instant of the database. */
export async function findRebates(db: Db | Trx, codes: readonly string[], now: string) {
  if (codes.length === 0) return [];
  const rows = await db
    .selectFrom("rebate")
    .selectAll()
    .where("code", "in", [...codes])
    .execute();
  return codes.map((code) => {
    const rebate = rows.find((row) => row.code === code);
    if (!rebate || (rebate.valid_until !== null && rebate.valid_until <= now) || rebate.uses_left === 0) {
      throw rebateUnknown(code);
    }
    return rebate;
  });
}

/** The same, leaving out what is no longer valid: a cart stays readable when a code lapses. */
export async function validRebates(db: Db | Trx, codes: readonly string[], now: string) {
  if (codes.length === 0) return [];
  const rows = await db
    .selectFrom("rebate")
    .selectAll()
    .where("code", "in", [...codes])
    .execute();
  return rows
    .filter((rebate) => (rebate.valid_until === null || rebate.valid_until > now) && rebate.uses_left !== 0)
    .sort((one, other) => codes.indexOf(one.code) - codes.indexOf(other.code));
}

export function rebateUnknown(code: string): AppError {
  return new AppError("rebate_unknown", `The code ${code} is not known or not valid any more.`, { rebateCodes: [code] });
}
