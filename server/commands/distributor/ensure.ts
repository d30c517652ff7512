import { randomUUID } from "node:crypto";
import type { Trx } from "../../db/connection.ts";
import {
  findAgreement,
  findDistributor,
  insertDistributor,
  updateDistributor,
  upsertAgreement,
} from "../../db/queries/distributor.ts";
import type { PaymentAgreementTable } from "../../db/schema.ts";
import { columnsOf, type DistributorDetails } from "./details.ts";

/** What an operator's command or the demo agrees with a distributor; the team changes it on its page. */
type Terms = Pick<PaymentAgreementTable, "credit_limit" | "period_days" | "billing">;

/** Without a word of the team: no limit, as with all who bought on invoice before there were agreements. */
export const termsByDefault: Terms = { credit_limit: null, period_days: 30, billing: "month" };

/**
 * Makes the distributor that an account is given by an operator or by the demo, where there is none of that id. With
 * `terms` it is approved, and has an agreement.
 */
export async function ensureDistributor(
  trx: Trx,
  id: string,
  details: DistributorDetails,
  terms: Terms | null,
  at: string,
): Promise<void> {
  const state = terms ? "approved" : "applied";
  await insertDistributor(trx, {
    ...columnsOf(details),
    id,
    state,
    terms_version: null,
    note: null,
    created_at: at,
    decided_at: terms ? at : null,
    revision: 0,
  });
  if (!terms) return;
  const known = await findDistributor(trx, id);
  if (known && known.state !== "approved") await updateDistributor(trx, known, { state, decided_at: at });
  if (await findAgreement(trx, id)) return;
  await upsertAgreement(trx, { ...terms, id: randomUUID(), distributor_id: id, is_active: 1, created_at: at });
}
