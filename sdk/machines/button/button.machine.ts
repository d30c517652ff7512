import { buttonSetup } from "./button.setup.ts";

/**
 * The call to action: pressed, it opens the booking widget of its activity, or goes to the listing where it has none.
 */
export const buttonMachine = buttonSetup.createMachine({
  id: "button",
  context: ({ input }) => input,
  on: { "button.changed": { actions: "take" } },
  initial: "closed",
  states: {
    closed: {
      on: {
        "button.pressed": [
          { guard: "hasActivity", target: "open", actions: "emitSelected" },
          { actions: "leaveForListing" },
        ],
      },
    },
    open: {
      on: { "booking.closed": "closed" },
    },
  },
});

export type ButtonMachine = typeof buttonMachine;
