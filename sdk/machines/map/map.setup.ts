import { assign, emit, fromCallback, fromPromise, setup } from "xstate";
import type { Filters } from "../../contracts/discovery.ts";
import type { MapActivity } from "../../contracts/listing.ts";
import { notProvided } from "../_setup/not-provided.ts";
import type { Failure } from "../cart/failure.rules.ts";
import type { DiscoveryEvent } from "../discovery/discovery.types.ts";
import { itemSelected, mapShown } from "./emitted.rules.ts";
import { cardsAPage, isSameQuestion } from "./map.rules.ts";
import type { Bounds, MapContext, MapEvent, MapEmitted, MapInput, Sought } from "./map.types.ts";
import type { Position } from "../../contracts/distance.ts";

/** Locate-me shows the surroundings at this zoom (discovery spec §9). */
const locatedZoom = 10;

/** After this long (ms) a text says that it takes longer. */
const slowAfter = 4000;

/** Points that the server left out are requested once the map has rested that long (ms). */
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

/** The group that is followed; `filters` are those of a map that stands alone, chosen before its language changed. */
export type Following = Pick<MapInput, "group" | "activityIds"> & { readonly filters: Filters | null };

/** Named actors, actions and guards of `map.machine.ts`. */
export const mapSetup = setup({
  types: { context: {} as MapContext, events: {} as MapEvent, input: {} as MapInput, emitted: {} as MapEmitted },
  actors: {
    loadPoints: fromPromise<Points, PointsQuestion>(notProvided),
    /** Where the visitor is (discovery spec §4: 5 s, high accuracy, no cache). */
    locate: fromPromise<Position>(notProvided),
    /** What the group has in common: sends `discovery.changed`, takes its events. */
    discovery: fromCallback<DiscoveryEvent, Following>(() => {}),
  },
  actions: {
    setPoints: assign((_, { total, activities }: Points) => ({ total, points: activities, failure: null })),
    setFailure: assign((_, failure: Failure) => ({ failure })),
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
    setBounds: assign(({ event }) => (event.type === "map.moved" ? { bounds: event.bounds } : {})),
    choose: assign(({ event }) =>
      event.type === "cluster.choose" ? { chosen: event.cluster, aim: event.aim, cards: cardsAPage } : {},
    ),
    close: assign({ chosen: null, cards: cardsAPage }),
    showMore: assign(({ context }) => ({ cards: context.cards + cardsAPage })),
    unfold: assign(({ context, event }) =>
      event.type === "group.unfold" ? { unfolded: [...context.unfolded, event.group] } : {},
    ),
    setSort: assign(({ event }) => (event.type === "sort.set" ? { sort: event.sort, cards: cardsAPage } : {})),
    setPosition: assign((_, position: Position) => ({
      position,
      aim: { ...position, zoom: locatedZoom },
      chosen: null,
    })),
    emitMap: emit(mapShown),
    emitSelect: emit(({ event }) => {
      const activityId = event.type === "card.open" ? event.activityId : 0;
      return { type: "select", detail: { activityId, kind: "activity", value: String(activityId) } } as const;
    }),
    emitSelectItem: emit(({ context, event }) =>
      itemSelected(event.type === "card.open" ? context.points.find(({ id }) => id === event.activityId) : undefined),
    ),
    emitUnavailable: emit({
      type: "error",
      detail: { tag: "gipfel-map", code: "map_unavailable", message: "The map could not be drawn; its list is shown." },
    }),
  },
  guards: {
    isOtherQuestion: ({ context, event }) =>
      event.type === "discovery.changed" && !isSameQuestion(event.sought, context.sought),
    /** Other activities, or the same ones in another language. */
    hasOtherPoints: ({ context, event }) =>
      event.type === "attributes.changed" &&
      (JSON.stringify(event.input.activityIds) !== JSON.stringify(context.activityIds) ||
        event.input.locale !== context.locale),
    isOtherLanguage: ({ context, event }) =>
      event.type === "attributes.changed" && event.input.locale !== context.locale,
    aimsElsewhere: ({ context, event }) =>
      event.type === "attributes.changed" &&
      (JSON.stringify(event.input.center) !== JSON.stringify(context.center) || event.input.zoom !== context.zoom),
    isPartial: ({ context }) => context.total > context.points.length,
    hasPoints: ({ context }) => context.points.length > 0,
  },
  delays: { slowAfter, restBefore },
});
