import type { Db, Trx } from "../connection.ts";
import { changeOne, hasChanged } from "../row-count.ts";
import type { PaymentShareTable } from "../schema.ts";

/** The shares of a payment, in the order of its organiser. */
export async function listShares(db: Db | Trx, attemptId: string): Promise<PaymentShareTable[]> {
  return db
    .selectFrom("payment_share")
    .selectAll()
    .where("payment_attempt_id", "=", attemptId)
    .orderBy("sequence_index")
    .execute();
}

/** The shares of all payments of a booking, each payment's in the order of its organiser. */
export async function listSharesOfBooking(db: Db, bookingId: string): Promise<PaymentShareTable[]> {
  return db
    .selectFrom("payment_share")
    .innerJoin("payment_attempt", "payment_attempt.id", "payment_share.payment_attempt_id")
    .selectAll("payment_share")
    .where("payment_attempt.booking_id", "=", bookingId)
    .orderBy("payment_share.payment_attempt_id")
    .orderBy("payment_share.sequence_index")
    .execute();
}

/** A share by its id. */
export async function findShare(db: Db | Trx, shareId: string): Promise<PaymentShareTable | undefined> {
  return db.selectFrom("payment_share").selectAll().where("id", "=", shareId).executeTakeFirst();
}

/** A share by its id. Throws if there is none. */
export async function getShare(db: Db | Trx, shareId: string): Promise<PaymentShareTable> {
  return db.selectFrom("payment_share").selectAll().where("id", "=", shareId).executeTakeFirstOrThrow();
}

/** The share of a payment at its provider. */
export async function findShareByReference(db: Db, reference: string): Promise<PaymentShareTable | undefined> {
  return db.selectFrom("payment_share").selectAll().where("provider_reference", "=", reference).executeTakeFirst();
}

export async function insertShares(trx: Trx, shares: readonly PaymentShareTable[]): Promise<void> {
  await trx
    .insertInto("payment_share")
    .values([...shares])
    .execute();
}

/** Columns of a share that change outside `changeState`. */
type ShareChange = Partial<Omit<PaymentShareTable, "id" | "payment_attempt_id" | "amount" | "state">>;

/** Changes columns of a share other than its state (`changeState`). Throws if there is no such share. */
export async function updateShare(db: Db | Trx, shareId: string, change: ShareChange): Promise<void> {
  await changeOne(db.updateTable("payment_share").set(change).where("id", "=", shareId));
}

/**
 * Changes columns of a share if it is open with this payment at its provider (`providerKey`); returns whether it was.
 */
export async function updateOpenShare(
  db: Db | Trx,
  shareId: string,
  providerKey: string,
  change: ShareChange,
): Promise<boolean> {
  return hasChanged(
    db
      .updateTable("payment_share")
      .set(change)
      .where("id", "=", shareId)
      .where("provider_key", "=", providerKey)
      .where("state", "=", "open")
      .returning("id"),
  );
}
