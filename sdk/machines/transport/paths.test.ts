import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { getShortestPaths } from "xstate/graph";
import { fromPromise } from "xstate";
import { basel, input, luzern, openTransport } from "./transport.fixture.ts";
import { transportMachine } from "./transport.machine.ts";
import type { TransportEvent } from "./transport.types.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** What a visitor may do in the search at any moment. */
const presses: readonly TransportEvent[] = [
  { type: "place.opened", side: "origin" },
  { type: "place.typed", side: "origin", text: "b" },
  { type: "place.submitted", side: "origin" },
  { type: "place.chosen", side: "origin", place: basel },
  { type: "place.chosen", side: "destination", place: luzern },
  { type: "location.chosen", side: "destination" },
  { type: "swapped" },
  { type: "time.set", time: "" },
];

const never = fromPromise<never>(() => new Promise(() => {}));
const paths = getShortestPaths(
  transportMachine.provide({
    actors: Object.fromEntries(["findPlaces", "findNearby", "findTrips"].map((name) => [name, never])) as never,
  }),
  {
    input,
    events: presses,
    limit: 30_000,
    serializeState: ({ value, context: { origin, destination, time } }) =>
      JSON.stringify([value, origin.text, origin.place?.id, destination.place?.id, time]),
  },
);

test.each(paths.map((path) => [path.steps.map(({ event }) => event.type).join(" → "), path] as const))(
  "after %s two places and a time show trips, and no answer of an older search",
  async (_title, path) => {
    const transport = openTransport();
    for (const { event } of path.steps.slice(1)) transport.send(event as TransportEvent);
    vi.advanceTimersByTime(1000);
    await transport.settle();
    await transport.settle();
    for (const [side, place] of [
      ["origin", basel],
      ["destination", luzern],
    ] as const) {
      transport.send({ type: "place.typed", side, text: place.name.slice(0, 2) });
      transport.send({ type: "place.chosen", side, place });
    }
    transport.send({ type: "time.set", time: "10:00" });
    vi.advanceTimersByTime(1000);
    await transport.settle();
    expect(transport.at({ trips: { shown: "idle" } })).toBe(true);
    expect(transport.called("findTrips").at(-1)).toEqual({
      originId: basel.id,
      destinationId: luzern.id,
      departureTime: "2026-12-01T10:00:00+01:00",
    });
    expect(transport.context().trips).toHaveLength(3);
  },
);

test("covers enough paths", () => {
  expect(paths.length).toBeGreaterThan(40);
});
