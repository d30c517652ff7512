import { and, not, raise, stateIn } from "xstate";
import type { SearchHit } from "../../contracts/search.ts";
import { failureOf } from "../cart/failure.rules.ts";
import { searchSetup } from "./search.setup.ts";
import { wantedOf } from "./search.rules.ts";
import type { Goal, SearchContext } from "./search.types.ts";

/** Going there at once. */
const leaveFor = (to: "search" | "nearby") =>
  ({
    type: "leave" as const,
    params: ({ context }: { context: SearchContext }) => ({ goal: { to } as Goal, ...wantedOf(context) }),
  }) as const;

/** The click, as the index counts it. */
const reportClick = {
  type: "reportClick" as const,
  params: ({ context, event }: { context: SearchContext; event: { hit: SearchHit } }) => ({
    hit: event.hit,
    queryId: context.queryId,
    position: context.hits.indexOf(event.hit) + 1,
  }),
} as const;

/**
 * `<gipfel-search>` (discovery spec §2, §4): what is open, the query and its hits, date and participants. A response
 * belongs to its query: a newer text leaves the state that waits for the older one. With a listing of its group on the
 * page the selection goes there; else to a page.
 */
export const searchMachine = searchSetup.createMachine({
  id: "search",
  context: ({ input }) => ({
    ...input,
    part: "results",
    hits: [],
    suggested: [],
    queryId: null,
    answered: null,
    failure: null,
    active: null,
    emittedText: null,
    hasListing: false,
    goal: null,
  }),
  type: "parallel",
  invoke: { src: "watchRoute" },
  states: {
    selection: {
      on: {
        "date.chosen": { actions: "setDate" },
        "participants.changed": { actions: "setParticipants" },
        reset: { actions: "reset" },
      },
    },
    /** What a group has in common is handed on, and taken over. */
    sharing: {
      initial: "deciding",
      on: { "attributes.changed": { target: ".deciding", actions: "takeAttributes", reenter: true } },
      states: {
        deciding: { always: [{ guard: "hasGroup", target: "shared" }, { target: "alone" }] },
        alone: {},
        shared: {
          invoke: { src: "group", id: "group", input: ({ context }) => ({ group: context.group ?? "" }) },
          on: {
            "date.chosen": { actions: "sendSelection" },
            "participants.changed": { actions: "sendSelection" },
            reset: { actions: ["sendSelection", "sendText"] },
          },
        },
      },
    },
    panel: {
      initial: "closed",
      on: {
        submitted: [
          { guard: "sendsText", target: ".closed", actions: ["emitView", "emitSearch", "sendText"] },
          { guard: "hasHitForEnter", actions: ["emitSearch", "chooseForEnter"] },
          {
            guard: and(["isOutdated", "hasText", not(stateIn({ query: "failed" }))]),
            target: ".awaiting",
            actions: "emitSearch",
          },
          { actions: ["emitView", "emitSearch", leaveFor("search")] },
        ],
        "hit.chosen": [
          { guard: "narrowsListing", target: ".closed", actions: ["emitView", "emitHit", reportClick, "sendHit"] },
          { target: ".leaving", actions: ["emitView", "emitHit", reportClick, "aimAtHit"] },
        ],
        "hit.opened": { actions: ["emitView", "emitHit", reportClick] },
        "nearby.chosen": [
          { guard: "hasListing", target: ".closed", actions: "sendDistance" },
          { actions: leaveFor("nearby") },
        ],
      },
      states: {
        closed: {
          entry: "forgetActive",
          on: {
            opened: { target: "open", actions: "setPart" },
            "group.changed": {
              actions: { type: "takeGroup", params: ({ event }) => ({ shared: event.shared, isOpen: false }) },
            },
          },
        },
        open: {
          on: {
            opened: { actions: ["setPart", "forgetActive"] },
            closed: { target: "closed", actions: "emitView" },
            "route.changed": { target: "closed", actions: "emitView" },
            "text.changed": { guard: "isCleared", target: "closed" },
            "active.moved": { actions: "setActive" },
            "group.changed": {
              actions: { type: "takeGroup", params: ({ event }) => ({ shared: event.shared, isOpen: true }) },
            },
          },
        },
        /**
         * Enter was pressed before the answer had come: it leads on, to the first hit, or without one to the search
         * page.
         */
        awaiting: {
          on: {
            submitted: {},
            closed: "closed",
            "route.changed": "closed",
            "text.changed": [{ guard: "isCleared", target: "closed" }, { target: "open" }],
            "answer.taken": [
              { guard: "hasHitForEnter", actions: "chooseForEnter" },
              { target: "open", actions: ["emitView", leaveFor("search")] },
            ],
            "answer.failed": { target: "open", actions: leaveFor("search") },
          },
        },
        /** A hit was chosen: its page comes in a second, so that analytics get away. */
        leaving: {
          after: {
            beforeLeaving: {
              target: "closed",
              actions: {
                type: "leave",
                params: ({ context }) => ({ goal: context.goal ?? { to: "search" }, ...wantedOf(context) }),
              },
            },
          },
          on: { "hit.chosen": {}, submitted: {}, "nearby.chosen": {}, "route.changed": "closed" },
        },
      },
    },
    query: {
      initial: "idle",
      on: {
        "text.changed": { target: ".typing", actions: { type: "setText", params: ({ event }) => event.text } },
        reset: ".typing",
      },
      states: {
        idle: { on: { opened: "querying" } },
        typing: { after: { debounce: "querying" }, on: { submitted: "querying" } },
        querying: {
          initial: "quick",
          states: { quick: { after: { slowAfter: "slow" } }, slow: {} },
          invoke: {
            src: "query",
            input: ({ context: { text, isMainLocale } }) => ({ text, isMainLocale }),
            onDone: {
              target: "answered",
              actions: [{ type: "takeAnswer", params: ({ event }) => event.output }, raise({ type: "answer.taken" })],
            },
            onError: {
              target: "failed",
              actions: [
                { type: "setFailure", params: ({ event }) => failureOf(event.error) },
                raise({ type: "answer.failed" }),
              ],
            },
          },
        },
        answered: {
          initial: "shown",
          on: { opened: { guard: "isOutdated", target: "querying" } },
          states: { shown: { after: { beforeReporting: { target: "emitted", actions: "emitView" } } }, emitted: {} },
        },
        failed: { on: { again: "querying", opened: "querying" } },
      },
    },
  },
});
export type SearchMachine = typeof searchMachine;
