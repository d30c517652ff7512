import type { Cart } from "../../../sdk/contracts/cart.ts";
import type { Locale } from "../../../sdk/contracts/locale.ts";
import { money } from "../../../sdk/contracts/money.ts";
import { instantAt } from "../../clock.ts";
import type { Db, Trx } from "../../db/connection.ts";
import { fromJson } from "../../json.ts";
import { getBooking } from "../../db/queries/booking.ts";
import { findLastShared } from "../../db/queries/payment-attempt.ts";
import { listShares } from "../../db/queries/payment-share.ts";
import type { CartRow } from "../../db/queries/cart.ts";
import { listReservationsOfCart, type ReservationRow } from "../../db/queries/reservation.ts";
import { hasExpired, isLive } from "../../domain/hold-state.ts";
import { listReservationTexts } from "../../db/queries/reservation-texts.ts";
import { presentSharedPaymentOfCart } from "../../presenters/payment-shares.ts";
import { presentReservation } from "../../presenters/reservation.ts";
import { organiserPage } from "../../security/share-link.ts";
import type { Services } from "../../services.ts";
import type { Session } from "../../domain/session.ts";
import { wireInstant } from "../../domain/wall-time.ts";
import type { FrozenReservation } from "../../domain/frozen.ts";
import { isAttemptOpen } from "../payment/attempts.ts";
import { requireCart } from "./require-cart.ts";
import { amountsOf, listValidCodes, presentCodes, type LineOfCart } from "../code/codes-of-cart.ts";
import { inOrderOfItems } from "../../domain/tied-order.ts";

/**
 * The cart as its buyer sees it (RULES 4); 404 `cart_not_found` when unknown, expired, confirmed, or another
 * distributor's.
 */
export async function readCart(
  services: Pick<Services, "clock" | "env">,
  db: Db | Trx,
  cartId: string,
  session: Session,
  locale?: Locale,
): Promise<Cart> {
  const now = services.clock.now();
  return presentCart(services, db, await requireCart(db, cartId, now, session), now, locale);
}

/** A cart that has been found already; with a locale its labels are in that language. */
export async function presentCart(
  services: Pick<Services, "env">,
  db: Db | Trx,
  cart: CartRow,
  now: number,
  locale?: Locale,
): Promise<Cart> {
  const { env } = services;
  const at = instantAt(now);
  const rows = inOrderOfItems(await listReservationsOfCart(db, cart.id));
  const live = rows.filter((row) => isLive(row, at));
  const codes = fromJson<string[]>(cart.rebate_codes);
  const valid = await listValidCodes(db, codes, cart.booking_id, at);
  const lines = live.map(lineToTotal);
  const amounts = amountsOf(lines, valid, env.SERVICE_FEE);
  const { totals, tender } = amounts;
  const texts = locale && rows.length > 0 ? { texts: await listReservationTexts(db, rows, locale) } : {};
  const present = (row: ReservationRow) => presentReservation(row, { origin: env.PUBLIC_ORIGIN, now: at, ...texts });
  const isPaying = rows.some(({ state }) => state === "paying");
  return {
    cartId: cart.id,
    reservations: live.map(present),
    expired: rows.filter((row) => hasExpired(row, at)).map(present),
    customData: fromJson(cart.custom_data),
    total: money(totals.total),
    depositsTotal: money(totals.deposits),
    customerServiceFee: money(totals.serviceFee),
    rebatesTotal: money(totals.rebates),
    rebateCodes: codes,
    codes: await presentCodes(db, codes, valid, lines, amounts),
    vouchersTotal: money(tender.vouchers),
    due: money(tender.due),
    bookingId: cart.booking_id,
    isPaying,
    ...(isPaying && cart.booking_id !== null ? await sharedPaymentOf(services, db, cart.booking_id) : {}),
    now: wireInstant(now),
  };
}

/** The payment under way of a booking, where it is shared. */
async function sharedPaymentOf(
  services: Pick<Services, "env">,
  db: Db | Trx,
  bookingId: string,
): Promise<Pick<Cart, "sharedPayment">> {
  const attempt = await findLastShared(db, bookingId);
  if (!attempt || !isAttemptOpen(attempt)) return {};
  const url = organiserPage(services, bookingId, (await getBooking(db, bookingId)).locale);
  return { sharedPayment: presentSharedPaymentOfCart(await listShares(db, attempt.id), url) };
}

/** A reservation as the total sees it. */
export function lineToTotal(row: ReservationRow): LineOfCart {
  const { net, trip } = fromJson<FrozenReservation>(row.frozen);
  return {
    id: row.id,
    tickets_amount: row.tickets_amount,
    deposits_amount: row.deposits_amount,
    net,
    isTrip: trip !== undefined,
  };
}
