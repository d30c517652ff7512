import { buttonSetup } from "./button.setup.ts";

const pressed = [
  { guard: "leadsToPage", actions: ["emitSelected", "leaveForShop"] },
  { guard: "mayOpen", target: "#button.overlay.open", actions: "emitSelected" },
] as const;

/**
 * The call to action: pressed, it opens the booking widget of its activity or its list of activities, or leads to the
 * shop's page. As a card (`variant="cta"`) it says what the activity is and what it costs.
 */
export const buttonMachine = buttonSetup.createMachine({
  id: "button",
  context: ({ input }) => ({ ...input, date: null, listed: null }),
  type: "parallel",
  states: {
    /** What a call to action says of its activity. Where it can't be had, the button stands alone. */
    card: {
      initial: "deciding",
      // Not of the machine: a transition of a parallel state to one of its regions leaves them all, and what is open
      // would close.
      on: { "button.changed": { target: ".deciding", actions: "take" } },
      states: {
        deciding: { always: [{ guard: "isCard", target: "loading" }, { target: "none" }] },
        loading: {
          invoke: {
            src: "loadActivity",
            input: ({ context }) => ({ activityId: context.activity! }),
            onDone: [
              {
                guard: ({ event }) => event.output !== null,
                target: "known",
                actions: { type: "setListed", params: ({ event }) => event.output },
              },
              { target: "none" },
            ],
            onError: "none",
          },
        },
        known: {},
        none: { entry: { type: "setListed", params: null } },
      },
    },
    overlay: {
      initial: "closed",
      states: {
        closed: {
          on: {
            "button.pressed": pressed,
            open: pressed,
            select: [pressed[0], { ...pressed[1], actions: ["takeDate", "emitSelected"] }],
          },
        },
        open: {
          exit: "forgetDate",
          on: {
            "overlay.closed": "closed",
            "overlay.lost": { target: "closed", actions: "leaveForShop" },
            close: "closed",
            select: { actions: "takeDate" },
          },
        },
      },
    },
  },
});

export type ButtonMachine = typeof buttonMachine;
