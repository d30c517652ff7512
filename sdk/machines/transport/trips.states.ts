import { failureOf } from "../cart/failure.rules.ts";
import { moreRequest, tripRequest, lastWayBackRequest } from "./search.rules.ts";
import { transportSetup } from "./transport.setup.ts";
import type { TransportContext } from "./transport.types.ts";

const setsFailure = {
  type: "setFailure",
  params: ({ event }: { event: { error: unknown } }) => failureOf(event.error),
} as const;

const waiting = { initial: "quick", states: { quick: { after: { slowAfter: "slow" } }, slow: {} } } as const;

/** Whether a trip no longer runs, and not only can't be loaded now. */
const isOver = (cause: unknown) => [400, 404, 410, 422].includes(failureOf(cause).status);

/** Six trips before the first one, or after the last. */
const more = (where: "earlier" | "later") =>
  transportSetup.createStateConfig({
    ...waiting,
    invoke: {
      src: "findTrips",
      input: ({ context }: { context: TransportContext }) => moreRequest(context, where),
      onDone: {
        target: "idle",
        actions: { type: "addTrips", params: ({ event }) => ({ where, more: event.output.trips }) },
      },
      onError: { target: "idle", actions: setsFailure },
    },
  });

/** The trips of the search: looked for as soon as both places and a time are there. */
export const trips = transportSetup.createStateConfig({
  initial: "deciding",
  on: {
    "search.changed": [
      { guard: "isTyped", target: ".typing", actions: "forgetTrips" },
      { target: ".deciding", actions: "forgetTrips" },
    ],
    "search.given": ".deciding",
  },
  states: {
    deciding: {
      entry: ["replacePast", "correctAddress"],
      always: [
        { guard: "isSamePlace", target: "samePlace" },
        { guard: "isComplete", target: "searching" },
        { target: "incomplete" },
      ],
    },
    /** A place or the time is missing. */
    incomplete: { on: { "trip.linked": "deciding" } },
    samePlace: {},
    /** A date or a time is being typed. */
    typing: { on: { "search.typed": "deciding" } },
    searching: {
      ...waiting,
      invoke: {
        src: "findTrips",
        input: ({ context }) => tripRequest(context),
        onDone: {
          target: "shown",
          actions: [
            { type: "setTrips", params: ({ event }) => event.output },
            { type: "emitAnalytics", params: "view_item_list" },
          ],
        },
        onError: { target: "failed", actions: setsFailure },
      },
    },
    shown: {
      initial: "idle",
      states: {
        idle: {
          on: {
            "trips.earlier": { guard: "hasTrips", target: "earlier", actions: { type: "setFailure", params: null } },
            "trips.later": { guard: "hasTrips", target: "later", actions: { type: "setFailure", params: null } },
          },
        },
        earlier: more("earlier"),
        later: more("later"),
      },
      on: {
        "trip.linked": { actions: "addLinkedTrip" },
        "trip.toggled": { guard: "isKnownTrip", actions: ["toggleTrip", "storeSearch"] },
      },
    },
    failed: { on: { "trips.retried": "searching" } },
  },
});

/** The last way back: a failure leaves its sentence out. */
export const lastWayBack = transportSetup.createStateConfig({
  initial: "deciding",
  on: { "search.changed": ".deciding", "search.given": ".deciding" },
  states: {
    deciding: {
      entry: { type: "setLastWayBack", params: null },
      always: [{ guard: "hasPlacesOfWayBack", target: "searching" }, { target: "done" }],
    },
    searching: {
      invoke: {
        src: "findLastWayBack",
        input: ({ context }) => lastWayBackRequest(context),
        onDone: { target: "done", actions: { type: "setLastWayBack", params: ({ event }) => event.output } },
        onError: "done",
      },
    },
    done: {},
  },
});

/** The trip that the address names: its details are shown. */
export const linked = transportSetup.createStateConfig({
  initial: "deciding",
  on: {
    "search.given": ".deciding",
    "search.changed": { guard: "isByVisitor", target: ".done", actions: "forgetGiven" },
  },
  states: {
    deciding: { always: [{ guard: "hasLinkedTrip", target: "loading" }, { target: "done" }] },
    loading: {
      invoke: {
        src: "loadTrip",
        input: ({ context }) => ({ tripId: context.linkedTripId ?? "" }),
        onDone: {
          target: "done",
          actions: [{ type: "setLinkedTrip", params: ({ event }) => event.output }, "reportLinked"],
        },
        onError: [
          { guard: ({ event }) => isOver(event.error), target: "done", actions: "breakLink" },
          { target: "failed" },
        ],
      },
    },
    /** It may still run: the network or the server failed. */
    failed: { on: { "link.retried": "loading" } },
    done: {},
  },
});
