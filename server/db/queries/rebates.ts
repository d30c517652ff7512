import type { Selectable } from "kysely";
import { AppError } from "../../errors.ts";
import type { Db, Trx } from "../connection.ts";
import type { Tables } from "../schema.ts";

type Rebate = Selectable<Tables["rebate"]>;

const isValid = (rebate: Rebate, now: string): boolean =>
  (rebate.valid_until === null || rebate.valid_until > now) && rebate.uses_left !== 0;

/**
 * The rebates of these codes, in their order. 422 `rebate_unknown` where one is unknown, over or used up. `now` is an
 * instant of the database.
 */
export async function findRebates(db: Db | Trx, codes: readonly string[], now: string): Promise<Rebate[]> {
  const rebates = await validRebates(db, codes, now);
  return codes.map((code) => {
    const rebate = rebates.find((each) => each.code === code);
    if (!rebate) throw rebateUnknown(code);
    return rebate;
  });
}

/** `findRebates` without the invalid ones: a cart stays readable when a code expires. */
export async function validRebates(db: Db | Trx, codes: readonly string[], now: string): Promise<Rebate[]> {
  if (codes.length === 0) return [];
  const rows = await db
    .selectFrom("rebate")
    .selectAll()
    .where("code", "in", [...codes])
    .execute();
  return rows
    .filter((rebate) => isValid(rebate, now))
    .sort((one, other) => codes.indexOf(one.code) - codes.indexOf(other.code));
}

export function rebateUnknown(code: string): AppError {
  return new AppError("rebate_unknown", `The code ${code} is not known or not valid any more.`, {
    rebateCodes: [code],
  });
}
