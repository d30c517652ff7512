import { assign, enqueueActions, fromPromise, setup } from "xstate";
import type { ListedActivity } from "../../contracts/listing.ts";
import { notProvided } from "../_setup/not-provided.ts";
import type { ButtonContext, ButtonEvent, ButtonEmitted, ButtonInput } from "./button.types.ts";

/** Named actors, actions and guards of `button.machine.ts`. */
export const buttonSetup = setup({
  types: {} as { context: ButtonContext; events: ButtonEvent; emitted: ButtonEmitted; input: ButtonInput },
  actors: {
    /** The activity as a list has it; null where there is none of this id. */
    loadActivity: fromPromise<ListedActivity | null, { activityId: number }>(notProvided),
  },
  guards: {
    isCard: ({ context: { activity, appearance } }) => activity !== undefined && appearance.variant === "cta",
    /** False where the page prevents that the drawer or overlay opens. Asks the page each time, which is an effect. */
    mayOpen: () => true,
    leadsToPage: ({ context: { opens, activity, list } }) =>
      opens === "page" || (activity === undefined && list === undefined),
  },
  actions: {
    setListed: assign((_, listed: ListedActivity | null) => ({ listed })),
    takeDate: assign(({ event }) => (event.type === "select" ? { date: event.date } : {})),
    forgetDate: assign({ date: null }),
    take: assign(({ event }) => {
      if (event.type !== "button.changed") return {};
      const { type: _, ...given } = event;
      return given;
    }),
    /** A list is no selection yet. */
    emitSelected: enqueueActions(({ context: { activity }, enqueue }) => {
      if (activity === undefined) return;
      enqueue.emit({ type: "select", detail: { activityId: activity, kind: "activity", value: String(activity) } });
    }),
    /** Leads to the shop's page of the activity or the list. */
    leaveForShop: (_) => {},
  },
});
