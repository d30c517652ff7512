import { expect, test } from "vitest";
import { assign, createActor, emit, setup } from "xstate";
import { LookActor, eventsOf } from "../../machines/_look/look.ts";
import type { Look } from "../../machines/_look/look.types.ts";
import { GrowingActor, type Seen } from "./growing-actor.ts";
import type { ElementActor, EmittedFact } from "./record.ts";

type Press = { type: "count" } | { type: "double" } | { type: "ask" } | { type: "grown" };
type Counted = { count: number };

const counted = (count: number): EmittedFact => ({ type: "step", detail: { activityId: count, step: "counted" } });

/** Counts, and can ask for a number; doubling is beyond it. */
const look: Look<Counted, Press, EmittedFact, undefined> = {
  id: "counter",
  context: () => ({ count: 1 }),
  guards: {},
  patches: { add: ({ context }, more: number) => ({ count: context.count + more }) },
  facts: { tell: ({ context }) => counted(context.count) },
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
          onDone: { target: "here", actions: { type: "add", params: ({ event }: { event: { output: number } }) => event.output } },
          onError: "here",
        },
      },
    },
  },
};

const machine = setup({ types: {} as { context: Counted; events: Press; emitted: EmittedFact } }).createMachine({
  id: "counter",
  context: { count: 0 },
  initial: "here",
  entry: emit(() => counted(-1)),
  states: {
    here: {
      on: {
        count: { actions: assign({ count: ({ context }) => context.count + 1 }) },
        double: { actions: [assign({ count: ({ context }) => context.count * 2 }), emit(({ context }) => counted(context.count))] },
      },
    },
    asking: {},
  },
});

function grow(numbers: Promise<number> = Promise.resolve(10)) {
  let isOffline = false;
  let fetches = 0;
  const facts: number[] = [];
  const actor = new GrowingActor(new LookActor(look, { number: () => numbers }, {}), {
    knows: new Set(eventsOf(look.chart)),
    fetch: async () => {
      fetches += 1;
      if (isOffline) throw new TypeError("Failed to fetch");
      return (snapshot) => createActor(machine, { snapshot: snapshot as never }) as unknown as ElementActor;
    },
  });
  actor.on("*", (fact) => facts.push((fact.detail as { activityId: number }).activityId));
  actor.start();
  return {
    actor,
    facts,
    seen: () => actor.getSnapshot() as Seen & { snapshot: { context: Counted; value: string } },
    goOffline: (off: boolean) => (isOffline = off),
    fetches: () => fetches,
  };
}

const settle = () => new Promise((resolve) => setTimeout(resolve));

test("what the first look knows it does itself, and nothing is fetched", async () => {
  const { actor, seen, facts, fetches } = grow();
  actor.send({ type: "count" });
  await settle();
  expect(seen()).toMatchObject({ snapshot: { context: { count: 2 } }, growth: { state: "at rest" } });
  expect([facts, fetches()]).toEqual([[1, 2], 0]);
});

test("what it doesn't know waits for the whole, in its order with all that follows, and no fact is told twice", async () => {
  const { actor, seen, facts } = grow();
  actor.send({ type: "count" });
  actor.send({ type: "double" });
  actor.send({ type: "count" });
  actor.send({ type: "double" });
  expect(seen()).toMatchObject({ snapshot: { context: { count: 2 } }, growth: { state: "coming" } });
  await settle();
  expect(seen()).toMatchObject({ snapshot: { context: { count: 10 } }, growth: undefined });
  expect(facts).toEqual([1, 2, 4, 10]);
});

test("who comes near finds the whole already there, once the answers under way are heard", async () => {
  let answer = (_: number) => {};
  const { actor, seen } = grow(new Promise((resolve) => (answer = resolve)));
  actor.send({ type: "ask" });
  actor.near();
  await settle();
  expect(seen().growth).toBeDefined();
  answer(10);
  await settle();
  expect(seen()).toMatchObject({ snapshot: { context: { count: 11 }, value: "here" }, growth: undefined });
});

test("pressed while an answer is under way, the whole takes over once it is there, and does not ask for it again", async () => {
  let answer = (_: number) => {};
  const { actor, seen } = grow(new Promise((resolve) => (answer = resolve)));
  actor.send({ type: "ask" });
  actor.send({ type: "double" });
  await settle();
  expect(seen().growth?.state).toBe("coming");
  answer(10);
  await settle();
  expect(seen()).toMatchObject({ snapshot: { context: { count: 22 }, value: "here" }, growth: undefined });
});

test("where the whole can't be had that is said, nothing is lost, the look goes on, and trying again leads on", async () => {
  const { actor, seen, goOffline } = grow();
  goOffline(true);
  actor.send({ type: "double" });
  await settle();
  expect(seen().growth?.state).toBe("failed");
  actor.send({ type: "count" });
  expect(seen().snapshot.context.count).toBe(2);
  actor.send({ type: "double" });
  await settle();
  goOffline(false);
  seen().growth!.again();
  await settle();
  expect(seen()).toMatchObject({ snapshot: { context: { count: 4 } }, growth: undefined });
});

test("that the whole could not be fetched ahead is nobody's trouble", async () => {
  const { actor, seen, goOffline } = grow();
  goOffline(true);
  actor.near();
  await settle();
  expect(seen().growth?.state).toBe("at rest");
  goOffline(false);
  actor.send({ type: "double" });
  await settle();
  expect(seen()).toMatchObject({ snapshot: { context: { count: 2 } }, growth: undefined });
});

test("ended while the whole is on its way, it never starts", async () => {
  const { actor, seen, facts } = grow();
  actor.send({ type: "double" });
  actor.stop();
  await settle();
  expect(seen().growth).toBeDefined();
  expect(facts).toEqual([1]);
});
