import { getShortestPaths } from "xstate/graph";
import { expect, test } from "vitest";
import { newsletterMachine } from "./newsletter.machine.ts";
import { problemOf } from "./newsletter.rules.ts";
import type { NewsletterEvent } from "./newsletter.types.ts";

const done = (id: string, output: unknown) => ({ type: `xstate.done.actor.${id}`, output, actorId: id });
const failed = (id: string, error: unknown) => ({ type: `xstate.error.actor.${id}`, error, actorId: id });

test("on every path sends only with a proof and a valid address, and has a way on", () => {
  const paths = getShortestPaths(newsletterMachine, {
    events: [
      { type: "field.focused" },
      { type: "field.left" },
      { type: "email.typed", email: "anna@" },
      { type: "submitted", email: "anna@", phone: "" },
      { type: "submitted", email: "anna@example.ch", phone: "" },
      { type: "submitted", email: "bot@example.ch", phone: "079" },
      { type: "proof.aged" },
      done("0.newsletter.checking", { token: "proof", goodFor: 1 }),
      failed("0.newsletter.checking", { status: 0, code: "human_check_unavailable" }),
      done("0.newsletter.sending", { redirectUrl: undefined }),
      failed("0.newsletter.sending", { status: 422, code: "human_check_failed" }),
      failed("0.newsletter.sending", { status: 400, code: "invalid_input", fields: { email: "wrong" } }),
      failed("0.newsletter.sending", { status: 0, code: "offline" }),
    ] as NewsletterEvent[],
    stopWhen: ({ context }) => context.refusals > 2,
    limit: 20_000,
  });
  const reached = new Set(paths.map(({ state }) => JSON.stringify(state.value)));
  expect([...reached].toSorted()).toEqual([
    '"failed"',
    '"idle"',
    '"proven"',
    '"sending"',
    '"sent"',
    '{"checking":"awaited"}',
    '{"checking":"early"}',
  ]);
  for (const { state, steps } of paths) {
    const { context } = state;
    expect(JSON.parse(JSON.stringify(context))).toEqual(context);
    if (state.matches("sending")) {
      expect(context.proof).not.toBeNull();
      expect(problemOf(context.email)).toBeNull();
      expect(steps.some(({ event }) => event.type === "submitted" && problemOf(event.email) === null)).toBe(true);
    }
    if (state.matches("sent") || state.matches("failed") || state.matches("idle")) expect(context.proof).toBeNull();
    if (state.matches("failed")) expect(context.failure).not.toBeNull();
    if (state.matches("failed") || state.matches("idle"))
      expect(state.can({ type: "submitted", email: "anna@example.ch", phone: "" })).toBe(true);
  }
});
