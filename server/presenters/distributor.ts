import type { AdminDistributor } from "../../sdk/contracts/admin/distributors.ts";
import type { TeamStep } from "../../sdk/contracts/admin/steps.ts";
import type { Distributor, PaymentAgreement } from "../../sdk/contracts/distributor.ts";
import { money } from "../../sdk/contracts/money.ts";
import type { AccountUserRow } from "../db/queries/account-user.ts";
import type { DistributorTable, PaymentAgreementTable } from "../db/schema.ts";
import { wireInstant } from "../domain/wall-time.ts";

/** A distributor with its agreement, and what is open under it, in Rappen, less its balance. */
export interface DistributorAndCredit {
  readonly row: DistributorTable;
  readonly agreement: PaymentAgreementTable | undefined;
  readonly open: number;
  /** What is paid too much, in Rappen, by the credit notes that are written. */
  readonly balance: number;
}

/** A distributor as its own accounts and the team's list read it. */
export function presentDistributor({ row, agreement, open, balance }: DistributorAndCredit): Distributor {
  const limit = agreement?.credit_limit ?? null;
  // Below 0 for the moment between a cancellation and its credit note.
  const toPay = open + balance;
  return {
    distributorId: row.id,
    state: row.state,
    name: row.name,
    street: row.street,
    postalCode: row.postal_code,
    town: row.town,
    countryCode: row.country_code,
    vatNumber: row.vat_number,
    email: row.email,
    locale: row.locale,
    note: row.note,
    createdAt: wireInstant(row.created_at),
    revision: row.revision,
    agreement: agreement ? presentAgreement(agreement) : null,
    open: money(Math.max(0, toPay)),
    balance: money(balance - Math.min(0, toPay)),
    left: limit === null ? null : money(Math.max(0, limit - Math.max(0, open))),
  };
}

function presentAgreement(row: PaymentAgreementTable): PaymentAgreement {
  return {
    paymentAgreementId: row.id,
    creditLimit: row.credit_limit === null ? null : money(row.credit_limit),
    periodDays: row.period_days,
    billing: row.billing,
    isActive: row.is_active === 1,
  };
}

/** A distributor as the team's page shows it. */
export function presentTeamDistributor(
  distributor: DistributorAndCredit,
  accounts: readonly AccountUserRow[],
  history: TeamStep[],
): AdminDistributor {
  const { row } = distributor;
  return {
    ...presentDistributor(distributor),
    termsVersion: row.terms_version,
    decidedAt: row.decided_at && wireInstant(row.decided_at),
    accounts: accounts.map(({ id, name, email }) => ({ userId: id, name, email })),
    history,
  };
}
