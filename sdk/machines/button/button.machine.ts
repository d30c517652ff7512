import { assign, emit, setup } from "xstate";

/** What the button opens: the booking widget of an activity, or the listing. */
export interface ButtonContext {
  readonly activity: number | undefined;
}

export type ButtonEvent =
  | { readonly type: "button.changed"; readonly activity: number | undefined }
  | { readonly type: "button.pressed" }
  | { readonly type: "booking.closed" };

export type ButtonFact =
  | { readonly type: "select"; readonly detail: { readonly activityId: number; readonly kind: "activity"; readonly value: string } };

/** The call to action: pressed, it opens the booking widget of its activity, or goes to the listing where it has none. */
export const buttonMachine = setup({
  types: {} as { context: ButtonContext; events: ButtonEvent; emitted: ButtonFact; input: ButtonContext },
  guards: { hasActivity: ({ context }) => context.activity !== undefined },
  actions: {
    takeActivity: assign(({ event }) => (event.type === "button.changed" ? { activity: event.activity } : {})),
    tellSelected: emit(({ context }) => ({
      type: "select" as const,
      detail: { activityId: context.activity ?? 0, kind: "activity" as const, value: String(context.activity) },
    })),
    leaveForListing: () => {},
  },
}).createMachine({
  id: "button",
  context: ({ input }) => input,
  on: { "button.changed": { actions: "takeActivity" } },
  initial: "closed",
  states: {
    closed: {
      on: { "button.pressed": [{ guard: "hasActivity", target: "open", actions: "tellSelected" }, { actions: "leaveForListing" }] },
    },
    open: {
      on: { "booking.closed": "closed" },
    },
  },
});
