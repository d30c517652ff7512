import { assign, emit, fromCallback, fromPromise, sendTo, setup } from "xstate";
import type { LeftBy } from "../../contracts/list-entry.ts";
import type { ListingPage } from "../../contracts/listing.ts";
import { failureOf, type Failure } from "../cart/failure.ts";
import type { DiscoveryEvent } from "../discovery/discovery.types.ts";
import {
  isComplete,
  isInOrder,
  isOtherList,
  isPicking,
  pageSize,
  scopeOf,
  shownOf,
  step,
  stillShowing,
  unavailableOf,
} from "./listing.rules.ts";
import type {
  DrawerId,
  FollowInput,
  ListingContext,
  ListingEvent,
  ListingEmitted,
  ListingGiven,
  ListingInput,
} from "./listing.types.ts";
import { itemSelected, itemsShown, pageViewed } from "./emitted.ts";

function missing(): never {
  throw new Error("the listing's actors are provided where it is started");
}

const base = setup({
  types: {
    context: {} as ListingContext,
    events: {} as ListingEvent,
    input: {} as ListingInput,
    emitted: {} as ListingEmitted,
  },
  actors: {
    loadPage: fromPromise<ListingPage, { kind: string; id: string }>(missing),
    /** The group's discovery actor: sends `discovery.changed` now and with each change, and takes its events. */
    discovery: fromCallback<DiscoveryEvent, FollowInput>(() => {}),
    /** Sends `address.drawer` when the visitor goes back or forward. */
    watchDrawer: fromCallback<ListingEvent, { readonly given: ListingGiven }>(() => {}),
  },
  actions: {
    /** Makes an entry of the browser's history, so that the way back closes the drawer (RULES 25). */
    enterDrawer: (_, _params: { drawer: DrawerId; given: ListingGiven }) => {},
    leaveDrawer: () => {},
    /**
     * Writes how much of the list is shown, and the card by which the visitor leaves, into the entry of the browser's
     * history.
     */
    writeExtra: (_, _params: Pick<ListingContext, "asked" | "extra">) => {},
    writeCard: (_, _params: LeftBy) => {},
    /** Writes the affiliate's choices into the address (`affiliateProducts`, discovery spec §2). */
    writePicked: (_, _params: Pick<ListingContext, "given" | "picked">) => {},
    keepPage: assign((_, page: ListingPage) => ({ page, pageTrouble: null })),
    keepPageTrouble: assign((_, pageTrouble: Failure) => ({ page: null, pageTrouble })),
    takeGiven: assign(({ event }) => (event.type === "attributes.changed" ? { given: event.given } : {})),
    restart: assign({
      page: null,
      pageTrouble: null,
      discovery: null,
      extra: 0,
      returnedExtra: 0,
      returnTo: null,
      told: [],
      unfolded: [],
    }),
    /** A rendered page shows the server's order until the visitor's own is there. */
    keepReturned: assign(({ context, event }) => {
      if (event.type !== "discovery.joined") return {};
      const { sort, search, returned } = event;
      const isOther = context.discovery !== null && !isInOrder(context.discovery, event);
      // "Show more" may have been pressed on the rendered page already.
      return {
        extra: Math.max(context.extra, returned.extra),
        returnedExtra: returned.extra,
        returnTo: returned.card,
        ...(isOther ? { discovery: { ...context.discovery!, sort, search, status: "busy" as const } } : {}),
      };
    }),
    dropReturn: assign({ returnTo: null }),
    keepDiscovery: assign(({ context, event }) => {
      if (event.type !== "discovery.changed") return {};
      const isOther = isOtherList(context.discovery, event.discovery);
      return {
        discovery: isOther ? event.discovery : stillShowing(context.discovery, event.discovery),
        ...(isOther ? { extra: 0, returnedExtra: 0, returnTo: null, told: [] } : {}),
      };
    }),
    keepWidth: assign(({ event }) => (event.type === "width.changed" ? { isWide: event.isWide } : {})),
    showMore: assign(({ context }) => ({ extra: context.extra + step(context) })),
    unfold: assign(({ context, event }) =>
      event.type === "group.unfolded" ? { unfolded: [...context.unfolded, event.group] } : {},
    ),
    pick: assign(({ context, event }) => {
      if (event.type !== "card.picked") return {};
      const { activityId } = event;
      return {
        picked: context.picked.includes(activityId)
          ? context.picked.filter((id) => id !== activityId)
          : [...context.picked, activityId],
      };
    }),
    passOn: sendTo("discovery", ({ event }) =>
      event.type === "find" ? event.event : ({ type: "filters.wanted" } as const),
    ),
    wantMore: sendTo(
      "discovery",
      ({ context }) => ({ type: "more", upTo: pageSize(context) + context.extra }) as const,
    ),
    wantFilters: sendTo("discovery", { type: "filters.wanted" }),
    rescope: sendTo(
      "discovery",
      ({ context }) => ({ type: "scope.set", scope: scopeOf(context.given, context.asked) }) as const,
    ),
    /** What the list is about; and what a rendered page has shipped of it, so that it is not asked again. */
    join: sendTo("discovery", ({ context: { given, asked, discovery }, event }) => {
      const isShown = discovery !== null && event.type === "discovery.joined" && isInOrder(discovery, event);
      const known =
        isShown && discovery.initial.length > 0
          ? { known: { initial: discovery.initial, options: discovery.options } }
          : {};
      return { type: "scope.set", scope: scopeOf(given, asked), ...known } as const;
    }),
    emitPage: emit(({ context }) => pageViewed(context)),
  },
  guards: {
    returnsToMore: ({ event }) => event.type === "discovery.joined" && event.returned.extra > 0,
    hasPage: ({ context }) => context.given.pageId !== null,
    isPageKnown: ({ context }) => context.page !== null,
    isUnknown: (_, { status }: Failure) => status === 404,
    /** Another language or group: everything that is known belongs to the old one. */
    startsAnew: ({ context, event }) =>
      event.type === "attributes.changed" &&
      (event.given.locale !== context.given.locale || event.given.group !== context.given.group),
    hasOtherPage: ({ context, event }) =>
      event.type === "attributes.changed" &&
      (event.given.pageId !== context.given.pageId || event.given.kind !== context.given.kind),
    isPicking: ({ context }) => isPicking(context),
    opensMap: ({ event }) => event.type === "drawer.opened" && event.drawer === "map",
    isAt: ({ event }, drawer: DrawerId) => event.type === "address.drawer" && event.drawer === drawer,
    wasAt: ({ context }, drawer: DrawerId) => context.asked.drawer === drawer,
    isElsewhere: ({ event }, drawer: DrawerId) => event.type === "address.drawer" && event.drawer !== drawer,
    /** Something is on the screen that analytics don't know of. */
    hasNews: ({ context }) => isComplete(context) && shownOf(context).some(({ id }) => !context.told.includes(id)),
  },
});

/** What came onto the screen, told once. */
const emitShown = base.enqueueActions(({ enqueue, context }) => {
  const shown = shownOf(context);
  enqueue.emit(itemsShown(context, shown));
  enqueue.assign({ told: shown.map(({ id }) => id) });
});
/** Activities that can't be booked, emitted once each. */
const emitUnavailable = base.enqueueActions(({ enqueue, context }) => {
  const found = unavailableOf(context).filter(({ activityId }) => !context.unavailable.includes(activityId));
  for (const detail of found) enqueue.emit({ type: "unavailable", detail });
  if (found.length > 0)
    enqueue.assign({ unavailable: [...context.unavailable, ...found.map(({ activityId }) => activityId)] });
});
const emitPressed = base.enqueueActions(({ enqueue, context, event }) => {
  if (event.type !== "card.pressed") return;
  for (const emitted of itemSelected(context, event.activityId)) enqueue.emit(emitted);
});
const emitPicked = base.enqueueActions(({ enqueue, context, event }) => {
  if (event.type !== "card.picked") return;
  const value = context.picked.includes(event.activityId) ? "picked" : "dropped";
  enqueue.emit({ type: "select", detail: { activityId: event.activityId, kind: "activity", value } });
});
const emitConfigured = base.enqueueActions(({ enqueue, context }) => {
  for (const activityId of context.picked)
    enqueue.emit({ type: "select", detail: { activityId, kind: "activity", value: "configured" } });
});

const writeExtra = { type: "writeExtra" as const, params: ({ context }: { context: ListingContext }) => context };

const enterDrawer = (drawer: DrawerId) => ({
  type: "enterDrawer" as const,
  params: ({ context: { given } }: { context: ListingContext }) => ({ drawer, given }),
});

/**
 * An open drawer: closed by the visitor it leaves the history's entry, closed by the way back the entry has gone
 * already.
 */
const openDrawer = (drawer: DrawerId) =>
  base.createStateConfig({
    on: {
      "drawer.closed": { target: "closed", actions: "leaveDrawer" },
      "address.drawer": { guard: { type: "isElsewhere", params: drawer }, target: "closed" },
    },
  });

/**
 * A listing (discovery spec §2): its page's head, the list that its group finds, what of it is on the screen, its
 * drawers.
 */
export const listingMachine = base.createMachine({
  id: "listing",
  context: ({ input }) => ({
    ...input,
    page: null,
    pageTrouble: null,
    discovery: null,
    isWide: null,
    extra: 0,
    returnedExtra: 0,
    returnTo: null,
    picked: input.asked.picked,
    unfolded: [],
    told: [],
    unavailable: [],
  }),
  initial: "alive",
  states: {
    alive: {
      type: "parallel",
      invoke: [
        {
          src: "discovery",
          id: "discovery",
          input: ({ context: { group, given, asked } }) => ({
            group: given.group ?? group,
            isPrivate: given.group === null,
            given,
            asked,
          }),
        },
        { src: "watchDrawer", input: ({ context: { given } }) => ({ given }) },
      ],
      on: {
        "attributes.changed": [
          { guard: "startsAnew", target: "alive", reenter: true, actions: ["takeGiven", "restart"] },
          { guard: "hasOtherPage", target: ".page.deciding", actions: ["takeGiven", "rescope"] },
          { actions: ["takeGiven", "rescope"] },
        ],
        "discovery.joined": [
          { guard: "returnsToMore", actions: ["join", "keepReturned", "wantMore"] },
          { actions: ["join", "keepReturned"] },
        ],
        "discovery.changed": { actions: ["keepDiscovery", writeExtra, emitUnavailable] },
        "width.changed": { actions: ["keepWidth", emitUnavailable] },
        "more.pressed": { actions: ["showMore", "wantMore", writeExtra] },
        "group.unfolded": { actions: "unfold" },
        "card.pressed": {
          actions: [
            emitPressed,
            { type: "writeCard", params: ({ event: { activityId, top } }) => ({ activityId, top }) },
          ],
        },
        "card.returned": { actions: "dropReturn" },
        "card.picked": {
          guard: "isPicking",
          actions: ["pick", emitPicked, { type: "writePicked", params: ({ context }) => context }],
        },
        "configure.pressed": { actions: emitConfigured },
        find: { actions: "passOn" },
      },
      states: {
        page: {
          initial: "deciding",
          states: {
            deciding: {
              always: [
                { guard: "isPageKnown", target: "known" },
                { guard: "hasPage", target: "loading" },
                { target: "none" },
              ],
            },
            none: {},
            loading: {
              invoke: {
                src: "loadPage",
                input: ({ context: { given } }) => ({ kind: given.kind, id: given.pageId ?? "" }),
                onDone: { target: "known", actions: { type: "keepPage", params: ({ event }) => event.output } },
                onError: [
                  {
                    guard: { type: "isUnknown", params: ({ event }) => failureOf(event.error) },
                    target: "missing",
                    actions: { type: "keepPageTrouble", params: ({ event }) => failureOf(event.error) },
                  },
                  {
                    target: "failed",
                    actions: { type: "keepPageTrouble", params: ({ event }) => failureOf(event.error) },
                  },
                ],
              },
            },
            known: {},
            /** There is no such page: the visitor is told, and led to everything. */
            missing: {},
            /** The head can't be had; the list goes on without it. */
            failed: { on: { "page.retried": "loading" } },
          },
        },
        drawer: {
          initial: "deciding",
          states: {
            deciding: {
              always: [
                { guard: { type: "wasAt", params: "activity-filter" }, target: "filters", actions: "wantFilters" },
                { guard: { type: "wasAt", params: "map" }, target: "map" },
                { target: "closed" },
              ],
            },
            closed: {
              on: {
                "drawer.opened": [
                  { guard: "opensMap", target: "map", actions: enterDrawer("map") },
                  { target: "filters", actions: [enterDrawer("activity-filter"), "wantFilters"] },
                ],
                "address.drawer": [
                  { guard: { type: "isAt", params: "activity-filter" }, target: "filters", actions: "wantFilters" },
                  { guard: { type: "isAt", params: "map" }, target: "map" },
                ],
              },
            },
            filters: openDrawer("activity-filter"),
            map: openDrawer("map"),
          },
        },
        reach: {
          initial: "reached",
          states: {
            reached: { on: { "discovery.unreachable": "unreachable" } },
            unreachable: {},
          },
        },
        telling: {
          initial: "waiting",
          states: {
            waiting: { always: { guard: "hasNews", target: "seen", actions: ["emitPage", emitShown] } },
            seen: { always: { guard: "hasNews", actions: emitShown } },
          },
        },
      },
    },
  },
});
