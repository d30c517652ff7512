import { expect, test } from "vitest";
import type { Cart } from "../../../contracts/cart.ts";
import { cartOf, reservationOf } from "../../../machines/cart/cart.fixture.ts";
import type { TripBookingEvent } from "../../../machines/trip-booking/trip-booking.types.ts";
import { watchReservation } from "./watch-reservation.ts";

const trip = reservationOf("trip");
const other = reservationOf("other");

/** A page's cart that is read several times, and what is said of the reservation "trip". */
async function watch(first: Cart | null) {
  const said: TripBookingEvent[] = [];
  const readers = new Set<(snapshot: { context: { cart: Cart | null } }) => void>();
  const actor = {
    getSnapshot: () => ({ context: { cart: first } }),
    subscribe: (reader: (snapshot: { context: { cart: Cart | null } }) => void) => {
      readers.add(reader);
      return { unsubscribe: () => readers.delete(reader) };
    },
  };
  const stop = watchReservation({ cart: async () => actor as never }, "trip", (event) => said.push(event));
  await Promise.resolve();
  return { said, stop, readers, read: (cart: Cart) => readers.forEach((reader) => reader({ context: { cart } })) };
}

test("an open dialog is told once that its trip was removed, and once that it was put back", async () => {
  const { said, read } = await watch(cartOf([trip, other]));
  read(cartOf([trip, other]));
  expect(said).toEqual([]);
  read(cartOf([other]));
  read(cartOf([other]));
  expect(said).toEqual([{ type: "reservation.gone" }]);
  read(cartOf([other, reservationOf("again", undefined, { firstReservationId: "trip" })]));
  expect(said.slice(1)).toEqual([{ type: "reservation.back", reservationId: "again" }]);
});

test("an open dialog is told what was changed elsewhere, and that its trip has lapsed", async () => {
  const { said, read } = await watch(cartOf([trip]));
  read(cartOf([reservationOf("edited", undefined, { firstReservationId: "trip" })]));
  expect(said).toEqual([{ type: "reservation.changed", reservationId: "edited" }]);
  read(cartOf([], { expired: [trip] }));
  expect(said.slice(1)).toEqual([{ type: "reservation.gone" }]);
});

test("a cart that never had it says nothing, nor does one after the dialog", async () => {
  const unknown = await watch(cartOf([other]));
  unknown.read(cartOf([]));
  expect(unknown.said).toEqual([]);
  unknown.stop();
  expect(unknown.readers.size).toBe(0);
});
