import type { Trx } from "../../db/connection.ts";
import { findAgreement } from "../../db/queries/distributor.ts";
import type { PaymentAgreementTable } from "../../db/schema.ts";
import { AppError } from "../../errors.ts";

/** What the caller says of the agreement that pays. */
export interface NamedAgreement {
  /** Whether they count on an agreement that is active. */
  readonly activePaymentAgreement?: boolean | null;
  /** The agreement that they mean; null: that of their distributor. */
  readonly paymentAgreementId?: string | null;
}

/**
 * The agreement under which a distributor buys. Throws 403 `forbidden` without an active one, or where the caller names
 * another.
 */
export async function activeAgreement(
  trx: Trx,
  distributorId: string,
  { activePaymentAgreement, paymentAgreementId }: NamedAgreement,
): Promise<PaymentAgreementTable> {
  const agreement = await findAgreement(trx, distributorId);
  const isNamed = (paymentAgreementId ?? agreement?.id) === agreement?.id && activePaymentAgreement !== false;
  if (agreement?.is_active !== 1 || !isNamed)
    throw new AppError("forbidden", "There is no active agreement to pay on invoice.");
  return agreement;
}
