import { and, not, or, stateIn } from "xstate";
import { fields, language, month, similar, slots, typing } from "./loading.states.ts";
import { bookingSetup } from "./booking.setup.ts";
import { steps } from "./steps.states.ts";
import { trips } from "./trips.states.ts";
import { freshFor } from "./restore.rules.ts";

/** The check-out inside, and the return to it: the page's date and party don't interrupt it. */
const isPaying = or([stateIn({ shown: { step: "checkout" } }), stateIn({ shown: { step: "returned" } })]);

/** `<gipfel-booking>`: from a date to held seats (purchase spec §4). */
export const bookingMachine = bookingSetup.createMachine({
  id: "booking",
  context: ({ input }) => freshFor(input),
  initial: "waiting",
  entry: ["emitUnreadableLink", "warnOfPrefill"],
  on: {
    "attributes.changed": [
      {
        guard: or(["startsAnew", and(["hasNewPrefill", not(isPaying)])]),
        target: ".waiting",
        actions: ["emitUnreadableLink", "warnOfPrefill", "takeInput", "startAnew"],
      },
      {
        guard: "closes",
        target: ".waiting",
        actions: ["emitUnreadableLink", "warnOfPrefill", "takeInput", "startAnew"],
      },
      { guard: "opens", target: ".waiting", actions: ["emitUnreadableLink", "warnOfPrefill", "takeInput"] },
      { actions: ["emitUnreadableLink", "warnOfPrefill", "takeInput", "checkLocale"] },
    ],
  },
  states: {
    waiting: { always: [{ guard: "isOpen", target: "shown" }, { target: "closed" }] },
    closed: {
      on: {
        open: { guard: "mayOpen", target: "shown" },
        select: { guard: "mayOpen", target: "waiting", actions: ["takeSelection", "startAnew"] },
      },
    },
    shown: {
      type: "parallel",
      on: {
        close: [
          { guard: "isInline", target: "waiting", actions: ["forgetAddress", "reset"] },
          { target: "closed", actions: ["forgetAddress", "reset", { type: "emitStep", params: "closed" }] },
        ],
        "tab.choose": { actions: "chooseTab" },
        select: {
          guard: not(isPaying),
          target: "waiting",
          actions: ["takeSelection", "startAnew"],
        },
      },
      states: { step: steps, trips, month, slots, fields, typing, similar, language },
    },
  },
});
