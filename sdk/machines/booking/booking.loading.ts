import { and, stateIn } from "xstate";
import { keepsWaiting } from "./booking.parts.ts";
import { chart } from "./booking.setup.ts";
import { monthKey, monthRequest } from "./months.ts";

/** The calendar's prices: asked for when they are needed, and month by month until one has a date. */
export const month = chart.createStateConfig({
  initial: "idle",
  states: {
    idle: {
      always: [
        { guard: "needsMonth", target: "loading" },
        { guard: and(["needsFilteredMonth", stateIn("#dateStep")]), target: "loading" },
        { guard: "knowsMonth", target: "known" },
      ],
    },
    loading: {
      initial: "quick",
      states: keepsWaiting,
      on: { "month.show": { guard: "canShowMonth", target: "looking" }, "step.back": "looking" },
      invoke: {
        src: "loadMonth",
        input: ({ context }) => ({ key: monthKey(context), request: monthRequest(context) }),
        onDone: { target: "looking", actions: { type: "keepMonth", params: ({ event }) => event.output } },
        onError: "failed",
      },
    },
    looking: {
      always: [
        { guard: "findsDate", target: "known", actions: "takeFirstDate" },
        { guard: "looksFurther", target: "idle", actions: "nextMonth" },
        { guard: "isWithoutDates", target: "empty" },
        { target: "idle" },
      ],
    },
    known: {
      always: { guard: "wantsLook", target: "looking" },
      after: { monthLife: "stale" },
    },
    /** Older than five minutes: asked for again with the next page that the visitor turns. */
    stale: {
      always: { guard: "wantsLook", target: "looking" },
      on: { "month.show": { guard: "canShowMonth", target: "looking", actions: "dropMonths" } },
    },
    failed: { on: { again: "idle", "month.show": { guard: "canShowMonth", target: "looking" } } },
    empty: {
      entry: "backToFirstMonth",
      always: { guard: "canSync", target: "syncing" },
      on: { "month.show": { guard: "canShowMonth", target: "looking" }, again: { target: "looking", actions: "lookAgain" } },
    },
    /** No availability at all: the supplier's calendar is asked once (purchase spec §7). */
    syncing: {
      initial: "quick",
      states: keepsWaiting,
      invoke: {
        src: "syncOffer",
        input: ({ context }) => ({ offerId: context.offerId ?? context.offers?.[0]?.offerId ?? 0 }),
        onDone: { target: "looking", actions: "lookAgain" },
        onError: { target: "looking", actions: "lookAgain" },
      },
    },
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
        input: ({ context }) => ({ mappedId: context.activity?.mappedId ?? 0, date: context.date ?? "", distributorId: context.role.distributorId }),
        onDone: { target: "idle", actions: { type: "keepSlots", params: ({ event }) => event.output } },
        onError: "failed",
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
        input: ({ context }) => ({ mappedId: context.activity?.mappedId ?? 0, availabilityId: context.availabilityId ?? "" }),
        onDone: { target: "idle", actions: { type: "keepFields", params: ({ event }) => event.output } },
        onError: "failed",
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
      after: { informationDelay: { target: "quiet", actions: { type: "tellAnalytics", params: "add_information_value" } } },
    },
  },
});
