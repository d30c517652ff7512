import type { Db } from "../connection.ts";
import { hasChanged } from "../row-count.ts";
import type { ProviderRefundTable } from "../schema.ts";

/** Inserts what a provider is about to be asked to give back, unless its key is known; returns the key's row. */
export async function insertProviderRefundOnce(db: Db, refund: ProviderRefundTable): Promise<ProviderRefundTable> {
  await db
    .insertInto("provider_refund")
    .values(refund)
    .onConflict((conflict) => conflict.column("key").doNothing())
    .execute();
  return db.selectFrom("provider_refund").selectAll().where("key", "=", refund.key).executeTakeFirstOrThrow();
}

/** How often an amount (Rappen) was given back of a payment, as far as that is known. */
export async function countGivenRefunds(db: Db, paymentReference: string, amount: number): Promise<number> {
  const { given } = await db
    .selectFrom("provider_refund")
    .select((row) => row.fn.countAll<number | string>().as("given"))
    .where("payment_reference", "=", paymentReference)
    .where("amount", "=", amount)
    .where("is_given", "=", 1)
    .executeTakeFirstOrThrow();
  return Number(given);
}

/** Sets amount and time of a request that is not given yet; false if another process was first. */
export async function replaceProviderRefund(
  db: Db,
  { key, requested_at }: ProviderRefundTable,
  change: Pick<ProviderRefundTable, "amount" | "requested_at">,
): Promise<boolean> {
  return hasChanged(
    db
      .updateTable("provider_refund")
      .set(change)
      .where("key", "=", key)
      .where("requested_at", "=", requested_at)
      .where("is_given", "=", 0)
      .returning("key"),
  );
}

/** Records that the provider has given it back. */
export async function markProviderRefundGiven(db: Db, key: string, refundReference: string | null): Promise<void> {
  await db
    .updateTable("provider_refund")
    .set({ is_given: 1, refund_reference: refundReference })
    .where("key", "=", key)
    .execute();
}
