import type { Cart } from "../../../sdk/contracts/cart.ts";
import { normaliseCode } from "../../../sdk/contracts/code.ts";
import { instantAt } from "../../clock.ts";
import type { Trx } from "../../db/connection.ts";
import { updateCart, type CartRow } from "../../db/queries/cart.ts";
import { listReservationsOfCart } from "../../db/queries/reservation.ts";
import { transact } from "../../db/transact.ts";
import type { Session } from "../../domain/session.ts";
import { AppError } from "../../errors.ts";
import { fromJson } from "../../json.ts";
import type { Services } from "../../services.ts";
import { presentCart } from "../cart/read-cart.ts";
import { requireLockedCart } from "../cart/require-cart.ts";
import { paymentOpen } from "../payment/payment-open.ts";
import { mostCodes } from "../../../sdk/contracts/code-limits.ts";
import { requireCodes } from "./reserve-codes.ts";

type Needed = Pick<Services, "db" | "clock" | "env">;

/**
 * Adds a code to a cart (RULES 10); one that is there already changes nothing. Throws 404 `cart_not_found`; 422
 * `rebate_unknown` for one that is unknown, over or used up; 409 `payment_open`; 400 `invalid_input` for one too many.
 */
export async function addCode(services: Needed, cartId: string, code: string, session: Session): Promise<Cart> {
  const { clock } = services;
  const added = normaliseCode(code);
  return changeCodes(services, cartId, session, async (trx, cart) => {
    const codes = fromJson<string[]>(cart.rebate_codes);
    if (codes.includes(added)) return codes;
    if (codes.length >= mostCodes)
      throw new AppError("invalid_input", "There are too many codes in this cart.", { code: `at most ${mostCodes}` });
    await requireCodes(trx, [added], cart.booking_id, instantAt(clock.now()));
    return [...codes, added];
  });
}

/**
 * Takes a code out of a cart; one that isn't there changes nothing. Throws 404 `cart_not_found`; 409 `payment_open`.
 */
export async function removeCode(services: Needed, cartId: string, code: string, session: Session): Promise<Cart> {
  const removed = normaliseCode(code);
  return changeCodes(services, cartId, session, async (_, cart) =>
    fromJson<string[]>(cart.rebate_codes).filter((each) => each !== removed),
  );
}

async function changeCodes(
  services: Needed,
  cartId: string,
  session: Session,
  change: (trx: Trx, cart: CartRow) => Promise<readonly string[]>,
): Promise<Cart> {
  const now = services.clock.now();
  return transact(services.db, async (trx) => {
    const cart = await requireLockedCart(trx, cartId, now, session);
    const rows = await listReservationsOfCart(trx, cart.id);
    if (rows.some(({ state }) => state === "paying")) throw paymentOpen(cart.booking_id);
    const changed = { rebate_codes: JSON.stringify(await change(trx, cart)) };
    await updateCart(trx, cart.id, changed);
    return presentCart(services, trx, { ...cart, ...changed }, now);
  });
}
