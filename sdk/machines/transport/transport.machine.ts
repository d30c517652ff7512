import { and, not, stateIn } from "xstate";
import { booking } from "./booking.states.ts";
import { placeStates } from "./place.states.ts";
import { freshContext } from "./search.rules.ts";
import { transportSetup } from "./transport.setup.ts";
import { linked, trips, lastWayBack } from "./trips.states.ts";

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
      initial: "quiet",
      on: {
        "search.given": ".quiet",
        swapped: { actions: ["swap", "reportChange"] },
        "date.set": { target: ".typingDate", actions: ["setDate", "reportTyping"] },
        "time.set": { target: ".typingTime", actions: ["setTime", "reportTyping"] },
        "direction.set": { actions: ["setDirection", "reportChange"] },
      },
      states: {
        quiet: {},
        /** A date is typed key by key, which makes other dates on the way: it counts after a pause. */
        typingDate: {
          on: { "time.set": { target: "typingDate", reenter: true, actions: ["setTime", "reportTyping"] } },
          after: {
            typing: [
              {
                guard: "hasDate",
                target: "quiet",
                actions: ["reportTyped", "emitDate", { type: "emitAnalytics", params: "select_date" }],
              },
              { target: "quiet", actions: "reportTyped" },
            ],
          },
        },
        typingTime: { after: { typing: { target: "quiet", actions: "reportTyped" } } },
      },
    },
    linked,
    trips,
    lastWayBack,
    booking,
    /** The last region: what it stores has every change of the event. A good guest stores nothing before. */
    storing: {
      on: {
        "search.changed": { guard: and(["isByVisitor", not("isTyped")]), actions: "storeSearch" },
        "search.typed": { actions: "storeSearch" },
      },
    },
  },
});
export type TransportMachine = typeof transportMachine;
