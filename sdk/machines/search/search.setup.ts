import { assign, emit, enqueueActions, fromCallback, fromPromise, raise, sendTo, setup } from "xstate";
import { nobody } from "../../contracts/participants.ts";
import type { SearchHit } from "../../contracts/search.ts";
import { notProvided } from "../_setup/not-provided.ts";
import type { Failure } from "../cart/failure.rules.ts";
import {
  changedParticipants,
  cutText,
  filtersOfHit,
  hitForEnter,
  hitEvent,
  searchEvent,
  takenFromGroup,
  toggledDate,
  groupEventsOf,
} from "./search.rules.ts";
import type {
  Answer,
  Goal,
  SearchContext,
  SearchEvent,
  SearchEmitted,
  SearchInput,
  SharedFilters,
  Wanted,
  GroupEvent,
} from "./search.types.ts";

/** From the last key to the question (ms, discovery spec §9). */
const debounce = 200;
/** From a chosen hit to its page, so that analytics get away (ms, discovery spec §2). */
const beforeLeaving = 1000;
/** A search is emitted once its results have been shown that long (ms, discovery spec §4). */
const beforeReporting = 2000;
/** After this long (ms) a text says that it takes longer. */
const slowAfter = 4000;

export interface Question {
  readonly text: string;
  readonly isMainLocale: boolean;
}

/** Named actors, actions and guards of `search.machine.ts`. */
export const searchSetup = setup({
  types: {
    context: {} as SearchContext,
    events: {} as SearchEvent,
    input: {} as SearchInput,
    emitted: {} as SearchEmitted,
  },
  actors: {
    query: fromPromise<Answer, Question>(notProvided),
    /** The group's discovery actor: sends `group.changed`, takes its events. */
    group: fromCallback<GroupEvent, { group: string }>(() => {}),
    /** Sends `route.changed`. */
    watchRoute: fromCallback(() => {}),
  },
  actions: {
    /** Goes there, top-level, with the day and the people that are wanted. */
    leave: (_, _wanted: Wanted & { goal: Goal }) => notProvided(),
    /** Reports a click to the index, for its own statistics. */
    reportClick: (_, _click: { hit: SearchHit; queryId: string | null; position: number }) => notProvided(),
    setText: assign((_, text: string) => ({ text: cutText(text), active: null })),
    setPart: assign(({ event }) => (event.type === "opened" ? { part: event.part } : {})),
    setDate: assign(({ context, event }) =>
      event.type === "date.chosen" ? { date: toggledDate(context, event.date) } : {},
    ),
    setParticipants: assign(({ context, event }) =>
      event.type === "participants.changed"
        ? { participants: changedParticipants(context.participants, event.change) }
        : {},
    ),
    setActive: assign(({ event }) => (event.type === "active.moved" ? { active: event.id } : {})),
    forgetActive: assign({ active: null }),
    reset: assign({ text: "", date: null, participants: nobody, active: null }),
    takeAnswer: assign(({ context }, answer: Answer) => ({
      ...answer,
      answered: context.text,
      active: null,
      failure: null,
    })),
    setFailure: assign((_, failure: Failure) => ({ failure })),
    takeAttributes: assign(({ event }) =>
      event.type === "attributes.changed" ? { placement: event.placement, group: event.group } : {},
    ),
    takeGroup: assign(({ context }, params: { shared: SharedFilters; isOpen: boolean }) =>
      takenFromGroup(context, params.shared, params.isOpen),
    ),
    aimAtHit: assign(({ event }) =>
      event.type === "hit.chosen" ? { goal: { to: "hit" as const, hit: event.hit } } : {},
    ),
    chooseForEnter: raise(({ context }) => ({ type: "hit.chosen", hit: hitForEnter(context)! }) as const),
    sendSelection: enqueueActions(({ context, enqueue }) => {
      for (const event of groupEventsOf(context)) enqueue.sendTo("group", event);
    }),
    sendText: sendTo("group", ({ context }) => ({ type: "search.set", text: context.text.trim() }) as const),
    sendDistance: sendTo("group", { type: "sort.set", sort: "distance" } as const),
    /** A place or a type narrows the list; it is no search text any more. */
    sendHit: enqueueActions(({ enqueue, event }) => {
      const filters = event.type === "hit.chosen" ? filtersOfHit(event.hit) : null;
      if (!filters) return;
      enqueue.sendTo("group", { type: "filters.set", filters });
      enqueue.sendTo("group", { type: "search.set", text: "" });
      enqueue.assign({ text: "" });
    }),
    emitView: enqueueActions(({ context, enqueue }) => {
      if (context.emittedText === context.text || context.answered !== context.text || context.text.trim() === "")
        return;
      enqueue.emit(searchEvent("view_search", context));
      enqueue.assign({ emittedText: context.text });
    }),
    emitSearch: emit(({ context }) => searchEvent("search", context)),
    emitHit: enqueueActions(({ context, enqueue, event }) => {
      if (event.type !== "hit.chosen" && event.type !== "hit.opened") return;
      const { hit } = event;
      enqueue.emit(hitEvent(context, hit));
      const activityId = Number(hit.dataLayer?.id);
      if (hit.type === "activity" && activityId > 0)
        enqueue.emit({ type: "select", detail: { activityId, kind: "activity", value: hit.title } });
    }),
  },
  guards: {
    isCleared: ({ event }) => event.type === "text.changed" && event.text === "" && !event.staysOpen,
    hasText: ({ context }) => context.text.trim() !== "",
    isOutdated: ({ context }) => context.answered !== context.text,
    hasListing: ({ context }) => context.hasListing,
    narrowsListing: ({ context, event }) =>
      context.hasListing && event.type === "hit.chosen" && filtersOfHit(event.hit) !== null,
    /** The group's list gets the text, unless the arrows have reached a hit. */
    sendsText: ({ context }) => context.hasListing && context.active === null,
    hasHitForEnter: ({ context }) => hitForEnter(context) !== null,
    hasGroup: ({ context }) => context.group !== null,
  },
  delays: { debounce, beforeLeaving, beforeReporting, slowAfter },
});
