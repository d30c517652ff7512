import { assign, fromPromise, setup } from "xstate";

type Load = () => Promise<unknown>;

type LoadingEvent =
  /** The page is about something else now, or the visitor tries again. */
  | { readonly type: "data.requested"; readonly load: Load }
  /** A change was answered with the data as it is now. */
  | { readonly type: "data.replaced"; readonly data: unknown }
  /** A change got no answer: what is shown may not hold any more. */
  | { readonly type: "data.doubted" };

interface LoadingContext {
  readonly load: Load;
  readonly data: unknown;
  readonly error: unknown;
}

export interface LoadingInput {
  readonly load: Load;
  /** What the page showed before it was left; undefined where it is shown for the first time. */
  readonly known: unknown;
}

const setData = {
  type: "setData",
  params: ({ event }: { event: { output: unknown } }) => ({ data: event.output }),
} as const;

/**
 * A list or record of the account or the team. What is shown stays while newer data is on its way; an answer that comes
 * after another request is dropped.
 */
export const loadingMachine = setup({
  types: { context: {} as LoadingContext, events: {} as LoadingEvent, input: {} as LoadingInput },
  actors: { load: fromPromise<unknown, Load>(({ input }) => input()) },
  actions: {
    setLoad: assign((_, load: Load) => ({ load })),
    setData: assign((_, { data }: { data: unknown }) => ({ data, error: null })),
    setError: assign((_, { error }: { error: unknown }) => ({ error })),
  },
  guards: { isKnown: ({ context }) => context.data !== undefined },
}).createMachine({
  id: "loading",
  context: ({ input }) => ({ load: input.load, data: input.known, error: null }),
  initial: "starting",
  on: {
    "data.requested": { target: ".loading", actions: { type: "setLoad", params: ({ event }) => event.load } },
    "data.replaced": {
      target: ".shown.current",
      actions: { type: "setData", params: ({ event }) => event },
    },
  },
  states: {
    starting: { always: [{ guard: "isKnown", target: "shown.outdated" }, { target: "loading" }] },
    loading: {
      // The answer on its way may be older than the change.
      on: { "data.doubted": { target: "loading", reenter: true } },
      invoke: {
        src: "load",
        input: ({ context }) => context.load,
        onDone: { target: "shown.current", actions: setData },
        onError: { target: "failed", actions: { type: "setError", params: ({ event }) => event } },
      },
    },
    shown: {
      initial: "current",
      on: {
        "data.requested": { target: ".outdated", actions: { type: "setLoad", params: ({ event }) => event.load } },
      },
      states: {
        current: { on: { "data.doubted": "checking" } },
        /** The data of another place or moment, until the answer is there. */
        outdated: {
          // The answer on its way may be older than the change. One that fails shows why: this data never was current.
          on: { "data.doubted": { target: "outdated", reenter: true } },
          invoke: {
            src: "load",
            input: ({ context }) => context.load,
            onDone: { target: "current", actions: setData },
            onError: { target: "#loading.failed", actions: { type: "setError", params: ({ event }) => event } },
          },
        },
        /** Where that gets no answer either, what was shown stays. */
        checking: {
          on: { "data.doubted": { target: "checking", reenter: true } },
          invoke: {
            src: "load",
            input: ({ context }) => context.load,
            onDone: { target: "current", actions: setData },
            onError: "current",
          },
        },
      },
    },
    failed: {},
  },
});
