import { expect, test } from "vitest";
import { createActor, fromPromise, SimulatedClock } from "xstate";
import { filteredInBrowser, noFilters } from "../../contracts/discovery.ts";
import { filtered } from "./facets.rules.ts";
import { allOptions, listed } from "./discovery.fixture.ts";
import { discoveryMachine } from "./discovery.machine.ts";
import type { DiscoveryQuestion, Part, Widened } from "./discovery.setup.ts";
import { fullScope, type DiscoveryEvent, type DiscoveryInput, type PoolQuery } from "./discovery.types.ts";
import { viewOfDiscovery } from "./view.rules.ts";

const offline = { status: 0, code: "offline" };

/** A world of boats (type 14) and railways (type 11); every second one is a railway. */
const world = Array.from({ length: 40 }, (_, index) =>
  listed(index + 1, {
    type: { id: index % 2 ? 11 : 14, title: "" },
    summary: { ticketsIssued: 100 - index, rankingScoreNoDate: (100 - index) / 100 },
  }),
);

/** A deferred answer: each call waits until the test answers it, in whatever order. */
interface Deferred<Input> {
  readonly input: Input;
  readonly signal: AbortSignal;
  answer(value: unknown): void;
  refuse(cause: unknown): void;
}

function deferred<Input>(log: Deferred<Input>[]) {
  return fromPromise<never, Input>(
    ({ input, signal }) =>
      new Promise((resolve, reject) =>
        log.push({ input, signal, answer: (value) => resolve(value as never), refuse: reject }),
      ),
  );
}

function start(input: Partial<DiscoveryInput> = {}) {
  const clock = new SimulatedClock();
  const opened: Deferred<DiscoveryQuestion>[] = [];
  const widened: Deferred<{ query: PoolQuery }>[] = [];
  const parts: Deferred<Pick<Part, "question" | "offset" | "atLeast">>[] = [];
  const suggested: Deferred<{ text: string }>[] = [];
  const located: Deferred<undefined>[] = [];
  const written: unknown[] = [];
  const actor = createActor(
    discoveryMachine.provide({
      actors: {
        open: deferred(opened),
        widen: deferred(widened),
        loadPart: deferred(parts),
        requestPosition: deferred(located),
        suggest: deferred(suggested),
      } as never,
      actions: { writeAddress: (_, { filters }) => void written.push(filters) },
    }),
    {
      clock,
      input: {
        filters: noFilters,
        sort: "relevance",
        search: "",
        participants: { adults: 0, children: 0 },
        userLocation: null,
        isRelevanceHidden: false,
        ...input,
      },
    },
  ).start();
  const view = () => viewOfDiscovery(actor.getSnapshot() as never);
  const ids = () => view().results.map(({ id }) => id);
  const settle = () => new Promise<void>((resolve) => setImmediate(resolve));
  const send = (...events: DiscoveryEvent[]) => events.forEach((event) => actor.send(event));
  return { actor, clock, opened, widened, parts, suggested, located, written, view, ids, settle, send };
}

const options = filtered(world, noFilters, allOptions).facets!;
const firstOffers = { activities: world.slice(0, 16), options };
const everything: Widened = { date: null, reachableFrom: null, search: "", activities: world, options };

/** A list whose first offers are shown. */
async function open(input: Partial<DiscoveryInput> = {}, offers: unknown = firstOffers) {
  const played = start(input);
  played.send({ type: "scope.set", scope: { locationIds: [1010] } });
  played.opened[0]!.answer(offers);
  await played.settle();
  return played;
}

test("shows the first offers, and fetches no more until the visitor wants more", async () => {
  const { view, ids, opened, widened } = await open();
  expect(opened[0]!.input.scope.locationIds).toEqual([1010]);
  expect(ids()).toEqual(world.slice(0, 16).map(({ id }) => id));
  expect([view().status, view().total, view().hasSearched]).toEqual(["ready", 40, false]);
  expect(widened).toHaveLength(0);
});

test.each([
  ["opening the filters", { type: "filters.wanted" }],
  ["viewing more", { type: "more" }],
  ["choosing a filter", { type: "filter.toggle", group: "types", value: 11 }],
  ["sorting", { type: "sort.set", sort: "priceAsc" }],
] as const)("fetches the pool once on %s, and shows the former results meanwhile", async (_, event) => {
  const { send, widened, view, ids, settle } = await open();
  const before = ids();
  send(event);
  expect([view().status, ids()]).toEqual(["busy", before]);
  widened[0]!.answer(everything);
  await settle();
  expect([view().status, view().hasSearched]).toEqual(["ready", true]);
  send({ type: "more" }, { type: "filters.wanted" }, { type: "filter.toggle", group: "rating", value: "4" });
  expect(widened).toHaveLength(1);
});

test("[R24] queries the server 200 ms after typing, and shows the hits best first, filtered and counted", async () => {
  const { send, clock, widened, view, ids, settle } = await open();
  send({ type: "search.set", text: "boat" });
  clock.increment(199);
  send({ type: "search.set", text: "boat 3" });
  clock.increment(199);
  expect(widened).toHaveLength(0);
  clock.increment(1);
  expect(widened[0]!.input.query).toEqual({ date: null, reachableFrom: null, search: "boat 3" });
  widened[0]!.answer({ ...everything, search: "boat 3", activities: [world[32], world[2], world[11]] });
  await settle();
  expect([ids(), view().total]).toEqual([[33, 3, 12], 3]);
  expect(view().facets!.types.map(({ id, count }) => [id, count])).toEqual([
    [11, 1],
    [14, 2],
    [87, 0],
  ]);
  send({ type: "filter.toggle", group: "types", value: 14 });
  expect([widened.length, ids()]).toEqual([1, [33, 3]]);
  send({ type: "sort.set", sort: "popularityDesc" });
  expect(ids()).toEqual([3, 33]);
});

test("fetches again for another text, and ignores the response to the former", async () => {
  const { send, clock, widened, ids, settle } = await open();
  for (const text of ["boat", "rail"]) {
    send({ type: "search.set", text });
    clock.increment(200);
  }
  expect(widened.map(({ input }) => input.query.search)).toEqual(["boat", "rail"]);
  widened[1]!.answer({ ...everything, search: "rail", activities: [world[1]] });
  widened[0]!.answer({ ...everything, search: "boat" });
  await settle();
  expect(ids()).toEqual([2]);
});

test.each([
  ["on the shop's pages", false],
  ["where relevance is hidden", true],
] as const)(
  "[R21.match] sorts the hits of a text by relevance until the visitor chooses another sort: %s",
  async (_, isRelevanceHidden) => {
    const large = { ...firstOffers, options: { ...options, total: filteredInBrowser + 1 } };
    const { send, clock, parts, view } = await open({ isRelevanceHidden }, large);
    const type = (text: string) => {
      send({ type: "search.set", text });
      clock.increment(200);
    };
    expect(view().sort).toBe(isRelevanceHidden ? "popularityDesc" : "relevance");
    type("boat");
    expect(view().sort).toBe("relevance");
    for (const sort of ["priceAsc", "popularityDesc", "relevance"] as const) {
      send({ type: "sort.set", sort });
      expect(view().sort).toBe(sort);
    }
    expect(parts.map(({ input }) => input.question.sort)).toEqual([
      "relevance",
      "priceAsc",
      "popularityDesc",
      "relevance",
    ]);
    type("");
    expect(view().sort).toBe(isRelevanceHidden ? "popularityDesc" : "relevance");
  },
);

test("[R21.match] sorts the hits of a text by popularity once chosen when relevance is hidden", async () => {
  const { send, clock, widened, view, ids, settle } = await open({ isRelevanceHidden: true });
  send({ type: "search.set", text: "boat" });
  clock.increment(200);
  widened[0]!.answer({ ...everything, search: "boat", activities: [world[32], world[2], world[11]] });
  await settle();
  expect([ids(), view().sort]).toEqual([[33, 3, 12], "relevance"]);
  send({ type: "sort.set", sort: "popularityDesc" });
  expect([ids(), view().sort]).toEqual([[3, 12, 33], "popularityDesc"]);
});

test("filters, sorts and counts the pool in the browser", async () => {
  const { send, widened, view, ids, settle, written } = await open();
  send({ type: "filter.toggle", group: "types", value: 11 });
  widened[0]!.answer(everything);
  await settle();
  expect(ids()).toEqual(world.filter(({ type }) => type.id === 11).map(({ id }) => id));
  expect(view().total).toBe(20);
  expect(view().facets!.types.find(({ id }) => id === 14)!.count).toBe(20);
  expect(written).toEqual([{ ...noFilters, types: [11] }]);
  send({ type: "filters.clear" });
  expect(view().total).toBe(40);
});

test("keeps the first offers when a fetch fails, marks the list searched and can be retried", async () => {
  const { send, widened, view, ids, settle } = await open();
  send({ type: "more" });
  widened[0]!.refuse(offline);
  await settle();
  expect(ids()).toHaveLength(16);
  expect([view().status, view().hasSearched, view().failure?.code]).toEqual(["stuck", true, "offline"]);
  send({ type: "retried" });
  widened[1]!.answer(everything);
  await settle();
  expect([view().status, view().failure, ids().length]).toEqual(["ready", null, 40]);
});

test("is failed when the first offers can't be loaded, and can be retried", async () => {
  const { send, opened, view, settle } = start();
  send({ type: "scope.set", scope: {} });
  opened[0]!.refuse(offline);
  await settle();
  expect(view().status).toBe("failed");
  send({ type: "retried" });
  opened[1]!.answer(firstOffers);
  await settle();
  expect(view().status).toBe("ready");
});

test("ignores a late response to an older request", async () => {
  const { send, opened, view, ids, settle } = start();
  send({ type: "scope.set", scope: { typeIds: [14] } });
  send({ type: "scope.set", scope: { typeIds: [11] } });
  expect(opened[0]!.signal.aborted).toBe(true);
  opened[1]!.answer({ ...firstOffers, activities: [world[1]] });
  await settle();
  opened[0]!.answer(firstOffers);
  await settle();
  expect([ids(), view().status]).toEqual([[2], "ready"]);
});

test("requests nothing when the same scope is set again", async () => {
  const { send, opened } = await open();
  send({ type: "scope.set", scope: { locationIds: [1010] } });
  expect(opened).toHaveLength(1);
});

test("does not request what the page was rendered with", async () => {
  const { send, opened, view, ids } = start();
  send({ type: "scope.set", scope: {}, known: { initial: world.slice(0, 9), options } });
  expect([opened.length, view().status, ids().length, view().total]).toEqual([0, "ready", 9, 40]);
});

test("fetches what public transport reaches, and the rest again once that is no longer chosen", async () => {
  const { send, widened, ids, settle, view } = await open();
  send({ type: "filter.toggle", group: "reachableFrom", value: "8507000" });
  expect(widened[0]!.input.query).toEqual({ date: null, reachableFrom: "8507000", search: "" });
  const origin = { id: "8507000", name: "Bern", label: "Within 60 min of Bern" };
  const named = { ...options, reachable: { minutes: 60, origin } };
  widened[0]!.answer({ ...everything, reachableFrom: "8507000", activities: world.slice(0, 4), options: named });
  await settle();
  expect(ids()).toHaveLength(4);
  expect(view().facets?.reachable?.origin).toEqual(origin);
  send({ type: "filter.toggle", group: "reachableFrom", value: "8507000" });
  expect(widened[1]!.input.query.reachableFrom).toBe(null);
});

test("fetches for another date, and applies the other filters in the browser", async () => {
  const { send, widened, ids, settle, view } = await open();
  send({ type: "filters.set", filters: { date: "2026-12-24", types: [11] } });
  expect(widened[0]!.input.query.date).toBe("2026-12-24");
  send({ type: "filters.set", filters: { date: "2026-12-25" } });
  expect(widened[1]!.input.query.date).toBe("2026-12-25");
  widened[0]!.answer({ ...everything, date: "2026-12-24" });
  widened[1]!.answer({ ...everything, date: "2026-12-25", activities: world.slice(0, 4) });
  await settle();
  expect([ids(), view().total]).toEqual([[2, 4], 2]);
  send({ type: "filter.toggle", group: "types", value: 11 });
  expect([widened.length, ids()]).toEqual([2, [1, 2, 3, 4]]);
  send({ type: "filter.toggle", group: "date", value: "2026-12-25" });
  expect(widened[2]!.input.query.date).toBe(null);
});

test("shows the server's first results of a list narrowed by the address, then the browser's", async () => {
  const { widened, view, ids, settle } = await open(
    { filters: { ...noFilters, types: [11] } },
    { ...firstOffers, activities: [world[1], world[3]] },
  );
  expect([ids(), view().total, view().status]).toEqual([[2, 4], null, "busy"]);
  widened[0]!.answer(everything);
  await settle();
  expect([view().total, ids().slice(0, 2)]).toEqual([20, [2, 4]]);
});

test("[R25.browser] lets the server filter more than 2,000, and fetches more on demand", async () => {
  const large = { ...firstOffers, options: { ...options, total: filteredInBrowser + 1 } };
  const { send, widened, parts, view, ids, settle } = await open({}, large);
  send({ type: "filter.toggle", group: "types", value: 11 });
  expect([widened.length, parts[0]!.input.offset, parts[0]!.input.question.filters.types]).toEqual([0, 0, [11]]);
  parts[0]!.answer({ activities: world.slice(0, 3), facets: { ...options, total: 5 } });
  await settle();
  expect([ids(), view().total]).toEqual([[1, 2, 3], 5]);
  send({ type: "more", upTo: 3 });
  expect(parts).toHaveLength(1);
  send({ type: "more", upTo: 5 });
  expect(parts[1]!.input.offset).toBe(3);
  parts[1]!.answer({ activities: [world[2], world[3], world[4]], facets: null });
  await settle();
  expect(ids()).toEqual([1, 2, 3, 4, 5]);
  send({ type: "filter.toggle", group: "types", value: 14 });
  parts[2]!.refuse(offline);
  await settle();
  expect([view().status, ids().length]).toEqual(["stuck", 5]);
});

test("lets the server filter when the pool turns out to have more than 2,000", async () => {
  const { send, widened, parts, settle } = await open({}, { ...firstOffers, options: null });
  send({ type: "more" });
  widened[0]!.answer({ date: null, activities: null, options: { ...options, total: filteredInBrowser + 1 } });
  await settle();
  expect(parts).toHaveLength(1);
});

test("requests the position before sorting by distance", async () => {
  const { send, located, widened, view, ids, settle } = await open();
  send({ type: "sort.set", sort: "distance" });
  expect([view().isLocating, view().sort, widened.length]).toEqual([true, "relevance", 0]);
  located[0]!.answer({ latitude: 46, longitude: 7 });
  await settle();
  widened[0]!.answer({ ...everything, activities: [listed(1, { lat: 47 }), listed(2, { lat: 46 })] });
  await settle();
  expect([view().sort, ids(), view().results[0]!.distance]).toEqual(["distance", [2, 1], 49]);
});

test.each([
  ["on the shop's pages", false, "relevance"],
  ["on search pages and in partners' pages", true, "popularityDesc"],
] as const)(
  "falls back to another sort and reports it when the position is unavailable: %s",
  async (_, isRelevanceHidden, sort) => {
    const { send, located, view, settle } = await open({ isRelevanceHidden });
    send({ type: "sort.set", sort: "distance" });
    located[0]!.refuse(new Error("denied"));
    await settle();
    expect([view().sort, view().locationError, view().isLocating]).toEqual([sort, true, false]);
    send({ type: "sort.set", sort: "priceAsc" });
    expect(view().locationError).toBe(false);
  },
);

test("requests the position for a link sorted by distance, unless the link has it", async () => {
  const byDistance = await open({ sort: "distance" });
  expect([byDistance.located.length, byDistance.view().sort]).toEqual([1, "relevance"]);
  const knows = await open({ sort: "distance", userLocation: { latitude: 46, longitude: 7 } });
  expect([knows.located.length, knows.view().sort]).toEqual([0, "distance"]);
});

test("applies another sort that is chosen while the position is requested", async () => {
  const { send, located, view, settle } = await open();
  send({ type: "sort.set", sort: "distance" }, { type: "sort.set", sort: "ratingDesc" });
  located[0]!.answer({ latitude: 46, longitude: 7 });
  await settle();
  expect([view().sort, view().userLocation]).toEqual(["ratingDesc", null]);
});

test("takes the filters of the address on going back, without writing them again", async () => {
  const { send, widened, written, view, settle } = await open();
  send({ type: "filter.toggle", group: "types", value: 11 });
  widened[0]!.answer(everything);
  await settle();
  send({ type: "address.changed", filters: { ...noFilters, rating: "none" } });
  expect([view().filters.rating, view().filters.types, view().total, written.length]).toEqual(["none", [], 0, 1]);
});

test("sets children's ages with the participants, and keeps them when the filters are cleared", async () => {
  const { send, widened, view, settle } = await open();
  send({ type: "participants.set", adults: 2, children: 1, childrenAges: [5] });
  widened[0]!.answer({ ...everything, activities: [listed(1, { summary: { minAge: 6 } }), listed(2)] });
  await settle();
  send({ type: "filters.clear" });
  expect([view().participants, view().results.map(({ id }) => id)]).toEqual([{ adults: 2, children: 1 }, [2]]);
});

test("requests suggestions once for each text without results", async () => {
  const { send, clock, widened, suggested, view, settle } = await open();
  const search = async (text: string, activities: typeof world) => {
    send({ type: "search.set", text });
    clock.increment(200);
    widened.at(-1)!.answer({ ...everything, search: text, activities });
    await settle();
  };
  await search("boat", world.slice(0, 3));
  expect(suggested).toHaveLength(0);
  await search("boot", []);
  expect(suggested.map(({ input }) => input.text)).toEqual(["boot"]);
  const suggestion = { text: "boot", similar: [], activities: world.slice(0, 2) };
  suggested[0]!.answer(suggestion);
  await settle();
  expect([view().suggestions, view().total]).toEqual([suggestion, 0]);
  await search("booot", []);
  suggested[1]!.refuse(offline);
  await settle();
  expect([suggested.length, view().suggestions]).toEqual([2, { text: "booot", similar: [], activities: [] }]);
});

test("requests similar activities once when all named ones are gone, and not when filters leave none", async () => {
  const { send, opened, suggested, view, settle } = start();
  send({ type: "scope.set", scope: { activityIds: [7, 8] } });
  opened[0]!.answer({ activities: [], options: { ...options, total: 0, bookable: 0 } });
  await settle();
  expect(suggested.map(({ input }) => input)).toEqual([{ text: "", scope: { ...fullScope, activityIds: [7, 8] } }]);
  const similar = { text: "", similar: [], activities: world.slice(0, 2) };
  suggested[0]!.answer(similar);
  await settle();
  expect(view().suggestions).toEqual(similar);
  const narrowed = start({ filters: { ...noFilters, guided: true } });
  narrowed.send({ type: "scope.set", scope: { activityIds: [7, 8] } });
  narrowed.opened[0]!.answer({ activities: [], options: { ...options, total: 0, bookable: 0 } });
  await settle();
  expect(narrowed.suggested).toHaveLength(0);
});

test("requests similar activities once when all named ones are sold out, and keeps their cards", async () => {
  const { send, opened, suggested, view, ids, settle } = start();
  send({ type: "scope.set", scope: { activityIds: [1, 2] } });
  opened[0]!.answer({ activities: world.slice(0, 2), options: { ...options, total: 2, bookable: 0 } });
  await settle();
  expect(suggested.map(({ input }) => input)).toEqual([{ text: "", scope: { ...fullScope, activityIds: [1, 2] } }]);
  suggested[0]!.answer({ text: "", similar: [], activities: world.slice(2, 3) });
  await settle();
  expect([ids(), view().suggestions?.activities]).toEqual([world.slice(0, 2).map(({ id }) => id), world.slice(2, 3)]);
  const sold = start();
  sold.send({ type: "scope.set", scope: { activityIds: [1, 2] } });
  sold.opened[0]!.answer({ activities: world.slice(0, 2), options: { ...options, total: 2, bookable: 1 } });
  await settle();
  expect(sold.suggested).toHaveLength(0);
});

test("requests similar activities for a named one that is gone, without those that are listed", async () => {
  const { send, opened, suggested, view, settle } = start();
  send({ type: "scope.set", scope: { activityIds: [1, 99] } });
  opened[0]!.answer({ activities: world.slice(0, 1), options: { ...options, total: 1, bookable: 1 } });
  await settle();
  expect(suggested.map(({ input }) => input)).toEqual([{ text: "", scope: { ...fullScope, activityIds: [99] } }]);
  suggested[0]!.answer({ text: "", similar: [], activities: world.slice(0, 3) });
  await settle();
  expect(view().suggestions?.activities).toEqual(world.slice(1, 3));
});

test("does not count an activity as gone when a filter removes it", async () => {
  for (const more of [{ typeIds: [14] }, { skipIds: [99] }]) {
    const { send, opened, suggested, settle } = start();
    send({ type: "scope.set", scope: { activityIds: [1, 99], ...more } });
    opened[0]!.answer({ activities: world.slice(0, 1), options: { ...options, total: 1, bookable: 1 } });
    await settle();
    expect(suggested).toHaveLength(0);
  }
});

test("drops similar activities of a former list", async () => {
  const { send, opened, suggested, view, settle } = start();
  send({ type: "scope.set", scope: { activityIds: [7] } });
  opened[0]!.answer({ activities: [], options: { ...options, total: 0, bookable: 0 } });
  await settle();
  send({ type: "scope.set", scope: { activityIds: [1] } });
  suggested[0]!.answer({ text: "", similar: [], activities: world.slice(0, 2) });
  opened[1]!.answer(firstOffers);
  await settle();
  expect(view().suggestions).toBeNull();
});

test("[R25.return] fetches more together with the first offers when it was wanted before they arrived", async () => {
  const { send, opened, widened, settle, ids } = start();
  send({ type: "scope.set", scope: {} }, { type: "more", upTo: 27 });
  opened[0]!.answer(firstOffers);
  await settle();
  widened[0]!.answer(everything);
  await settle();
  expect(ids()).toHaveLength(40);
});

test("[R25.return] requests as many of a long list as were shown", async () => {
  const { send, opened, parts, settle } = start();
  send({ type: "scope.set", scope: {} }, { type: "more", upTo: 90 });
  opened[0]!.answer({ ...firstOffers, options: { ...options, total: filteredInBrowser + 1 } });
  await settle();
  expect(parts[0]!.input).toMatchObject({ offset: 0, atLeast: 90 });
});
