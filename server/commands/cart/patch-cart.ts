import type * as v from "valibot";
import type { Cart } from "../../../sdk/contracts/cart.ts";
import { normaliseCode } from "../../../sdk/contracts/code.ts";
import type { CartPatch } from "../../../sdk/contracts/requests/cart.ts";
import { instantAt } from "../../clock.ts";
import type { Trx } from "../../db/connection.ts";
import { fromJson } from "../../json.ts";
import { updateCart, type CartRow } from "../../db/queries/cart.ts";
import { listReservationsOfCart, updateReservation } from "../../db/queries/reservation.ts";
import { transact } from "../../db/transact.ts";
import { isLive } from "../../domain/hold-state.ts";
import { AppError, notFound } from "../../errors.ts";
import type { Services } from "../../services.ts";
import type { Session } from "../../domain/session.ts";
import { paymentOpen } from "../payment/payment-open.ts";
import { releaseReservation } from "../reservation/release.ts";
import { presentCart } from "./read-cart.ts";
import { requireCodes } from "../code/reserve-codes.ts";
import { requireLockedCart } from "./require-cart.ts";

/** The largest custom data of a cart, as UTF-8 (RULES 4). */
const customDataLimit = 4 * 1024;

/**
 * Merge-patches a cart (RULES 4): `customData`, `rebateCodes`, and `reservationIds` to keep in their order (the other
 * holds are released). Throws 404 `cart_not_found`, `reservation_not_found`; 422 `rebate_unknown`; 413
 * `payload_too_large`; 409 `payment_open`.
 */
export async function patchCart(
  services: Pick<Services, "db" | "clock" | "env">,
  cartId: string,
  patch: v.InferOutput<typeof CartPatch>,
  session: Session,
): Promise<Cart> {
  const now = services.clock.now();
  const at = instantAt(now);
  return transact(services.db, async (trx) => {
    const cart = await requireLockedCart(trx, cartId, now, session);
    const change: { custom_data?: string; rebate_codes?: string } = {};
    if (patch.customData !== undefined)
      change.custom_data = customDataText(fromJson(cart.custom_data), patch.customData);
    if (patch.rebateCodes) {
      const codes = [...new Set(patch.rebateCodes.map(normaliseCode))];
      await requireCodes(trx, codes, cart.booking_id, at);
      change.rebate_codes = JSON.stringify(codes);
    }
    if (change.custom_data !== undefined || change.rebate_codes !== undefined) await updateCart(trx, cartId, change);
    if (patch.reservationIds) await releaseOthers(trx, cart, patch.reservationIds, at);
    return presentCart(services, trx, { ...cart, ...change }, now);
  });
}

function customDataText(before: Record<string, unknown>, patch: Record<string, unknown> | null): string {
  const text = JSON.stringify(patch === null ? {} : mergePatch(before, patch));
  if (Buffer.byteLength(text) > customDataLimit)
    throw new AppError("payload_too_large", "customData is larger than 4 kB.", { customData: "at most 4 kB" });
  return text;
}

/** RFC 7396. */
function mergePatch(target: unknown, patch: unknown): unknown {
  if (!isObject(patch)) return patch;
  const merged = new Map(Object.entries(isObject(target) ? target : {}));
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) merged.delete(key);
    else merged.set(key, mergePatch(merged.get(key), value));
  }
  return Object.fromEntries(merged);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

async function releaseOthers(trx: Trx, cart: CartRow, reservationIds: readonly string[], at: string): Promise<void> {
  const rows = await listReservationsOfCart(trx, cart.id);
  const live = rows.filter((row) => isLive(row, at));
  if (reservationIds.some((id) => !live.some((row) => row.id === id))) throw notFound("reservation_not_found");
  for (const row of live.filter((each) => !reservationIds.includes(each.id))) {
    if (!(await releaseReservation(trx, row, "not_kept", at))) throw paymentOpen(cart.booking_id);
  }
  for (const [index, id] of reservationIds.entries()) await updateReservation(trx, id, { sequence_index: index });
}
