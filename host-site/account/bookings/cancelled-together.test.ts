import { expect, test } from "vitest";
import { money } from "../../../sdk/contracts/money.ts";
import { activityWithout, confirmsRestOf, refundOfItems, tripsOf } from "./cancelled-together.ts";
import type { ShownItem } from "./shown-booking.ts";

interface Made {
  readonly refundable?: number;
  readonly tripOf?: string;
  readonly refusal?: string | null;
  readonly confirmsRest?: boolean;
}

function item(
  bookingItemId: string,
  { refundable = 0, tripOf, refusal = null, confirmsRest = false }: Made = {},
): ShownItem {
  return {
    bookingItemId,
    state: "booked",
    booked: {
      bookingItemId,
      state: "booked",
      reservation: tripOf ? { trip: {}, withBookingItemId: tripOf } : {},
    },
    changes: { refusals: { cancel: refusal }, refundable: money(refundable), confirmsRest },
  } as unknown as ShownItem;
}

const boat = item("boat", { refundable: 4900 });
const there = item("there", { refundable: 3280, tripOf: "boat" });
const back = item("back", { tripOf: "boat", refusal: "cut_off" });
const flight = item("flight", { refundable: 19_000 });

test("an activity has its trips, one that can't be cancelled any more among them; a trip has none", () => {
  expect(tripsOf(boat, [boat, there, flight, back])).toEqual([there, back]);
  expect([tripsOf(there, [boat, there]), tripsOf(flight, [boat, there, flight])]).toEqual([[], []]);
});

test("a trip that is cancelled alone names its activity; one that is cancelled with others, and an activity, name none", () => {
  const booking = { items: [boat, there, flight].map(({ booked }) => booked) };
  expect(activityWithout([there], booking)).toBe(boat.booked.reservation);
  expect([[there, flight], [boat], [flight]].map((chosen) => activityWithout(chosen, booking))).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test("[R11] what comes back together is the sum, with the service fee once nothing else can be cancelled, and never more than is left", () => {
  const all = [boat, there, back, flight];
  expect(refundOfItems([boat, there], all, money(99_000)).amount).toBe(8180);
  expect(refundOfItems([boat, there], [boat, there, back], money(8400)).amount).toBe(8400);
  expect(refundOfItems([boat, there], all, money(5000)).amount).toBe(5000);
});

test("with its trips an activity books the rest of a request only where something is left of it", () => {
  const requested = item("boat", { confirmsRest: true });
  expect(confirmsRestOf(requested, [requested], [requested, there])).toBe(true);
  expect(confirmsRestOf(requested, [requested, there], [requested, there])).toBe(false);
  expect(confirmsRestOf(requested, [requested, there], [requested, there, flight])).toBe(true);
  expect(confirmsRestOf(boat, [boat], [boat, flight])).toBe(false);
});
