import { getActivityToBook } from "../../contracts/calls/activity.ts";
import { createReservation } from "../../contracts/calls/cart.ts";
import { createTransportReservation } from "../../contracts/calls/transport.ts";
import type { CallAnswer } from "../../contracts/call.ts";
import type { Reservation } from "../../contracts/cart.ts";
import { reholdRequest, reholdTripRequest } from "../../machines/cart/rehold.rules.ts";
import type { Services } from "../../elements/_kit/record.ts";

/** Holds the same again that has expired. `idempotencyKey` is the attempt's. */
export async function rehold(
  { client, locale }: Services,
  reservation: Reservation,
  cartId: string | null,
  idempotencyKey: string,
): Promise<CallAnswer<typeof createReservation>> {
  const { trip } = reservation;
  if (trip) {
    const body = reholdTripRequest(reservation, trip, cartId, locale);
    return client.send(createTransportReservation, { body }, { idempotencyKey });
  }
  const { mappedId } = await client.send(getActivityToBook, { params: { id: reservation.capiActivityId, locale } });
  const body = reholdRequest(reservation, mappedId, cartId, locale);
  return client.send(createReservation, { body }, { idempotencyKey });
}
