import { createActor, type SnapshotFrom } from "xstate";
import { expect, test, vi } from "vitest";
import { loadingMachine } from "./loading.machine.ts";

type Answer = PromiseWithResolvers<string>;

/** A page whose answers the test gives, in any order. */
function open(known?: string) {
  const answers: Answer[] = [];
  const load = () => {
    const answer = Promise.withResolvers<string>();
    answers.push(answer);
    return answer.promise;
  };
  const actor = createActor(loadingMachine, { input: { load, known } }).start();
  const reaches = (check: (snapshot: SnapshotFrom<typeof loadingMachine>) => boolean) =>
    vi.waitFor(() => expect(check(actor.getSnapshot())).toBe(true));
  const shows = (data: string) =>
    reaches((snapshot) => snapshot.matches({ shown: "current" }) && snapshot.context.data === data);
  return { actor, answers, load, reaches, shows };
}

test("an answer that comes after another request is dropped", async () => {
  const { actor, answers, load, shows } = open();
  actor.send({ type: "data.requested", load });
  answers[1]!.resolve("second");
  await shows("second");
  answers[0]!.resolve("first");
  await Promise.resolve();
  await shows("second");
});

test("what is shown stays, marked as old, while the next page of a list is on its way", async () => {
  const { actor, answers, load, shows, reaches } = open();
  answers[0]!.resolve("page 1");
  await shows("page 1");
  actor.send({ type: "data.requested", load });
  await reaches((snapshot) => snapshot.matches({ shown: "outdated" }) && snapshot.context.data === "page 1");
  answers[1]!.resolve("page 2");
  await shows("page 2");
});

test("the next page that fails shows why, and asking again shows it", async () => {
  const { actor, answers, load, shows, reaches } = open();
  answers[0]!.resolve("page 1");
  await shows("page 1");
  actor.send({ type: "data.requested", load });
  answers[1]!.reject(new Error("no"));
  await reaches((snapshot) => snapshot.matches("failed"));
  actor.send({ type: "data.requested", load });
  expect(actor.getSnapshot().value).toBe("loading");
  answers[2]!.resolve("page 2");
  await shows("page 2");
});

test("a page that was left shows what it knew, marked as old, until the answer is there", async () => {
  const { actor, answers, shows } = open("known");
  expect(actor.getSnapshot().matches({ shown: "outdated" })).toBe(true);
  answers[0]!.resolve("new");
  await shows("new");
});

test("after a change without an answer the data is read again, and stays where that fails too", async () => {
  const { actor, answers, shows } = open();
  answers[0]!.resolve("before");
  await shows("before");
  actor.send({ type: "data.doubted" });
  expect(actor.getSnapshot().matches({ shown: "checking" })).toBe(true);
  answers[1]!.reject(new Error("no"));
  await shows("before");
  actor.send({ type: "data.doubted" });
  answers[2]!.resolve("after");
  await shows("after");
});

test("data that was old when a change got no answer is not shown as current after the next failure", async () => {
  const { actor, answers, reaches } = open("known");
  actor.send({ type: "data.doubted" });
  expect(actor.getSnapshot().matches({ shown: "outdated" })).toBe(true);
  answers[1]!.reject(new Error("no"));
  await reaches((snapshot) => snapshot.matches("failed"));
});

test("an answer on its way when a change gets no answer is not used", async () => {
  const { actor, answers, shows } = open();
  answers[0]!.resolve("before");
  await shows("before");
  actor.send({ type: "data.doubted" });
  actor.send({ type: "data.doubted" });
  answers[2]!.resolve("after");
  await shows("after");
  answers[1]!.resolve("between");
  await Promise.resolve();
  await shows("after");
});

test("what a change was answered with is newer than an answer on its way", async () => {
  const { actor, answers, shows } = open();
  actor.send({ type: "data.replaced", data: "changed" });
  answers[0]!.resolve("old");
  await Promise.resolve();
  await shows("changed");
});

test("a change while the data is on its way has it read again", async () => {
  const { actor, answers, shows } = open();
  actor.send({ type: "data.doubted" });
  answers[0]!.resolve("before the change");
  answers[1]!.resolve("after it");
  await shows("after it");
});
