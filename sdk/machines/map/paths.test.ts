import { getShortestPaths } from "xstate/graph";
import { expect, test } from "vitest";
import { point, searchChanged } from "./map.fixture.ts";
import { mapMachine } from "./map.machine.ts";
import type { MapEvent } from "./map.types.ts";

/** Everything that can happen to a map, the answers of its actors among it. */
const events: readonly MapEvent[] = [
  { type: "canvas.drawn" },
  { type: "canvas.failed" },
  { type: "map.moved", bounds: [7, 46, 8, 47] },
  { type: "cluster.choose", cluster: { key: "c", ids: [1] }, aim: null },
  { type: "cluster.close" },
  { type: "locate" },
  { type: "again" },
  { type: "discovery.unreachable" },
  searchChanged("boat"),
  ...([
    { type: "xstate.done.actor.0.map.points.loading", output: { total: 2, activities: [point(1), point(2)] } },
    { type: "xstate.error.actor.0.map.points.loading", error: new Error("offline") },
    { type: "xstate.done.actor.0.map.locating.requesting", output: { latitude: 46.9, longitude: 7.4 } },
    { type: "xstate.error.actor.0.map.locating.requesting", error: new Error("denied") },
  ] as unknown as MapEvent[]),
];

const paths = getShortestPaths(mapMachine, {
  input: { activityIds: null, center: null, zoom: null, group: null, locale: "de_CH" },
  events: events as never,
  serializeState: (snapshot) =>
    JSON.stringify([snapshot.value, snapshot.context.chosen, snapshot.context.sought?.discovery.search]),
});

test("reaches every state of the chart", () => {
  const values = new Set(paths.map(({ state }) => JSON.stringify(state.value)));
  for (const name of ["quick", "resting", "failed", "drawing", "drawn", "unavailable", "idle", "requesting", "found"])
    expect([...values].some((value) => value.includes(`"${name}"`))).toBe(true);
  expect(paths.length).toBeGreaterThan(60);
});

test("lets failed points be retried, and shows no old ones", () => {
  for (const { state } of paths.filter((path) => path.state.matches({ points: "failed" }))) {
    expect(state.can({ type: "again" })).toBe(true);
    expect(state.context.points).toEqual([]);
  }
});

test("lets the visitor request their position in every state", () => {
  for (const { state } of paths)
    expect(state.can({ type: "locate" }) || state.matches({ locating: "requesting" })).toBe(true);
});
