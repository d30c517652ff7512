import { describe, expect, test } from "vitest";
import type { Reservation } from "../../contracts/cart.ts";
import { cartOf, reservationOf } from "../cart/cart.fixture.ts";
import {
  activity,
  category,
  heldReservation,
  input,
  offer,
  play,
  slot,
  widerWorld,
  world,
  type World,
} from "./booking.fixture.ts";
import type { BookingContext, TripOfSlot } from "./booking.types.ts";
import { freshContext, loaded } from "./fresh.rules.ts";
import { reservationRequest } from "./reserve.rules.ts";
import { endOfSlot, fittingTrips, lostTrips, otherTrips, tripOfSlot } from "./trips.rules.ts";

const trip = (
  startTime: string,
  endTime: string,
  [slotStartsAt, slotEndsAt]: readonly [string | null, string | null] = [null, null],
): TripOfSlot => ({
  bookingItemId: `item ${startTime}`,
  reservationId: `reservation ${startTime}`,
  cartId: "c1",
  price: 3400,
  originName: "Basel SBB",
  destinationName: "Luzern",
  startTime,
  endTime,
  slotStartsAt,
  slotEndsAt,
});
const at = (time: string, day = "03") => `2026-12-${day}T${time}:00+01:00`;

/** Start and end of the chosen slot. */
const ofSlot = [at("10:30"), new Date(at("14:30")).toISOString()] as const;

/** The slot of 3 December at 10:30; its offer takes 4 hours. */
function chosen(trips: readonly TripOfSlot[], changes: Partial<ReturnType<typeof slot>> = {}): BookingContext {
  return {
    ...freshContext(input),
    ...loaded(activity, [{ ...offer(1, [category(11)]), durationInHours: 4 }], null),
    date: "2026-12-03",
    slotsOf: "2026-12-03",
    slots: [{ offerId: 1, availabilities: [slot("slot-1", [11], { startsAt: at("10:30"), ...changes })] }],
    availabilityId: "slot-1",
    tickets: { 11: 2 },
    trips,
  };
}

describe("the end of a slot", () => {
  test("is its start and the offer's duration", () => {
    expect(Date.parse(endOfSlot(chosen([]))!)).toBe(Date.parse(at("14:30")));
  });

  test("is unknown of a whole day, and without a duration", () => {
    expect(endOfSlot(chosen([], { isAllDay: true }))).toBeNull();
    const context = chosen([]);
    const offers = context.offers!.map((each) => ({ ...each, durationInHours: null }));
    expect(endOfSlot({ ...context, offers, activity: null })).toBeNull();
  });
});

describe("the widget", () => {
  const { slotStartsAt: _, slotEndsAt: __, ...early } = trip(at("08:00"), at("09:13"));
  const { slotStartsAt: ___, slotEndsAt: ____, ...late } = trip(at("10:30"), at("11:43"));

  test("removes the trips of another time, and keeps those of the chosen slot", async () => {
    const played = await play(widerWorld());
    const { actor, settle, log } = played;
    for (const event of [
      { type: "date.choose", date: "2026-12-03" },
      { type: "slot.choose", offerId: 1, availabilityId: "a-12" },
      { type: "trip.held", trip: late },
      { type: "trip.held", trip: early },
      { type: "slot.choose", offerId: 1, availabilityId: "a-10" },
    ] as const) {
      actor.send(event);
      await settle();
    }
    expect(otherTrips(actor.getSnapshot().context)).toMatchObject([late]);
    actor.send({ type: "trips.remove" });
    await settle();
    expect(log).toEqual(
      expect.arrayContaining([`remove trips ${late.reservationId}`, `cart without ${late.reservationId}`]),
    );
    expect(actor.getSnapshot().context.trips).toMatchObject([early]);
    expect(actor.getSnapshot().matches({ shown: { trips: { held: "quiet" } } })).toBe(true);
  });

  test("follows the basket: a trip that is gone, put back or edited there, and what it has not read yet", async () => {
    const { actor, settle } = await play(widerWorld());
    const inCart = (reservationId: string, startTime: string, firstReservationId?: string) =>
      reservationOf(reservationId, undefined, {
        bookingItemId: `item of ${reservationId}`,
        firstReservationId,
        trip: { plan: { ...early, startTime } } as unknown as Reservation["trip"],
      });
    const [first, second] = [early.reservationId, late.reservationId];
    const listed = () =>
      [fittingTrips, otherTrips].flatMap((of) =>
        of(actor.getSnapshot().context).map(({ reservationId, startTime }) => [reservationId, startTime]),
      );
    const read = (...reservations: Reservation[]) => actor.send({ type: "cart.read", cart: cartOf(reservations) });
    for (const event of [
      { type: "date.choose", date: "2026-12-03" },
      { type: "slot.choose", offerId: 1, availabilityId: "a-10" },
      { type: "trip.held", trip: early },
      { type: "trip.held", trip: late },
    ] as const) {
      actor.send(event);
      await settle();
    }
    read(inCart(first, early.startTime));
    expect(listed(), "the second is not in the cart yet").toEqual([
      [first, early.startTime],
      [second, late.startTime],
    ]);
    read(inCart(first, early.startTime), inCart(second, late.startTime));
    read(inCart(first, early.startTime));
    expect(listed()).toEqual([[first, early.startTime]]);
    read();
    expect(listed()).toEqual([]);
    const lost = () => lostTrips(actor.getSnapshot().context).map(({ reservationId }) => reservationId);
    expect(lost()).toEqual([first, second]);
    // Held again later, it goes with the activity.
    expect(reservationRequest(actor.getSnapshot().context).tripBookingItemIds).toHaveLength(2);
    read(inCart("edited", at("07:30"), first));
    expect(listed()).toEqual([["edited", at("07:30")]]);
    expect(lost()).toEqual([second]);
    expect(reservationRequest(actor.getSnapshot().context).tripBookingItemIds).toContain("item of edited");
  });

  test("knows the trips of the item that is edited, and what of them is for another time", async () => {
    const [there, back] = [early, { ...late, startTime: at("09:00"), endTime: at("10:43") }];
    const played = await play(world({ reservation: heldReservation("edited"), trips: [there, back] }), {
      editing: "edited",
    });
    const { context } = played.actor.getSnapshot();
    expect(fittingTrips(context)).toMatchObject([there]);
    expect(otherTrips(context)).toMatchObject([back]);
    expect(reservationRequest(context).tripBookingItemIds).toEqual([there.bookingItemId]);
  });

  test("says that a trip could not be removed, and tries again", async () => {
    let fails = true;
    const world = {
      ...widerWorld(),
      removeReservation: () => {
        if (fails) throw new Error("offline");
      },
    };
    const { actor, settle } = await play(world);
    for (const event of [
      { type: "date.choose", date: "2026-12-03" },
      { type: "slot.choose", offerId: 1, availabilityId: "a-12" },
      { type: "trip.held", trip: late },
      { type: "slot.choose", offerId: 1, availabilityId: "a-10" },
      { type: "trips.remove" },
    ] as const) {
      actor.send(event);
      await settle();
    }
    expect(actor.getSnapshot().matches({ shown: { trips: { held: "failed" } } })).toBe(true);
    expect(actor.getSnapshot().context.trips).toHaveLength(1);
    fails = false;
    actor.send({ type: "trips.remove" });
    await settle();
    expect(actor.getSnapshot().context.trips).toEqual([]);
  });
});

describe("a reservation whose answer was lost, and a trip that is added before the next try", () => {
  /** A server that holds and stores its answers by key; the answers to the `lost` calls don't arrive. */
  function server(...lost: readonly number[]) {
    const bodies = new Map<string, string>();
    const held = new Map<string, string>();
    let call = 0;
    const reserve: World["reserve"] = ({ key, ...body }) => {
      call += 1;
      if (bodies.has(key) && bodies.get(key) !== JSON.stringify(body))
        throw { status: 409, code: "idempotency_conflict" };
      bodies.set(key, JSON.stringify(body));
      if (!held.has(key)) {
        if (body.replaces) for (const [other, id] of held) if (id === body.replaces) held.set(other, "released");
        held.set(key, `reservation of ${key}`);
      }
      if (lost.includes(call)) throw { status: 0, code: "unreachable" };
      return { reservationId: held.get(key)!, cartId: "cart-1" };
    };
    return { reserve, live: () => [...held.values()].filter((id) => id !== "released") };
  }

  const early = trip(at("08:00"), at("09:13"));

  const date = "2026-12-03";
  /** From the date to the reservation. */
  const reserveSlot = [
    { type: "slot.choose", offerId: 1, availabilityId: "a-10" },
    { type: "next" },
    { type: "next" },
    { type: "ticket.add", ticketCategoryId: 11 },
    { type: "next" },
    { type: "next" },
  ] as const;

  async function reserveWithTrip({ reserve }: Pick<ReturnType<typeof server>, "reserve">) {
    const played = await play({ ...widerWorld(), reserve });
    for (const event of [
      { type: "date.choose", date },
      ...reserveSlot,
      { type: "trip.held", trip: early },
      { type: "next" },
    ] as const) {
      played.actor.send(event);
      await played.settle();
    }
    return played;
  }

  test("are one hold: the first is asked for with its key, and the next takes its place", async () => {
    const { reserve, live } = server(1);
    const { actor, log } = await reserveWithTrip({ reserve });
    expect(live()).toEqual(["reservation of key-2"]);
    expect(log.filter((line) => line.startsWith("reserve"))).toEqual([
      "reserve key-1",
      "reserve key-1",
      "reserve key-2",
    ]);
    expect(actor.getSnapshot().context).toMatchObject({ reserved: { reservationId: "reservation of key-2" } });
  });

  test("are held anew with a new key where the first key answers that its hold has ended", async () => {
    const { reserve, live } = server(1);
    const { actor, log, settle } = await play({
      ...widerWorld(),
      reserve: (input) => {
        if (log.filter((line) => line.startsWith("reserve")).length === 2) throw { status: 409, code: "hold_expired" };
        return reserve(input);
      },
    });
    for (const event of [{ type: "date.choose", date }, ...reserveSlot, { type: "next" }] as const) {
      actor.send(event);
      await settle();
    }
    expect(log.filter((line) => line.startsWith("reserve"))).toEqual([
      "reserve key-1",
      "reserve key-1",
      "reserve key-2",
    ]);
    expect(live()).toContain("reservation of key-2");
    expect(actor.getSnapshot().context).toMatchObject({
      error: null,
      reserved: { reservationId: "reservation of key-2" },
    });
  });

  test("are still one hold where the answers to both are lost", async () => {
    const { reserve, live } = server(1, 3);
    const { actor, settle } = await reserveWithTrip({ reserve });
    expect(live()).toEqual(["reservation of key-2"]);
    actor.send({ type: "next" });
    await settle();
    expect(live()).toEqual(["reservation of key-2"]);
    expect(actor.getSnapshot().context.reserved).toMatchObject({ reservationId: "reservation of key-2" });
  });

  test("are one hold after the widget was closed and opened again", async () => {
    const { reserve, live } = server(1);
    const played = await play({ ...widerWorld(), reserve });
    const { actor, settle } = played;
    const choose = [{ type: "date.choose", date }, ...reserveSlot] as const;
    for (const event of [...choose, { type: "close" }, { type: "trip.held", trip: early }, ...choose] as const) {
      actor.send(event);
      await settle();
    }
    expect(live()).toEqual(["reservation of key-2"]);
  });

  test("are one hold where the page sets another date in between", async () => {
    const { reserve, live } = server(1);
    const { actor, settle } = await play({ ...widerWorld(), reserve });
    const select = { type: "select", date } as const;
    for (const event of [select, ...reserveSlot, select, { type: "trip.held", trip: early }, ...reserveSlot] as const) {
      actor.send(event);
      await settle();
    }
    expect(live()).toEqual(["reservation of key-2"]);
  });

  test("an edited reservation is removed in its new form", async () => {
    const { reserve } = server(1);
    const { actor, log, settle } = await play(world({ reservation: heldReservation("edited"), reserve }), {
      editing: "edited",
    });
    for (const event of [{ type: "next" }, { type: "trash.open" }, { type: "trash.remove" }] as const) {
      actor.send(event);
      await settle();
    }
    expect(log.filter((line) => /^re(serve|move)/.test(line))).toEqual([
      "reserve key-1",
      "reserve key-1",
      "remove reservation of key-1",
    ]);
  });

  test("where the first hold has ended meanwhile, an edit is reserved as a new one, and reported once", async () => {
    const sent: (string | null)[] = [];
    const { actor, settle, emitted } = await play(
      world({
        reservation: heldReservation("edited"),
        reserve: ({ key, replaces }) => {
          sent.push(replaces);
          if (sent.length === 1) throw { status: 0, code: "unreachable" };
          if (replaces === "held first") throw { status: 404, code: "reservation_not_found" };
          return { reservationId: key === "key-1" ? "held first" : "held anew", cartId: "cart-1" };
        },
      }),
      { editing: "edited" },
    );
    for (const event of [{ type: "next" }, { type: "trip.held", trip: early }, { type: "next" }] as const) {
      actor.send(event);
      await settle();
    }
    expect(sent).toEqual(["edited", "edited", "held first", null]);
    expect(actor.getSnapshot().context.reserved).toMatchObject({ reservationId: "held anew" });
    const presses = emitted.filter((event) => event.type === "analytics" && event.detail.name === "book_now");
    expect(presses).toHaveLength(2);
  });
});

test("a widget that begins anew has none of the trips of what was booked", () => {
  const booked = { ...chosen([trip(at("08:00"), at("10:13"))]), leavesTrips: true };
  expect(freshContext(booked)).toMatchObject({ trips: [], leavesTrips: false });
});

describe("trips in the basket", () => {
  test.each([
    ["arrives before the slot", trip(at("08:00"), at("10:13")), true],
    ["arrives as the slot begins", trip(at("08:00"), at("10:30")), true],
    ["arrives after its start", trip(at("09:00"), at("10:43")), false],
    ["arrives the evening before, as basket and check-out judge it", trip(at("18:00", "02"), at("20:13", "02")), true],
    ["arrives more than a day before", trip(at("08:00", "02"), at("10:13", "02")), false],
    ["leaves after its end", trip(at("14:47"), at("16:13")), true],
    ["leaves after midnight", trip(at("00:12", "04"), at("01:13", "04")), true],
    ["leaves before its end", trip(at("13:47"), at("15:13")), false],
    ["leaves a day later", trip(at("14:47", "04"), at("16:13", "04")), false],
    ["was reserved for the slot, for the evening before", trip(at("18:00", "02"), at("20:13", "02"), ofSlot), true],
  ])("one that %s", (_, held, isFitting) => {
    expect(fittingTrips(chosen([held]))).toEqual(isFitting ? [held] : []);
    expect(otherTrips(chosen([held]))).toEqual(isFitting ? [] : [held]);
  });

  test("of another offer at the same start are judged by its end: a way back before it is for another time", () => {
    const back = trip(at("13:00"), at("15:00"), [at("10:30"), new Date(at("12:30")).toISOString()]);
    expect(otherTrips(chosen([back]))).toEqual([back]);
  });

  test("keep their direction where another slot of the day is chosen: the way back does not become one there", () => {
    const morning = chosen([], { startsAt: at("08:30") });
    const back = tripOfSlot(trip(at("12:47"), at("14:13")), morning);
    expect(fittingTrips({ ...morning, trips: [back] })).toEqual([back]);
    expect(otherTrips(chosen([back], { startsAt: at("15:30") }))).toEqual([back]);
    const afternoon = chosen([], { startsAt: at("15:30") });
    const there = tripOfSlot(trip(at("13:00"), at("15:13")), afternoon);
    expect(otherTrips(chosen([there], { startsAt: at("08:30") }))).toEqual([there]);
  });

  test("of a whole day are those of its date", () => {
    const [same, other] = [trip(at("18:00"), at("19:00")), trip(at("08:00", "04"), at("09:00", "04"))];
    const context = chosen([same, other], { isAllDay: true, startsAt: at("00:00") });
    expect(fittingTrips(context)).toEqual([same]);
  });

  test("are named in the reservation where they go with the slot, the newest twenty", () => {
    const many = Array.from({ length: 21 }, (_, minute) => trip(at(`08:${minute + 10}`), at("10:13")));
    const { tripBookingItemIds } = reservationRequest(chosen([trip(at("09:00"), at("10:43")), ...many]));
    expect(tripBookingItemIds).toEqual(many.slice(1).map(({ bookingItemId }) => bookingItemId));
    expect(reservationRequest(chosen([]))).not.toHaveProperty("tripBookingItemIds");
  });
});
