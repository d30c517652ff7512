import { assign, emit, fromCallback, fromPromise, sendTo, setup } from "xstate";
import { analyticsDelay } from "../../contracts/analytics-delay.ts";
import type { MapActivity } from "../../contracts/listing.ts";
import { failureOf, type Failure } from "../cart/failure.ts";
import type { DiscoveryEvent } from "../discovery/discovery.types.ts";
import { cardsAPage, isSameQuestion } from "./map.rules.ts";
import type { Bounds, MapContext, MapEvent, MapEmitted, MapInput, Place, Sought } from "./map.types.ts";

/** Locate-me shows the surroundings at this zoom (discovery spec §9). */
const locatedZoom = 10;
/** After this long (ms) a wait gets a word (looks, "Waiting"). */
const slowAfter = 4000;
/** Points that the server left out are asked for again once the map has rested that long (ms). */
const restBefore = 300;
export interface Points {
  readonly total: number;
  readonly activities: readonly MapActivity[];
}

export interface PointsQuestion {
  readonly activityIds: readonly number[] | null;
  /** Null for everything. */
  readonly sought: Sought | null;
  /** Set where there are too many for all. */
  readonly bounds: Bounds | null;
}

function missing(): never {
  throw new Error("the element provides this actor");
}

const chart = setup({
  types: { context: {} as MapContext, events: {} as MapEvent, input: {} as MapInput, emitted: {} as MapEmitted },
  actors: {
    loadPoints: fromPromise<Points, PointsQuestion>(missing),
    /** Where the visitor is (discovery spec §4: 5 s, high accuracy, no cache). */
    locate: fromPromise<Place>(missing),
    /** What the group has in common: sends `discovery.changed`, takes its events. */
    discovery: fromCallback<DiscoveryEvent, Pick<MapInput, "group" | "activityIds">>(() => {}),
  },
  actions: {
    keepPoints: assign((_, { total, activities }: Points) => ({ total, points: activities, failure: null })),
    keepFailure: assign((_, failure: Failure) => ({ failure })),
    forgetPoints: assign({ points: [], total: 0, chosen: null }),
    takeDiscovery: assign(({ event }) => (event.type === "discovery.changed" ? { sought: event.sought } : {})),
    takeInput: assign(({ event }) =>
      event.type === "attributes.changed" ? { activityIds: event.input.activityIds, locale: event.input.locale } : {},
    ),
    aimAnew: assign(({ event }) => {
      if (event.type !== "attributes.changed") return {};
      const { center, zoom } = event.input;
      return { center, zoom, aim: center && zoom !== null ? { ...center, zoom } : null };
    }),
    keepBounds: assign(({ event }) => (event.type === "map.moved" ? { bounds: event.bounds } : {})),
    choose: assign(({ event }) =>
      event.type === "cluster.choose" ? { chosen: event.cluster, aim: event.aim, cards: cardsAPage } : {},
    ),
    close: assign({ chosen: null, cards: cardsAPage }),
    showMore: assign(({ context }) => ({ cards: context.cards + cardsAPage })),
    unfold: assign(({ context, event }) =>
      event.type === "group.unfold" ? { unfolded: [...context.unfolded, event.group] } : {},
    ),
    setSort: assign(({ event }) => (event.type === "sort.set" ? { sort: event.sort, cards: cardsAPage } : {})),
    keepPosition: assign((_, position: Place) => ({ position, aim: { ...position, zoom: locatedZoom }, chosen: null })),
    emitMap: emit({ type: "analytics", delay: analyticsDelay, detail: { name: "view_map", payload: {} } }),
    emitSelect: emit(({ event }) => {
      const activityId = event.type === "card.open" ? event.activityId : 0;
      return { type: "select", detail: { activityId, kind: "activity", value: String(activityId) } } as const;
    }),
    emitSelectItem: emit(({ context, event }) => {
      const item = event.type === "card.open" ? context.points.find(({ id }) => id === event.activityId) : undefined;
      return {
        type: "analytics",
        detail: {
          name: "select_item",
          payload: { list: "map", items: item ? [{ id: item.id, title: item.title, type: item.type.title }] : [] },
        },
      } as const;
    }),
    emitUnavailable: emit({
      type: "error",
      detail: { tag: "gipfel-map", code: "map_unavailable", message: "The map could not be drawn; its list is shown." },
    }),
  },
  guards: {
    asksOther: ({ context, event }) =>
      event.type === "discovery.changed" && !isSameQuestion(event.sought, context.sought),
    /** Other activities, or the same ones in another language. */
    hasOtherPoints: ({ context, event }) =>
      event.type === "attributes.changed" &&
      (JSON.stringify(event.input.activityIds) !== JSON.stringify(context.activityIds) ||
        event.input.locale !== context.locale),
    aimsElsewhere: ({ context, event }) =>
      event.type === "attributes.changed" &&
      (JSON.stringify(event.input.center) !== JSON.stringify(context.center) || event.input.zoom !== context.zoom),
    isPartial: ({ context }) => context.total > context.points.length,
    hasPoints: ({ context }) => context.points.length > 0,
  },
  delays: { slowAfter, restBefore },
});

/**
 * `<gipfel-map>` (discovery spec §2, §4): the points that a group looks for, the clusters they fall into, and their
 * cards.
 */
export const mapMachine = chart.createMachine({
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
  invoke: {
    src: "discovery",
    id: "discovery",
    input: ({ context: { group, activityIds } }) => ({ group, activityIds }),
  },
  on: { find: { actions: sendTo("discovery", ({ event }) => event.event) } },
  states: {
    points: {
      initial: "waiting",
      on: {
        "discovery.changed": [
          { guard: "asksOther", target: ".loading", actions: ["takeDiscovery", "close"] },
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
            onDone: { target: "loaded", actions: { type: "keepPoints", params: ({ event }) => event.output } },
            onError: {
              target: "failed",
              actions: { type: "keepFailure", params: ({ event }) => failureOf(event.error) },
            },
          },
        },
        loaded: {
          initial: "resting",
          states: {
            resting: { on: { "map.moved": { guard: "isPartial", target: "moving" } } },
            moving: { on: { "map.moved": { target: "moving", reenter: true } }, after: { restBefore: "asking" } },
            asking: {
              on: { "map.moved": { target: "moving" } },
              invoke: {
                src: "loadPoints",
                input: ({ context: { activityIds, sought, bounds } }) => ({ activityIds, sought, bounds }),
                onDone: {
                  target: "resting",
                  actions: {
                    type: "keepPoints",
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
        idle: { on: { locate: "asking" } },
        asking: {
          invoke: {
            src: "locate",
            onDone: { target: "found", actions: { type: "keepPosition", params: ({ event }) => event.output } },
            onError: "failed",
          },
        },
        found: { on: { locate: "asking" } },
        failed: { on: { locate: "asking" } },
      },
    },
    filters: {
      initial: "closed",
      on: { "group.unfold": { actions: "unfold" } },
      states: {
        closed: {
          on: { "filters.open": { target: "open", actions: sendTo("discovery", { type: "filters.wanted" }) } },
        },
        open: { on: { "filters.close": "closed" } },
      },
    },
    list: {
      on: {
        "map.moved": { actions: "keepBounds" },
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
