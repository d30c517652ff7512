import type { QuotedTrip } from "../../contracts/calls/rebook.ts";
import type { QuotedJourney, RebookQuote } from "./booking.types.ts";
import { withTrips } from "./rebooking.rules.ts";
import { expect, test } from "vitest";
import { createActor, fromPromise } from "xstate";
import type { Reservation } from "../../contracts/cart.ts";
import { money } from "../../contracts/money.ts";
import { reservationOf } from "../cart/cart.fixture.ts";
import { category, dob, offer, play, slot, whereIs, world, type Played } from "./booking.fixture.ts";

/** The booked item: one adult, who is named, on 3 December. */
const booked: Reservation = {
  ...reservationOf("a"),
  capiActivityId: 104,
  startsAt: "2026-12-03T10:30:00+01:00",
  offerId: 1,
  availabilityId: "slot-1",
  personalizationData: [],
  ticketReservations: [
    {
      ...reservationOf("a").ticketReservations[0]!,
      ticketCategory: {
        ...reservationOf("a").ticketReservations[0]!.ticketCategory,
        ticketCategoryId: 11,
        ticketCategoryHash: "hash-adult",
      },
      guests: [{ occupancy: 1, personalizationData: [{ key: "dob", value: "24.12.1990" }] }],
    },
  ],
};
const here = world({
  reservation: booked,
  offers: [
    offer(1, [
      category(11),
      category(12, { audience: "child", price: { amount: 2500, currency: "CHF", formatted: "CHF 25.00" } }),
    ]),
  ],
  slots: [
    {
      offerId: 1,
      availabilities: [slot("slot-1", [11, 12]), slot("slot-2", [11, 12], { startsAt: "2026-12-03T14:00:00+01:00" })],
    },
  ],
  fields: [dob],
});

interface Moving {
  /** What the shop says that it costs more, in Rappen. */
  readonly difference?: number;
  /** The same, of one question after the other. */
  readonly quotes?: readonly number[];
  /** Trips that go with the item, and what all costs where they move. */
  readonly journey?: QuotedJourney;
  /** What the shop answers instead of moving the item. */
  readonly refusal?: unknown;
  /** What the shop does before it moves the item. */
  readonly rebook?: (sent: unknown) => Promise<void>;
}

const cost = { total: money(4900), serviceFee: money(0), codes: [] };

/** Moves the item. */
async function rebooking({ difference = 0, quotes = [], journey, refusal = null, rebook }: Moving = {}) {
  const requests: unknown[] = [];
  const left = [...quotes];
  const played: Played = await play(
    here,
    { editing: "reservation-a", rebooking: "item-1", isOpen: true, presentation: "drawer" },
    ({ machine, input }) =>
      createActor(
        machine.provide({
          actors: {
            quoteRebook: fromPromise(async ({ input: { leavesTrips } }): Promise<RebookQuote> => {
              const quoted = left.shift() ?? difference;
              const price = { difference: quoted, isAllowed: quoted <= 0, refundWay: "refund" } as const;
              return withTrips({ cost, ...price, ...(journey && { journey }) }, !leavesTrips);
            }),
            rebook: fromPromise(async ({ input: sent }) => {
              if (refusal) throw refusal;
              await rebook?.(sent);
              requests.push(sent);
              return { bookingId: "booking-1" };
            }),
          },
          actions: { goToConfirmation: (_, { bookingId }) => void requests.push(`confirm ${bookingId}`) },
        }),
        { input },
      ),
  );
  const { actor, settle } = played;
  /** From the date to the total, at the other time of the day. */
  async function toTotal() {
    actor.send({ type: "next" });
    actor.send({ type: "slot.choose", offerId: 1, availabilityId: "slot-2" });
    await settle();
    for (let step = 0; step < 3; step++) {
      actor.send({ type: "next" });
      await settle();
    }
  }
  return { ...played, played, requests, toTotal };
}

test("[R12.quote] starts rebooking at the date, keeps tickets and answers, states the difference, and leads to the confirmation", async () => {
  const { played, actor, requests, settle, toTotal } = await rebooking({ difference: -1000 });
  expect(whereIs(played)).toBe("date");
  await toTotal();
  expect(whereIs(played)).toBe("total.confirming");
  expect(actor.getSnapshot().context).toMatchObject({
    quote: { difference: -1000, isAllowed: true, refundWay: "refund" },
    tickets: { 11: 1 },
  });
  actor.send({ type: "trash.open" });
  expect(whereIs(played)).toBe("total.confirming");
  actor.send({ type: "next" });
  await settle();
  expect(requests).toMatchObject([
    {
      itemId: "item-1",
      request: {
        availabilityId: "slot-2",
        replaces: null,
        selection: [
          { ticketCategoryId: 11, numGuests: 1, guests: [{ personalizedData: [{ key: "dob", value: "24.12.1990" }] }] },
        ],
      },
    },
    "confirm booking-1",
  ]);
});

test("keeps answers by category when moved to a day with another offer", async () => {
  const weekend = offer(2, [category(21), category(22, { audience: "child" })]);
  const there = world({
    ...here,
    offers: [...here.offers, weekend],
    slots: [{ offerId: 2, availabilities: [slot("slot-9", [21, 22])] }],
  });
  const played = await play(there, {
    editing: "reservation-a",
    rebooking: "item-1",
    isOpen: true,
    presentation: "drawer",
  });
  played.actor.send({ type: "date.choose", date: "2026-12-05" });
  played.actor.send({ type: "next" });
  await played.settle();
  const { context } = played.actor.getSnapshot();
  expect([context.offerId, context.tickets, context.answers.guests["21"]]).toEqual([
    2,
    { 21: 1 },
    [{ dob: "24.12.1990" }],
  ]);
});

test("[R12.dearer] never submits what costs more than was paid, and leads back to the date", async () => {
  const { played, actor, requests, settle, toTotal } = await rebooking({ difference: 4900 });
  await toTotal();
  actor.send({ type: "next" });
  await settle();
  expect([whereIs(played), requests]).toEqual(["date", []]);
});

test("[R12.quote] sends the quoted difference, and drops the quote after a final refusal", async () => {
  const sent = await rebooking({ difference: -1000 });
  await sent.toTotal();
  sent.actor.send({ type: "next" });
  await sent.settle();
  expect(sent.requests[0]).toMatchObject({ expectedDifference: -1000 });
  const refused = await rebooking({ refusal: { status: 422, code: "availability_full" } });
  await refused.toTotal();
  refused.actor.send({ type: "next" });
  await refused.settle();
  expect(refused.actor.getSnapshot().context.quote).toBeNull();
});

test("[R12.quote] quotes a changed price again, and moves nothing until it is accepted", async () => {
  const rebooked: unknown[] = [];
  const { played, actor, settle, toTotal } = await rebooking({
    quotes: [-2000, -1000],
    rebook: async (sent) => {
      rebooked.push(sent);
      if (rebooked.length === 1) throw { status: 409, code: "price_changed" };
    },
  });
  await toTotal();
  actor.send({ type: "next" });
  await settle();
  expect([whereIs(played), actor.getSnapshot().context]).toMatchObject([
    "total.confirming",
    { quote: { difference: -1000 }, error: { code: "priceChanged", prices: [-2000, -1000] }, key: null },
  ]);
  actor.send({ type: "next" });
  await settle();
  expect(rebooked).toMatchObject([{ expectedDifference: -2000 }, { expectedDifference: -1000 }]);
  expect(whereIs(played)).toBe("total.moved");
});

test("[R12.quote] another time after a lost answer has the same key: where the first took place, it says so and quotes from there", async () => {
  const keys: unknown[] = [];
  const { played, actor, settle, toTotal } = await rebooking({
    quotes: [0, -1000, -500],
    rebook: async (sent) => {
      keys.push((sent as { key: string }).key);
      throw keys.length === 1 ? { status: 0, code: "unreachable" } : { status: 409, code: "idempotency_conflict" };
    },
  });
  await toTotal();
  actor.send({ type: "next" });
  await settle();
  expect(actor.getSnapshot().context.error?.code).toBe("moveUnknown");
  for (const event of [{ type: "step.back" }, { type: "next" }, { type: "next" }] as const) {
    actor.send(event);
    await settle();
  }
  expect(keys[1]).toBe(keys[0]);
  expect([whereIs(played), actor.getSnapshot().context]).toMatchObject([
    "total.confirming",
    { error: { code: "movedBefore" }, quote: { difference: -500 }, key: null },
  ]);
});

test("[R12.dearer] states a price that rises above what was paid, and leads back to the date", async () => {
  const { played, actor, settle, toTotal } = await rebooking({
    quotes: [0, 4900],
    rebook: async () => {
      throw { status: 409, code: "price_changed" };
    },
  });
  await toTotal();
  actor.send({ type: "next" });
  await settle();
  expect([whereIs(played), actor.getSnapshot().context.error]).toEqual([
    "total.confirming",
    { code: "costsMore", date: null },
  ]);
  actor.send({ type: "next" });
  await settle();
  expect(whereIs(played)).toBe("date");
});

test("[R12.refused] states a refusal at the total, by its cause", async () => {
  for (const [error, code] of [
    [{ status: 409, code: "not_rebookable" }, "notRebookable"],
    [{ status: 403, code: "manage_link_expired" }, "notRebookable"],
    [{ status: 422, code: "rebook_costs_more" }, "costsMore"],
    [{ status: 422, code: "availability_full" }, "errorDate"],
    [{ status: 500, code: "internal" }, "moveUnknown"],
    [{ status: 0, code: "unreachable" }, "moveUnknown"],
    [{ status: 0, code: "offline" }, "offline"],
  ] as const) {
    const { played, actor, settle, toTotal } = await rebooking({ refusal: error });
    await toTotal();
    actor.send({ type: "next" });
    await settle();
    expect([whereIs(played), actor.getSnapshot().context.error?.code]).toEqual(["total.confirming", code]);
  }
});

const tripTo: QuotedTrip = {
  bookingItemId: "trip-1",
  originName: "Zürich HB",
  destinationName: "Bern",
  before: { startTime: "2026-12-03T08:00:00+01:00", endTime: "2026-12-03T08:56:00+01:00" },
  after: {
    tripId: "later",
    startTime: "2026-12-03T12:00:00+01:00",
    endTime: "2026-12-03T12:56:00+01:00",
    difference: { amount: 120, currency: "CHF", formatted: "CHF 1.20" },
  },
  refusal: null,
};
const tripThatStays: QuotedTrip = { ...tripTo, bookingItemId: "trip-2", after: null, refusal: "sold_out" };
function journeyOf(together: number, trips: readonly QuotedTrip[] = [tripTo, tripThatStays]): QuotedJourney {
  return {
    trips,
    moves: false,
    alone: { difference: -1000, isAllowed: true },
    together: { difference: together, isAllowed: together <= 0 },
  };
}

test("[R12.quote] trips that go with the item move with it: their connections and the difference of all are sent", async () => {
  const { actor, requests, settle, toTotal } = await rebooking({ difference: -1000, journey: journeyOf(-880) });
  await toTotal();
  expect(actor.getSnapshot().context.quote).toMatchObject({ difference: -880, journey: { moves: true } });
  actor.send({ type: "next" });
  await settle();
  expect(requests[0]).toMatchObject({
    trips: [{ bookingId: "trip-1", tripId: "later" }],
    expectedDifference: -880,
  });
});

test("[R12.quote] trips stay where the visitor leaves them, also when the price is quoted again", async () => {
  const rebooked: unknown[] = [];
  const { actor, settle, toTotal } = await rebooking({
    difference: -1000,
    journey: journeyOf(-880),
    rebook: async (sent) => {
      rebooked.push(sent);
      if (rebooked.length === 1) throw { status: 409, code: "price_changed" };
    },
  });
  await toTotal();
  actor.send({ type: "trips.choose", moves: false });
  for (let press = 0; press < 2; press++) {
    actor.send({ type: "next" });
    await settle();
  }
  expect(rebooked).toMatchObject([
    { trips: [], expectedDifference: -1000 },
    { trips: [], expectedDifference: -1000 },
  ]);
  const { played, actor: other, toTotal: go } = await rebooking({ difference: -1000, journey: journeyOf(-880) });
  await go();
  for (const moves of [false, true]) other.send({ type: "trips.choose", moves });
  expect(other.getSnapshot().context.quote).toMatchObject({ difference: -880 });
  expect(whereIs(played)).toBe("total.confirming");
});

test("[R12.dearer] trips stay where moving them can't be paid, or none has a connection; the item moves alone", async () => {
  for (const journey of [journeyOf(4900), journeyOf(-1000, [tripThatStays])]) {
    const { actor, requests, settle, toTotal } = await rebooking({ difference: -1000, journey });
    await toTotal();
    expect(actor.getSnapshot().context.quote).toMatchObject({ difference: -1000, journey: { moves: false } });
    actor.send({ type: "next" });
    await settle();
    expect(requests[0]).toMatchObject({ trips: [], expectedDifference: -1000 });
  }
});

test("[R12.quote] quotes again where a trip can't move as it was quoted, and moves nothing until it is accepted", async () => {
  const rebooked: unknown[] = [];
  const { played, actor, settle, toTotal } = await rebooking({
    journey: journeyOf(-880),
    rebook: async (sent) => {
      rebooked.push(sent);
      if (rebooked.length === 1) throw { status: 409, code: "trips_changed" };
    },
  });
  await toTotal();
  actor.send({ type: "next" });
  await settle();
  expect([whereIs(played), actor.getSnapshot().context.error?.code]).toEqual(["total.confirming", "priceChanged"]);
  actor.send({ type: "next" });
  await settle();
  expect(whereIs(played)).toBe("total.moved");
});
