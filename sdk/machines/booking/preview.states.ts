import type { PreviewState } from "../_preview/preview.types.ts";
import { waitStates } from "./wait.states.ts";
import type { BookingContext, BookingStep } from "./booking.types.ts";
import { bookingErrorFrom } from "./failure.rules.ts";
import type { LoadedActivity, LoadedMonth } from "./preview.setup.ts";
import { monthKey, monthRequest } from "./months.rules.ts";

type Here = { readonly context: BookingContext };
type Failed = { readonly context: BookingContext; readonly event: { readonly error: unknown } };

/** Emits the current step. */
export const emitsStep = (name: BookingStep) => [{ type: "emitStep", params: name }] as const;

const errorOfEvent = ({ context, event }: Failed) => bookingErrorFrom(event.error, context);
const emitsError = { type: "emitError", params: errorOfEvent } as const;

/** Sets the error for the visitor and emits it to the page. */
export const setsError = [{ type: "setError", params: errorOfEvent }, emitsError] as const;

/** Loading failed: sets the error that is shown until it succeeds. */
export const loadFailed = {
  target: "failed",
  actions: [{ type: "setLoadFailure", params: errorOfEvent }, emitsError],
} as const;

/** Loads the activity and its offers. */
export const opening = {
  initial: "quick",
  states: waitStates,
  invoke: {
    src: "load",
    input: ({ context }: Here): Pick<BookingContext, "activityId" | "editing" | "locale"> => context,
    onDone: {
      target: "beginning",
      actions: [
        {
          type: "setLoaded",
          params: ({ event }: { readonly event: { readonly output: LoadedActivity } }) => event.output,
        },
        { type: "emitAnalytics", params: "open_reservation" },
      ],
    },
    onError: { target: "failed", actions: setsError },
  },
} as const satisfies PreviewState;

/** The activity could not be loaded. */
export const failed = { on: { retry: { target: "opening", actions: "clearError" } } } as const satisfies PreviewState;

/** The date step. */
export const date = {
  entry: emitsStep("date"),
  on: {
    "month.show": { guard: "canShowMonth", actions: "showMonth" },
    "date.choose": {
      guard: "isOpenDate",
      actions: ["takeDate", "emitDate", { type: "emitAnalytics", params: "select_date" }],
    },
  },
} as const satisfies PreviewState;

/** The calendar's prices: loads the displayed month, then further months until one has a date. */
export const month = {
  initial: "idle",
  states: {
    idle: {
      always: [
        { guard: "needsMonth", target: "loading" },
        { guard: "knowsMonth", target: "known" },
      ],
    },
    loading: {
      initial: "quick",
      states: waitStates,
      on: { "month.show": { guard: "canShowMonth", target: "checking" }, "step.back": "checking" },
      invoke: {
        src: "loadMonth",
        input: ({ context }: Here) => ({ key: monthKey(context), request: monthRequest(context) }),
        onDone: {
          target: "checking",
          actions: {
            type: "setMonth",
            params: ({ event }: { readonly event: { readonly output: LoadedMonth } }) => event.output,
          },
        },
        onError: loadFailed,
      },
    },
    checking: {
      always: [
        { guard: "findsDate", target: "known", actions: ["takeFirstDate", "emitDate"] },
        { guard: "searchesNextMonth", target: "idle", actions: "nextMonth" },
        { guard: "isWithoutDates", target: "empty" },
        { target: "idle" },
      ],
    },
    known: {
      always: { guard: "needsMonthSearch", target: "checking" },
      after: { monthLife: "stale" },
    },
    /** Older than five minutes: loaded again when the visitor next changes the month. */
    stale: {
      always: { guard: "needsMonthSearch", target: "checking" },
      on: { "month.show": { guard: "canShowMonth", target: "checking", actions: "dropMonths" } },
    },
    failed: { on: { retry: "idle", "month.show": { guard: "canShowMonth", target: "checking" } } },
    empty: {
      entry: "backToFirstMonth",
      always: { guard: "canSync", target: "syncing" },
      on: {
        "month.show": { guard: "canShowMonth", target: "checking" },
        retry: { target: "checking", actions: "restartMonthSearch" },
      },
    },
    /** No availability at all: syncs the supplier's calendar once (purchase spec §7). */
    syncing: {
      initial: "quick",
      states: waitStates,
      invoke: {
        src: "syncOffer",
        input: ({ context }: Here) => ({ offerId: context.offerId ?? context.offers?.[0]?.offerId ?? 0 }),
        onDone: { target: "checking", actions: "restartMonthSearch" },
        onError: { target: "checking", actions: "restartMonthSearch" },
      },
    },
  },
} as const satisfies PreviewState;
