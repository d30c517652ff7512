import { findUser } from "../../db/queries/account-user.ts";
import { listInvoicesOfDistributor, type InvoiceRow } from "../../db/queries/invoice.ts";
import type { Services } from "../../services.ts";

/** The distributor that an account books for; null where it books for none. */
export async function distributorOfAccount({ db }: Pick<Services, "db">, userId: string): Promise<string | null> {
  return (await findUser(db, userId))?.distributor_id ?? null;
}

/** The numbered invoices and credit notes of the distributor that an account books for, the newest first. */
export async function invoicesOfAccount({ db }: Pick<Services, "db">, userId: string): Promise<readonly InvoiceRow[]> {
  const distributorId = await distributorOfAccount({ db }, userId);
  return distributorId === null ? [] : listInvoicesOfDistributor(db, distributorId);
}
