import { createActor, fromCallback, fromPromise } from "xstate";
import { money } from "../../contracts/money.ts";
import type { Place, TimetableFacts, Trip } from "../../contracts/transport.ts";
import { emptyField } from "./search.rules.ts";
import { transportMachine } from "./transport.machine.ts";
import type { TripBookingEvent, TripBookingInput } from "../trip-booking/trip-booking.types.ts";
import type {
  TransportEmitted,
  TransportEvent,
  TransportInput,
  TripBookingReport,
  LastWayBack,
} from "./transport.types.ts";

export const luzern: Place = place("8505000", "Luzern");
export const basel: Place = place("8500010", "Basel SBB");
export const pilatus: Place = place("8508452", "Alpnachstad", "funicular");

function place(id: string, name: string, kind: Place["kind"] = "train"): Place {
  return { id, name, kind, latitude: 47.05, longitude: 8.31 };
}

export const timetable: TimetableFacts = {
  isDemo: true,
  source: "Gipfel",
  firstDate: "2026-11-01",
  lastDate: "2027-12-11",
};

/** A trip from Basel to Lucerne at an hour and a minute of 1 December 2026. */
export function trip(time: string, changes: Partial<Trip> = {}): Trip {
  const hour = Number(time.slice(0, 2)) + 1;
  const startTime = `2026-12-01T${time}:00+01:00`;
  return {
    id: `trip-${time}`,
    origin: { objectType: "StopPlaceRef", stopPlaceRef: basel.id },
    originName: basel.name,
    destination: { objectType: "StopPlaceRef", stopPlaceRef: luzern.id },
    destinationName: luzern.name,
    startTime,
    endTime: `2026-12-01T${String(hour).padStart(2, "0")}${time.slice(2)}:00+01:00`,
    duration: "PT1H",
    transfers: 0,
    distance: 90_000,
    legs: [],
    situations: [],
    isDemo: true,
    ticketCategories: [
      { ticketCategoryId: 1, productId: "single", categoryTypeKey: "2nd_class", price: money(3400) },
      { ticketCategoryId: 11, productId: "single", categoryTypeKey: "1st_class", price: money(5900) },
    ],
    ...changes,
  };
}

export const input: TransportInput = {
  search: {
    origin: { text: "", place: null },
    destination: { text: "", place: null },
    date: "2026-12-01",
    time: "10:00",
    isArrival: false,
    replaced: null,
    wanted: { origin: null, destination: null },
  },
  givenBy: "",
  linkedTripId: null,
  locale: "en_CH",
  today: "2026-11-26",
  soon: { date: "2026-11-26", time: "09:02" },
  returnTime: null,
  withItem: null,
  replaces: null,
  editing: null,
  isOpen: false,
  role: { isReseller: false, isAdmin: false, distributorId: null },
};

/** Both places are chosen. */
export const complete: Partial<TransportInput> = {
  search: {
    ...input.search,
    origin: { ...emptyField(), text: basel.name, place: basel },
    destination: { ...emptyField(), text: luzern.name, place: luzern },
  },
};

/** A rejection as the client's. */
export const refused = (status: number, code: string, fields = {}) =>
  Object.assign(new Error(code), { status, code, fields });

type Answers = { [Name in keyof Answering]?: (input: any) => Answering[Name] | Promise<Answering[Name]> };
interface Answering {
  findPlaces: readonly Place[];
  resolvePlace: readonly Place[];
  findNearby: readonly Place[];
  findTrips: object;
  loadTrip: Trip;
  findLastWayBack: LastWayBack | null;
}

const usual: Answers = {
  findPlaces: ({ search }: { search: string }) =>
    [luzern, basel, pilatus].filter(({ name }) => name.toLowerCase().startsWith(search.toLowerCase())),
  resolvePlace: ({ wanted }) => ("text" in wanted ? [luzern, basel].filter(({ id }) => id === wanted.text) : [pilatus]),
  findNearby: () => [luzern, basel],
  findTrips: () => ({ trips: ["10:04", "10:34", "11:04"].map((time) => trip(time)), timetable, walk: null }),
  findLastWayBack: () => null,
  loadTrip: ({ tripId }: { tripId: string }) => trip(tripId.slice(5)),
};

/** The machine on a timetable that answers at once, or as the test says. */
export function openTransport(changes: Partial<TransportInput> = {}, answers: Answers = {}) {
  const calls: { name: string; input: any; aborted: boolean }[] = [];
  const stored: any[] = [];
  const written: any[] = [];
  const toBooking: TripBookingEvent[] = [];
  let fromBooking: (event: TripBookingReport) => void = () => {};
  const emitted: TransportEmitted[] = [];
  const actors = Object.fromEntries(
    Object.keys(usual).map((name) => [
      name,
      fromPromise<any, any>(async ({ input, signal }) => {
        const call = { name, input, aborted: false };
        calls.push(call);
        signal.addEventListener("abort", () => (call.aborted = true));
        return ({ ...usual, ...answers } as Record<string, (input: any) => unknown>)[name]!(input);
      }),
    ]),
  );
  const actor = createActor(
    transportMachine.provide({
      actors: {
        ...actors,
        booking: fromCallback<TripBookingEvent, TripBookingInput>(({ input, sendBack, receive }) => {
          calls.push({ name: "booking", input, aborted: false });
          fromBooking = sendBack;
          receive((event) => toBooking.push(event));
        }),
      },
      actions: {
        store: (_: unknown, params: unknown) => void stored.push(params),
        writeTime: (_: unknown, params: unknown) => void written.push(params),
      },
    } as never),
    { input: { ...input, ...changes } },
  );
  actor.on("*", (event) => emitted.push(event));
  actor.start();
  return {
    actor,
    calls,
    stored,
    written,
    toBooking,
    report: (event: TripBookingReport) => fromBooking(event),
    emitted,
    send: (event: TransportEvent) => actor.send(event),
    context: () => actor.getSnapshot().context,
    at: (value: Parameters<ReturnType<(typeof actor)["getSnapshot"]>["matches"]>[0]) =>
      actor.getSnapshot().matches(value),
    value: () => actor.getSnapshot().value,
    called: (name: string) => calls.filter((call) => call.name === name).map(({ input }) => input),
    names: () => emitted.map((event) => (event.type === "analytics" ? event.detail.name : event.type)),
    /** Answers that are there already arrive. */
    settle: async () => {
      for (let turn = 0; turn < 12; turn++) await Promise.resolve();
    },
  };
}

/** Six trips are shown. */
export async function withTrips(changes: Partial<TransportInput> = {}, answers: Answers = {}) {
  const transport = openTransport({ ...complete, ...changes }, answers);
  await transport.settle();
  return transport;
}
