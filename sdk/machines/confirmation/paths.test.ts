import { getShortestPaths } from "xstate/graph";
import { expect, test, vi } from "vitest";
import { createActor, fromCallback, fromPromise } from "xstate";
import { bookingStatuses, type Booking, type BookingStatus } from "../../contracts/booking.ts";
import { bookingOf } from "./confirmation.fixture.ts";
import { confirmationMachine } from "./confirmation.machine.ts";
import { type ConfirmationEvent, type ConfirmationEmitted } from "./confirmation.types.ts";

const input = { named: null, addressed: "booking-1", redirectResult: null, checkoutAddress: null };

/** The answers that a page may get for its booking. */
type Answer = BookingStatus | "seen confirmed" | "offline" | "unknown";
const answers: readonly Answer[] = [...bookingStatuses, "seen confirmed", "offline", "unknown"];

function given(answer: Answer): Booking {
  if (answer === "offline") throw { status: 0, code: "offline" };
  if (answer === "unknown") throw { status: 404, code: "booking_not_found" };
  return answer === "seen confirmed" ? bookingOf("confirmed") : bookingOf(answer, answer === "confirmed");
}

/** Where a visitor can be left: each has an end that is said, or a way on. */
const endings = ["confirmed", "over", "missing"];
const waysOn = ["paying.waiting", "requested", "failed", "loadFailed"];

/** Answers after which the basket is done with. */
const done: readonly Answer[] = ["confirmed", "seen confirmed", "requested", "cancelled", "refunded"];

/** More turns than the longest answer takes. */
const turnsAtMost = 100;

/** Plays answers one after the other; between two, the poll is due and the visitor presses to try again. */
async function play(order: readonly Answer[]) {
  const rest = [...order];
  let poll: ((event: ConfirmationEvent) => void) | undefined;
  const forgetCart = vi.fn();
  const emitted: string[] = [];
  const actor = createActor(
    confirmationMachine.provide({
      actors: {
        loadBooking: fromPromise(async () => given(rest.shift()!)),
        poll: fromCallback<ConfirmationEvent, { tries: number }>(({ sendBack }) => {
          poll = sendBack;
          return () => (poll = undefined);
        }),
      },
      actions: { forgetCart },
    }),
    { input },
  );
  actor.on("*", (event: ConfirmationEmitted) => emitted.push(event.type));
  actor.start();
  const where = () => {
    const { value } = actor.getSnapshot();
    return typeof value === "string" ? value : Object.entries(value).flat().join(".");
  };
  /** Every answer is there at once, so what is under way ends within a few turns of the event loop's own queue. */
  const settle = async () => {
    for (let turn = 0; turn < turnsAtMost && ![...endings, ...waysOn].includes(where()); turn++)
      await Promise.resolve();
    expect([...endings, ...waysOn]).toContain(where());
  };
  await settle();
  while (rest.length > 0 && waysOn.includes(where())) {
    if (poll) poll({ type: "poll.due" });
    else actor.send({ type: "retry" });
    await settle();
  }
  actor.stop();
  return {
    where: where(),
    emitted,
    forgotten: forgetCart.mock.calls.length > 0,
    used: order.slice(0, order.length - rest.length),
  };
}

test.each(answers)(
  "[R13.once] emits confirmed once and only when confirmed, and forgets the basket only when done: first answer %s",
  async (first) => {
    for (const order of answers.flatMap((second) => answers.map((third) => [first, second, third]))) {
      const { where, emitted, forgotten, used } = await play(order);
      expect(emitted.filter((event) => event === "confirmed")).toHaveLength(used.includes("confirmed") ? 1 : 0);
      expect(emitted.filter((event) => event === "pending").length).toBeLessThanOrEqual(1);
      expect(forgotten).toBe(used.some((answer) => done.includes(answer)));
      expect([...endings, ...waysOn]).toContain(where);
    }
  },
);

test("has a way on from every resting state, or is final", () => {
  const paths = getShortestPaths(confirmationMachine, {
    input,
    events: [
      ...answers
        .filter((answer) => answer !== "offline" && answer !== "unknown")
        .flatMap((answer) => doneOf(given(answer))),
      ...[
        { status: 0, code: "offline" },
        { status: 404, code: "booking_not_found" },
      ].flatMap(errorOf),
      { type: "poll.due" },
      { type: "retry" },
      { type: "slowTimer.elapsed" },
    ] as ConfirmationEvent[],
    serializeState: ({ value, context: { isPendingReported, isSlow, booking } }) =>
      JSON.stringify([value, isPendingReported, isSlow, booking?.status]),
    limit: 2000,
  });
  const reached = new Set(
    paths.map(({ state }) =>
      typeof state.value === "string" ? state.value : Object.entries(state.value).flat().join("."),
    ),
  );
  for (const state of [...endings, ...waysOn]) expect(reached).toContain(state);
  for (const { state } of paths) {
    const name = typeof state.value === "string" ? state.value : Object.keys(state.value)[0]!;
    if (!endings.includes(name))
      expect(["loading", "paying"].includes(name) || state.can({ type: "retry" })).toBe(true);
    expect(JSON.parse(JSON.stringify(state.context))).toEqual(state.context);
  }
});

/** The events of responses, wherever the chart has sent a request. */
const requesting = ["0.confirmation.loading.requesting", "0.confirmation.paying.requesting"];
const doneOf = (output: Booking) => requesting.map((id) => ({ type: `xstate.done.actor.${id}`, output, actorId: id }));
const errorOf = (error: unknown) => requesting.map((id) => ({ type: `xstate.error.actor.${id}`, error, actorId: id }));
