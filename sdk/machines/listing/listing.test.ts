import { expect, test } from "vitest";
import { createActor, fromCallback, fromPromise } from "xstate";
import { getShortestPaths } from "xstate/graph";
import { noFilters } from "../../contracts/discovery.ts";
import type { ListingPage } from "../../contracts/listing.ts";
import { discoveryView, listed } from "../discovery/discovery.fixture.ts";
import type { DiscoveryEvent, DiscoveryView } from "../discovery/discovery.types.ts";
import { listingMachine } from "./listing.machine.ts";
import { given, query } from "./listing.fixture.ts";
import { pageSizeOf, scopeOf } from "./listing.rules.ts";
import type { FollowInput, ListingQuery, ListingEvent, ListingEmitted, ListingGiven } from "./listing.types.ts";

const world = Array.from({ length: 43 }, (_, index) => listed(index + 1));
const view = discoveryView({ initial: world.slice(0, 16), results: world.slice(0, 16), total: 43 });
const page = { kind: "location", id: "1010", title: "Interlaken" } as unknown as ListingPage;

function play(
  more: { given?: Partial<ListingGiven>; query?: Partial<ListingQuery>; page?: () => Promise<ListingPage> } = {},
) {
  const sent: DiscoveryEvent[] = [];
  const followed: FollowInput[] = [];
  const history: string[] = [];
  const emitted: ListingEmitted[] = [];
  const actor = createActor(
    listingMachine.provide({
      actors: {
        loadPage: fromPromise(more.page ?? (async () => page)),
        discovery: fromCallback<DiscoveryEvent, FollowInput>(({ input, receive }) => {
          followed.push(input);
          receive((event) => sent.push(event));
        }),
      },
      actions: {
        enterDrawer: (_, { drawer }) => void history.push(drawer),
        leaveDrawer: () => void history.push("left"),
        writePicked: (_, { picked }) => void history.push(`picked ${picked.join()}`),
      },
    }),
    { input: { given: { ...given, ...more.given }, query: { ...query, ...more.query }, group: "own" } },
  );
  actor.on("*", (event) => emitted.push(event));
  actor.start();
  const send = (...events: ListingEvent[]) => events.forEach((event) => actor.send(event));
  const is = (state: object) => actor.getSnapshot().matches({ alive: state } as never);
  return {
    actor,
    sent,
    followed,
    history,
    emitted,
    send,
    is,
    settle: () => new Promise<void>((resolve) => setImmediate(resolve)),
  };
}

const joined: ListingEvent = {
  type: "discovery.joined",
  sort: view.sort,
  search: view.search,
  returned: { extra: 0, card: null },
};

test("loads the page's head in parallel with the list, and none without a page", async () => {
  const played = play({ given: { kind: "location", pageId: "1010" } });
  expect(played.is({ page: "loading" })).toBe(true);
  await played.settle();
  expect([played.is({ page: "known" }), played.actor.getSnapshot().context.page]).toEqual([true, page]);
  expect(play().is({ page: "none" })).toBe(true);
});

test.each([
  [404, "missing"],
  [0, "failed"],
] as const)("shows the list when the head can't be loaded (%i)", async (status, state) => {
  const played = play({ given: { kind: "type", pageId: "11" }, page: () => Promise.reject({ status, code: "x" }) });
  await played.settle();
  expect(played.is({ page: state })).toBe(true);
});

test.each([
  ["type", "11", { typeIds: [11] }],
  ["location", "1010", { locationIds: [1010] }],
  ["attribute", "262", { attributeIds: [262] }],
  ["location-type", "1010-11", { locationIds: [1010], typeIds: [11] }],
  ["location-attribute", "1010-262", { locationIds: [1010], attributeIds: [262] }],
  ["point_of_interest", "7", { pointOfInterestId: "7" }],
  ["listing", "all", {}],
  ["type", "<script>", { typeIds: [] }],
] as const)("scopes the list of a page of kind %s and id %s to its subject", (kind, pageId, scope) => {
  expect(scopeOf({ ...given, kind, pageId }, query)).toMatchObject(scope);
});

test("takes named, pinned and skipped activities from the address, joined with the attributes", () => {
  const scope = scopeOf(
    { ...given, kind: "location", pageId: "1010", types: [14], activities: [1] },
    { ...query, activities: [2, 3], pinned: [9], skipped: [4] },
  );
  expect(scope).toMatchObject({ locationIds: [1010], typeIds: [14], activityIds: [2, 3], pinned: [9], skipIds: [4] });
});

test.each([
  [{ kind: "location" }, false, 8],
  [{ kind: "location" }, true, 9],
  [{ kind: "location", hidden: ["filter"] }, true, 8],
  [{ kind: "type", pageId: "11" }, true, 16],
  [{ kind: "type", pageId: "87" }, true, 10],
  [{ kind: "location-type", pageId: "1010-11" }, false, 8],
] as const)("uses the page size of %j", (more, isWide, size) => {
  expect(pageSizeOf({ given: { ...given, ...more } as ListingGiven, query, isWide })).toBe(size);
});

test("requests what is missing on view more, and starts another list at its first page", () => {
  const { send, sent, actor } = play();
  send(
    { type: "width.changed", isWide: true },
    { type: "discovery.changed", discovery: view },
    { type: "more.pressed" },
  );
  expect([actor.getSnapshot().context.extra, sent.at(-1)]).toEqual([9, { type: "more", upTo: 18 }]);
  send({ type: "discovery.changed", discovery: { ...view, status: "busy" } });
  expect(actor.getSnapshot().context.extra).toBe(9);
  send({ type: "discovery.changed", discovery: { ...view, filters: { ...noFilters, types: [14] } } });
  expect(actor.getSnapshot().context.extra).toBe(0);
});

test("emits view_item_list once for what is shown, after a second, and page_view once", () => {
  const { send, emitted } = play();
  const items = () =>
    emitted.flatMap((event) =>
      event.type === "analytics" && event.detail.name === "view_item_list" ? [event.detail.payload.items.length] : [],
    );
  send({ type: "width.changed", isWide: false });
  send({ type: "discovery.changed", discovery: view }, { type: "discovery.changed", discovery: view });
  expect(items()).toEqual([8]);
  send({ type: "more.pressed" }, { type: "more.pressed" });
  expect(items()).toEqual([8, 8]);
  send({ type: "discovery.changed", discovery: { ...view, results: world } });
  expect(items()).toEqual([8, 8, 8]);
  expect(emitted.filter((event) => event.type === "analytics" && event.detail.name === "page_view")).toHaveLength(1);
  expect(emitted.every((event) => event.type === "analytics" && event.delay === 1000)).toBe(true);
});

test("emits unavailable once for each named activity that is gone, once visible, and not for filters", () => {
  const gone = { ...view, initial: [], results: [], total: 0 };
  const { send, emitted } = play({ given: { activities: [7, 8] } });
  send(
    { type: "discovery.changed", discovery: { ...gone, status: "waiting" } },
    { type: "discovery.changed", discovery: gone },
  );
  expect(emitted).toEqual([]);
  send({ type: "width.changed", isWide: true }, { type: "discovery.changed", discovery: gone });
  send(
    { type: "discovery.changed", discovery: { ...gone, search: "boat" } },
    { type: "discovery.changed", discovery: gone },
  );
  expect(emitted).toEqual(
    [7, 8].map((activityId) => ({ type: "unavailable", detail: { activityId, reason: "gone" } })),
  );
  const narrowed = play({ given: { activities: [7] } });
  narrowed.send(
    { type: "width.changed", isWide: true },
    { type: "discovery.changed", discovery: { ...gone, filters: { ...noFilters, guided: true } } },
  );
  expect(narrowed.emitted).toEqual([]);
});

test("emits unavailable once for each named activity that is gone or without a date, once the list is complete", () => {
  const [bookable, soldOut] = [world[0]!, { ...world[1]!, availableDates: [] }];
  const { send, emitted } = play({ given: { activities: [1, 2, 7] } });
  const unavailable = () => emitted.flatMap((event) => (event.type === "unavailable" ? [event.detail] : []));
  send(
    { type: "width.changed", isWide: true },
    { type: "discovery.changed", discovery: { ...view, results: [bookable], total: 2 } },
  );
  expect(unavailable()).toEqual([]);
  const complete = { ...view, results: [bookable, soldOut], total: 2 };
  send({ type: "discovery.changed", discovery: complete }, { type: "discovery.changed", discovery: complete });
  expect(unavailable()).toEqual([
    { activityId: 2, reason: "sold_out" },
    { activityId: 7, reason: "gone" },
  ]);
});

test("emits a pressed card without delay, since the page navigates", () => {
  const { send, emitted } = play();
  send({ type: "discovery.changed", discovery: view }, { type: "card.pressed", activityId: 3, top: 120 });
  expect(emitted.slice(-2)).toEqual([
    {
      type: "analytics",
      detail: {
        name: "select_item",
        payload: { item_list_name: "listing", currency: "CHF", items: [{ ...view.results[2]!.dataLayer, index: 2 }] },
      },
    },
    { type: "select", detail: { activityId: 3, kind: "activity", value: "3" } },
  ]);
});

test("picks and drops activities in picker mode only, and emits each on configuring", () => {
  const { send, emitted, actor } = play({ query: { isPicker: true, picked: [7] } });
  send({ type: "card.picked", activityId: 3 }, { type: "card.picked", activityId: 7 }, { type: "configure.pressed" });
  expect(actor.getSnapshot().context.picked).toEqual([3]);
  expect(
    emitted.map((event) => (event.type === "select" ? [event.detail.activityId, event.detail.value] : [])),
  ).toEqual([
    [3, "picked"],
    [7, "dropped"],
    [3, "configured"],
  ]);
  const plain = play();
  plain.send({ type: "card.picked", activityId: 3 });
  expect(plain.actor.getSnapshot().context.picked).toEqual([]);
});

test("writes what was picked before the list joined its group, as only then the address may be its own", () => {
  const { send, history } = play({ query: { isPicker: true, picked: [7] } });
  send({ type: "card.picked", activityId: 3 });
  history.length = 0;
  send(joined);
  expect(history).toEqual(["picked 7,3"]);
});

test("[R25.drawers] leaves a drawer's history entry when the visitor closes it, and not when going back did", () => {
  const { send, history, is, sent } = play();
  send({ type: "drawer.opened", drawer: "activity-filter" });
  expect([is({ drawer: "filters" }), sent.at(-1)]).toEqual([true, { type: "filters.wanted" }]);
  send({ type: "drawer.closed" }, { type: "drawer.opened", drawer: "map" }, { type: "address.drawer", drawer: null });
  expect([history, is({ drawer: "closed" })]).toEqual([["activity-filter", "left", "map"], true]);
  expect(play({ query: { drawer: "map" } }).is({ drawer: "map" })).toBe(true);
});

test("sets another scope in the same group for another subject, and starts over for another language", () => {
  const { send, sent, followed } = play();
  send({ type: "attributes.changed", given: { ...given, types: [14] } });
  expect([sent.at(-1), followed.length]).toEqual([
    expect.objectContaining({ type: "scope.set", scope: expect.objectContaining({ typeIds: [14] }) }),
    1,
  ]);
  send({ type: "attributes.changed", given: { ...given, locale: "de_CH" } });
  expect(followed).toHaveLength(2);
});

test("continues from a rendered page without requesting it again", () => {
  const { send, actor, sent } = play();
  send(joined, { type: "discovery.changed", discovery: view });
  expect(sent[0]).toEqual({ type: "scope.set", scope: scopeOf(given, query) });
  const received: DiscoveryEvent[] = [];
  const joining = fromCallback<DiscoveryEvent, FollowInput, ListingEvent>(({ receive, sendBack }) => {
    receive((event) => received.push(event));
    sendBack(joined);
  });
  const snapshot = JSON.parse(JSON.stringify(actor.getPersistedSnapshot())) as never;
  const resumed = createActor(listingMachine.provide({ actors: { discovery: joining as never } }), {
    snapshot,
    input: undefined as never,
  }).start();
  expect(received).toEqual([
    expect.objectContaining({ type: "scope.set", known: { initial: view.initial, options: null } }),
  ]);
  expect(resumed.getSnapshot().context.discovery!.results).toHaveLength(16);
});

test("shows a rendered page's suggestions until the browser's own are there, and drops what has become needless", () => {
  const { send, actor } = play();
  const suggestions = { text: "boot", similar: [], activities: world.slice(0, 2) };
  const nothing = { ...view, search: "boot", initial: [], results: [], total: 0 };
  const change = (discovery: Partial<DiscoveryView>) => {
    send({ type: "discovery.changed", discovery: { ...nothing, ...discovery } });
    const { status, total, suggestions: shown } = actor.getSnapshot().context.discovery!;
    return { status, total, shown };
  };
  const rendered = { status: "ready", total: 0, shown: suggestions };
  expect(change({ suggestions })).toEqual(rendered);
  expect(change({ status: "waiting", total: null })).toEqual({ ...rendered, status: "busy" });
  expect(change({ isSuggesting: true })).toEqual(rendered);
  const own = { ...suggestions, activities: world.slice(2, 4) };
  expect(change({ suggestions: own })).toEqual({ ...rendered, shown: own });
  expect(change({})).toEqual({ ...rendered, shown: null });
});

test("lets every open drawer be closed on every path, and holds only JSON in context", () => {
  const paths = getShortestPaths(listingMachine, {
    input: { given, query, group: "own" },
    events: [
      { type: "discovery.changed", discovery: view },
      { type: "width.changed", isWide: true },
      { type: "more.pressed" },
      { type: "drawer.opened", drawer: "activity-filter" },
      { type: "drawer.opened", drawer: "map" },
      { type: "drawer.closed" },
      { type: "address.drawer", drawer: null },
      { type: "discovery.unreachable" },
    ] as ListingEvent[],
    serializeState: ({ value, context }) =>
      JSON.stringify([value, context.isWide, context.extra > 0, context.emittedIds.length]),
    limit: 2000,
  });
  const open = paths.filter(({ state }) => !state.matches({ alive: { drawer: "closed" } }));
  expect(open.length).toBeGreaterThan(2);
  for (const { state } of open) expect(state.can({ type: "drawer.closed" })).toBe(true);
  for (const { state } of paths)
    expect(JSON.parse(JSON.stringify(state.context))).toEqual(JSON.parse(JSON.stringify({ ...state.context })));
});

test("[R25.return] restores length and sort of a list on return, and never passes them off as the server's", () => {
  const { send, sent, actor } = play();
  send({ type: "discovery.changed", discovery: view });
  send({
    type: "discovery.joined",
    sort: "priceAsc",
    search: "",
    returned: { extra: 18, card: { activityId: 3, top: 120 } },
  });
  expect(sent.slice(-2)).toEqual([
    { type: "scope.set", scope: scopeOf(given, query) },
    { type: "more", upTo: 27 },
  ]);
  expect(actor.getSnapshot().context).toMatchObject({ extra: 18, discovery: { sort: "priceAsc", status: "busy" } });
  send({ type: "discovery.changed", discovery: { ...view, sort: "priceAsc", results: world } });
  expect(actor.getSnapshot().context).toMatchObject({ extra: 18, returnTo: { activityId: 3 } });
  send({ type: "discovery.changed", discovery: { ...view, sort: "priceDesc" } });
  expect(actor.getSnapshot().context).toMatchObject({ extra: 0, returnTo: null });
});
