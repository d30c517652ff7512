import { expect, test } from "vitest";
import { createActor, fromCallback, fromPromise, SimulatedClock } from "xstate";
import { noFilters } from "../../contracts/discovery.ts";
import type { DiscoveryEvent } from "../discovery/discovery.types.ts";
import { discoveryView } from "../discovery/discovery.fixture.ts";
import { point, searchChanged } from "./map.fixture.ts";
import { mapMachine } from "./map.machine.ts";
import type { Following, Points, PointsQuestion } from "./map.setup.ts";
import type { MapEmitted, MapInput } from "./map.types.ts";

const input: MapInput = { activityIds: null, center: null, zoom: null, group: null, locale: "de_CH" };

interface Given {
  readonly points?: (question: PointsQuestion) => Promise<Points>;
  readonly position?: () => Promise<{ latitude: number; longitude: number }>;
}

/** A map with a simulated clock, which records requests and emitted events. */
function open({
  points = async () => ({ total: 2, activities: [point(1), point(2)] }),
  position = async () => ({ latitude: 46.9, longitude: 7.4 }),
}: Given = {}) {
  const questions: PointsQuestion[] = [];
  const emitted: MapEmitted[] = [];
  const forwarded: DiscoveryEvent[] = [];
  const clock = new SimulatedClock();
  const actor = createActor(
    mapMachine.provide({
      actors: {
        loadPoints: fromPromise(({ input: question }) => {
          questions.push(question);
          return points(question);
        }),
        locate: fromPromise(position),
        discovery: fromCallback<DiscoveryEvent, Following>(({ receive }) =>
          receive((event) => void forwarded.push(event as DiscoveryEvent)),
        ),
      },
    }),
    { input, clock },
  );
  actor.on("*", (event) => void emitted.push(event));
  actor.start();
  actor.send(searchChanged(""));
  return { actor, clock, questions, emitted, forwarded };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

test("loads the points once, and again only when the group's filters differ", async () => {
  const { actor, questions } = open();
  await settled();
  actor.send(searchChanged(""));
  expect(questions).toHaveLength(1);
  actor.send(searchChanged("boat"));
  await settled();
  expect(questions.map((question) => question.sought?.discovery.search)).toEqual(["", "boat"]);
});

test("ignores a late response to an older request", async () => {
  const answers = new Map<string, (points: Points) => void>();
  const { actor } = open({
    points: (question) => new Promise((resolve) => void answers.set(question.sought!.discovery.search, resolve)),
  });
  actor.send(searchChanged("new"));
  answers.get("new")!({ total: 1, activities: [point(9)] });
  answers.get("")!({ total: 2, activities: [point(1), point(2)] });
  await settled();
  expect(actor.getSnapshot().context.points.map(({ id }) => id)).toEqual([9]);
});

test("is failed when loading fails, and can be retried", async () => {
  let fails = true;
  const { actor } = open({
    points: async () => (fails ? Promise.reject(new Error("offline")) : { total: 1, activities: [point(1)] }),
  });
  await settled();
  expect(actor.getSnapshot().matches({ points: "failed" })).toBe(true);
  fails = false;
  actor.send({ type: "again" });
  await settled();
  expect(actor.getSnapshot().context.points).toHaveLength(1);
});

test("is slow after four seconds of loading", () => {
  const { actor, clock } = open({ points: () => new Promise(() => {}) });
  clock.increment(3999);
  expect(actor.getSnapshot().matches({ points: { loading: "slow" } })).toBe(false);
  clock.increment(1);
  expect(actor.getSnapshot().matches({ points: { loading: "slow" } })).toBe(true);
});

test("requests the visible points after the map has rested when the server left some out", async () => {
  const { actor, clock, questions } = open({ points: async () => ({ total: 50_000, activities: [point(1)] }) });
  await settled();
  actor.send({ type: "map.moved", bounds: [7, 46, 8, 47] });
  clock.increment(200);
  actor.send({ type: "map.moved", bounds: [7, 46, 9, 47] });
  clock.increment(299);
  expect(questions).toHaveLength(1);
  clock.increment(1);
  await settled();
  expect(questions[1]!.bounds).toEqual([7, 46, 9, 47]);
  expect(actor.getSnapshot().context.total).toBe(50_000);
});

test("closes the chosen cluster when the filters change", async () => {
  const { actor } = open();
  await settled();
  actor.send({ type: "cluster.choose", cluster: { key: "c1", ids: [2] }, aim: null });
  actor.send(searchChanged("boat"));
  expect(actor.getSnapshot().context.chosen).toBeNull();
});

test("shows the cards of a chosen cluster, and the visible ones after closing it", async () => {
  const { actor } = open();
  await settled();
  actor.send({ type: "cluster.choose", cluster: { key: "c1", ids: [2] }, aim: null });
  expect(actor.getSnapshot().context.chosen?.ids).toEqual([2]);
  actor.send({ type: "cluster.close" });
  expect(actor.getSnapshot().context.chosen).toBeNull();
});

test("moves to the visitor's position at zoom 10, and lets a refused request be retried", async () => {
  let refuses = true;
  const { actor } = open({
    position: () =>
      refuses ? Promise.reject(new Error("denied")) : Promise.resolve({ latitude: 46.9, longitude: 7.4 }),
  });
  actor.send({ type: "locate" });
  expect(actor.getSnapshot().matches({ locating: "requesting" })).toBe(true);
  await settled();
  expect(actor.getSnapshot().matches({ locating: "failed" })).toBe(true);
  refuses = false;
  actor.send({ type: "locate" });
  await settled();
  expect(actor.getSnapshot().context.aim).toEqual({ latitude: 46.9, longitude: 7.4, zoom: 10 });
});

test("emits view_map once drawn, and each opened card", async () => {
  const { actor, emitted } = open();
  await settled();
  expect(emitted).toEqual([]);
  actor.send({ type: "canvas.drawn" });
  actor.send({ type: "card.open", activityId: 2 });
  expect(emitted.map((event) => (event.type === "analytics" ? event.detail.name : event.type))).toEqual([
    "view_map",
    "select",
    "select_item",
  ]);
});

test("emits an error once when the map can't be drawn, and shows its list", async () => {
  const { actor, emitted } = open();
  await settled();
  actor.send({ type: "canvas.failed" });
  actor.send({ type: "canvas.failed" });
  expect(emitted.map(({ type }) => type)).toEqual(["error"]);
  expect(actor.getSnapshot().context.points).toHaveLength(2);
});

test("passes filters chosen on the map to the group, and requests their options on opening", () => {
  const { actor, forwarded } = open();
  actor.send({ type: "filters.open" });
  actor.send({ type: "find", event: { type: "filter.toggle", group: "rating", value: "4" } });
  expect(forwarded.map(({ type }) => type)).toEqual(["filters.wanted", "filter.toggle"]);
});

// Cause: the group of the former language was followed on, and its options kept their names.
test("follows the group of another language with the filters that are chosen, and requests its options again", () => {
  const narrowed = { discovery: discoveryView({ filters: { ...noFilters, rating: "4" } }), scope: null };
  const followed: unknown[] = [];
  const wanted: string[] = [];
  const discovery = fromCallback<DiscoveryEvent, Following>(({ input: following, receive }) => {
    followed.push(following.filters);
    receive(({ type }) => wanted.push(type));
  });
  const actor = createActor(mapMachine.provide({ actors: { discovery } }), { input }).start();
  actor.send({ type: "discovery.changed", sought: narrowed });
  actor.send({ type: "filters.open" });
  actor.send({ type: "attributes.changed", input: { ...input, locale: "fr_CH" } });
  actor.send({ type: "attributes.changed", input: { ...input, locale: "fr_CH" } });
  expect(followed).toEqual([null, narrowed.discovery.filters]);
  expect(wanted).toEqual(["filters.wanted", "filters.wanted"]);
});

test("loads no points before the group's filters are known or unreachable", async () => {
  const questions: PointsQuestion[] = [];
  const loadPoints = fromPromise<Points, PointsQuestion>(async ({ input: question }) => {
    questions.push(question);
    return { total: 0, activities: [] };
  });
  const actor = createActor(mapMachine.provide({ actors: { loadPoints } }), { input }).start();
  await settled();
  expect(questions).toEqual([]);
  actor.send({ type: "discovery.unreachable" });
  await settled();
  expect(questions.map((question) => question.sought)).toEqual([null]);
});
