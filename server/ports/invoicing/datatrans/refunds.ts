import { currency } from "../../../../sdk/contracts/money.ts";
import { instantAt, minute, msOf, type Clock } from "../../../clock.ts";
import type { Db } from "../../../db/connection.ts";
import {
  countGivenRefunds,
  insertProviderRefundOnce,
  markProviderRefundGiven,
  replaceProviderRefund,
} from "../../../db/queries/provider-refund.ts";
import type { ProviderRefundTable } from "../../../db/schema.ts";
import type { ProviderRefund } from "../../payment/payment.ts";
import { DatatransRefusal, type DatatransApi } from "./api.ts";
import { fromCredit } from "./states.ts";
import { creditsOf } from "./transaction.ts";

/** How long a key is relied on (ms); Datatrans keeps one for 60 minutes after the first call. */
const keyIsKeptFor = 50 * minute;

export interface DatatransRefunds {
  /** Credits `amount` Rappen of a transaction; the same `key` credits once. */
  give(transactionId: string, amount: number, key: string): Promise<ProviderRefund>;
  /** Where a credit stands now. */
  read(creditId: string): Promise<ProviderRefund>;
}

/**
 * Credits of transactions. Datatrans has no list of credits by our keys, and forgets the keys. So each is written down
 * before Datatrans is asked. An answer that was lost is asked for again with the key, and after Datatrans has forgotten
 * that one the history of the transaction decides: it has a credit of this amount more than are known as given.
 */
export function datatransRefunds(db: Db, clock: Clock, api: DatatransApi): DatatransRefunds {
  const read = async (creditId: string) => fromCredit(await api.read(creditId));

  async function give(transactionId: string, amount: number, key: string): Promise<ProviderRefund> {
    const at = instantAt(clock.now());
    const known = await insertProviderRefundOnce(db, {
      key,
      payment_reference: transactionId,
      amount,
      requested_at: at,
      is_given: 0,
      refund_reference: null,
    });
    if (known.is_given === 1) return known.refund_reference === null ? givenBefore : read(known.refund_reference);
    if (known.amount !== amount || msOf(at) - msOf(known.requested_at) >= keyIsKeptFor) {
      if (await wasGiven(known)) {
        await markProviderRefundGiven(db, key, null);
        return givenBefore;
      }
      if (!(await replaceProviderRefund(db, known, { amount, requested_at: at })))
        throw new Error("another process gives the same back");
    }
    try {
      const creditId = await api.credit(transactionId, { amount, currency, refno: key }, `refund-${key}-${amount}`);
      await markProviderRefundGiven(db, key, creditId);
      return await read(creditId);
    } catch (error) {
      if (!(error instanceof DatatransRefusal)) throw error;
      return { reference: null, state: "failed", failureReason: error.code };
    }
  }

  async function wasGiven({ payment_reference, amount }: ProviderRefundTable): Promise<boolean> {
    const credits = creditsOf(await api.read(payment_reference)).filter((credited) => credited === amount);
    return credits.length > (await countGivenRefunds(db, payment_reference, amount));
  }

  return { give, read };
}

/** Given back with an answer that was lost: its id is not known. */
const givenBefore: ProviderRefund = { reference: null, state: "succeeded", failureReason: null };
