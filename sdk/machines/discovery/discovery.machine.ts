import type { Filters } from "../../contracts/discovery.ts";
import { listRegion } from "./list.states.ts";
import { discoverySetup } from "./discovery.setup.ts";
import { fullScope, type DiscoveryContext } from "./discovery.types.ts";
import { replacedIn } from "./found.rules.ts";

/** The visitor narrows the list: it is written into the address, and the list follows. */
const narrowed = [
  "setFilters" as const,
  { type: "writeAddress" as const, params: ({ context }: { context: { filters: Filters } }) => context },
  "raiseChange" as const,
];

const writeOrder = {
  type: "writeOrder" as const,
  params: ({ context }: { context: Pick<DiscoveryContext, "sort" | "search"> }) => context,
};
const writeParticipants = {
  type: "writeParticipants" as const,
  params: ({ context }: { context: Pick<DiscoveryContext, "participants" | "filters"> }) => context,
};

/** What is suggested for: the text, or the activities that similar ones stand in for. */
function suggestionOf(context: DiscoveryContext) {
  const text = context.search.trim();
  const scope = context.scope ?? fullScope;
  return { text, scope: text === "" ? { ...scope, activityIds: replacedIn(context) } : scope };
}

/**
 * Discovery (discovery spec §4): what a list is about, how the visitor narrows and sorts it, and what is found. One
 * actor for all elements of a group, so that listing, search and map show the same results. The first offers
 * show first; one extra fetch brings the rest, which pure functions filter; a list of more than 2,000 is filtered by
 * the server (RULES 25). A response belongs to its request: a new request leaves the state that waits for the old
 * one.
 */
export const discoveryMachine = discoverySetup.createMachine({
  id: "discovery",
  context: ({ input }) => ({
    ...input,
    scope: null,
    hasFiltered: false,
    hasSearched: false,
    initial: [],
    options: null,
    pool: null,
    wanted: 0,
    requested: null,
    results: [],
    total: null,
    facets: null,
    suggestions: null,
    failure: null,
    locationError: false,
  }),
  type: "parallel",
  invoke: { src: "watchAddress" },
  on: {
    "filters.set": { actions: narrowed },
    "filter.toggle": { actions: narrowed },
    "filters.clear": { actions: [{ type: "enterCleared", params: ({ context }) => context }, ...narrowed] },
    "address.changed": { actions: ["setFilters", "raiseChange"] },
    "participants.set": { actions: ["setParticipants", writeParticipants, "raiseChange"] },
  },
  states: {
    list: listRegion,
    /** The search text: what is typed counts once typing is over. */
    text: {
      initial: "quiet",
      on: { "search.set": { target: ".typing", actions: "setSearch" } },
      states: {
        quiet: {},
        typing: { after: { quiet: { target: "quiet", actions: ["raiseChange", writeOrder] } } },
      },
    },
    /**
     * Where a text finds nothing, something near to it is suggested, and similar activities where none of the list can
     * be booked; without suggestions it says so.
     */
    suggesting: {
      initial: "idle",
      states: {
        idle: { always: { guard: "needsSuggestions", target: "loading" } },
        loading: {
          tags: ["suggesting"],
          on: { "search.set": "idle", "scope.set": "idle" },
          invoke: {
            src: "suggest",
            input: ({ context }) => suggestionOf(context),
            onDone: { target: "idle", actions: { type: "setSuggestions", params: ({ event }) => event.output } },
            onError: {
              target: "idle",
              actions: {
                type: "setSuggestions",
                params: ({ context }) => ({ text: context.search.trim(), similar: [], activities: [] }),
              },
            },
          },
        },
      },
    },
    /** The sort, and the position that sorting by distance needs first. */
    order: {
      initial: "beginning",
      on: {
        "sort.set": [
          { guard: "needsPosition", target: ".locating" },
          {
            target: ".known",
            actions: [{ type: "setSort", params: ({ event }) => event.sort }, "raiseChange", writeOrder],
          },
        ],
      },
      states: {
        beginning: {
          always: [
            { guard: "waitsForPosition", target: "locating", actions: { type: "setSort", params: "relevance" } },
            { target: "known" },
          ],
        },
        known: {},
        locating: {
          tags: ["locating"],
          invoke: {
            src: "requestPosition",
            onDone: {
              target: "known",
              actions: [{ type: "setPosition", params: ({ event }) => event.output }, "raiseChange", writeOrder],
            },
            onError: { target: "known", actions: ["loseLocation", "raiseChange", writeOrder] },
          },
        },
      },
    },
  },
});

export type DiscoveryMachine = typeof discoveryMachine;
