import { discoverySetup, questionOf } from "./discovery.setup.ts";
import { fullScope } from "./discovery.types.ts";
import { poolQueryOf } from "./found.rules.ts";

/**
 * What narrows, sorts or lengthens the list leads from the first offers to the one extra fetch, or to the server where
 * the list is long.
 */
const outOfTheFirst = [
  { guard: "isLarge" as const, target: "#discovery.list.remote" },
  { target: "#discovery.list.widening" },
];

/** Nothing is shown yet: the first offers and the options are on their way. */
const opening = discoverySetup.createStateConfig({
  tags: ["waiting"],
  on: { "narrowing.changed": { target: "opening", reenter: true }, more: { actions: "setWanted" } },
  invoke: {
    src: "open",
    input: ({ context }) => questionOf(context),
    onDone: [
      {
        guard: "isNarrowed",
        target: "opened",
        actions: [{ type: "setOpened", params: ({ event }) => event.output }, "forgetTotal"],
      },
      { target: "opened", actions: { type: "setOpened", params: ({ event }) => event.output } },
    ],
    onError: {
      target: "failed",
      actions: { type: "setFailure", params: ({ event }) => ({ task: "open" as const, cause: event.error }) },
    },
  },
});

/**
 * The one extra fetch. What was shown stays until its answer is there, and beyond where it fails (discovery spec §4,
 * §8).
 */
const widening = discoverySetup.createStateConfig({
  tags: ["busy"],
  entry: ["setRequested", "clearFailure"],
  on: {
    "narrowing.changed": { guard: "isRequestOutdated", target: "widening", reenter: true },
    more: { actions: "setWanted" },
  },
  invoke: {
    src: "widen",
    input: ({ context }) => ({
      scope: context.scope ?? fullScope,
      query: poolQueryOf(context),
      options: context.options,
    }),
    onDone: { target: "widened", actions: { type: "setWidened", params: ({ event }) => event.output } },
    onError: {
      target: "stuck",
      actions: [
        "markSearched",
        { type: "setFailure", params: ({ event }) => ({ task: "widen" as const, cause: event.error }) },
      ],
    },
  },
});

/** The browser has everything, and filters it. */
const local = discoverySetup.createStateConfig({
  entry: "find",
  on: { "narrowing.changed": [{ guard: "hasOtherPool", target: "widening" }, { actions: "find" }] },
});

/** The list is long: the server filters it, with the same call (RULES 25). */
const remote = discoverySetup.createStateConfig({
  initial: "loading",
  on: { "narrowing.changed": ".loading", retried: ".loading" },
  states: {
    loading: {
      tags: ["busy"],
      invoke: {
        src: "loadPart",
        input: ({ context }) => ({ question: questionOf(context), offset: 0, atLeast: context.wanted, facets: null }),
        onDone: { target: "settled", actions: { type: "setPart", params: ({ event }) => event.output } },
        onError: {
          target: "stuck",
          actions: [
            "markSearched",
            { type: "setFailure", params: ({ event }) => ({ task: "loadPart" as const, cause: event.error }) },
          ],
        },
      },
    },
    settled: { on: { more: { guard: "wantsMore", target: "appending" } } },
    appending: {
      tags: ["busy"],
      invoke: {
        src: "loadPart",
        input: ({ context }) => ({
          question: questionOf(context),
          offset: context.results.length,
          atLeast: 0,
          facets: context.facets,
        }),
        onDone: { target: "settled", actions: { type: "append", params: ({ event }) => event.output } },
        onError: {
          target: "stuck",
          actions: { type: "setFailure", params: ({ event }) => ({ task: "loadPart" as const, cause: event.error }) },
        },
      },
    },
    stuck: { tags: ["stuck"], on: { more: { target: "appending", guard: "wantsMore" } } },
  },
});

/** The list itself: nothing yet, the first offers, everything in the browser, or a long list on the server. */
export const listRegion = discoverySetup.createStateConfig({
  initial: "unscoped",
  on: {
    "scope.set": [
      { guard: "isKnown", target: ".opened", actions: "takeScope" },
      { guard: "isOtherScope", target: ".opening", actions: "takeScope" },
    ],
  },
  states: {
    unscoped: { tags: ["waiting"] },
    opening,
    /**
     * The first offers are there. Narrowed already, or of a list that was longer when the visitor left it, they are a
     * part of what is wanted.
     */
    opened: {
      always: [
        { guard: "isNarrowed", target: "narrowing" },
        { guard: "wantsBeyondOffers", target: "narrowing" },
        { target: "offered" },
      ],
    },
    narrowing: { always: outOfTheFirst },
    offered: {
      on: {
        "narrowing.changed": outOfTheFirst,
        more: outOfTheFirst.map((way) => ({ ...way, actions: "setWanted" as const })),
        "filters.wanted": outOfTheFirst,
      },
    },
    widening,
    widened: {
      always: [{ guard: "hasPool", target: "local" }, { target: "remote" }],
    },
    local,
    remote,
    stuck: { tags: ["stuck"], on: { retried: "widening", "narrowing.changed": "widening", more: "widening" } },
    failed: { tags: ["failed"], on: { retried: "opening", "narrowing.changed": "opening" } },
  },
});
