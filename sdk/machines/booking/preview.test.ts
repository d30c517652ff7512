import { afterEach, describe, expect, test, vi } from "vitest";
import { PreviewActor } from "../_preview/preview.ts";
import { onXState } from "../_preview/preview.fixture.ts";
import type { PreviewActors } from "../_preview/preview.types.ts";
import { input, previewAnswersOf, world, type World } from "./booking.fixture.ts";
import { startsAsPreview, bookingPreview } from "./booking.preview.ts";
import { slowAfter } from "./wait.states.ts";
import type { BookingEvent, BookingInput } from "./booking.types.ts";
import { monthLife } from "./months.rules.ts";

const presses: BookingEvent[] = [
  { type: "date.choose", date: "2026-12-03" },
  { type: "date.choose", date: "2026-11-30" },
  { type: "month.show", month: "2027-01" },
  { type: "month.show", month: "2026-11" },
  { type: "retry" },
  { type: "step.back" },
];

/** Every order of so many presses. */
function orders(length: number): BookingEvent[][] {
  return length === 0 ? [[]] : orders(length - 1).flatMap((order) => presses.map((press) => [...order, press]));
}

const settle = async () => {
  for (let turn = 0; turn < 40; turn++) await Promise.resolve();
};

/** Answers that fail the first time. */
function failingOnce(actors: PreviewActors): PreviewActors {
  const failed = new Set<string>();
  return Object.fromEntries(
    Object.entries(actors).map(([name, request]) => [
      name,
      async (requests: Parameters<typeof request>[0]) => {
        if (failed.has(name)) return request(requests);
        failed.add(name);
        throw Object.assign(new Error("no"), { status: 0, code: "offline" });
      },
    ]),
  );
}

/**
 * The preview twice on one world: by itself, and on XState. `current` returns what both report, which must be the same.
 */
function both(here: World, more: Partial<BookingInput> = {}, answers = (actors: PreviewActors) => actors) {
  const start = { ...input, ...more };
  const play = (
    make: (
      actors: PreviewActors,
    ) => Pick<
      PreviewActor<object, BookingEvent, never>,
      "on" | "start" | "send" | "getSnapshot" | "getPersistedSnapshot"
    >,
  ) => {
    const requests: string[] = [];
    const emitted: unknown[] = [];
    const actor = make(answers(previewAnswersOf(here, requests)));
    actor.on("*", (event: unknown) => emitted.push(event));
    actor.start();
    return { actor, requests, emitted };
  };
  const own = play((actors) => new PreviewActor(bookingPreview, actors, { input: start }) as never);
  const known = play((actors) => onXState(bookingPreview, actors, start) as never);
  return {
    send: (event: BookingEvent) => {
      own.actor.send(event);
      known.actor.send(event);
    },
    current: () => {
      const { context, value } = own.actor.getSnapshot();
      const { context: knownContext, value: knownValue } = known.actor.getSnapshot();
      expect({ context, value, requests: own.requests, emitted: own.emitted }).toEqual({
        context: knownContext,
        value: knownValue,
        requests: known.requests,
        emitted: known.emitted,
      });
      expect(JSON.parse(JSON.stringify(own.actor.getPersistedSnapshot()))).toMatchObject(
        withoutAnswers(JSON.parse(JSON.stringify(known.actor.getPersistedSnapshot()))),
      );
      return { value, requests: own.requests };
    },
  };
}

/** XState persists finished requests too; only pending ones are sent again. */
function withoutAnswers(persisted: { children: Record<string, { snapshot: { status: string } }> }) {
  return {
    ...persisted,
    children: Object.fromEntries(
      Object.entries(persisted.children).filter(([, { snapshot }]) => snapshot.status === "active"),
    ),
  };
}

const worlds: [string, World, Partial<BookingInput>?, ((actors: PreviewActors) => PreviewActors)?][] = [
  ["a day with a price this month", world()],
  [
    "the first day with a price in March",
    world({ months: { "2027-03": { "2027-03-09": { price: "CHF 30.00", capacity: 1 } } } }),
  ],
  ["no day at all", world({ months: {} })],
  ["answers that fail once", world(), {}, failingOnce],
  ["a drawer that is not open", world(), { presentation: "drawer" }],
];

afterEach(() => void vi.useRealTimers());

describe.each(worlds)("matches XState: %s", (_name, here, more, answers) => {
  test("matches XState on every path, before and after responses", async () => {
    for (const order of orders(2)) {
      for (const waits of [true, false]) {
        const played = both(here, more, answers);
        for (const press of order) {
          if (waits) await settle();
          played.send(press);
          played.current();
        }
        await settle();
        played.current();
      }
    }
  });
});

test("is slow after four seconds, and reloads prices older than five minutes on changing the month", async () => {
  vi.useFakeTimers();
  const slow = both(world(), {}, (actors) => ({ ...actors, loadMonth: () => new Promise(() => {}) }));
  await settle();
  vi.advanceTimersByTime(slowAfter);
  expect(slow.current().value).toMatchObject({ shown: { month: { loading: "slow" } } });
  const old = both(world());
  await settle();
  vi.advanceTimersByTime(monthLife);
  expect(old.current().value).toMatchObject({ shown: { month: "stale" } });
  old.send({ type: "month.show", month: "2027-01" });
  await settle();
  old.send({ type: "month.show", month: "2026-12" });
  await settle();
  expect(old.current().requests.filter((line) => line === "month 2026-12")).toHaveLength(2);
});

test("starts as a preview only without a selection, another flow, a reservation or a payment", () => {
  const begins = (more: Partial<BookingInput>) => startsAsPreview({ ...input, ...more });
  expect(begins({})).toBe(true);
  expect(begins({ presentation: "drawer" })).toBe(true);
  for (const more of [
    { flow: "offers-date" },
    { data: {} },
    { link: "{}" },
    { editing: "r-1" },
    { returned: "b-1" },
    { run: true },
    { presentation: "modal", isOpen: true },
  ] as const)
    expect(begins(more)).toBe(false);
});
