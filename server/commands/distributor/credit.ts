import type { Db } from "../../db/connection.ts";
import { findAgreement, getOpenOfAgreement } from "../../db/queries/distributor.ts";
import { getSurplusOfDistributor } from "../../db/queries/invoice.ts";
import type { DistributorTable } from "../../db/schema.ts";
import type { DistributorAndCredit } from "../../presenters/distributor.ts";

/** A distributor with its agreement and what is open under it. */
export async function creditOf(db: Db, row: DistributorTable): Promise<DistributorAndCredit> {
  const agreement = await findAgreement(db, row.id);
  const open = agreement ? await getOpenOfAgreement(db, agreement.id) : 0;
  return { row, agreement, open, balance: await getSurplusOfDistributor(db, row.id) };
}
