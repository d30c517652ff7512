import { describe, expect, test, vi } from "vitest";
import { createActor, fromPromise } from "xstate";
import { codesMachine } from "./codes.machine.ts";
import { viewOfCodes } from "./codes.rules.ts";

const unknown = { status: 422, code: "rebate_unknown", fields: { rebateCodes: ["TENHT"] } };

function start() {
  const add = vi.fn((_: string): Promise<void> => Promise.resolve());
  const remove = vi.fn((_: string): Promise<void> => Promise.resolve());
  const actor = createActor(
    codesMachine.provide({
      actors: {
        addCode: fromPromise(({ input }) => add(input.code)),
        removeCode: fromPromise(({ input }) => remove(input.code)),
      },
    }),
  ).start();
  const view = () => viewOfCodes(actor.getSnapshot());
  const idle = () => vi.waitFor(() => expect(view().state).toBe("idle"), { interval: 1 });
  const apply = async (text: string) => {
    actor.send({ type: "code.typed", text });
    actor.send({ type: "code.applied" });
    await idle();
  };
  return { actor, add, remove, view, idle, apply };
}

describe("the field for codes", () => {
  test("[R10.code] adds what is typed, and is empty then", async () => {
    const { apply, add, view } = start();
    await apply(" TENTH ");
    expect(add.mock.calls).toEqual([["TENTH"]]);
    expect(view()).toMatchObject({ typed: "", added: "TENTH", problem: null, busyWith: null });
  });

  test("asks nobody about an empty field, and says so", () => {
    const { actor, add, view } = start();
    actor.send({ type: "code.applied" });
    expect(add).not.toHaveBeenCalled();
    expect(view()).toMatchObject({ state: "idle", problem: { code: "code_missing", task: "add" } });
  });

  test("[R10.code] keeps a refused code in the field with the reason, until it is changed", async () => {
    const { actor, apply, add, view } = start();
    add.mockRejectedValueOnce(unknown);
    await apply("TENHT");
    expect(view()).toMatchObject({ typed: "TENHT", added: null, problem: { ...unknown, task: "add" } });
    actor.send({ type: "code.typed", text: "TENTH" });
    expect(view().problem).toBeNull();
  });

  test("ignores a second press, and what is typed, while the answer is on its way", async () => {
    const { actor, add, view, idle } = start();
    actor.send({ type: "code.typed", text: "TENTH" });
    actor.send({ type: "code.applied" });
    actor.send({ type: "code.applied" });
    actor.send({ type: "code.typed", text: "OTHER" });
    expect(view()).toMatchObject({ state: "adding", busyWith: "TENTH", typed: "TENTH" });
    await idle();
    expect(add).toHaveBeenCalledTimes(1);
  });

  test("puts back what was taken out last, and leaves what is typed", async () => {
    const { actor, add, remove, view, idle } = start();
    actor.send({ type: "code.removed", code: "TENTH" });
    await idle();
    expect(remove.mock.calls).toEqual([["TENTH"]]);
    expect(view().removed).toBe("TENTH");
    actor.send({ type: "code.typed", text: "GIFT" });
    actor.send({ type: "code.restored" });
    await idle();
    expect(add.mock.calls).toEqual([["TENTH"]]);
    expect(view()).toMatchObject({ removed: null, added: "TENTH", typed: "GIFT" });
  });

  test("still offers to put it back where that has failed", async () => {
    const { actor, add, view, idle } = start();
    actor.send({ type: "code.removed", code: "TENTH" });
    await idle();
    add.mockRejectedValueOnce({ status: 0, code: "offline" });
    actor.send({ type: "code.restored" });
    await idle();
    expect(view()).toMatchObject({ removed: "TENTH", problem: { code: "offline", task: "restore" } });
  });

  test("a failed removal says so, and takes nothing out", async () => {
    const { actor, remove, view, idle } = start();
    remove.mockRejectedValueOnce({ status: 409, code: "payment_open" });
    actor.send({ type: "code.removed", code: "TENTH" });
    await idle();
    expect(view()).toMatchObject({ removed: null, problem: { code: "payment_open", task: "remove" } });
  });
});
