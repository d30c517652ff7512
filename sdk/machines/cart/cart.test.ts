import { createActor, fromCallback, fromPromise } from "xstate";
import { getShortestPaths } from "@xstate/graph";
import { describe, expect, test, vi } from "vitest";
import type { Reservation } from "../../contracts/cart.ts";
import type { Locale } from "../../contracts/locale.ts";
import { money } from "../../contracts/money.ts";
import { cartOf, reservationOf, visitorNow } from "./cart.fixture.ts";
import { cartMachine } from "./cart.machine.ts";
import { expiredAt, viewOfCart } from "./cart.rules.ts";
import type { CartContext, CartEvent, CartEmitted, Change, LoadedCart, Reheld, CartItem } from "./cart.types.ts";
import { changeOf, lossOf, reholdRequest, reholdTripRequest } from "./rehold.rules.ts";

const unknown = { status: 404, code: "cart_not_found" };
const offline = { status: 0, code: "offline" };
const loaded = (cart = cartOf([reservationOf("a")])): LoadedCart => ({ cart, at: visitorNow });

/** What holding again answers. */
const reheld = (id: string, kind: Change["kind"] = "held_again"): Reheld => ({
  cartId: "cart-1",
  changes: [{ reservationId: id, activityTitle: "Boat", kind }],
});

/** A cart whose server is a list of answers, taken in turn; the last one stays. */
function start(world: {
  cartId?: string | null;
  bookingId?: string | null;
  load?: (() => Promise<LoadedCart>)[];
  restore?: () => Promise<LoadedCart & { changes: Change[] }>;
  remove?: () => Promise<unknown>;
  stopPayment?: () => Promise<boolean>;
  rehold?: (key: string, item: CartItem) => Promise<Reheld>;
}) {
  const answers = [...(world.load ?? [async () => loaded()])];
  const stored: (string | null)[] = [];
  const confirmed: string[] = [];
  const load = vi.fn(async (_: { input: { cartId: string; locale: Locale } }) =>
    (answers.length > 1 ? answers.shift()! : answers[0]!)(),
  );
  const restore = vi.fn(world.restore ?? (async () => ({ ...loaded(), changes: [] as Change[] })));
  const forgetBookingId = vi.fn();
  let sendToMachine!: (event: CartEvent) => void;
  const actor = createActor(
    cartMachine.provide({
      actors: {
        loadCart: fromPromise<LoadedCart, { cartId: string; locale: Locale }>(load),
        restoreCart: fromPromise(restore),
        removeReservation: fromPromise(world.remove ?? (async () => ({}))),
        stopPayment: fromPromise(world.stopPayment ?? (async () => true)),
        rehold: fromPromise(async ({ input }) => (world.rehold ?? (async () => reheld("b")))(input.key, input.item)),
        clock: fromCallback<CartEvent>(({ sendBack }) => {
          sendToMachine = sendBack;
        }),
      },
      actions: {
        storeCartId: (_, { cartId }) => stored.push(cartId),
        forgetBookingId,
        goToConfirmation: (_, { bookingId }) => confirmed.push(bookingId),
      },
    }),
    {
      input: {
        locale: "de_CH",
        cartId: world.cartId === undefined ? "cart-1" : world.cartId,
        bookingId: world.bookingId ?? null,
      },
    },
  );
  const emitted: CartEmitted[] = [];
  actor.on("analytics", (event) => emitted.push(event));
  actor.start();
  return {
    actor,
    load,
    restore,
    stored,
    confirmed,
    forgetBookingId,
    emitted,
    tick: (now: number) => sendToMachine({ type: "clock.tick", now }),
  };
}

async function settled(actor: ReturnType<typeof start>["actor"], state: string) {
  await vi.waitFor(() => expect(JSON.stringify(actor.getSnapshot().value)).toContain(state), { interval: 1 });
  return actor.getSnapshot().context;
}

describe("the cart", () => {
  test("[P4.01] is empty without an id, and sends no request", () => {
    const { actor, load } = start({ cartId: null });
    expect(actor.getSnapshot().value).toEqual({ empty: "idle" });
    expect(load).not.toHaveBeenCalled();
  });

  test("[P4.01] loads, then shows the reservations", async () => {
    const { actor } = start({});
    expect(actor.getSnapshot().matches("loading")).toBe(true);
    const context = await settled(actor, "ready");
    expect(context.cart?.reservations).toHaveLength(1);
    expect(context.serverOffset).toBe(5 * 60_000);
  });

  test("[P4.01] is empty when all holds have lapsed, and offers to hold them again", async () => {
    const { actor } = start({ load: [async () => loaded(cartOf([], { expired: [reservationOf("old")] }))] });
    const context = await settled(actor, "empty");
    expect(viewOfCart("empty", context).expiredHolds.map(({ reservation }) => reservation.reservationId)).toEqual([
      "old",
    ]);
  });

  test("[P4.02] drops an id that the server doesn't know", async () => {
    const { actor, stored } = start({ load: [() => Promise.reject(unknown)] });
    const context = await settled(actor, "empty");
    expect(context.cartId).toBeNull();
    expect(stored).toEqual([null]);
  });

  test("[P4.03] restores a lost cart from the stored booking once, and removes the stored id", async () => {
    const { actor, restore, forgetBookingId, stored } = start({
      bookingId: "booking-1",
      load: [() => Promise.reject(unknown)],
    });
    const context = await settled(actor, "ready");
    expect(restore).toHaveBeenCalledOnce();
    expect(forgetBookingId).toHaveBeenCalledOnce();
    expect(context.bookingId).toBeNull();
    expect(stored.at(-1)).toBe("cart-1");
    actor.send({ type: "cart.refresh" });
    await settled(actor, "empty");
    expect(restore).toHaveBeenCalledOnce();
  });

  test("[P4.03] is empty when the cart is lost and the restore is locked", async () => {
    const { actor, restore } = start({ bookingId: "booking-1", load: [() => Promise.reject(unknown)] });
    actor.send({ type: "cart.lockRestore", locked: true });
    await settled(actor, "empty");
    expect(restore).not.toHaveBeenCalled();
  });

  test("[R7] removes the stored id of a paid booking, so that it is not restored", async () => {
    const { actor, forgetBookingId } = start({
      bookingId: "booking-1",
      load: [() => Promise.reject(unknown)],
      restore: () => Promise.reject({ status: 409, code: "booking_confirmed" }),
    });
    const context = await settled(actor, "empty");
    expect(context.bookingId).toBeNull();
    expect(forgetBookingId).toHaveBeenCalledOnce();
  });

  test("is failed without a connection, and retries on request", async () => {
    const { actor, stored } = start({ load: [() => Promise.reject(offline), async () => loaded()] });
    expect((await settled(actor, "failed")).error?.code).toBe("offline");
    expect(stored).toEqual([]);
    actor.send({ type: "cart.refresh" });
    expect((await settled(actor, "ready")).error).toBeNull();
  });

  test("keeps the cart when a refresh fails", async () => {
    const { actor } = start({ load: [async () => loaded(), () => Promise.reject(offline)] });
    await settled(actor, "ready");
    actor.send({ type: "cart.refresh" });
    await vi.waitFor(() => expect(actor.getSnapshot().context.error).not.toBeNull(), { interval: 1 });
    expect(actor.getSnapshot().matches("ready")).toBe(true);
    expect(actor.getSnapshot().context.cart?.reservations).toHaveLength(1);
  });

  test("[P4.04] counts a hold down by the server's clock, and reloads the cart once it has expired", async () => {
    const { actor, emitted, tick, load } = start({
      load: [async () => loaded(), async () => loaded(), async () => loaded(cartOf([]))],
    });
    const context = await settled(actor, "ready");
    const end = Date.parse("2026-12-01T12:30:00+01:00") - context.serverOffset;
    tick(end - 1);
    expect(load).toHaveBeenCalledOnce();
    tick(end);
    await vi.waitFor(() => expect(actor.getSnapshot().value).toEqual({ ready: "idle" }), { interval: 1 });
    tick(end + 10_000);
    await settled(actor, "empty");
    expect(emitted.map((event) => event.detail.name)).toEqual(["reservation_expired"]);
    expect(emitted[0]?.delay).toBe(1000);
  });

  test("keeps an item until the server has released it, and can restore it", async () => {
    let finish!: (answer: unknown) => void;
    const { actor, emitted } = start({
      load: [
        async () => loaded(cartOf([reservationOf("a"), reservationOf("b")])),
        async () => loaded(cartOf([reservationOf("b")])),
        async () => loaded(),
      ],
      remove: () => new Promise((resolve) => (finish = resolve)),
    });
    await settled(actor, "ready");
    actor.send({ type: "cart.remove", reservationId: "a" });
    expect(actor.getSnapshot().context).toMatchObject({ busyWith: "a", cart: { reservations: [{}, {}] } });
    finish({});
    await vi.waitFor(() => expect(actor.getSnapshot().context.cart?.reservations).toHaveLength(1), { interval: 1 });
    expect(emitted.map((event) => event.detail.name)).toEqual(["remove_from_cart"]);
    actor.send({ type: "cart.rehold", reservationId: "a" });
    await vi.waitFor(() => expect(actor.getSnapshot().value).toEqual({ ready: "idle" }), { interval: 1 });
    expect(actor.getSnapshot().context.removed).toBeNull();
  });

  describe("with an activity and the trip that goes with it", () => {
    const boat = reservationOf("boat");
    const trip = reservationOf("trip", undefined, { withBookingItemId: boat.bookingItemId });
    const other = reservationOf("other");
    const again = ({ reservationId }: Reservation) =>
      reservationOf(`${reservationId} again`, undefined, { firstReservationId: reservationId });
    const idsOf = ({ removed }: CartContext) => removed?.map(({ reservation }) => reservation.reservationId) ?? null;
    const settle = (actor: ReturnType<typeof start>["actor"]) =>
      vi.waitFor(() => expect(JSON.stringify(actor.getSnapshot().value)).toMatch(/"idle"/), { interval: 1 });

    test("holds an expired activity again with its expired trip, in one step", async () => {
      const items: CartItem[] = [];
      const { actor } = start({
        load: [async () => loaded(cartOf([], { expired: [trip, boat, other] }))],
        rehold: async (_, item) => (items.push(item), reheld("new")),
      });
      const context = await settled(actor, "empty");
      const heads = viewOfCart("empty", context).expiredHolds.map(({ reservation }) => reservation.reservationId);
      expect(heads).toEqual(["boat", "other"]);
      actor.send({ type: "cart.rehold", reservationId: "boat" });
      await settle(actor);
      expect(items).toEqual([{ reservation: boat, trips: [trip] }]);
    });

    test("keeps the trip with the activity that is removed, and holds it again with it", async () => {
      const items: CartItem[] = [];
      const { actor } = start({
        load: [
          async () => loaded(cartOf([boat, trip, other])),
          async () => loaded(cartOf([other])),
          async () => loaded(cartOf([other, again(boat), again(trip)])),
        ],
        rehold: async (_, item) => (items.push(item), reheld("new")),
      });
      await settled(actor, "ready");
      actor.send({ type: "cart.remove", reservationId: "boat" });
      await settle(actor);
      expect(actor.getSnapshot().context.removed).toEqual([{ reservation: boat, trips: [trip] }]);
      actor.send({ type: "cart.rehold", reservationId: "boat" });
      await settle(actor);
      expect(items).toEqual([{ reservation: boat, trips: [trip] }]);
      expect(actor.getSnapshot().context.removed).toBeNull();
    });

    test("keeps a trip that could not be held again with its activity", async () => {
      const { actor } = start({
        load: [
          async () => loaded(cartOf([boat, trip])),
          async () => loaded(cartOf([])),
          async () => loaded(cartOf([again(boat)])),
        ],
        rehold: () => Promise.reject({ status: 503, code: "unreachable" }),
      });
      await settled(actor, "ready");
      actor.send({ type: "cart.remove", reservationId: "boat" });
      await settle(actor);
      actor.send({ type: "cart.rehold", reservationId: "boat" });
      await settle(actor);
      actor.send({ type: "cart.refresh" });
      await vi.waitFor(() => expect(actor.getSnapshot().context.removed).toEqual([{ reservation: trip, trips: [] }]), {
        interval: 1,
      });
    });

    test("keeps all that was removed, each until it is put back or all are dismissed", async () => {
      const { actor } = start({
        load: [
          async () => loaded(cartOf([boat, trip])),
          async () => loaded(cartOf([boat])),
          async () => loaded(cartOf([])),
          async () => loaded(cartOf([again(boat)])),
        ],
        rehold: async () => reheld("again"),
      });
      await settled(actor, "ready");
      for (const reservationId of ["trip", "boat"]) {
        actor.send({ type: "cart.remove", reservationId });
        await settle(actor);
      }
      expect(idsOf(actor.getSnapshot().context)).toEqual(["trip", "boat"]);
      actor.send({ type: "cart.rehold", reservationId: "boat" });
      await settle(actor);
      expect(idsOf(actor.getSnapshot().context)).toEqual(["trip"]);
      actor.send({ type: "cart.dismiss" });
      expect(actor.getSnapshot().context.removed).toBeNull();
    });
  });

  describe("that another tab changes", () => {
    test("says what that has removed, and offers to put it back", async () => {
      const { actor, emitted, load } = start({
        load: [async () => loaded(cartOf([reservationOf("a"), reservationOf("b")])), async () => loaded()],
      });
      await settled(actor, "ready");
      actor.send({ type: "page.removed", reservationId: "b" });
      await vi.waitFor(() => expect(actor.getSnapshot().value).toEqual({ ready: "idle" }), { interval: 1 });
      expect(actor.getSnapshot().context).toMatchObject({
        cart: { reservations: [{ reservationId: "a" }] },
        removed: [{ reservation: { reservationId: "b" } }],
      });
      expect(emitted, "the other tab has reported it").toEqual([]);
      actor.send({ type: "page.removed", reservationId: "unknown" });
      await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(3), { interval: 1 });
      expect(actor.getSnapshot().context.removed).toHaveLength(1);
    });

    test("says nothing of it any more once the other tab has put it back", async () => {
      const again = reservationOf("b again", undefined, { firstReservationId: "b" });
      const { actor } = start({
        load: [
          async () => loaded(cartOf([reservationOf("a"), reservationOf("b")])),
          async () => loaded(),
          async () => loaded(cartOf([reservationOf("a"), again])),
        ],
      });
      await settled(actor, "ready");
      actor.send({ type: "page.removed", reservationId: "b" });
      await vi.waitFor(() => expect(actor.getSnapshot().context.removed).toHaveLength(1), { interval: 1 });
      await vi.waitFor(() => expect(actor.getSnapshot().value).toEqual({ ready: "idle" }), { interval: 1 });
      actor.send({ type: "cart.refresh" });
      await vi.waitFor(() => expect(actor.getSnapshot().context.removed).toBeNull(), { interval: 1 });
    });

    test("says it once where both remove the same at once", async () => {
      let finish!: () => void;
      const { actor } = start({
        load: [async () => loaded(cartOf([reservationOf("a"), reservationOf("b")])), async () => loaded()],
        remove: () => new Promise((resolve) => (finish = () => resolve({}))),
      });
      await settled(actor, "ready");
      actor.send({ type: "cart.remove", reservationId: "b" });
      actor.send({ type: "page.removed", reservationId: "b" });
      finish();
      await vi.waitFor(() => expect(actor.getSnapshot().context.cart?.reservations).toHaveLength(1), { interval: 1 });
      expect(actor.getSnapshot().context.removed).toHaveLength(1);
    });

    test("says it once where both remove the same, and goes on with its own removal", async () => {
      let finish!: () => void;
      const { actor } = start({
        load: [async () => loaded(cartOf([reservationOf("a"), reservationOf("b")])), async () => loaded(cartOf([]))],
        remove: () => new Promise((resolve) => (finish = () => resolve({}))),
      });
      await settled(actor, "ready");
      actor.send({ type: "cart.remove", reservationId: "a" });
      actor.send({ type: "page.removed", reservationId: "b" });
      actor.send({ type: "page.removed", reservationId: "b" });
      expect(actor.getSnapshot().context.busyWith).toBe("a");
      finish();
      const { removed } = await settled(actor, "empty");
      expect(removed?.map(({ reservation }) => reservation.reservationId)).toEqual(["b", "a"]);
    });
  });

  describe("after a removal whose answer was lost", () => {
    const idle = (actor: ReturnType<typeof start>["actor"]) =>
      vi.waitFor(() => expect(JSON.stringify(actor.getSnapshot().value)).toMatch(/"idle"/), { interval: 1 });
    const lost = () => Promise.reject({ status: 0, code: "unreachable" });

    test.each([
      ["the answer was lost", lost],
      ["the second attempt meets 404", () => Promise.reject({ status: 404, code: "reservation_not_found" })],
    ])("reads the cart, and offers to put back what is gone: %s", async (_, remove) => {
      const { actor, emitted } = start({ load: [async () => loaded(), async () => loaded(cartOf([]))], remove });
      await settled(actor, "ready");
      actor.send({ type: "cart.remove", reservationId: "a" });
      const context = await settled(actor, "empty");
      await idle(actor);
      expect(context.removed).toMatchObject([{ reservation: { reservationId: "a" } }]);
      expect(actor.getSnapshot().context.error).toBeNull();
      expect(emitted.map(({ detail }) => detail.name)).toEqual(["remove_from_cart"]);
    });

    test("says nothing more of what was dismissed", async () => {
      const { actor } = start({
        load: [async () => loaded(), () => Promise.reject(offline), async () => loaded()],
        remove: lost,
      });
      await settled(actor, "ready");
      actor.send({ type: "cart.remove", reservationId: "a" });
      await vi.waitFor(() => expect(actor.getSnapshot().context.error?.task).toBe("load"), { interval: 1 });
      actor.send({ type: "cart.dismiss" });
      actor.send({ type: "cart.refresh" });
      await idle(actor);
      expect(actor.getSnapshot().context.error).toBeNull();
    });

    test("says that it failed while the item is there, and forgets it then", async () => {
      const { actor, emitted } = start({ remove: lost });
      await settled(actor, "ready");
      actor.send({ type: "cart.remove", reservationId: "a" });
      await vi.waitFor(
        () => expect(actor.getSnapshot().context.error).toMatchObject({ task: "remove", code: "unreachable" }),
        { interval: 1 },
      );
      expect(actor.getSnapshot().context).toMatchObject({ removed: null, unconfirmed: null, busyWith: null });
      actor.send({ type: "cart.refresh" });
      await idle(actor);
      expect(actor.getSnapshot().context.error).toBeNull();
      expect(emitted).toEqual([]);
    });

    test("keeps the basket while it can't be read, and says what is gone once it can", async () => {
      const { actor } = start({
        load: [async () => loaded(), () => Promise.reject(offline), async () => loaded(cartOf([]))],
        remove: lost,
      });
      await settled(actor, "ready");
      actor.send({ type: "cart.remove", reservationId: "a" });
      await vi.waitFor(() => expect(actor.getSnapshot().context.error?.task).toBe("load"), { interval: 1 });
      expect(actor.getSnapshot().context.cart?.reservations).toHaveLength(1);
      actor.send({ type: "cart.refresh" });
      expect((await settled(actor, "empty")).removed).toHaveLength(1);
    });

    test("has what may be removed in its view until it is known, while others are removed", async () => {
      const answers = [lost, async () => ({})];
      const { actor } = start({
        load: [
          async () => loaded(cartOf([reservationOf("a"), reservationOf("b")])),
          () => Promise.reject(offline),
          () => Promise.reject(offline),
          async () => loaded(cartOf([])),
        ],
        remove: () => answers.shift()!(),
      });
      const inDoubt = () =>
        viewOfCart("ready", actor.getSnapshot().context).unconfirmed?.item.reservation.reservationId;
      await settled(actor, "ready");
      for (const reservationId of ["a", "b"]) {
        actor.send({ type: "cart.remove", reservationId });
        await vi.waitFor(() => expect(actor.getSnapshot().context.error?.task).toBe("load"), { interval: 1 });
        await idle(actor);
        expect(inDoubt()).toBe("a");
      }
      actor.send({ type: "cart.refresh" });
      const { removed } = await settled(actor, "empty");
      await idle(actor);
      expect(removed?.map(({ reservation }) => reservation.reservationId)).toEqual(["b", "a"]);
      expect(inDoubt()).toBeUndefined();
    });
  });

  test("says what holding again has changed, and passes on what may be answered otherwise later", () => {
    const before = reservationOf("old");
    const dearer = reservationOf("new", undefined, { totalPrice: money(13_000) });
    expect(changeOf(before, dearer)).toMatchObject({ reservationId: "new", kind: "price_changed" });
    expect(changeOf(before, reservationOf("new"))).toMatchObject({ kind: "held_again" });
    expect(lossOf(before, { status: 422, code: "availability_full" })).toMatchObject({ kind: "sold_out" });
    expect(lossOf(before, { status: 404, code: "trip_not_found" })).toMatchObject({ kind: "closed" });
    expect(() => lossOf(before, offline)).toThrow();
  });

  test("holds a trip again with what it goes with, which the server knows where nothing is named", () => {
    const trip = { plan: { id: "trip-1" }, productId: "single" } as Parameters<typeof reholdTripRequest>[1];
    const request = (withItem: string | null) =>
      reholdTripRequest(reservationOf("old"), trip, "cart-1", "de_CH", withItem);
    expect(request("boat")).toMatchObject({ tripId: "trip-1", withBookingItemId: "boat", holdsAgain: "old" });
    expect(request(null)).not.toHaveProperty("withBookingItemId");
  });

  test.each([
    [400, 2],
    [413, 2],
    [429, 1],
    [503, 1],
  ])("retries holding again after a refusal of %i with %i keys", async (status, count) => {
    const keys: string[] = [];
    const { actor } = start({
      load: [async () => loaded(cartOf([], { expired: [reservationOf("old")] }))],
      rehold: (key) => (keys.push(key), Promise.reject({ status, code: `code-${keys.length}` })),
    });
    await settled(actor, "empty");
    for (const attempt of [1, 2]) {
      actor.send({ type: "cart.rehold", reservationId: "old" });
      await vi.waitFor(() => expect(actor.getSnapshot().context.error?.code).toBe(`code-${attempt}`), { interval: 1 });
    }
    expect(new Set(keys).size).toBe(count);
  });

  test("holds again with a new key where the first one answers that its hold has ended", async () => {
    const keys: string[] = [];
    const { actor } = start({
      load: [
        async () => loaded(cartOf([], { expired: [reservationOf("old")] })),
        async () => loaded(cartOf([reservationOf("new")])),
      ],
      rehold: (key) => {
        keys.push(key);
        return keys.length === 1
          ? Promise.reject({ status: 409, code: "hold_expired" })
          : Promise.resolve(reheld("new"));
      },
    });
    await settled(actor, "empty");
    actor.send({ type: "cart.rehold", reservationId: "old" });
    expect((await settled(actor, "ready")).error).toBeNull();
    expect(new Set(keys).size).toBe(2);
  });

  test("reports a changed price after holding again", async () => {
    const { actor } = start({
      load: [
        async () => loaded(cartOf([], { expired: [reservationOf("old")] })),
        async () => loaded(cartOf([reservationOf("new")], { expired: [reservationOf("old")] })),
      ],
      rehold: async () => reheld("new", "price_changed"),
    });
    await settled(actor, "empty");
    actor.send({ type: "cart.rehold", reservationId: "old" });
    const context = await settled(actor, "ready");
    expect(context.restoreChanges).toMatchObject([{ kind: "price_changed" }]);
    expect(viewOfCart("ready", context).expiredHolds).toEqual([]);
  });

  test("drops the notice of renewed holds when they expire again", async () => {
    const { actor } = start({
      load: [
        async () => loaded(cartOf([], { expired: [reservationOf("old")] })),
        async () => loaded(cartOf([reservationOf("new")], { expired: [reservationOf("old")] })),
        async () => loaded(cartOf([], { expired: [reservationOf("old"), reservationOf("new")] })),
      ],
      rehold: async () => reheld("new"),
    });
    await settled(actor, "empty");
    actor.send({ type: "cart.rehold", reservationId: "old" });
    expect(viewOfCart("ready", await settled(actor, "ready")).restoreChanges).toMatchObject([{ kind: "held_again" }]);
    actor.send({ type: "cart.refresh" });
    const view = viewOfCart("empty", await settled(actor, "empty"));
    expect(view.restoreChanges).toEqual([]);
    expect(view.expiredHolds).toMatchObject([{ reservation: { reservationId: "new" } }]);
  });

  test("retries with the same key after a lost response, with a new one after a refusal", async () => {
    const keys: string[] = [];
    const causes = [offline, { status: 422, code: "availability_full" }];
    const { actor } = start({
      load: [async () => loaded(cartOf([], { expired: [reservationOf("old")] }))],
      rehold: (key) => {
        keys.push(key);
        const cause = causes.shift();
        return cause ? Promise.reject(cause) : Promise.resolve(reheld("new"));
      },
    });
    await settled(actor, "empty");
    for (const expected of ["offline", "availability_full"]) {
      actor.send({ type: "cart.rehold", reservationId: "old" });
      await vi.waitFor(() => expect(actor.getSnapshot().context.error?.code).toBe(expected), { interval: 1 });
    }
    actor.send({ type: "cart.rehold", reservationId: "old" });
    expect(keys[0]).toBe(keys[1]);
    expect(keys[2]).not.toBe(keys[1]);
  });

  test("follows the cart of another tab", async () => {
    const { actor } = start({ cartId: null });
    actor.send({ type: "page.cartId", cartId: "cart-1" });
    await settled(actor, "ready");
    actor.send({ type: "page.cartId", cartId: null });
    expect(actor.getSnapshot().context.cart, "nothing of it is shown while the server is asked").toBeNull();
    expect(await settled(actor, "empty")).toMatchObject({ cartId: null, cart: null, bookedAs: null });
  });

  const booked = { ...unknown, fields: { bookingId: "booking-1" } };

  test("[R4.booked] is empty and names the booking when another tab has booked the cart", async () => {
    const left = start({ load: [async () => loaded(), () => Promise.reject(booked)] });
    await settled(left.actor, "ready");
    left.actor.send({ type: "page.cartId", cartId: null });
    expect(await settled(left.actor, "empty")).toMatchObject({ cartId: null, cart: null, bookedAs: "booking-1" });

    const refreshed = start({ bookingId: "booking-1", load: [async () => loaded(), () => Promise.reject(booked)] });
    await settled(refreshed.actor, "ready");
    refreshed.actor.send({ type: "cart.refresh" });
    expect(await settled(refreshed.actor, "empty")).toMatchObject({
      cartId: null,
      bookingId: null,
      bookedAs: "booking-1",
    });
    expect(refreshed.restore, "nothing of it is held again").not.toHaveBeenCalled();
    expect(refreshed.stored.at(-1)).toBeNull();
    expect(refreshed.forgetBookingId).toHaveBeenCalled();
  });

  test("[R4.booked] no longer names an earlier booking once something else is held", async () => {
    const { actor } = start({ load: [() => Promise.reject(booked), async () => loaded()] });
    expect((await settled(actor, "empty")).bookedAs).toBe("booking-1");
    actor.send({ type: "cart.adopt", cartId: "cart-2" });
    expect((await settled(actor, "ready")).bookedAs).toBeNull();
  });

  test("forgets a paid cart and its booking", async () => {
    const { actor, stored, forgetBookingId } = start({ bookingId: "booking-1" });
    await settled(actor, "ready");
    actor.send({ type: "cart.forget" });
    expect(actor.getSnapshot().context).toMatchObject({ cartId: null, cart: null, bookingId: null });
    expect(stored.at(-1)).toBeNull();
    expect(forgetBookingId).toHaveBeenCalled();
  });

  describe("with an open payment", () => {
    const paying = loaded(cartOf([reservationOf("a")], { isPaying: true, bookingId: "booking-1" }));
    const open = { status: 409, code: "payment_open", fields: { bookingId: "booking-1" } };

    /** A shop that refuses to remove until the payment is stopped. */
    function whilePaying(stopPayment: () => Promise<boolean>) {
      let isPaying = true;
      const removed: string[] = [];
      const played = start({
        load: [async () => (isPaying ? paying : loaded(cartOf([])))],
        remove: async () => {
          if (isPaying) throw open;
          removed.push("a");
        },
        stopPayment: async () => {
          const isStopped = await stopPayment();
          isPaying = !isStopped;
          return isStopped;
        },
      });
      return { ...played, removed };
    }

    // Cause: who had paid meanwhile showed only once the page had been left; a hold that the payment pins had expired.
    test("[R3.share] reads a shared one again on each tick, and reports no expired hold", async () => {
      const sharedPayment = { paidCount: 1, count: 3, until: paying.cart.now, url: "https://shop.test/pay/" };
      const sharing = (paidCount: number) => loaded({ ...paying.cart, sharedPayment: { ...sharedPayment, paidCount } });
      const { actor, tick, emitted } = start({
        load: [async () => sharing(1), async () => sharing(2), () => Promise.reject(booked)],
      });
      await settled(actor, '{"ready":"idle"}');
      const end = Date.parse(paying.cart.reservations[0]!.expiresAt);
      tick(end);
      await vi.waitFor(() => expect(actor.getSnapshot().context.cart?.sharedPayment?.paidCount).toBe(2));
      await settled(actor, '{"ready":"idle"}');
      tick(end + 10_000);
      expect((await settled(actor, "empty")).bookedAs).toBe("booking-1");
      expect(emitted).toEqual([]);
    });

    test("[R6] keeps the reason of a refused removal, and continues once the payment is stopped", async () => {
      const { actor, removed } = whilePaying(async () => true);
      await settled(actor, '{"ready":"idle"}');
      actor.send({ type: "cart.remove", reservationId: "a" });
      await vi.waitFor(
        () => expect(actor.getSnapshot().context.error).toMatchObject({ task: "remove", code: "payment_open" }),
        { interval: 1 },
      );
      await settled(actor, '{"ready":"idle"}');
      expect(actor.getSnapshot().context.error).toMatchObject({ task: "remove", reservationId: "a" });
      actor.send({ type: "cart.payment.stop" });
      expect(viewOfCart("ready", actor.getSnapshot().context).isStopping).toBe(true);
      await settled(actor, "empty");
      expect(removed).toEqual(["a"]);
      expect(actor.getSnapshot().context).toMatchObject({ error: null, isStopping: false });
    });

    test("[R8.takeover] leads to the booking when its payment can't be stopped, and removes nothing", async () => {
      const { actor, removed, confirmed } = whilePaying(async () => false);
      await settled(actor, '{"ready":"idle"}');
      actor.send({ type: "cart.payment.stop" });
      await vi.waitFor(() => expect(confirmed).toEqual(["booking-1"]), { interval: 1 });
      expect(removed).toEqual([]);
    });

    test("reports a stop without a response, and can retry it", async () => {
      const { actor } = whilePaying(() => Promise.reject(offline));
      await settled(actor, '{"ready":"idle"}');
      actor.send({ type: "cart.payment.stop" });
      await vi.waitFor(
        () => expect(actor.getSnapshot().context.error).toMatchObject({ task: "stop", code: "offline" }),
        { interval: 1 },
      );
      expect(actor.getSnapshot().context.isStopping).toBe(false);
    });
  });

  test("holds the same selection again: persons, tickets and answers", () => {
    expect(reholdRequest(reservationOf("old"), 4711, "cart-1", "de_CH")).toMatchObject({
      activityId: 4711,
      availabilityId: "slot-1",
      cartId: "cart-1",
      doCreateCart: false,
      selection: [
        { ticketCategoryId: 1, numGuests: 2 },
        { ticketCategoryId: 2, numGuests: 1 },
      ],
    });
  });

  test("[R5] reloads the cart once in another language, and shows the former meanwhile", async () => {
    const { actor, load } = start({});
    await settled(actor, "ready");
    actor.send({ type: "cart.language", locale: "de_CH" });
    expect(load).toHaveBeenCalledTimes(1);
    actor.send({ type: "cart.language", locale: "fr_CH" });
    expect(viewOfCart("loading", actor.getSnapshot().context).state).toBe("ready");
    await settled(actor, "ready");
    expect(load.mock.calls.map(([{ input }]) => input.locale)).toEqual(["de_CH", "fr_CH"]);
    actor.send({ type: "cart.language", locale: "fr_CH" });
    expect(load).toHaveBeenCalledTimes(2);
  });

  test("[P4.01] is ready only with reservations and empty only without, on every path", () => {
    const answer = (type: string, output: unknown) => ({ type, output }) as unknown as CartEvent;
    const paths = getShortestPaths(cartMachine, {
      input: { locale: "de_CH", cartId: "cart-1", bookingId: "booking-1" },
      events: [
        answer("xstate.done.actor.0.cart.loading.requesting", loaded()),
        answer("xstate.done.actor.0.cart.loading.requesting", loaded(cartOf([]))),
        { type: "xstate.error.actor.0.cart.loading.requesting", error: unknown } as unknown as CartEvent,
        { type: "xstate.error.actor.0.cart.loading.requesting", error: offline } as unknown as CartEvent,
        answer("xstate.done.actor.0.cart.loading.restoring", { ...loaded(), changes: [] }),
        { type: "cart.refresh" },
        { type: "cart.remove", reservationId: "a" },
        { type: "cart.forget" },
      ],
      limit: 4000,
      serializeState: (snapshot) =>
        JSON.stringify([
          snapshot.value,
          snapshot.context.cart?.reservations.length,
          snapshot.context.cartId,
          snapshot.context.bookingId,
        ]),
    });
    expect(paths.length).toBeGreaterThan(8);
    for (const { state } of paths) {
      const context = state.context as CartContext;
      if (state.matches("ready")) expect(context.cart?.reservations.length).toBeGreaterThan(0);
      if (state.matches("empty")) expect(context.cart?.reservations ?? []).toHaveLength(0);
    }
  });

  test("has no expired holds without a cart", () => {
    expect(expiredAt({ cart: null, serverOffset: 0 }, visitorNow)).toEqual([]);
  });
});
