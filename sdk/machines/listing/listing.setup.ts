import { assign, emit, fromCallback, fromPromise, sendTo, setup } from "xstate";
import type { LeftBy } from "../../contracts/list-entry.ts";
import type { ListingPage } from "../../contracts/listing.ts";
import { notProvided } from "../_setup/not-provided.ts";
import type { Failure } from "../cart/failure.rules.ts";
import type { DiscoveryEvent } from "../discovery/discovery.types.ts";
import {
  isComplete,
  isInOrder,
  isOtherList,
  isPicking,
  pageSizeOf,
  scopeOf,
  shownOf,
  nextShown,
  stillShowing,
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
import { pageViewed } from "./emitted.rules.ts";

/** Named actors, actions and guards of `listing.machine.ts`. */
export const listingSetup = setup({
  types: {
    context: {} as ListingContext,
    events: {} as ListingEvent,
    input: {} as ListingInput,
    emitted: {} as ListingEmitted,
  },
  actors: {
    loadPage: fromPromise<ListingPage, { kind: string; id: string }>(notProvided),
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
    writeExtra: (_, _params: Pick<ListingContext, "query" | "extra">) => {},
    writeCard: (_, _params: LeftBy) => {},
    /**
     * Writes the affiliate's choices into the address (`affiliateProducts`, discovery spec §2). Those too that were
     * made before the list has joined its group: only then it is known whether the address is its own.
     */
    writePicked: (_, _params: ListingContext) => {},
    setPage: assign((_, page: ListingPage) => ({ page, pageFailure: null })),
    setPageFailure: assign((_, pageFailure: Failure) => ({ page: null, pageFailure })),
    takeGiven: assign(({ event }) => (event.type === "attributes.changed" ? { given: event.given } : {})),
    restart: assign({
      page: null,
      pageFailure: null,
      discovery: null,
      extra: 0,
      returnedExtra: 0,
      returnTo: null,
      emittedIds: [],
      unfolded: [],
    }),
    /** A rendered page shows the server's order until the visitor's own is there. */
    setReturned: assign(({ context, event }) => {
      if (event.type !== "discovery.joined") return {};
      const { sort, search, returned } = event;
      const isOther = context.discovery !== null && !isInOrder(context.discovery, event);
      // "Show more" may have been pressed on the rendered page already.
      return {
        extra: Math.max(context.extra, returned.extra),
        returnedExtra: returned.extra,
        returnTo: returned.card,
        ...(isOther && { discovery: { ...context.discovery!, sort, search, status: "busy" as const } }),
      };
    }),
    dropReturn: assign({ returnTo: null }),
    setDiscovery: assign(({ context, event }) => {
      if (event.type !== "discovery.changed") return {};
      const isOther = isOtherList(context.discovery, event.discovery);
      return {
        discovery: isOther ? event.discovery : stillShowing(context.discovery, event.discovery),
        ...(isOther && { extra: 0, returnedExtra: 0, returnTo: null, emittedIds: [] }),
      };
    }),
    setWidth: assign(({ event }) => (event.type === "width.changed" ? { isWide: event.isWide } : {})),
    showMore: assign(({ context }) => ({ extra: context.extra + nextShown(context) })),
    unfold: assign(({ context, event }) =>
      event.type === "group.unfolded" ? { unfolded: [...context.unfolded, event.group] } : {},
    ),
    pick: assign(({ context: { picked }, event }) => {
      if (event.type !== "card.picked") return {};
      const { activityId } = event;
      return {
        picked: picked.includes(activityId) ? picked.filter((id) => id !== activityId) : [...picked, activityId],
      };
    }),
    passOn: sendTo("discovery", ({ event }) =>
      event.type === "find" ? event.event : ({ type: "filters.wanted" } as const),
    ),
    wantMore: sendTo(
      "discovery",
      ({ context }) => ({ type: "more", upTo: pageSizeOf(context) + context.extra }) as const,
    ),
    wantFilters: sendTo("discovery", { type: "filters.wanted" }),
    rescope: sendTo(
      "discovery",
      ({ context }) => ({ type: "scope.set", scope: scopeOf(context.given, context.query) }) as const,
    ),
    /** The list's subject, and what a rendered page brought of it, which is not requested again. */
    join: sendTo("discovery", ({ context: { given, query, discovery }, event }) => {
      const isShown = discovery !== null && event.type === "discovery.joined" && isInOrder(discovery, event);
      const known =
        isShown && discovery.initial.length > 0
          ? { known: { initial: discovery.initial, options: discovery.options } }
          : {};
      return { type: "scope.set", scope: scopeOf(given, query), ...known } as const;
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
    wasAt: ({ context }, drawer: DrawerId) => context.query.drawer === drawer,
    isElsewhere: ({ event }, drawer: DrawerId) => event.type === "address.drawer" && event.drawer !== drawer,
    /** Something is on the screen that analytics don't know of. */
    hasNews: ({ context }) =>
      isComplete(context) && shownOf(context).some(({ id }) => !context.emittedIds.includes(id)),
  },
});
