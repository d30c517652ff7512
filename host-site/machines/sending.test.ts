import { createActor } from "xstate";
import { expect, test, vi } from "vitest";
import { sendingMachine } from "./sending.machine.ts";

/** A form, and a submission whose outcome the test decides. */
function open() {
  const actor = createActor(sendingMachine).start();
  const outcome = Promise.withResolvers<string>();
  const submission = { send: vi.fn(() => outcome.promise), accepted: vi.fn(), refused: vi.fn() };
  const settled = () => vi.waitFor(() => expect(actor.getSnapshot().value).not.toBe("sending"));
  return { actor, outcome, submission, settled };
}

test("a second press while the first is on its way sends nothing", async () => {
  const { actor, outcome, submission, settled } = open();
  const second = { send: vi.fn(() => Promise.resolve()) };
  actor.send({ type: "submission.sent", submission });
  actor.send({ type: "submission.sent", submission: second });
  outcome.resolve("done");
  await settled();
  expect(submission.send).toHaveBeenCalledOnce();
  expect(second.send).not.toHaveBeenCalled();
  expect(submission.accepted).toHaveBeenCalledWith("done");
  expect(actor.getSnapshot().value).toBe("sent");
});

test("a reset while the server works does not free the button", () => {
  const { actor, submission } = open();
  actor.send({ type: "submission.sent", submission });
  actor.send({ type: "form.reset" });
  expect(actor.getSnapshot().value).toBe("sending");
});

test("a refused submission can be sent again, and its error goes with the next attempt", async () => {
  const { actor, outcome, submission, settled } = open();
  actor.send({ type: "submission.sent", submission });
  outcome.reject(new Error("no"));
  await settled();
  expect(actor.getSnapshot().value).toBe("refused");
  expect(submission.refused).toHaveBeenCalledWith(new Error("no"));
  actor.send({ type: "submission.sent", submission: { send: () => Promise.resolve() } });
  expect(actor.getSnapshot().context.error).toBeNull();
  await settled();
  expect(actor.getSnapshot().value).toBe("sent");
});

test("a form that resets itself when it is accepted is idle afterwards", async () => {
  const { actor, outcome, submission, settled } = open();
  submission.accepted.mockImplementation(() => actor.send({ type: "form.reset" }));
  actor.send({ type: "submission.sent", submission });
  outcome.resolve("done");
  await settled();
  await vi.waitFor(() => expect(actor.getSnapshot().value).toBe("idle"));
});
