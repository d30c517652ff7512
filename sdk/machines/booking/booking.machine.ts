import { fields, language, month, similar, slots, typing } from "./loading.states.ts";
import { bookingSetup } from "./booking.setup.ts";
import { steps } from "./steps.states.ts";
import { freshFor } from "./restore.rules.ts";

/** `<gipfel-booking>`: from a date to held seats (purchase spec §4). */
export const bookingMachine = bookingSetup.createMachine({
  id: "booking",
  context: ({ input }) => freshFor(input),
  initial: "waiting",
  entry: "emitUnreadableLink",
  on: {
    "attributes.changed": [
      { guard: "startsAnew", target: ".waiting", actions: ["emitUnreadableLink", "takeInput", "startAnew"] },
      { guard: "closes", target: ".waiting", actions: ["emitUnreadableLink", "takeInput", "startAnew"] },
      { guard: "opens", target: ".waiting", actions: ["emitUnreadableLink", "takeInput"] },
      { actions: ["emitUnreadableLink", "takeInput", "checkLocale"] },
    ],
  },
  states: {
    waiting: { always: [{ guard: "isOpen", target: "shown" }, { target: "closed" }] },
    closed: { on: { open: "shown" } },
    shown: {
      type: "parallel",
      on: {
        close: [
          { guard: "isInline", target: "waiting", actions: ["forgetAddress", "reset"] },
          { target: "closed", actions: ["forgetAddress", "reset", { type: "emitStep", params: "closed" }] },
        ],
        "tab.choose": { actions: "chooseTab" },
      },
      states: { step: steps, month, slots, fields, typing, similar, language },
    },
  },
});
