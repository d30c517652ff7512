import { expect, test } from "vitest";
import { assign, createActor, emit, setup } from "xstate";
import { PreviewActor, eventsOf } from "../../machines/_preview/preview.ts";
import type { Preview } from "../../machines/_preview/preview.types.ts";
import { ProgressiveActor, type ProgressiveSnapshot } from "./progressive-actor.ts";
import type { ElementActor, EmittedEvent } from "./record.ts";

type Press = { type: "count" } | { type: "double" } | { type: "load" } | { type: "upgraded" };
type Counted = { count: number };

const counted = (count: number): EmittedEvent => ({ type: "step", detail: { activityId: count, step: "counted" } });

/** Counts and requests a number; only the full machine handles `double`. */
const preview: Preview<Counted, Press, EmittedEvent, undefined> = {
  id: "counter",
  context: () => ({ count: 1 }),
  guards: {},
  patches: { add: ({ context }, more: number) => ({ count: context.count + more }) },
  emits: { emitCount: ({ context }) => counted(context.count) },
  delays: {},
  chart: {
    initial: "here",
    entry: "emitCount",
    states: {
      here: { on: { count: { actions: [{ type: "add", params: 1 }, "emitCount"] }, load: "loading" } },
      loading: {
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
    loading: {},
  },
});

function startProgressive(numbers: Promise<number> = Promise.resolve(10)) {
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
  actor.on("*", (event) => emitted.push((event.detail as { activityId: number }).activityId));
  actor.start();
  return {
    actor,
    emitted,
    current: () => actor.getSnapshot() as ProgressiveSnapshot & { snapshot: { context: Counted; value: string } },
    goOffline: (off: boolean) => (isOffline = off),
    fetches: () => fetches,
  };
}

const settle = () => new Promise((resolve) => setTimeout(resolve));

test("the preview handles the events it knows without fetching the full machine", async () => {
  const { actor, current, emitted, fetches } = startProgressive();
  actor.send({ type: "count" });
  await settle();
  expect(current()).toMatchObject({ snapshot: { context: { count: 2 } }, upgrade: { state: "idle" } });
  expect([emitted, fetches()]).toEqual([[1, 2], 0]);
});

test("queues an unknown event and all that follow until the full machine has started, and emits no event twice", async () => {
  const { actor, current, emitted } = startProgressive();
  actor.send({ type: "count" });
  actor.send({ type: "double" });
  actor.send({ type: "count" });
  actor.send({ type: "double" });
  expect(current()).toMatchObject({ snapshot: { context: { count: 2 } }, upgrade: { state: "loading" } });
  await settle();
  expect(current()).toMatchObject({ snapshot: { context: { count: 10 } }, upgrade: undefined });
  expect(emitted).toEqual([1, 2, 4, 10]);
});

test("preload fetches the full machine, which takes over once pending answers have arrived", async () => {
  let answer = (_: number) => {};
  const { actor, current } = startProgressive(new Promise((resolve) => (answer = resolve)));
  actor.send({ type: "load" });
  actor.preload();
  await settle();
  expect(current().upgrade).toBeDefined();
  answer(10);
  await settle();
  expect(current()).toMatchObject({ snapshot: { context: { count: 11 }, value: "here" }, upgrade: undefined });
});

test("with an answer pending the full machine takes over after it has arrived, and does not request it again", async () => {
  let answer = (_: number) => {};
  const { actor, current } = startProgressive(new Promise((resolve) => (answer = resolve)));
  actor.send({ type: "load" });
  actor.send({ type: "double" });
  await settle();
  expect(current().upgrade?.state).toBe("loading");
  answer(10);
  await settle();
  expect(current()).toMatchObject({ snapshot: { context: { count: 22 }, value: "here" }, upgrade: undefined });
});

test("when the full machine can't be fetched the upgrade is failed, the preview goes on, and retry sends the queued events", async () => {
  const { actor, current, goOffline } = startProgressive();
  goOffline(true);
  actor.send({ type: "double" });
  await settle();
  expect(current().upgrade?.state).toBe("failed");
  actor.send({ type: "count" });
  expect(current().snapshot.context.count).toBe(2);
  actor.send({ type: "double" });
  await settle();
  goOffline(false);
  current().upgrade!.retry();
  await settle();
  expect(current()).toMatchObject({ snapshot: { context: { count: 4 } }, upgrade: undefined });
});

test("a failed preload leaves the upgrade idle", async () => {
  const { actor, current, goOffline } = startProgressive();
  goOffline(true);
  actor.preload();
  await settle();
  expect(current().upgrade?.state).toBe("idle");
  goOffline(false);
  actor.send({ type: "double" });
  await settle();
  expect(current()).toMatchObject({ snapshot: { context: { count: 2 } }, upgrade: undefined });
});

test("does not start the full machine when stopped while it is being fetched", async () => {
  const { actor, current, emitted } = startProgressive();
  actor.send({ type: "double" });
  actor.stop();
  await settle();
  expect(current().upgrade).toBeDefined();
  expect(emitted).toEqual([1]);
});
