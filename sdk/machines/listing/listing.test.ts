import { expect, test } from "vitest";
import { createActor, fromCallback, fromPromise } from "xstate";
import { getShortestPaths } from "xstate/graph";
import { noFilters } from "../../contracts/discovery.ts";
import type { ListingPage } from "../../contracts/listing.ts";
import { listed } from "../discovery/discovery.fixture.ts";
import type { DiscoveryEvent, DiscoveryView } from "../discovery/discovery.types.ts";
import { listingMachine } from "./listing.machine.ts";
import { pageSize, scopeOf } from "./listing.rules.ts";
import type { FollowInput, ListingAsked, ListingEvent, ListingEmitted, ListingGiven } from "./listing.types.ts";

const given: ListingGiven = {
  kind: "listing",
  pageId: null,
  locations: [],
  types: [],
  activities: [],
  attributes: [],
  sort: null,
  search: null,
  hidden: [],
  isPicker: false,
  theme: "auto",
  brandColor: undefined,
  locale: "en_CH",
  group: null,
};
const asked: ListingAsked = {
  activities: [],
  pinned: [],
  skipped: [],
  near: null,
  hidden: [],
  picked: [],
  isPicker: false,
  hasSort: false,
  hasSearch: false,
  drawer: null,
  extra: 0,
  hasPassedDate: false,
};
const world = Array.from({ length: 43 }, (_, index) => listed(index + 1));
const view: DiscoveryView = {
  filters: noFilters,
  sort: "relevance",
  search: "",
  participants: { adults: 0, children: 0 },
  userLocation: null,
  isRelevanceHidden: false,
  hasFiltered: false,
  hasSearched: false,
  initial: world.slice(0, 16),
  options: null,
  results: world.slice(0, 16),
  total: 43,
  facets: null,
  suggestions: null,
  trouble: null,
  locationError: false,
  status: "ready",
  isLocating: false,
};
const page = { kind: "location", id: "1010", title: "Interlaken" } as unknown as ListingPage;

function play(
  more: { given?: Partial<ListingGiven>; asked?: Partial<ListingAsked>; page?: () => Promise<ListingPage> } = {},
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
      },
    }),
    { input: { given: { ...given, ...more.given }, asked: { ...asked, ...more.asked }, group: "own" } },
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

test("a page's head is fetched beside the list; without a page there is none", async () => {
  const played = play({ given: { kind: "location", pageId: "1010" } });
  expect(played.is({ page: "loading" })).toBe(true);
  await played.settle();
  expect([played.is({ page: "known" }), played.actor.getSnapshot().context.page]).toEqual([true, page]);
  expect(play().is({ page: "none" })).toBe(true);
});

test.each([
  [404, "missing"],
  [0, "failed"],
] as const)("a head that can't be had (%i) leaves the list standing", async (status, state) => {
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
] as const)("a page of kind %s and id %s is about its own subject", (kind, pageId, scope) => {
  expect(scopeOf({ ...given, kind, pageId }, asked)).toMatchObject(scope);
});

test("the address names, pins and leaves out activities; the element's own words join the page's", () => {
  const scope = scopeOf(
    { ...given, kind: "location", pageId: "1010", types: [14], activities: [1] },
    { ...asked, activities: [2, 3], pinned: [9], skipped: [4] },
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
] as const)("the first page of %j has its own size", (more, isWide, size) => {
  expect(pageSize({ given: { ...given, ...more } as ListingGiven, asked, isWide })).toBe(size);
});

test("view more asks for what is missing, and another list begins at its first page", () => {
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

test("what came onto the screen is told once, complete, after a second; the page once", () => {
  const { send, emitted } = play();
  const items = () =>
    emitted.flatMap((event) =>
      event.type === "analytics" && event.detail.name === "view_item_list"
        ? [(event.detail.payload["items"] as object[]).length]
        : [],
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

test("named activities that are all gone are told once each, in front of somebody, and not for filters that leave nothing", () => {
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

test("of named activities each that is gone or without a date is told once, as soon as the list is complete", () => {
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

test("a card's press is told at once, for the page is about to be left", () => {
  const { send, emitted } = play();
  send({ type: "discovery.changed", discovery: view }, { type: "card.pressed", activityId: 3, top: 120 });
  expect(emitted.slice(-2)).toEqual([
    {
      type: "analytics",
      detail: { name: "select_item", payload: { list: "listing", currency: "CHF", index: 2, items: [{ id: 3 }] } },
    },
    { type: "select", detail: { activityId: 3, kind: "activity", value: "3" } },
  ]);
});

test("activities are picked and dropped where that is asked for alone, and configuring tells each", () => {
  const { send, emitted, actor } = play({ asked: { isPicker: true, picked: [7] } });
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

test("[R25.drawers] a drawer is an entry of the history: closed by the visitor it leaves, closed by the way back it has left already", () => {
  const { send, history, is, sent } = play();
  send({ type: "drawer.opened", drawer: "activity-filter" });
  expect([is({ drawer: "filters" }), sent.at(-1)]).toEqual([true, { type: "filters.wanted" }]);
  send({ type: "drawer.closed" }, { type: "drawer.opened", drawer: "map" }, { type: "address.drawer", drawer: null });
  expect([history, is({ drawer: "closed" })]).toEqual([["activity-filter", "left", "map"], true]);
  expect(play({ asked: { drawer: "map" } }).is({ drawer: "map" })).toBe(true);
});

test("another subject is another scope of the same group; another language starts anew", () => {
  const { send, sent, followed } = play();
  send({ type: "attributes.changed", given: { ...given, types: [14] } });
  expect([sent.at(-1), followed.length]).toEqual([
    expect.objectContaining({ type: "scope.set", scope: expect.objectContaining({ typeIds: [14] }) }),
    1,
  ]);
  send({ type: "attributes.changed", given: { ...given, locale: "de_CH" } });
  expect(followed).toHaveLength(2);
});

test("a page that the server has rendered goes on from what it shows: nothing is asked again", () => {
  const { send, actor, sent } = play();
  send(joined, { type: "discovery.changed", discovery: view });
  expect(sent[0]).toEqual({ type: "scope.set", scope: scopeOf(given, asked) });
  const heard: DiscoveryEvent[] = [];
  const joining = fromCallback<DiscoveryEvent, FollowInput, ListingEvent>(({ receive, sendBack }) => {
    receive((event) => heard.push(event));
    sendBack(joined);
  });
  const snapshot = JSON.parse(JSON.stringify(actor.getPersistedSnapshot())) as never;
  const resumed = createActor(listingMachine.provide({ actors: { discovery: joining as never } }), {
    snapshot,
    input: undefined as never,
  }).start();
  expect(heard).toEqual([
    expect.objectContaining({ type: "scope.set", known: { initial: view.initial, options: null } }),
  ]);
  expect(resumed.getSnapshot().context.discovery!.results).toHaveLength(16);
});

test("from the chart itself: whatever drawer is open, the visitor can close it, and nothing in context is but JSON", () => {
  const paths = getShortestPaths(listingMachine, {
    input: { given, asked, group: "own" },
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
      JSON.stringify([value, context.isWide, context.extra > 0, context.told.length]),
    limit: 2000,
  });
  const open = paths.filter(({ state }) => !state.matches({ alive: { drawer: "closed" } }));
  expect(open.length).toBeGreaterThan(2);
  for (const { state } of open) expect(state.can({ type: "drawer.closed" })).toBe(true);
  for (const { state } of paths)
    expect(JSON.parse(JSON.stringify(state.context))).toEqual(JSON.parse(JSON.stringify({ ...state.context })));
});

test("[R25.return] who comes back finds the list as long as they left it, in the order that was chosen; nothing is given out as the server's", () => {
  const { send, sent, actor } = play();
  send({ type: "discovery.changed", discovery: view });
  send({
    type: "discovery.joined",
    sort: "priceAsc",
    search: "",
    returned: { extra: 18, card: { activityId: 3, top: 120 } },
  });
  expect(sent.slice(-2)).toEqual([
    { type: "scope.set", scope: scopeOf(given, asked) },
    { type: "more", upTo: 27 },
  ]);
  expect(actor.getSnapshot().context).toMatchObject({ extra: 18, discovery: { sort: "priceAsc", status: "busy" } });
  send({ type: "discovery.changed", discovery: { ...view, sort: "priceAsc", results: world } });
  expect(actor.getSnapshot().context).toMatchObject({ extra: 18, returnTo: { activityId: 3 } });
  send({ type: "discovery.changed", discovery: { ...view, sort: "priceDesc" } });
  expect(actor.getSnapshot().context).toMatchObject({ extra: 0, returnTo: null });
});
