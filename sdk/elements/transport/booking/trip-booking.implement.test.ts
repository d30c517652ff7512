import { expect, test, vi } from "vitest";
import type { Call } from "../../../contracts/call.ts";
import { createTransportReservation } from "../../../contracts/calls/transport.ts";
import { longestHold } from "../../../contracts/hold-times.ts";
import type { HeldTrip } from "../../../machines/booking/booking.types.ts";
import { categories, single, tripInput } from "../../../machines/trip-booking/trip-booking.fixture.ts";
import type { TripBookingEvent } from "../../../machines/trip-booking/trip-booking.types.ts";
import type { Services } from "../../_kit/record.ts";
import { startTripBooking } from "./trip-booking.implement.ts";

interface Sent {
  readonly body: {
    readonly cartId: string | null;
    readonly doCreateCart: boolean;
    readonly withBookingItemId?: string;
  };
  readonly key: string;
}

/** The booking of a trip at its total, on a page that stays open; `answers`: those to its requests to reserve. */
async function atTotal(answers: (() => Promise<unknown>)[], stored: string | null = "stored") {
  const sent: Sent[] = [];
  const cartEvents: unknown[] = [];
  const held: HeldTrip[] = [];
  const storage = new Map(stored === null ? [] : [["cartId", stored]]);
  const clock = { ms: 0 };
  const send = async (call: Call, { body }: Pick<Sent, "body">, { idempotencyKey: key = "" } = {}) => {
    if (call.path === createTransportReservation.path) {
      sent.push({ body, key });
      return answers.shift()!();
    }
    return { products: [single], ticketCategories: categories, capacity: null, fields: [] };
  };
  let keys = 0;
  const services = {
    locale: "en_CH",
    shopOrigin: "https://shop.example",
    client: { send },
    storage: {
      get: (name: string) => storage.get(name) ?? null,
      set: (name: string, value: string) => storage.set(name, value),
    },
    address: { query: () => null, with: () => "https://hotel.example/" },
    now: () => clock.ms,
    newKey: () => `key-${++keys}`,
    cart: async () => ({ send: (event: unknown) => cartEvents.push(event) }),
    host: { dispatchEvent: ({ detail }: CustomEvent<HeldTrip>) => (held.push(detail), false) },
  } as unknown as Services;
  const actor = startTripBooking(services, { ...tripInput, withItem: "item" }, () => {});
  const is = (part: object | string) =>
    vi.waitFor(() => expect(actor.getSnapshot().matches({ open: part } as never)).toBe(true), { interval: 1 });
  const steps: TripBookingEvent[] = [{ type: "next" }, { type: "ticket.added", ticketCategoryId: 1 }, { type: "next" }];
  actor.send(steps[0]!);
  await is({ tickets: "choosing" });
  steps.slice(1).forEach((event) => actor.send(event));
  await is({ total: "confirming" });
  return { actor, sent, held, cartEvents, storage, clock, is };
}

const answerOf = (cartId: string) => async () => ({
  reservationId: "r1",
  reservation: { bookingItemId: "i1", totalPrice: { amount: 3400 } },
  cart: { cartId },
});
const lost = () => Promise.reject({ status: 0, code: "unreachable" });

test("a trip is held in the stored cart, which the page and what is around it take over", async () => {
  const { actor, sent, held, cartEvents, storage, is } = await atTotal([answerOf("other")]);
  actor.send({ type: "next" });
  await is("reserved");
  expect(sent).toMatchObject([
    { key: "key-1", body: { cartId: "stored", doCreateCart: false, withBookingItemId: "item" } },
  ]);
  expect(storage.get("cartId")).toBe("other");
  expect(held).toMatchObject([{ bookingItemId: "i1", cartId: "other", price: 3400 }]);
  await vi.waitFor(() => expect(cartEvents).toContainEqual({ type: "cart.adopt", cartId: "other" }), { interval: 1 });
});

test("without a stored cart a trip is held in a new one, with no item of it", async () => {
  const { actor, sent, is } = await atTotal([answerOf("new")], null);
  actor.send({ type: "next" });
  await is("reserved");
  expect(sent[0]!.body).toMatchObject({ cartId: null, doCreateCart: true });
  expect(sent[0]!.body).not.toHaveProperty("withBookingItemId");
});

test("a lost answer is asked for with its key by the page's clock, until nothing can be held of it any more", async () => {
  const { actor, sent, clock, is } = await atTotal([lost, lost, answerOf("stored")]);
  for (const ms of [0, longestHold - 1, longestHold]) {
    clock.ms = ms;
    const before = sent.length;
    actor.send({ type: "next" });
    await vi.waitFor(() => expect(sent.length).toBeGreaterThan(before), { interval: 1 });
    await is(ms < longestHold ? { total: "confirming" } : "reserved");
  }
  expect(sent.map(({ key }) => key)).toEqual(["key-1", "key-1", "key-2"]);
});
