import { expect, test, vi } from "vitest";
import { createActor, fromCallback, fromPromise } from "xstate";
import type { Activity } from "../../contracts/activity.ts";
import { reviewOf } from "../reviews/reviews.fixture.ts";
import { activityOf, listedOf } from "./activity.fixture.ts";
import { activityMachine } from "./activity.machine.ts";
import type { ActivityEvent, ActivityEmitted, ActivityGiven } from "./activity.types.ts";

const given: ActivityGiven = {
  activityId: 104,
  locale: "en_CH",
  mode: "full",
  appearance: { theme: "auto", brandColor: undefined },
};

type Answer = Activity | { status: number; code: string };

function open(
  answers: Answer[] = [activityOf()],
  more: {
    given?: Partial<ActivityGiven>;
    opensBooking?: boolean;
    isOnServer?: boolean;
    similar?: () => ReturnType<typeof listedOf>[];
  } = {},
) {
  const rest = [...answers];
  const loadTopReviews = vi.fn(async () => [reviewOf(1)]);
  const loadSimilar = vi.fn(async () => (more.similar ? more.similar() : [listedOf(105)]));
  const actor = createActor(
    activityMachine.provide({
      actors: {
        loadActivity: fromPromise(async () => {
          const answer = rest.length > 1 ? rest.shift()! : rest[0]!;
          if ("code" in answer) throw answer;
          return answer;
        }),
        loadTopReviews: fromPromise(loadTopReviews),
        loadSimilar: fromPromise(loadSimilar),
        ...(more.isOnServer
          ? {}
          : { visitor: fromCallback<ActivityEvent>(({ sendBack }) => sendBack({ type: "page.opened" })) }),
      },
    }),
    { input: { given: { ...given, ...more.given }, opensBooking: more.opensBooking ?? false } },
  );
  const emitted: ActivityEmitted[] = [];
  actor.on("*", (event) => emitted.push(event));
  actor.start();
  const where = () => actor.getSnapshot();
  const reach = (state: "shown" | "missing" | "failed") =>
    vi.waitFor(() => expect(where().matches(state)).toBe(true), { interval: 1 });
  return { actor, emitted, where, reach, loadTopReviews, loadSimilar };
}

test("emits view_item once, a second after the activity is shown, with its price and data layer", async () => {
  const { emitted, reach } = open();
  await reach("shown");
  expect(emitted).toEqual([
    {
      type: "analytics",
      delay: 1000,
      detail: {
        name: "view_item",
        payload: { currency: "CHF", value: 4900, items: [{ id: 104, title: "Paddle steamer on Lake Thun" }] },
      },
    },
  ]);
});

test("emits nothing on the server, and once in the browser that shows the page", async () => {
  const server = open(undefined, { isOnServer: true });
  await server.reach("shown");
  expect(server.emitted).toEqual([]);
  server.actor.send({ type: "page.opened" });
  server.actor.send({ type: "page.opened" });
  expect(server.emitted).toHaveLength(1);
});

test("emits a chosen similar activity without delay, since the page navigates", async () => {
  const { actor, emitted, reach, where } = open();
  await reach("shown");
  await vi.waitFor(() => expect(where().context.similar).toHaveLength(1), { interval: 1 });
  actor.send({ type: "similar.selected", activityId: 105 });
  actor.send({ type: "similar.selected", activityId: 999 });
  expect(emitted.slice(1)).toEqual([
    { type: "select", detail: { activityId: 105, kind: "activity", value: "/en-ch/activity/105-trip" } },
    {
      type: "analytics",
      detail: {
        name: "select_item",
        payload: { item_list_name: "similar", currency: "CHF", items: [{ id: 105, title: "Trip 105" }] },
      },
    },
  ]);
});

test("loads similar activities in full mode only, and neither loads nor emits anything in confirm mode", async () => {
  const inline = open(undefined, { given: { mode: "inline" } });
  await inline.reach("shown");
  expect([inline.loadSimilar.mock.calls.length, inline.loadTopReviews.mock.calls.length]).toEqual([0, 1]);
  const contents = open(undefined, { given: { mode: "confirm" } });
  await contents.reach("shown");
  expect([contents.loadSimilar.mock.calls.length, contents.loadTopReviews.mock.calls.length]).toEqual([0, 0]);
  expect(contents.emitted).toEqual([]);
});

test("loads no reviews without a rating, and shows the page without similar activities", async () => {
  const { where, reach, loadTopReviews } = open([activityOf(104, { rating: null })], {
    similar: () => {
      throw { status: 0, code: "offline" };
    },
  });
  await reach("shown");
  await vi.waitFor(() => expect(where().matches({ shown: { similar: "none" } })).toBe(true), { interval: 1 });
  expect(loadTopReviews).not.toHaveBeenCalled();
});

test("opens and closes the booking, unless the activity has no dates or no summary", async () => {
  const { actor, where, reach } = open();
  await reach("shown");
  actor.send({ type: "booking.opened" });
  expect(where().matches({ shown: { booking: "open" } })).toBe(true);
  actor.send({ type: "booking.lost" });
  expect(where().context.lostBooking).toBe(true);
  actor.send({ type: "booking.opened" });
  expect(where().context.lostBooking).toBe(false);
  actor.send({ type: "booking.closed" });
  expect(where().matches({ shown: { booking: "closed" } })).toBe(true);
  for (const closed of [activityOf(104, { availableDates: [] }), activityOf(104, { summary: null })]) {
    const run = open([closed], { opensBooking: true });
    await run.reach("shown");
    run.actor.send({ type: "booking.opened" });
    expect(run.where().matches({ shown: { booking: "closed" } })).toBe(true);
  }
});

test("starts the booking on the day chosen on the page, and without a day the next time", async () => {
  const { actor, where, reach } = open();
  await reach("shown");
  actor.send({ type: "booking.opened", date: "2026-12-01" });
  expect(where().context.bookingDate).toBe("2026-12-01");
  actor.send({ type: "booking.closed" });
  actor.send({ type: "booking.opened" });
  expect(where().context.bookingDate).toBeNull();
  actor.send({ type: "booking.closed" });
  actor.send({ type: "date.chosen", date: "2026-12-02" });
  expect(where().context.bookingDate).toBe("2026-12-02");
  expect(where().matches({ shown: { booking: "closed" } })).toBe(true);
});

test("opens the booking on load when the address has a selection, once", async () => {
  const { actor, where, reach } = open(undefined, { opensBooking: true });
  await reach("shown");
  expect(where().matches({ shown: { booking: "open" } })).toBe(true);
  actor.send({ type: "attributes.changed", given: { ...given, activityId: 105 } });
  await reach("shown");
  expect(where().matches({ shown: { booking: "closed" } })).toBe(true);
});

test("opens the first section and each requested one, counts requests and ignores unknown sections", async () => {
  const { actor, where, reach } = open();
  await reach("shown");
  expect(where().context.open).toEqual(["includes"]);
  actor.send({ type: "section.requested", section: "meeting-points" });
  actor.send({ type: "section.requested", section: "meeting-points" });
  actor.send({ type: "section.requested", section: "nonsense" });
  expect(where().context).toMatchObject({
    open: ["includes", "meeting-points"],
    requested: { section: "meeting-points", turn: 2 },
  });
  actor.send({ type: "section.toggled", section: "includes" });
  actor.send({ type: "section.requested", section: "reviews" });
  expect(where().context.requested).toEqual({ section: "reviews", turn: 3 });
  expect(where().context.open).not.toContain("includes");
});

test("opens the viewer for a picture that exists", async () => {
  const { actor, where, reach } = open();
  await reach("shown");
  actor.send({ type: "picture.opened", index: 7 });
  expect(where().context.viewing).toBeNull();
  actor.send({ type: "picture.opened", index: 2 });
  expect(where().context.viewing).toBe(2);
  actor.send({ type: "picture.closed" });
  expect(where().context.viewing).toBeNull();
});

test("reports an unknown activity as gone, and lets a failed load be retried", async () => {
  await open([{ status: 404, code: "activity_not_found" }]).reach("missing");
  const { actor, reach } = open([{ status: 0, code: "offline" }, activityOf()]);
  await reach("failed");
  actor.send({ type: "retry" });
  await reach("shown");
});

test("loads again for another activity or language, and not for another appearance", async () => {
  const { actor, where, reach } = open([activityOf(), activityOf(105)]);
  await reach("shown");
  actor.send({ type: "picture.opened", index: 0 });
  actor.send({ type: "attributes.changed", given: { ...given, appearance: { theme: "dark", brandColor: "#8a3324" } } });
  expect(where().context).toMatchObject({ viewing: 0, given: { appearance: { theme: "dark" } } });
  actor.send({ type: "attributes.changed", given: { ...given, activityId: 105 } });
  expect(where().context).toMatchObject({ activity: null, viewing: null });
  await reach("shown");
  expect(where().context.activity!.id).toBe(105);
});
