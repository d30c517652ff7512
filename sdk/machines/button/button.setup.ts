import { assign, emit, setup } from "xstate";
import type { ButtonContext, ButtonEvent, ButtonEmitted } from "./button.types.ts";

/** Named actors, actions and guards of `button.machine.ts`. */
export const buttonSetup = setup({
  types: {} as { context: ButtonContext; events: ButtonEvent; emitted: ButtonEmitted; input: ButtonContext },
  guards: { hasActivity: ({ context }) => context.activity !== undefined },
  actions: {
    take: assign(({ event }) =>
      event.type === "button.changed" ? { activity: event.activity, appearance: event.appearance } : {},
    ),
    emitSelected: emit(({ context }) => ({
      type: "select" as const,
      detail: { activityId: context.activity ?? 0, kind: "activity" as const, value: String(context.activity) },
    })),
    leaveForListing: () => {},
  },
});
