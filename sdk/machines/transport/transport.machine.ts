import { and, stateIn } from "xstate";
import { booking } from "./booking.states.ts";
import { placeStates } from "./place.states.ts";
import { freshContext } from "./search.rules.ts";
import { transportSetup } from "./transport.setup.ts";
import { linked, trips, wayHome } from "./trips.states.ts";

/** `<gipfel-transport>`: from two places and a time to held tickets (purchase spec §2, §4, "Transport"). */
export const transportMachine = transportSetup.createMachine({
  id: "transport",
  context: ({ input }) => freshContext(input),
  type: "parallel",
  on: {
    "attributes.changed": [
      { guard: and([stateIn({ booking: "open" }), "isOfOtherBooking"]), actions: ["holdInput", "closeBooking"] },
      { actions: ["applyInput", "takeInput"] },
    ],
  },
  states: {
    origin: placeStates("origin"),
    destination: placeStates("destination"),
    /** Changes that concern neither one place nor the trips alone. */
    search: {
      on: {
        swapped: { actions: ["swap", "reportChange"] },
        "date.set": {
          actions: ["setDate", "reportTyping", "emitDate", { type: "emitAnalytics", params: "select_date" }],
        },
        "time.set": { actions: ["setTime", "reportTyping"] },
        "direction.set": { actions: ["setDirection", "reportChange"] },
      },
    },
    linked,
    trips,
    wayHome,
    booking,
    /** The last region: what it stores has every change of the event. A good guest stores nothing before. */
    storing: { on: { "search.changed": { guard: "isByVisitor", actions: "storeSearch" } } },
  },
});
export type TransportMachine = typeof transportMachine;
