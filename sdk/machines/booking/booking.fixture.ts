import { assign, createActor, fromPromise, type ActorRefFrom } from "xstate";
import type { ActivityToBook, MonthlyDates } from "../../contracts/activity.ts";
import type { Reservation } from "../../contracts/cart.ts";
import { money } from "../../contracts/money.ts";
import type {
  Availability,
  Offer,
  OfferAvailabilities,
  PersonalizationField,
  TicketCategory,
} from "../../contracts/offer.ts";
import type { PreviewActors } from "../_preview/preview.types.ts";
import { takeAttempt } from "../_setup/attempt.ts";
import { bookingMachine } from "./booking.machine.ts";
import { reservationOf } from "../cart/cart.fixture.ts";
import { attemptOf } from "./reserve.rules.ts";
import type { BookingContext, BookingEmitted, BookingInput, HeldTrip } from "./booking.types.ts";

export const today = "2026-12-01";

export function category(ticketCategoryId: number, more: Partial<TicketCategory> = {}): TicketCategory {
  return {
    ticketCategoryId,
    ticketCategoryHash: `hash-${more.audience ?? "adult"}`,
    audience: "adult",
    label: { audience: "Adult", formatted: "Adult", discount: null },
    discountType: null,
    categoryType: null,
    categoryTypeKey: null,
    minAge: null,
    maxAge: null,
    occupancy: 1,
    maxOccupancy: null,
    price: money(4900),
    distributorNetPrice: null,
    articleLabel: null,
    articlePrice: null,
    sequenceIndex: ticketCategoryId,
    productId: null,
    ...more,
  };
}

export function offer(offerId: number, ticketCategories: TicketCategory[], more: Partial<Offer> = {}): Offer {
  return {
    offerId,
    contentApiOfferId: offerId + 1000,
    offerLabel: `Offer ${offerId}`,
    description: "",
    sequenceIndex: offerId,
    durationInHours: 2,
    validities: ["other"],
    startingPrice: money(4900),
    ticketCategories,
    categoryTypes: [],
    ...more,
  };
}

export function slot(
  availabilityId: string,
  ticketCategoryIds: number[],
  more: Partial<Availability> = {},
): Availability {
  return {
    availabilityId,
    startsAt: "2026-12-03T10:30:00+01:00",
    validity: "other",
    isAllDay: false,
    capacity: 6,
    cancellableUntil: "2026-12-02T10:30:00+01:00",
    cutoff: "2026-12-03T09:30:00+01:00",
    ticketCategoryIds,
    startingPrice: money(4900),
    ...more,
  };
}

export const dob: PersonalizationField = {
  key: "dob",
  label: "Date of birth",
  type: "date",
  scope: "guest",
  isStrict: true,
  options: [],
};

export const activity: ActivityToBook = {
  id: 104,
  mappedId: 9104,
  path: "/activity/104",
  info: { title: "Paddle steamer", important_information: "Bring a coat." },
  supplier: { name: "SGV" },
  teaser_image: null,
  summary: null,
  availableDates: ["2026-12-03"],
};

/** What the server of a test answers; a thrown value is its failure. */
export interface World {
  activity: ActivityToBook;
  offers: Offer[];
  reservation: Reservation | null;
  months: Record<string, MonthlyDates>;
  slots: OfferAvailabilities;
  fields: PersonalizationField[];
  /** Settles when the visitor has taken the last reservation out of the cart. */
  cartEmptied: Promise<unknown>;
  /** Settles when names and labels in another language arrive. */
  translated: Promise<unknown>;
  removeReservation: () => void;
  /** Trips in the basket that go with the edited reservation. */
  trips: readonly HeldTrip[];
  /** Stops the open payment of a booking. */
  stopPayment: () => boolean;
  reserve: (call: {
    key: string;
    isFresh: boolean;
    persons: number;
    replaces: string | null;
    trips: readonly string[];
  }) => {
    reservationId: string;
    cartId: string;
  };
}

/** One offer with an adult and a child, and one slot of 6 seats on 3 December. */
export function world(more: Partial<World> = {}): World {
  return {
    activity,
    offers: [
      offer(1, [category(11), category(12, { audience: "child", minAge: 6, maxAge: 11, price: money(2500) })], {
        hasOneTime: true,
      }),
    ],
    reservation: null,
    months: { "2026-12": { "2026-12-03": { price: "CHF 49.00", capacity: 6 } } },
    slots: [{ offerId: 1, availabilities: [slot("slot-1", [11, 12])] }],
    fields: [],
    cartEmptied: new Promise(() => {}),
    translated: Promise.resolve(),
    removeReservation: () => {},
    trips: [],
    stopPayment: () => true,
    reserve: () => ({ reservationId: "reservation-1", cartId: "cart-1" }),
    ...more,
  };
}

/** Two offers with two slots each, so that nothing is chosen by itself. */
export function widerWorld(more: Partial<World> = {}): World {
  return world({
    offers: [
      offer(2, [category(21), category(22, { audience: "child" })]),
      offer(1, [category(11), category(12, { audience: "child" })]),
    ],
    slots: [
      {
        offerId: 1,
        availabilities: [
          slot("a-10", [11, 12], { capacity: 4 }),
          slot("a-12", [11, 12], { startsAt: "2026-12-03T12:00:00+01:00" }),
        ],
      },
      {
        offerId: 2,
        availabilities: [slot("b-10", [21, 22]), slot("b-12", [21, 22], { startsAt: "2026-12-03T12:00:00+01:00" })],
      },
    ],
    ...more,
  });
}

/** A reservation of the first slot of 3 December, for one adult. */
export function heldReservation(reservationId: string): Reservation {
  const reservation = reservationOf(reservationId);
  const [ticket] = reservation.ticketReservations;
  return {
    ...reservation,
    offerId: 1,
    startsAt: "2026-12-03T10:30:00+01:00",
    ticketReservations: [{ ...ticket!, ticketCategory: { ...ticket!.ticketCategory, ticketCategoryId: 11 } }],
  };
}

export const input: BookingInput = {
  activityId: 104,
  locale: "de_CH",
  flow: "date-offers",
  isFlowFixed: false,
  presentation: "inline",
  isOpen: false,
  checkout: "redirect",
  today,
  data: null,
  run: false,
  editing: null,
  rebooking: null,
  role: { isReseller: false, isAdmin: false, distributorId: null },
  navigation: false,
  isOnShop: false,
  logoUrl: undefined,
  appearance: {},
  returned: null,
};

export interface Played {
  readonly actor: ActorRefFrom<typeof bookingMachine>;
  readonly emitted: BookingEmitted[];
  /** Calls and effects, in their order. */
  readonly log: string[];
  /** Lets every answer that is due arrive. */
  readonly settle: () => Promise<void>;
}

/** What an actor is made of: the machine with its effects, the preview's answers, and the input. */
export interface ToPlay {
  readonly machine: typeof bookingMachine;
  readonly previewActors: PreviewActors;
  readonly input: BookingInput;
}

/**
 * Plays the machine on a world, and waits until no request is pending. `make` makes another actor than that of the
 * machine alone.
 */
export async function play(
  here: World,
  more: Partial<BookingInput> = {},
  make: (parts: ToPlay) => Played["actor"] = ({ machine, input }) => createActor(machine, { input }),
): Promise<Played> {
  const emitted: BookingEmitted[] = [];
  const log: string[] = [];
  const machine = bookingMachine.provide(answersOf(here, log) as never);
  const actor = make({ machine, previewActors: previewAnswersOf(here, log), input: { ...input, ...more } });
  actor.on("*", (event) => emitted.push(event));
  actor.start();
  const settle = async () => {
    for (let turn = 0; turn < 40; turn++) await Promise.resolve();
  };
  await settle();
  return { actor, emitted, log, settle };
}

/** Answers to the preview's calls. */
export function previewAnswersOf(here: World, log: string[]): PreviewActors {
  return {
    load: async () => ({ activity: here.activity, offers: here.offers, reservation: here.reservation }),
    loadMonth: async ({ input: { key, request } }) => {
      log.push(
        `month ${request.year}-${String(request.month).padStart(2, "0")}${request.offerIds ? ` offer ${request.offerIds.join()} for ${JSON.stringify(request.ticketCategoryQuantities?.map((each: { quantity: number; audience: string }) => `${each.quantity} ${each.audience}`))}` : ""}`,
      );
      return { key, dates: here.months[key.slice(0, 7)] ?? {}, at: 0 };
    },
    syncOffer: async ({ input: { offerId } }) => void log.push(`sync ${offerId}`),
  };
}

/** The machine's calls and effects. */
function answersOf(here: World, log: string[]): Parameters<(typeof bookingMachine)["provide"]>[0] {
  let keys = 0;
  const answers = previewAnswersOf(here, log);
  return {
    actors: {
      load: fromPromise(answers["load"]!) as never,
      loadMonth: fromPromise(answers["loadMonth"]!) as never,
      translate: fromPromise(async ({ input: { availabilityId, locale } }) => {
        log.push(`translate ${locale}`);
        const { activity, offers, fields } = here;
        await here.translated;
        return { activity, offers, fields: availabilityId === null ? null : { availabilityId, fields } };
      }),
      loadSlots: fromPromise(async ({ input: { mappedId, date } }) => {
        log.push(`slots ${mappedId} ${date}`);
        return { date, slots: here.slots };
      }),
      loadFields: fromPromise(async ({ input: { availabilityId } }) => ({ availabilityId, fields: here.fields })),
      reserve: fromPromise(async ({ input: { request, key } }) => {
        const isFresh = request.cartId === null;
        const persons = request.selection.reduce((sum, each) => sum + each.numGuests, 0);
        log.push(`reserve ${key}${isFresh ? " fresh" : ""}`);
        return here.reserve({
          key,
          isFresh,
          persons,
          replaces: request.replaces ?? null,
          trips: request.tripBookingItemIds ?? [],
        });
      }),
      removeReservation: fromPromise(async ({ input: { reservationId } }) => {
        log.push(`remove ${reservationId}`);
        here.removeReservation();
      }),
      loadTrips: fromPromise(async ({ input: { bookingItemId } }) =>
        bookingItemId === here.reservation?.bookingItemId ? here.trips : [],
      ),
      removeTrips: fromPromise(async ({ input: { reservationIds } }) => {
        log.push(`remove trips ${reservationIds.join()}`);
        here.removeReservation();
        return reservationIds;
      }),
      syncOffer: fromPromise(answers["syncOffer"]!),
      stopPayment: fromPromise(async ({ input: { bookingId } }) => {
        log.push(`stop payment of ${bookingId}`);
        return here.stopPayment();
      }),
      cartEmptied: fromPromise(() => here.cartEmptied),
    },
    actions: {
      takeKey: assign({ key: ({ context }) => context.key ?? `key-${++keys}` }) as never,
      takeAttempt: assign(({ context }: { context: BookingContext }, { isFresh }: { isFresh: boolean }) =>
        takeAttempt(
          context,
          isFresh,
          { now: () => Date.now(), newKey: () => `key-${++keys}`, storage: { get: () => "stored" } },
          (key, sentAt, cart) => attemptOf(context, key, sentAt, cart),
        ),
      ) as never,
      adoptCart: (_, { cartId }) => void log.push(`adopt ${cartId}`),
      reportRemoved: (_, { reservationIds }) => void log.push(`cart without ${reservationIds.join()}`),
      goToBasket: (_, { cartId }) => void log.push(`basket ${cartId ?? "stored"}`),
      goToConfirmation: (_, { bookingId }) => void log.push(`confirmation ${bookingId}`),
      reloadPage: () => void log.push("reload"),
      forgetAddress: () => void log.push("forget address"),
      releaseOffer: (_, { offerId }) => void log.push(`release ${offerId}`),
    },
  };
}

/** Where the widget is: `tickets`, `total.confirming` … */
export function whereIs({ actor }: Played): string {
  const { value } = actor.getSnapshot();
  if (typeof value === "string") return value;
  const step = (value as { shown: { step: string | Record<string, unknown> } }).shown.step;
  if (typeof step === "string") return step;
  const [[name, inner]] = Object.entries(step) as [[string, unknown]];
  return `${name}.${typeof inner === "string" ? inner : Object.keys(inner as object)[0]}`;
}
