import { raise, sendTo } from "xstate";
import { failureOf } from "../cart/failure.rules.ts";
import { cardsAPage } from "./map.rules.ts";
import { mapSetup } from "./map.setup.ts";

/**
 * `<gipfel-map>` (discovery spec §2, §4): the points that a group looks for, the clusters they fall into, and their
 * cards.
 */
export const mapMachine = mapSetup.createMachine({
  id: "map",
  context: ({ input }) => ({
    ...input,
    sought: null,
    unfolded: [],
    points: [],
    total: 0,
    failure: null,
    bounds: null,
    chosen: null,
    sort: "relevance",
    cards: cardsAPage,
    position: null,
    aim: null,
  }),
  type: "parallel",
  on: { find: { actions: sendTo("discovery", ({ event }) => event.event) } },
  states: {
    /** What is looked for, and its names, which belong to one language. */
    group: {
      initial: "followed",
      states: {
        followed: {
          invoke: {
            src: "discovery",
            id: "discovery",
            input: ({ context: { group, activityIds, sought } }) => ({
              group,
              activityIds,
              filters: sought?.discovery.filters ?? null,
            }),
          },
          on: { "attributes.changed": { guard: "isOtherLanguage", target: "followed", reenter: true } },
        },
      },
    },
    points: {
      initial: "waiting",
      on: {
        "discovery.changed": [
          { guard: "isOtherQuestion", target: ".loading", actions: ["takeDiscovery", "close"] },
          { actions: "takeDiscovery" },
        ],
        "attributes.changed": { guard: "hasOtherPoints", target: ".loading", actions: ["takeInput", "close"] },
      },
      states: {
        /** What is looked for is not known yet: the filters may stand in the address. */
        waiting: { on: { "discovery.unreachable": "loading" } },
        loading: {
          initial: "quick",
          states: { quick: { after: { slowAfter: "slow" } }, slow: {} },
          invoke: {
            src: "loadPoints",
            input: ({ context: { activityIds, sought } }) => ({ activityIds, sought, bounds: null }),
            onDone: { target: "loaded", actions: { type: "setPoints", params: ({ event }) => event.output } },
            onError: {
              target: "failed",
              actions: { type: "setFailure", params: ({ event }) => failureOf(event.error) },
            },
          },
        },
        loaded: {
          initial: "resting",
          states: {
            resting: { on: { "map.moved": { guard: "isPartial", target: "moving" } } },
            moving: { on: { "map.moved": { target: "moving", reenter: true } }, after: { restBefore: "requesting" } },
            requesting: {
              on: { "map.moved": { target: "moving" } },
              invoke: {
                src: "loadPoints",
                input: ({ context: { activityIds, sought, bounds } }) => ({ activityIds, sought, bounds }),
                onDone: {
                  target: "resting",
                  actions: {
                    type: "setPoints",
                    params: ({ context, event }) => ({ ...event.output, total: context.total }),
                  },
                },
                onError: "resting",
              },
            },
          },
        },
        failed: { entry: "forgetPoints", on: { again: "loading" } },
      },
    },
    canvas: {
      initial: "drawing",
      states: {
        drawing: {
          on: {
            "canvas.drawn": { target: "drawn", actions: "emitMap" },
            "canvas.failed": { target: "unavailable", actions: "emitUnavailable" },
          },
        },
        drawn: { on: { "canvas.failed": { target: "unavailable", actions: "emitUnavailable" } } },
        unavailable: {},
      },
    },
    locating: {
      initial: "idle",
      states: {
        idle: { on: { locate: "requesting" } },
        requesting: {
          invoke: {
            src: "locate",
            onDone: { target: "found", actions: { type: "setPosition", params: ({ event }) => event.output } },
            onError: "failed",
          },
        },
        found: { on: { locate: "requesting" } },
        failed: { on: { locate: "requesting" } },
      },
    },
    filters: {
      initial: "closed",
      on: { "group.unfold": { actions: "unfold" } },
      states: {
        closed: {
          on: { "filters.open": { target: "open", actions: sendTo("discovery", { type: "filters.wanted" }) } },
        },
        open: {
          on: {
            "filters.close": "closed",
            // The options of the other language: once its group is followed.
            "attributes.changed": { guard: "isOtherLanguage", actions: raise({ type: "filters.open" }) },
            "filters.open": { actions: sendTo("discovery", { type: "filters.wanted" }) },
          },
        },
      },
    },
    list: {
      on: {
        "map.moved": { actions: "setBounds" },
        "cluster.choose": { actions: "choose" },
        "cluster.close": { actions: "close" },
        "cards.more": { actions: "showMore" },
        "sort.set": { actions: "setSort" },
        "card.open": { actions: ["emitSelect", "emitSelectItem"] },
        "attributes.changed": { guard: "aimsElsewhere", actions: "aimAnew" },
      },
    },
  },
});
export type MapMachine = typeof mapMachine;
