import type { Selectable } from "kysely";
import { day, instantAt } from "../../clock.ts";
import type { Db, Trx } from "../connection.ts";
import { changeOne } from "../row-count.ts";
import type { CartTable } from "../schema.ts";

export type CartRow = Selectable<CartTable>;

/** How long a cart lives after its last write, in ms (RULES 4). */
export const cartLife = 30 * day;

/** A cart that has not expired; undefined if there is none. `now`: ms since 1970. */
export async function findLiveCart(db: Db | Trx, cartId: string, now: number): Promise<CartRow | undefined> {
  return db
    .selectFrom("cart")
    .selectAll()
    .where("id", "=", cartId)
    .where("lapses_at", ">", instantAt(now))
    .executeTakeFirst();
}

/** A cart in any state; undefined if there is none. */
export async function findCart(db: Db | Trx, cartId: string): Promise<CartRow | undefined> {
  return db.selectFrom("cart").selectAll().where("id", "=", cartId).executeTakeFirst();
}

/**
 * Renews the expiry of a cart that is neither expired nor closed, and locks it against other writers until the
 * transaction ends; undefined if there is none. `now`: ms since 1970.
 */
export async function lockLiveCart(trx: Trx, cartId: string, now: number): Promise<CartRow | undefined> {
  return trx
    .updateTable("cart")
    .set({ written_at: instantAt(now), lapses_at: instantAt(now + cartLife) })
    .where("id", "=", cartId)
    .where("closed_at", "is", null)
    .where("lapses_at", ">", instantAt(now))
    .returningAll()
    .executeTakeFirst();
}

/** The distributor whose net prices a cart has, in any state; null without one. */
export async function findDistributorOfCart(db: Db | Trx, cartId: string): Promise<string | null> {
  const cart = await db.selectFrom("cart").select("distributor_id").where("id", "=", cartId).executeTakeFirst();
  return cart?.distributor_id ?? null;
}

/** Whether a cart's booking was confirmed once, whatever became of it since. */
export async function isCartClosed(db: Db | Trx, cartId: string): Promise<boolean> {
  const cart = await db.selectFrom("cart").select("closed_at").where("id", "=", cartId).executeTakeFirst();
  return cart?.closed_at != null;
}

/** The statement of `insertCart`, for a batch. */
export function insertCartStatement(trx: Db | Trx, cart: CartRow) {
  return trx.insertInto("cart").values(cart);
}

export async function insertCart(trx: Trx, cart: CartRow): Promise<void> {
  await insertCartStatement(trx, cart).execute();
}

/** Changes columns of a cart. Throws if there is no such cart. */
export async function updateCart(trx: Trx, cartId: string, change: Partial<Omit<CartRow, "id">>): Promise<void> {
  await changeOne(trx.updateTable("cart").set(change).where("id", "=", cartId));
}

/** Takes a booking off its cart, so that the cart can be checked out as another one. */
export async function clearBookingOfCart(trx: Trx, bookingId: string): Promise<void> {
  await trx.updateTable("cart").set({ booking_id: null }).where("booking_id", "=", bookingId).execute();
}
