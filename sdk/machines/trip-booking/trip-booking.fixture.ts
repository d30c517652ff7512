import { assign, createActor, fromPromise } from "xstate";
import type { Reservation } from "../../contracts/cart.ts";
import { money } from "../../contracts/money.ts";
import type { TransportProduct, TransportTicketCategory, Trip } from "../../contracts/transport.ts";
import { takeAttempt } from "../_setup/attempt.ts";
import { trip } from "../transport/transport.fixture.ts";
import { attemptOf } from "./reserve.rules.ts";
import { tripBookingMachine } from "./trip-booking.machine.ts";
import type { ReservedTrip, TripBookingContext, TripBookingEmitted } from "./trip-booking.types.ts";
import type { TripBookingEvent, TripBookingInput } from "./trip-booking.types.ts";

const product = (id: string, title: string): TransportProduct => ({
  id,
  title,
  description: "",
  isBoundToTrip: false,
  conditions: "Can be given back until departure.",
  isDemo: true,
});
export const single = product("single", "Single ticket");
export const saver: TransportProduct = { ...product("saver", "Saver ticket"), isBoundToTrip: true };

/** A category of second class; 10 more of first, by its id. */
function category(ticketCategoryId: number, changes: Partial<TransportTicketCategory>): TransportTicketCategory {
  const audience = changes.audience ?? "adult";
  const isFirst = ticketCategoryId > 10;
  return {
    ticketCategoryId,
    ticketCategoryHash: `h${ticketCategoryId}`,
    audience,
    label: { audience, formatted: audience, discount: null },
    discountType: null,
    categoryType: null,
    categoryTypeKey: isFirst ? "1st_class" : "2nd_class",
    minAge: null,
    maxAge: null,
    occupancy: 1,
    maxOccupancy: null,
    price: money(3400),
    distributorNetPrice: null,
    articleLabel: null,
    articlePrice: null,
    sequenceIndex: ticketCategoryId,
    productId: "single",
    mostPerAdult: null,
    ...changes,
  };
}

const kinds: Partial<TransportTicketCategory>[] = [
  { audience: "adult" },
  { audience: "adult", discountType: "half_fare", price: money(1700) },
  { audience: "child", minAge: 6, maxAge: 15, price: money(1700) },
  { audience: "infant", minAge: 0, maxAge: 5, price: money(0), needsAdult: true, mostPerAdult: 8 },
];
export const categories: TransportTicketCategory[] = [
  ...kinds.map((kind, index) => category(index + 1, kind)),
  ...kinds.map((kind, index) => category(index + 11, { ...kind, price: money((kind.price?.amount ?? 3400) * 2) })),
  category(9, { audience: "any", discountType: "dog", categoryTypeKey: null, price: money(1700) }),
];

export const tripInput: TripBookingInput = {
  trip: trip("10:34"),
  withItem: null,
  replaces: null,
  canReturn: false,
  editing: null,
  locale: "en_CH",
  today: "2026-11-26",
  role: { isReseller: false, isAdmin: false, distributorId: null },
};

interface Answering {
  loadProducts: readonly TransportProduct[];
  loadTickets: object;
  loadReservation: { reservation: Reservation; trip: Trip };
  loadReplaced: Reservation;
  reserve: ReservedTrip;
  removeReservation: unknown;
}
type Answers = { [Name in keyof Answering]?: (input: any) => Answering[Name] | Promise<Answering[Name]> };

const usual: Answers = {
  loadProducts: () => [single],
  loadTickets: () => ({ categories, capacity: null, fields: [] }),
  reserve: () => ({ reservationId: "r1", cartId: "c1", bookingItemId: "i1", price: 3400 }),
  removeReservation: () => ({ reservationId: "r1" }),
};

/** The booking of the trip at 10:34, with a server that answers at once, or as the test says. */
export function openBooking(
  { staysOpen = false, ...changes }: Partial<TripBookingInput> & { staysOpen?: boolean } = {},
  answers: Answers = {},
) {
  const calls: { name: string; input: any }[] = [];
  const effects: string[] = [];
  const emitted: TripBookingEmitted[] = [];
  const actors = Object.fromEntries(
    [...Object.keys(usual), "loadReservation", "loadReplaced"].map((name) => [
      name,
      fromPromise<any, any>(async ({ input }) => {
        calls.push({ name, input });
        return ({ ...usual, ...answers } as Record<string, (input: any) => unknown>)[name]!(input);
      }),
    ]),
  );
  const actor = createActor(
    tripBookingMachine.provide({
      actors,
      actions: {
        takeAttempt: assign(({ context }: { context: TripBookingContext }, { isFresh }: { isFresh: boolean }) =>
          takeAttempt(
            context,
            isFresh,
            { now: () => 0, newKey: () => `key-${calls.length}`, storage: { get: () => "c0" } },
            (key, sentAt, cart) => attemptOf(context, key, sentAt, cart),
          ),
        ),
        adoptCart: (_: unknown, { cartId }: { cartId: string }) => void effects.push(`adopt ${cartId}`),
        reportRemoved: (_: unknown, { reservationId }: { reservationId: string }) =>
          void effects.push(`removed ${reservationId}`),
        goToBasket: (_: unknown, { cartId }: { cartId: string | null }) => void effects.push(`basket ${cartId}`),
        reloadPage: () => void effects.push("reload"),
        continuePage: () => void effects.push("continue"),
      },
      guards: {
        staysOpen: ({ context }: { context: TripBookingContext }) => {
          if (staysOpen) effects.push(`held ${context.reserved?.bookingItemId}`);
          return staysOpen;
        },
      },
    } as never),
    { input: { ...tripInput, ...changes } },
  );
  actor.on("*", (event) => emitted.push(event));
  actor.start();
  return {
    actor,
    effects,
    emitted,
    send: (event: TripBookingEvent) => actor.send(event),
    context: () => actor.getSnapshot().context,
    /** In a part of its open state. */
    at: (part: string | object) => actor.getSnapshot().matches({ open: part } as never),
    isClosed: () => actor.getSnapshot().matches("closed"),
    output: () => actor.getSnapshot().output,
    called: (name: string) => calls.filter((call) => call.name === name).map(({ input }) => input),
    names: () => emitted.map((event) => (event.type === "analytics" ? event.detail.name : event.type)),
    /** Answers that are there already arrive. */
    settle: async () => {
      for (let turn = 0; turn < 12; turn++) await Promise.resolve();
    },
  };
}

/** Its tickets are there. */
export async function atTickets(answers: Answers = {}, changes: Parameters<typeof openBooking>[0] = {}) {
  const booking = openBooking(changes, answers);
  booking.send({ type: "next" });
  await booking.settle();
  return booking;
}
