import { and, stateIn } from "xstate";
import { keepsWaiting } from "./booking.parts.ts";
import { chart } from "./booking.setup.ts";
import { loadFailed, month as seenMonth } from "./preview.chart.ts";

const [needsMonth, ...further] = seenMonth.states.idle.always;

/** The calendar's prices; offers first, for the offer and the people. */
export const month = chart.createStateConfig({
  ...seenMonth,
  states: {
    ...seenMonth.states,
    idle: {
      always: [needsMonth, { guard: and(["needsFilteredMonth", stateIn("#dateStep")]), target: "loading" }, ...further],
    },
    /** A delay of the preview is not carried over: it begins again. */
    known: { ...seenMonth.states.known, on: { upgraded: { target: "known", reenter: true } } },
  },
});

/** The slots of the chosen date. */
export const slots = chart.createStateConfig({
  initial: "idle",
  states: {
    idle: { always: { guard: "needsSlots", target: "loading" } },
    loading: {
      initial: "quick",
      states: keepsWaiting,
      on: { "date.choose": { guard: "hasNewDate", target: "idle" } },
      invoke: {
        src: "loadSlots",
        input: ({ context }) => ({
          mappedId: context.activity?.mappedId ?? 0,
          date: context.date ?? "",
          distributorId: context.role.distributorId,
        }),
        onDone: { target: "idle", actions: { type: "keepSlots", params: ({ event }) => event.output } },
        onError: loadFailed,
      },
    },
    failed: { on: { again: "idle", "date.choose": "idle" } },
  },
});

/** The personalization fields of the chosen slot. */
export const fields = chart.createStateConfig({
  initial: "idle",
  states: {
    idle: { always: { guard: "needsFields", target: "loading" } },
    loading: {
      initial: "quick",
      states: keepsWaiting,
      on: { "slot.choose": "idle", "offer.choose": "idle" },
      invoke: {
        src: "loadFields",
        input: ({ context }) => ({
          mappedId: context.activity?.mappedId ?? 0,
          availabilityId: context.availabilityId ?? "",
        }),
        onDone: { target: "idle", actions: { type: "keepFields", params: ({ event }) => event.output } },
        onError: loadFailed,
      },
    },
    failed: { on: { again: "idle", "slot.choose": "idle", next: "idle" } },
  },
});

/** Tells analytics once the visitor has stopped typing. */
export const typing = chart.createStateConfig({
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

/** Nothing to book here: the page is told, and similar ones are asked for once. */
export const similar = chart.createStateConfig({
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
          { guard: "isGone", target: "loading" },
          { target: "loading", actions: "emitSoldOut" },
        ],
      },
    },
    loading: {
      invoke: {
        src: "loadSimilar",
        input: ({ context }) => ({ activityId: context.activityId }),
        onDone: { target: "known", actions: { type: "keepSimilar", params: ({ event }) => event.output } },
        /* What stands in for something can be missing too: the visitor has read what matters. */
        onError: { target: "known", actions: { type: "keepSimilar", params: [] } },
      },
    },
    known: {},
  },
});

/**
 * Another language, live: names and labels are asked for in it, and everything that is chosen stays. A handler of
 * `attributes.changed` here would take the event from the root, which reads the attributes: it raises `locale.check`
 * after that.
 */
export const language = chart.createStateConfig({
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
        onDone: { target: "current", actions: { type: "keepTranslated", params: ({ event }) => event.output } },
        onError: "failed",
      },
    },
    /** The old words stay until the visitor goes on, or another language is wanted. */
    failed: { on: { "locale.check": "current", "date.choose": "current", next: "current", again: "current" } },
  },
});
