import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { getShortestPaths } from "xstate/graph";
import { boats, lucerne, openSearch, rigi } from "./search.fixture.ts";
import { nobody } from "../../contracts/participants.ts";
import { searchMachine } from "./search.machine.ts";
import type { SearchEvent } from "./search.types.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Everything that a visitor may do at any moment. */
const presses: readonly SearchEvent[] = [
  { type: "opened", part: "results" },
  { type: "opened", part: "date" },
  { type: "text.changed", text: "rigi" },
  { type: "text.changed", text: "" },
  { type: "date.chosen", date: "2026-12-01" },
  { type: "reset" },
  { type: "hit.chosen", hit: rigi },
  { type: "submitted" },
  { type: "closed" },
];

const input = {
  isMainLocale: true,
  placement: "auto" as const,
  group: null,
  text: "",
  date: null,
  participants: nobody,
  today: "2026-11-21",
};
const paths = getShortestPaths(searchMachine, {
  input,
  events: presses,
  limit: 400,
  serializeState: ({ value, context }) => JSON.stringify([value, context.text, context.date, context.goal]),
});

test.each(paths.map((path) => [path.steps.map(({ event }) => event.type).join(" → "), path] as const))(
  "after %s can be closed, sends no superfluous query, and opens again with an answer",
  async (_title, path) => {
    const search = openSearch(input);
    for (const { event } of path.steps.slice(1)) search.send(event);
    for (const { answer, aborted } of search.questions) if (!aborted) await answer([lucerne, boats]);
    vi.advanceTimersByTime(1000);
    search.send({ type: "closed" });
    expect(search.panel()).toBe("closed");
    search.send({ type: "opened", part: "results" });
    vi.advanceTimersByTime(200);
    await search.questions.at(-1)?.answer([rigi]);
    expect(search.context().answered).toBe(search.context().text);
    expect(search.context().active).toBeNull();
  },
);

test("covers enough paths", () => {
  expect(paths.length).toBeGreaterThan(20);
});
