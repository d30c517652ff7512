import { getShortestPaths } from "xstate/graph";
import { expect, test } from "vitest";
import { fromPromise } from "xstate";
import { bookingMachine } from "./booking.machine.ts";
import { input, play, whereIs, widerWorld } from "./booking.fixture.ts";
import type { BookingEvent, BookingFlow, HeldTrip } from "./booking.types.ts";
import { ticketsShown } from "./choices.rules.ts";
import { isReady } from "./readiness.rules.ts";
import { offerOf } from "./chosen.rules.ts";
import { linesOf, totalOfLines } from "./lines.rules.ts";

const heldTrip: HeldTrip = {
  bookingItemId: "i1",
  reservationId: "t1",
  cartId: "c1",
  price: 3400,
  originName: "Basel SBB",
  destinationName: "Luzern",
  startTime: "2026-12-03T08:00:00+01:00",
  endTime: "2026-12-03T09:13:00+01:00",
};

const presses: BookingEvent[] = [
  { type: "next" },
  { type: "step.back" },
  { type: "date.choose", date: "2026-12-03" },
  { type: "offer.choose", offerId: 1 },
  { type: "slot.choose", offerId: 1, availabilityId: "a-10" },
  { type: "slot.choose", offerId: 2, availabilityId: "b-12" },
  { type: "ticket.add", ticketCategoryId: 11 },
  { type: "ticket.remove", ticketCategoryId: 11 },
  { type: "trip.held", trip: heldTrip },
  { type: "trips.remove" },
];

/** Every order of so many presses. */
function orders(length: number): BookingEvent[][] {
  return length === 0 ? [[]] : orders(length - 1).flatMap((order) => presses.map((press) => [...order, press]));
}

test("[P4.10] [P4.12] reserves on every path only what is complete, with the right total: dates first", () =>
  pressEverything("date-offers"));

test("[P4.10] [P4.12] reserves on every path only what is complete, with the right total: offers first", () =>
  pressEverything("offers-date"));

async function pressEverything(flow: BookingFlow) {
  for (const order of orders(2)) {
    const played = await play(widerWorld(), { flow });
    for (const press of [...order, { type: "next" } as const, { type: "next" } as const, { type: "next" } as const]) {
      const { context } = played.actor.getSnapshot();
      const mayReserve = whereIs(played) === "total.confirming" && isReady(context);
      const held = played.log.filter((line) => line.startsWith("reserve")).length;
      played.actor.send(press);
      await played.settle();
      if (played.log.filter((line) => line.startsWith("reserve")).length > held) expect(mayReserve).toBe(true);
      const after = played.actor.getSnapshot().context;
      const offer = offerOf(after);
      const sum = Object.values(ticketsShown(after)).reduce((one, other) => one + other, 0) * 4900;
      expect(offer ? totalOfLines(linesOf(offer, ticketsShown(after))) : 0).toBe(offer ? sum : 0);
      expect(JSON.parse(JSON.stringify(after))).toEqual(after);
    }
  }
}

test("can be closed and opened on every path while it waits, and never gets stuck", () => {
  const never = fromPromise<never>(() => new Promise(() => {}));
  const machine = bookingMachine.provide({ actors: { load: never, loadMonth: never } as never });
  const paths = getShortestPaths(machine, {
    input: { ...input, presentation: "drawer" },
    events: [{ type: "open" }, { type: "close" }, { type: "next" }, { type: "retry" }],
    limit: 200,
  });
  expect(paths.map((path) => (typeof path.state.value === "string" ? path.state.value : "shown")).sort()).toContain(
    "shown",
  );
});
