import { failureOf } from "../cart/failure.rules.ts";
import { shownOf, unavailableOf } from "./listing.rules.ts";
import type { DrawerId, ListingContext } from "./listing.types.ts";
import { itemSelected, itemsShown } from "./emitted.rules.ts";
import { listingSetup } from "./listing.setup.ts";

/** Emits what came onto the screen, once. */
const emitShown = listingSetup.enqueueActions(({ enqueue, context }) => {
  const shown = shownOf(context);
  enqueue.emit(itemsShown(context, shown));
  enqueue.assign({ emittedIds: shown.map(({ id }) => id) });
});
/** Activities that can't be booked, emitted once each. */
const emitUnavailable = listingSetup.enqueueActions(({ enqueue, context }) => {
  const found = unavailableOf(context).filter(({ activityId }) => !context.unavailable.includes(activityId));
  for (const detail of found) enqueue.emit({ type: "unavailable", detail });
  if (found.length > 0)
    enqueue.assign({ unavailable: [...context.unavailable, ...found.map(({ activityId }) => activityId)] });
});
const emitPressed = listingSetup.enqueueActions(({ enqueue, context, event }) => {
  if (event.type !== "card.pressed") return;
  for (const emitted of itemSelected(context, event.activityId)) enqueue.emit(emitted);
});
const emitPicked = listingSetup.enqueueActions(({ enqueue, context, event }) => {
  if (event.type !== "card.picked") return;
  const value = context.picked.includes(event.activityId) ? "picked" : "dropped";
  enqueue.emit({ type: "select", detail: { activityId: event.activityId, kind: "activity", value } });
});
const emitConfigured = listingSetup.enqueueActions(({ enqueue, context }) => {
  for (const activityId of context.picked)
    enqueue.emit({ type: "select", detail: { activityId, kind: "activity", value: "configured" } });
});

const all = ({ context }: { context: ListingContext }) => context;
const writeExtra = { type: "writeExtra" as const, params: all };
const writePicked = { type: "writePicked" as const, params: all };

const enterDrawer = (drawer: DrawerId) => ({
  type: "enterDrawer" as const,
  params: ({ context: { given } }: { context: ListingContext }) => ({ drawer, given }),
});

/**
 * An open drawer: closed by the visitor it leaves the history's entry, closed by the way back the entry has gone
 * already.
 */
const openDrawer = (drawer: DrawerId) =>
  listingSetup.createStateConfig({
    on: {
      "drawer.closed": { target: "closed", actions: "leaveDrawer" },
      "address.drawer": { guard: { type: "isElsewhere", params: drawer }, target: "closed" },
    },
  });

/**
 * A listing (discovery spec §2): its page's head, the list that its group finds, what of it is on the screen, its
 * drawers.
 */
export const listingMachine = listingSetup.createMachine({
  id: "listing",
  context: ({ input }) => ({
    ...input,
    page: null,
    pageFailure: null,
    discovery: null,
    isWide: null,
    extra: 0,
    returnedExtra: 0,
    returnTo: null,
    picked: input.query.picked,
    unfolded: [],
    emittedIds: [],
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
          input: ({ context: { group, given, query } }) => ({
            group: given.group ?? group,
            isPrivate: given.group === null,
            given,
            query,
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
          { guard: "returnsToMore", actions: ["join", "setReturned", writePicked, "wantMore"] },
          { actions: ["join", "setReturned", writePicked] },
        ],
        "discovery.changed": { actions: ["setDiscovery", writeExtra, emitUnavailable] },
        "width.changed": { actions: ["setWidth", emitUnavailable] },
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
          actions: ["pick", emitPicked, writePicked],
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
                onDone: { target: "known", actions: { type: "setPage", params: ({ event }) => event.output } },
                onError: [
                  {
                    guard: { type: "isUnknown", params: ({ event }) => failureOf(event.error) },
                    target: "missing",
                    actions: { type: "setPageFailure", params: ({ event }) => failureOf(event.error) },
                  },
                  {
                    target: "failed",
                    actions: { type: "setPageFailure", params: ({ event }) => failureOf(event.error) },
                  },
                ],
              },
            },
            known: {},
            /** There is no such page: the view says so and links to all activities. */
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
            waiting: { always: { guard: "hasNews", target: "emitted", actions: ["emitPage", emitShown] } },
            emitted: { always: { guard: "hasNews", actions: emitShown } },
          },
        },
      },
    },
  },
});
