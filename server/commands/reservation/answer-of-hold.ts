import type { CallAnswer } from "../../../sdk/contracts/call.ts";
import type { createReservation } from "../../../sdk/contracts/calls/cart.ts";
import { instantAt } from "../../clock.ts";
import { listReservationsOfCart, type ReservationRow } from "../../db/queries/reservation.ts";
import { isLive, standingInPlaceOf } from "../../domain/hold-state.ts";
import { AppError } from "../../errors.ts";
import { presentReservation } from "../../presenters/reservation.ts";
import type { Services } from "../../services.ts";

type HoldAnswer = CallAnswer<typeof createReservation>;

/** The answer to a request to reserve: its hold, and the live ones of its cart. `now`: an instant of the database. */
export function answerOfHold(
  row: ReservationRow,
  ofCart: readonly ReservationRow[],
  { origin, now }: { readonly origin: string; readonly now: string },
): HoldAnswer {
  return {
    reservationId: row.id,
    reservation: presentReservation(row, { origin, now }),
    cart: {
      cartId: row.cart_id,
      reservations: ofCart
        .filter((other) => isLive(other, now))
        .toSorted((one, other) => one.sequence_index - other.sequence_index)
        .map(({ id }) => ({ reservationId: id })),
    },
  };
}

/**
 * The answer to a request that was answered before. Its hold may have been edited since, or removed and held again:
 * then it is what has its place. Once nothing has, the same request needs a new key: 409 `hold_expired`
 * (fields.reservationIds).
 */
export async function answerOfKnownHold(
  { db, clock, env }: Pick<Services, "db" | "clock" | "env">,
  answer: HoldAnswer,
): Promise<HoldAnswer> {
  const { reservationId, cart } = answer;
  const now = instantAt(clock.now());
  const ofCart = await listReservationsOfCart(db, cart.cartId);
  const standing = standingInPlaceOf(ofCart, reservationId, now);
  if (standing?.id === reservationId) return answer;
  if (standing) return answerOfHold(standing, ofCart, { origin: env.PUBLIC_ORIGIN, now });
  throw new AppError("hold_expired", "What this key has reserved is not held any more. Reserve with a new key.", {
    reservationIds: [reservationId],
  });
}
