import { getShortestPaths } from "xstate/graph";
import { createActor, fromPromise } from "xstate";
import { expect, test, vi } from "vitest";
import type { SignedInUser } from "../shell/visitor.ts";
import { sessionMachine } from "./session.machine.ts";
import type { SessionEvent, SessionOutcome } from "./session.types.ts";

/** A visitor whose answers the test gives, in any order. */
function open() {
  const users: PromiseWithResolvers<SessionOutcome>[] = [];
  const counts: PromiseWithResolvers<number>[] = [];
  const reloadDocument = vi.fn();
  const next = <Answer>(all: PromiseWithResolvers<Answer>[]) => {
    const answer = Promise.withResolvers<Answer>();
    all.push(answer);
    return answer.promise;
  };
  const actor = createActor(
    sessionMachine.provide({
      actors: {
        readUser: fromPromise<SessionOutcome>(() => next(users)),
        countReservations: fromPromise<number>(() => next(counts)),
      },
      actions: { reloadDocument },
    }),
  ).start();
  const shows = (user: SignedInUser | null, basketCount: number) =>
    vi.waitFor(() => expect(actor.getSnapshot().context).toEqual({ user, basketCount }));
  return { actor, users, counts, reloadDocument, shows };
}

const elena: SignedInUser = {
  name: "Elena",
  email: "elena@example.com",
  picture: null,
  roles: ["customer"],
  isAffiliate: false,
};
const signedIn = { kind: "read", user: elena } as const;

test("a page shows the account and how full the basket is", async () => {
  const { actor, users, counts, shows } = open();
  actor.send({ type: "visitor.requested" });
  users[0]!.resolve(signedIn);
  counts[0]!.resolve(2);
  await shows(elena, 2);
});

test("drops an answer that comes after another request", async () => {
  const { actor, users, counts, shows } = open();
  actor.send({ type: "visitor.requested" });
  actor.send({ type: "visitor.requested" });
  actor.send({ type: "cart.changed" });
  users[1]!.resolve(signedIn);
  counts[2]!.resolve(3);
  await shows(elena, 3);
  users[0]!.resolve({ kind: "read", user: null });
  counts[0]!.resolve(1);
  await Promise.resolve();
  await shows(elena, 3);
});

test("a cart that has changed is counted without a request for the account", () => {
  const { actor, users, counts } = open();
  actor.send({ type: "cart.changed" });
  expect([users.length, counts.length]).toEqual([0, 1]);
});

test("without an answer the visitor is a guest, and the basket empty", async () => {
  const { actor, users, counts, shows } = open();
  actor.send({ type: "visitor.requested" });
  users[0]!.resolve(signedIn);
  counts[0]!.resolve(2);
  await shows(elena, 2);
  actor.send({ type: "visitor.requested" });
  users[1]!.reject(new Error("no"));
  counts[1]!.reject(new Error("no"));
  await shows(null, 0);
});

test("[R18] a session that is over loads the page anew, once, and nothing more is requested", async () => {
  const { actor, users, counts, reloadDocument } = open();
  actor.send({ type: "visitor.requested" });
  users[0]!.resolve({ kind: "left" });
  await vi.waitFor(() => expect(reloadDocument).toHaveBeenCalledOnce());
  actor.send({ type: "visitor.requested" });
  expect([users.length, counts.length]).toEqual([1, 1]);
});

test("from the chart itself: an account is shown only where the server has named one", () => {
  const done = (id: string, output: unknown) => ({ type: `xstate.done.actor.${id}`, output, actorId: id });
  const failed = (id: string) => ({ type: `xstate.error.actor.${id}`, error: new Error("no"), actorId: id });
  const [user, basket] = ["0.session.followed.user.reading", "0.session.followed.basket.counting"];
  const paths = getShortestPaths(sessionMachine, {
    events: [
      { type: "visitor.requested" },
      { type: "cart.changed" },
      done(user, signedIn),
      done(user, { kind: "read", user: null }),
      done(user, { kind: "left" }),
      failed(user),
      done(basket, 2),
      failed(basket),
    ] as SessionEvent[],
    limit: 20_000,
  });
  const reached = new Set(paths.map(({ state }) => JSON.stringify(state.value)));
  const basketStates = ["counted", "counting"];
  const userStates = ["guest", "reading", "signedIn", "unknown"];
  const expected = userStates.flatMap((user) =>
    basketStates.map((basket) => JSON.stringify({ followed: { user, basket } })),
  );
  expect([...reached].toSorted()).toEqual(['"left"', ...expected].toSorted());
  for (const { state } of paths) {
    if (state.matches({ followed: { user: "signedIn" } })) expect(state.context.user).toEqual(elena);
    if (state.matches({ followed: { user: "guest" } })) expect(state.context.user).toBeNull();
    if (state.matches("left")) expect(state.can({ type: "visitor.requested" })).toBe(false);
  }
});
