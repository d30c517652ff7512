import { and, stateIn } from "xstate";
import { waitStates } from "./wait.states.ts";
import { bookingSetup } from "./booking.setup.ts";
import { loadFailed, month as previewMonth } from "./preview.states.ts";
import { slotsInput } from "./slots-input.rules.ts";

const [needsMonth, ...further] = previewMonth.states.idle.always;

/** The calendar's prices; with offers first for the chosen offer and tickets. */
export const month = bookingSetup.createStateConfig({
  ...previewMonth,
  states: {
    ...previewMonth.states,
    idle: {
      always: [needsMonth, { guard: and(["needsFilteredMonth", stateIn("#dateStep")]), target: "loading" }, ...further],
    },
    /** Timers of the preview are not persisted, so this re-enters the state to restart them. */
    known: { ...previewMonth.states.known, on: { upgraded: { target: "known", reenter: true } } },
  },
});

/** The slots of the chosen date. */
export const slots = bookingSetup.createStateConfig({
  initial: "idle",
  states: {
    idle: { always: { guard: "needsSlots", target: "loading" } },
    loading: {
      initial: "quick",
      states: waitStates,
      on: { "date.choose": { guard: "hasNewDate", target: "idle" } },
      invoke: {
        src: "loadSlots",
        input: ({ context }) => slotsInput(context),
        onDone: { target: "idle", actions: { type: "setSlots", params: ({ event }) => event.output } },
        onError: loadFailed,
      },
    },
    failed: { on: { retry: "idle", "date.choose": "idle" } },
  },
});

/** The personalization fields of the chosen slot. */
export const fields = bookingSetup.createStateConfig({
  initial: "idle",
  states: {
    idle: { always: { guard: "needsFields", target: "loading" } },
    loading: {
      initial: "quick",
      states: waitStates,
      on: { "slot.choose": "idle", "offer.choose": "idle" },
      invoke: {
        src: "loadFields",
        input: ({ context }) => ({
          mappedId: context.activity?.mappedId ?? 0,
          availabilityId: context.availabilityId ?? "",
        }),
        onDone: { target: "idle", actions: { type: "setFields", params: ({ event }) => event.output } },
        onError: loadFailed,
      },
    },
    failed: { on: { retry: "idle", "slot.choose": "idle", next: "idle" } },
  },
});

/** Reports to analytics once the visitor has stopped typing. */
export const typing = bookingSetup.createStateConfig({
  initial: "quiet",
  states: {
    quiet: { on: { "field.input": "busy" } },
    busy: {
      on: { "field.input": { target: "busy", reenter: true } },
      after: {
        informationDelay: { target: "quiet", actions: { type: "emitAnalytics", params: "add_information_value" } },
      },
    },
  },
});

/** Nothing can be booked: notifies the page and loads similar activities once. */
export const similar = bookingSetup.createStateConfig({
  initial: "idle",
  on: {
    "similar.selected": {
      guard: { type: "isSimilar", params: ({ event }) => event.activityId },
      actions: [
        { type: "emitSelect", params: ({ event }) => event.activityId },
        { type: "emitSelectItem", params: ({ event }) => event.activityId },
      ],
    },
  },
  states: {
    idle: {
      on: {
        unavailable: [
          { guard: "isWithdrawn", target: "loading" },
          { target: "loading", actions: "emitSoldOut" },
        ],
      },
    },
    loading: {
      invoke: {
        src: "loadSimilar",
        input: ({ context }) => ({ activityId: context.activityId }),
        onDone: { target: "known", actions: { type: "setSimilar", params: ({ event }) => event.output } },
        /* Alternatives are optional: a failure shows none. */
        onError: { target: "known", actions: { type: "setSimilar", params: [] } },
      },
    },
    known: {},
  },
});

/**
 * Reloads names and labels after a change of the language; the selection stays. Handles `locale.check`, which the root
 * raises after reading the attributes: a handler of `attributes.changed` here would override the root's.
 */
export const language = bookingSetup.createStateConfig({
  initial: "current",
  states: {
    current: { always: { guard: "isInOtherLanguage", target: "translating" } },
    translating: {
      on: { "locale.check": "current" },
      invoke: {
        src: "translate",
        input: ({ context: { activityId, locale, availabilityId, activity } }) => ({
          activityId,
          locale,
          availabilityId,
          mappedId: activity?.mappedId ?? 0,
        }),
        onDone: { target: "current", actions: { type: "setTranslated", params: ({ event }) => event.output } },
        onError: "failed",
      },
    },
    /** The old texts stay until the visitor continues or the language changes again. */
    failed: { on: { "locale.check": "current", "date.choose": "current", next: "current", retry: "current" } },
  },
});
