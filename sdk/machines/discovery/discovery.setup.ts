import { assign, fromCallback, fromPromise, raise, setup } from "xstate";
import { noFilters, type Filters, type Sort } from "../../contracts/discovery.ts";
import type { Facets, ListedActivity } from "../../contracts/listing.ts";
import { notProvided } from "../_setup/not-provided.ts";
import { failureOf } from "../cart/failure.rules.ts";
import { isNarrowed, toggled, withFilters } from "./filters.rules.ts";
import {
  fullScope,
  type DiscoveryContext,
  type DiscoveryEvent,
  type DiscoveryInput,
  type DiscoveryScope,
  type DiscoveryFailure,
  type PoolQuery,
  type Suggestions,
} from "./discovery.types.ts";
import type { Position } from "../../contracts/distance.ts";
import { defaultSort, foundInPool, isLarge, isOther, poolQueryOf, replacedIn, sortInUse } from "./found.rules.ts";

/** A list, and how it is narrowed: what is requested of the server. */
export interface DiscoveryQuestion extends Pick<DiscoveryContext, "filters" | "sort" | "search" | "userLocation"> {
  readonly scope: DiscoveryScope;
}

export interface Widened extends PoolQuery {
  /** Null where the list is too long for the browser. */
  readonly activities: readonly ListedActivity[] | null;
  /** The scope's options. */
  readonly options: Facets | null;
}

/** A part of a long list: at least so many from an offset on. `facets` are its counts, where they are known. */
export interface Part {
  readonly question: DiscoveryQuestion;
  readonly offset: number;
  readonly atLeast: number;
  readonly facets: Facets | null;
}

export function questionOf(context: DiscoveryContext): DiscoveryQuestion {
  const { scope, filters, search, userLocation } = context;
  return { scope: scope ?? fullScope, filters, sort: sortInUse(context), search, userLocation };
}

/** Named actors, actions and guards of `discovery.machine.ts`. */
export const discoverySetup = setup({
  types: { context: {} as DiscoveryContext, events: {} as DiscoveryEvent, input: {} as DiscoveryInput },
  actors: {
    /** The first few offers, and the options of the whole scope: null where they can't be had. */
    open: fromPromise<{ activities: readonly ListedActivity[]; options: Facets | null }, DiscoveryQuestion>(
      notProvided,
    ),
    /**
     * The one extra fetch: everything in the scope that a text finds on a date, unless that is too much for a browser.
     */
    widen: fromPromise<Widened, { scope: DiscoveryScope; query: PoolQuery; options: Facets | null }>(notProvided),
    /** A part of a long list, filtered by the server. */
    loadPart: fromPromise<{ activities: readonly ListedActivity[]; facets: Facets | null }, Part>(notProvided),
    suggest: fromPromise<Suggestions, { text: string; scope: DiscoveryScope }>(notProvided),
    requestPosition: fromPromise<Position>(notProvided),
    /** Sends `address.changed` when the visitor goes back or forward. */
    watchAddress: fromCallback<DiscoveryEvent>(() => {}),
  },
  delays: {
    /** Typing is over after this much quiet (ms, discovery spec §9). */
    quiet: 200,
  },
  actions: {
    /** Writes the filters into the address of the page, where the list owns it. */
    writeAddress: (_, _params: { filters: Filters }) => {},
    /**
     * Writes sort and search into the entry of the browser's history, where the list owns the address: they survive the
     * way back.
     */
    writeOrder: (_, _params: Pick<DiscoveryContext, "sort" | "search">) => {},
    /** Writes the participants into it. */
    writeParticipants: (_, _params: Pick<DiscoveryContext, "participants" | "filters">) => {},
    /** Makes an entry of the browser's history, so that the way back undoes it (where the list owns the address). */
    enterCleared: (_, _params: Pick<DiscoveryContext, "filters" | "search">) => {},
    raiseChange: raise({ type: "narrowing.changed" }),
    takeScope: assign(({ event }) => {
      if (event.type !== "scope.set") return {};
      const { initial = [], options = null } = event.known ?? {};
      const total = options?.total ?? null;
      return {
        scope: { ...fullScope, ...event.scope },
        initial,
        options,
        results: initial,
        total,
        facets: options,
        pool: null,
        suggestions: null,
        failure: null,
        hasSearched: false,
        wanted: 0,
      };
    }),
    setFilters: assign(({ context, event }) => {
      if (event.type === "filters.set")
        return { filters: withFilters(context.filters, event.filters), hasFiltered: true };
      if (event.type === "filter.toggle")
        return { filters: toggled(context.filters, event.group, event.value), hasFiltered: true };
      if (event.type === "address.changed")
        return { filters: { ...event.filters, childrenAges: context.filters.childrenAges } };
      return event.type === "filters.clear"
        ? { filters: { ...noFilters, childrenAges: context.filters.childrenAges } }
        : {};
    }),
    setSearch: assign(({ event }) => (event.type === "search.set" ? { search: event.text } : {})),
    setParticipants: assign(({ context, event }) => {
      if (event.type !== "participants.set") return {};
      const { adults, children, childrenAges = [] } = event;
      return {
        participants: { adults, children },
        filters: withFilters(context.filters, { childrenAges: [...childrenAges] }),
      };
    }),
    setSort: assign((_, sort: Sort) => ({ sort, locationError: false })),
    setPosition: assign((_, userLocation: Position) => ({
      userLocation,
      sort: "distance" as const,
      locationError: false,
    })),
    /** Without a position the sort falls back (discovery spec §4). */
    loseLocation: assign(({ context }) => ({ sort: defaultSort(context), locationError: true })),
    setWanted: assign(({ event }) => (event.type === "more" ? { wanted: event.upTo ?? 0 } : {})),
    setOpened: assign(
      (_, { activities, options }: { activities: readonly ListedActivity[]; options: Facets | null }) => ({
        initial: activities,
        results: activities,
        options,
        facets: options,
        total: options?.total ?? null,
        failure: null,
      }),
    ),
    /** The count of a filtered list is not known yet: the options count the full scope. */
    forgetTotal: assign({ total: null }),
    setRequested: assign(({ context }) => ({ requested: poolQueryOf(context) })),
    setWidened: assign(({ context }, { activities, options, ...query }: Widened) => ({
      options: options ?? context.options,
      hasSearched: true,
      failure: null,
      pool: activities && { ...query, activities },
    })),
    find: assign(({ context }) => foundInPool(context)),
    setPart: assign(
      ({ context }, { activities, facets }: { activities: readonly ListedActivity[]; facets: Facets | null }) => ({
        results: activities,
        facets: facets ?? context.facets,
        total: facets?.total ?? context.total,
        failure: null,
        hasSearched: true,
      }),
    ),
    append: assign(({ context }, { activities }: { activities: readonly ListedActivity[] }) => {
      const known = new Set(context.results.map(({ id }) => id));
      return { results: [...context.results, ...activities.filter(({ id }) => !known.has(id))], failure: null };
    }),
    /** What the list shows already is not suggested beside it. */
    setSuggestions: assign(({ context: { results } }, suggestions: Suggestions) => ({
      suggestions: {
        ...suggestions,
        activities: suggestions.activities.filter(({ id }) => results.every((shown) => shown.id !== id)),
      },
    })),
    setFailure: assign((_, { task, cause }: { task: DiscoveryFailure["task"]; cause: unknown }) => ({
      failure: { ...failureOf(cause), task },
    })),
    clearFailure: assign({ failure: null }),
    markSearched: assign({ hasSearched: true }),
  },
  guards: {
    isOtherScope: ({ context, event }) =>
      event.type === "scope.set" &&
      JSON.stringify({ ...fullScope, ...event.scope }) !== JSON.stringify(context.scope ?? {}),
    isKnown: ({ event }) => event.type === "scope.set" && event.known !== undefined,
    isNarrowed: ({ context }) => isNarrowed(context.filters, context.search),
    /** More was wanted before the first offers were there: a visitor came back to a longer list. */
    wantsBeyondOffers: ({ context }) =>
      context.wanted > context.results.length && context.results.length < (context.total ?? Infinity),
    isLarge: ({ context }) => isLarge(context),
    hasPool: ({ context }) => context.pool !== null,
    isRequestOutdated: ({ context }) => isOther(context.requested, context),
    hasOtherPool: ({ context }) => isOther(context.pool, context),
    /** The list has an answer for the text, and it is empty; or something that it names is gone, or can't be booked. */
    needsSuggestions: ({ context }) => {
      const { pool, total, hasSearched, suggestions } = context;
      const text = context.search.trim();
      if (suggestions?.text === text) return false;
      return text === ""
        ? replacedIn(context).length > 0
        : hasSearched && total === 0 && (pool === null || pool.search === text);
    },
    needsPosition: ({ context, event }) =>
      event.type === "sort.set" && event.sort === "distance" && context.userLocation === null,
    waitsForPosition: ({ context }) => context.sort === "distance" && context.userLocation === null,
    wantsMore: ({ context, event }) =>
      event.type === "more" &&
      context.results.length < (context.total ?? 0) &&
      (event.upTo ?? Infinity) > context.results.length,
  },
});
