import { getActivityToBook } from "../../contracts/calls/activity.ts";
import { createReservation } from "../../contracts/calls/cart.ts";
import { createTransportReservation } from "../../contracts/calls/transport.ts";
import type { CallAnswer } from "../../contracts/call.ts";
import type { Reservation } from "../../contracts/cart.ts";
import type { Reheld, CartItem } from "../../machines/cart/cart.types.ts";
import { changeOf, lossOf, reholdRequest, reholdTripRequest } from "../../machines/cart/rehold.rules.ts";
import type { Services } from "../../elements/_kit/record.ts";

type Held = CallAnswer<typeof createReservation>;

/**
 * Holds the same again that has expired or was removed, then its trips, each in a call. `key` is the attempt's: tried
 * again after a lost answer, nothing is held twice. A trip that is not to be had any more does not prevent the rest.
 */
export async function rehold(
  services: Services,
  { reservation, trips }: CartItem,
  cartId: string | null,
  key: string,
): Promise<Reheld> {
  const held = await holdAgain(services, reservation, { cartId, withBookingItemId: null, key });
  const { bookingItemId } = held.reservation;
  const changes = [changeOf(reservation, held.reservation)];
  for (const trip of trips) {
    const attempt = {
      cartId: held.cart.cartId,
      withBookingItemId: bookingItemId,
      key: `${key}-${trip.reservationId}`,
    };
    changes.push(
      await holdAgain(services, trip, attempt).then(
        (answer) => changeOf(trip, answer.reservation),
        (cause: unknown) => lossOf(trip, cause),
      ),
    );
  }
  return { cartId: held.cart.cartId, changes };
}

interface Attempt {
  readonly cartId: string | null;
  readonly withBookingItemId: string | null;
  readonly key: string;
}

async function holdAgain(
  { client, locale }: Services,
  reservation: Reservation,
  { cartId, withBookingItemId, key: idempotencyKey }: Attempt,
): Promise<Held> {
  const { trip } = reservation;
  if (trip) {
    const body = reholdTripRequest(reservation, trip, cartId, locale, withBookingItemId);
    return client.send(createTransportReservation, { body }, { idempotencyKey });
  }
  const { mappedId } = await client.send(getActivityToBook, { params: { id: reservation.capiActivityId, locale } });
  const body = reholdRequest(reservation, mappedId, cartId, locale);
  return client.send(createReservation, { body }, { idempotencyKey });
}
