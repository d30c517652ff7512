import { assign, createActor, fromPromise, setup } from "xstate";
import { expect, test } from "vitest";
import type { ElementActor } from "./record.ts";
import { persist } from "./persist.ts";

const list = setup({ types: { context: {} as { ids: number[]; text: string } } }).createMachine({
  id: "list",
  initial: "idle",
  context: { ids: [1, 2, 3], text: "<b>" },
  states: { idle: { on: { go: "busy" } }, busy: {} },
});

const page = setup({
  types: { context: {} as { started: unknown; deep: { values: (string | null)[] } } },
  actors: { list, load: fromPromise(async () => 7) },
}).createMachine({
  id: "page",
  initial: "open",
  context: { started: null, deep: { values: ["one", null] } },
  entry: assign({ started: ({ spawn }) => spawn("list", { id: "started" }) }),
  invoke: { src: "list", id: "invoked" },
  states: { open: { initial: "first", states: { first: {}, second: {} }, invoke: { src: "load", id: "load" } } },
});

test("writes the same JSON as XState: states, context, actors in it, children and their children", async () => {
  const actor = createActor(page).start();
  await new Promise((done) => setTimeout(done, 0));
  expect(JSON.parse(JSON.stringify(persist(actor as unknown as ElementActor)))).toEqual(
    JSON.parse(JSON.stringify(actor.getPersistedSnapshot())),
  );
  actor.stop();
});

test("an actor goes on from it", () => {
  const actor = createActor(list).start();
  actor.send({ type: "go" });
  const snapshot = JSON.parse(JSON.stringify(persist(actor as unknown as ElementActor)));
  const next = createActor(list, { snapshot }).start();
  expect(next.getSnapshot().value).toBe("busy");
  expect(next.getSnapshot().context).toEqual({ ids: [1, 2, 3], text: "<b>" });
});

test("an actor that is no machine's is persisted by itself", () => {
  const actor = { getSnapshot: () => ({ value: 1 }), getPersistedSnapshot: () => ({ own: true }) };
  expect(persist(actor as unknown as ElementActor)).toEqual({ own: true });
});
