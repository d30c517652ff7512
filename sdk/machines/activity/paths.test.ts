import { getShortestPaths } from "xstate/graph";
import { expect, test } from "vitest";
import { reviewOf } from "../reviews/reviews.fixture.ts";
import { activityOf, listedOf } from "./activity.fixture.ts";
import { activityMachine } from "./activity.machine.ts";
import { isBookable } from "../../contracts/bookable.ts";
import type { ActivityEvent, ActivityMode } from "./activity.types.ts";

const done = (id: string, output: unknown) => ({ type: `xstate.done.actor.${id}`, output, actorId: id });
const failed = (id: string, error: unknown) => ({ type: `xstate.error.actor.${id}`, error, actorId: id });

const answers = [activityOf(), activityOf(104, { availableDates: [], rating: null })];

test.each(["full", "inline", "widget", "confirm"] as ActivityMode[])(
  "on every path (%s) opens only what exists and can be booked, and lets a failure be retried",
  (mode) => {
    const paths = getShortestPaths(activityMachine, {
      input: {
        given: { activityId: 104, locale: undefined, mode, appearance: { theme: "auto", brandColor: undefined } },
        opensBooking: true,
      },
      events: [
        ...answers.map((answer) => done("0.activity.loading", answer)),
        failed("0.activity.loading", { status: 0, code: "offline" }),
        failed("0.activity.loading", { status: 404, code: "activity_not_found" }),
        done("0.activity.shown.reviews.loading", [reviewOf(1)]),
        failed("0.activity.shown.reviews.loading", {}),
        done("0.activity.shown.similar.loading", [listedOf(105)]),
        failed("0.activity.shown.similar.loading", {}),
        { type: "retry" },
        { type: "slowTimer.elapsed" },
        { type: "booking.opened" },
        { type: "date.chosen", date: "2026-12-01" },
        { type: "booking.closed" },
        { type: "booking.lost" },
        { type: "picture.opened", index: 1 },
        { type: "picture.closed" },
        { type: "section.requested", section: "reviews" },
        { type: "section.toggled", section: "highlights" },
      ] as ActivityEvent[],
      serializeState: ({ value, context }) =>
        JSON.stringify([
          value,
          context.viewing,
          context.open,
          context.isSlow,
          context.lostBooking,
          context.activity?.availableDates,
          context.requested?.section,
        ]),
      limit: 20_000,
    });
    const names = new Set(
      paths.map(({ state }) => (typeof state.value === "string" ? state.value : Object.keys(state.value)[0])),
    );
    expect([...names].toSorted()).toEqual(["failed", "loading", "missing", "shown"]);
    for (const { state } of paths) {
      const { context } = state;
      if (state.matches({ shown: { booking: "open" } })) expect(isBookable(context.activity!)).toBe(true);
      if (state.matches("shown")) expect(context.activity).not.toBeNull();
      if (context.viewing !== null) expect(context.activity!.gallery[context.viewing]).toBeDefined();
      if (state.matches("failed")) expect(state.can({ type: "retry" })).toBe(true);
      if (mode !== "full" && state.matches("shown") && (mode === "confirm" || isBookable(context.activity!)))
        expect(context.similar).toEqual([]);
    }
  },
);
