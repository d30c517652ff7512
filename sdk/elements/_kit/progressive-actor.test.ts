import { expect, test } from "vitest";
import { assign, createActor, emit, setup } from "xstate";
import { PreviewActor, eventsOf } from "../../machines/_preview/preview.ts";
import type { Preview } from "../../machines/_preview/preview.types.ts";
import { ProgressiveActor, type ProgressiveSnapshot } from "./progressive-actor.ts";
import type { ElementActor, EmittedEvent } from "./record.ts";

type Press = { type: "count" } | { type: "double" } | { type: "ask" } | { type: "upgraded" };
type Counted = { count: number };

const counted = (count: number): EmittedEvent => ({ type: "step", detail: { activityId: count, step: "counted" } });

/** Counts, and can ask for a number; doubling is beyond it. */
const preview: Preview<Counted, Press, EmittedEvent, undefined> = {
  id: "counter",
  context: () => ({ count: 1 }),
  guards: {},
  patches: { add: ({ context }, more: number) => ({ count: context.count + more }) },
  emits: { tell: ({ context }) => counted(context.count) },
  delays: {},
  chart: {
    initial: "here",
    entry: "tell",
    states: {
      here: { on: { count: { actions: [{ type: "add", params: 1 }, "tell"] }, ask: "asking" } },
      asking: {
        invoke: {
          src: "number",
          input: () => null,
          onDone: {
            target: "here",
            actions: { type: "add", params: ({ event }: { event: { output: number } }) => event.output },
          },
          onError: "here",
        },
      },
    },
  },
};

const machine = setup({ types: {} as { context: Counted; events: Press; emitted: EmittedEvent } }).createMachine({
  id: "counter",
  context: { count: 0 },
  initial: "here",
  entry: emit(() => counted(-1)),
  states: {
    here: {
      on: {
        count: { actions: assign({ count: ({ context }) => context.count + 1 }) },
        double: {
          actions: [
            assign({ count: ({ context }) => context.count * 2 }),
            emit(({ context }) => counted(context.count)),
          ],
        },
      },
    },
    asking: {},
  },
});

function grow(numbers: Promise<number> = Promise.resolve(10)) {
  let isOffline = false;
  let fetches = 0;
  const emitted: number[] = [];
  const actor = new ProgressiveActor(new PreviewActor(preview, { number: () => numbers }, {}), {
    knows: new Set(eventsOf(preview.chart)),
    fetch: async () => {
      fetches += 1;
      if (isOffline) throw new TypeError("Failed to fetch");
      return (snapshot) => createActor(machine, { snapshot: snapshot as never }) as unknown as ElementActor;
    },
  });
  actor.on("*", (fact) => emitted.push((fact.detail as { activityId: number }).activityId));
  actor.start();
  return {
    actor,
    emitted,
    seen: () => actor.getSnapshot() as ProgressiveSnapshot & { snapshot: { context: Counted; value: string } },
    goOffline: (off: boolean) => (isOffline = off),
    fetches: () => fetches,
  };
}

const settle = () => new Promise((resolve) => setTimeout(resolve));

test("what the preview knows it does itself, and nothing is fetched", async () => {
  const { actor, seen, emitted, fetches } = grow();
  actor.send({ type: "count" });
  await settle();
  expect(seen()).toMatchObject({ snapshot: { context: { count: 2 } }, upgrade: { state: "idle" } });
  expect([emitted, fetches()]).toEqual([[1, 2], 0]);
});

test("what it doesn't know waits for the full machine, in its order with all that follows, and no fact is told twice", async () => {
  const { actor, seen, emitted } = grow();
  actor.send({ type: "count" });
  actor.send({ type: "double" });
  actor.send({ type: "count" });
  actor.send({ type: "double" });
  expect(seen()).toMatchObject({ snapshot: { context: { count: 2 } }, upgrade: { state: "loading" } });
  await settle();
  expect(seen()).toMatchObject({ snapshot: { context: { count: 10 } }, upgrade: undefined });
  expect(emitted).toEqual([1, 2, 4, 10]);
});

test("who comes near finds the full machine already there, once the answers under way are heard", async () => {
  let answer = (_: number) => {};
  const { actor, seen } = grow(new Promise((resolve) => (answer = resolve)));
  actor.send({ type: "ask" });
  actor.near();
  await settle();
  expect(seen().upgrade).toBeDefined();
  answer(10);
  await settle();
  expect(seen()).toMatchObject({ snapshot: { context: { count: 11 }, value: "here" }, upgrade: undefined });
});

test("pressed while an answer is under way, the full machine takes over once it is there, and does not ask for it again", async () => {
  let answer = (_: number) => {};
  const { actor, seen } = grow(new Promise((resolve) => (answer = resolve)));
  actor.send({ type: "ask" });
  actor.send({ type: "double" });
  await settle();
  expect(seen().upgrade?.state).toBe("loading");
  answer(10);
  await settle();
  expect(seen()).toMatchObject({ snapshot: { context: { count: 22 }, value: "here" }, upgrade: undefined });
});

test("where the full machine can't be had that is said, nothing is lost, the preview goes on, and trying again leads on", async () => {
  const { actor, seen, goOffline } = grow();
  goOffline(true);
  actor.send({ type: "double" });
  await settle();
  expect(seen().upgrade?.state).toBe("failed");
  actor.send({ type: "count" });
  expect(seen().snapshot.context.count).toBe(2);
  actor.send({ type: "double" });
  await settle();
  goOffline(false);
  seen().upgrade!.again();
  await settle();
  expect(seen()).toMatchObject({ snapshot: { context: { count: 4 } }, upgrade: undefined });
});

test("that the full machine could not be fetched ahead is nobody's trouble", async () => {
  const { actor, seen, goOffline } = grow();
  goOffline(true);
  actor.near();
  await settle();
  expect(seen().upgrade?.state).toBe("idle");
  goOffline(false);
  actor.send({ type: "double" });
  await settle();
  expect(seen()).toMatchObject({ snapshot: { context: { count: 2 } }, upgrade: undefined });
});

test("ended while the full machine is on its way, it never starts", async () => {
  const { actor, seen, emitted } = grow();
  actor.send({ type: "double" });
  actor.stop();
  await settle();
  expect(seen().upgrade).toBeDefined();
  expect(emitted).toEqual([1]);
});
