import { ensureDistributor, termsByDefault } from "../commands/distributor/ensure.ts";
import type { Db } from "../db/connection.ts";
import type { PaymentAgreementTable } from "../db/schema.ts";
import { transact } from "../db/transact.ts";

interface Given {
  readonly email?: string;
  readonly isApproved?: boolean;
  readonly terms?: Partial<Pick<PaymentAgreementTable, "credit_limit" | "period_days" | "billing">>;
}

/** Adds a distributor where there is none of that id: approved and without a limit, unless said otherwise. */
export async function addDistributor(
  db: Db,
  id: string,
  { email = "rechnung@hotel.example", isApproved = true, terms = {} }: Given = {},
): Promise<void> {
  const address = { street: "Dorfstrasse 12", postalCode: "3818", town: "Grindelwald", countryCode: "CH" };
  const details = {
    ...address,
    name: "Hotel Post AG",
    vatNumber: "CHE-111.222.338 MWST",
    email,
    locale: "de_CH" as const,
  };
  const agreed = isApproved ? { ...termsByDefault, ...terms } : null;
  await transact(db, (trx) => ensureDistributor(trx, id, details, agreed, "2026-11-01T09:00:00.000Z"));
}
