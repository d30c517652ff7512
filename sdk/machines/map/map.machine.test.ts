import { expect, test } from "vitest";
import { createActor, fromCallback, fromPromise, SimulatedClock } from "xstate";
import type { DiscoveryEvent } from "../discovery/discovery.types.ts";
import { point, sought } from "./map.fixture.ts";
import { mapMachine, type Points, type PointsQuestion } from "./map.machine.ts";
import type { MapEmitted, MapInput } from "./map.types.ts";

const input: MapInput = { activityIds: null, center: null, zoom: null, group: null, locale: "de_CH" };

interface Given {
  readonly points?: (question: PointsQuestion) => Promise<Points>;
  readonly position?: () => Promise<{ latitude: number; longitude: number }>;
}

/** A map with its own clock, its questions kept, its emitted kept. */
function open({
  points = async () => ({ total: 2, activities: [point(1), point(2)] }),
  position = async () => ({ latitude: 46.9, longitude: 7.4 }),
}: Given = {}) {
  const questions: PointsQuestion[] = [];
  const emitted: MapEmitted[] = [];
  const handed: DiscoveryEvent[] = [];
  const clock = new SimulatedClock();
  const actor = createActor(
    mapMachine.provide({
      actors: {
        loadPoints: fromPromise(({ input: question }) => {
          questions.push(question);
          return points(question);
        }),
        locate: fromPromise(position),
        discovery: fromCallback<DiscoveryEvent, Pick<MapInput, "group" | "activityIds">>(({ receive }) =>
          receive((event) => void handed.push(event as DiscoveryEvent)),
        ),
      },
    }),
    { input, clock },
  );
  actor.on("*", (event) => void emitted.push(event));
  actor.start();
  actor.send(sought(""));
  return { actor, clock, questions, emitted, handed };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

test("the points come once; what the group has in common asks again only where it differs", async () => {
  const { actor, questions } = open();
  await settled();
  actor.send(sought(""));
  expect(questions).toHaveLength(1);
  actor.send(sought("boat"));
  await settled();
  expect(questions.map((question) => question.sought?.discovery.search)).toEqual(["", "boat"]);
});

test("the answer to an older question never overwrites a newer one", async () => {
  const answers = new Map<string, (points: Points) => void>();
  const { actor } = open({
    points: (question) => new Promise((resolve) => void answers.set(question.sought!.discovery.search, resolve)),
  });
  actor.send(sought("new"));
  answers.get("new")!({ total: 1, activities: [point(9)] });
  answers.get("")!({ total: 2, activities: [point(1), point(2)] });
  await settled();
  expect(actor.getSnapshot().context.points.map(({ id }) => id)).toEqual([9]);
});

test("a failed answer says so, and can be tried again", async () => {
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

test("waiting longer than four seconds gets a word", () => {
  const { actor, clock } = open({ points: () => new Promise(() => {}) });
  clock.increment(3999);
  expect(actor.getSnapshot().matches({ points: { loading: "slow" } })).toBe(false);
  clock.increment(1);
  expect(actor.getSnapshot().matches({ points: { loading: "slow" } })).toBe(true);
});

test("where the server left points out, the map asks for those in sight once it has rested", async () => {
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

test("another question lets go of the cluster that was chosen of the older one", async () => {
  const { actor } = open();
  await settled();
  actor.send({ type: "cluster.choose", cluster: { key: "c1", ids: [2] }, aim: null });
  actor.send(sought("boat"));
  expect(actor.getSnapshot().context.chosen).toBeNull();
});

test("choosing a cluster shows its cards; closing it shows what is in sight again", async () => {
  const { actor } = open();
  await settled();
  actor.send({ type: "cluster.choose", cluster: { key: "c1", ids: [2] }, aim: null });
  expect(actor.getSnapshot().context.chosen?.ids).toEqual([2]);
  actor.send({ type: "cluster.close" });
  expect(actor.getSnapshot().context.chosen).toBeNull();
});

test("locate-me waits for the position, then goes there at zoom 10; a refusal says so and can be tried again", async () => {
  let refuses = true;
  const { actor } = open({
    position: () =>
      refuses ? Promise.reject(new Error("denied")) : Promise.resolve({ latitude: 46.9, longitude: 7.4 }),
  });
  actor.send({ type: "locate" });
  expect(actor.getSnapshot().matches({ locating: "asking" })).toBe(true);
  await settled();
  expect(actor.getSnapshot().matches({ locating: "failed" })).toBe(true);
  refuses = false;
  actor.send({ type: "locate" });
  await settled();
  expect(actor.getSnapshot().context.aim).toEqual({ latitude: 46.9, longitude: 7.4, zoom: 10 });
});

test("analytics hear of the map once it is drawn, and of the card that is opened", async () => {
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

test("a map that can't be drawn tells the page once, and its list goes on", async () => {
  const { actor, emitted } = open();
  await settled();
  actor.send({ type: "canvas.failed" });
  actor.send({ type: "canvas.failed" });
  expect(emitted.map(({ type }) => type)).toEqual(["error"]);
  expect(actor.getSnapshot().context.points).toHaveLength(2);
});

test("filters chosen on the map are the group's; opening them asks for what they need", () => {
  const { actor, handed } = open();
  actor.send({ type: "filters.open" });
  actor.send({ type: "find", event: { type: "filter.toggle", group: "rating", value: "4" } });
  expect(handed.map(({ type }) => type)).toEqual(["filters.wanted", "filter.toggle"]);
});

test("what is looked for may stand in the address: nothing is asked before it is known, or can't be had", async () => {
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
