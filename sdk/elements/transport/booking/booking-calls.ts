import { createTransportReservation, getTransportCategories } from "../../../contracts/calls/transport.ts";
import { getTransportFields, getTransportProducts, getTrip } from "../../../contracts/calls/transport.ts";
import { deleteReservation, getReservation } from "../../../contracts/calls/cart.ts";
import type { CallInput } from "../../../contracts/call.ts";
import type { Services } from "../../_kit/record.ts";

/** What can be bought for a trip, in the order in which the trip names it. */
export async function loadProducts({ client, locale }: Services, productIds: string[], signal: AbortSignal) {
  return (await client.send(getTransportProducts, { body: { productIds, locale } }, { signal })).products;
}

/** The tickets of a product, how many are left, and what is asked of persons. */
export async function loadTickets(
  { client, locale }: Services,
  ofTrip: { tripId: string; productId: string },
  signal: AbortSignal,
) {
  const body = { ...ofTrip, locale };
  const [{ ticketCategories, capacity }, { fields }] = await Promise.all([
    client.send(getTransportCategories, { body }, { signal }),
    client.send(getTransportFields, { body }, { signal }),
  ]);
  return { categories: ticketCategories, capacity, fields };
}

/** A reservation of the cart with its trip as it runs now. */
export async function loadReservation({ client, locale }: Services, reservationId: string, signal: AbortSignal) {
  const reservation = await client.send(getReservation, { params: { reservationId } }, { signal });
  const params = { tripId: reservation.tripId ?? "" };
  return { reservation, trip: await client.send(getTrip, { params, query: { locale } }, { signal }) };
}

export const loadReplaced = ({ client }: Services, reservationId: string, signal: AbortSignal) =>
  client.send(getReservation, { params: { reservationId } }, { signal });

export async function reserve(
  { client }: Services,
  body: CallInput<typeof createTransportReservation>["body"],
  idempotencyKey: string,
) {
  const held = await client.send(createTransportReservation, { body }, { idempotencyKey });
  const { reservationId, reservation, cart } = held;
  return {
    reservationId,
    cartId: cart.cartId,
    bookingItemId: reservation.bookingItemId,
    price: reservation.totalPrice.amount,
  };
}

export const removeReservation = ({ client }: Services, reservationId: string) =>
  client.send(deleteReservation, { params: { reservationId } });
