import type { PreviewState } from "../_preview/preview.types.ts";
import { keepsWaiting } from "./booking.parts.ts";
import type { BookingContext, BookingStep } from "./booking.types.ts";
import { troubled } from "./failure.ts";
import type { Loaded, LoadedMonth } from "./preview.names.ts";
import { monthKey, monthRequest } from "./months.ts";

type Here = { readonly context: BookingContext };
type Failed = { readonly context: BookingContext; readonly event: { readonly error: unknown } };

/** Says which step shows. */
export const step = (name: BookingStep) => [{ type: "emitStep", params: name }] as const;

const troubleOfEvent = ({ context, event }: Failed) => troubled(event.error, context);
const emitsError = { type: "emitError", params: troubleOfEvent } as const;

/** A failure, kept for the visitor and told to the page. */
export const keepsFailure = [{ type: "keepTrouble", params: troubleOfEvent }, emitsError] as const;

/** Something could not be loaded: said until it is there. */
export const loadFailed = {
  target: "failed",
  actions: [{ type: "keepLoadFailure", params: troubleOfEvent }, emitsError],
} as const;

/** Nothing is known yet. */
export const opening = {
  initial: "quick",
  states: keepsWaiting,
  invoke: {
    src: "load",
    input: ({ context }: Here): Pick<BookingContext, "activityId" | "editing" | "locale"> => context,
    onDone: {
      target: "beginning",
      actions: [
        { type: "keepLoaded", params: ({ event }: { readonly event: { readonly output: Loaded } }) => event.output },
        { type: "emitAnalytics", params: "open_reservation" },
      ],
    },
    onError: { target: "failed", actions: keepsFailure },
  },
} as const satisfies PreviewState;

/** The activity could not be loaded. */
export const failed = { on: { again: { target: "opening", actions: "dropTrouble" } } } as const satisfies PreviewState;

/** When? */
export const date = {
  entry: step("date"),
  on: {
    "month.show": { guard: "canShowMonth", actions: "showMonth" },
    "date.choose": {
      guard: "isOpenDate",
      actions: ["takeDate", "emitDate", { type: "emitAnalytics", params: "select_date" }],
    },
  },
} as const satisfies PreviewState;

/** The calendar's prices: asked for when they are needed, and month by month until one has a date. */
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
      states: keepsWaiting,
      on: { "month.show": { guard: "canShowMonth", target: "looking" }, "step.back": "looking" },
      invoke: {
        src: "loadMonth",
        input: ({ context }: Here) => ({ key: monthKey(context), request: monthRequest(context) }),
        onDone: {
          target: "looking",
          actions: {
            type: "keepMonth",
            params: ({ event }: { readonly event: { readonly output: LoadedMonth } }) => event.output,
          },
        },
        onError: loadFailed,
      },
    },
    looking: {
      always: [
        { guard: "findsDate", target: "known", actions: ["takeFirstDate", "emitDate"] },
        { guard: "searchesNextMonth", target: "idle", actions: "nextMonth" },
        { guard: "isWithoutDates", target: "empty" },
        { target: "idle" },
      ],
    },
    known: {
      always: { guard: "needsMonthSearch", target: "looking" },
      after: { monthLife: "stale" },
    },
    /** Older than five minutes: asked for again with the next page that the visitor turns. */
    stale: {
      always: { guard: "needsMonthSearch", target: "looking" },
      on: { "month.show": { guard: "canShowMonth", target: "looking", actions: "dropMonths" } },
    },
    failed: { on: { again: "idle", "month.show": { guard: "canShowMonth", target: "looking" } } },
    empty: {
      entry: "backToFirstMonth",
      always: { guard: "canSync", target: "syncing" },
      on: {
        "month.show": { guard: "canShowMonth", target: "looking" },
        again: { target: "looking", actions: "restartMonthSearch" },
      },
    },
    /** No availability at all: the supplier's calendar is asked once (purchase spec §7). */
    syncing: {
      initial: "quick",
      states: keepsWaiting,
      invoke: {
        src: "syncOffer",
        input: ({ context }: Here) => ({ offerId: context.offerId ?? context.offers?.[0]?.offerId ?? 0 }),
        onDone: { target: "looking", actions: "restartMonthSearch" },
        onError: { target: "looking", actions: "restartMonthSearch" },
      },
    },
  },
} as const satisfies PreviewState;
