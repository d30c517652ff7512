import { expect, test } from "vitest";
import { isReady } from "./reserve.rules.ts";
import { openBooking } from "./trip-booking.fixture.ts";
import type { TripBookingEvent } from "./trip-booking.types.ts";

/** What a visitor may do in the dialog. */
const presses: readonly TripBookingEvent[] = [
  { type: "next" },
  { type: "step.back" },
  { type: "ticket.added", ticketCategoryId: 1 },
  { type: "ticket.removed", ticketCategoryId: 1 },
  { type: "child.added" },
  { type: "age.set", index: 0, age: 8 },
  { type: "class.chosen", classKey: "1st_class" },
  { type: "retry" },
];

/** Every order of so many presses. */
function orders(length: number): TripBookingEvent[][] {
  return length === 0 ? [[]] : orders(length - 1).flatMap((order) => presses.map((press) => [...order, press]));
}

test("what is around stays open after every path to a reservation, and is asked once", async () => {
  for (const order of orders(2)) {
    const booking = openBooking({ staysOpen: true, canReturn: true });
    const next = { type: "next" } as const;
    for (const event of [next, ...order, next, next, next]) {
      if (booking.at({ reserved: "staying" })) break;
      booking.send(event);
      await booking.settle();
    }
    const held = booking.effects.filter((effect) => effect.startsWith("held"));
    expect(held).toHaveLength(booking.at({ reserved: "staying" }) ? 1 : 0);
    booking.send({ type: "return.chosen" });
    expect(booking.isClosed()).toBe(held.length === 1);
    expect(booking.effects.some((effect) => effect.startsWith("basket"))).toBe(false);
  }
});

test("reserves on every path only what is complete, and can be closed at the end of each", async () => {
  for (const order of orders(3)) {
    const booking = openBooking();
    const next = { type: "next" } as const;
    for (const event of [next, ...order, next, next]) {
      const mayReserve = booking.at({ total: "confirming" }) && isReady(booking.context());
      const before = booking.called("reserve").length;
      booking.send(event);
      await booking.settle();
      if (booking.called("reserve").length > before) expect(mayReserve).toBe(true);
      expect(JSON.parse(JSON.stringify(booking.context()))).toEqual(booking.context());
    }
    booking.send({ type: "close" });
    expect(booking.isClosed()).toBe(true);
  }
});
