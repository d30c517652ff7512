import type { CallAnswer } from "../../../sdk/contracts/call.ts";
import type { createReservation } from "../../../sdk/contracts/calls/cart.ts";
import { instantAt } from "../../clock.ts";
import type { Trx } from "../../db/connection.ts";
import type { CartRow } from "../../db/queries/cart.ts";
import { listReservationsOfCart, updateReservation, type ReservationRow } from "../../db/queries/reservation.ts";
import { transact } from "../../db/transact.ts";
import type { FrozenReservation } from "../../domain/frozen.ts";
import { standingInPlaceOf } from "../../domain/hold-state.ts";
import type { Session } from "../../domain/session.ts";
import { fromJson } from "../../json.ts";
import type { Services } from "../../services.ts";
import { claimCart } from "../cart/claim-cart.ts";
import { storeAnswer, type Idempotency } from "../idempotency.ts";
import { paymentOpen } from "../payment/payment-open.ts";
import { answerOfHold } from "./answer-of-hold.ts";
import type { ReservationInput } from "./price-request.ts";
import { isOfTrip, requestedTie, tieTrips, type TieRequest } from "./trip-ties.ts";

type HoldAnswer = CallAnswer<typeof createReservation>;

/** What tells whether a request asks for what stands already. */
export type HoldAgainRequest = Pick<ReservationInput, "cartId" | "replaces" | "holdsAgain"> & TieRequest;

/** A cart that is locked, with all of its reservations. */
export interface LockedCart {
  readonly cart: CartRow;
  readonly ofCart: readonly ReservationRow[];
}

/** Locks a cart to hold something in it. `now`: ms since 1970. 404 `cart_not_found`, 409 `payment_open`. */
export async function lockCartToHold(trx: Trx, cartId: string, now: number, session: Session): Promise<LockedCart> {
  const cart = await claimCart(trx, cartId, now, session);
  const ofCart = await listReservationsOfCart(trx, cart.id);
  if (ofCart.some(({ state }) => state === "paying")) throw paymentOpen(cart.booking_id);
  return { cart, ofCart };
}

/**
 * The answer to a request to hold again what stands; null where nothing does. It needs no price: what stands keeps its
 * own, also past its cut-off. Throws 404 `cart_not_found`, `reservation_not_found`; 409 `payment_open`.
 */
export async function answerOfStanding(
  { db, clock, env }: Pick<Services, "db" | "clock" | "env">,
  request: HoldAgainRequest,
  session: Session,
  idempotency: Idempotency | null,
): Promise<HoldAnswer | null> {
  const { cartId } = request;
  if (!cartId || !request.holdsAgain) return null;
  const now = clock.now();
  const presenting = { origin: env.PUBLIC_ORIGIN, now: instantAt(now) };
  if (!standingOf(request, await listReservationsOfCart(db, cartId), presenting.now)) return null;
  return transact(db, async (trx) => {
    const { ofCart } = await lockCartToHold(trx, cartId, now, session);
    return keepStanding(trx, ofCart, request, idempotency, presenting);
  });
}

/**
 * Answers with what stands in the place of what is to be held again, and has go together what the request names; null
 * where nothing stands. The cart is locked. `now`: an instant of the database.
 */
export async function keepStanding(
  trx: Trx,
  ofCart: readonly ReservationRow[],
  request: HoldAgainRequest,
  idempotency: Idempotency | null,
  presenting: { readonly origin: string; readonly now: string },
): Promise<HoldAnswer | null> {
  const standing = standingOf(request, ofCart, presenting.now);
  if (!standing) return null;
  const answer = answerOfHold(await tie(trx, standing, ofCart, request, presenting.now), ofCart, presenting);
  await storeAnswer(trx, idempotency, answer, presenting.now);
  return answer;
}

function standingOf({ replaces, holdsAgain }: HoldAgainRequest, ofCart: readonly ReservationRow[], at: string) {
  return replaces || !holdsAgain ? undefined : standingInPlaceOf(ofCart, holdsAgain, at);
}

/** Returns the reservation as it is then. */
async function tie(
  trx: Trx,
  standing: ReservationRow,
  ofCart: readonly ReservationRow[],
  request: TieRequest,
  at: string,
): Promise<ReservationRow> {
  if (!isOfTrip(standing)) {
    await tieTrips(trx, ofCart, standing, request, at);
    return standing;
  }
  const others = ofCart.filter(({ id }) => id !== standing.id);
  const tie = requestedTie(request, fromJson<FrozenReservation>(standing.frozen), standing, others, at);
  if (!tie) return standing;
  const isSame = tie.with_item_id === standing.with_item_id && tie.direction === standing.direction;
  if (!isSame) await updateReservation(trx, standing.id, tie);
  return { ...standing, ...tie };
}
