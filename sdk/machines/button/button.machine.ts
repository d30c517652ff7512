import { assign, emit, setup } from "xstate";

/** How the button looks, and what it hands on to the booking widget. */
export interface ButtonLooks {
  readonly variant: "button" | "cta" | "fixed";
  /** The partner's own words, in place of "Book now". */
  readonly text: string | undefined;
  readonly brandColor: string | undefined;
  readonly theme: string;
  readonly opensDialog: boolean;
}

export interface ButtonContext {
  /** Content id of the activity to book; without one the button leads to the listing. */
  readonly activity: number | undefined;
  readonly looks: ButtonLooks;
}

export type ButtonEvent =
  | ({ readonly type: "button.changed" } & ButtonContext)
  | { readonly type: "button.pressed" }
  | { readonly type: "booking.closed" };

export interface ButtonEmitted {
  readonly type: "select";
  readonly detail: { readonly activityId: number; readonly kind: "activity"; readonly value: string };
}

/**
 * The call to action: pressed, it opens the booking widget of its activity, or goes to the listing where it has none.
 */
export const buttonMachine = setup({
  types: {} as { context: ButtonContext; events: ButtonEvent; emitted: ButtonEmitted; input: ButtonContext },
  guards: { hasActivity: ({ context }) => context.activity !== undefined },
  actions: {
    take: assign(({ event }) =>
      event.type === "button.changed" ? { activity: event.activity, looks: event.looks } : {},
    ),
    emitSelected: emit(({ context }) => ({
      type: "select" as const,
      detail: { activityId: context.activity ?? 0, kind: "activity" as const, value: String(context.activity) },
    })),
    leaveForListing: () => {},
  },
}).createMachine({
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
